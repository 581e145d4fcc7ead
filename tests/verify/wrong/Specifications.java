// What clauses mean: freshness, earlier states, contracts of blocks.
class Specifications {
  int f;

  static class P { int a; }

  //@ ensures !\fresh(\all_fields(\result));
  static P wrongNotFresh() { return new P(); }

  //@ ensures \fresh(\singleton(p.a));
  static void wrongFreshSet(P p) { p.a = 1; }

  static class WrongNew {
    //@ ensures !\fresh(this);
    WrongNew() { }
  }

  //@ ensures true;
  static int wrongFreshInBlock(P q) {
    P p;
    /*@ normal_behavior ensures \fresh(p); assignable \nothing; @*/
    { p = q; }
    return p.a;
  }

  //@ requires f == 7;
  int wrongOldInBlock() {
    f = 1;
    /*@ normal_behavior ensures f == \old(f) + 1; assignable f; @*/
    { f = f + 1; }
    return f;
  }

  //@ ensures true;
  int wrongBefore() {
    f = 1;
    /*@ normal_behavior ensures \before(f) == \old(f); assignable f; @*/
    { f = f + 1; }
    return f;
  }

  //@ ensures true;
  static int wrongBreak(int x) {
    int r = 0;
    outer:
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 2; j++) {
        /*@ behavior requires true; breaks (outer) x > 5; @*/
        { if (x > 0) { r = 1; break outer; } }
      }
    }
    return r;
  }

  //@ ensures true;
  static int wrongTarget(int x) {
    int r = 0;
    outer:
    for (int i = 0; i < 2; i++) {
      /*@ break_behavior (outer) requires x > 0; ensures true;
        @ also normal_behavior requires x <= 0; ensures true; @*/
      { if (x > 0) { r = 1; continue; } }
    }
    return r;
  }

  //@ ensures \result > 100;
  static int wrongFree(int x) {
    int r = x;
    /*@ normal_behavior ensures_free r > 100; assignable \nothing; @*/
    { r = r / 2; }
    return r;
  }

  //@ requires System.out != null;
  //@ ensures \result == 4;
  static int wrongOut() { System.out.println(1); return 3; }

  /*@ normal_behavior requires x > 0; ensures \result > x; model static pure int more(int x); @*/

  //@ requires x > 0;
  //@ ensures more(x) > x + 1;
  static void wrongMore(int x) { }
}
