// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Exceptions {
    static class Bad extends RuntimeException { final int code; Bad(int code) { super("bad"); this.code = code; } }

    // equal
    static int div_L(int a, int b) { return a / b; }
    static int div_R(int a, int b) { if (b == 0) throw new ArithmeticException("/ by zero"); return a / b; }

    // different: the message
    static int message_L(int a) { if (a < 0) throw new IllegalArgumentException("negative"); return a; }
    static int message_R(int a) { if (a < 0) throw new IllegalArgumentException("not positive"); return a; }

    // different: the class
    static int type_L(int a) { if (a < 0) throw new IllegalArgumentException("x"); return a; }
    static int type_R(int a) { if (a < 0) throw new IllegalStateException("x"); return a; }

    // different: a field of the exception
    static void field_L(int a) { throw new Bad(a); }
    static void field_R(int a) { throw new Bad(a + 1); }

    // equal
    static void code_L(int a) { throw new Bad(a + a); }
    static void code_R(int a) { int twice = a * 2; throw new Bad(twice); }

    // equal: the virtual machine composes both messages
    static int either_L(int[] a, int i, int j) { int x = a[i]; return x + a[j]; }
    static int either_R(int[] a, int i, int j) { int y = a[j]; return a[i] + y; }

    // different: which exception comes first
    static int first_L(int[] a, int b) { return a[0] / b; }
    static int first_R(int[] a, int b) { int q = 1 / b; return a[0] / b; }

    // equal
    static int caught_L(int a, int b) { try { return a / b; } catch (ArithmeticException e) { return 0; } }
    static int caught_R(int a, int b) { return b == 0 ? 0 : a / b; }

    // different: the finally block wins
    static int last_L(int a) { try { return a; } finally { return 1; } }
    static int last_R(int a) { try { return a; } finally { a = 1; } }

    // equal
    static int kept_L(int a) { try { return a; } finally { a = 1; } }
    static int kept_R(int a) { return a; }

    // equal
    static int rethrow_L(int a, int b) { try { return a / b; } catch (RuntimeException e) { throw e; } }
    static int rethrow_R(int a, int b) { return a / b; }

    // different: the cause
    static void cause_L(int a) { throw new RuntimeException("x", new Bad(a)); }
    static void cause_R(int a) { throw new RuntimeException("x"); }

    // different: what is caught
    static int wide_L(int[] a) { try { return a[0]; } catch (RuntimeException e) { return -1; } }
    static int wide_R(int[] a) { try { return a[0]; } catch (NullPointerException e) { return -1; } }

    // equal
    static int nulls_L(String s) { if (s == null) throw new NullPointerException(); return s.length(); }
    static int nulls_R(String s) { return s.length(); }

    // different: only one of them checks
    static int checks_L(String s) { return s == null ? 0 : s.length(); }
    static int checks_R(String s) { return s.length(); }

    // different: the field is set before the exception
    int state;
    void atomic_L(int d) { state = 1; state = 10 / d; }
    void atomic_R(int d) { state = 10 / d; }

    // equal
    static int nested_L(int a) { try { try { return 1 / a; } finally { a++; } } catch (ArithmeticException e) { return 5; } }
    static int nested_R(int a) { if (a == 0) return 5; return 1 / a; }

    // different: the exception that is kept is the one that is thrown
    static RuntimeException kept;
    static void keeps_L() { RuntimeException e = new RuntimeException("a"); kept = e; throw e; }
    static void keeps_R() { kept = new RuntimeException("a"); throw new RuntimeException("a"); }
}
