// Invariants, and the non-null of fields, are everyone's business who writes.
class Kept {
  int x;
  //@ invariant x >= 0;

  Kept() { }

  static void wrongStatic(Kept k) { k.x = -1; }

  private void wrongPrivate() { x = -2; }

  //@ requires \invariant_for(k);
  static void wrongContract(Kept k) { k.x = -3; }

  /*@ helper @*/ static void lower(Kept k) { k.x = -4; }

  static void wrongThroughHelper(Kept k) { lower(k); }

  static Kept known = new Kept();
  static void wrongKnown() { known.x = -5; }

  int[] a = {1};
  //@ invariant a.length == 1 && a[0] > 0;
  static void wrongElement(Kept k) { k.a[0] = -1; }
}

class Stranger {
  void wrongOther(Kept k) { k.x = -3; }
}

class Text {
  String s = "";

  //@ ensures \result >= 0;
  int length() { return s.length(); }

  void wrongNull() { s = null; }

  static void wrongStaticNull(Text t) { t.s = null; }
}

class TextBelow extends Text {
  void wrongInherited() { s = null; }
}

class WrongRunner implements Runnable {
  Text t = new Text();
  public void run() { t.s = null; }
}

class WrongEscape {
  static WrongEscape saved = new WrongEscape(1);
  int v;
  //@ invariant v > 0;

  WrongEscape(int k) {
    saved = this;
    if (k < 0) {
      throw new IllegalArgumentException();
    }
    v = 1;
  }
}

// What uses an invariant rests on those who do not keep it.
class Used {
  int x;
  //@ invariant x >= 0;

  Used(int v) { x = v; }

  //@ ensures \result >= 0;
  int wrongGet() { return x; }
}
