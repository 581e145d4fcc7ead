import java.util.*;
import java.util.function.*;
/** Footprints, sequences, sets of locations and other corners of specifications: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Footprints {
  static class N { int v; int w; /*@ nullable @*/ N next; int[] q = new int[2]; }
  int f, h; int[] arr = new int[3]; /*@ nullable @*/ N nn; static int st;
  //@ accessible f; assignable \nothing;
  int ac1() { // FALSE
    return f == 3 ? h : f; }
  //@ accessible f, h; assignable \nothing;
  int ac2() { // TRUE
    return f == 3 ? h : f; }
  //@ accessible \nothing; assignable \nothing;
  static int ac3(int x) { // FALSE
    return x == 3 ? st : x; }
  //@ accessible \nothing; assignable \nothing;
  static int ac4(int x) { // TRUE
    return x == 3 ? 4 : x; }
  //@ accessible arr; assignable \nothing;
  int ac5() { // FALSE
    return arr.length > 0 ? arr[0] : 1; }
  //@ accessible arr; assignable \nothing;
  int ac6() { // TRUE
    return arr.length; }
  //@ accessible arr, arr[*]; assignable \nothing;
  int ac7() { // TRUE
    return arr.length > 0 ? arr[0] : 1; }
  //@ accessible n.v; assignable \nothing;
  static int ac8(N n) { // FALSE
    return n.next != null ? n.next.v : n.v; }
  //@ accessible n.v; assignable \nothing;
  static int ac9(N n, N m) { // FALSE
    return m.v; }
  //@ accessible n.v, m.v; assignable \nothing;
  static int ac10(N n, N m) { // TRUE
    return n == m ? 1 : m.v; }
  //@ accessible f; assignable \nothing;
  int ac11() { // TRUE
    return h - h + f; }
  //@ ensures \not_modified(n.v, n.w);
  static void nm1(N n, N m) { // FALSE
    m.w++; }
  //@ ensures \not_modified(n.*);
  static void nm2(N n, N m) { // FALSE
    m.next = null; }
  //@ ensures \not_modified(n.q[*]);
  static void nm3(N n) { // FALSE
    if (n.q.length > 1) n.q[1]++; }
  //@ ensures \not_modified(n.q);
  static void nm4(N n) { // TRUE
    if (n.q.length > 1) n.q[1]++; }
  //@ ensures \fresh(\result) && \fresh(\result.q);
  static N fr1(N n) { // FALSE
    N r = new N(); if (n.v == 9) r.q = n.q; return r; }
  //@ ensures \fresh(\result) && \fresh(\result.q);
  static N fr2(N n) { // TRUE
    N r = new N(); if (n.v == 9) r.q = n.q.clone(); return r; }
  //@ ensures \fresh(\result);
  static String fr3(int x) { // FALSE
    return x == 4 ? "a" : new String("b"); }
  //@ ensures \fresh(\result);
  static Integer fr4(int x) { // FALSE
    return x; }
  //@ assignable \singleton(n.v);
  static void ls1(N n) { // FALSE
    n.v++; if (n.v == 7) n.w++; }
  //@ assignable \set_union(\singleton(n.v), \singleton(n.w));
  static void ls2(N n) { // TRUE
    n.v++; if (n.v == 7) n.w++; }
  //@ assignable \set_minus(\all_fields(n), \singleton(n.v));
  static void ls3(N n, N m) { // FALSE
    n.w++; if (n == m) m.v++; }
  //@ assignable \intersect(\all_fields(n), \all_fields(m));
  static void ls4(N n, N m) { // FALSE
    n.w++; }
  //@ assignable \intersect(\all_fields(n), \all_fields(m));
  static void ls5(N n, N m) { // TRUE
    if (n == m) n.w++; }
  //@ assignable \infinite_union(int i; 0 <= i && i < k; \singleton(q[i])); requires 0 <= k && k < q.length;
  static void ls6(int[] q, int k) { // FALSE
    q[k]++; }
  //@ assignable q[0..k]; requires 0 <= k && k < q.length;
  static void ls7(int[] q, int k) { // TRUE
    q[k]++; }
  //@ assignable q[k..0]; requires 0 < k && k < q.length;
  static void ls8(int[] q, int k) { // FALSE
    q[k]++; }
  //@ ensures \disjoint(\all_fields(n), \all_fields(m));
  static void ls9(N n, N m) { // FALSE
    }
  //@ ensures n != m ==> \disjoint(\all_fields(n), \all_fields(m));
  static void ls10(N n, N m) { // TRUE
    }
  //@ ensures \subset(\singleton(n.v), \all_fields(m));
  static void ls11(N n, N m) { // FALSE
    }
  //@ ensures \array2seq(q) == \old(\array2seq(q)); requires q.length == 2;
  static void sq1(int[] q) { // FALSE
    q[0] = q[1]; }
  //@ ensures \array2seq(q) == \seq_reverse(\old(\array2seq(q))); requires q.length == 2;
  static void sq2(int[] q) { // TRUE
    int t = q[0]; q[0] = q[1]; q[1] = t; }
  //@ ensures \seq_length(\seq_concat(\array2seq(q), \array2seq(r))) == q.length;
  static void sq3(int[] q, int[] r) { // FALSE
    }
  //@ ensures \array2seq(\result) == \seq_concat(\array2seq(q), \array2seq(r)); requires q.length == 1 && r.length == 1;
  static int[] sq4(int[] q, int[] r) { // TRUE
    return new int[] { q[0], r[0] }; }
  //@ ensures \array2seq(\result) == \seq_concat(\array2seq(q), \array2seq(r)); requires q.length == 1 && r.length == 1;
  static int[] sq5(int[] q, int[] r) { // FALSE
    return new int[] { r[0], q[0] }; }
  //@ ensures \typeof(\result) == \type(N);
  static N ty1(N n) { // FALSE
    return n.v == 5 ? new N() { } : new N(); }
  //@ ensures \typeof(\result) <: \type(N);
  static N ty2(N n) { // TRUE
    return n.v == 5 ? new N() { } : new N(); }
  //@ ensures \typeof(o) == \type(Integer) ==> \result;
  static boolean ty3(Object o) { // FALSE
    return o instanceof Integer i && i > 0 || !(o instanceof Number); }
  //@ ensures \nonnullelements(\result);
  static /*@ nullable @*/ String[] ty4(int x) { // FALSE
    return x == 3 ? new String[1] : new String[] { "a" }; }
  //@ ensures (\forall N n; n != x; n.v == \old(n.v));
  static void qo1(N x, N y) { // FALSE
    y.v++; }
  //@ ensures (\forall N n; \old(n.v) == 5; n.v == 5);
  static void qo2(N x) { // FALSE
    x.v = 6; }
  //@ ensures (\forall N n; n.v != 5 ==> n.v == \old(n.v));
  static void qo3(N x) { // TRUE
    x.v = 5; }
  //@ ensures (\exists N n; n.v == 5);
  static void qo4(N x) { // TRUE
    x.v = 5; }
  //@ ensures (\exists N n; n.v == 5 && n != x);
  static void qo5(N x) { // FALSE
    x.v = 5; }
  //@ requires q.length > 0; ensures \result == (\max int i; 0 <= i && i < q.length; q[i]);
  static int mx1(int[] q) { // FALSE
    int m = q[0]; for (int i = 1; i < q.length - 1; i++) if (q[i] > m) m = q[i]; return m; }
  //@ requires q.length == 3; ensures \result == (\min int i; 0 <= i && i < q.length; q[i]);
  static int mx2(int[] q) { // TRUE
    return Math.min(q[0], Math.min(q[1], q[2])); }
  //@ ensures \result == (\max int i; 0 <= i && i < q.length; q[i]);
  static int mx3(int[] q) { // FALSE
    int m = Integer.MIN_VALUE; for (int i = 0; i < 1 && i < q.length; i++) m = q[i]; return m; }
  //@ requires q.length == 2; ensures \result == (\product int i; 0 <= i && i < 2; q[i]);
  static int pr1(int[] q) { // FALSE
    return q[0] * q[1]; }
  //@ requires q.length == 2; ensures \result == (\product int i; 0 <= i && i < 2; q[i]);
  static long pr2(int[] q) { // TRUE
    return (long) q[0] * q[1]; }
  //@ requires q.length == 3; ensures \result == (\num_of int i; 0 <= i && i < 3; q[i] > 0);
  static int nu1(int[] q) { // FALSE
    int r = 0; for (int z : q) if (z > 0) r++; return r == 3 ? 2 : r; }
  //@ ensures \result == \old(q[0] + q.length); requires q.length > 0;
  static int old1(int[] q) { // FALSE
    int r = q[0]; q[0] = 0; return r + q.length; }
  //@ ensures \result == \old(q)[0]; requires q.length > 0;
  static int old2(int[] q) { // FALSE
    int r = q[0]; q[0] = 0; return r; }
  //@ ensures \result == \old(n.next.v) && \old(n.next) != null; requires n.next != null;
  static int old3(N n) { // TRUE
    int r = n.next.v; n.next = null; return r; }
  //@ ensures n.next != null ==> n.next.v == \old(n.next.v);
  static void old4(N n) { // FALSE
    n.next = new N(); }
  //@ ensures (\forall int i; 0 <= i && i < q.length; q[i] == \old(q[q.length - 1 - i])); requires q.length == 3;
  static void old5(int[] q) { // FALSE
    int t = q[0]; q[0] = q[2]; q[1] = q[2]; q[2] = t; }
  //@ requires x < 100 && x > 0; ensures \result == x * 4;
  static int old6(int x) { // TRUE
    int r = x;
    //@ loop_invariant 0 <= i && i <= 3 && r == \old(x) * (i + 1) && x == \old(x); decreases 3 - i;
    for (int i = 0; i < 3; i++) r += x;
    return r; }
  //@ requires x < 100 && x > 0; ensures \result == x * 4;
  static int old7(int x) { // FALSE
    int r = x;
    for (int i = 0; i < 3; i++) { r += x; x = i == 1 ? x + 1 : x; }
    return r; }
  static class K1 { int f; 
    //@ ensures this.f == x && \old(x) == x;
    K1(int x) { // FALSE
      f = x; x = 4; if (f == 12) f = 13; } }
  static class K2 { int[] arr = new int[3]; 
    //@ ensures \fresh(this) && this.arr.length == 3;
    K2() { // TRUE
      } }
  static class K3 { N nn; 
    //@ requires n.v < 100; ensures n.v == \old(n.v) + 1;
    K3(N n, int k) { // FALSE
      n.v++; this.nn = n; if (k == 3) nn.v++; } }
  static class K4 { 
    //@ assignable \nothing;
    K4(N n, long k) { // FALSE
      n.v++; n.v--; if (k == 5) n.w++; } }
  static class K5 { int f; int[] arr = new int[1]; 
    //@ assignable \nothing;
    K5(N n, byte k) { // TRUE
      n.v++; n.v--; f = k; arr[0] = k; } }
  //@ assignable f;
  void as1(Footprints o) { // FALSE
    o.f++; }
  //@ assignable this.arr[0]; requires arr.length > 0;
  void as2(int[] q) { // FALSE
    if (q.length > 0) q[0]++; }
  //@ assignable this.arr[0]; requires arr.length > 0;
  void as3(int[] q) { // TRUE
    if (q == arr) q[0]++; }
  //@ assignable nn.v; requires nn != null;
  void as4() { // FALSE
    nn = nn.next; if (nn != null) nn.v++; }
  //@ assignable nn, nn.v; requires nn != null;
  void as5() { // FALSE
    nn = nn.next; if (nn != null) nn.v++; }
  //@ assignable nn, nn.next.v; requires nn != null && nn.next != null;
  void as6() { // TRUE
    nn = nn.next; nn.v++; }
  //@ assignable \strictly_nothing;
  static int as7(int x) { // FALSE
    return x == 5 ? new N().v : 0; }
  //@ assignable \nothing;
  static int as8(int x) { // TRUE
    N n = new N(); n.v = x; n.q[0] = 3; return n.v; }
}
