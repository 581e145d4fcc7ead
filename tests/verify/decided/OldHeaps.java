/** Old and new values of heaps with aliases: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class OldHeaps {
  static class C { int v; int w; /*@ nullable @*/ C next; /*@ nullable @*/ int[] arr; int get() { return v; } void put(int k) { v = k; } }
  static class D extends C { int u; int get() { return v + u; } void put(int k) { u = k; } }
  static int st; static /*@ nullable @*/ C sc; static /*@ nullable @*/ int[] sa;



  static void bump(/*@ nullable @*/ C c) { c.v++; }

  static void swap(/*@ nullable @*/ int[] q, int m, int n) { int t = q[m]; q[m] = q[n]; q[n] = t; }
  static void link(/*@ nullable @*/ C c, /*@ nullable @*/ C d) { c.next = d; if (d != null && d.next == null) d.next = c; }
  static void move(/*@ nullable @*/ C c, /*@ nullable @*/ C d, int k) { c.v -= k; d.v += k; }
  static void fill(/*@ nullable @*/ int[] q, int k) { for (int m = 0; m < 2; m++) q[m] = k + m; }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> y.w + 2 != \old(x.v);
  static void h0_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = x;
    switch (sc.v) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next.w = j;
        break;
      default:
        y.put(i);
    }
    sc.v = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x) != x.next;
  static void h0_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = x;
    switch (sc.v) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next.w = j;
        break;
      default:
        y.put(i);
    }
    sc.v = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]))) == (\old(x.w) <= b[j]);
  static void h0_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = x;
    switch (sc.v) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next.w = j;
        break;
      default:
        y.put(i);
    }
    sc.v = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h0_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = x;
    switch (sc.v) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next.w = j;
        break;
      default:
        y.put(i);
    }
    sc.v = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get()) || (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h0_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = x;
    switch (sc.v) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next.w = j;
        break;
      default:
        y.put(i);
    }
    sc.v = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, b[1..b.length - 1], y.next, b[i];
  static void h0_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = x;
    switch (sc.v) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next.w = j;
        break;
      default:
        y.put(i);
    }
    sc.v = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != null || a[0] >= b[j];
  static void h1_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = i;
    y.next = y;
    x.v += -1;
    x.arr = a;
    a[0] = ((x.v ^ 2) ^ i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.next) != y;
  static void h1_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = i;
    y.next = y;
    x.v += -1;
    x.arr = a;
    a[0] = ((x.v ^ 2) ^ i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[i] >= x.w;
  static void h1_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = i;
    y.next = y;
    x.v += -1;
    x.arr = a;
    a[0] = ((x.v ^ 2) ^ i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h1_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = i;
    y.next = y;
    x.v += -1;
    x.arr = a;
    a[0] = ((x.v ^ 2) ^ i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h1_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = i;
    y.next = y;
    x.v += -1;
    x.arr = a;
    a[0] = ((x.v ^ 2) ^ i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, b[*];
  static void h1_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = i;
    y.next = y;
    x.v += -1;
    x.arr = a;
    a[0] = ((x.v ^ 2) ^ i);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[i] <= \old(y.v);
  static void h2_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[i] = j;
    sc = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h2_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[i] = j;
    sc = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h2_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[i] = j;
    sc = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> \old(x) == x;
  static void h2_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[i] = j;
    sc = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.get() == \old(x.get());
  static void h2_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[i] = j;
    sc = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], x.*, b[1..b.length - 1], a[0..1];
  static void h2_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[i] = j;
    sc = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> st != \old(a[i]);
  static void h3_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      sc.arr = a;
      C z1 = y;
    } catch (NullPointerException e) {
      if (y instanceof D) {
        x.w = st;
      } else {
        x.next.next.v += b[1];
        b[i] = i;
      }
    }
    x.put((b[0] + j));
    for (int q2 = 0; q2 < 3; q2++) {
      i = j;
    }
    sc.w += y.next.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v != b[j] - 1;
  static void h3_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      sc.arr = a;
      C z1 = y;
    } catch (NullPointerException e) {
      if (y instanceof D) {
        x.w = st;
      } else {
        x.next.next.v += b[1];
        b[i] = i;
      }
    }
    x.put((b[0] + j));
    for (int q2 = 0; q2 < 3; q2++) {
      i = j;
    }
    sc.w += y.next.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> \old(y) != x.next;
  static void h3_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      sc.arr = a;
      C z1 = y;
    } catch (NullPointerException e) {
      if (y instanceof D) {
        x.w = st;
      } else {
        x.next.next.v += b[1];
        b[i] = i;
      }
    }
    x.put((b[0] + j));
    for (int q2 = 0; q2 < 3; q2++) {
      i = j;
    }
    sc.w += y.next.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || x.next != null;
  static void h3_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      sc.arr = a;
      C z1 = y;
    } catch (NullPointerException e) {
      if (y instanceof D) {
        x.w = st;
      } else {
        x.next.next.v += b[1];
        b[i] = i;
      }
    }
    x.put((b[0] + j));
    for (int q2 = 0; q2 < 3; q2++) {
      i = j;
    }
    sc.w += y.next.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k])) || \old(b[j]) == y.w;
  static void h3_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      sc.arr = a;
      C z1 = y;
    } catch (NullPointerException e) {
      if (y instanceof D) {
        x.w = st;
      } else {
        x.next.next.v += b[1];
        b[i] = i;
      }
    }
    x.put((b[0] + j));
    for (int q2 = 0; q2 < 3; q2++) {
      i = j;
    }
    sc.w += y.next.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[i], y.w, a[*], x.*;
  static void h3_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      sc.arr = a;
      C z1 = y;
    } catch (NullPointerException e) {
      if (y instanceof D) {
        x.w = st;
      } else {
        x.next.next.v += b[1];
        b[i] = i;
      }
    }
    x.put((b[0] + j));
    for (int q2 = 0; q2 < 3; q2++) {
      i = j;
    }
    sc.w += y.next.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.v) != b[1];
  static void h4_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += y.next.w;
    C z1 = p ? y.next : sc;
    a[i] = 0;
    link(x, y);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h4_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += y.next.w;
    C z1 = p ? y.next : sc;
    a[i] = 0;
    link(x, y);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (st != \old(x).v) == (\old(y.next) == y);
  static void h4_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += y.next.w;
    C z1 = p ? y.next : sc;
    a[i] = 0;
    link(x, y);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y;
  static void h4_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v += y.next.w;
    C z1 = p ? y.next : sc;
    a[i] = 0;
    link(x, y);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h4_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v += y.next.w;
    C z1 = p ? y.next : sc;
    a[i] = 0;
    link(x, y);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[*], a[i], y.next, y.v;
  static void h4_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += y.next.w;
    C z1 = p ? y.next : sc;
    a[i] = 0;
    link(x, y);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> 5 != \old(x).w;
  static void h6_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put((p ? b[i] : -1));
    bump(x);
    y.arr = a;
    sc.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> \old(y).w != x.v;
  static void h6_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put((p ? b[i] : -1));
    bump(x);
    y.arr = a;
    sc.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == x.next;
  static void h6_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put((p ? b[i] : -1));
    bump(x);
    y.arr = a;
    sc.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h6_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.put((p ? b[i] : -1));
    bump(x);
    y.arr = a;
    sc.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k])) || \old(y.next) == y;
  static void h6_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.put((p ? b[i] : -1));
    bump(x);
    y.arr = a;
    sc.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*;
  static void h6_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.put((p ? b[i] : -1));
    bump(x);
    y.arr = a;
    sc.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h7_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y.next;
    if (y == sc) {
      switch (i) {
        case 0:
          bump(x);
        case 1:
          b[j] = a[1];
        default:
          sc.arr = a;
      }
    } else {
      i++;
      int[] c1 = a;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.v != st + 2 || (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h7_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y.next;
    if (y == sc) {
      switch (i) {
        case 0:
          bump(x);
        case 1:
          b[j] = a[1];
        default:
          sc.arr = a;
      }
    } else {
      i++;
      int[] c1 = a;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(x.next) == x.next) == (x.arr == a);
  static void h7_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y.next;
    if (y == sc) {
      switch (i) {
        case 0:
          bump(x);
        case 1:
          b[j] = a[1];
        default:
          sc.arr = a;
      }
    } else {
      i++;
      int[] c1 = a;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> x != null;
  static void h7_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y.next;
    if (y == sc) {
      switch (i) {
        case 0:
          bump(x);
        case 1:
          b[j] = a[1];
        default:
          sc.arr = a;
      }
    } else {
      i++;
      int[] c1 = a;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> y.get() == \old(y.get());
  static void h7_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y.next;
    if (y == sc) {
      switch (i) {
        case 0:
          bump(x);
        case 1:
          b[j] = a[1];
        default:
          sc.arr = a;
      }
    } else {
      i++;
      int[] c1 = a;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.w, y.*, a[*], b[i], y.arr;
  static void h7_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y.next;
    if (y == sc) {
      switch (i) {
        case 0:
          bump(x);
        case 1:
          b[j] = a[1];
        default:
          sc.arr = a;
      }
    } else {
      i++;
      int[] c1 = a;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> \old(x.w) != x.v - y.v;
  static void h8_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += 5;
    try {
      y.v = b[j];
      a[i] = i;
    } catch (NullPointerException e) {
      i++;
    } finally {
      x.next.next.v -= (a.length - (st - x.w));
    }
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> 3 != \old(y.v);
  static void h8_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += 5;
    try {
      y.v = b[j];
      a[i] = i;
    } catch (NullPointerException e) {
      i++;
    } finally {
      x.next.next.v -= (a.length - (st - x.w));
    }
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> x != y;
  static void h8_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += 5;
    try {
      y.v = b[j];
      a[i] = i;
    } catch (NullPointerException e) {
      i++;
    } finally {
      x.next.next.v -= (a.length - (st - x.w));
    }
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> \old(y) == y;
  static void h8_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v += 5;
    try {
      y.v = b[j];
      a[i] = i;
    } catch (NullPointerException e) {
      i++;
    } finally {
      x.next.next.v -= (a.length - (st - x.w));
    }
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> \old(y.w) >= y.w;
  static void h8_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v += 5;
    try {
      y.v = b[j];
      a[i] = i;
    } catch (NullPointerException e) {
      i++;
    } finally {
      x.next.next.v -= (a.length - (st - x.w));
    }
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], x.arr, x.*, x.v, b[i];
  static void h8_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += 5;
    try {
      y.v = b[j];
      a[i] = i;
    } catch (NullPointerException e) {
      i++;
    } finally {
      x.next.next.v -= (a.length - (st - x.w));
    }
    y.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(y).w != 5;
  static void h9_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = x.arr;
    y.v += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> \old(x.v) != y.w;
  static void h9_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = x.arr;
    y.v += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[j] >= \old(y.v);
  static void h9_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = x.arr;
    y.v += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h9_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = x.arr;
    y.v += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k])) || y.v == x.arr[1];
  static void h9_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = x.arr;
    y.v += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next, x.*, y.v, y.next;
  static void h9_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = x.arr;
    y.v += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*;
  static void h9_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = x.arr;
    y.v += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> \old(y).w != x.v;
  static void h10_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = (p ? y.next.v : x.w);
    x.v = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> x.v <= \old(x).w + 2;
  static void h10_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = (p ? y.next.v : x.w);
    x.v = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(x) != y) == (\old(x.w) == 0);
  static void h10_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = (p ? y.next.v : x.w);
    x.v = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k])) || \old(a[0]) >= a[1];
  static void h10_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v = (p ? y.next.v : x.w);
    x.v = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get()) || (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h10_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v = (p ? y.next.v : x.w);
    x.v = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, a[i];
  static void h10_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = (p ? y.next.v : x.w);
    x.v = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[*], y.arr[*], x.*, x.v;
  static void h10_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v = (p ? y.next.v : x.w);
    x.v = -1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.v != \old(b[j]);
  static void h11_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((sc != null && p)) {
      int k1 = (a[1] + i);
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.v += (i < q2 ? j : y.get());
      }
      try {
        y.v = y.v;
        sc.v -= a[j];
      } catch (ArrayIndexOutOfBoundsException e) {
        int k3 = b[0];
      }
    }
    a[0] = 0;
    y.w = st;
    if (2 <= x.get()) {
      x.v = (a[1] + 0);
      if (sc.next != null) {
        sc.v -= j;
      } else {
        x.w = a[0];
      }
    }
    x.next.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> x.v != a[j];
  static void h11_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((sc != null && p)) {
      int k1 = (a[1] + i);
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.v += (i < q2 ? j : y.get());
      }
      try {
        y.v = y.v;
        sc.v -= a[j];
      } catch (ArrayIndexOutOfBoundsException e) {
        int k3 = b[0];
      }
    }
    a[0] = 0;
    y.w = st;
    if (2 <= x.get()) {
      x.v = (a[1] + 0);
      if (sc.next != null) {
        sc.v -= j;
      } else {
        x.w = a[0];
      }
    }
    x.next.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y.next;
  static void h11_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((sc != null && p)) {
      int k1 = (a[1] + i);
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.v += (i < q2 ? j : y.get());
      }
      try {
        y.v = y.v;
        sc.v -= a[j];
      } catch (ArrayIndexOutOfBoundsException e) {
        int k3 = b[0];
      }
    }
    a[0] = 0;
    y.w = st;
    if (2 <= x.get()) {
      x.v = (a[1] + 0);
      if (sc.next != null) {
        sc.v -= j;
      } else {
        x.w = a[0];
      }
    }
    x.next.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h11_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((sc != null && p)) {
      int k1 = (a[1] + i);
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.v += (i < q2 ? j : y.get());
      }
      try {
        y.v = y.v;
        sc.v -= a[j];
      } catch (ArrayIndexOutOfBoundsException e) {
        int k3 = b[0];
      }
    }
    a[0] = 0;
    y.w = st;
    if (2 <= x.get()) {
      x.v = (a[1] + 0);
      if (sc.next != null) {
        sc.v -= j;
      } else {
        x.w = a[0];
      }
    }
    x.next.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) == x.next;
  static void h11_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((sc != null && p)) {
      int k1 = (a[1] + i);
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.v += (i < q2 ? j : y.get());
      }
      try {
        y.v = y.v;
        sc.v -= a[j];
      } catch (ArrayIndexOutOfBoundsException e) {
        int k3 = b[0];
      }
    }
    a[0] = 0;
    y.w = st;
    if (2 <= x.get()) {
      x.v = (a[1] + 0);
      if (sc.next != null) {
        sc.v -= j;
      } else {
        x.w = a[0];
      }
    }
    x.next.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], y.next.w, y.arr[*], x.next.v, y.*;
  static void h11_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((sc != null && p)) {
      int k1 = (a[1] + i);
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.v += (i < q2 ? j : y.get());
      }
      try {
        y.v = y.v;
        sc.v -= a[j];
      } catch (ArrayIndexOutOfBoundsException e) {
        int k3 = b[0];
      }
    }
    a[0] = 0;
    y.w = st;
    if (2 <= x.get()) {
      x.v = (a[1] + 0);
      if (sc.next != null) {
        sc.v -= j;
      } else {
        x.w = a[0];
      }
    }
    x.next.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> \old(y.w) >= x.w;
  static void h12_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    C z1 = y;
    y.next.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y == x.next;
  static void h12_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    C z1 = y;
    y.next.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> a[i] == b[1];
  static void h12_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    C z1 = y;
    y.next.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k])) || x.v == st;
  static void h12_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    C z1 = y;
    y.next.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h12_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    C z1 = y;
    y.next.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.w, x.*, y.next, sc;
  static void h12_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    C z1 = y;
    y.next.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr[*], x.next.v, y.*, a[i], b[1..b.length - 1];
  static void h12_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    C z1 = y;
    y.next.v = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> x.v != y.next.w;
  static void h13_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.next.v += y.get();
    y.next = x;
    y.v = (y != sc ? x.arr[1] : (y.v + 2));
    int[] c1 = b.clone();
    y.put(y.v);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> \old(b[i]) != \old(y.v);
  static void h13_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.next.v += y.get();
    y.next = x;
    y.v = (y != sc ? x.arr[1] : (y.v + 2));
    int[] c1 = b.clone();
    y.put(y.v);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y == x;
  static void h13_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.next.v += y.get();
    y.next = x;
    y.v = (y != sc ? x.arr[1] : (y.v + 2));
    int[] c1 = b.clone();
    y.put(y.v);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h13_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next.next.v += y.get();
    y.next = x;
    y.v = (y != sc ? x.arr[1] : (y.v + 2));
    int[] c1 = b.clone();
    y.put(y.v);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h13_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next.next.v += y.get();
    y.next = x;
    y.v = (y != sc ? x.arr[1] : (y.v + 2));
    int[] c1 = b.clone();
    y.put(y.v);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, b[*], y.v, y.*;
  static void h13_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.next.v += y.get();
    y.next = x;
    y.v = (y != sc ? x.arr[1] : (y.v + 2));
    int[] c1 = b.clone();
    y.put(y.v);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h14_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = i;
    if (7 > x.v) {
      y.v += i;
      fill(b, b[1]);
    } else {
      if (j != j) {
        x = y;
      }
    }
    x.put(a[i]);
    x.arr[0] = x.get();
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.w != a[1] || a[1] >= y.v;
  static void h14_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = i;
    if (7 > x.v) {
      y.v += i;
      fill(b, b[1]);
    } else {
      if (j != j) {
        x = y;
      }
    }
    x.put(a[i]);
    x.arr[0] = x.get();
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> y.get() == \old(y.get());
  static void h14_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = i;
    if (7 > x.v) {
      y.v += i;
      fill(b, b[1]);
    } else {
      if (j != j) {
        x = y;
      }
    }
    x.put(a[i]);
    x.arr[0] = x.get();
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h14_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v = i;
    if (7 > x.v) {
      y.v += i;
      fill(b, b[1]);
    } else {
      if (j != j) {
        x = y;
      }
    }
    x.put(a[i]);
    x.arr[0] = x.get();
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(x) == x;
  static void h14_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v = i;
    if (7 > x.v) {
      y.v += i;
      fill(b, b[1]);
    } else {
      if (j != j) {
        x = y;
      }
    }
    x.put(a[i]);
    x.arr[0] = x.get();
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[1..b.length - 1], y.v, a[i], b[*];
  static void h14_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v = i;
    if (7 > x.v) {
      y.v += i;
      fill(b, b[1]);
    } else {
      if (j != j) {
        x = y;
      }
    }
    x.put(a[i]);
    x.arr[0] = x.get();
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> \old(x.v) != 3;
  static void h15_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v -= j;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> a[0] != y.v;
  static void h15_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v -= j;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y == x;
  static void h15_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v -= j;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || b[0] == y.v;
  static void h15_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v -= j;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y.next || (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h15_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v -= j;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.next, y.v, st, x.arr[1], a[0..1];
  static void h15_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v -= j;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], x.v, x.arr[1], b[*];
  static void h15_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v -= j;
    int[] c1 = a.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next).w != y.v || \old(x) == y;
  static void h16_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = 2;
    x.next.w += 2;
    int[] c1 = b.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.next.w >= \old(x.v);
  static void h16_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = 2;
    x.next.w += 2;
    int[] c1 = b.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) == y;
  static void h16_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = 2;
    x.next.w += 2;
    int[] c1 = b.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h16_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v = 2;
    x.next.w += 2;
    int[] c1 = b.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h16_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v = 2;
    x.next.w += 2;
    int[] c1 = b.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], x.*, x.next.v, b[*];
  static void h16_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = 2;
    x.next.w += 2;
    int[] c1 = b.clone();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> b[j] != \old(x.v);
  static void h18_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = x instanceof D ? x.arr : b;
    }
    b[j] += y.v;
    x.next.next.v = i;
    for (int q3 = 0; q3 < 2; q3++) {
      C z4 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.next != null;
  static void h18_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = x instanceof D ? x.arr : b;
    }
    b[j] += y.v;
    x.next.next.v = i;
    for (int q3 = 0; q3 < 2; q3++) {
      C z4 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures st <= \old(a[0]);
  static void h18_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = x instanceof D ? x.arr : b;
    }
    b[j] += y.v;
    x.next.next.v = i;
    for (int q3 = 0; q3 < 2; q3++) {
      C z4 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(y) != x) == (\old(x) != y);
  static void h18_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = x instanceof D ? x.arr : b;
    }
    b[j] += y.v;
    x.next.next.v = i;
    for (int q3 = 0; q3 < 2; q3++) {
      C z4 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> a[j] == a[j];
  static void h18_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = x instanceof D ? x.arr : b;
    }
    b[j] += y.v;
    x.next.next.v = i;
    for (int q3 = 0; q3 < 2; q3++) {
      C z4 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[*], x.arr, x.next, x.v;
  static void h18_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = x instanceof D ? x.arr : b;
    }
    b[j] += y.v;
    x.next.next.v = i;
    for (int q3 = 0; q3 < 2; q3++) {
      C z4 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> a[1] != b[0];
  static void h19_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += y.arr[j];
    bump(x);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> i != st;
  static void h19_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += y.arr[j];
    bump(x);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(b[0]) <= st;
  static void h19_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += y.arr[j];
    bump(x);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || \old(x.v) == x.v;
  static void h19_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v += y.arr[j];
    bump(x);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || x.v >= a[0] - 2;
  static void h19_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v += y.arr[j];
    bump(x);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.v, b[i], b[*], a[*], x.w;
  static void h19_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v += y.arr[j];
    bump(x);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, x.next.v, x.arr[1];
  static void h19_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v += y.arr[j];
    bump(x);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[1] != \old(x.v);
  static void h20_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    j = 3;
    x.next.w = x.next.v;
    try {
      if ((i <= y.get() && x instanceof D)) {
        sc.v = a[i];
      } else {
        y.put(x.next.v);
      }
      y.put(sc.v);
    } catch (NullPointerException e) {
      y.v = j;
    }
    if (x.next.next != null) {
      sc = x;
    } else {
      a[0] = 1;
      int k1 = (x.next.v & (j + j));
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h20_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    j = 3;
    x.next.w = x.next.v;
    try {
      if ((i <= y.get() && x instanceof D)) {
        sc.v = a[i];
      } else {
        y.put(x.next.v);
      }
      y.put(sc.v);
    } catch (NullPointerException e) {
      y.v = j;
    }
    if (x.next.next != null) {
      sc = x;
    } else {
      a[0] = 1;
      int k1 = (x.next.v & (j + j));
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> y != y;
  static void h20_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    j = 3;
    x.next.w = x.next.v;
    try {
      if ((i <= y.get() && x instanceof D)) {
        sc.v = a[i];
      } else {
        y.put(x.next.v);
      }
      y.put(sc.v);
    } catch (NullPointerException e) {
      y.v = j;
    }
    if (x.next.next != null) {
      sc = x;
    } else {
      a[0] = 1;
      int k1 = (x.next.v & (j + j));
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.next) == y.next || x.next == y;
  static void h20_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    j = 3;
    x.next.w = x.next.v;
    try {
      if ((i <= y.get() && x instanceof D)) {
        sc.v = a[i];
      } else {
        y.put(x.next.v);
      }
      y.put(sc.v);
    } catch (NullPointerException e) {
      y.v = j;
    }
    if (x.next.next != null) {
      sc = x;
    } else {
      a[0] = 1;
      int k1 = (x.next.v & (j + j));
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h20_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    j = 3;
    x.next.w = x.next.v;
    try {
      if ((i <= y.get() && x instanceof D)) {
        sc.v = a[i];
      } else {
        y.put(x.next.v);
      }
      y.put(sc.v);
    } catch (NullPointerException e) {
      y.v = j;
    }
    if (x.next.next != null) {
      sc = x;
    } else {
      a[0] = 1;
      int k1 = (x.next.v & (j + j));
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, x.arr, y.*, y.next;
  static void h20_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    j = 3;
    x.next.w = x.next.v;
    try {
      if ((i <= y.get() && x instanceof D)) {
        sc.v = a[i];
      } else {
        y.put(x.next.v);
      }
      y.put(sc.v);
    } catch (NullPointerException e) {
      y.v = j;
    }
    if (x.next.next != null) {
      sc = x;
    } else {
      a[0] = 1;
      int k1 = (x.next.v & (j + j));
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(b[j]) != x.v || y == x;
  static void h21_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (sc.v != sc.v) {
      int[] c1 = new int[] {j, x.v, 4};
    }
    b[0] = 2;
    link(y.next, x);
    y.v = ((0 + -1) ^ y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> b[i] != 1;
  static void h21_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (sc.v != sc.v) {
      int[] c1 = new int[] {j, x.v, 4};
    }
    b[0] = 2;
    link(y.next, x);
    y.v = ((0 + -1) ^ y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h21_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (sc.v != sc.v) {
      int[] c1 = new int[] {j, x.v, 4};
    }
    b[0] = 2;
    link(y.next, x);
    y.v = ((0 + -1) ^ y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h21_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (sc.v != sc.v) {
      int[] c1 = new int[] {j, x.v, 4};
    }
    b[0] = 2;
    link(y.next, x);
    y.v = ((0 + -1) ^ y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h21_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (sc.v != sc.v) {
      int[] c1 = new int[] {j, x.v, 4};
    }
    b[0] = 2;
    link(y.next, x);
    y.v = ((0 + -1) ^ y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable st, b[i], y.*, y.arr[*];
  static void h21_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (sc.v != sc.v) {
      int[] c1 = new int[] {j, x.v, 4};
    }
    b[0] = 2;
    link(y.next, x);
    y.v = ((0 + -1) ^ y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.w) >= a[j];
  static void h22_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    fill(b, a[j]);
    x.next = x;
    j = 3;
    switch (j) {
      case 0:
        sc.next.w = 5;
      case 1:
        sc.w = x.v;
      default:
        sc.w += j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> b[j] != x.v;
  static void h22_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    fill(b, a[j]);
    x.next = x;
    j = 3;
    switch (j) {
      case 0:
        sc.next.w = 5;
      case 1:
        sc.w = x.v;
      default:
        sc.w += j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[i] <= y.v;
  static void h22_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    fill(b, a[j]);
    x.next = x;
    j = 3;
    switch (j) {
      case 0:
        sc.next.w = 5;
      case 1:
        sc.w = x.v;
      default:
        sc.w += j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> y.arr[1] >= \old(y.next.v);
  static void h22_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    fill(b, a[j]);
    x.next = x;
    j = 3;
    switch (j) {
      case 0:
        sc.next.w = 5;
      case 1:
        sc.w = x.v;
      default:
        sc.w += j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.next != null || (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h22_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    fill(b, a[j]);
    x.next = x;
    j = 3;
    switch (j) {
      case 0:
        sc.next.w = 5;
      case 1:
        sc.w = x.v;
      default:
        sc.w += j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.arr, x.*, y.arr[*], a[*], sc;
  static void h22_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    fill(b, a[j]);
    x.next = x;
    j = 3;
    switch (j) {
      case 0:
        sc.next.w = 5;
      case 1:
        sc.w = x.v;
      default:
        sc.w += j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(b[j]) <= a[i] || \old(j) != a[j];
  static void h23_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.put((a.length - (q1 + i)));
    }
    if (((y.w - x.w) == j && x instanceof D)) {
      y.v -= j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(b[1]) == a[1];
  static void h23_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.put((a.length - (q1 + i)));
    }
    if (((y.w - x.w) == j && x instanceof D)) {
      y.v -= j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures st - 1 <= x.v;
  static void h23_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.put((a.length - (q1 + i)));
    }
    if (((y.w - x.w) == j && x instanceof D)) {
      y.v -= j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h23_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.put((a.length - (q1 + i)));
    }
    if (((y.w - x.w) == j && x instanceof D)) {
      y.v -= j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h23_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.put((a.length - (q1 + i)));
    }
    if (((y.w - x.w) == j && x instanceof D)) {
      y.v -= j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], a[0], y.v, y.arr[*];
  static void h23_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.put((a.length - (q1 + i)));
    }
    if (((y.w - x.w) == j && x instanceof D)) {
      y.v -= j;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[0] <= y.v;
  static void h24_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[0] = i;
    y.v = y.v;
    y.next.v += i;
    C z1 = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.v != \old(y.next).v;
  static void h24_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[0] = i;
    y.v = y.v;
    y.next.v += i;
    C z1 = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == y.next;
  static void h24_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[0] = i;
    y.v = y.v;
    y.next.v += i;
    C z1 = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h24_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[0] = i;
    y.v = y.v;
    y.next.v += i;
    C z1 = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h24_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[0] = i;
    y.v = y.v;
    y.next.v += i;
    C z1 = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.w, a[0..1], x.*, b[*];
  static void h24_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[0] = i;
    y.v = y.v;
    y.next.v += i;
    C z1 = sc.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(x.v) != b[1];
  static void h25_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = a;
    for (int q1 = 0; q1 < 3; q1++) {
      y.next.v -= (a != a ? y.get() : i);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.arr == a;
  static void h25_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = a;
    for (int q1 = 0; q1 < 3; q1++) {
      y.next.v -= (a != a ? y.get() : i);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr == b;
  static void h25_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = a;
    for (int q1 = 0; q1 < 3; q1++) {
      y.next.v -= (a != a ? y.get() : i);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h25_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = a;
    for (int q1 = 0; q1 < 3; q1++) {
      y.next.v -= (a != a ? y.get() : i);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])) || x.v == y.arr[1];
  static void h25_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = a;
    for (int q1 = 0; q1 < 3; q1++) {
      y.next.v -= (a != a ? y.get() : i);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.v, sc, x.arr, y.*;
  static void h25_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = a;
    for (int q1 = 0; q1 < 3; q1++) {
      y.next.v -= (a != a ? y.get() : i);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(a[i]) != 3;
  static void h26_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((y.w - i)) {
      case 0:
        x.v = j;
      case 1:
        x = y;
        break;
      default:
        y.put(x.get());
    }
    move(y, sc, x.arr[j]);
    if (y.w <= 5) {
      x.next.next.w = i;
      if (y == y) {
        x.next = sc;
      } else {
        y.arr = b;
      }
    }
    if (y.next != x) {
      a[0] = a[1];
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr[i] = i;
      }
    } else {
      C z2 = p ? sc : x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v != b[j];
  static void h26_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((y.w - i)) {
      case 0:
        x.v = j;
      case 1:
        x = y;
        break;
      default:
        y.put(x.get());
    }
    move(y, sc, x.arr[j]);
    if (y.w <= 5) {
      x.next.next.w = i;
      if (y == y) {
        x.next = sc;
      } else {
        y.arr = b;
      }
    }
    if (y.next != x) {
      a[0] = a[1];
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr[i] = i;
      }
    } else {
      C z2 = p ? sc : x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == y;
  static void h26_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((y.w - i)) {
      case 0:
        x.v = j;
      case 1:
        x = y;
        break;
      default:
        y.put(x.get());
    }
    move(y, sc, x.arr[j]);
    if (y.w <= 5) {
      x.next.next.w = i;
      if (y == y) {
        x.next = sc;
      } else {
        y.arr = b;
      }
    }
    if (y.next != x) {
      a[0] = a[1];
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr[i] = i;
      }
    } else {
      C z2 = p ? sc : x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> y != null;
  static void h26_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((y.w - i)) {
      case 0:
        x.v = j;
      case 1:
        x = y;
        break;
      default:
        y.put(x.get());
    }
    move(y, sc, x.arr[j]);
    if (y.w <= 5) {
      x.next.next.w = i;
      if (y == y) {
        x.next = sc;
      } else {
        y.arr = b;
      }
    }
    if (y.next != x) {
      a[0] = a[1];
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr[i] = i;
      }
    } else {
      C z2 = p ? sc : x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> x != null;
  static void h26_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((y.w - i)) {
      case 0:
        x.v = j;
      case 1:
        x = y;
        break;
      default:
        y.put(x.get());
    }
    move(y, sc, x.arr[j]);
    if (y.w <= 5) {
      x.next.next.w = i;
      if (y == y) {
        x.next = sc;
      } else {
        y.arr = b;
      }
    }
    if (y.next != x) {
      a[0] = a[1];
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr[i] = i;
      }
    } else {
      C z2 = p ? sc : x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], x.arr, b[i], y.*;
  static void h26_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((y.w - i)) {
      case 0:
        x.v = j;
      case 1:
        x = y;
        break;
      default:
        y.put(x.get());
    }
    move(y, sc, x.arr[j]);
    if (y.w <= 5) {
      x.next.next.w = i;
      if (y == y) {
        x.next = sc;
      } else {
        y.arr = b;
      }
    }
    if (y.next != x) {
      a[0] = a[1];
      for (int q1 = 0; q1 < 2; q1++) {
        x.arr[i] = i;
      }
    } else {
      C z2 = p ? sc : x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> y.v + 1 != x.v;
  static void h27_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] = (j & 7);
    sc.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> b[j] <= x.v;
  static void h27_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] = (j & 7);
    sc.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> \old(x.v) != \old(y).v;
  static void h27_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] = (j & 7);
    sc.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> x.get() == \old(x.get());
  static void h27_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[j] = (j & 7);
    sc.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> x.get() == \old(x.get());
  static void h27_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[j] = (j & 7);
    sc.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], b[*], x.w;
  static void h27_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] = (j & 7);
    sc.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> \old(x.w) != b[j];
  static void h28_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (i <= (b == a ? a[j] : j)) {
      sa[j] = y.get();
      b[i] += x.v;
    }
    int[] c1 = b;
    if ((x.v - j) < x.w) {
      x.v = ((y.v & y.v) != i ? j : j);
      x.next = y;
    }
    for (int q2 = 0; q2 < 2; q2++) {
      y.arr = sa;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[0] != \old(1) || y.v >= a[j];
  static void h28_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (i <= (b == a ? a[j] : j)) {
      sa[j] = y.get();
      b[i] += x.v;
    }
    int[] c1 = b;
    if ((x.v - j) < x.w) {
      x.v = ((y.v & y.v) != i ? j : j);
      x.next = y;
    }
    for (int q2 = 0; q2 < 2; q2++) {
      y.arr = sa;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> \old(b[i]) == \old(1);
  static void h28_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (i <= (b == a ? a[j] : j)) {
      sa[j] = y.get();
      b[i] += x.v;
    }
    int[] c1 = b;
    if ((x.v - j) < x.w) {
      x.v = ((y.v & y.v) != i ? j : j);
      x.next = y;
    }
    for (int q2 = 0; q2 < 2; q2++) {
      y.arr = sa;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> x == x;
  static void h28_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (i <= (b == a ? a[j] : j)) {
      sa[j] = y.get();
      b[i] += x.v;
    }
    int[] c1 = b;
    if ((x.v - j) < x.w) {
      x.v = ((y.v & y.v) != i ? j : j);
      x.next = y;
    }
    for (int q2 = 0; q2 < 2; q2++) {
      y.arr = sa;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> x != null;
  static void h28_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (i <= (b == a ? a[j] : j)) {
      sa[j] = y.get();
      b[i] += x.v;
    }
    int[] c1 = b;
    if ((x.v - j) < x.w) {
      x.v = ((y.v & y.v) != i ? j : j);
      x.next = y;
    }
    for (int q2 = 0; q2 < 2; q2++) {
      y.arr = sa;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next, y.*, b[j], a[i], sc;
  static void h28_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (i <= (b == a ? a[j] : j)) {
      sa[j] = y.get();
      b[i] += x.v;
    }
    int[] c1 = b;
    if ((x.v - j) < x.w) {
      x.v = ((y.v & y.v) != i ? j : j);
      x.next = y;
    }
    for (int q2 = 0; q2 < 2; q2++) {
      y.arr = sa;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.w != \old(y).w;
  static void h29_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc = x;
    y.put(j);
    int[] c1 = new int[] {x.v, j, 4};
    for (int q2 = 0; q2 < 2; q2++) {
      swap(b, i, 1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y) != y.next;
  static void h29_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc = x;
    y.put(j);
    int[] c1 = new int[] {x.v, j, 4};
    for (int q2 = 0; q2 < 2; q2++) {
      swap(b, i, 1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[i] >= \old(x.w);
  static void h29_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc = x;
    y.put(j);
    int[] c1 = new int[] {x.v, j, 4};
    for (int q2 = 0; q2 < 2; q2++) {
      swap(b, i, 1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k])) || \old(y) != y.next;
  static void h29_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc = x;
    y.put(j);
    int[] c1 = new int[] {x.v, j, 4};
    for (int q2 = 0; q2 < 2; q2++) {
      swap(b, i, 1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k])) || j == \old(x.v) - 2;
  static void h29_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc = x;
    y.put(j);
    int[] c1 = new int[] {x.v, j, 4};
    for (int q2 = 0; q2 < 2; q2++) {
      swap(b, i, 1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*;
  static void h29_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc = x;
    y.put(j);
    int[] c1 = new int[] {x.v, j, 4};
    for (int q2 = 0; q2 < 2; q2++) {
      swap(b, i, 1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, y.v, sc, a[i], b[1..b.length - 1];
  static void h29_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc = x;
    y.put(j);
    int[] c1 = new int[] {x.v, j, 4};
    for (int q2 = 0; q2 < 2; q2++) {
      swap(b, i, 1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next == x || 3 != \old(y).w;
  static void h30_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w += x.w;
    sc = x.next;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v != \old(x).w || \old(a[0]) != \old(a[j]);
  static void h30_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w += x.w;
    sc = x.next;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.w) <= b[1];
  static void h30_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w += x.w;
    sc = x.next;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h30_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.w += x.w;
    sc = x.next;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h30_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.w += x.w;
    sc = x.next;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.w, y.*, st, b[j], y.arr;
  static void h30_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w += x.w;
    sc = x.next;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y).v != y.next.w || \old(x.v) >= j;
  static void h31_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.v += (st + 0);
    b[1] += 7;
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> a[i] != st;
  static void h31_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.v += (st + 0);
    b[1] += 7;
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(x.next) == y;
  static void h31_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.v += (st + 0);
    b[1] += 7;
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h31_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.v += (st + 0);
    b[1] += 7;
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h31_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.v += (st + 0);
    b[1] += 7;
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, b[*], x.next.v, y.next.w;
  static void h31_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.v += (st + 0);
    b[1] += 7;
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> j <= \old(y.v);
  static void h32_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w = sa[1];
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = y == x.next ? a : a;
    }
    int[] c3 = sa;
    x.next.w = ((st - y.next.v) + 7);
    int k4 = x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> \old(1) != x.v;
  static void h32_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w = sa[1];
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = y == x.next ? a : a;
    }
    int[] c3 = sa;
    x.next.w = ((st - y.next.v) + 7);
    int k4 = x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> y.w == \old(a[i]);
  static void h32_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w = sa[1];
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = y == x.next ? a : a;
    }
    int[] c3 = sa;
    x.next.w = ((st - y.next.v) + 7);
    int k4 = x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[i] - 2 == b[j] || (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h32_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.w = sa[1];
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = y == x.next ? a : a;
    }
    int[] c3 = sa;
    x.next.w = ((st - y.next.v) + 7);
    int k4 = x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h32_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.w = sa[1];
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = y == x.next ? a : a;
    }
    int[] c3 = sa;
    x.next.w = ((st - y.next.v) + 7);
    int k4 = x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, a[i], b[j];
  static void h32_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.w = sa[1];
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = y == x.next ? a : a;
    }
    int[] c3 = sa;
    x.next.w = ((st - y.next.v) + 7);
    int k4 = x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h33_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      a = b;
      if (sc == x) {
        x.w = -1;
        x.w = sc.w;
      }
    } catch (RuntimeException e) {
      y.w -= y.arr[j];
    }
    x.arr[j] = (1 & (a[1] - y.v));
    y.put(3);
    if ((y instanceof D || 0 == a[1])) {
      y.next = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x).v >= y.v || \old(y.w) != \old(x).v;
  static void h33_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      a = b;
      if (sc == x) {
        x.w = -1;
        x.w = sc.w;
      }
    } catch (RuntimeException e) {
      y.w -= y.arr[j];
    }
    x.arr[j] = (1 & (a[1] - y.v));
    y.put(3);
    if ((y instanceof D || 0 == a[1])) {
      y.next = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures st >= \old(y).w;
  static void h33_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      a = b;
      if (sc == x) {
        x.w = -1;
        x.w = sc.w;
      }
    } catch (RuntimeException e) {
      y.w -= y.arr[j];
    }
    x.arr[j] = (1 & (a[1] - y.v));
    y.put(3);
    if ((y instanceof D || 0 == a[1])) {
      y.next = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(x) != x.next;
  static void h33_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      a = b;
      if (sc == x) {
        x.w = -1;
        x.w = sc.w;
      }
    } catch (RuntimeException e) {
      y.w -= y.arr[j];
    }
    x.arr[j] = (1 & (a[1] - y.v));
    y.put(3);
    if ((y instanceof D || 0 == a[1])) {
      y.next = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.v) != y.v + 1;
  static void h33_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      a = b;
      if (sc == x) {
        x.w = -1;
        x.w = sc.w;
      }
    } catch (RuntimeException e) {
      y.w -= y.arr[j];
    }
    x.arr[j] = (1 & (a[1] - y.v));
    y.put(3);
    if ((y instanceof D || 0 == a[1])) {
      y.next = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr[*], y.*, a[0], sc;
  static void h33_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      a = b;
      if (sc == x) {
        x.w = -1;
        x.w = sc.w;
      }
    } catch (RuntimeException e) {
      y.w -= y.arr[j];
    }
    x.arr[j] = (1 & (a[1] - y.v));
    y.put(3);
    if ((y instanceof D || 0 == a[1])) {
      y.next = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> x.w != \old(a[0]);
  static void h34_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch (y.next.v) {
      case 0:
        st++;
      case 1:
        link(x, x);
        break;
      default:
        bump(y);
    }
    int[] c1 = new int[] {a[0], st, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(x.v) != \old(x.w);
  static void h34_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch (y.next.v) {
      case 0:
        st++;
      case 1:
        link(x, x);
        break;
      default:
        bump(y);
    }
    int[] c1 = new int[] {a[0], st, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> a[1] == \old(j);
  static void h34_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch (y.next.v) {
      case 0:
        st++;
      case 1:
        link(x, x);
        break;
      default:
        bump(y);
    }
    int[] c1 = new int[] {a[0], st, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h34_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch (y.next.v) {
      case 0:
        st++;
      case 1:
        link(x, x);
        break;
      default:
        bump(y);
    }
    int[] c1 = new int[] {a[0], st, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]))) == ((\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])));
  static void h34_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch (y.next.v) {
      case 0:
        st++;
      case 1:
        link(x, x);
        break;
      default:
        bump(y);
    }
    int[] c1 = new int[] {a[0], st, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable st, a[*], y.v;
  static void h34_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch (y.next.v) {
      case 0:
        st++;
      case 1:
        link(x, x);
        break;
      default:
        bump(y);
    }
    int[] c1 = new int[] {a[0], st, 4};
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(i) != \old(b[0]);
  static void h35_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    y.v += j;
    try {
      int[] c1 = new int[] {b.length, y.next.w, 4};
      for (int q2 = 0; q2 < 3; q2++) {
        sc.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      x.arr = a;
    } finally {
      int k3 = (y.v < (i - j) ? a[1] : sa[0]);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.arr != b;
  static void h35_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    y.v += j;
    try {
      int[] c1 = new int[] {b.length, y.next.w, 4};
      for (int q2 = 0; q2 < 3; q2++) {
        sc.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      x.arr = a;
    } finally {
      int k3 = (y.v < (i - j) ? a[1] : sa[0]);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.w <= st;
  static void h35_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    y.v += j;
    try {
      int[] c1 = new int[] {b.length, y.next.w, 4};
      for (int q2 = 0; q2 < 3; q2++) {
        sc.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      x.arr = a;
    } finally {
      int k3 = (y.v < (i - j) ? a[1] : sa[0]);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]))) == (y == x.next);
  static void h35_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = y;
    y.v += j;
    try {
      int[] c1 = new int[] {b.length, y.next.w, 4};
      for (int q2 = 0; q2 < 3; q2++) {
        sc.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      x.arr = a;
    } finally {
      int k3 = (y.v < (i - j) ? a[1] : sa[0]);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])) || \old(x.v) <= \old(a[i]);
  static void h35_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next = y;
    y.v += j;
    try {
      int[] c1 = new int[] {b.length, y.next.w, 4};
      for (int q2 = 0; q2 < 3; q2++) {
        sc.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      x.arr = a;
    } finally {
      int k3 = (y.v < (i - j) ? a[1] : sa[0]);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], y.v, y.next, y.arr;
  static void h35_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next = y;
    y.v += j;
    try {
      int[] c1 = new int[] {b.length, y.next.w, 4};
      for (int q2 = 0; q2 < 3; q2++) {
        sc.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      x.arr = a;
    } finally {
      int k3 = (y.v < (i - j) ? a[1] : sa[0]);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(i) <= x.v;
  static void h36_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] += (x.get() + a[0]);
    int[] c1 = a;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.next) != x;
  static void h36_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] += (x.get() + a[0]);
    int[] c1 = a;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.v) <= y.w;
  static void h36_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] += (x.get() + a[0]);
    int[] c1 = a;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h36_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[0] += (x.get() + a[0]);
    int[] c1 = a;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h36_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[0] += (x.get() + a[0]);
    int[] c1 = a;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.w, a[0..1], y.next, x.next, b[j];
  static void h36_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[0] += (x.get() + a[0]);
    int[] c1 = a;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.v) >= a[0];
  static void h37_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v -= -1;
    x.next.v = (y.get() + b[j]);
    a[1] = y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k])) || \old(y).v != a[1];
  static void h37_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v -= -1;
    x.next.v = (y.get() + b[j]);
    a[1] = y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> x.v == a[0];
  static void h37_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v -= -1;
    x.next.v = (y.get() + b[j]);
    a[1] = y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h37_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v -= -1;
    x.next.v = (y.get() + b[j]);
    a[1] = y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h37_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.v -= -1;
    x.next.v = (y.get() + b[j]);
    a[1] = y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[i], x.next.v, x.arr[1];
  static void h37_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.v -= -1;
    x.next.v = (y.get() + b[j]);
    a[1] = y.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.arr == a;
  static void h38_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    C z1 = p ? x : x.next;
    C z2 = new C();
    z2.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> b[0] != y.v;
  static void h38_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    C z1 = p ? x : x.next;
    C z2 = new C();
    z2.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[0] >= \old(x).v;
  static void h38_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    C z1 = p ? x : x.next;
    C z2 = new C();
    z2.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h38_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    C z1 = p ? x : x.next;
    C z2 = new C();
    z2.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h38_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    C z1 = p ? x : x.next;
    C z2 = new C();
    z2.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], y.arr, x.*, y.w;
  static void h38_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    C z1 = p ? x : x.next;
    C z2 = new C();
    z2.v = sc.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> b[i] <= st;
  static void h39_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    x.put((x.v + j));
    y.v = x.w;
    sc.arr = b;
    C z1 = y.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[0] - 1 >= x.w;
  static void h39_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    x.put((x.v + j));
    y.v = x.w;
    sc.arr = b;
    C z1 = y.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.w != y.v || y == x;
  static void h39_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    x.put((x.v + j));
    y.v = x.w;
    sc.arr = b;
    C z1 = y.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h39_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    x.put((x.v + j));
    y.v = x.w;
    sc.arr = b;
    C z1 = y.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])) || \old(y.next) == y;
  static void h39_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    x.put((x.v + j));
    y.v = x.w;
    sc.arr = b;
    C z1 = y.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, y.next, x.*, y.v, a[0];
  static void h39_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    x.put((x.v + j));
    y.v = x.w;
    sc.arr = b;
    C z1 = y.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.next != null;
  static void h40_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.w -= x.next.v;
    x.v = x.arr[j];
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.next).w <= \old(y).w;
  static void h40_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.w -= x.next.v;
    x.v = x.arr[j];
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == x;
  static void h40_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.w -= x.next.v;
    x.v = x.arr[j];
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h40_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next.w -= x.next.v;
    x.v = x.arr[j];
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h40_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.next.w -= x.next.v;
    x.v = x.arr[j];
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable sc, x.v, b[1..b.length - 1], x.w;
  static void h40_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.next.w -= x.next.v;
    x.v = x.arr[j];
    for (int q1 = 0; q1 < 3; q1++) {
      sc.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.v) <= x.next.v;
  static void h41_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(a.length);
    if (p) {
      fill(a, x.get());
      sc.next = y;
    } else {
      y.next.arr = b;
    }
    y.next = y;
    if ((7 <= y.next.v || p)) {
      y = x;
    } else {
      try {
        sc.next = y;
        int k1 = a[i];
      } catch (NullPointerException e) {
        x.w = sc.v;
      }
      x.next = x.next.next;
    }
    b[i] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h41_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(a.length);
    if (p) {
      fill(a, x.get());
      sc.next = y;
    } else {
      y.next.arr = b;
    }
    y.next = y;
    if ((7 <= y.next.v || p)) {
      y = x;
    } else {
      try {
        sc.next = y;
        int k1 = a[i];
      } catch (NullPointerException e) {
        x.w = sc.v;
      }
      x.next = x.next.next;
    }
    b[i] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.w <= y.v;
  static void h41_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(a.length);
    if (p) {
      fill(a, x.get());
      sc.next = y;
    } else {
      y.next.arr = b;
    }
    y.next = y;
    if ((7 <= y.next.v || p)) {
      y = x;
    } else {
      try {
        sc.next = y;
        int k1 = a[i];
      } catch (NullPointerException e) {
        x.w = sc.v;
      }
      x.next = x.next.next;
    }
    b[i] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]))) == ((\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])));
  static void h41_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.put(a.length);
    if (p) {
      fill(a, x.get());
      sc.next = y;
    } else {
      y.next.arr = b;
    }
    y.next = y;
    if ((7 <= y.next.v || p)) {
      y = x;
    } else {
      try {
        sc.next = y;
        int k1 = a[i];
      } catch (NullPointerException e) {
        x.w = sc.v;
      }
      x.next = x.next.next;
    }
    b[i] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y.next || \old(y) == y;
  static void h41_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.put(a.length);
    if (p) {
      fill(a, x.get());
      sc.next = y;
    } else {
      y.next.arr = b;
    }
    y.next = y;
    if ((7 <= y.next.v || p)) {
      y = x;
    } else {
      try {
        sc.next = y;
        int k1 = a[i];
      } catch (NullPointerException e) {
        x.w = sc.v;
      }
      x.next = x.next.next;
    }
    b[i] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, y.arr[*], a[0..1], x.next, x.w;
  static void h41_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.put(a.length);
    if (p) {
      fill(a, x.get());
      sc.next = y;
    } else {
      y.next.arr = b;
    }
    y.next = y;
    if ((7 <= y.next.v || p)) {
      y = x;
    } else {
      try {
        sc.next = y;
        int k1 = a[i];
      } catch (NullPointerException e) {
        x.w = sc.v;
      }
      x.next = x.next.next;
    }
    b[i] = x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> x.next.v != \old(x).w;
  static void h42_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != x.next) {
      x.w += j;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        sc.w = -1;
      }
      sc.next.w += (a.length == b[1] ? (5 + st) : 7);
    }
    st++;
    x.next = x;
    x.w -= i;
    int k2 = y.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> a[0] != st;
  static void h42_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != x.next) {
      x.w += j;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        sc.w = -1;
      }
      sc.next.w += (a.length == b[1] ? (5 + st) : 7);
    }
    st++;
    x.next = x;
    x.w -= i;
    int k2 = y.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y;
  static void h42_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != x.next) {
      x.w += j;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        sc.w = -1;
      }
      sc.next.w += (a.length == b[1] ? (5 + st) : 7);
    }
    st++;
    x.next = x;
    x.w -= i;
    int k2 = y.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || x.next.v <= \old(y).w;
  static void h42_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != x.next) {
      x.w += j;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        sc.w = -1;
      }
      sc.next.w += (a.length == b[1] ? (5 + st) : 7);
    }
    st++;
    x.next = x;
    x.w -= i;
    int k2 = y.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h42_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != x.next) {
      x.w += j;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        sc.w = -1;
      }
      sc.next.w += (a.length == b[1] ? (5 + st) : 7);
    }
    st++;
    x.next = x;
    x.w -= i;
    int k2 = y.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.next, a[0], y.*, y.next.w;
  static void h42_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != x.next) {
      x.w += j;
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        sc.w = -1;
      }
      sc.next.w += (a.length == b[1] ? (5 + st) : 7);
    }
    st++;
    x.next = x;
    x.w -= i;
    int k2 = y.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(j) != a[1];
  static void h43_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v -= sc.v;
    for (int q1 = 0; q1 < 2; q1++) {
      move(x.next, x.next.next, y.get());
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v == \old(y.v);
  static void h43_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v -= sc.v;
    for (int q1 = 0; q1 < 2; q1++) {
      move(x.next, x.next.next, y.get());
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v != \old(y.v);
  static void h43_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v -= sc.v;
    for (int q1 = 0; q1 < 2; q1++) {
      move(x.next, x.next.next, y.get());
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h43_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next.v -= sc.v;
    for (int q1 = 0; q1 < 2; q1++) {
      move(x.next, x.next.next, y.get());
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get()) || (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h43_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next.v -= sc.v;
    for (int q1 = 0; q1 < 2; q1++) {
      move(x.next, x.next.next, y.get());
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.v, a[0], x.*, x.next.v, y.next;
  static void h43_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v -= sc.v;
    for (int q1 = 0; q1 < 2; q1++) {
      move(x.next, x.next.next, y.get());
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y) != y.next;
  static void h44_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w += (j + b[1]);
    st++;
    int[] c1 = new int[] {y.v, y.v, 4};
    C z2 = new D();
    x.v = (p ? st : 3);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.v >= x.w || \old(x.w) != \old(y).v;
  static void h44_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w += (j + b[1]);
    st++;
    int[] c1 = new int[] {y.v, y.v, 4};
    C z2 = new D();
    x.v = (p ? st : 3);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(b[1]) >= \old(y.v);
  static void h44_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w += (j + b[1]);
    st++;
    int[] c1 = new int[] {y.v, y.v, 4};
    C z2 = new D();
    x.v = (p ? st : 3);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h44_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w += (j + b[1]);
    st++;
    int[] c1 = new int[] {y.v, y.v, 4};
    C z2 = new D();
    x.v = (p ? st : 3);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || y.next != x;
  static void h44_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w += (j + b[1]);
    st++;
    int[] c1 = new int[] {y.v, y.v, 4};
    C z2 = new D();
    x.v = (p ? st : 3);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable st;
  static void h44_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w += (j + b[1]);
    st++;
    int[] c1 = new int[] {y.v, y.v, 4};
    C z2 = new D();
    x.v = (p ? st : 3);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != null || y.arr == b;
  static void h45_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[j] = x.w;
    switch (j) {
      case 0:
        a[1] = j;
      case 1:
        y.w = j;
      default:
        y.put(x.get());
    }
    sa[0] += (x instanceof D ? b[1] : st);
    if (x.get() == (j + j)) {
      j = i;
    }
    y.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h45_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[j] = x.w;
    switch (j) {
      case 0:
        a[1] = j;
      case 1:
        y.w = j;
      default:
        y.put(x.get());
    }
    sa[0] += (x instanceof D ? b[1] : st);
    if (x.get() == (j + j)) {
      j = i;
    }
    y.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> st - 2 == a[0] - 1;
  static void h45_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[j] = x.w;
    switch (j) {
      case 0:
        a[1] = j;
      case 1:
        y.w = j;
      default:
        y.put(x.get());
    }
    sa[0] += (x instanceof D ? b[1] : st);
    if (x.get() == (j + j)) {
      j = i;
    }
    y.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) == x.v || x != null;
  static void h45_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[j] = x.w;
    switch (j) {
      case 0:
        a[1] = j;
      case 1:
        y.w = j;
      default:
        y.put(x.get());
    }
    sa[0] += (x instanceof D ? b[1] : st);
    if (x.get() == (j + j)) {
      j = i;
    }
    y.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> y == y;
  static void h45_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[j] = x.w;
    switch (j) {
      case 0:
        a[1] = j;
      case 1:
        y.w = j;
      default:
        y.put(x.get());
    }
    sa[0] += (x instanceof D ? b[1] : st);
    if (x.get() == (j + j)) {
      j = i;
    }
    y.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], a[0..1], x.arr[1], b[j], x.*;
  static void h45_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[j] = x.w;
    switch (j) {
      case 0:
        a[1] = j;
      case 1:
        y.w = j;
      default:
        y.put(x.get());
    }
    sa[0] += (x instanceof D ? b[1] : st);
    if (x.get() == (j + j)) {
      j = i;
    }
    y.next = x.next.next;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> y.w != y.next.v - a[1];
  static void h46_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = sa[i];
    b[0] = x.v;
    if (7 > y.v) {
      sc.arr = x.arr;
      y = x;
    } else {
      if ((p && j > (j ^ x.w))) {
        y.v += 5;
      }
    }
    sa[1] = j;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.v) == \old(y).v;
  static void h46_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = sa[i];
    b[0] = x.v;
    if (7 > y.v) {
      sc.arr = x.arr;
      y = x;
    } else {
      if ((p && j > (j ^ x.w))) {
        y.v += 5;
      }
    }
    sa[1] = j;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(y) == x) == (x.next != null);
  static void h46_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = sa[i];
    b[0] = x.v;
    if (7 > y.v) {
      sc.arr = x.arr;
      y = x;
    } else {
      if ((p && j > (j ^ x.w))) {
        y.v += 5;
      }
    }
    sa[1] = j;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == x;
  static void h46_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v = sa[i];
    b[0] = x.v;
    if (7 > y.v) {
      sc.arr = x.arr;
      y = x;
    } else {
      if ((p && j > (j ^ x.w))) {
        y.v += 5;
      }
    }
    sa[1] = j;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h46_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.v = sa[i];
    b[0] = x.v;
    if (7 > y.v) {
      sc.arr = x.arr;
      y = x;
    } else {
      if ((p && j > (j ^ x.w))) {
        y.v += 5;
      }
    }
    sa[1] = j;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.arr, x.next.v, a[*], b[i];
  static void h46_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.v = sa[i];
    b[0] = x.v;
    if (7 > y.v) {
      sc.arr = x.arr;
      y = x;
    } else {
      if ((p && j > (j ^ x.w))) {
        y.v += 5;
      }
    }
    sa[1] = j;
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v != i;
  static void h47_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.v += y.v;
    b[i] = y.v;
    bump(y);
    for (int q1 = 0; q1 < 2; q1++) {
      st = a.length;
    }
    y.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v != j;
  static void h47_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.v += y.v;
    b[i] = y.v;
    bump(y);
    for (int q1 = 0; q1 < 2; q1++) {
      st = a.length;
    }
    y.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y == x;
  static void h47_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.v += y.v;
    b[i] = y.v;
    bump(y);
    for (int q1 = 0; q1 < 2; q1++) {
      st = a.length;
    }
    y.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == x || b[0] == b[j];
  static void h47_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.v += y.v;
    b[i] = y.v;
    bump(y);
    for (int q1 = 0; q1 < 2; q1++) {
      st = a.length;
    }
    y.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == x.next || y == y;
  static void h47_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.v += y.v;
    b[i] = y.v;
    bump(y);
    for (int q1 = 0; q1 < 2; q1++) {
      st = a.length;
    }
    y.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable st, b[*], y.w, x.*, x.next.v;
  static void h47_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.v += y.v;
    b[i] = y.v;
    bump(y);
    for (int q1 = 0; q1 < 2; q1++) {
      st = a.length;
    }
    y.next.next.next = sc;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != null || 5 != \old(x.v);
  static void h48_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w -= a[1];
    if (((i & b.length) <= y.w && 1 != a[j])) {
      C z1 = new C();
    } else {
      x.next.next.next = y;
    }
    b[1] += x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x != y.next;
  static void h48_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w -= a[1];
    if (((i & b.length) <= y.w && 1 != a[j])) {
      C z1 = new C();
    } else {
      x.next.next.next = y;
    }
    b[1] += x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.w == \old(x.v) || y.w >= a[1];
  static void h48_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w -= a[1];
    if (((i & b.length) <= y.w && 1 != a[j])) {
      C z1 = new C();
    } else {
      x.next.next.next = y;
    }
    b[1] += x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])) || y == y;
  static void h48_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w -= a[1];
    if (((i & b.length) <= y.w && 1 != a[j])) {
      C z1 = new C();
    } else {
      x.next.next.next = y;
    }
    b[1] += x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h48_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.w -= a[1];
    if (((i & b.length) <= y.w && 1 != a[j])) {
      C z1 = new C();
    } else {
      x.next.next.next = y;
    }
    b[1] += x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.w, y.next.w, x.arr[1];
  static void h48_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.w -= a[1];
    if (((i & b.length) <= y.w && 1 != a[j])) {
      C z1 = new C();
    } else {
      x.next.next.next = y;
    }
    b[1] += x.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> x.next != null;
  static void h49_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (((x.v - j) <= 5 || (j == 5 ? y.v : j) > (sa[j] & a[0]))) {
      fill(x.arr, x.v);
      sc.next = x;
    } else {
      x.next.next = sc.next;
    }
    C z1 = new C();
    z1.w += 1;
    y.next.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != null;
  static void h49_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (((x.v - j) <= 5 || (j == 5 ? y.v : j) > (sa[j] & a[0]))) {
      fill(x.arr, x.v);
      sc.next = x;
    } else {
      x.next.next = sc.next;
    }
    C z1 = new C();
    z1.w += 1;
    y.next.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h49_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (((x.v - j) <= 5 || (j == 5 ? y.v : j) > (sa[j] & a[0]))) {
      fill(x.arr, x.v);
      sc.next = x;
    } else {
      x.next.next = sc.next;
    }
    C z1 = new C();
    z1.w += 1;
    y.next.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) != x || y.get() == \old(y.get());
  static void h49_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (((x.v - j) <= 5 || (j == 5 ? y.v : j) > (sa[j] & a[0]))) {
      fill(x.arr, x.v);
      sc.next = x;
    } else {
      x.next.next = sc.next;
    }
    C z1 = new C();
    z1.w += 1;
    y.next.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h49_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (((x.v - j) <= 5 || (j == 5 ? y.v : j) > (sa[j] & a[0]))) {
      fill(x.arr, x.v);
      sc.next = x;
    } else {
      x.next.next = sc.next;
    }
    C z1 = new C();
    z1.w += 1;
    y.next.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr[*], b[i], a[0..1], b[1..b.length - 1];
  static void h49_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (((x.v - j) <= 5 || (j == 5 ? y.v : j) > (sa[j] & a[0]))) {
      fill(x.arr, x.v);
      sc.next = x;
    } else {
      x.next.next = sc.next;
    }
    C z1 = new C();
    z1.w += 1;
    y.next.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr[1] != a[i] - 2;
  static void h50_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] += (x.v + a[0]);
    fill(y.arr, y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> \old(x.w) != y.v;
  static void h50_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] += (x.v + a[0]);
    fill(y.arr, y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (y == y) == (y.arr == a);
  static void h50_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] += (x.v + a[0]);
    fill(y.arr, y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> y.get() == \old(y.get());
  static void h50_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[j] += (x.v + a[0]);
    fill(y.arr, y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get());
  static void h50_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[j] += (x.v + a[0]);
    fill(y.arr, y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.arr[1], y.arr[*], a[*], y.v, b[1..b.length - 1];
  static void h50_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[j] += (x.v + a[0]);
    fill(y.arr, y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable sc, b[j], y.arr[*], st;
  static void h50_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[j] += (x.v + a[0]);
    fill(y.arr, y.get());
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[0] != x.w;
  static void h51_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = a.clone();
    }
    y.next.next = x;
    for (int q3 = 0; q3 < 2; q3++) {
      y.put((p ? y.arr[1] : b[1]));
    }
    st = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y).v >= a[i];
  static void h51_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = a.clone();
    }
    y.next.next = x;
    for (int q3 = 0; q3 < 2; q3++) {
      y.put((p ? y.arr[1] : b[1]));
    }
    st = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> \old(b[i]) == \old(x.v);
  static void h51_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = a.clone();
    }
    y.next.next = x;
    for (int q3 = 0; q3 < 2; q3++) {
      y.put((p ? y.arr[1] : b[1]));
    }
    st = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k])) || b[1] != \old(x.w);
  static void h51_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = a.clone();
    }
    y.next.next = x;
    for (int q3 = 0; q3 < 2; q3++) {
      y.put((p ? y.arr[1] : b[1]));
    }
    st = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k])) || a[j] - 2 != b[0];
  static void h51_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = a.clone();
    }
    y.next.next = x;
    for (int q3 = 0; q3 < 2; q3++) {
      y.put((p ? y.arr[1] : b[1]));
    }
    st = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.v, x.w, y.*, x.*, b[j];
  static void h51_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      int[] c2 = a.clone();
    }
    y.next.next = x;
    for (int q3 = 0; q3 < 2; q3++) {
      y.put((p ? y.arr[1] : b[1]));
    }
    st = i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.next) != y.next;
  static void h52_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = 0;
    y.v = x.get();
    if ((y == x && p)) {
      x.w = i;
    }
    x.next.v = a[1];
    switch (st) {
      case 0:
        C z1 = x;
      case 1:
        x.w = b[i];
        break;
      default:
        move(x, y, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[0] <= 3 || \old(x.next) == y.next;
  static void h52_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = 0;
    y.v = x.get();
    if ((y == x && p)) {
      x.w = i;
    }
    x.next.v = a[1];
    switch (st) {
      case 0:
        C z1 = x;
      case 1:
        x.w = b[i];
        break;
      default:
        move(x, y, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(a[j]) <= \old(x).v;
  static void h52_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = 0;
    y.v = x.get();
    if ((y == x && p)) {
      x.w = i;
    }
    x.next.v = a[1];
    switch (st) {
      case 0:
        C z1 = x;
      case 1:
        x.w = b[i];
        break;
      default:
        move(x, y, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h52_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[0] = 0;
    y.v = x.get();
    if ((y == x && p)) {
      x.w = i;
    }
    x.next.v = a[1];
    switch (st) {
      case 0:
        C z1 = x;
      case 1:
        x.w = b[i];
        break;
      default:
        move(x, y, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h52_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[0] = 0;
    y.v = x.get();
    if ((y == x && p)) {
      x.w = i;
    }
    x.next.v = a[1];
    switch (st) {
      case 0:
        C z1 = x;
      case 1:
        x.w = b[i];
        break;
      default:
        move(x, y, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], y.w, x.*;
  static void h52_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = 0;
    y.v = x.get();
    if ((y == x && p)) {
      x.w = i;
    }
    x.next.v = a[1];
    switch (st) {
      case 0:
        C z1 = x;
      case 1:
        x.w = b[i];
        break;
      default:
        move(x, y, j);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.w) != y.v - i;
  static void h53_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y != null) {
      x.v = y.next.v;
    }
    switch (5) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next = x;
      default:
        C z2 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y).v != a[1] || b[j] != y.v;
  static void h53_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y != null) {
      x.v = y.next.v;
    }
    switch (5) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next = x;
      default:
        C z2 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> a[j] == y.next.v;
  static void h53_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y != null) {
      x.v = y.next.v;
    }
    switch (5) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next = x;
      default:
        C z2 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h53_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y != null) {
      x.v = y.next.v;
    }
    switch (5) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next = x;
      default:
        C z2 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k])) || y.next.v == a[i] - \old(x.v);
  static void h53_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y != null) {
      x.v = y.next.v;
    }
    switch (5) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next = x;
      default:
        C z2 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, a[i], y.*, y.next.w, x.next;
  static void h53_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y != null) {
      x.v = y.next.v;
    }
    switch (5) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next = x;
      default:
        C z2 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, y.arr, x.w, x.*, sc;
  static void h53_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y != null) {
      x.v = y.next.v;
    }
    switch (5) {
      case 0:
        C z1 = x;
        break;
      case 1:
        y.next = x;
      default:
        C z2 = x;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get()) || b[i] >= x.arr[1];
  static void h54_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = 0;
    if (k1 < ((b[0] + a.length) > y.arr[j] ? 5 : j)) {
      C z2 = new C();
    } else {
      y.put(x.v);
      switch (a[1]) {
        case 0:
          int[] c3 = new int[] {y.get(), (j + (p ? sa[0] : j)), 4};
        case 1:
          int k4 = x.w;
          break;
        default:
          move(sc, x.next.next, (p ? k1 : j));
      }
    }
    int[] c5 = new int[] {j, 7, 4};
    b[1] = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(y).v <= \old(y.v);
  static void h54_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = 0;
    if (k1 < ((b[0] + a.length) > y.arr[j] ? 5 : j)) {
      C z2 = new C();
    } else {
      y.put(x.v);
      switch (a[1]) {
        case 0:
          int[] c3 = new int[] {y.get(), (j + (p ? sa[0] : j)), 4};
        case 1:
          int k4 = x.w;
          break;
        default:
          move(sc, x.next.next, (p ? k1 : j));
      }
    }
    int[] c5 = new int[] {j, 7, 4};
    b[1] = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> \old(x.w) == x.v;
  static void h54_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = 0;
    if (k1 < ((b[0] + a.length) > y.arr[j] ? 5 : j)) {
      C z2 = new C();
    } else {
      y.put(x.v);
      switch (a[1]) {
        case 0:
          int[] c3 = new int[] {y.get(), (j + (p ? sa[0] : j)), 4};
        case 1:
          int k4 = x.w;
          break;
        default:
          move(sc, x.next.next, (p ? k1 : j));
      }
    }
    int[] c5 = new int[] {j, 7, 4};
    b[1] = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]))) == ((\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])));
  static void h54_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = 0;
    if (k1 < ((b[0] + a.length) > y.arr[j] ? 5 : j)) {
      C z2 = new C();
    } else {
      y.put(x.v);
      switch (a[1]) {
        case 0:
          int[] c3 = new int[] {y.get(), (j + (p ? sa[0] : j)), 4};
        case 1:
          int k4 = x.w;
          break;
        default:
          move(sc, x.next.next, (p ? k1 : j));
      }
    }
    int[] c5 = new int[] {j, 7, 4};
    b[1] = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || \old(x.arr[1]) == \old(y.w);
  static void h54_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = 0;
    if (k1 < ((b[0] + a.length) > y.arr[j] ? 5 : j)) {
      C z2 = new C();
    } else {
      y.put(x.v);
      switch (a[1]) {
        case 0:
          int[] c3 = new int[] {y.get(), (j + (p ? sa[0] : j)), 4};
        case 1:
          int k4 = x.w;
          break;
        default:
          move(sc, x.next.next, (p ? k1 : j));
      }
    }
    int[] c5 = new int[] {j, 7, 4};
    b[1] = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[1..b.length - 1], x.next.v, x.*, x.next, y.next;
  static void h54_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int k1 = 0;
    if (k1 < ((b[0] + a.length) > y.arr[j] ? 5 : j)) {
      C z2 = new C();
    } else {
      y.put(x.v);
      switch (a[1]) {
        case 0:
          int[] c3 = new int[] {y.get(), (j + (p ? sa[0] : j)), 4};
        case 1:
          int k4 = x.w;
          break;
        default:
          move(sc, x.next.next, (p ? k1 : j));
      }
    }
    int[] c5 = new int[] {j, 7, 4};
    b[1] = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.next.w, y.*, y.arr[*], b[*], y.w;
  static void h54_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int k1 = 0;
    if (k1 < ((b[0] + a.length) > y.arr[j] ? 5 : j)) {
      C z2 = new C();
    } else {
      y.put(x.v);
      switch (a[1]) {
        case 0:
          int[] c3 = new int[] {y.get(), (j + (p ? sa[0] : j)), 4};
        case 1:
          int k4 = x.w;
          break;
        default:
          move(sc, x.next.next, (p ? k1 : j));
      }
    }
    int[] c5 = new int[] {j, 7, 4};
    b[1] = y.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.v != \old(b[i]) || x.next != null;
  static void h55_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((a[0] & a[i])) {
      case 0:
        y.next.w = j;
        break;
      case 1:
        x.next.next.w = b[i];
      default:
        C z1 = new C();
    }
    sc.next.arr = a;
    y.next.next.v += -1;
    y.next.next = y;
    x.arr = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (y == y) == (x.next != null);
  static void h55_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((a[0] & a[i])) {
      case 0:
        y.next.w = j;
        break;
      case 1:
        x.next.next.w = b[i];
      default:
        C z1 = new C();
    }
    sc.next.arr = a;
    y.next.next.v += -1;
    y.next.next = y;
    x.arr = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> 1 == 3;
  static void h55_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((a[0] & a[i])) {
      case 0:
        y.next.w = j;
        break;
      case 1:
        x.next.next.w = b[i];
      default:
        C z1 = new C();
    }
    sc.next.arr = a;
    y.next.next.v += -1;
    y.next.next = y;
    x.arr = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k])) || (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h55_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((a[0] & a[i])) {
      case 0:
        y.next.w = j;
        break;
      case 1:
        x.next.next.w = b[i];
      default:
        C z1 = new C();
    }
    sc.next.arr = a;
    y.next.next.v += -1;
    y.next.next = y;
    x.arr = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h55_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((a[0] & a[i])) {
      case 0:
        y.next.w = j;
        break;
      case 1:
        x.next.next.w = b[i];
      default:
        C z1 = new C();
    }
    sc.next.arr = a;
    y.next.next.v += -1;
    y.next.next = y;
    x.arr = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable sc, b[j], b[*], x.*, y.*;
  static void h55_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((a[0] & a[i])) {
      case 0:
        y.next.w = j;
        break;
      case 1:
        x.next.next.w = b[i];
      default:
        C z1 = new C();
    }
    sc.next.arr = a;
    y.next.next.v += -1;
    y.next.next = y;
    x.arr = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) != y.next || y.v != 5;
  static void h56_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[0] = -1;
    st = b[1];
    try {
      y.put(i);
      st = ((1 & a[1]) == a.length ? i : x.w);
    } catch (NullPointerException e) {
      for (int q1 = 0; q1 < 2; q1++) {
        y.next.next.next = sc.next;
      }
    } finally {
      if (y instanceof D) {
        y.next.next = y;
      } else {
        y.w += a[0];
      }
    }
    y.arr[0] = 5;
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y) != x.next;
  static void h56_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[0] = -1;
    st = b[1];
    try {
      y.put(i);
      st = ((1 & a[1]) == a.length ? i : x.w);
    } catch (NullPointerException e) {
      for (int q1 = 0; q1 < 2; q1++) {
        y.next.next.next = sc.next;
      }
    } finally {
      if (y instanceof D) {
        y.next.next = y;
      } else {
        y.w += a[0];
      }
    }
    y.arr[0] = 5;
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.w <= a[i];
  static void h56_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[0] = -1;
    st = b[1];
    try {
      y.put(i);
      st = ((1 & a[1]) == a.length ? i : x.w);
    } catch (NullPointerException e) {
      for (int q1 = 0; q1 < 2; q1++) {
        y.next.next.next = sc.next;
      }
    } finally {
      if (y instanceof D) {
        y.next.next = y;
      } else {
        y.w += a[0];
      }
    }
    y.arr[0] = 5;
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || \old(x.v) == y.arr[1];
  static void h56_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[0] = -1;
    st = b[1];
    try {
      y.put(i);
      st = ((1 & a[1]) == a.length ? i : x.w);
    } catch (NullPointerException e) {
      for (int q1 = 0; q1 < 2; q1++) {
        y.next.next.next = sc.next;
      }
    } finally {
      if (y instanceof D) {
        y.next.next = y;
      } else {
        y.w += a[0];
      }
    }
    y.arr[0] = 5;
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h56_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[0] = -1;
    st = b[1];
    try {
      y.put(i);
      st = ((1 & a[1]) == a.length ? i : x.w);
    } catch (NullPointerException e) {
      for (int q1 = 0; q1 < 2; q1++) {
        y.next.next.next = sc.next;
      }
    } finally {
      if (y instanceof D) {
        y.next.next = y;
      } else {
        y.w += a[0];
      }
    }
    y.arr[0] = 5;
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable st, x.*, y.next.w, a[0..1], y.arr;
  static void h56_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[0] = -1;
    st = b[1];
    try {
      y.put(i);
      st = ((1 & a[1]) == a.length ? i : x.w);
    } catch (NullPointerException e) {
      for (int q1 = 0; q1 < 2; q1++) {
        y.next.next.next = sc.next;
      }
    } finally {
      if (y instanceof D) {
        y.next.next = y;
      } else {
        y.w += a[0];
      }
    }
    y.arr[0] = 5;
    st++;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h57_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      move(x, y, sc.v);
    } else {
      y.put(st);
      sc.v = j;
    }
    y.next.v = ((y instanceof D ? i : i) + a.length);
    switch (j) {
      case 0:
        y.w = (j - (y.v <= (a[i] <= a[1] ? y.v : i) ? j : y.v));
        break;
      case 1:
        int[] c1 = b.clone();
        break;
      default:
        int k2 = b[i];
    }
    try {
      b[i] += a[j];
      y.next.w -= b[0];
    } catch (NullPointerException e) {
      fill(b, -1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.next != null;
  static void h57_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      move(x, y, sc.v);
    } else {
      y.put(st);
      sc.v = j;
    }
    y.next.v = ((y instanceof D ? i : i) + a.length);
    switch (j) {
      case 0:
        y.w = (j - (y.v <= (a[i] <= a[1] ? y.v : i) ? j : y.v));
        break;
      case 1:
        int[] c1 = b.clone();
        break;
      default:
        int k2 = b[i];
    }
    try {
      b[i] += a[j];
      y.next.w -= b[0];
    } catch (NullPointerException e) {
      fill(b, -1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.next == y;
  static void h57_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      move(x, y, sc.v);
    } else {
      y.put(st);
      sc.v = j;
    }
    y.next.v = ((y instanceof D ? i : i) + a.length);
    switch (j) {
      case 0:
        y.w = (j - (y.v <= (a[i] <= a[1] ? y.v : i) ? j : y.v));
        break;
      case 1:
        int[] c1 = b.clone();
        break;
      default:
        int k2 = b[i];
    }
    try {
      b[i] += a[j];
      y.next.w -= b[0];
    } catch (NullPointerException e) {
      fill(b, -1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x).v == x.v;
  static void h57_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y instanceof D) {
      move(x, y, sc.v);
    } else {
      y.put(st);
      sc.v = j;
    }
    y.next.v = ((y instanceof D ? i : i) + a.length);
    switch (j) {
      case 0:
        y.w = (j - (y.v <= (a[i] <= a[1] ? y.v : i) ? j : y.v));
        break;
      case 1:
        int[] c1 = b.clone();
        break;
      default:
        int k2 = b[i];
    }
    try {
      b[i] += a[j];
      y.next.w -= b[0];
    } catch (NullPointerException e) {
      fill(b, -1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y != null || \old(b[j]) >= b[1];
  static void h57_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y instanceof D) {
      move(x, y, sc.v);
    } else {
      y.put(st);
      sc.v = j;
    }
    y.next.v = ((y instanceof D ? i : i) + a.length);
    switch (j) {
      case 0:
        y.w = (j - (y.v <= (a[i] <= a[1] ? y.v : i) ? j : y.v));
        break;
      case 1:
        int[] c1 = b.clone();
        break;
      default:
        int k2 = b[i];
    }
    try {
      b[i] += a[j];
      y.next.w -= b[0];
    } catch (NullPointerException e) {
      fill(b, -1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.arr, y.*, a[*], y.v, b[1..b.length - 1];
  static void h57_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y instanceof D) {
      move(x, y, sc.v);
    } else {
      y.put(st);
      sc.v = j;
    }
    y.next.v = ((y instanceof D ? i : i) + a.length);
    switch (j) {
      case 0:
        y.w = (j - (y.v <= (a[i] <= a[1] ? y.v : i) ? j : y.v));
        break;
      case 1:
        int[] c1 = b.clone();
        break;
      default:
        int k2 = b[i];
    }
    try {
      b[i] += a[j];
      y.next.w -= b[0];
    } catch (NullPointerException e) {
      fill(b, -1);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.v) != a[j];
  static void h58_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = b;
    b[0] = sa[0];
    y.v += b[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(a[j]) <= a[j]) == (\old(x) == x);
  static void h58_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = b;
    b[0] = sa[0];
    y.v += b[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures st >= \old(y.w);
  static void h58_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = b;
    b[0] = sa[0];
    y.v += b[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h58_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = b;
    b[0] = sa[0];
    y.v += b[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h58_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = b;
    b[0] = sa[0];
    y.v += b[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, y.*, a[0..1];
  static void h58_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = b;
    b[0] = sa[0];
    y.v += b[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[*], x.arr[1], y.*, a[0..1], x.next.v;
  static void h58_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = b;
    b[0] = sa[0];
    y.v += b[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> st != b[1];
  static void h59_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      int[] c2 = a.clone();
    }
    x.v -= j;
    y.put(1);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x.next) != x;
  static void h59_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      int[] c2 = a.clone();
    }
    x.v -= j;
    y.put(1);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[1] != a[i];
  static void h59_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      int[] c2 = a.clone();
    }
    x.v -= j;
    y.put(1);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h59_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      int[] c2 = a.clone();
    }
    x.v -= j;
    y.put(1);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get()) || (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h59_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      int[] c2 = a.clone();
    }
    x.v -= j;
    y.put(1);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, y.next;
  static void h59_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      int[] c2 = a.clone();
    }
    x.v -= j;
    y.put(1);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> 0 != x.w;
  static void h61_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] += i;
    b[j] = st;
    int[] c1 = b;
    x.arr = b;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> b[0] != a[1];
  static void h61_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] += i;
    b[j] = st;
    int[] c1 = b;
    x.arr = b;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.v >= \old(1);
  static void h61_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] += i;
    b[j] = st;
    int[] c1 = b;
    x.arr = b;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v <= \old(y.w) || x.get() == \old(x.get());
  static void h61_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[1] += i;
    b[j] = st;
    int[] c1 = b;
    x.arr = b;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> y.get() == \old(y.get());
  static void h61_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[1] += i;
    b[j] = st;
    int[] c1 = b;
    x.arr = b;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[*], x.next.v, x.arr;
  static void h61_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] += i;
    b[j] = st;
    int[] c1 = b;
    x.arr = b;
    y.next = x;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> b[0] != y.w;
  static void h62_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = y.v;
    }
    bump(y);
    y.next.next.w += j;
    y.v = a.length;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v != \old(a[i]) || i == x.v - 1;
  static void h62_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = y.v;
    }
    bump(y);
    y.next.next.w += j;
    y.v = a.length;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> \old(x.next) != y;
  static void h62_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = y.v;
    }
    bump(y);
    y.next.next.w += j;
    y.v = a.length;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) != y.next || (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h62_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = y.v;
    }
    bump(y);
    y.next.next.w += j;
    y.v = a.length;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h62_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = y.v;
    }
    bump(y);
    y.next.next.w += j;
    y.v = a.length;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, y.arr, y.next.w, a[0];
  static void h62_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      y.next.v = y.v;
    }
    bump(y);
    y.next.next.w += j;
    y.v = a.length;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> st <= \old(x).v;
  static void h63_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = a;
    int[] c1 = i == x.v ? a : y.arr;
    C z2 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures 3 != \old(y.v);
  static void h63_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = a;
    int[] c1 = i == x.v ? a : y.arr;
    C z2 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> st == \old(1);
  static void h63_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = a;
    int[] c1 = i == x.v ? a : y.arr;
    C z2 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h63_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = a;
    int[] c1 = i == x.v ? a : y.arr;
    C z2 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || \old(y.w) == x.w - 2;
  static void h63_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = a;
    int[] c1 = i == x.v ? a : y.arr;
    C z2 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.w, a[0], x.arr;
  static void h63_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr = a;
    int[] c1 = i == x.v ? a : y.arr;
    C z2 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[i], y.*;
  static void h63_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr = a;
    int[] c1 = i == x.v ? a : y.arr;
    C z2 = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> x.w != b[i] - 2;
  static void h64_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((a == a || a != a)) {
      y.next.arr = a;
      if (p) {
        x.w = x.v;
      } else {
        x = x.next;
        sc.v += i;
      }
    } else {
      st = x.get();
      int k1 = y.v;
    }
    x.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(y.w) != a[i];
  static void h64_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((a == a || a != a)) {
      y.next.arr = a;
      if (p) {
        x.w = x.v;
      } else {
        x = x.next;
        sc.v += i;
      }
    } else {
      st = x.get();
      int k1 = y.v;
    }
    x.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> x.w == \old(1) - \old(a[j]);
  static void h64_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((a == a || a != a)) {
      y.next.arr = a;
      if (p) {
        x.w = x.v;
      } else {
        x = x.next;
        sc.v += i;
      }
    } else {
      st = x.get();
      int k1 = y.v;
    }
    x.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h64_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((a == a || a != a)) {
      y.next.arr = a;
      if (p) {
        x.w = x.v;
      } else {
        x = x.next;
        sc.v += i;
      }
    } else {
      st = x.get();
      int k1 = y.v;
    }
    x.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h64_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((a == a || a != a)) {
      y.next.arr = a;
      if (p) {
        x.w = x.v;
      } else {
        x = x.next;
        sc.v += i;
      }
    } else {
      st = x.get();
      int k1 = y.v;
    }
    x.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next, a[0], y.arr, x.*, y.*;
  static void h64_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((a == a || a != a)) {
      y.next.arr = a;
      if (p) {
        x.w = x.v;
      } else {
        x = x.next;
        sc.v += i;
      }
    } else {
      st = x.get();
      int k1 = y.v;
    }
    x.w += j;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> a[i] != y.v;
  static void h65_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next = y;
    int[] c1 = new int[] {b[j], 1, 4};
    int[] c2 = sc.next != x ? sa : c1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> y.next != null;
  static void h65_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next = y;
    int[] c1 = new int[] {b[j], 1, 4};
    int[] c2 = sc.next != x ? sa : c1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[1] <= y.v;
  static void h65_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next = y;
    int[] c1 = new int[] {b[j], 1, 4};
    int[] c2 = sc.next != x ? sa : c1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]))) == (y.next == y.next);
  static void h65_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next = y;
    int[] c1 = new int[] {b[j], 1, 4};
    int[] c2 = sc.next != x ? sa : c1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h65_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next = y;
    int[] c1 = new int[] {b[j], 1, 4};
    int[] c2 = sc.next != x ? sa : c1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[i], y.next, y.*, sc, y.arr;
  static void h65_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next = y;
    int[] c1 = new int[] {b[j], 1, 4};
    int[] c2 = sc.next != x ? sa : c1;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.w) >= \old(x.v);
  static void h66_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = q1;
    }
    if (y != x) {
      int[] c2 = p ? a : a;
      c2[i] = y.v;
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> st != \old(x).v;
  static void h66_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = q1;
    }
    if (y != x) {
      int[] c2 = p ? a : a;
      c2[i] = y.v;
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == y;
  static void h66_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = q1;
    }
    if (y != x) {
      int[] c2 = p ? a : a;
      c2[i] = y.v;
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.get() == \old(y.get());
  static void h66_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = q1;
    }
    if (y != x) {
      int[] c2 = p ? a : a;
      c2[i] = y.v;
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> \old(x) != y;
  static void h66_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = q1;
    }
    if (y != x) {
      int[] c2 = p ? a : a;
      c2[i] = y.v;
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0..1], y.w, y.*, sc, x.w;
  static void h66_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = q1;
    }
    if (y != x) {
      int[] c2 = p ? a : a;
      c2[i] = y.v;
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], y.*, x.w, y.next;
  static void h66_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = q1;
    }
    if (y != x) {
      int[] c2 = p ? a : a;
      c2[i] = y.v;
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h67_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[1] = j;
    if (j <= sc.w) {
      if ((p && b[i] > 1)) {
        y.next.next.arr = b;
      }
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = (x == x.next ? y.v : (a != a ? x.w : q1));
      }
    } else {
      if (x.next != sc) {
        b[0] = sc.v;
        y.put(y.v);
      } else {
        y.next.next.v = b[0];
      }
      a[j] = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> a[j] == a[0];
  static void h67_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[1] = j;
    if (j <= sc.w) {
      if ((p && b[i] > 1)) {
        y.next.next.arr = b;
      }
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = (x == x.next ? y.v : (a != a ? x.w : q1));
      }
    } else {
      if (x.next != sc) {
        b[0] = sc.v;
        y.put(y.v);
      } else {
        y.next.next.v = b[0];
      }
      a[j] = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y;
  static void h67_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[1] = j;
    if (j <= sc.w) {
      if ((p && b[i] > 1)) {
        y.next.next.arr = b;
      }
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = (x == x.next ? y.v : (a != a ? x.w : q1));
      }
    } else {
      if (x.next != sc) {
        b[0] = sc.v;
        y.put(y.v);
      } else {
        y.next.next.v = b[0];
      }
      a[j] = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y != null;
  static void h67_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[1] = j;
    if (j <= sc.w) {
      if ((p && b[i] > 1)) {
        y.next.next.arr = b;
      }
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = (x == x.next ? y.v : (a != a ? x.w : q1));
      }
    } else {
      if (x.next != sc) {
        b[0] = sc.v;
        y.put(y.v);
      } else {
        y.next.next.v = b[0];
      }
      a[j] = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y;
  static void h67_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    a[1] = j;
    if (j <= sc.w) {
      if ((p && b[i] > 1)) {
        y.next.next.arr = b;
      }
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = (x == x.next ? y.v : (a != a ? x.w : q1));
      }
    } else {
      if (x.next != sc) {
        b[0] = sc.v;
        y.put(y.v);
      } else {
        y.next.next.v = b[0];
      }
      a[j] = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[*], y.*;
  static void h67_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    a[1] = j;
    if (j <= sc.w) {
      if ((p && b[i] > 1)) {
        y.next.next.arr = b;
      }
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = (x == x.next ? y.v : (a != a ? x.w : q1));
      }
    } else {
      if (x.next != sc) {
        b[0] = sc.v;
        y.put(y.v);
      } else {
        y.next.next.v = b[0];
      }
      a[j] = y.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.v != \old(x.w) - 2;
  static void h68_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((sc != null && y == x.next)) {
      C z1 = y;
      y.next.next = sc;
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.w = st;
      }
    }
    int k3 = -1;
    sc.v += x.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> b[0] != j;
  static void h68_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((sc != null && y == x.next)) {
      C z1 = y;
      y.next.next = sc;
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.w = st;
      }
    }
    int k3 = -1;
    sc.v += x.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> \old(y.w) == \old(b[i]);
  static void h68_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((sc != null && y == x.next)) {
      C z1 = y;
      y.next.next = sc;
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.w = st;
      }
    }
    int k3 = -1;
    sc.v += x.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h68_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((sc != null && y == x.next)) {
      C z1 = y;
      y.next.next = sc;
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.w = st;
      }
    }
    int k3 = -1;
    sc.v += x.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == y || (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h68_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((sc != null && y == x.next)) {
      C z1 = y;
      y.next.next = sc;
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.w = st;
      }
    }
    int k3 = -1;
    sc.v += x.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, x.next.v, x.*, a[0], a[*];
  static void h68_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((sc != null && y == x.next)) {
      C z1 = y;
      y.next.next = sc;
    } else {
      for (int q2 = 0; q2 < 2; q2++) {
        y.w = st;
      }
    }
    int k3 = -1;
    sc.v += x.arr[j];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.arr != b;
  static void h69_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (i == b[i]) {
      y.next = sc;
      x.arr = b;
    } else {
      sc.v = b[j];
    }
    y.next.w += i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> x.next != null;
  static void h69_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (i == b[i]) {
      y.next = sc;
      x.arr = b;
    } else {
      sc.v = b[j];
    }
    y.next.w += i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> y.next.v == 3;
  static void h69_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (i == b[i]) {
      y.next = sc;
      x.arr = b;
    } else {
      sc.v = b[j];
    }
    y.next.w += i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k])) || y.next.w >= \old(x).w;
  static void h69_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (i == b[i]) {
      y.next = sc;
      x.arr = b;
    } else {
      sc.v = b[j];
    }
    y.next.w += i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h69_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (i == b[i]) {
      y.next = sc;
      x.arr = b;
    } else {
      sc.v = b[j];
    }
    y.next.w += i;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, a[*], a[i], y.arr, b[j];
  static void h69_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (i == b[i]) {
      y.next = sc;
      x.arr = b;
    } else {
      sc.v = b[j];
    }
    y.next.w += i;
  }

}