// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Printing {
    // equal
    static void line_L(int x) { System.out.println("x=" + x); }
    static void line_R(int x) { System.out.print("x="); System.out.println(x); }

    // different: the line ends
    static void end_L(int x) { System.out.println(x); }
    static void end_R(int x) { System.out.print(x); }

    // different: the order
    static void order_L(int x) { System.out.print(x); System.out.print("."); }
    static void order_R(int x) { System.out.print("."); System.out.print(x); }

    // equal
    static void branch_L(boolean b) { if (b) System.out.println("yes"); else System.out.println("no"); }
    static void branch_R(boolean b) { System.out.println(b ? "yes" : "no"); }

    // different: printed before the exception
    static void before_L(int x) { System.out.println("start"); int y = 1 / x; }
    static void before_R(int x) { int y = 1 / x; System.out.println("start"); }

    // equal
    static int twice_L(int x) { for (int i = 0; i < 2; i++) System.out.println(x); return x; }
    static int twice_R(int x) { System.out.println(x); System.out.println(x); return x; }

    // different: one value is not printed
    static void rare_L(int x) { System.out.println(x); }
    static void rare_R(int x) { if (x != 4711) System.out.println(x); else System.out.println(4712); }
}
