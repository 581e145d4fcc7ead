/** Branches that come together again, with exceptions, arrays and loops: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Merging {
  static class C { int v; int w; /*@ nullable @*/ C next; /*@ nullable @*/ int[] arr; int get() { return v; } void put(int k) { v = k; } }
  static class D extends C { int u; int get() { return v + u; } void put(int k) { u = k; } }
  static int st; static /*@ nullable @*/ C sc; static /*@ nullable @*/ int[] sa;



  static void bump(/*@ nullable @*/ C c) { c.v++; }

  static void swap(/*@ nullable @*/ int[] q, int m, int n) { int t = q[m]; q[m] = q[n]; q[n] = t; }
  static void link(/*@ nullable @*/ C c, /*@ nullable @*/ C d) { c.next = d; if (d != null && d.next == null) d.next = c; }
  static void move(/*@ nullable @*/ C c, /*@ nullable @*/ C d, int k) { c.v -= k; d.v += k; }
  static void fill(/*@ nullable @*/ int[] q, int k) { for (int m = 0; m < 2; m++) q[m] = k + m; }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.next != null;
  static void h0_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = a;
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x != x.next;
  static void h0_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = a;
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr == b;
  static void h0_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = a;
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (y.get() == \old(y.get())) == ((\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k])));
  static void h0_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = a;
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h0_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = a;
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr[*], y.arr;
  static void h0_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = a;
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.next, x.arr[1], x.*, a[0], b[i];
  static void h0_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = a;
    C z1 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) != \old(x).w || \old(x.next) == x.next;
  static void h1_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      sc = y;
      y.v -= (x instanceof D ? j : j);
    } catch (ArrayIndexOutOfBoundsException e1) {
      for (int q2 = 0; q2 < 2; q2++) {
        sc.w = a.length;
      }
    }
    switch (x.v) {
      case 0:
        fill(a, y.w);
        break;
      case 1:
        sc = x.next;
        break;
      default:
        swap(sa, 1, 0);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h1_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      sc = y;
      y.v -= (x instanceof D ? j : j);
    } catch (ArrayIndexOutOfBoundsException e1) {
      for (int q2 = 0; q2 < 2; q2++) {
        sc.w = a.length;
      }
    }
    switch (x.v) {
      case 0:
        fill(a, y.w);
        break;
      case 1:
        sc = x.next;
        break;
      default:
        swap(sa, 1, 0);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures st != x.v || x.v <= \old(x.v);
  static void h2_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    swap(b, 0, j);
    b[i] = sa[i];
    move(y, x, 2);
    if (p) {
      if (y == x) {
        y.next.v = y.v;
      } else {
        x.next = y;
      }
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = j;
      }
      if (y != null) {
        y.w = (x.get() - x.w);
        int k2 = b[0];
      }
    }
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != null;
  static void h2_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    swap(b, 0, j);
    b[i] = sa[i];
    move(y, x, 2);
    if (p) {
      if (y == x) {
        y.next.v = y.v;
      } else {
        x.next = y;
      }
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = j;
      }
      if (y != null) {
        y.w = (x.get() - x.w);
        int k2 = b[0];
      }
    }
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == y.next;
  static void h2_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    swap(b, 0, j);
    b[i] = sa[i];
    move(y, x, 2);
    if (p) {
      if (y == x) {
        y.next.v = y.v;
      } else {
        x.next = y;
      }
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = j;
      }
      if (y != null) {
        y.w = (x.get() - x.w);
        int k2 = b[0];
      }
    }
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y;
  static void h2_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    swap(b, 0, j);
    b[i] = sa[i];
    move(y, x, 2);
    if (p) {
      if (y == x) {
        y.next.v = y.v;
      } else {
        x.next = y;
      }
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = j;
      }
      if (y != null) {
        y.w = (x.get() - x.w);
        int k2 = b[0];
      }
    }
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h2_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    swap(b, 0, j);
    b[i] = sa[i];
    move(y, x, 2);
    if (p) {
      if (y == x) {
        y.next.v = y.v;
      } else {
        x.next = y;
      }
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = j;
      }
      if (y != null) {
        y.w = (x.get() - x.w);
        int k2 = b[0];
      }
    }
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.w, y.*, x.*, b[1..b.length - 1], b[i];
  static void h2_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    swap(b, 0, j);
    b[i] = sa[i];
    move(y, x, 2);
    if (p) {
      if (y == x) {
        y.next.v = y.v;
      } else {
        x.next = y;
      }
    } else {
      for (int q1 = 0; q1 < 2; q1++) {
        y.w = j;
      }
      if (y != null) {
        y.w = (x.get() - x.w);
        int k2 = b[0];
      }
    }
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(x) != y.next;
  static void h3_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      x.put((i < i ? (y.v + a.length) : x.v));
      if (b[1] <= b[1]) {
        st++;
      } else {
        x.w = x.v;
        y.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (j > i) {
        x.w = a[i];
      }
    }
    y.v -= a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (y.w == y.v) == (\old(y) != y);
  static void h3_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      x.put((i < i ? (y.v + a.length) : x.v));
      if (b[1] <= b[1]) {
        st++;
      } else {
        x.w = x.v;
        y.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (j > i) {
        x.w = a[i];
      }
    }
    y.v -= a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y;
  static void h3_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      x.put((i < i ? (y.v + a.length) : x.v));
      if (b[1] <= b[1]) {
        st++;
      } else {
        x.w = x.v;
        y.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (j > i) {
        x.w = a[i];
      }
    }
    y.v -= a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || y.arr != b;
  static void h3_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      x.put((i < i ? (y.v + a.length) : x.v));
      if (b[1] <= b[1]) {
        st++;
      } else {
        x.w = x.v;
        y.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (j > i) {
        x.w = a[i];
      }
    }
    y.v -= a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h3_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      x.put((i < i ? (y.v + a.length) : x.v));
      if (b[1] <= b[1]) {
        st++;
      } else {
        x.w = x.v;
        y.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (j > i) {
        x.w = a[i];
      }
    }
    y.v -= a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.w, st, y.v, a[0..1], b[i];
  static void h3_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      x.put((i < i ? (y.v + a.length) : x.v));
      if (b[1] <= b[1]) {
        st++;
      } else {
        x.w = x.v;
        y.next = y;
      }
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (j > i) {
        x.w = a[i];
      }
    }
    y.v -= a[1];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h4_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = b;
    switch (i) {
      case 0:
        y.arr[1] = a[j];
        break;
      case 1:
        x.next.arr = a;
      default:
        sc.w = 2;
    }
    if (p) {
      x.arr = y.arr;
    } else {
      for (int q2 = 0; q2 < 3; q2++) {
        y.v = q2;
      }
    }
    y.w += st;
    if ((y.v > a[1] && y == y)) {
      for (int q3 = 0; q3 < 2; q3++) {
        sc.v += y.v;
      }
      if (b.length == i) {
        y.w -= j;
      }
    } else {
      y.v = y.next.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> x.next != null;
  static void h4_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = b;
    switch (i) {
      case 0:
        y.arr[1] = a[j];
        break;
      case 1:
        x.next.arr = a;
      default:
        sc.w = 2;
    }
    if (p) {
      x.arr = y.arr;
    } else {
      for (int q2 = 0; q2 < 3; q2++) {
        y.v = q2;
      }
    }
    y.w += st;
    if ((y.v > a[1] && y == y)) {
      for (int q3 = 0; q3 < 2; q3++) {
        sc.v += y.v;
      }
      if (b.length == i) {
        y.w -= j;
      }
    } else {
      y.v = y.next.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y.next;
  static void h4_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = b;
    switch (i) {
      case 0:
        y.arr[1] = a[j];
        break;
      case 1:
        x.next.arr = a;
      default:
        sc.w = 2;
    }
    if (p) {
      x.arr = y.arr;
    } else {
      for (int q2 = 0; q2 < 3; q2++) {
        y.v = q2;
      }
    }
    y.w += st;
    if ((y.v > a[1] && y == y)) {
      for (int q3 = 0; q3 < 2; q3++) {
        sc.v += y.v;
      }
      if (b.length == i) {
        y.w -= j;
      }
    } else {
      y.v = y.next.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h4_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = b;
    switch (i) {
      case 0:
        y.arr[1] = a[j];
        break;
      case 1:
        x.next.arr = a;
      default:
        sc.w = 2;
    }
    if (p) {
      x.arr = y.arr;
    } else {
      for (int q2 = 0; q2 < 3; q2++) {
        y.v = q2;
      }
    }
    y.w += st;
    if ((y.v > a[1] && y == y)) {
      for (int q3 = 0; q3 < 2; q3++) {
        sc.v += y.v;
      }
      if (b.length == i) {
        y.w -= j;
      }
    } else {
      y.v = y.next.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]))) == (y == y);
  static void h4_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = b;
    switch (i) {
      case 0:
        y.arr[1] = a[j];
        break;
      case 1:
        x.next.arr = a;
      default:
        sc.w = 2;
    }
    if (p) {
      x.arr = y.arr;
    } else {
      for (int q2 = 0; q2 < 3; q2++) {
        y.v = q2;
      }
    }
    y.w += st;
    if ((y.v > a[1] && y == y)) {
      for (int q3 = 0; q3 < 2; q3++) {
        sc.v += y.v;
      }
      if (b.length == i) {
        y.w -= j;
      }
    } else {
      y.v = y.next.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[1..b.length - 1], y.*, x.arr, y.w, x.next.v;
  static void h4_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = b;
    switch (i) {
      case 0:
        y.arr[1] = a[j];
        break;
      case 1:
        x.next.arr = a;
      default:
        sc.w = 2;
    }
    if (p) {
      x.arr = y.arr;
    } else {
      for (int q2 = 0; q2 < 3; q2++) {
        y.v = q2;
      }
    }
    y.w += st;
    if ((y.v > a[1] && y == y)) {
      for (int q3 = 0; q3 < 2; q3++) {
        sc.v += y.v;
      }
      if (b.length == i) {
        y.w -= j;
      }
    } else {
      y.v = y.next.w;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> st != b[j];
  static void h5_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    y.w += (p ? y.v : b[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> b[j] != \old(y.v);
  static void h5_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    y.w += (p ? y.v : b[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[j] <= \old(x.v);
  static void h5_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    y.w += (p ? y.v : b[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h5_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    y.w += (p ? y.v : b[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || \old(x.next.w) >= x.w;
  static void h5_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    y.w += (p ? y.v : b[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next, x.*;
  static void h5_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    y.w += (p ? y.v : b[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], y.next.w, y.*, y.arr[*];
  static void h5_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    y.w += (p ? y.v : b[j]);
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h6_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    try {
      switch (x.w) {
        case 0:
          x.arr[j] = 5;
          break;
        case 1:
          bump(y);
          break;
        default:
          sa[0] = j;
      }
      x.next.next.next = y;
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (-1 < -1) {
        y.next.w -= x.v;
        y.w = y.get();
      } else {
        x.w += i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h6_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    try {
      switch (x.w) {
        case 0:
          x.arr[j] = 5;
          break;
        case 1:
          bump(y);
          break;
        default:
          sa[0] = j;
      }
      x.next.next.next = y;
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (-1 < -1) {
        y.next.w -= x.v;
        y.w = y.get();
      } else {
        x.w += i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr == a;
  static void h6_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    try {
      switch (x.w) {
        case 0:
          x.arr[j] = 5;
          break;
        case 1:
          bump(y);
          break;
        default:
          sa[0] = j;
      }
      x.next.next.next = y;
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (-1 < -1) {
        y.next.w -= x.v;
        y.w = y.get();
      } else {
        x.w += i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.get() == \old(x.get());
  static void h6_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    try {
      switch (x.w) {
        case 0:
          x.arr[j] = 5;
          break;
        case 1:
          bump(y);
          break;
        default:
          sa[0] = j;
      }
      x.next.next.next = y;
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (-1 < -1) {
        y.next.w -= x.v;
        y.w = y.get();
      } else {
        x.w += i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == x || (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h6_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    x.arr = b;
    try {
      switch (x.w) {
        case 0:
          x.arr[j] = 5;
          break;
        case 1:
          bump(y);
          break;
        default:
          sa[0] = j;
      }
      x.next.next.next = y;
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (-1 < -1) {
        y.next.w -= x.v;
        y.w = y.get();
      } else {
        x.w += i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.next.w, b[i], x.w, x.arr, a[0..1];
  static void h6_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    x.arr = b;
    try {
      switch (x.w) {
        case 0:
          x.arr[j] = 5;
          break;
        case 1:
          bump(y);
          break;
        default:
          sa[0] = j;
      }
      x.next.next.next = y;
    } catch (ArrayIndexOutOfBoundsException e1) {
      if (-1 < -1) {
        y.next.w -= x.v;
        y.w = y.get();
      } else {
        x.w += i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> \old(y) == x.next;
  static void h7_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      x.arr[i] = (a[i] - (1 == q1 ? q1 : 5));
    }
    y.arr[j] += (y != null ? a[i] : y.next.v);
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(y) == y.next;
  static void h7_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      x.arr[i] = (a[i] - (1 == q1 ? q1 : 5));
    }
    y.arr[j] += (y != null ? a[i] : y.next.v);
    y.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h9_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = x;
    fill(a, b[1]);
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || y.v == \old(x.w);
  static void h9_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = x;
    fill(a, b[1]);
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, y.*, x.arr, a[*];
  static void h9_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = x;
    fill(a, b[1]);
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h10_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.next.w;
    }
    bump(sc.next);
    switch ((y.v + j)) {
      case 0:
        y.next.next = x.next;
        break;
      case 1:
        a[0] = i;
      default:
        sc = y;
    }
    a[1] = b[0];
    a = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h10_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.next.w;
    }
    bump(sc.next);
    switch ((y.v + j)) {
      case 0:
        y.next.next = x.next;
        break;
      case 1:
        a[0] = i;
      default:
        sc = y;
    }
    a[1] = b[0];
    a = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> x.next != y;
  static void h10_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.next.w;
    }
    bump(sc.next);
    switch ((y.v + j)) {
      case 0:
        y.next.next = x.next;
        break;
      case 1:
        a[0] = i;
      default:
        sc = y;
    }
    a[1] = b[0];
    a = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> \old(x) == x;
  static void h10_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.next.w;
    }
    bump(sc.next);
    switch ((y.v + j)) {
      case 0:
        y.next.next = x.next;
        break;
      case 1:
        a[0] = i;
      default:
        sc = y;
    }
    a[1] = b[0];
    a = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a[0] == \old(x.w) || y != null;
  static void h10_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.next.w;
    }
    bump(sc.next);
    switch ((y.v + j)) {
      case 0:
        y.next.next = x.next;
        break;
      case 1:
        a[0] = i;
      default:
        sc = y;
    }
    a[1] = b[0];
    a = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.v, a[*], st, a[0], y.arr;
  static void h10_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      y.w = x.next.w;
    }
    bump(sc.next);
    switch ((y.v + j)) {
      case 0:
        y.next.next = x.next;
        break;
      case 1:
        a[0] = i;
      default:
        sc = y;
    }
    a[1] = b[0];
    a = b;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[1] != x.v;
  static void h11_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] += 2;
    if (j < y.v) {
      for (int q1 = 0; q1 < 2; q1++) {
        x.w = i;
      }
    }
    y.next = x;
    if ((p || x.next.w <= j)) {
      y.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> x.next != null;
  static void h11_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] += 2;
    if (j < y.v) {
      for (int q1 = 0; q1 < 2; q1++) {
        x.w = i;
      }
    }
    y.next = x;
    if ((p || x.next.w <= j)) {
      y.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (y == y) == (x.next == x);
  static void h11_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] += 2;
    if (j < y.v) {
      for (int q1 = 0; q1 < 2; q1++) {
        x.w = i;
      }
    }
    y.next = x;
    if ((p || x.next.w <= j)) {
      y.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h11_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[1] += 2;
    if (j < y.v) {
      for (int q1 = 0; q1 < 2; q1++) {
        x.w = i;
      }
    }
    y.next = x;
    if ((p || x.next.w <= j)) {
      y.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h11_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[1] += 2;
    if (j < y.v) {
      for (int q1 = 0; q1 < 2; q1++) {
        x.w = i;
      }
    }
    y.next = x;
    if ((p || x.next.w <= j)) {
      y.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[*], y.*, x.next, y.next.w, y.arr;
  static void h11_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] += 2;
    if (j < y.v) {
      for (int q1 = 0; q1 < 2; q1++) {
        x.w = i;
      }
    }
    y.next = x;
    if ((p || x.next.w <= j)) {
      y.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h12_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (sc == sc) {
      switch ((sc.w > y.w ? 5 : x.v)) {
        case 0:
          y.next = y.next;
        case 1:
          x.w = j;
          break;
        default:
          sc.next.w += b.length;
      }
      b[1] = j;
    } else {
      try {
        y.arr[i] += i;
        a[1] += (j + x.v);
      } catch (NullPointerException e1) {
        sc.v = a.length;
      }
      for (int q2 = 0; q2 < 2; q2++) {
        int[] c3 = y.w < y.v ? x.arr : a;
      }
    }
    a[0] += y.arr[i];
    if (y instanceof D) {
      switch (b[i]) {
        case 0:
          int[] c4 = new int[] {a[i], j, 4};
          break;
        case 1:
          sc.next.w = b[j];
        default:
          x.arr[j] += a[j];
      }
    } else {
      y.v += j;
    }
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k])) || \old(y) != x;
  static void h12_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (sc == sc) {
      switch ((sc.w > y.w ? 5 : x.v)) {
        case 0:
          y.next = y.next;
        case 1:
          x.w = j;
          break;
        default:
          sc.next.w += b.length;
      }
      b[1] = j;
    } else {
      try {
        y.arr[i] += i;
        a[1] += (j + x.v);
      } catch (NullPointerException e1) {
        sc.v = a.length;
      }
      for (int q2 = 0; q2 < 2; q2++) {
        int[] c3 = y.w < y.v ? x.arr : a;
      }
    }
    a[0] += y.arr[i];
    if (y instanceof D) {
      switch (b[i]) {
        case 0:
          int[] c4 = new int[] {a[i], j, 4};
          break;
        case 1:
          sc.next.w = b[j];
        default:
          x.arr[j] += a[j];
      }
    } else {
      y.v += j;
    }
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h12_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (sc == sc) {
      switch ((sc.w > y.w ? 5 : x.v)) {
        case 0:
          y.next = y.next;
        case 1:
          x.w = j;
          break;
        default:
          sc.next.w += b.length;
      }
      b[1] = j;
    } else {
      try {
        y.arr[i] += i;
        a[1] += (j + x.v);
      } catch (NullPointerException e1) {
        sc.v = a.length;
      }
      for (int q2 = 0; q2 < 2; q2++) {
        int[] c3 = y.w < y.v ? x.arr : a;
      }
    }
    a[0] += y.arr[i];
    if (y instanceof D) {
      switch (b[i]) {
        case 0:
          int[] c4 = new int[] {a[i], j, 4};
          break;
        case 1:
          sc.next.w = b[j];
        default:
          x.arr[j] += a[j];
      }
    } else {
      y.v += j;
    }
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> \old(y) == y;
  static void h12_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (sc == sc) {
      switch ((sc.w > y.w ? 5 : x.v)) {
        case 0:
          y.next = y.next;
        case 1:
          x.w = j;
          break;
        default:
          sc.next.w += b.length;
      }
      b[1] = j;
    } else {
      try {
        y.arr[i] += i;
        a[1] += (j + x.v);
      } catch (NullPointerException e1) {
        sc.v = a.length;
      }
      for (int q2 = 0; q2 < 2; q2++) {
        int[] c3 = y.w < y.v ? x.arr : a;
      }
    }
    a[0] += y.arr[i];
    if (y instanceof D) {
      switch (b[i]) {
        case 0:
          int[] c4 = new int[] {a[i], j, 4};
          break;
        case 1:
          sc.next.w = b[j];
        default:
          x.arr[j] += a[j];
      }
    } else {
      y.v += j;
    }
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == x;
  static void h12_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (sc == sc) {
      switch ((sc.w > y.w ? 5 : x.v)) {
        case 0:
          y.next = y.next;
        case 1:
          x.w = j;
          break;
        default:
          sc.next.w += b.length;
      }
      b[1] = j;
    } else {
      try {
        y.arr[i] += i;
        a[1] += (j + x.v);
      } catch (NullPointerException e1) {
        sc.v = a.length;
      }
      for (int q2 = 0; q2 < 2; q2++) {
        int[] c3 = y.w < y.v ? x.arr : a;
      }
    }
    a[0] += y.arr[i];
    if (y instanceof D) {
      switch (b[i]) {
        case 0:
          int[] c4 = new int[] {a[i], j, 4};
          break;
        case 1:
          sc.next.w = b[j];
        default:
          x.arr[j] += a[j];
      }
    } else {
      y.v += j;
    }
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, b[j], y.*, y.arr[*];
  static void h12_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (sc == sc) {
      switch ((sc.w > y.w ? 5 : x.v)) {
        case 0:
          y.next = y.next;
        case 1:
          x.w = j;
          break;
        default:
          sc.next.w += b.length;
      }
      b[1] = j;
    } else {
      try {
        y.arr[i] += i;
        a[1] += (j + x.v);
      } catch (NullPointerException e1) {
        sc.v = a.length;
      }
      for (int q2 = 0; q2 < 2; q2++) {
        int[] c3 = y.w < y.v ? x.arr : a;
      }
    }
    a[0] += y.arr[i];
    if (y instanceof D) {
      switch (b[i]) {
        case 0:
          int[] c4 = new int[] {a[i], j, 4};
          break;
        case 1:
          sc.next.w = b[j];
        default:
          x.arr[j] += a[j];
      }
    } else {
      y.v += j;
    }
    x = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y;
  static void h13_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[1] = a[i];
    try {
      if ((x.next.w ^ y.w) < (x.get() ^ st)) {
        C z1 = new D();
        sc.v = x.next.v;
      } else {
        x.w = i;
        a[j] = (y.v + a[1]);
      }
      sa[i] = y.v;
    } catch (RuntimeException e2) {
      if (((1 - 2) == st && b == a)) {
        int[] c3 = y.w < i ? a : b;
      } else {
        int k4 = j;
      }
    }
    if (sc.w == sa[j]) {
      if (i == st) {
        sc = y;
      }
    } else {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y;
  static void h13_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[1] = a[i];
    try {
      if ((x.next.w ^ y.w) < (x.get() ^ st)) {
        C z1 = new D();
        sc.v = x.next.v;
      } else {
        x.w = i;
        a[j] = (y.v + a[1]);
      }
      sa[i] = y.v;
    } catch (RuntimeException e2) {
      if (((1 - 2) == st && b == a)) {
        int[] c3 = y.w < i ? a : b;
      } else {
        int k4 = j;
      }
    }
    if (sc.w == sa[j]) {
      if (i == st) {
        sc = y;
      }
    } else {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) != y ==> \old(x) == x;
  static void h13_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[1] = a[i];
    try {
      if ((x.next.w ^ y.w) < (x.get() ^ st)) {
        C z1 = new D();
        sc.v = x.next.v;
      } else {
        x.w = i;
        a[j] = (y.v + a[1]);
      }
      sa[i] = y.v;
    } catch (RuntimeException e2) {
      if (((1 - 2) == st && b == a)) {
        int[] c3 = y.w < i ? a : b;
      } else {
        int k4 = j;
      }
    }
    if (sc.w == sa[j]) {
      if (i == st) {
        sc = y;
      }
    } else {
      st++;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h14_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.w = j;
    if (j != b[0]) {
      if (a == y.arr) {
        sc.w -= 7;
        x.put(((i - x.v) ^ y.next.w));
      } else {
        sa[i] = y.get();
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      int k2 = q1;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h14_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.w = j;
    if (j != b[0]) {
      if (a == y.arr) {
        sc.w -= 7;
        x.put(((i - x.v) ^ y.next.w));
      } else {
        sa[i] = y.get();
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      int k2 = q1;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> x != y.next;
  static void h14_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next.w = j;
    if (j != b[0]) {
      if (a == y.arr) {
        sc.w -= 7;
        x.put(((i - x.v) ^ y.next.w));
      } else {
        sa[i] = y.get();
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      int k2 = q1;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> x == x;
  static void h14_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next.w = j;
    if (j != b[0]) {
      if (a == y.arr) {
        sc.w -= 7;
        x.put(((i - x.v) ^ y.next.w));
      } else {
        sa[i] = y.get();
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      int k2 = q1;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == y;
  static void h14_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next.w = j;
    if (j != b[0]) {
      if (a == y.arr) {
        sc.w -= 7;
        x.put(((i - x.v) ^ y.next.w));
      } else {
        sa[i] = y.get();
      }
    }
    for (int q1 = 0; q1 < 3; q1++) {
      int k2 = q1;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.next) == y.next || (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h15_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((p && sc != x)) {
      a[j] = y.v;
    } else {
      y.next.arr = x.arr;
      b[i] = y.next.v;
    }
    if (j != x.next.v) {
      int k1 = x.next.v;
    } else {
      if ((y.next != y && p)) {
        x.arr[0] = sc.v;
      } else {
        y.w = (sc.v - y.v);
      }
      x.next.next.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.next != null;
  static void h15_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((p && sc != x)) {
      a[j] = y.v;
    } else {
      y.next.arr = x.arr;
      b[i] = y.next.v;
    }
    if (j != x.next.v) {
      int k1 = x.next.v;
    } else {
      if ((y.next != y && p)) {
        x.arr[0] = sc.v;
      } else {
        y.w = (sc.v - y.v);
      }
      x.next.next.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x) == x.next;
  static void h15_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((p && sc != x)) {
      a[j] = y.v;
    } else {
      y.next.arr = x.arr;
      b[i] = y.next.v;
    }
    if (j != x.next.v) {
      int k1 = x.next.v;
    } else {
      if ((y.next != y && p)) {
        x.arr[0] = sc.v;
      } else {
        y.w = (sc.v - y.v);
      }
      x.next.next.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> y == y;
  static void h15_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((p && sc != x)) {
      a[j] = y.v;
    } else {
      y.next.arr = x.arr;
      b[i] = y.next.v;
    }
    if (j != x.next.v) {
      int k1 = x.next.v;
    } else {
      if ((y.next != y && p)) {
        x.arr[0] = sc.v;
      } else {
        y.w = (sc.v - y.v);
      }
      x.next.next.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> y.get() == \old(y.get());
  static void h15_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((p && sc != x)) {
      a[j] = y.v;
    } else {
      y.next.arr = x.arr;
      b[i] = y.next.v;
    }
    if (j != x.next.v) {
      int k1 = x.next.v;
    } else {
      if ((y.next != y && p)) {
        x.arr[0] = sc.v;
      } else {
        y.w = (sc.v - y.v);
      }
      x.next.next.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[*], x.*, y.next.w, a[*];
  static void h15_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((p && sc != x)) {
      a[j] = y.v;
    } else {
      y.next.arr = x.arr;
      b[i] = y.next.v;
    }
    if (j != x.next.v) {
      int k1 = x.next.v;
    } else {
      if ((y.next != y && p)) {
        x.arr[0] = sc.v;
      } else {
        y.w = (sc.v - y.v);
      }
      x.next.next.next = sc;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> b[1] <= \old(b[j]);
  static void h18_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      sc.arr = b;
    }
    try {
      x.arr = b;
      if ((p && p)) {
        sc = y;
        b[0] += x.v;
      } else {
        y.next.w = y.v;
        y.w = y.next.v;
      }
    } catch (ArrayIndexOutOfBoundsException e2) {
      sc.v = b[j];
    } finally {
      if (b != b) {
        b = a;
        a[j] = j;
      } else {
        j = i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> y.v != \old(x.w);
  static void h18_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      sc.arr = b;
    }
    try {
      x.arr = b;
      if ((p && p)) {
        sc = y;
        b[0] += x.v;
      } else {
        y.next.w = y.v;
        y.w = y.next.v;
      }
    } catch (ArrayIndexOutOfBoundsException e2) {
      sc.v = b[j];
    } finally {
      if (b != b) {
        b = a;
        a[j] = j;
      } else {
        j = i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(x.v) == 0;
  static void h18_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      sc.arr = b;
    }
    try {
      x.arr = b;
      if ((p && p)) {
        sc = y;
        b[0] += x.v;
      } else {
        y.next.w = y.v;
        y.w = y.next.v;
      }
    } catch (ArrayIndexOutOfBoundsException e2) {
      sc.v = b[j];
    } finally {
      if (b != b) {
        b = a;
        a[j] = j;
      } else {
        j = i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h18_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 2; q1++) {
      sc.arr = b;
    }
    try {
      x.arr = b;
      if ((p && p)) {
        sc = y;
        b[0] += x.v;
      } else {
        y.next.w = y.v;
        y.w = y.next.v;
      }
    } catch (ArrayIndexOutOfBoundsException e2) {
      sc.v = b[j];
    } finally {
      if (b != b) {
        b = a;
        a[j] = j;
      } else {
        j = i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h18_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 2; q1++) {
      sc.arr = b;
    }
    try {
      x.arr = b;
      if ((p && p)) {
        sc = y;
        b[0] += x.v;
      } else {
        y.next.w = y.v;
        y.w = y.next.v;
      }
    } catch (ArrayIndexOutOfBoundsException e2) {
      sc.v = b[j];
    } finally {
      if (b != b) {
        b = a;
        a[j] = j;
      } else {
        j = i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[i], b[*], y.*, y.next;
  static void h18_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      sc.arr = b;
    }
    try {
      x.arr = b;
      if ((p && p)) {
        sc = y;
        b[0] += x.v;
      } else {
        y.next.w = y.v;
        y.w = y.next.v;
      }
    } catch (ArrayIndexOutOfBoundsException e2) {
      sc.v = b[j];
    } finally {
      if (b != b) {
        b = a;
        a[j] = j;
      } else {
        j = i;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x).v != \old(1) || 5 != y.v;
  static void h19_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      link(y, x);
      y.v -= y.next.v;
    }
    if (x != sc) {
      if ((x.w == x.v && p)) {
        x.w = x.v;
      }
      sc.v += 7;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v + 2 != \old(x).v;
  static void h19_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      link(y, x);
      y.v -= y.next.v;
    }
    if (x != sc) {
      if ((x.w == x.v && p)) {
        x.w = x.v;
      }
      sc.v += 7;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]))) == (y == x);
  static void h19_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      link(y, x);
      y.v -= y.next.v;
    }
    if (x != sc) {
      if ((x.w == x.v && p)) {
        x.w = x.v;
      }
      sc.v += 7;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (y != null) == ((\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])));
  static void h19_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != null) {
      link(y, x);
      y.v -= y.next.v;
    }
    if (x != sc) {
      if ((x.w == x.v && p)) {
        x.w = x.v;
      }
      sc.v += 7;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a.length > 2 ==> (\forall int k; 1 <= k && k < a.length; a[k] == \old(a[k]));
  static void h19_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (x != null) {
      link(y, x);
      y.v -= y.next.v;
    }
    if (x != sc) {
      if ((x.w == x.v && p)) {
        x.w = x.v;
      }
      sc.v += 7;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, b[i];
  static void h19_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x != null) {
      link(y, x);
      y.v -= y.next.v;
    }
    if (x != sc) {
      if ((x.w == x.v && p)) {
        x.w = x.v;
      }
      sc.v += 7;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.next) != y;
  static void h20_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = new int[] {sc.v, a[i], 4};
    int k2 = b[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.w <= b[1];
  static void h20_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = new int[] {sc.v, a[i], 4};
    int k2 = b[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y) == x;
  static void h20_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    int[] c1 = new int[] {sc.v, a[i], 4};
    int k2 = b[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures ((\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]))) == (y.get() == \old(y.get()));
  static void h20_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = new int[] {sc.v, a[i], 4};
    int k2 = b[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h20_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = new int[] {sc.v, a[i], 4};
    int k2 = b[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[1..b.length - 1];
  static void h20_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    int[] c1 = new int[] {sc.v, a[i], 4};
    int k2 = b[0];
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.next) == x.next || 3 == b[1];
  static void h21_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch (5) {
      case 0:
        bump(y);
      case 1:
        y = x;
        break;
      default:
        y.v = b[j];
    }
    if ((p && p)) {
      x.next.next = sc.next;
    } else {
      int k1 = (a[i] ^ y.w);
    }
    y.next.v -= x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> \old(x.next).w != a[i];
  static void h21_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch (5) {
      case 0:
        bump(y);
      case 1:
        y = x;
        break;
      default:
        y.v = b[j];
    }
    if ((p && p)) {
      x.next.next = sc.next;
    } else {
      int k1 = (a[i] ^ y.w);
    }
    y.next.v -= x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.w) <= \old(x.v) || \old(1) != 1;
  static void h21_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch (5) {
      case 0:
        bump(y);
      case 1:
        y = x;
        break;
      default:
        y.v = b[j];
    }
    if ((p && p)) {
      x.next.next = sc.next;
    } else {
      int k1 = (a[i] ^ y.w);
    }
    y.next.v -= x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h21_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch (5) {
      case 0:
        bump(y);
      case 1:
        y = x;
        break;
      default:
        y.v = b[j];
    }
    if ((p && p)) {
      x.next.next = sc.next;
    } else {
      int k1 = (a[i] ^ y.w);
    }
    y.next.v -= x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]));
  static void h21_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch (5) {
      case 0:
        bump(y);
      case 1:
        y = x;
        break;
      default:
        y.v = b[j];
    }
    if ((p && p)) {
      x.next.next = sc.next;
    } else {
      int k1 = (a[i] ^ y.w);
    }
    y.next.v -= x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr[*], a[0..1], x.*, y.arr;
  static void h21_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch (5) {
      case 0:
        bump(y);
      case 1:
        y = x;
        break;
      default:
        y.v = b[j];
    }
    if ((p && p)) {
      x.next.next = sc.next;
    } else {
      int k1 = (a[i] ^ y.w);
    }
    y.next.v -= x.next.v;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y.v) != \old(b[0]);
  static void h22_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = i;
    a[1] = 7;
    if (sc != null) {
      y.put((i ^ y.v));
      if (x == y) {
        y.w = b[1];
      } else {
        b[j] = y.arr[1];
        sc.w = x.v;
      }
    } else {
      if ((b == b || p)) {
        int[] c1 = b.clone();
      } else {
        x.arr[j] = sc.w;
      }
    }
    if (b == y.arr) {
      a[j] = j;
    } else {
      if (7 != x.arr[1]) {
        b[j] = sc.v;
      } else {
        int k2 = j;
        sc.w = i;
      }
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h22_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = i;
    a[1] = 7;
    if (sc != null) {
      y.put((i ^ y.v));
      if (x == y) {
        y.w = b[1];
      } else {
        b[j] = y.arr[1];
        sc.w = x.v;
      }
    } else {
      if ((b == b || p)) {
        int[] c1 = b.clone();
      } else {
        x.arr[j] = sc.w;
      }
    }
    if (b == y.arr) {
      a[j] = j;
    } else {
      if (7 != x.arr[1]) {
        b[j] = sc.v;
      } else {
        int k2 = j;
        sc.w = i;
      }
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.get() == \old(x.get());
  static void h22_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.arr[0] = i;
    a[1] = 7;
    if (sc != null) {
      y.put((i ^ y.v));
      if (x == y) {
        y.w = b[1];
      } else {
        b[j] = y.arr[1];
        sc.w = x.v;
      }
    } else {
      if ((b == b || p)) {
        int[] c1 = b.clone();
      } else {
        x.arr[j] = sc.w;
      }
    }
    if (b == y.arr) {
      a[j] = j;
    } else {
      if (7 != x.arr[1]) {
        b[j] = sc.v;
      } else {
        int k2 = j;
        sc.w = i;
      }
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y == y || a[j] <= a[1];
  static void h22_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[0] = i;
    a[1] = 7;
    if (sc != null) {
      y.put((i ^ y.v));
      if (x == y) {
        y.w = b[1];
      } else {
        b[j] = y.arr[1];
        sc.w = x.v;
      }
    } else {
      if ((b == b || p)) {
        int[] c1 = b.clone();
      } else {
        x.arr[j] = sc.w;
      }
    }
    if (b == y.arr) {
      a[j] = j;
    } else {
      if (7 != x.arr[1]) {
        b[j] = sc.v;
      } else {
        int k2 = j;
        sc.w = i;
      }
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> \old(x) == x;
  static void h22_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.arr[0] = i;
    a[1] = 7;
    if (sc != null) {
      y.put((i ^ y.v));
      if (x == y) {
        y.w = b[1];
      } else {
        b[j] = y.arr[1];
        sc.w = x.v;
      }
    } else {
      if ((b == b || p)) {
        int[] c1 = b.clone();
      } else {
        x.arr[j] = sc.w;
      }
    }
    if (b == y.arr) {
      a[j] = j;
    } else {
      if (7 != x.arr[1]) {
        b[j] = sc.v;
      } else {
        int k2 = j;
        sc.w = i;
      }
    }
    C z3 = new C();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> y.next != null;
  static void h23_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (p) {
      switch (y.v) {
        case 0:
          x.w = x.next.w;
          break;
        case 1:
          x.w = st;
          break;
        default:
          C z1 = y;
      }
    }
    switch (x.v) {
      case 0:
        int[] c2 = p ? b : a;
        break;
      case 1:
        y.w = b.length;
      default:
        x.w = b[i];
    }
    if ((p ? b[j] : sc.w) != j) {
      x.next.next.next = sc.next;
    } else {
      if (((i + j) <= x.v || x != null)) {
        j = a[j];
        x.next.w = y.v;
      } else {
        y.next = y.next.next;
      }
    }
    switch (x.get()) {
      case 0:
        sc.next = x;
        break;
      case 1:
        y = x;
      default:
        int k3 = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (x != x) == (\old(y.w) == st + x.v);
  static void h23_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (p) {
      switch (y.v) {
        case 0:
          x.w = x.next.w;
          break;
        case 1:
          x.w = st;
          break;
        default:
          C z1 = y;
      }
    }
    switch (x.v) {
      case 0:
        int[] c2 = p ? b : a;
        break;
      case 1:
        y.w = b.length;
      default:
        x.w = b[i];
    }
    if ((p ? b[j] : sc.w) != j) {
      x.next.next.next = sc.next;
    } else {
      if (((i + j) <= x.v || x != null)) {
        j = a[j];
        x.next.w = y.v;
      } else {
        y.next = y.next.next;
      }
    }
    switch (x.get()) {
      case 0:
        sc.next = x;
        break;
      case 1:
        y = x;
      default:
        int k3 = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (b[i] + 1 != b[i]) == (\old(x).v >= b[1]);
  static void h23_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (p) {
      switch (y.v) {
        case 0:
          x.w = x.next.w;
          break;
        case 1:
          x.w = st;
          break;
        default:
          C z1 = y;
      }
    }
    switch (x.v) {
      case 0:
        int[] c2 = p ? b : a;
        break;
      case 1:
        y.w = b.length;
      default:
        x.w = b[i];
    }
    if ((p ? b[j] : sc.w) != j) {
      x.next.next.next = sc.next;
    } else {
      if (((i + j) <= x.v || x != null)) {
        j = a[j];
        x.next.w = y.v;
      } else {
        y.next = y.next.next;
      }
    }
    switch (x.get()) {
      case 0:
        sc.next = x;
        break;
      case 1:
        y = x;
      default:
        int k3 = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x == y ==> (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h23_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (p) {
      switch (y.v) {
        case 0:
          x.w = x.next.w;
          break;
        case 1:
          x.w = st;
          break;
        default:
          C z1 = y;
      }
    }
    switch (x.v) {
      case 0:
        int[] c2 = p ? b : a;
        break;
      case 1:
        y.w = b.length;
      default:
        x.w = b[i];
    }
    if ((p ? b[j] : sc.w) != j) {
      x.next.next.next = sc.next;
    } else {
      if (((i + j) <= x.v || x != null)) {
        j = a[j];
        x.next.w = y.v;
      } else {
        y.next = y.next.next;
      }
    }
    switch (x.get()) {
      case 0:
        sc.next = x;
        break;
      case 1:
        y = x;
      default:
        int k3 = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h23_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (p) {
      switch (y.v) {
        case 0:
          x.w = x.next.w;
          break;
        case 1:
          x.w = st;
          break;
        default:
          C z1 = y;
      }
    }
    switch (x.v) {
      case 0:
        int[] c2 = p ? b : a;
        break;
      case 1:
        y.w = b.length;
      default:
        x.w = b[i];
    }
    if ((p ? b[j] : sc.w) != j) {
      x.next.next.next = sc.next;
    } else {
      if (((i + j) <= x.v || x != null)) {
        j = a[j];
        x.next.w = y.v;
      } else {
        y.next = y.next.next;
      }
    }
    switch (x.get()) {
      case 0:
        sc.next = x;
        break;
      case 1:
        y = x;
      default:
        int k3 = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.*, y.*, a[i], y.next.w;
  static void h23_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (p) {
      switch (y.v) {
        case 0:
          x.w = x.next.w;
          break;
        case 1:
          x.w = st;
          break;
        default:
          C z1 = y;
      }
    }
    switch (x.v) {
      case 0:
        int[] c2 = p ? b : a;
        break;
      case 1:
        y.w = b.length;
      default:
        x.w = b[i];
    }
    if ((p ? b[j] : sc.w) != j) {
      x.next.next.next = sc.next;
    } else {
      if (((i + j) <= x.v || x != null)) {
        j = a[j];
        x.next.w = y.v;
      } else {
        y.next = y.next.next;
      }
    }
    switch (x.get()) {
      case 0:
        sc.next = x;
        break;
      case 1:
        y = x;
      default:
        int k3 = i;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h25_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y.next == x.next.next) {
      sc.next = y;
      if ((st + a[1]) < 7) {
        y.arr[i] += y.v;
      }
    }
    int[] c1 = b;
    if (y == y) {
      x.w += i;
    } else {
      try {
        int k2 = (x == y.next ? i : y.next.v);
        y.w = 7;
      } catch (RuntimeException e3) {
        sc.next.w = y.next.w;
      }
      b[j] += i;
    }
    for (int q4 = 0; q4 < 3; q4++) {
      y.w = (x.v & x.next.v);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h25_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y.next == x.next.next) {
      sc.next = y;
      if ((st + a[1]) < 7) {
        y.arr[i] += y.v;
      }
    }
    int[] c1 = b;
    if (y == y) {
      x.w += i;
    } else {
      try {
        int k2 = (x == y.next ? i : y.next.v);
        y.w = 7;
      } catch (RuntimeException e3) {
        sc.next.w = y.next.w;
      }
      b[j] += i;
    }
    for (int q4 = 0; q4 < 3; q4++) {
      y.w = (x.v & x.next.v);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x.get() == \old(x.get());
  static void h25_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y.next == x.next.next) {
      sc.next = y;
      if ((st + a[1]) < 7) {
        y.arr[i] += y.v;
      }
    }
    int[] c1 = b;
    if (y == y) {
      x.w += i;
    } else {
      try {
        int k2 = (x == y.next ? i : y.next.v);
        y.w = 7;
      } catch (RuntimeException e3) {
        sc.next.w = y.next.w;
      }
      b[j] += i;
    }
    for (int q4 = 0; q4 < 3; q4++) {
      y.w = (x.v & x.next.v);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> y.get() == \old(y.get());
  static void h25_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if (y.next == x.next.next) {
      sc.next = y;
      if ((st + a[1]) < 7) {
        y.arr[i] += y.v;
      }
    }
    int[] c1 = b;
    if (y == y) {
      x.w += i;
    } else {
      try {
        int k2 = (x == y.next ? i : y.next.v);
        y.w = 7;
      } catch (RuntimeException e3) {
        sc.next.w = y.next.w;
      }
      b[j] += i;
    }
    for (int q4 = 0; q4 < 3; q4++) {
      y.w = (x.v & x.next.v);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable b[*], y.*, a[i], a[*], x.*;
  static void h25_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (y.next == x.next.next) {
      sc.next = y;
      if ((st + a[1]) < 7) {
        y.arr[i] += y.v;
      }
    }
    int[] c1 = b;
    if (y == y) {
      x.w += i;
    } else {
      try {
        int k2 = (x == y.next ? i : y.next.v);
        y.w = 7;
      } catch (RuntimeException e3) {
        sc.next.w = y.next.w;
      }
      b[j] += i;
    }
    for (int q4 = 0; q4 < 3; q4++) {
      y.w = (x.v & x.next.v);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.w == i || x.v != \old(y.w);
  static void h26_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      x.v = ((p ? x.next.v : a[i]) + (b[1] + b[j]));
      y.put(i);
    } catch (NullPointerException e1) {
      if (b[i] != y.v) {
        b[1] += x.v;
      } else {
        C z2 = y;
        sc.w -= 5;
      }
    }
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures b[i] <= b[1] || a[j] != \old(y.v);
  static void h26_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      x.v = ((p ? x.next.v : a[i]) + (b[1] + b[j]));
      y.put(i);
    } catch (NullPointerException e1) {
      if (b[i] != y.v) {
        b[1] += x.v;
      } else {
        C z2 = y;
        sc.w -= 5;
      }
    }
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h26_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      x.v = ((p ? x.next.v : a[i]) + (b[1] + b[j]));
      y.put(i);
    } catch (NullPointerException e1) {
      if (b[i] != y.v) {
        b[1] += x.v;
      } else {
        C z2 = y;
        sc.w -= 5;
      }
    }
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> x != y;
  static void h26_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      x.v = ((p ? x.next.v : a[i]) + (b[1] + b[j]));
      y.put(i);
    } catch (NullPointerException e1) {
      if (b[i] != y.v) {
        b[1] += x.v;
      } else {
        C z2 = y;
        sc.w -= 5;
      }
    }
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> \old(y) != x;
  static void h26_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      x.v = ((p ? x.next.v : a[i]) + (b[1] + b[j]));
      y.put(i);
    } catch (NullPointerException e1) {
      if (b[i] != y.v) {
        b[1] += x.v;
      } else {
        C z2 = y;
        sc.w -= 5;
      }
    }
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next, b[*], x.next.v, y.arr, y.v;
  static void h26_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      x.v = ((p ? x.next.v : a[i]) + (b[1] + b[j]));
      y.put(i);
    } catch (NullPointerException e1) {
      if (b[i] != y.v) {
        b[1] += x.v;
      } else {
        C z2 = y;
        sc.w -= 5;
      }
    }
    a[i] += x.w;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> \old(b[i]) != \old(y).v - st;
  static void h27_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    try {
      if (i == a[1]) {
        x.next = x.next;
      } else {
        y.next.next.w = y.w;
        x.put(j);
      }
      x.arr = a;
    } catch (NullPointerException e1) {
      sc.next.arr = b;
    }
    j = (i + b[i]);
    if (j <= i) {
      if (sc == x) {
        swap(y.arr, 0, 1);
      } else {
        x.next.next.next = y;
        x.v = (x instanceof D ? i : x.w);
      }
      for (int q2 = 0; q2 < 3; q2++) {
        x.v = y.next.v;
      }
    } else {
      b[0] = -1;
    }
    st = x.w;
    int[] c3 = p ? sa : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h27_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      if (i == a[1]) {
        x.next = x.next;
      } else {
        y.next.next.w = y.w;
        x.put(j);
      }
      x.arr = a;
    } catch (NullPointerException e1) {
      sc.next.arr = b;
    }
    j = (i + b[i]);
    if (j <= i) {
      if (sc == x) {
        swap(y.arr, 0, 1);
      } else {
        x.next.next.next = y;
        x.v = (x instanceof D ? i : x.w);
      }
      for (int q2 = 0; q2 < 3; q2++) {
        x.v = y.next.v;
      }
    } else {
      b[0] = -1;
    }
    st = x.w;
    int[] c3 = p ? sa : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h27_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    try {
      if (i == a[1]) {
        x.next = x.next;
      } else {
        y.next.next.w = y.w;
        x.put(j);
      }
      x.arr = a;
    } catch (NullPointerException e1) {
      sc.next.arr = b;
    }
    j = (i + b[i]);
    if (j <= i) {
      if (sc == x) {
        swap(y.arr, 0, 1);
      } else {
        x.next.next.next = y;
        x.v = (x instanceof D ? i : x.w);
      }
      for (int q2 = 0; q2 < 3; q2++) {
        x.v = y.next.v;
      }
    } else {
      b[0] = -1;
    }
    st = x.w;
    int[] c3 = p ? sa : x.arr;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> \old(x) != y;
  static void h28_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      a[0] = x.get();
    }
    for (int q2 = 0; q2 < 2; q2++) {
      y.w = st;
    }
    x.next.arr = a;
    try {
      x.put((x.v & (st + x.w)));
      if (x.next.v == x.v) {
        x.w = (p ? (j - b[j]) : 5);
        a[j] = a[j];
      } else {
        swap(x.arr, j, 0);
      }
    } catch (RuntimeException e3) {
      link(y, y);
    }
    y.next.v += (p ? 0 : (y.v ^ sc.v));
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(y) != y.next) == (y.next != y);
  static void h28_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      a[0] = x.get();
    }
    for (int q2 = 0; q2 < 2; q2++) {
      y.w = st;
    }
    x.next.arr = a;
    try {
      x.put((x.v & (st + x.w)));
      if (x.next.v == x.v) {
        x.w = (p ? (j - b[j]) : 5);
        a[j] = a[j];
      } else {
        swap(x.arr, j, 0);
      }
    } catch (RuntimeException e3) {
      link(y, y);
    }
    y.next.v += (p ? 0 : (y.v ^ sc.v));
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> b[1] != y.w;
  static void h29_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(a, 0);
    sc.arr = a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> \old(y.next) != y;
  static void h29_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(a, 0);
    sc.arr = a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> x.v == y.w;
  static void h29_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(a, 0);
    sc.arr = a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\forall int k; 2 <= k && k < b.length; b[k] == \old(b[k]));
  static void h29_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    fill(a, 0);
    sc.arr = a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr != a || (\forall int k; 2 <= k && k < a.length; a[k] == \old(a[k]));
  static void h29_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    fill(a, 0);
    sc.arr = a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr[*], y.next, y.v, a[i];
  static void h29_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    fill(a, 0);
    sc.arr = a;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures p ==> x.next != null;
  static void h30_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((b == a || p)) {
      move(y, x, b[j]);
      if (b == b) {
        y.next.next.v -= (sc.v ^ a[i]);
        swap(x.arr, j, 0);
      } else {
        sc.next.v -= sc.v;
        move(sc, y.next.next, 0);
      }
    } else {
      int k1 = (y.w ^ 0);
    }
    if ((p && x == x)) {
      y.v += -1;
    } else {
      a[1] = b[1];
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.arr != a ==> (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
  static void h30_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((b == a || p)) {
      move(y, x, b[j]);
      if (b == b) {
        y.next.next.v -= (sc.v ^ a[i]);
        swap(x.arr, j, 0);
      } else {
        sc.next.v -= sc.v;
        move(sc, y.next.next, 0);
      }
    } else {
      int k1 = (y.w ^ 0);
    }
    if ((p && x == x)) {
      y.v += -1;
    } else {
      a[1] = b[1];
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr == b;
  static void h30_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((b == a || p)) {
      move(y, x, b[j]);
      if (b == b) {
        y.next.next.v -= (sc.v ^ a[i]);
        swap(x.arr, j, 0);
      } else {
        sc.next.v -= sc.v;
        move(sc, y.next.next, 0);
      }
    } else {
      int k1 = (y.w ^ 0);
    }
    if ((p && x == x)) {
      y.v += -1;
    } else {
      a[1] = b[1];
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h30_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((b == a || p)) {
      move(y, x, b[j]);
      if (b == b) {
        y.next.next.v -= (sc.v ^ a[i]);
        swap(x.arr, j, 0);
      } else {
        sc.next.v -= sc.v;
        move(sc, y.next.next, 0);
      }
    } else {
      int k1 = (y.w ^ 0);
    }
    if ((p && x == x)) {
      y.v += -1;
    } else {
      a[1] = b[1];
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures a != b ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h30_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    if ((b == a || p)) {
      move(y, x, b[j]);
      if (b == b) {
        y.next.next.v -= (sc.v ^ a[i]);
        swap(x.arr, j, 0);
      } else {
        sc.next.v -= sc.v;
        move(sc, y.next.next, 0);
      }
    } else {
      int k1 = (y.w ^ 0);
    }
    if ((p && x == x)) {
      y.v += -1;
    } else {
      a[1] = b[1];
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.arr, a[i], a[0..1], y.*;
  static void h30_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if ((b == a || p)) {
      move(y, x, b[j]);
      if (b == b) {
        y.next.next.v -= (sc.v ^ a[i]);
        swap(x.arr, j, 0);
      } else {
        sc.next.v -= sc.v;
        move(sc, y.next.next, 0);
      }
    } else {
      int k1 = (y.w ^ 0);
    }
    if ((p && x == x)) {
      y.v += -1;
    } else {
      a[1] = b[1];
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures !p ==> (\forall int k; 1 <= k && k < b.length; b[k] == \old(b[k]));
  static void h31_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    switch ((y.arr[0] + 5)) {
      case 0:
        sc.w = (y.w ^ j);
        break;
      case 1:
        st++;
        break;
      default:
        b = a;
    }
    int k1 = (y != null ? 5 : (1 + j));
    C z2 = y;
    if (z2.v == 5) {
      if (x instanceof D) {
        a[1] = z2.w;
        sc = x;
      } else {
        y.put(i);
        z2.w = sa[j];
      }
      z2.next = sc;
    } else {
      y.w += ((p ? st : i) > (st - i) ? j : st);
      if ((j < i || z2 != null)) {
        sc.next.w -= z2.get();
        int[] c3 = a;
      } else {
        z2.put(st);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h31_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((y.arr[0] + 5)) {
      case 0:
        sc.w = (y.w ^ j);
        break;
      case 1:
        st++;
        break;
      default:
        b = a;
    }
    int k1 = (y != null ? 5 : (1 + j));
    C z2 = y;
    if (z2.v == 5) {
      if (x instanceof D) {
        a[1] = z2.w;
        sc = x;
      } else {
        y.put(i);
        z2.w = sa[j];
      }
      z2.next = sc;
    } else {
      y.w += ((p ? st : i) > (st - i) ? j : st);
      if ((j < i || z2 != null)) {
        sc.next.w -= z2.get();
        int[] c3 = a;
      } else {
        z2.put(st);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0])) || (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h31_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    switch ((y.arr[0] + 5)) {
      case 0:
        sc.w = (y.w ^ j);
        break;
      case 1:
        st++;
        break;
      default:
        b = a;
    }
    int k1 = (y != null ? 5 : (1 + j));
    C z2 = y;
    if (z2.v == 5) {
      if (x instanceof D) {
        a[1] = z2.w;
        sc = x;
      } else {
        y.put(i);
        z2.w = sa[j];
      }
      z2.next = sc;
    } else {
      y.w += ((p ? st : i) > (st - i) ? j : st);
      if ((j < i || z2 != null)) {
        sc.next.w -= z2.get();
        int[] c3 = a;
      } else {
        z2.put(st);
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> b[i] != \old(y).w;
  static void h32_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    sc.w += x.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x.next != x ==> a[1] != b[0];
  static void h32_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    sc.w += x.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.arr != a || i == b[i];
  static void h32_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    sc.w += x.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0])) || \old(x) == y;
  static void h32_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    sc.w += x.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i != j ==> (\exists int k; 0 <= k && k < b.length; b[k] == \old(b[0]));
  static void h32_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    y.next = y;
    sc.w += x.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable y.*, x.*;
  static void h32_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    y.next = y;
    sc.w += x.get();
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(y.arr) != b ==> x.next != null;
  static void h33_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[i] += y.get();
    int[] c1 = a.clone();
    if (j == x.w) {
      int[] c2 = p ? a : b;
    } else {
      if ((j - st) < x.next.v) {
        y.w = x.get();
        y.v -= (p ? c1[0] : (x.next.w + 0));
      } else {
        int k3 = -1;
        C z4 = sc.next;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> y.next != null;
  static void h33_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[i] += y.get();
    int[] c1 = a.clone();
    if (j == x.w) {
      int[] c2 = p ? a : b;
    } else {
      if ((j - st) < x.next.v) {
        y.w = x.get();
        y.v -= (p ? c1[0] : (x.next.w + 0));
      } else {
        int k3 = -1;
        C z4 = sc.next;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (\old(x) != y) == (a[i] == \old(y.v));
  static void h33_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[i] += y.get();
    int[] c1 = a.clone();
    if (j == x.w) {
      int[] c2 = p ? a : b;
    } else {
      if ((j - st) < x.next.v) {
        y.w = x.get();
        y.v -= (p ? c1[0] : (x.next.w + 0));
      } else {
        int k3 = -1;
        C z4 = sc.next;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y != null;
  static void h33_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[i] += y.get();
    int[] c1 = a.clone();
    if (j == x.w) {
      int[] c2 = p ? a : b;
    } else {
      if ((j - st) < x.next.v) {
        y.w = x.get();
        y.v -= (p ? c1[0] : (x.next.w + 0));
      } else {
        int k3 = -1;
        C z4 = sc.next;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures y.v == y.v;
  static void h33_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[i] += y.get();
    int[] c1 = a.clone();
    if (j == x.w) {
      int[] c2 = p ? a : b;
    } else {
      if ((j - st) < x.next.v) {
        y.w = x.get();
        y.v -= (p ? c1[0] : (x.next.w + 0));
      } else {
        int k3 = -1;
        C z4 = sc.next;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable a[0], y.*, a[i], x.arr[1], x.w;
  static void h33_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    b[i] += y.get();
    int[] c1 = a.clone();
    if (j == x.w) {
      int[] c2 = p ? a : b;
    } else {
      if ((j - st) < x.next.v) {
        y.w = x.get();
        y.v -= (p ? c1[0] : (x.next.w + 0));
      } else {
        int k3 = -1;
        C z4 = sc.next;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.w, x.next, y.*, b[i], sc;
  static void h33_7(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    b[i] += y.get();
    int[] c1 = a.clone();
    if (j == x.w) {
      int[] c2 = p ? a : b;
    } else {
      if ((j - st) < x.next.v) {
        y.w = x.get();
        y.v -= (p ? c1[0] : (x.next.w + 0));
      } else {
        int k3 = -1;
        C z4 = sc.next;
      }
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.v != a[1];
  static void h34_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v -= i;
    if (y.next != y.next) {
      swap(a, 0, j);
    } else {
      switch (x.w) {
        case 0:
          x.w = y.arr[0];
          break;
        case 1:
          x.v = (2 + y.v);
        default:
          y.next.w += b[i];
      }
    }
    sc.v = -1;
    if ((y instanceof D ? a.length : y.get()) <= i) {
      if (y != sc) {
        sc = y.next.next;
      } else {
        sc.w = (5 ^ sc.v);
        b[i] = y.w;
      }
    } else {
      if ((y instanceof D && p)) {
        sc.w = (y.w - 2);
      }
      y.v += y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y ==> y.next != null;
  static void h34_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v -= i;
    if (y.next != y.next) {
      swap(a, 0, j);
    } else {
      switch (x.w) {
        case 0:
          x.w = y.arr[0];
          break;
        case 1:
          x.v = (2 + y.v);
        default:
          y.next.w += b[i];
      }
    }
    sc.v = -1;
    if ((y instanceof D ? a.length : y.get()) <= i) {
      if (y != sc) {
        sc = y.next.next;
      } else {
        sc.w = (5 ^ sc.v);
        b[i] = y.w;
      }
    } else {
      if ((y instanceof D && p)) {
        sc.w = (y.w - 2);
      }
      y.v += y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) > 0 ==> x.arr != a;
  static void h34_3(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v -= i;
    if (y.next != y.next) {
      swap(a, 0, j);
    } else {
      switch (x.w) {
        case 0:
          x.w = y.arr[0];
          break;
        case 1:
          x.v = (2 + y.v);
        default:
          y.next.w += b[i];
      }
    }
    sc.v = -1;
    if ((y instanceof D ? a.length : y.get()) <= i) {
      if (y != sc) {
        sc = y.next.next;
      } else {
        sc.w = (5 ^ sc.v);
        b[i] = y.w;
      }
    } else {
      if ((y instanceof D && p)) {
        sc.w = (y.w - 2);
      }
      y.v += y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[0]));
  static void h34_4(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next.v -= i;
    if (y.next != y.next) {
      swap(a, 0, j);
    } else {
      switch (x.w) {
        case 0:
          x.w = y.arr[0];
          break;
        case 1:
          x.v = (2 + y.v);
        default:
          y.next.w += b[i];
      }
    }
    sc.v = -1;
    if ((y instanceof D ? a.length : y.get()) <= i) {
      if (y != sc) {
        sc = y.next.next;
      } else {
        sc.w = (5 ^ sc.v);
        b[i] = y.w;
      }
    } else {
      if ((y instanceof D && p)) {
        sc.w = (y.w - 2);
      }
      y.v += y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != null;
  static void h34_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    sc.next.v -= i;
    if (y.next != y.next) {
      swap(a, 0, j);
    } else {
      switch (x.w) {
        case 0:
          x.w = y.arr[0];
          break;
        case 1:
          x.v = (2 + y.v);
        default:
          y.next.w += b[i];
      }
    }
    sc.v = -1;
    if ((y instanceof D ? a.length : y.get()) <= i) {
      if (y != sc) {
        sc = y.next.next;
      } else {
        sc.w = (5 ^ sc.v);
        b[i] = y.w;
      }
    } else {
      if ((y instanceof D && p)) {
        sc.w = (y.w - 2);
      }
      y.v += y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ assignable x.next.v, y.arr[*], x.w, b[j];
  static void h34_6(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    sc.next.v -= i;
    if (y.next != y.next) {
      swap(a, 0, j);
    } else {
      switch (x.w) {
        case 0:
          x.w = y.arr[0];
          break;
        case 1:
          x.v = (2 + y.v);
        default:
          y.next.w += b[i];
      }
    }
    sc.v = -1;
    if ((y instanceof D ? a.length : y.get()) <= i) {
      if (y != sc) {
        sc = y.next.next;
      } else {
        sc.w = (5 ^ sc.v);
        b[i] = y.w;
      }
    } else {
      if ((y instanceof D && p)) {
        sc.w = (y.w - 2);
      }
      y.v += y.v;
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures x != y && a != b && i != j ==> y.get() == \old(y.get());
  static void h35_1(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    if (x instanceof D) {
      sc.v = j;
      if (b == b) {
        y.w = b[j];
        sc.w = b[0];
      }
    } else {
      if (b[j] <= b.length) {
        y.next.next.w += (j ^ i);
        x.next.w = (x != sc ? 3 : 0);
      }
      y.w = a.length;
    }
    if ((y == x.next && a[i] < x.v)) {
      if (x.w > y.v) {
        sc.v -= a[0];
      } else {
        y.next.next.arr = b;
        C z1 = y;
      }
      if ((a == a || sc != x)) {
        y.next.v = (y.v ^ j);
        x.next.next.v += (y.next.v <= st ? x.get() : i);
      }
    } else {
      x.put(y.v);
    }
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures i < j ==> \old(b[j]) != a[i];
  static void h43_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 3; q1++) {
      x.w = x.get();
    }
    x.v += i;
    try {
      if (sa[1] < 0) {
        x.w = 2;
        y.w = a[i];
      }
      st = 0;
    } catch (NullPointerException e2) {
      if (i == x.arr[1]) {
        x.put(i);
        sc.w = a.length;
      } else {
        b[1] += b[1];
      }
    } finally {
      if (b[i] <= i) {
        x.next.v = (i + sa[j]);
        b[j] = a.length;
      } else {
        y.w = x.v;
        y.next = x.next;
      }
    }
    a[j] = ((i + j) != i ? x.v : (b != a ? st : x.next.v));
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures (y == y.next) == (y.next == x.next);
  static void h43_5(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // TRUE
    for (int q1 = 0; q1 < 3; q1++) {
      x.w = x.get();
    }
    x.v += i;
    try {
      if (sa[1] < 0) {
        x.w = 2;
        y.w = a[i];
      }
      st = 0;
    } catch (NullPointerException e2) {
      if (i == x.arr[1]) {
        x.put(i);
        sc.w = a.length;
      } else {
        b[1] += b[1];
      }
    } finally {
      if (b[i] <= i) {
        x.next.v = (i + sa[j]);
        b[j] = a.length;
      } else {
        y.w = x.v;
        y.next = x.next;
      }
    }
    a[j] = ((i + j) != i ? x.v : (b != a ? st : x.next.v));
    x.next = y;
  }

  //@ requires a.length >= 2 && b.length >= 2 && 0 <= i && i < a.length && 0 <= j && j < b.length && j < a.length && i < b.length;
  //@ ensures \old(x.v) + 2 != y.w;
  static void h45_2(C x, C y, int[] a, int[] b, int i, int j, boolean p) { // FALSE
    for (int q1 = 0; q1 < 2; q1++) {
      y.w = q1;
    }
    try {
      int[] c2 = j > j ? b : x.arr;
      y.v = i;
    } catch (NullPointerException e3) {
      y.next.w -= 1;
    }
  }
}
