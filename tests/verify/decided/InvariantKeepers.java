import java.util.*;
import java.util.function.*;
/** Invariants and who has to keep them: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class InvariantKeepers {
  // ---------- invariants: callbacks, this escapes, helpers
  interface Cb { void call(); }
  static class Acc { int bal; /*@ nullable @*/ Cb cb; static /*@ nullable @*/ Acc last;
    //@ invariant bal >= 0;
    Acc() { bal = 1; }
    //@ ensures true;
    void a1() { // FALSE
      bal = -1; if (cb != null) cb.call(); bal = 0; if (cb == null) bal = -3; }
    //@ ensures \result >= 0;
    int a2() { // TRUE
      return bal; }
    //@ ensures \result >= 0;
    int a3(Acc o) { // FALSE
      return o.bal; }
    //@ ensures \result >= 0;
    /*@ helper @*/ int a4() { // FALSE
      return bal; }
    //@ requires \invariant_for(o); ensures \result >= 0;
    int a5(Acc o) { // TRUE
      return o.bal; }
    //@ requires \invariant_for(o); ensures \invariant_for(o);
    void a6(Acc o) { // FALSE
      if (bal > 5) { o.bal = 5 - bal; } }
    //@ requires \invariant_for(o) && o != this; ensures \invariant_for(o);
    void a7(Acc o) { // TRUE
      if (bal > 5) { bal = 5; o.bal = bal - 5; } }
    //@ ensures true;
    void a8(int k) { // FALSE
      try { bal -= k; if (bal < 0) throw new IllegalStateException(); } finally { if (k == 77) bal = -1; } }
    //@ ensures true; signals (IllegalStateException e) true;
    void a9(int k) { // FALSE
      bal -= k; if (bal < 0) throw new IllegalStateException(); }
    //@ ensures true;
    void a10(int k) { // FALSE
      if (k > 0 && bal + k > 0) bal += k; else bal = bal * k; }
    //@ ensures true;
    void a11(int k) { // TRUE
      if (k > 0 && bal + k > 0) bal += k; }
    //@ ensures \result != null && \result.bal >= 0;
    Acc a12() { // TRUE
      return new Acc(); }
    //@ ensures true;
    void a13() { // FALSE
      Acc o = new Acc(); o.bal = -4; last = o; }
    //@ ensures true;
    void a14() { // TRUE
      Acc o = new Acc(); o.bal = -4; o.bal = 4; last = o; }
    //@ ensures true;
    void a15() { // FALSE
      Acc[] q = { this, new Acc() }; q[bal & 1].bal = -1; }
    //@ ensures true;
    void a16() { // FALSE
      Runnable r = () -> { bal--; }; r.run(); }
    //@ ensures true;
    void a17() { // TRUE
      Runnable r = () -> { if (bal > 0) bal--; }; r.run(); }
  }
  // two-object invariant: other object's writes
  static class Low { int k; }
  static class Top { Low low = new Low(); int max;
    //@ invariant low.k <= max;
    Top() { max = 10; }
    //@ ensures true;
    void t1() { // FALSE
      low.k++; }
    //@ ensures true;
    void t2() { // FALSE
      max--; }
    //@ ensures true;
    void t3(Low l) { // FALSE
      low = l; }
    //@ ensures true;
    void t4(Low l) { // TRUE
      if (l.k <= max) low = l; }
    //@ ensures low.k <= max;
    void t5(Low l) { // FALSE
      l.k = Integer.MAX_VALUE; }
    //@ ensures low.k <= max;
    void t6(Top t) { // FALSE
      t.low = low; t.max = low.k; t.low.k = t.max + 1; }
  }
  static abstract class Base { int b; 
    //@ invariant b != 3;
    Base() { b = 1; init(); }
    abstract void init();
    //@ ensures b != 3;
    void bb1() { // TRUE
      }
  }
  static class Sub extends Base { int s = 7;
    //@ invariant s != 0;
    void init() { s = 5; }
    //@ ensures \result == 7;
    static int sub1() { // TRUE
      return new Sub().s; }
    //@ ensures \result == 5;
    static int sub2() { // FALSE
      return new Sub().s; }
    //@ ensures true;
    void sub3(int k) { // FALSE
      b = k; }
    //@ ensures true;
    void sub4(int k) { // FALSE
      s = k | 1; b = s; }
    //@ ensures true;
    void sub5(int k) { // TRUE
      s = k | 1; b = s + s; }
  }
  // implicit non-null
  static class NN { String name = "x"; NN peer; int n;
    //@ ensures true;
    NN() { peer = this; }
    //@ ensures \result == 1;
    int n1() { // FALSE
      return name.length(); }
    //@ ensures \result >= 0; signals_only \nothing;
    int n2() { // TRUE
      return name.length(); }
    //@ ensures true; signals_only \nothing;
    int n3() { // FALSE
      return peer.peer.name.length(); }
    //@ ensures true;
    void n4(/*@ nullable @*/ String s) { // FALSE
      name = s; }
    //@ ensures true;
    void n5(/*@ nullable @*/ String s) { // TRUE
      name = s; if (s == null) name = ""; }
    //@ ensures true;
    static void n6(NN o, /*@ nullable @*/ String s) { // FALSE
      o.name = s; }
    //@ ensures true;
    void n7(NN o) { // FALSE
      name = o.name; }
    //@ ensures \result != null;
    /*@ nullable @*/ String n8(NN o) { // FALSE
      return o.name; }
    //@ requires \invariant_for(o); ensures \result != null;
    /*@ nullable @*/ String n9(NN o) { // TRUE
      return o.name; }
    //@ ensures true;
    static /*@ nullable @*/ NN n10() { // FALSE
      NN o = new NN(); o.peer = null; return o; }
    //@ ensures true;
    static void n11() { // TRUE
      NN o = new NN(); o.peer = null; }
  }
  static class NN2 { String t; 
    //@ ensures true;
    NN2() { // FALSE
      }
    //@ ensures true;
    NN2(int k) { // FALSE
      if (k > 0) t = "a"; }
  }
  static class NN3 { String t; 
    //@ ensures true;
    NN3(int k) { // FALSE
      if (k == 5) throw new RuntimeException(); if (k != 6) t = "a"; }
  }
  static class Esc { static /*@ nullable @*/ Esc seen; int v;
    //@ invariant v > 0;
    //@ ensures true;
    Esc(int k) { // FALSE
      seen = this; v = 10 / k; }
  }
  static class Esc2 { static /*@ nullable @*/ Esc2 seen; int v;
    //@ invariant v > 0;
    //@ ensures true;
    Esc2(int k) { // TRUE
      v = k > 0 ? k : 1; seen = this; }
  }
  static class St { static int lo, hi = 1;
    //@ static invariant lo < hi;
    //@ ensures \result > 0;
    static int s1() { // FALSE
      return hi - lo; }
    //@ ensures \result;
    static boolean s2() { // TRUE
      return lo < hi; }
    //@ ensures true;
    static void s3(int k) { // FALSE
      lo = k; }
    //@ ensures true;
    static void s4(int k) { // FALSE
      lo = k; hi = k + 1; }
    //@ ensures true;
    static void s5(int k) { // TRUE
      if (k < 100) { lo = k; hi = k + 1; } }
    //@ ensures true;
    static void s6(Runnable r) { // FALSE
      int o = lo; lo = hi; r.run(); lo = o; }
  }
  static class Other { 
    //@ ensures true;
    static void o1() { // FALSE
      St.lo = St.hi; }
    //@ ensures true;
    static void o2() { // TRUE
      int t = St.lo; St.lo = St.hi; St.lo = t; }
  }
}
