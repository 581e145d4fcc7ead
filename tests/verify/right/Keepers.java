// Everyone who writes keeps the invariants, and says so.
class Counter {
  private int n;
  private String name = "";
  //@ invariant n >= 0;

  Counter(int start) { n = start < 0 ? 0 : start; }

  private void up() { if (n < 100) n = n + 1; }

  static void reset(Counter c) { c.n = 0; }

  void rename(String other) { name = other; }

  //@ ensures \result >= 0;
  int get() { up(); return n; }

  //@ ensures \result >= 0;
  int length() { return name.length(); }

  /*@ helper @*/ private void lower() { n = -1; }

  void around() { lower(); n = 3; }
}

class Visitor {
  void visit(Counter c) { Counter.reset(c); }
}

class Failing {
  int v;
  //@ invariant v > 0;

  Failing(int k) {
    if (k <= 0) {
      throw new IllegalArgumentException();
    }
    v = k;
  }
}
