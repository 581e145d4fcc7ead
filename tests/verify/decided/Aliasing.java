/** Two references to one object, and what may change: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Aliasing {
  static class C { int v; int w; /*@ nullable @*/ C next; /*@ nullable @*/ int[] arr; int get() { return v; } void put(int k) { v = k; } }
  static class D extends C { int u; int get() { return v + u; } void put(int k) { u = k; } }
  static int st; static /*@ nullable @*/ C sc; static /*@ nullable @*/ int[] sa;



  static void bump(/*@ nullable @*/ C c) { c.v++; }

  static void swap(/*@ nullable @*/ int[] q, int m, int n) { int t = q[m]; q[m] = q[n]; q[n] = t; }
  static void link(/*@ nullable @*/ C c, /*@ nullable @*/ C d) { c.next = d; if (d != null && d.next == null) d.next = c; }
  static void move(/*@ nullable @*/ C c, /*@ nullable @*/ C d, int k) { c.v -= k; d.v += k; }
  static void fill(/*@ nullable @*/ int[] q, int k) { for (int m = 0; m < 2; m++) q[m] = k + m; }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.arr != a;
  static void h0_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] = x.next.w;
    sc.next.v = 1;
    y.next.w -= x.get();
    if (p) {
      switch (y.v) {
        case 0:
          C z1 = p ? x : y;
          break;
        case 1:
          int k2 = x.next.w;
          break;
        default:
          sc.w = y.v;
      }
    } else {
      C z3 = p ? x : x.next;
      x.v += j;
    }
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.next) != x.next;
  static void h0_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] = x.next.w;
    sc.next.v = 1;
    y.next.w -= x.get();
    if (p) {
      switch (y.v) {
        case 0:
          C z1 = p ? x : y;
          break;
        case 1:
          int k2 = x.next.w;
          break;
        default:
          sc.w = y.v;
      }
    } else {
      C z3 = p ? x : x.next;
      x.v += j;
    }
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h0_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] = x.next.w;
    sc.next.v = 1;
    y.next.w -= x.get();
    if (p) {
      switch (y.v) {
        case 0:
          C z1 = p ? x : y;
          break;
        case 1:
          int k2 = x.next.w;
          break;
        default:
          sc.w = y.v;
      }
    } else {
      C z3 = p ? x : x.next;
      x.v += j;
    }
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h0_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[0] = x.next.w;
    sc.next.v = 1;
    y.next.w -= x.get();
    if (p) {
      switch (y.v) {
        case 0:
          C z1 = p ? x : y;
          break;
        case 1:
          int k2 = x.next.w;
          break;
        default:
          sc.w = y.v;
      }
    } else {
      C z3 = p ? x : x.next;
      x.v += j;
    }
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h0_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[0] = x.next.w;
    sc.next.v = 1;
    y.next.w -= x.get();
    if (p) {
      switch (y.v) {
        case 0:
          C z1 = p ? x : y;
          break;
        case 1:
          int k2 = x.next.w;
          break;
        default:
          sc.w = y.v;
      }
    } else {
      C z3 = p ? x : x.next;
      x.v += j;
    }
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.v, b[*], y.arr, x.arr;
  static void h0_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] = x.next.w;
    sc.next.v = 1;
    y.next.w -= x.get();
    if (p) {
      switch (y.v) {
        case 0:
          C z1 = p ? x : y;
          break;
        case 1:
          int k2 = x.next.w;
          break;
        default:
          sc.w = y.v;
      }
    } else {
      C z3 = p ? x : x.next;
      x.v += j;
    }
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> 3 != \old(y.v);
  static void h1_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((j ^ i) > y.v) {
      fill(x.arr, y.arr[0]);
    } else {
      C z1 = p ? y : y;
      st++;
    }
    if (x instanceof D) {
      try {
        y.arr = x.arr;
        y.next.w -= j;
      } catch (RuntimeException e2) {
        y.w = x.v;
      } finally {
        sa[1] = st;
      }
      a[j] = a[1];
    }
    y = x;
    for (int q3 = 0; q3 < 2; q3++) {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> \old(x.w) != st;
  static void h1_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((j ^ i) > y.v) {
      fill(x.arr, y.arr[0]);
    } else {
      C z1 = p ? y : y;
      st++;
    }
    if (x instanceof D) {
      try {
        y.arr = x.arr;
        y.next.w -= j;
      } catch (RuntimeException e2) {
        y.w = x.v;
      } finally {
        sa[1] = st;
      }
      a[j] = a[1];
    }
    y = x;
    for (int q3 = 0; q3 < 2; q3++) {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x).v == \old(a[0]) || y.arr == b;
  static void h1_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((j ^ i) > y.v) {
      fill(x.arr, y.arr[0]);
    } else {
      C z1 = p ? y : y;
      st++;
    }
    if (x instanceof D) {
      try {
        y.arr = x.arr;
        y.next.w -= j;
      } catch (RuntimeException e2) {
        y.w = x.v;
      } finally {
        sa[1] = st;
      }
      a[j] = a[1];
    }
    y = x;
    for (int q3 = 0; q3 < 2; q3++) {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> \old(y) == y;
  static void h1_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((j ^ i) > y.v) {
      fill(x.arr, y.arr[0]);
    } else {
      C z1 = p ? y : y;
      st++;
    }
    if (x instanceof D) {
      try {
        y.arr = x.arr;
        y.next.w -= j;
      } catch (RuntimeException e2) {
        y.w = x.v;
      } finally {
        sa[1] = st;
      }
      a[j] = a[1];
    }
    y = x;
    for (int q3 = 0; q3 < 2; q3++) {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.get() == \old(y.get());
  static void h1_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((j ^ i) > y.v) {
      fill(x.arr, y.arr[0]);
    } else {
      C z1 = p ? y : y;
      st++;
    }
    if (x instanceof D) {
      try {
        y.arr = x.arr;
        y.next.w -= j;
      } catch (RuntimeException e2) {
        y.w = x.v;
      } finally {
        sa[1] = st;
      }
      a[j] = a[1];
    }
    y = x;
    for (int q3 = 0; q3 < 2; q3++) {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.v, a[i], st, y.next;
  static void h1_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((j ^ i) > y.v) {
      fill(x.arr, y.arr[0]);
    } else {
      C z1 = p ? y : y;
      st++;
    }
    if (x instanceof D) {
      try {
        y.arr = x.arr;
        y.next.w -= j;
      } catch (RuntimeException e2) {
        y.w = x.v;
      } finally {
        sa[1] = st;
      }
      a[j] = a[1];
    }
    y = x;
    for (int q3 = 0; q3 < 2; q3++) {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.w + \old(y).w != \old(x.v);
  static void h2_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = sc != x.next.next ? b : sa;
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x != y.next;
  static void h2_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = sc != x.next.next ? b : sa;
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(y.v) == \old(a[0]);
  static void h2_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = sc != x.next.next ? b : sa;
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> x != null;
  static void h2_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = sc != x.next.next ? b : sa;
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(y.w) == \old(y.w);
  static void h2_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = sc != x.next.next ? b : sa;
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], y.arr, y.*, st, b[i];
  static void h2_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = sc != x.next.next ? b : sa;
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, a[i], x.v;
  static void h2_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = sc != x.next.next ? b : sa;
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.next != x;
  static void h3_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x = y;
    b[i] += y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.next) != x;
  static void h3_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x = y;
    b[i] += y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[0] >= y.v;
  static void h3_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x = y;
    b[i] += y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures 5 == \old(st) || x != null;
  static void h3_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x = y;
    b[i] += y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> \old(y.next) == y.next;
  static void h3_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x = y;
    b[i] += y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[*], x.next, y.next;
  static void h3_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x = y;
    b[i] += y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], y.arr, x.arr[1], b[*];
  static void h3_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x = y;
    b[i] += y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.next.v != b[0];
  static void h4_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = (y.arr[i] <= 5 ? (5 - sa[i]) : st);
    a = b;
    try {
      for (int q2 = 0; q2 < 3; q2++) {
        sc.w -= a[i];
      }
      for (int q3 = 0; q3 < 3; q3++) {
        y.v -= sc.w;
      }
    } catch (NullPointerException e4) {
      x.put(y.arr[1]);
    }
    y.next = x;
    for (int q5 = 0; q5 < 3; q5++) {
      link(x.next, y);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> \old(j) != y.next.v;
  static void h4_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = (y.arr[i] <= 5 ? (5 - sa[i]) : st);
    a = b;
    try {
      for (int q2 = 0; q2 < 3; q2++) {
        sc.w -= a[i];
      }
      for (int q3 = 0; q3 < 3; q3++) {
        y.v -= sc.w;
      }
    } catch (NullPointerException e4) {
      x.put(y.arr[1]);
    }
    y.next = x;
    for (int q5 = 0; q5 < 3; q5++) {
      link(x.next, y);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v <= a[1];
  static void h4_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = (y.arr[i] <= 5 ? (5 - sa[i]) : st);
    a = b;
    try {
      for (int q2 = 0; q2 < 3; q2++) {
        sc.w -= a[i];
      }
      for (int q3 = 0; q3 < 3; q3++) {
        y.v -= sc.w;
      }
    } catch (NullPointerException e4) {
      x.put(y.arr[1]);
    }
    y.next = x;
    for (int q5 = 0; q5 < 3; q5++) {
      link(x.next, y);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h4_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = (y.arr[i] <= 5 ? (5 - sa[i]) : st);
    a = b;
    try {
      for (int q2 = 0; q2 < 3; q2++) {
        sc.w -= a[i];
      }
      for (int q3 = 0; q3 < 3; q3++) {
        y.v -= sc.w;
      }
    } catch (NullPointerException e4) {
      x.put(y.arr[1]);
    }
    y.next = x;
    for (int q5 = 0; q5 < 3; q5++) {
      link(x.next, y);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])) || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h4_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = (y.arr[i] <= 5 ? (5 - sa[i]) : st);
    a = b;
    try {
      for (int q2 = 0; q2 < 3; q2++) {
        sc.w -= a[i];
      }
      for (int q3 = 0; q3 < 3; q3++) {
        y.v -= sc.w;
      }
    } catch (NullPointerException e4) {
      x.put(y.arr[1]);
    }
    y.next = x;
    for (int q5 = 0; q5 < 3; q5++) {
      link(x.next, y);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, y.next.w, b[*];
  static void h4_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = (y.arr[i] <= 5 ? (5 - sa[i]) : st);
    a = b;
    try {
      for (int q2 = 0; q2 < 3; q2++) {
        sc.w -= a[i];
      }
      for (int q3 = 0; q3 < 3; q3++) {
        y.v -= sc.w;
      }
    } catch (NullPointerException e4) {
      x.put(y.arr[1]);
    }
    y.next = x;
    for (int q5 = 0; q5 < 3; q5++) {
      link(x.next, y);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y).w >= a[1];
  static void h5_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] += (i + j);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h5_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] += (i + j);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> x.next != x;
  static void h5_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] += (i + j);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h5_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[0] += (i + j);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h5_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[0] += (i + j);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[j], y.arr[*], a[0], x.w, y.next.w;
  static void h5_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] += (i + j);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.next.w != \old(y.next.w);
  static void h6_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.w += b.length;
    C z1 = new D();
    for (int q2 = 0; q2 < 2; q2++) {
      sc.next = z1;
    }
    sc.v = y.v;
    b[j] = b[i];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> x.next != null;
  static void h6_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.w += b.length;
    C z1 = new D();
    for (int q2 = 0; q2 < 2; q2++) {
      sc.next = z1;
    }
    sc.v = y.v;
    b[j] = b[i];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> y.arr == a;
  static void h6_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.w += b.length;
    C z1 = new D();
    for (int q2 = 0; q2 < 2; q2++) {
      sc.next = z1;
    }
    sc.v = y.v;
    b[j] = b[i];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == x || x.arr[1] <= \old(y.v);
  static void h6_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next.w += b.length;
    C z1 = new D();
    for (int q2 = 0; q2 < 2; q2++) {
      sc.next = z1;
    }
    sc.v = y.v;
    b[j] = b[i];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> y.get() == \old(y.get());
  static void h6_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next.w += b.length;
    C z1 = new D();
    for (int q2 = 0; q2 < 2; q2++) {
      sc.next = z1;
    }
    sc.v = y.v;
    b[j] = b[i];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, b[j], y.next, y.w, y.v;
  static void h6_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.w += b.length;
    C z1 = new D();
    for (int q2 = 0; q2 < 2; q2++) {
      sc.next = z1;
    }
    sc.v = y.v;
    b[j] = b[i];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.v) != 1;
  static void h7_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(y, sc);
    link(x, x.next);
    if (b[0] == (x.next == sc.next ? y.get() : i)) {
      y.put(x.v);
      x.next = y;
    } else {
      bump(sc);
      y.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.next) != x;
  static void h7_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(y, sc);
    link(x, x.next);
    if (b[0] == (x.next == sc.next ? y.get() : i)) {
      y.put(x.v);
      x.next = y;
    } else {
      bump(sc);
      y.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> x.w == a[0];
  static void h7_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(y, sc);
    link(x, x.next);
    if (b[0] == (x.next == sc.next ? y.get() : i)) {
      y.put(x.v);
      x.next = y;
    } else {
      bump(sc);
      y.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k])) || y.next.v != a[1];
  static void h7_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    link(y, sc);
    link(x, x.next);
    if (b[0] == (x.next == sc.next ? y.get() : i)) {
      y.put(x.v);
      x.next = y;
    } else {
      bump(sc);
      y.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get()) || (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h7_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    link(y, sc);
    link(x, x.next);
    if (b[0] == (x.next == sc.next ? y.get() : i)) {
      y.put(x.v);
      x.next = y;
    } else {
      bump(sc);
      y.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[j], b[i], y.*, x.next.v;
  static void h7_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(y, sc);
    link(x, x.next);
    if (b[0] == (x.next == sc.next ? y.get() : i)) {
      y.put(x.v);
      x.next = y;
    } else {
      bump(sc);
      y.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v != \old(x.v);
  static void h8_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next = y;
    y.v += (a[j] + 7);
    x.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> y.next != null;
  static void h8_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next = y;
    y.v += (a[j] + 7);
    x.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(1) + 1 == j) == (x.get() == \old(x.get()));
  static void h8_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next = y;
    y.v += (a[j] + 7);
    x.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || y.get() == \old(y.get());
  static void h8_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next = y;
    y.v += (a[j] + 7);
    x.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k])) || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h8_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next = y;
    y.v += (a[j] + 7);
    x.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.next, y.next.w, y.v, b[*];
  static void h8_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next = y;
    y.v += (a[j] + 7);
    x.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.v <= \old(x.v);
  static void h9_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.next.v = -1;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> b[0] != y.w + y.v;
  static void h9_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.next.v = -1;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> x != y;
  static void h9_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.next.v = -1;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h9_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next.next.v = -1;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h9_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next.next.v = -1;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, y.*;
  static void h9_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.next.v = -1;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h10_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      b[j] = 2;
      x.v -= y.next.v;
    } catch (NullPointerException e1) {
      try {
        x.v += (j + y.v);
        x.w = (x.arr[0] - (y == y ? i : i));
      } catch (NullPointerException e2) {
        y.arr[i] = (j <= (x.v & 3) ? 0 : (p ? i : a[j]));
      }
    } finally {
      y.next = x;
    }
    y.v = 3;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.w) >= x.w || a[j] != b[i];
  static void h10_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      b[j] = 2;
      x.v -= y.next.v;
    } catch (NullPointerException e1) {
      try {
        x.v += (j + y.v);
        x.w = (x.arr[0] - (y == y ? i : i));
      } catch (NullPointerException e2) {
        y.arr[i] = (j <= (x.v & 3) ? 0 : (p ? i : a[j]));
      }
    } finally {
      y.next = x;
    }
    y.v = 3;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> \old(y) != x.next;
  static void h10_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      b[j] = 2;
      x.v -= y.next.v;
    } catch (NullPointerException e1) {
      try {
        x.v += (j + y.v);
        x.w = (x.arr[0] - (y == y ? i : i));
      } catch (NullPointerException e2) {
        y.arr[i] = (j <= (x.v & 3) ? 0 : (p ? i : a[j]));
      }
    } finally {
      y.next = x;
    }
    y.v = 3;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get()) || y.next == y.next;
  static void h10_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      b[j] = 2;
      x.v -= y.next.v;
    } catch (NullPointerException e1) {
      try {
        x.v += (j + y.v);
        x.w = (x.arr[0] - (y == y ? i : i));
      } catch (NullPointerException e2) {
        y.arr[i] = (j <= (x.v & 3) ? 0 : (p ? i : a[j]));
      }
    } finally {
      y.next = x;
    }
    y.v = 3;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> x != null;
  static void h10_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      b[j] = 2;
      x.v -= y.next.v;
    } catch (NullPointerException e1) {
      try {
        x.v += (j + y.v);
        x.w = (x.arr[0] - (y == y ? i : i));
      } catch (NullPointerException e2) {
        y.arr[i] = (j <= (x.v & 3) ? 0 : (p ? i : a[j]));
      }
    } finally {
      y.next = x;
    }
    y.v = 3;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.v, b[1..b.length - 1], y.next, b[i], x.arr;
  static void h10_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      b[j] = 2;
      x.v -= y.next.v;
    } catch (NullPointerException e1) {
      try {
        x.v += (j + y.v);
        x.w = (x.arr[0] - (y == y ? i : i));
      } catch (NullPointerException e2) {
        y.arr[i] = (j <= (x.v & 3) ? 0 : (p ? i : a[j]));
      }
    } finally {
      y.next = x;
    }
    y.v = 3;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> x.next.w == x.w;
  static void h11_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.w = st;
    y.next = x;
    sc.next.arr = a;
    try {
      if ((x != y && p)) {
        x.arr[i] = sa[0];
        y.v = j;
      } else {
        C z1 = p ? x : sc;
      }
      x.next.w = x.w;
    } catch (ArrayIndexOutOfBoundsException e2) {
      int k3 = 2;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h11_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.w = st;
    y.next = x;
    sc.next.arr = a;
    try {
      if ((x != y && p)) {
        x.arr[i] = sa[0];
        y.v = j;
      } else {
        C z1 = p ? x : sc;
      }
      x.next.w = x.w;
    } catch (ArrayIndexOutOfBoundsException e2) {
      int k3 = 2;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> y != x;
  static void h11_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.w = st;
    y.next = x;
    sc.next.arr = a;
    try {
      if ((x != y && p)) {
        x.arr[i] = sa[0];
        y.v = j;
      } else {
        C z1 = p ? x : sc;
      }
      x.next.w = x.w;
    } catch (ArrayIndexOutOfBoundsException e2) {
      int k3 = 2;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> x.get() == \old(x.get());
  static void h11_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.w = st;
    y.next = x;
    sc.next.arr = a;
    try {
      if ((x != y && p)) {
        x.arr[i] = sa[0];
        y.v = j;
      } else {
        C z1 = p ? x : sc;
      }
      x.next.w = x.w;
    } catch (ArrayIndexOutOfBoundsException e2) {
      int k3 = 2;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(x) != y) == (x != y);
  static void h11_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.w = st;
    y.next = x;
    sc.next.arr = a;
    try {
      if ((x != y && p)) {
        x.arr[i] = sa[0];
        y.v = j;
      } else {
        C z1 = p ? x : sc;
      }
      x.next.w = x.w;
    } catch (ArrayIndexOutOfBoundsException e2) {
      int k3 = 2;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], a[0..1], y.*, sc, y.next.w;
  static void h11_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.w = st;
    y.next = x;
    sc.next.arr = a;
    try {
      if ((x != y && p)) {
        x.arr[i] = sa[0];
        y.v = j;
      } else {
        C z1 = p ? x : sc;
      }
      x.next.w = x.w;
    } catch (ArrayIndexOutOfBoundsException e2) {
      int k3 = 2;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> x.v != \old(x.v) + 1;
  static void h12_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v -= i;
    y.next.w += a[j];
    y.v = a[j];
    int[] c1 = b.clone();
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.v <= \old(a[j]);
  static void h12_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v -= i;
    y.next.w += a[j];
    y.v = a[j];
    int[] c1 = b.clone();
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr == a;
  static void h12_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v -= i;
    y.next.w += a[j];
    y.v = a[j];
    int[] c1 = b.clone();
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]))) == (x != null);
  static void h12_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v -= i;
    y.next.w += a[j];
    y.v = a[j];
    int[] c1 = b.clone();
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || x.get() == \old(x.get());
  static void h12_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v -= i;
    y.next.w += a[j];
    y.v = a[j];
    int[] c1 = b.clone();
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable sc, y.*, x.v;
  static void h12_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v -= i;
    y.next.w += a[j];
    y.v = a[j];
    int[] c1 = b.clone();
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures 5 != y.v || \old(y) == x;
  static void h13_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = x.arr;
    y.w = i;
    b[0] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> y.v != \old(y.w);
  static void h13_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = x.arr;
    y.w = i;
    b[0] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.w >= a[i];
  static void h13_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = x.arr;
    y.w = i;
    b[0] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k])) || \old(y) != x.next;
  static void h13_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = x.arr;
    y.w = i;
    b[0] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h13_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = x.arr;
    y.w = i;
    b[0] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, x.w, a[0];
  static void h13_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = x.arr;
    y.w = i;
    b[0] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h14_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((2 != a.length ? y.arr[j] : i)) {
      case 0:
        x.arr[i] += i;
      case 1:
        x.w = 1;
      default:
        y.next.v += ((b[j] ^ x.next.w) + b[j]);
    }
    int k1 = (x.v + 1);
    y.put(i);
    C z2 = new D();
    y.v = a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.next.v != \old(st);
  static void h14_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((2 != a.length ? y.arr[j] : i)) {
      case 0:
        x.arr[i] += i;
      case 1:
        x.w = 1;
      default:
        y.next.v += ((b[j] ^ x.next.w) + b[j]);
    }
    int k1 = (x.v + 1);
    y.put(i);
    C z2 = new D();
    y.v = a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.v == \old(x.next).v;
  static void h14_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((2 != a.length ? y.arr[j] : i)) {
      case 0:
        x.arr[i] += i;
      case 1:
        x.w = 1;
      default:
        y.next.v += ((b[j] ^ x.next.w) + b[j]);
    }
    int k1 = (x.v + 1);
    y.put(i);
    C z2 = new D();
    y.v = a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h14_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((2 != a.length ? y.arr[j] : i)) {
      case 0:
        x.arr[i] += i;
      case 1:
        x.w = 1;
      default:
        y.next.v += ((b[j] ^ x.next.w) + b[j]);
    }
    int k1 = (x.v + 1);
    y.put(i);
    C z2 = new D();
    y.v = a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])) || \old(x) == y.next;
  static void h14_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((2 != a.length ? y.arr[j] : i)) {
      case 0:
        x.arr[i] += i;
      case 1:
        x.w = 1;
      default:
        y.next.v += ((b[j] ^ x.next.w) + b[j]);
    }
    int k1 = (x.v + 1);
    y.put(i);
    C z2 = new D();
    y.v = a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, y.*;
  static void h14_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((2 != a.length ? y.arr[j] : i)) {
      case 0:
        x.arr[i] += i;
      case 1:
        x.w = 1;
      default:
        y.next.v += ((b[j] ^ x.next.w) + b[j]);
    }
    int k1 = (x.v + 1);
    y.put(i);
    C z2 = new D();
    y.v = a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.next).v >= b[i];
  static void h15_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = y instanceof D ? x.arr : b;
    b[0] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> st != a[i];
  static void h15_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = y instanceof D ? x.arr : b;
    b[0] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]))) == (y.v == b[i]);
  static void h15_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = y instanceof D ? x.arr : b;
    b[0] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get()) || \old(x.w) == x.v;
  static void h15_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = y instanceof D ? x.arr : b;
    b[0] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == x.next || x.get() == \old(x.get());
  static void h15_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = y instanceof D ? x.arr : b;
    b[0] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[j], a[0], x.next;
  static void h15_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = y instanceof D ? x.arr : b;
    b[0] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.next != null;
  static void h16_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v = (0 + (i < a.length ? j : sc.v));
    x.v = (2 - (p ? st : b[1]));
    y.arr[j] = b[j];
    try {
      C z1 = new D();
      C z2 = new D();
    } catch (RuntimeException e3) {
      x.w += i;
    } finally {
      sc.next = y;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h16_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v = (0 + (i < a.length ? j : sc.v));
    x.v = (2 - (p ? st : b[1]));
    y.arr[j] = b[j];
    try {
      C z1 = new D();
      C z2 = new D();
    } catch (RuntimeException e3) {
      x.w += i;
    } finally {
      sc.next = y;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> a[j] == x.v;
  static void h16_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v = (0 + (i < a.length ? j : sc.v));
    x.v = (2 - (p ? st : b[1]));
    y.arr[j] = b[j];
    try {
      C z1 = new D();
      C z2 = new D();
    } catch (RuntimeException e3) {
      x.w += i;
    } finally {
      sc.next = y;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h16_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next.v = (0 + (i < a.length ? j : sc.v));
    x.v = (2 - (p ? st : b[1]));
    y.arr[j] = b[j];
    try {
      C z1 = new D();
      C z2 = new D();
    } catch (RuntimeException e3) {
      x.w += i;
    } finally {
      sc.next = y;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h16_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next.v = (0 + (i < a.length ? j : sc.v));
    x.v = (2 - (p ? st : b[1]));
    y.arr[j] = b[j];
    try {
      C z1 = new D();
      C z2 = new D();
    } catch (RuntimeException e3) {
      x.w += i;
    } finally {
      sc.next = y;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr[*], y.next, x.v, x.next.v, st;
  static void h16_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v = (0 + (i < a.length ? j : sc.v));
    x.v = (2 - (p ? st : b[1]));
    y.arr[j] = b[j];
    try {
      C z1 = new D();
      C z2 = new D();
    } catch (RuntimeException e3) {
      x.w += i;
    } finally {
      sc.next = y;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> \old(y.w) != a[0];
  static void h17_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    b[j] = st;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(i) != y.w;
  static void h17_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    b[j] = st;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> y == x;
  static void h17_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    b[j] = st;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h17_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = y;
    b[j] = st;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get()) || \old(y.v) == \old(y.next.v);
  static void h17_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = y;
    b[j] = st;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[i], a[i], y.v, x.next.v, y.next;
  static void h17_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    b[j] = st;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.arr, y.v, x.*, b[*];
  static void h17_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = y;
    b[j] = st;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != null || x.arr == b;
  static void h18_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      sc.next.next = x.next;
      move(x, x, y.next.v);
    } catch (ArrayIndexOutOfBoundsException e1) {
      fill(a, x.v);
    } finally {
      x.next = x.next.next;
    }
    if ((p || a[j] > st)) {
      x.arr[1] = i;
    }
    a[j] += (j & (i + j));
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[0] <= b[j] || y.v != a[i];
  static void h18_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      sc.next.next = x.next;
      move(x, x, y.next.v);
    } catch (ArrayIndexOutOfBoundsException e1) {
      fill(a, x.v);
    } finally {
      x.next = x.next.next;
    }
    if ((p || a[j] > st)) {
      x.arr[1] = i;
    }
    a[j] += (j & (i + j));
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> \old(y).v == \old(y).w;
  static void h18_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      sc.next.next = x.next;
      move(x, x, y.next.v);
    } catch (ArrayIndexOutOfBoundsException e1) {
      fill(a, x.v);
    } finally {
      x.next = x.next.next;
    }
    if ((p || a[j] > st)) {
      x.arr[1] = i;
    }
    a[j] += (j & (i + j));
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get()) || b[1] == 0;
  static void h18_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      sc.next.next = x.next;
      move(x, x, y.next.v);
    } catch (ArrayIndexOutOfBoundsException e1) {
      fill(a, x.v);
    } finally {
      x.next = x.next.next;
    }
    if ((p || a[j] > st)) {
      x.arr[1] = i;
    }
    a[j] += (j & (i + j));
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h18_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      sc.next.next = x.next;
      move(x, x, y.next.v);
    } catch (ArrayIndexOutOfBoundsException e1) {
      fill(a, x.v);
    } finally {
      x.next = x.next.next;
    }
    if ((p || a[j] > st)) {
      x.arr[1] = i;
    }
    a[j] += (j & (i + j));
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, y.next, x.arr[1], y.v, a[*];
  static void h18_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      sc.next.next = x.next;
      move(x, x, y.next.v);
    } catch (ArrayIndexOutOfBoundsException e1) {
      fill(a, x.v);
    } finally {
      x.next = x.next.next;
    }
    if ((p || a[j] > st)) {
      x.arr[1] = i;
    }
    a[j] += (j & (i + j));
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.arr != a;
  static void h19_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = j;
    int[] c1 = p ? y.arr : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.v) != y.arr[1] || \old(y).w <= a[0];
  static void h19_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = j;
    int[] c1 = p ? y.arr : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> x.arr != a;
  static void h19_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = j;
    int[] c1 = p ? y.arr : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v == \old(y.v);
  static void h19_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[0] = j;
    int[] c1 = p ? y.arr : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.get() == \old(x.get());
  static void h19_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[0] = j;
    int[] c1 = p ? y.arr : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], b[i], x.next, a[0], a[i];
  static void h19_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = j;
    int[] c1 = p ? y.arr : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v >= \old(x.w);
  static void h20_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr[1] = (2 & y.v);
    a[1] = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> x.v != \old(b[j]);
  static void h20_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr[1] = (2 & y.v);
    a[1] = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> y != x;
  static void h20_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr[1] = (2 & y.v);
    a[1] = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h20_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr[1] = (2 & y.v);
    a[1] = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h20_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr[1] = (2 & y.v);
    a[1] = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[*], b[i], x.next, b[*];
  static void h20_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr[1] = (2 & y.v);
    a[1] = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> y.v != b[i] + 1;
  static void h21_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x.arr[0] > a[0]) {
      x.next = sc;
    } else {
      y.next.w += i;
    }
    x.w -= sc.v;
    st = a[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[j] != \old(x.v) || \old(x) != y;
  static void h21_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x.arr[0] > a[0]) {
      x.next = sc;
    } else {
      y.next.w += i;
    }
    x.w -= sc.v;
    st = a[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v <= b[1];
  static void h21_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x.arr[0] > a[0]) {
      x.next = sc;
    } else {
      y.next.w += i;
    }
    x.w -= sc.v;
    st = a[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h21_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x.arr[0] > a[0]) {
      x.next = sc;
    } else {
      y.next.w += i;
    }
    x.w -= sc.v;
    st = a[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h21_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x.arr[0] > a[0]) {
      x.next = sc;
    } else {
      y.next.w += i;
    }
    x.w -= sc.v;
    st = a[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, b[i], a[*], st;
  static void h21_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x.arr[0] > a[0]) {
      x.next = sc;
    } else {
      y.next.w += i;
    }
    x.w -= sc.v;
    st = a[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> b[0] != 5;
  static void h22_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      b[1] = sc.v;
    }
    x.v = x.arr[0];
    switch (i) {
      case 0:
        y.v += 0;
        break;
      case 1:
        y.w = (x != null ? x.get() : i);
        break;
      default:
        i++;
    }
    try {
      sc.v += y.w;
      for (int q1 = 0; q1 < 3; q1++) {
        int k2 = y.w;
      }
    } catch (RuntimeException e3) {
      if (x.next == x) {
        C z4 = p ? sc : sc;
        y.w += (st + z4.v);
      } else {
        y.next = x;
      }
    } finally {
      fill(sa, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures 3 != x.v || \old(x) == y.next;
  static void h22_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      b[1] = sc.v;
    }
    x.v = x.arr[0];
    switch (i) {
      case 0:
        y.v += 0;
        break;
      case 1:
        y.w = (x != null ? x.get() : i);
        break;
      default:
        i++;
    }
    try {
      sc.v += y.w;
      for (int q1 = 0; q1 < 3; q1++) {
        int k2 = y.w;
      }
    } catch (RuntimeException e3) {
      if (x.next == x) {
        C z4 = p ? sc : sc;
        y.w += (st + z4.v);
      } else {
        y.next = x;
      }
    } finally {
      fill(sa, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.next == x;
  static void h22_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      b[1] = sc.v;
    }
    x.v = x.arr[0];
    switch (i) {
      case 0:
        y.v += 0;
        break;
      case 1:
        y.w = (x != null ? x.get() : i);
        break;
      default:
        i++;
    }
    try {
      sc.v += y.w;
      for (int q1 = 0; q1 < 3; q1++) {
        int k2 = y.w;
      }
    } catch (RuntimeException e3) {
      if (x.next == x) {
        C z4 = p ? sc : sc;
        y.w += (st + z4.v);
      } else {
        y.next = x;
      }
    } finally {
      fill(sa, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h22_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y instanceof D) {
      b[1] = sc.v;
    }
    x.v = x.arr[0];
    switch (i) {
      case 0:
        y.v += 0;
        break;
      case 1:
        y.w = (x != null ? x.get() : i);
        break;
      default:
        i++;
    }
    try {
      sc.v += y.w;
      for (int q1 = 0; q1 < 3; q1++) {
        int k2 = y.w;
      }
    } catch (RuntimeException e3) {
      if (x.next == x) {
        C z4 = p ? sc : sc;
        y.w += (st + z4.v);
      } else {
        y.next = x;
      }
    } finally {
      fill(sa, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h22_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y instanceof D) {
      b[1] = sc.v;
    }
    x.v = x.arr[0];
    switch (i) {
      case 0:
        y.v += 0;
        break;
      case 1:
        y.w = (x != null ? x.get() : i);
        break;
      default:
        i++;
    }
    try {
      sc.v += y.w;
      for (int q1 = 0; q1 < 3; q1++) {
        int k2 = y.w;
      }
    } catch (RuntimeException e3) {
      if (x.next == x) {
        C z4 = p ? sc : sc;
        y.w += (st + z4.v);
      } else {
        y.next = x;
      }
    } finally {
      fill(sa, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, a[0..1];
  static void h22_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      b[1] = sc.v;
    }
    x.v = x.arr[0];
    switch (i) {
      case 0:
        y.v += 0;
        break;
      case 1:
        y.w = (x != null ? x.get() : i);
        break;
      default:
        i++;
    }
    try {
      sc.v += y.w;
      for (int q1 = 0; q1 < 3; q1++) {
        int k2 = y.w;
      }
    } catch (RuntimeException e3) {
      if (x.next == x) {
        C z4 = p ? sc : sc;
        y.w += (st + z4.v);
      } else {
        y.next = x;
      }
    } finally {
      fill(sa, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.w) != a[i];
  static void h23_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w = x.v;
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.arr != b;
  static void h23_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w = x.v;
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> \old(st) == y.v;
  static void h23_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w = x.v;
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h23_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w = x.v;
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h23_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w = x.v;
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[i], b[1..b.length - 1], x.w, a[i], b[j];
  static void h23_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w = x.v;
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.arr, a[0..1], y.w, x.next, sc;
  static void h23_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w = x.v;
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.v != 1 + 1;
  static void h24_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((j & -1)) {
      case 0:
        x.next.w = (x.v - j);
        break;
      case 1:
        y.w = sc.v;
        break;
      default:
        x.w = j;
    }
    link(x.next, x);
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next).w >= x.v || \old(b[j]) != \old(x.v);
  static void h24_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((j & -1)) {
      case 0:
        x.next.w = (x.v - j);
        break;
      case 1:
        y.w = sc.v;
        break;
      default:
        x.w = j;
    }
    link(x.next, x);
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> \old(b[i]) == y.v;
  static void h24_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((j & -1)) {
      case 0:
        x.next.w = (x.v - j);
        break;
      case 1:
        y.w = sc.v;
        break;
      default:
        x.w = j;
    }
    link(x.next, x);
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || j >= y.next.w;
  static void h24_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((j & -1)) {
      case 0:
        x.next.w = (x.v - j);
        break;
      case 1:
        y.w = sc.v;
        break;
      default:
        x.w = j;
    }
    link(x.next, x);
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k])) || y.arr[1] != y.next.w;
  static void h24_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((j & -1)) {
      case 0:
        x.next.w = (x.v - j);
        break;
      case 1:
        y.w = sc.v;
        break;
      default:
        x.w = j;
    }
    link(x.next, x);
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, sc, y.*;
  static void h24_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((j & -1)) {
      case 0:
        x.next.w = (x.v - j);
        break;
      case 1:
        y.w = sc.v;
        break;
      default:
        x.w = j;
    }
    link(x.next, x);
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> b[j] != \old(x.v);
  static void h25_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w = a[j];
    x.w -= sc.w;
    int[] c1 = new int[] {y.v, i, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.v <= b[j];
  static void h25_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w = a[j];
    x.w -= sc.w;
    int[] c1 = new int[] {y.v, i, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y;
  static void h25_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w = a[j];
    x.w -= sc.w;
    int[] c1 = new int[] {y.v, i, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h25_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.w = a[j];
    x.w -= sc.w;
    int[] c1 = new int[] {y.v, i, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k])) || \old(a[1]) != \old(a[0]);
  static void h25_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.w = a[j];
    x.w -= sc.w;
    int[] c1 = new int[] {y.v, i, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], y.w;
  static void h25_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w = a[j];
    x.w -= sc.w;
    int[] c1 = new int[] {y.v, i, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[1..b.length - 1], x.w, y.arr, y.*, st;
  static void h25_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.w = a[j];
    x.w -= sc.w;
    int[] c1 = new int[] {y.v, i, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> \old(y.v) != x.v;
  static void h26_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[j] = x.next.v;
    x.next.w = x.v;
    b[0] = a[0];
    try {
      x.v += 3;
      int k1 = 7;
    } catch (NullPointerException e2) {
      if (y.next.w < b[1]) {
        int[] c3 = a != b ? y.arr : a;
        y.v -= b[i];
      } else {
        a[1] = 0;
        x.w = a[i];
      }
    }
    x.w -= sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v >= b[j];
  static void h26_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[j] = x.next.v;
    x.next.w = x.v;
    b[0] = a[0];
    try {
      x.v += 3;
      int k1 = 7;
    } catch (NullPointerException e2) {
      if (y.next.w < b[1]) {
        int[] c3 = a != b ? y.arr : a;
        y.v -= b[i];
      } else {
        a[1] = 0;
        x.w = a[i];
      }
    }
    x.w -= sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> \old(y) != y;
  static void h26_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[j] = x.next.v;
    x.next.w = x.v;
    b[0] = a[0];
    try {
      x.v += 3;
      int k1 = 7;
    } catch (NullPointerException e2) {
      if (y.next.w < b[1]) {
        int[] c3 = a != b ? y.arr : a;
        y.v -= b[i];
      } else {
        a[1] = 0;
        x.w = a[i];
      }
    }
    x.w -= sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> \old(y) == y;
  static void h26_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[j] = x.next.v;
    x.next.w = x.v;
    b[0] = a[0];
    try {
      x.v += 3;
      int k1 = 7;
    } catch (NullPointerException e2) {
      if (y.next.w < b[1]) {
        int[] c3 = a != b ? y.arr : a;
        y.v -= b[i];
      } else {
        a[1] = 0;
        x.w = a[i];
      }
    }
    x.w -= sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> y == y;
  static void h26_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[j] = x.next.v;
    x.next.w = x.v;
    b[0] = a[0];
    try {
      x.v += 3;
      int k1 = 7;
    } catch (NullPointerException e2) {
      if (y.next.w < b[1]) {
        int[] c3 = a != b ? y.arr : a;
        y.v -= b[i];
      } else {
        a[1] = 0;
        x.w = a[i];
      }
    }
    x.w -= sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], x.*, b[i], x.arr[1], a[0..1];
  static void h26_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[j] = x.next.v;
    x.next.w = x.v;
    b[0] = a[0];
    try {
      x.v += 3;
      int k1 = 7;
    } catch (NullPointerException e2) {
      if (y.next.w < b[1]) {
        int[] c3 = a != b ? y.arr : a;
        y.v -= b[i];
      } else {
        a[1] = 0;
        x.w = a[i];
      }
    }
    x.w -= sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> \old(y.v) - \old(a[i]) != \old(y.arr[1]);
  static void h27_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = y.v;
    }
    swap(y.arr, i, j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y) != y.next;
  static void h27_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = y.v;
    }
    swap(y.arr, i, j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h27_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = y.v;
    }
    swap(y.arr, i, j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y != null || (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h27_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = y;
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = y.v;
    }
    swap(y.arr, i, j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(i) == a[1] || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h27_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = y;
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = y.v;
    }
    swap(y.arr, i, j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.w, x.*, x.next.v;
  static void h27_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = y.v;
    }
    swap(y.arr, i, j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(i) != a[1];
  static void h28_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      int[] c1 = b.clone();
      if ((p || (y.v & j) != 7)) {
        i++;
      }
    } catch (RuntimeException e2) {
      C z3 = x.next.next;
    }
    int k4 = i;
    int[] c5 = 2 == st ? b : b;
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x != y.next;
  static void h28_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      int[] c1 = b.clone();
      if ((p || (y.v & j) != 7)) {
        i++;
      }
    } catch (RuntimeException e2) {
      C z3 = x.next.next;
    }
    int k4 = i;
    int[] c5 = 2 == st ? b : b;
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v == y.w || x.arr == a;
  static void h28_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      int[] c1 = b.clone();
      if ((p || (y.v & j) != 7)) {
        i++;
      }
    } catch (RuntimeException e2) {
      C z3 = x.next.next;
    }
    int k4 = i;
    int[] c5 = 2 == st ? b : b;
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || \old(x).v == \old(b[j]);
  static void h28_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      int[] c1 = b.clone();
      if ((p || (y.v & j) != 7)) {
        i++;
      }
    } catch (RuntimeException e2) {
      C z3 = x.next.next;
    }
    int k4 = i;
    int[] c5 = 2 == st ? b : b;
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h28_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      int[] c1 = b.clone();
      if ((p || (y.v & j) != 7)) {
        i++;
      }
    } catch (RuntimeException e2) {
      C z3 = x.next.next;
    }
    int k4 = i;
    int[] c5 = 2 == st ? b : b;
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.next, b[j], a[*], y.w, y.arr[*];
  static void h28_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      int[] c1 = b.clone();
      if ((p || (y.v & j) != 7)) {
        i++;
      }
    } catch (RuntimeException e2) {
      C z3 = x.next.next;
    }
    int k4 = i;
    int[] c5 = 2 == st ? b : b;
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable st, b[1..b.length - 1], x.next;
  static void h28_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      int[] c1 = b.clone();
      if ((p || (y.v & j) != 7)) {
        i++;
      }
    } catch (RuntimeException e2) {
      C z3 = x.next.next;
    }
    int k4 = i;
    int[] c5 = 2 == st ? b : b;
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.next != null;
  static void h29_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.v = j;
    if (y instanceof D) {
      if (y.v != b[1]) {
        x.next.next = sc.next;
      }
      x.w -= x.next.w;
    } else {
      y.next.next.w = (7 + (i + j));
      int k1 = j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> 5 != st;
  static void h29_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.v = j;
    if (y instanceof D) {
      if (y.v != b[1]) {
        x.next.next = sc.next;
      }
      x.w -= x.next.w;
    } else {
      y.next.next.w = (7 + (i + j));
      int k1 = j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y.next;
  static void h29_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.v = j;
    if (y instanceof D) {
      if (y.v != b[1]) {
        x.next.next = sc.next;
      }
      x.w -= x.next.w;
    } else {
      y.next.next.w = (7 + (i + j));
      int k1 = j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]))) == ((\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])));
  static void h29_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next.v = j;
    if (y instanceof D) {
      if (y.v != b[1]) {
        x.next.next = sc.next;
      }
      x.w -= x.next.w;
    } else {
      y.next.next.w = (7 + (i + j));
      int k1 = j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h29_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next.v = j;
    if (y instanceof D) {
      if (y.v != b[1]) {
        x.next.next = sc.next;
      }
      x.w -= x.next.w;
    } else {
      y.next.next.w = (7 + (i + j));
      int k1 = j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*;
  static void h29_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.v = j;
    if (y instanceof D) {
      if (y.v != b[1]) {
        x.next.next = sc.next;
      }
      x.w -= x.next.w;
    } else {
      y.next.next.w = (7 + (i + j));
      int k1 = j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> x.next != null;
  static void h30_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      swap(b, i, i);
      y.next.next.arr = y.arr;
    } catch (RuntimeException e1) {
      x.next.next.w = i;
    } finally {
      x = y;
    }
    int[] c2 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> y.next != null;
  static void h30_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      swap(b, i, i);
      y.next.next.arr = y.arr;
    } catch (RuntimeException e1) {
      x.next.next.w = i;
    } finally {
      x = y;
    }
    int[] c2 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y == x.next;
  static void h30_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      swap(b, i, i);
      y.next.next.arr = y.arr;
    } catch (RuntimeException e1) {
      x.next.next.w = i;
    } finally {
      x = y;
    }
    int[] c2 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k])) || y.arr[1] == \old(b[j]);
  static void h30_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      swap(b, i, i);
      y.next.next.arr = y.arr;
    } catch (RuntimeException e1) {
      x.next.next.w = i;
    } finally {
      x = y;
    }
    int[] c2 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h30_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      swap(b, i, i);
      y.next.next.arr = y.arr;
    } catch (RuntimeException e1) {
      x.next.next.w = i;
    } finally {
      x = y;
    }
    int[] c2 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, x.w, x.*, x.v;
  static void h30_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      swap(b, i, i);
      y.next.next.arr = y.arr;
    } catch (RuntimeException e1) {
      x.next.next.w = i;
    } finally {
      x = y;
    }
    int[] c2 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> \old(1) >= \old(i);
  static void h31_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y.v != (b[j] + j)) {
      swap(a, 0, i);
    }
    switch (x.w) {
      case 0:
        y.arr[j] += sc.v;
      case 1:
        b[1] = (x.get() - sa[i]);
        break;
      default:
        fill(b, x.next.w);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.w <= \old(y.v);
  static void h31_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y.v != (b[j] + j)) {
      swap(a, 0, i);
    }
    switch (x.w) {
      case 0:
        y.arr[j] += sc.v;
      case 1:
        b[1] = (x.get() - sa[i]);
        break;
      default:
        fill(b, x.next.w);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> y.next != x;
  static void h31_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y.v != (b[j] + j)) {
      swap(a, 0, i);
    }
    switch (x.w) {
      case 0:
        y.arr[j] += sc.v;
      case 1:
        b[1] = (x.get() - sa[i]);
        break;
      default:
        fill(b, x.next.w);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y.next || x.get() == \old(x.get());
  static void h31_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y.v != (b[j] + j)) {
      swap(a, 0, i);
    }
    switch (x.w) {
      case 0:
        y.arr[j] += sc.v;
      case 1:
        b[1] = (x.get() - sa[i]);
        break;
      default:
        fill(b, x.next.w);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> \old(y.v) <= \old(y).v;
  static void h31_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y.v != (b[j] + j)) {
      swap(a, 0, i);
    }
    switch (x.w) {
      case 0:
        y.arr[j] += sc.v;
      case 1:
        b[1] = (x.get() - sa[i]);
        break;
      default:
        fill(b, x.next.w);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[1..b.length - 1], y.next.w, y.arr[*], st;
  static void h31_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y.v != (b[j] + j)) {
      swap(a, 0, i);
    }
    switch (x.w) {
      case 0:
        y.arr[j] += sc.v;
      case 1:
        b[1] = (x.get() - sa[i]);
        break;
      default:
        fill(b, x.next.w);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.w + 1 != b[i];
  static void h32_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = x;
    sc.next = x.next.next;
    sc.next.v -= (5 > x.v ? x.w : j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y || a[j] != x.next.v;
  static void h32_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = x;
    sc.next = x.next.next;
    sc.next.v -= (5 > x.v ? x.w : j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get());
  static void h32_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = x;
    sc.next = x.next.next;
    sc.next.v -= (5 > x.v ? x.w : j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k])) || a[i] >= \old(a[1]);
  static void h32_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = x;
    sc.next = x.next.next;
    sc.next.v -= (5 > x.v ? x.w : j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]))) == ((\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])));
  static void h32_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = x;
    sc.next = x.next.next;
    sc.next.v -= (5 > x.v ? x.w : j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, b[*], b[i], x.*;
  static void h32_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = x;
    sc.next = x.next.next;
    sc.next.v -= (5 > x.v ? x.w : j);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> b[1] != y.w;
  static void h33_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    int[] c1 = x instanceof D ? b : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> y.v != \old(x.w);
  static void h33_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    int[] c1 = x instanceof D ? b : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a || x != y;
  static void h33_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    int[] c1 = x instanceof D ? b : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h33_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    int[] c1 = x instanceof D ? b : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get()) || (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h33_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    int[] c1 = x instanceof D ? b : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], y.arr;
  static void h33_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    int[] c1 = x instanceof D ? b : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], x.*, x.arr;
  static void h33_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    int[] c1 = x instanceof D ? b : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.next) != x || 5 != \old(y.next.w);
  static void h34_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = -1;
    }
    i++;
    y.w = ((p ? y.v : b[i]) + (b[0] ^ b.length));
    int[] c2 = p ? a : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> st >= y.v;
  static void h34_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = -1;
    }
    i++;
    y.w = ((p ? y.v : b[i]) + (b[0] ^ b.length));
    int[] c2 = p ? a : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.v <= \old(a[i]);
  static void h34_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = -1;
    }
    i++;
    y.w = ((p ? y.v : b[i]) + (b[0] ^ b.length));
    int[] c2 = p ? a : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || 5 <= x.v;
  static void h34_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = -1;
    }
    i++;
    y.w = ((p ? y.v : b[i]) + (b[0] ^ b.length));
    int[] c2 = p ? a : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h34_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = -1;
    }
    i++;
    y.w = ((p ? y.v : b[i]) + (b[0] ^ b.length));
    int[] c2 = p ? a : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, b[j], a[0..1], x.w, x.arr;
  static void h34_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = -1;
    }
    i++;
    y.w = ((p ? y.v : b[i]) + (b[0] ^ b.length));
    int[] c2 = p ? a : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, x.v, y.w, a[i];
  static void h34_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = -1;
    }
    i++;
    y.w = ((p ? y.v : b[i]) + (b[0] ^ b.length));
    int[] c2 = p ? a : a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.w) - 1 != x.w;
  static void h35_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      int[] c1 = b.clone();
    }
    x = x.next;
    int[] c2 = a;
    int[] c3 = new int[] {x.w, x.next.w, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> y.next != null;
  static void h35_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      int[] c1 = b.clone();
    }
    x = x.next;
    int[] c2 = a;
    int[] c3 = new int[] {x.w, x.next.w, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> \old(x) != y.next;
  static void h35_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      int[] c1 = b.clone();
    }
    x = x.next;
    int[] c2 = a;
    int[] c3 = new int[] {x.w, x.next.w, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || \old(y.v) <= \old(y.next.v);
  static void h35_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != null) {
      int[] c1 = b.clone();
    }
    x = x.next;
    int[] c2 = a;
    int[] c3 = new int[] {x.w, x.next.w, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h35_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != null) {
      int[] c1 = b.clone();
    }
    x = x.next;
    int[] c2 = a;
    int[] c3 = new int[] {x.w, x.next.w, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], x.v, x.arr[1];
  static void h35_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != null) {
      int[] c1 = b.clone();
    }
    x = x.next;
    int[] c2 = a;
    int[] c3 = new int[] {x.w, x.next.w, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> a[1] != y.v;
  static void h36_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(j);
    link(x, x);
    y.v += y.arr[i];
    if (x != null) {
      switch (a.length) {
        case 0:
          y.v = st;
          break;
        case 1:
          y.w = b.length;
        default:
          x.v -= x.arr[1];
      }
      sc.w = j;
    } else {
      if (x.w <= b[i]) {
        move(y, sc, st);
      } else {
        link(y, y);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> x.arr[1] != \old(x.w);
  static void h36_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(j);
    link(x, x);
    y.v += y.arr[i];
    if (x != null) {
      switch (a.length) {
        case 0:
          y.v = st;
          break;
        case 1:
          y.w = b.length;
        default:
          x.v -= x.arr[1];
      }
      sc.w = j;
    } else {
      if (x.w <= b[i]) {
        move(y, sc, st);
      } else {
        link(y, y);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.w <= y.arr[1];
  static void h36_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(j);
    link(x, x);
    y.v += y.arr[i];
    if (x != null) {
      switch (a.length) {
        case 0:
          y.v = st;
          break;
        case 1:
          y.w = b.length;
        default:
          x.v -= x.arr[1];
      }
      sc.w = j;
    } else {
      if (x.w <= b[i]) {
        move(y, sc, st);
      } else {
        link(y, y);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) == x.next || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h36_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.put(j);
    link(x, x);
    y.v += y.arr[i];
    if (x != null) {
      switch (a.length) {
        case 0:
          y.v = st;
          break;
        case 1:
          y.w = b.length;
        default:
          x.v -= x.arr[1];
      }
      sc.w = j;
    } else {
      if (x.w <= b[i]) {
        move(y, sc, st);
      } else {
        link(y, y);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h36_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.put(j);
    link(x, x);
    y.v += y.arr[i];
    if (x != null) {
      switch (a.length) {
        case 0:
          y.v = st;
          break;
        case 1:
          y.w = b.length;
        default:
          x.v -= x.arr[1];
      }
      sc.w = j;
    } else {
      if (x.w <= b[i]) {
        move(y, sc, st);
      } else {
        link(y, y);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, y.arr, a[0];
  static void h36_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(j);
    link(x, x);
    y.v += y.arr[i];
    if (x != null) {
      switch (a.length) {
        case 0:
          y.v = st;
          break;
        case 1:
          y.w = b.length;
        default:
          x.v -= x.arr[1];
      }
      sc.w = j;
    } else {
      if (x.w <= b[i]) {
        move(y, sc, st);
      } else {
        link(y, y);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> a[i] != st;
  static void h38_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (b == b) {
      if (p) {
        x.w = (p ? x.v : sc.w);
        x.arr = x.arr;
      } else {
        x.w = b[i];
        int[] c1 = a;
      }
    } else {
      int k2 = 2;
    }
    if (j == j) {
      C z3 = new C();
    } else {
      if (p) {
        int[] c4 = i != y.v ? b : a;
        y.arr[0] += 5;
      } else {
        y.arr = b;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> x.arr != b;
  static void h38_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (b == b) {
      if (p) {
        x.w = (p ? x.v : sc.w);
        x.arr = x.arr;
      } else {
        x.w = b[i];
        int[] c1 = a;
      }
    } else {
      int k2 = 2;
    }
    if (j == j) {
      C z3 = new C();
    } else {
      if (p) {
        int[] c4 = i != y.v ? b : a;
        y.arr[0] += 5;
      } else {
        y.arr = b;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.w == \old(x).v;
  static void h38_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (b == b) {
      if (p) {
        x.w = (p ? x.v : sc.w);
        x.arr = x.arr;
      } else {
        x.w = b[i];
        int[] c1 = a;
      }
    } else {
      int k2 = 2;
    }
    if (j == j) {
      C z3 = new C();
    } else {
      if (p) {
        int[] c4 = i != y.v ? b : a;
        y.arr[0] += 5;
      } else {
        y.arr = b;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h38_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (b == b) {
      if (p) {
        x.w = (p ? x.v : sc.w);
        x.arr = x.arr;
      } else {
        x.w = b[i];
        int[] c1 = a;
      }
    } else {
      int k2 = 2;
    }
    if (j == j) {
      C z3 = new C();
    } else {
      if (p) {
        int[] c4 = i != y.v ? b : a;
        y.arr[0] += 5;
      } else {
        y.arr = b;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) != y || (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h38_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (b == b) {
      if (p) {
        x.w = (p ? x.v : sc.w);
        x.arr = x.arr;
      } else {
        x.w = b[i];
        int[] c1 = a;
      }
    } else {
      int k2 = 2;
    }
    if (j == j) {
      C z3 = new C();
    } else {
      if (p) {
        int[] c4 = i != y.v ? b : a;
        y.arr[0] += 5;
      } else {
        y.arr = b;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.w, y.arr, y.v, b[i], a[0];
  static void h38_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (b == b) {
      if (p) {
        x.w = (p ? x.v : sc.w);
        x.arr = x.arr;
      } else {
        x.w = b[i];
        int[] c1 = a;
      }
    } else {
      int k2 = 2;
    }
    if (j == j) {
      C z3 = new C();
    } else {
      if (p) {
        int[] c4 = i != y.v ? b : a;
        y.arr[0] += 5;
      } else {
        y.arr = b;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable sc, x.*, a[i], x.arr[1];
  static void h38_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (b == b) {
      if (p) {
        x.w = (p ? x.v : sc.w);
        x.arr = x.arr;
      } else {
        x.w = b[i];
        int[] c1 = a;
      }
    } else {
      int k2 = 2;
    }
    if (j == j) {
      C z3 = new C();
    } else {
      if (p) {
        int[] c4 = i != y.v ? b : a;
        y.arr[0] += 5;
      } else {
        y.arr = b;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> \old(y).v <= \old(x.w);
  static void h39_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.arr = b;
    y.v = x.w;
    y.v -= i;
    a[1] = (sc == y ? b[0] : x.next.v);
    fill(b, 7);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.next) != x;
  static void h39_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.arr = b;
    y.v = x.w;
    y.v -= i;
    a[1] = (sc == y ? b[0] : x.next.v);
    fill(b, 7);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(a[j]) >= \old(x).v) == (\old(x.v) == \old(y.v));
  static void h39_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.arr = b;
    y.v = x.w;
    y.v -= i;
    a[1] = (sc == y ? b[0] : x.next.v);
    fill(b, 7);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h39_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.arr = b;
    y.v = x.w;
    y.v -= i;
    a[1] = (sc == y ? b[0] : x.next.v);
    fill(b, 7);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h39_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.arr = b;
    y.v = x.w;
    y.v -= i;
    a[1] = (sc == y ? b[0] : x.next.v);
    fill(b, 7);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.v, y.w, y.*, b[*];
  static void h39_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.arr = b;
    y.v = x.w;
    y.v -= i;
    a[1] = (sc == y ? b[0] : x.next.v);
    fill(b, 7);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(a[0]) != x.v;
  static void h40_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = j;
    fill(a, b[j]);
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.next) != x;
  static void h40_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = j;
    fill(a, b[j]);
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[i] >= \old(x.v);
  static void h40_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = j;
    fill(a, b[j]);
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h40_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v = j;
    fill(a, b[j]);
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(y) != x.next;
  static void h40_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v = j;
    fill(a, b[j]);
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.v, a[0..1], x.next.v;
  static void h40_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = j;
    fill(a, b[j]);
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[*], b[i], y.*, y.arr[*];
  static void h40_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v = j;
    fill(a, b[j]);
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.arr != a;
  static void h41_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = x;
    x.next.w -= y.w;
    sc.w = b.length;
    b[i] = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h41_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = x;
    x.next.w -= y.w;
    sc.w = b.length;
    b[i] = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]))) == (x.w <= a[0]);
  static void h41_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = x;
    x.next.w -= y.w;
    sc.w = b.length;
    b[i] = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> \old(y).w <= y.next.w;
  static void h41_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = x;
    x.next.w -= y.w;
    sc.w = b.length;
    b[i] = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> x.get() == \old(x.get());
  static void h41_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = x;
    x.next.w -= y.w;
    sc.w = b.length;
    b[i] = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[j], y.*;
  static void h41_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = x;
    x.next.w -= y.w;
    sc.w = b.length;
    b[i] = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> x.v + 1 >= \old(1);
  static void h42_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(5);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> 3 >= \old(x.w);
  static void h42_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(5);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> \old(b[0]) == 3;
  static void h42_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(5);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h42_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.put(5);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]))) == ((\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])));
  static void h42_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.put(5);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.v, x.w, x.arr, b[i], y.*;
  static void h42_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(5);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, st, y.w;
  static void h42_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.put(5);
    x.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(j) <= a[0];
  static void h43_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] = 0;
    if (y instanceof D) {
      sc.arr = b;
    }
    i = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(y.v) == x.v) == (\old(x) == y);
  static void h43_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] = 0;
    if (y instanceof D) {
      sc.arr = b;
    }
    i = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr == b;
  static void h43_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] = 0;
    if (y instanceof D) {
      sc.arr = b;
    }
    i = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.v) == y.v || (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h43_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[j] = 0;
    if (y instanceof D) {
      sc.arr = b;
    }
    i = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.next) == y.next;
  static void h43_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[j] = 0;
    if (y instanceof D) {
      sc.arr = b;
    }
    i = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.v, a[0..1], y.next.w, b[j], x.*;
  static void h43_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] = 0;
    if (y instanceof D) {
      sc.arr = b;
    }
    i = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures 3 != \old(y.v);
  static void h44_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      y.next = y;
    } else {
      y.next = y;
    }
    sc.next.v += i;
    x.next = y;
    y.v = (p ? i : j);
    y.next.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> y.next.v + 1 >= x.v;
  static void h44_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      y.next = y;
    } else {
      y.next = y;
    }
    sc.next.v += i;
    x.next = y;
    y.v = (p ? i : j);
    y.next.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) == y.next;
  static void h44_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      y.next = y;
    } else {
      y.next = y;
    }
    sc.next.v += i;
    x.next = y;
    y.v = (p ? i : j);
    y.next.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h44_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y instanceof D) {
      y.next = y;
    } else {
      y.next = y;
    }
    sc.next.v += i;
    x.next = y;
    y.v = (p ? i : j);
    y.next.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h44_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y instanceof D) {
      y.next = y;
    } else {
      y.next = y;
    }
    sc.next.v += i;
    x.next = y;
    y.v = (p ? i : j);
    y.next.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.v, y.next, x.arr[1];
  static void h44_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      y.next = y;
    } else {
      y.next = y;
    }
    sc.next.v += i;
    x.next = y;
    y.v = (p ? i : j);
    y.next.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.arr != a;
  static void h45_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(b, b.length);
    y.next.v -= j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[j] != y.next.v;
  static void h45_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(b, b.length);
    y.next.v -= j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h45_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(b, b.length);
    y.next.v -= j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != null || \old(x) != y;
  static void h45_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    fill(b, b.length);
    y.next.v -= j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || y.next != x;
  static void h45_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    fill(b, b.length);
    y.next.v -= j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[*], st, y.v, y.w, x.next;
  static void h45_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(b, b.length);
    y.next.v -= j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k])) || \old(x.v) != b[0];
  static void h46_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put(b[1]);
    switch (y.v) {
      case 0:
        b[i] = b[1];
      case 1:
        y.w = i;
        break;
      default:
        sc.w = y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(1) != a[i];
  static void h46_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put(b[1]);
    switch (y.v) {
      case 0:
        b[i] = b[1];
      case 1:
        y.w = i;
        break;
      default:
        sc.w = y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[j] != a[1];
  static void h46_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put(b[1]);
    switch (y.v) {
      case 0:
        b[i] = b[1];
      case 1:
        y.w = i;
        break;
      default:
        sc.w = y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h46_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.put(b[1]);
    switch (y.v) {
      case 0:
        b[i] = b[1];
      case 1:
        y.w = i;
        break;
      default:
        sc.w = y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> x.get() == \old(x.get());
  static void h46_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.put(b[1]);
    switch (y.v) {
      case 0:
        b[i] = b[1];
      case 1:
        y.w = i;
        break;
      default:
        sc.w = y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[*], y.*, st, x.w, a[0];
  static void h46_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put(b[1]);
    switch (y.v) {
      case 0:
        b[i] = b[1];
      case 1:
        y.w = i;
        break;
      default:
        sc.w = y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(x) != x) == ((\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k])));
  static void h47_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v += b[1];
    fill(b, j);
    x.arr[0] += ((i + x.w) ^ i);
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.w;
    }
    x.v += 0;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(y.v) != x.v;
  static void h47_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v += b[1];
    fill(b, j);
    x.arr[0] += ((i + x.w) ^ i);
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.w;
    }
    x.v += 0;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == x.next;
  static void h47_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v += b[1];
    fill(b, j);
    x.arr[0] += ((i + x.w) ^ i);
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.w;
    }
    x.v += 0;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.next == y.next || \old(x.arr[1]) != b[1];
  static void h47_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next.v += b[1];
    fill(b, j);
    x.arr[0] += ((i + x.w) ^ i);
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.w;
    }
    x.v += 0;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(x.next) != y;
  static void h47_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next.v += b[1];
    fill(b, j);
    x.arr[0] += ((i + x.w) ^ i);
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.w;
    }
    x.v += 0;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, b[i], b[*], y.next, y.arr[*];
  static void h47_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v += b[1];
    fill(b, j);
    x.arr[0] += ((i + x.w) ^ i);
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.w;
    }
    x.v += 0;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.v != \old(x.w);
  static void h48_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(x, x);
    for (int q1 = 0; q1 < 2; q1++) {
      x.next = x;
    }
    switch (y.v) {
      case 0:
        y.v = y.v;
      case 1:
        x.v += a.length;
      default:
        y.v = j;
    }
    a[1] = sa[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.v <= x.next.v;
  static void h48_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(x, x);
    for (int q1 = 0; q1 < 2; q1++) {
      x.next = x;
    }
    switch (y.v) {
      case 0:
        y.v = y.v;
      case 1:
        x.v += a.length;
      default:
        y.v = j;
    }
    a[1] = sa[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> b[j] != a[j];
  static void h48_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(x, x);
    for (int q1 = 0; q1 < 2; q1++) {
      x.next = x;
    }
    switch (y.v) {
      case 0:
        y.v = y.v;
      case 1:
        x.v += a.length;
      default:
        y.v = j;
    }
    a[1] = sa[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h48_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    link(x, x);
    for (int q1 = 0; q1 < 2; q1++) {
      x.next = x;
    }
    switch (y.v) {
      case 0:
        y.v = y.v;
      case 1:
        x.v += a.length;
      default:
        y.v = j;
    }
    a[1] = sa[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h48_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    link(x, x);
    for (int q1 = 0; q1 < 2; q1++) {
      x.next = x;
    }
    switch (y.v) {
      case 0:
        y.v = y.v;
      case 1:
        x.v += a.length;
      default:
        y.v = j;
    }
    a[1] = sa[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, a[0], x.arr[1];
  static void h48_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(x, x);
    for (int q1 = 0; q1 < 2; q1++) {
      x.next = x;
    }
    switch (y.v) {
      case 0:
        y.v = y.v;
      case 1:
        x.v += a.length;
      default:
        y.v = j;
    }
    a[1] = sa[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[j] != y.v;
  static void h49_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] += b[j];
    if (x != x.next) {
      x = x.next;
    }
    x.v = ((i ^ sc.v) <= -1 ? x.v : 0);
    y.v = (y.v + i);
    swap(b, 1, i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(b[0]) != a[i];
  static void h49_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] += b[j];
    if (x != x.next) {
      x = x.next;
    }
    x.v = ((i ^ sc.v) <= -1 ? x.v : 0);
    y.v = (y.v + i);
    swap(b, 1, i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> x.get() == \old(x.get());
  static void h49_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] += b[j];
    if (x != x.next) {
      x = x.next;
    }
    x.v = ((i ^ sc.v) <= -1 ? x.v : 0);
    y.v = (y.v + i);
    swap(b, 1, i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(x.v) == \old(x.v);
  static void h49_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[0] += b[j];
    if (x != x.next) {
      x = x.next;
    }
    x.v = ((i ^ sc.v) <= -1 ? x.v : 0);
    y.v = (y.v + i);
    swap(b, 1, i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == y || x != null;
  static void h49_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[0] += b[j];
    if (x != x.next) {
      x = x.next;
    }
    x.v = ((i ^ sc.v) <= -1 ? x.v : 0);
    y.v = (y.v + i);
    swap(b, 1, i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], y.arr[*], a[*], y.next, y.*;
  static void h49_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] += b[j];
    if (x != x.next) {
      x = x.next;
    }
    x.v = ((i ^ sc.v) <= -1 ? x.v : 0);
    y.v = (y.v + i);
    swap(b, 1, i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> \old(y.v) + st != j + 1;
  static void h50_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (p) {
      sc = y;
    }
    int k1 = 1;
    if (x == x.next) {
      x.put((p ? (i + j) : i));
      y.v = 1;
    }
    x.next = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get()) || \old(y.next) == y;
  static void h50_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (p) {
      sc = y;
    }
    int k1 = 1;
    if (x == x.next) {
      x.put((p ? (i + j) : i));
      y.v = 1;
    }
    x.next = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr == b;
  static void h50_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (p) {
      sc = y;
    }
    int k1 = 1;
    if (x == x.next) {
      x.put((p ? (i + j) : i));
      y.v = 1;
    }
    x.next = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k])) || \old(y.next) == x;
  static void h50_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (p) {
      sc = y;
    }
    int k1 = 1;
    if (x == x.next) {
      x.put((p ? (i + j) : i));
      y.v = 1;
    }
    x.next = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h50_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (p) {
      sc = y;
    }
    int k1 = 1;
    if (x == x.next) {
      x.put((p ? (i + j) : i));
      y.v = 1;
    }
    x.next = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, y.*;
  static void h50_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (p) {
      sc = y;
    }
    int k1 = 1;
    if (x == x.next) {
      x.put((p ? (i + j) : i));
      y.v = 1;
    }
    x.next = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.v) != b[1];
  static void h51_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (j == x.v) {
      x.next.arr = b;
    } else {
      try {
        x.w = a[0];
        y.next.w = sc.v;
      } catch (RuntimeException e1) {
        x.w = x.w;
      } finally {
        x.v += x.v;
      }
      C z2 = new C();
    }
    if (i < j) {
      if (-1 != sa[1]) {
        x.next.v = b[j];
      } else {
        y.w = a[j];
        y.v = y.v;
      }
      switch (i) {
        case 0:
          C z3 = p ? y : sc;
          break;
        case 1:
          sc.next = y;
        default:
          int k4 = j;
      }
    } else {
      C z5 = sc;
      x.arr = sa;
    }
    if (y != null) {
      a[1] += i;
    }
    int k6 = j;
    int k7 = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> y.v != y.w;
  static void h51_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (j == x.v) {
      x.next.arr = b;
    } else {
      try {
        x.w = a[0];
        y.next.w = sc.v;
      } catch (RuntimeException e1) {
        x.w = x.w;
      } finally {
        x.v += x.v;
      }
      C z2 = new C();
    }
    if (i < j) {
      if (-1 != sa[1]) {
        x.next.v = b[j];
      } else {
        y.w = a[j];
        y.v = y.v;
      }
      switch (i) {
        case 0:
          C z3 = p ? y : sc;
          break;
        case 1:
          sc.next = y;
        default:
          int k4 = j;
      }
    } else {
      C z5 = sc;
      x.arr = sa;
    }
    if (y != null) {
      a[1] += i;
    }
    int k6 = j;
    int k7 = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> \old(x.w) == 5;
  static void h51_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (j == x.v) {
      x.next.arr = b;
    } else {
      try {
        x.w = a[0];
        y.next.w = sc.v;
      } catch (RuntimeException e1) {
        x.w = x.w;
      } finally {
        x.v += x.v;
      }
      C z2 = new C();
    }
    if (i < j) {
      if (-1 != sa[1]) {
        x.next.v = b[j];
      } else {
        y.w = a[j];
        y.v = y.v;
      }
      switch (i) {
        case 0:
          C z3 = p ? y : sc;
          break;
        case 1:
          sc.next = y;
        default:
          int k4 = j;
      }
    } else {
      C z5 = sc;
      x.arr = sa;
    }
    if (y != null) {
      a[1] += i;
    }
    int k6 = j;
    int k7 = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h51_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (j == x.v) {
      x.next.arr = b;
    } else {
      try {
        x.w = a[0];
        y.next.w = sc.v;
      } catch (RuntimeException e1) {
        x.w = x.w;
      } finally {
        x.v += x.v;
      }
      C z2 = new C();
    }
    if (i < j) {
      if (-1 != sa[1]) {
        x.next.v = b[j];
      } else {
        y.w = a[j];
        y.v = y.v;
      }
      switch (i) {
        case 0:
          C z3 = p ? y : sc;
          break;
        case 1:
          sc.next = y;
        default:
          int k4 = j;
      }
    } else {
      C z5 = sc;
      x.arr = sa;
    }
    if (y != null) {
      a[1] += i;
    }
    int k6 = j;
    int k7 = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || \old(x.next) == x;
  static void h51_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (j == x.v) {
      x.next.arr = b;
    } else {
      try {
        x.w = a[0];
        y.next.w = sc.v;
      } catch (RuntimeException e1) {
        x.w = x.w;
      } finally {
        x.v += x.v;
      }
      C z2 = new C();
    }
    if (i < j) {
      if (-1 != sa[1]) {
        x.next.v = b[j];
      } else {
        y.w = a[j];
        y.v = y.v;
      }
      switch (i) {
        case 0:
          C z3 = p ? y : sc;
          break;
        case 1:
          sc.next = y;
        default:
          int k4 = j;
      }
    } else {
      C z5 = sc;
      x.arr = sa;
    }
    if (y != null) {
      a[1] += i;
    }
    int k6 = j;
    int k7 = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, b[1..b.length - 1], y.v, sc;
  static void h51_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (j == x.v) {
      x.next.arr = b;
    } else {
      try {
        x.w = a[0];
        y.next.w = sc.v;
      } catch (RuntimeException e1) {
        x.w = x.w;
      } finally {
        x.v += x.v;
      }
      C z2 = new C();
    }
    if (i < j) {
      if (-1 != sa[1]) {
        x.next.v = b[j];
      } else {
        y.w = a[j];
        y.v = y.v;
      }
      switch (i) {
        case 0:
          C z3 = p ? y : sc;
          break;
        case 1:
          sc.next = y;
        default:
          int k4 = j;
      }
    } else {
      C z5 = sc;
      x.arr = sa;
    }
    if (y != null) {
      a[1] += i;
    }
    int k6 = j;
    int k7 = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> \old(a[j]) != y.w;
  static void h52_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w = (y.w & i);
    int[] c1 = p ? a : y.arr;
    sc.arr = c1;
    x.w -= y.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.v) <= \old(y.v);
  static void h52_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w = (y.w & i);
    int[] c1 = p ? a : y.arr;
    sc.arr = c1;
    x.w -= y.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(y.v) == \old(x).w) == (x != y);
  static void h52_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w = (y.w & i);
    int[] c1 = p ? a : y.arr;
    sc.arr = c1;
    x.w -= y.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h52_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w = (y.w & i);
    int[] c1 = p ? a : y.arr;
    sc.arr = c1;
    x.w -= y.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k])) || y.get() == \old(y.get());
  static void h52_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w = (y.w & i);
    int[] c1 = p ? a : y.arr;
    sc.arr = c1;
    x.w -= y.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[*], y.*, y.arr;
  static void h52_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w = (y.w & i);
    int[] c1 = p ? a : y.arr;
    sc.arr = c1;
    x.w -= y.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> \old(x).w != b[0];
  static void h53_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = a;
    a[i] = sc.v;
    sc.w = (a[0] ^ x.arr[j]);
    int k2 = -1;
    if (x instanceof D) {
      c1[0] = b[i];
      int[] c3 = new int[] {(x.v + (st + i)), st, 4};
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (x.v + 2 == b[1]) == (st != \old(st));
  static void h53_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = a;
    a[i] = sc.v;
    sc.w = (a[0] ^ x.arr[j]);
    int k2 = -1;
    if (x instanceof D) {
      c1[0] = b[i];
      int[] c3 = new int[] {(x.v + (st + i)), st, 4};
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> y == x.next;
  static void h53_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = a;
    a[i] = sc.v;
    sc.w = (a[0] ^ x.arr[j]);
    int k2 = -1;
    if (x instanceof D) {
      c1[0] = b[i];
      int[] c3 = new int[] {(x.v + (st + i)), st, 4};
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k])) || 3 <= 5;
  static void h53_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = a;
    a[i] = sc.v;
    sc.w = (a[0] ^ x.arr[j]);
    int k2 = -1;
    if (x instanceof D) {
      c1[0] = b[i];
      int[] c3 = new int[] {(x.v + (st + i)), st, 4};
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.get() == \old(y.get());
  static void h53_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = a;
    a[i] = sc.v;
    sc.w = (a[0] ^ x.arr[j]);
    int k2 = -1;
    if (x instanceof D) {
      c1[0] = b[i];
      int[] c3 = new int[] {(x.v + (st + i)), st, 4};
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.w, a[0], a[*], y.w, a[i];
  static void h53_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = a;
    a[i] = sc.v;
    sc.w = (a[0] ^ x.arr[j]);
    int k2 = -1;
    if (x instanceof D) {
      c1[0] = b[i];
      int[] c3 = new int[] {(x.v + (st + i)), st, 4};
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != null;
  static void h54_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      y.next.w = st;
      b = a;
    }
    st++;
    y.arr = y.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> i != \old(x.v);
  static void h54_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      y.next.w = st;
      b = a;
    }
    st++;
    y.arr = y.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.next == y;
  static void h54_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      y.next.w = st;
      b = a;
    }
    st++;
    y.arr = y.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (y.get() == \old(y.get())) == ((\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k])));
  static void h54_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != null) {
      y.next.w = st;
      b = a;
    }
    st++;
    y.arr = y.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h54_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != null) {
      y.next.w = st;
      b = a;
    }
    st++;
    y.arr = y.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.w, x.v, a[0], st;
  static void h54_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      y.next.w = st;
      b = a;
    }
    st++;
    y.arr = y.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> x.next.w != st + 1;
  static void h55_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.next.v = a[j];
    y.next = sc;
    a[1] = -1;
    if ((y != null || y == y)) {
      st++;
      y.next.v += (1 ^ x.w);
    }
    a[j] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> a[1] != a[0];
  static void h55_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.next.v = a[j];
    y.next = sc;
    a[1] = -1;
    if ((y != null || y == y)) {
      st++;
      y.next.v += (1 ^ x.w);
    }
    a[j] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h55_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.next.v = a[j];
    y.next = sc;
    a[1] = -1;
    if ((y != null || y == y)) {
      st++;
      y.next.v += (1 ^ x.w);
    }
    a[j] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr != a || \old(y) == y;
  static void h55_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next.next.v = a[j];
    y.next = sc;
    a[1] = -1;
    if ((y != null || y == y)) {
      st++;
      y.next.v += (1 ^ x.w);
    }
    a[j] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a || x.next != null;
  static void h55_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next.next.v = a[j];
    y.next = sc;
    a[1] = -1;
    if ((y != null || y == y)) {
      st++;
      y.next.v += (1 ^ x.w);
    }
    a[j] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], sc, y.*, st, b[i];
  static void h55_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.next.v = a[j];
    y.next = sc;
    a[1] = -1;
    if ((y != null || y == y)) {
      st++;
      y.next.v += (1 ^ x.w);
    }
    a[j] = j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == x.next || x != y;
  static void h56_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      x.put(i);
      sa[1] = (y.w ^ 3);
    }
    sa[0] += x.next.w;
    if (i != (sa[i] ^ 7)) {
      b[0] += st;
      if (y == x) {
        x.next = x;
        sc.v = (x.get() - 0);
      }
    } else {
      if ((3 < 1 || st == (3 <= a[0] ? x.arr[1] : 0))) {
        sc = y;
        int[] c1 = new int[] {((x instanceof D ? x.v : j) + i), 5, 4};
      }
      y.v = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> st != a[j];
  static void h56_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      x.put(i);
      sa[1] = (y.w ^ 3);
    }
    sa[0] += x.next.w;
    if (i != (sa[i] ^ 7)) {
      b[0] += st;
      if (y == x) {
        x.next = x;
        sc.v = (x.get() - 0);
      }
    } else {
      if ((3 < 1 || st == (3 <= a[0] ? x.arr[1] : 0))) {
        sc = y;
        int[] c1 = new int[] {((x instanceof D ? x.v : j) + i), 5, 4};
      }
      y.v = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> j == \old(x).w;
  static void h56_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      x.put(i);
      sa[1] = (y.w ^ 3);
    }
    sa[0] += x.next.w;
    if (i != (sa[i] ^ 7)) {
      b[0] += st;
      if (y == x) {
        x.next = x;
        sc.v = (x.get() - 0);
      }
    } else {
      if ((3 < 1 || st == (3 <= a[0] ? x.arr[1] : 0))) {
        sc = y;
        int[] c1 = new int[] {((x instanceof D ? x.v : j) + i), 5, 4};
      }
      y.v = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y).w >= \old(y.w);
  static void h56_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y instanceof D) {
      x.put(i);
      sa[1] = (y.w ^ 3);
    }
    sa[0] += x.next.w;
    if (i != (sa[i] ^ 7)) {
      b[0] += st;
      if (y == x) {
        x.next = x;
        sc.v = (x.get() - 0);
      }
    } else {
      if ((3 < 1 || st == (3 <= a[0] ? x.arr[1] : 0))) {
        sc = y;
        int[] c1 = new int[] {((x instanceof D ? x.v : j) + i), 5, 4};
      }
      y.v = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h56_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y instanceof D) {
      x.put(i);
      sa[1] = (y.w ^ 3);
    }
    sa[0] += x.next.w;
    if (i != (sa[i] ^ 7)) {
      b[0] += st;
      if (y == x) {
        x.next = x;
        sc.v = (x.get() - 0);
      }
    } else {
      if ((3 < 1 || st == (3 <= a[0] ? x.arr[1] : 0))) {
        sc = y;
        int[] c1 = new int[] {((x instanceof D ? x.v : j) + i), 5, 4};
      }
      y.v = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr[*], b[i], x.*, a[0..1], y.v;
  static void h56_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      x.put(i);
      sa[1] = (y.w ^ 3);
    }
    sa[0] += x.next.w;
    if (i != (sa[i] ^ 7)) {
      b[0] += st;
      if (y == x) {
        x.next = x;
        sc.v = (x.get() - 0);
      }
    } else {
      if ((3 < 1 || st == (3 <= a[0] ? x.arr[1] : 0))) {
        sc = y;
        int[] c1 = new int[] {((x instanceof D ? x.v : j) + i), 5, 4};
      }
      y.v = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> x.next != null;
  static void h57_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = y.v;
    st++;
    if (y == x) {
      b[j] += a[j];
    } else {
      if (y.next != null) {
        x.v = st;
        a[j] += (sc.next != null ? (j + x.w) : (k1 & i));
      } else {
        C z2 = y;
      }
    }
    x = y;
    b[i] = (y.next.w & st);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.next.w <= \old(x).w;
  static void h57_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = y.v;
    st++;
    if (y == x) {
      b[j] += a[j];
    } else {
      if (y.next != null) {
        x.v = st;
        a[j] += (sc.next != null ? (j + x.w) : (k1 & i));
      } else {
        C z2 = y;
      }
    }
    x = y;
    b[i] = (y.next.w & st);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[0] <= x.v;
  static void h57_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = y.v;
    st++;
    if (y == x) {
      b[j] += a[j];
    } else {
      if (y.next != null) {
        x.v = st;
        a[j] += (sc.next != null ? (j + x.w) : (k1 & i));
      } else {
        C z2 = y;
      }
    }
    x = y;
    b[i] = (y.next.w & st);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == x;
  static void h57_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = y.v;
    st++;
    if (y == x) {
      b[j] += a[j];
    } else {
      if (y.next != null) {
        x.v = st;
        a[j] += (sc.next != null ? (j + x.w) : (k1 & i));
      } else {
        C z2 = y;
      }
    }
    x = y;
    b[i] = (y.next.w & st);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> y.get() == \old(y.get());
  static void h57_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = y.v;
    st++;
    if (y == x) {
      b[j] += a[j];
    } else {
      if (y.next != null) {
        x.v = st;
        a[j] += (sc.next != null ? (j + x.w) : (k1 & i));
      } else {
        C z2 = y;
      }
    }
    x = y;
    b[i] = (y.next.w & st);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable st, y.w;
  static void h57_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = y.v;
    st++;
    if (y == x) {
      b[j] += a[j];
    } else {
      if (y.next != null) {
        x.v = st;
        a[j] += (sc.next != null ? (j + x.w) : (k1 & i));
      } else {
        C z2 = y;
      }
    }
    x = y;
    b[i] = (y.next.w & st);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[i] != \old(st);
  static void h58_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    j = a[0];
    x.w -= y.get();
    C z1 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr != a || \old(y.w) != a[i];
  static void h58_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    j = a[0];
    x.w -= y.get();
    C z1 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[0] >= \old(y.w);
  static void h58_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    j = a[0];
    x.w -= y.get();
    C z1 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k])) || (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h58_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    j = a[0];
    x.w -= y.get();
    C z1 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])) || y.v == \old(x.v);
  static void h58_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    j = a[0];
    x.w -= y.get();
    C z1 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.v, st, y.next, y.w;
  static void h58_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    j = a[0];
    x.w -= y.get();
    C z1 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], x.arr[1], x.*, y.arr;
  static void h58_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    j = a[0];
    x.w -= y.get();
    C z1 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr == a || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h59_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((p && 1 != x.v)) {
      if (x == x) {
        sa[i] = 7;
      } else {
        int k1 = 7;
        y.next.v -= (a[0] - 7);
      }
      sc = x;
    }
    x.next = x.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(i) <= \old(a[0]);
  static void h59_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((p && 1 != x.v)) {
      if (x == x) {
        sa[i] = 7;
      } else {
        int k1 = 7;
        y.next.v -= (a[0] - 7);
      }
      sc = x;
    }
    x.next = x.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.w <= a[1];
  static void h59_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((p && 1 != x.v)) {
      if (x == x) {
        sa[i] = 7;
      } else {
        int k1 = 7;
        y.next.v -= (a[0] - 7);
      }
      sc = x;
    }
    x.next = x.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> y.get() == \old(y.get());
  static void h59_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((p && 1 != x.v)) {
      if (x == x) {
        sa[i] = 7;
      } else {
        int k1 = 7;
        y.next.v -= (a[0] - 7);
      }
      sc = x;
    }
    x.next = x.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> y == y;
  static void h59_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((p && 1 != x.v)) {
      if (x == x) {
        sa[i] = 7;
      } else {
        int k1 = 7;
        y.next.v -= (a[0] - 7);
      }
      sc = x;
    }
    x.next = x.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], x.w, sc, y.v, y.next.w;
  static void h59_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((p && 1 != x.v)) {
      if (x == x) {
        sa[i] = 7;
      } else {
        int k1 = 7;
        y.next.v -= (a[0] - 7);
      }
      sc = x;
    }
    x.next = x.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> x.next != null;
  static void h60_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[i] = j;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h60_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[i] = j;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> b[i] == y.v;
  static void h60_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[i] = j;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.get() == \old(y.get());
  static void h60_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[i] = j;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y == y || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h60_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[i] = j;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], y.*, b[j];
  static void h60_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[i] = j;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> y.arr != b;
  static void h61_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((x.w + 2) <= x.v) {
      swap(a, i, j);
    }
    y.arr[1] += ((y.next.next != sc ? a[i] : j) + 5);
    if (y.w == x.next.v) {
      if (y.next != null) {
        x.w = j;
      }
      if (x != sc.next) {
        b[i] += x.arr[0];
        y.arr = b;
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      a[0] = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr[1] != \old(y.v);
  static void h61_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((x.w + 2) <= x.v) {
      swap(a, i, j);
    }
    y.arr[1] += ((y.next.next != sc ? a[i] : j) + 5);
    if (y.w == x.next.v) {
      if (y.next != null) {
        x.w = j;
      }
      if (x != sc.next) {
        b[i] += x.arr[0];
        y.arr = b;
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      a[0] = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> y.v == y.arr[1];
  static void h61_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((x.w + 2) <= x.v) {
      swap(a, i, j);
    }
    y.arr[1] += ((y.next.next != sc ? a[i] : j) + 5);
    if (y.w == x.next.v) {
      if (y.next != null) {
        x.w = j;
      }
      if (x != sc.next) {
        b[i] += x.arr[0];
        y.arr = b;
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      a[0] = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get()) || \old(x.next) != y;
  static void h61_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((x.w + 2) <= x.v) {
      swap(a, i, j);
    }
    y.arr[1] += ((y.next.next != sc ? a[i] : j) + 5);
    if (y.w == x.next.v) {
      if (y.next != null) {
        x.w = j;
      }
      if (x != sc.next) {
        b[i] += x.arr[0];
        y.arr = b;
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      a[0] = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get());
  static void h61_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((x.w + 2) <= x.v) {
      swap(a, i, j);
    }
    y.arr[1] += ((y.next.next != sc ? a[i] : j) + 5);
    if (y.w == x.next.v) {
      if (y.next != null) {
        x.w = j;
      }
      if (x != sc.next) {
        b[i] += x.arr[0];
        y.arr = b;
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      a[0] = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, y.next.w, a[0], y.arr[*];
  static void h61_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((x.w + 2) <= x.v) {
      swap(a, i, j);
    }
    y.arr[1] += ((y.next.next != sc ? a[i] : j) + 5);
    if (y.w == x.next.v) {
      if (y.next != null) {
        x.w = j;
      }
      if (x != sc.next) {
        b[i] += x.arr[0];
        y.arr = b;
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      a[0] = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h62_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put(-1);
    for (int q1 = 0; q1 < 2; q1++) {
      y.arr[1] = j;
    }
    if ((p || x.w > -1)) {
      y.v = 2;
      y.put((a[0] + b[1]));
    } else {
      sc.w -= y.v;
      b[i] = y.v;
    }
    x.arr = a;
    int[] c2 = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h62_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put(-1);
    for (int q1 = 0; q1 < 2; q1++) {
      y.arr[1] = j;
    }
    if ((p || x.w > -1)) {
      y.v = 2;
      y.put((a[0] + b[1]));
    } else {
      sc.w -= y.v;
      b[i] = y.v;
    }
    x.arr = a;
    int[] c2 = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> a[0] == y.v;
  static void h62_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put(-1);
    for (int q1 = 0; q1 < 2; q1++) {
      y.arr[1] = j;
    }
    if ((p || x.w > -1)) {
      y.v = 2;
      y.put((a[0] + b[1]));
    } else {
      sc.w -= y.v;
      b[i] = y.v;
    }
    x.arr = a;
    int[] c2 = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> \old(y).w == b[0];
  static void h62_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.put(-1);
    for (int q1 = 0; q1 < 2; q1++) {
      y.arr[1] = j;
    }
    if ((p || x.w > -1)) {
      y.v = 2;
      y.put((a[0] + b[1]));
    } else {
      sc.w -= y.v;
      b[i] = y.v;
    }
    x.arr = a;
    int[] c2 = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[j] >= y.v || \old(y.next) == y.next;
  static void h62_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.put(-1);
    for (int q1 = 0; q1 < 2; q1++) {
      y.arr[1] = j;
    }
    if ((p || x.w > -1)) {
      y.v = 2;
      y.put((a[0] + b[1]));
    } else {
      sc.w -= y.v;
      b[i] = y.v;
    }
    x.arr = a;
    int[] c2 = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.next, x.*;
  static void h62_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put(-1);
    for (int q1 = 0; q1 < 2; q1++) {
      y.arr[1] = j;
    }
    if ((p || x.w > -1)) {
      y.v = 2;
      y.put((a[0] + b[1]));
    } else {
      sc.w -= y.v;
      b[i] = y.v;
    }
    x.arr = a;
    int[] c2 = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> y.arr == a;
  static void h63_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(x, x);
    y.next.next.arr = a;
    if (y.get() > i) {
      x.next.next.next = y.next;
      y.w = 0;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr = a;
      }
    }
    a[i] += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> y.w <= \old(y.v);
  static void h63_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(x, x);
    y.next.next.arr = a;
    if (y.get() > i) {
      x.next.next.next = y.next;
      y.w = 0;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr = a;
      }
    }
    a[i] += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h63_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(x, x);
    y.next.next.arr = a;
    if (y.get() > i) {
      x.next.next.next = y.next;
      y.w = 0;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr = a;
      }
    }
    a[i] += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> \old(y.v) <= y.next.v;
  static void h63_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    link(x, x);
    y.next.next.arr = a;
    if (y.get() > i) {
      x.next.next.next = y.next;
      y.w = 0;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr = a;
      }
    }
    a[i] += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get());
  static void h63_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    link(x, x);
    y.next.next.arr = a;
    if (y.get() > i) {
      x.next.next.next = y.next;
      y.w = 0;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr = a;
      }
    }
    a[i] += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], x.next, x.*, a[*], y.next;
  static void h63_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    link(x, x);
    y.next.next.arr = a;
    if (y.get() > i) {
      x.next.next.next = y.next;
      y.w = 0;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr = a;
      }
    }
    a[i] += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> b[0] <= \old(b[0]) + 2;
  static void h64_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.v;
    }
    move(x, x, i);
    a[i] += a[0];
    sc = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v + 1 != x.w;
  static void h64_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.v;
    }
    move(x, x, i);
    a[i] += a[0];
    sc = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.w >= x.v;
  static void h64_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.v;
    }
    move(x, x, i);
    a[i] += a[0];
    sc = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> x.get() == \old(x.get());
  static void h64_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.v;
    }
    move(x, x, i);
    a[i] += a[0];
    sc = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> x.get() == \old(x.get());
  static void h64_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.v;
    }
    move(x, x, i);
    a[i] += a[0];
    sc = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, x.next.v, x.w, a[*];
  static void h64_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    for (int q1 = 0; q1 < 3; q1++) {
      y.v = x.v;
    }
    move(x, x, i);
    a[i] += a[0];
    sc = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.v <= a[j];
  static void h65_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((a != b || st == j)) {
      sc = y;
      switch (i) {
        case 0:
          C z1 = sc.next;
        case 1:
          y.next.w = i;
        default:
          sc.next = x;
      }
    }
    x.v = 0;
    a[j] = x.next.v;
    st = (b == a ? a[0] : a[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) != y.v || x == y.next;
  static void h65_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((a != b || st == j)) {
      sc = y;
      switch (i) {
        case 0:
          C z1 = sc.next;
        case 1:
          y.next.w = i;
        default:
          sc.next = x;
      }
    }
    x.v = 0;
    a[j] = x.next.v;
    st = (b == a ? a[0] : a[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y;
  static void h65_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((a != b || st == j)) {
      sc = y;
      switch (i) {
        case 0:
          C z1 = sc.next;
        case 1:
          y.next.w = i;
        default:
          sc.next = x;
      }
    }
    x.v = 0;
    a[j] = x.next.v;
    st = (b == a ? a[0] : a[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> y != null;
  static void h65_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((a != b || st == j)) {
      sc = y;
      switch (i) {
        case 0:
          C z1 = sc.next;
        case 1:
          y.next.w = i;
        default:
          sc.next = x;
      }
    }
    x.v = 0;
    a[j] = x.next.v;
    st = (b == a ? a[0] : a[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == x;
  static void h65_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((a != b || st == j)) {
      sc = y;
      switch (i) {
        case 0:
          C z1 = sc.next;
        case 1:
          y.next.w = i;
        default:
          sc.next = x;
      }
    }
    x.v = 0;
    a[j] = x.next.v;
    st = (b == a ? a[0] : a[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.w, b[i], a[0..1], y.v, y.w;
  static void h65_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((a != b || st == j)) {
      sc = y;
      switch (i) {
        case 0:
          C z1 = sc.next;
        case 1:
          y.next.w = i;
        default:
          sc.next = x;
      }
    }
    x.v = 0;
    a[j] = x.next.v;
    st = (b == a ? a[0] : a[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.next != x;
  static void h67_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = (2 == j ? (b.length + sc.v) : y.arr[0]);
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get()) || \old(y).w - 2 != j;
  static void h67_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = (2 == j ? (b.length + sc.v) : y.arr[0]);
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.v) >= a[i];
  static void h67_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = (2 == j ? (b.length + sc.v) : y.arr[0]);
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || \old(y) != x;
  static void h67_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v = (2 == j ? (b.length + sc.v) : y.arr[0]);
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || 5 != st;
  static void h67_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v = (2 == j ? (b.length + sc.v) : y.arr[0]);
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, x.next.v, x.arr, b[j], x.v;
  static void h67_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = (2 == j ? (b.length + sc.v) : y.arr[0]);
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.arr[1], b[j], y.*, x.arr, y.arr;
  static void h67_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v = (2 == j ? (b.length + sc.v) : y.arr[0]);
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h68_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = b;
    sc.v = i;
    a[j] += a[j];
    if (p) {
      if (y != null) {
        y.v -= 0;
      } else {
        int k1 = i;
      }
    }
    y.put(i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> x.v != a[j];
  static void h68_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = b;
    sc.v = i;
    a[j] += a[j];
    if (p) {
      if (y != null) {
        y.v -= 0;
      } else {
        int k1 = i;
      }
    }
    y.put(i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.w >= x.v;
  static void h68_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = b;
    sc.v = i;
    a[j] += a[j];
    if (p) {
      if (y != null) {
        y.v -= 0;
      } else {
        int k1 = i;
      }
    }
    y.put(i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y != null || a[0] == \old(y.next.w);
  static void h68_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = b;
    sc.v = i;
    a[j] += a[j];
    if (p) {
      if (y != null) {
        y.v -= 0;
      } else {
        int k1 = i;
      }
    }
    y.put(i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> x == x;
  static void h68_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = b;
    sc.v = i;
    a[j] += a[j];
    if (p) {
      if (y != null) {
        y.v -= 0;
      } else {
        int k1 = i;
      }
    }
    y.put(i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], y.v, b[1..b.length - 1], y.*, st;
  static void h68_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = b;
    sc.v = i;
    a[j] += a[j];
    if (p) {
      if (y != null) {
        y.v -= 0;
      } else {
        int k1 = i;
      }
    }
    y.put(i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[1] != x.v;
  static void h69_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(a, y.next.v);
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[0] <= b[0];
  static void h69_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(a, y.next.v);
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(b[j]) <= x.w;
  static void h69_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(a, y.next.v);
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[i] >= \old(st) || (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h69_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    fill(a, y.next.v);
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h69_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    fill(a, y.next.v);
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.arr, y.next, b[*], x.w, a[i];
  static void h69_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(a, y.next.v);
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next, x.arr[1], a[*];
  static void h69_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    fill(a, y.next.v);
    int[] c1 = a.clone();
  }

}