// What clauses mean: freshness, earlier states, contracts of blocks.
class Specifications {
  int f;

  static class P { int a; }

  //@ ensures \fresh(this) && \fresh(\all_fields(this)) && f == 2;
  Specifications() { f = 2; }

  //@ ensures \fresh(\result) && \fresh(\all_fields(\result)) && \result.f == 2;
  static Specifications made() { return new Specifications(); }

  //@ ensures \fresh(\all_fields(\result)) && \fresh(\result.*);
  static P fresh() { return new P(); }

  //@ ensures !\fresh(\singleton(p.a));
  static void known(P p) { p.a = 1; }

  //@ ensures \result == 0;
  static int freshInBlock() {
    P p;
    /*@ normal_behavior ensures \fresh(p); assignable \nothing; @*/
    { p = new P(); }
    return p.a;
  }

  //@ requires f == 7;
  //@ ensures \result == 2;
  int oldInBlock() {
    f = 1;
    /*@ normal_behavior ensures f == \before(f) + 1 && \old(f) == 7 && \pre(f) == 7; assignable f; @*/
    { f = f + 1; }
    return f;
  }

  //@ ensures true;
  static int labels(int x) {
    int r = 0;
    outer:
    for (int i = 0; i < 3; i++) {
      inner:
      for (int j = 0; j < 2; j++) {
        /*@ behavior requires true; ensures x <= 0; breaks (inner) x > 5; breaks (outer) x > 0; @*/
        { if (x > 0) { r = 1; break outer; } }
      }
    }
    return r;
  }

  //@ ensures true;
  static int target(int x) {
    int r = 0;
    outer:
    for (int i = 0; i < 2; i++) {
      /*@ break_behavior (outer) requires x > 0; ensures r == 1;
        @ also normal_behavior requires x <= 0; ensures r == 0; @*/
      { if (x > 0) { r = 1; break; } }
    }
    return r;
  }

  //@ requires System.out != null;
  //@ ensures \result == 3;
  static int out() { System.out.println(1); return 3; }

  //@ ensures System.out != null;
  static void outAfter() { }
}

interface Named {
  //@ public instance model Object name;
  //@ public instance model int size;

  //@ ensures \result == size && name != null;
  int count();
}

class Thing implements Named {
  int n;
  Object o = new Object();
  //@ public represents size = n;
  //@ public represents name = o;

  public int count() { return n; }
}
