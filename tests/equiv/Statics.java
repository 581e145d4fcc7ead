// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Statics {
    static int total;
    static int last;
    static int[] buffer = new int[4];
    static Statics instance;
    static final int[] TABLE = {1, 2, 3};
    static final int LIMIT = 10;
    static class Late { static int loaded = 5; static { total = total + 100; } static int id(int x) { return x; } }
    static class Plain { static int n; }
    int id;

    // equal
    static void add_L(int x) { total += x; last = x; }
    static void add_R(int x) { last = x; total = total + last; }

    // different
    static void put_L(int x) { total = x; last = total; }
    static void put_R(int x) { last = total; total = x; }

    // different: the state of a static array
    static int peek_L() { return buffer[0]; }
    static int peek_R() { return 0; }

    // equal
    static int look_L(int i) { return TABLE[i]; }
    static int look_R(int i) { if (i >= 0 && i < TABLE.length) return i + 1; return TABLE[i]; }

    // different: another static field is initialised
    static int init_L(int x) { total = 0; return Late.id(x); }
    static int init_R(int x) { total = 0; return x; }

    // equal
    static boolean limit_L(int x) { return x > LIMIT; }
    static boolean limit_R(int x) { return x > 10; }

    // different: the static object is the parameter, or a new one
    static void keep_L(Statics s) { instance = s; }
    static void keep_R(Statics s) { instance = new Statics(); }

    // equal
    static Statics get_L() { if (instance == null) instance = new Statics(); return instance; }
    static Statics get_R() { Statics s = instance; if (s == null) { s = new Statics(); instance = s; } return s; }

    // different: the object is not kept
    static Statics take_L() { if (instance == null) instance = new Statics(); return instance; }
    static Statics take_R() { if (instance == null) return new Statics(); return instance; }

    // equal
    static int nested_L() { Plain.n++; return Plain.n; }
    static int nested_R() { return ++Plain.n; }

    // different: any value of the static field counts
    static boolean any_L() { return Plain.n == 12345; }
    static boolean any_R() { return false; }

    // different: the static field may be the receiver
    int mine_L() { id = 1; if (instance != null) instance.id = 2; return id; }
    int mine_R() { id = 1; if (instance != null) instance.id = 2; return 1; }
}
