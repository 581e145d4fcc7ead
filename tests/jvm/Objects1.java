import java.util.*;
import java.util.function.*;

/** Objects, aliasing, initialisation, inner classes, dispatch. */
class Objects1 {
    int field;
    Objects1 other;
    Objects1[] many;
    static StringBuilder trace = new StringBuilder();

    static class A { static int x = say("A", 1); static { say("a", 2); } static final int K = 5; static final Integer BOXED = 6; static void go() {} int i = say("ai", 3); { say("ax", 3); } A() { this(1); say("A()", 1); } A(int q) { say("A(q)", q); hook(); } void hook() { say("hookA", i); } }
    static class B extends A { static int y = A.x + say("B", 4); int j = 7; B() { super(2); say("B()", j); } void hook() { say("hookB", j); } }
    interface I { int Z = say("I", 8); default int d() { return Z; } static int s() { return 1; } }
    interface J { int W = say("J", 9); }
    static class C extends B implements I, J { static int c = say("C", 5); }
    static class Bad { static int v = 1 / zero(); static int zero() { return 0; } static int get() { return 3; } }
    static int say(String what, int n) { trace.append(what).append(n).append(' '); return n; }

    static String t01(int k) {
        switch (k) {
            case 0: return A.K + "" + trace;
            case 1: return A.BOXED + "" + trace;
            case 2: new C(); break;
            case 3: B[] none = new B[2]; break;
            case 4: say("s", B.x); break;
            case 5: say("s", J.W); break;
            case 6: B.go(); break;
            case 7: Object o = (A) null; boolean b = o instanceof A; break;
            case 8: say("s", C.c); break;
            default: I i = new I() {}; say("d", i.d()); say("s", I.s());
        }
        return trace.toString();
    }

    static String t02(boolean twice) {
        String r = "";
        try { r += Bad.get(); } catch (Throwable t) { r += t.getClass().getName() + t.getCause().getMessage(); }
        if (twice) try { r += Bad.get(); } catch (Throwable t) { r += t.getClass().getSimpleName(); }
        return r;
    }

    int t03(Objects1 a, Objects1 b) {
        a.field = 1;
        b.field = 2;
        this.field += a.field * 10 + b.field;
        if (a.other == this) a.other.field++;
        return field + (a == b ? 1000 : 0) + (b.other != null ? b.other.field : 5);
    }

    int t04(Objects1 a) {
        if (a == null || a.many == null || a.many.length < 2) return -1;
        a.many[0] = this;
        a.many[1].field = 5;
        return a.many[0].field + a.many[1].field * 2 + (many == a.many ? 100 : 0);
    }

    class Inner {
        int field = Objects1.this.field + 1;
        class Deep { int sum() { return field + Objects1.this.field; } }
        int bump() { return Objects1.this.field++ + field; }
    }

    int t05(int k) {
        Inner in = new Inner();
        Inner.Deep deep = in.new Deep();
        int local = k + 1;
        class Loc { int q = local; int f() { return q + local + field; } Loc next() { return new Loc(); } }
        IntSupplier s = () -> local + this.field;
        field = 50;
        Runnable r = new Runnable() { int field = 9; public void run() { this.field++; Objects1.this.field += this.field + local; } };
        r.run();
        return in.bump() * 1000 + deep.sum() + new Loc().next().f() + s.getAsInt();
    }

    interface Shape<T extends Comparable<T>> { T key(); default int cmp(Shape<T> o) { return key().compareTo(o.key()); } }
    record Num(Integer key) implements Shape<Integer> {}
    static class Txt implements Shape<String>, Comparable<Txt> { String k; Txt(String k) { this.k = k; } public String key() { return k; } public int compareTo(Txt o) { return cmp(o); } }

    static int t06(int a, int b) {
        Shape<Integer> x = new Num(a), y = new Num(b);
        Comparable<Txt> c = new Txt("a" + (a & 3));
        return x.cmp(y) * 10 + c.compareTo(new Txt("a" + (b & 3)));
    }

    static String t07(int a) {
        @SuppressWarnings({"unchecked", "rawtypes"})
        Comparable<Object> raw = (Comparable) new Txt("q");
        try {
            return "" + (a > 0 ? raw.compareTo("no") : raw.compareTo(new Txt("z")));
        } catch (ClassCastException e) {
            return "cce";
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int t08(boolean z) {
        List raw = new ArrayList();
        raw.add(z ? "text" : (Object) 5);
        List<Integer> ints = raw;
        Object o = ints.get(0);
        try { int i = ints.get(0); return i; } catch (ClassCastException e) { return o instanceof String ? -1 : -2; }
    }

    enum Op implements IntBinaryOperator {
        ADD("+") { public int applyAsInt(int a, int b) { return a + b; } },
        DIV("/") { public int applyAsInt(int a, int b) { return a / b; } @Override String show() { return "div" + super.show(); } },
        NONE;
        final String sign;
        static final Map<String, Op> ALL = new HashMap<>();
        static { for (Op op : values()) ALL.put(op.sign, op); }
        Op() { this("none"); }
        Op(String sign) { this.sign = sign; }
        public int applyAsInt(int a, int b) { return ordinal(); }
        String show() { return sign + name() + this; }
    }

    static String t09(Op op, int a, int b) {
        String r = op.show() + op.getDeclaringClass().getSimpleName() + (op.getClass() == Op.class);
        switch (op) {
            case DIV: if (b == 0) return r + "zero";
            case ADD: return r + op.applyAsInt(a, b) + Op.ALL.get(op.sign).compareTo(Op.NONE);
            default: return r + Op.valueOf("NONE").equals(op);
        }
    }

    static int t10(Op op) {
        return switch (op) { case ADD -> 1; case DIV -> 2; case NONE -> { try { yield Integer.parseInt("x"); } catch (NumberFormatException e) { yield e.getMessage().length(); } finally { trace.append(1); } } };
    }

    static class My extends Exception { final int code; int more = 2; My(int code, Throwable cause) { super("my" + code, cause); this.code = code; if (code == 3) throw new IllegalStateException("ctor"); } @Override public String getMessage() { return super.getMessage() + more; } }
    static int risky(int n) throws My { try { if (n % 2 == 0) throw new My(n, null); return 100 / n; } catch (ArithmeticException e) { throw new My(9, e); } }

    static String t11(int n) {
        try { return "" + risky(n - 1) + risky(n); }
        catch (My e) { return e.getMessage() + e.code + e.getCause() + e; }
        catch (RuntimeException e) { return e.toString(); }
    }

    static int t12(Supplier<Integer> unused, int n) {
        Function<Integer, Integer> twice = x -> x * 2, inc = Objects1::plus, both = twice.andThen(inc).compose(x -> x - 3);
        BiFunction<Integer, Integer, Num> mk = (a, b) -> new Num(a + b);
        Function<Integer, Num> ctor = Num::new;
        Function<Num, Integer> key = Num::key;
        Supplier<Integer> bound = ctor.apply(n)::key;
        IntFunction<int[]> arr = int[]::new;
        return both.apply(n) + mk.apply(n, 1).key() + key.apply(ctor.apply(n)) + bound.get() + arr.apply(3).length;
    }
    static Integer plus(Integer x) { return x + 1; }

    static int t13(Objects1 o) {
        try {
            Supplier<Integer> s = o::get;
            o = null;
            return s.get();
        } catch (NullPointerException e) { return -1; }
    }
    int get() { return field; }

    static class Par { String n = "par"; static String st() { return "Ps"; } String v() { return "Pv" + n; } private String p() { return "Pp"; } String callP() { return p(); } String take(Object o) { return "PO"; } String take(Par p) { return "PP"; } }
    static class Chi extends Par { String n = "chi"; static String st() { return "Cs"; } String v() { return "Cv" + n + super.n + super.v(); } String p() { return "Cp"; } String take(Chi c) { return "CC"; } @Override String take(Object o) { return "CO"; } }

    static String t14(Par p, boolean z) {
        Chi c = new Chi();
        Par q = z ? p : c;
        return q.n + q.v() + q.callP() + q.take(c) + c.take(q) + c.take(c) + ((Par) c).take((Object) c) + ((Par) c).n + Par.st() + Chi.st() + (q instanceof Chi d ? d.p() : "no");
    }

    static int t15(Object[] os, Object o) {
        try { os[0] = o; return os.length; }
        catch (ArrayStoreException e) { return -1; }
    }

    static String t16(int k) {
        Object[] os = k > 0 ? new String[2] : k == 0 ? new Object[1] : new Integer[3];
        try { os[0] = "x"; os[0] = k; return "ok" + os[0]; } catch (ArrayStoreException e) { return e.getMessage() + os[0]; }
    }

    static int t17(int[][] g) {
        int[][] c = g.clone();
        int[] d = g[0].clone();
        c[0][0]++;
        d[0] += 10;
        g[0] = d;
        return c[0][0] * 100 + g[0][0];
    }

    static int depth(Objects1 o) { return o == null ? 0 : 1 + depth(o.other); }
    static int t18(Objects1 o) {
        if (o != null && o.other != null && o.other.other == o) return -5;
        if (o != null && (o.other == o || o.other != null && (o.other.other == o.other || o.other.other != null && o.other.other.other != null))) return -6;
        return depth(o);
    }

    static String t19(int n, String s) {
        Map<String, Integer> m = new HashMap<>();
        m.put("a", n); m.merge("a", 1, Integer::sum); m.put("b", null);
        String r = m + "" + m.get("zz") + m.getOrDefault("c", 3) + m.containsKey("b");
        LinkedList<String> l = new LinkedList<>(List.of("x", "y", "z"));
        l.addFirst("w"); l.removeLast();
        for (Iterator<String> it = l.iterator(); it.hasNext(); ) if (it.next().equals("x")) it.remove();
        ArrayList<Integer> a = new ArrayList<>(Arrays.asList(3, 1, 2));
        a.remove(1); a.remove((Integer) 3);
        try { for (Integer i : a) a.add(i); } catch (ConcurrentModificationException e) { r += "cme"; }
        return r + l + a;
    }

    static int t20(int i) {
        List<Integer> l = List.of(1, 2, 3);
        try { return l.get(i); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { return new ArrayList<>(l).get(i); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { return "abc".charAt(i); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { "abc".substring(i, 1); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new StringBuilder("ab").insert(i, 'c'); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new StringBuilder("ab").deleteCharAt(i); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new StringBuilder("ab").setCharAt(i, 'c'); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new LinkedList<>(l).add(i, 3); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new ArrayList<>(l).remove(i); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { l.subList(1, i); } catch (IllegalArgumentException | IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        return -9;
    }

    static class Up { static int n = say("Up", 1); static Up made = new Down(); static int m = say("Um", 2); }
    static class Down extends Up { static int d = say("Down", 3); Down() { say("new", d); } static void go() { say("go", d); } }

    /** A superclass initialiser that comes back to the class being initialised does not run its initialiser. */
    static String t21(boolean viaSubclass) {
        if (viaSubclass) Down.go(); else new Up();
        return trace.toString();
    }

    interface Lazy { int L = say("Lazy", 4); }
    static class Uses implements Lazy { static int read() { return L; } static int other() { return say("other", 5); } }

    /** An interface without default methods is initialised when its field is read, also from a class that implements it. */
    static String t22(int k) {
        int r = Uses.other();
        if (k > 0) r += Uses.read();
        return trace.append(r).toString();
    }

    interface Early { int E = say("Early", 6); int at(int x); default int next(int x) { return at(x) + E; } }
    interface Later extends Early { int Q = say("Later", 7); }

    static String t23(int k) {
        Later f = x -> x + 1;
        say("made", 0);
        return trace.append(k > 0 ? f.next(k) : f.at(k)).toString();
    }

    /** A cast is no target type: what it casts stands alone. */
    static int t24(boolean z, int i, short s) {
        char c = (char) (switch (i & 3) { case 0 -> i; case 1 -> s; default -> 'x'; });
        byte b = (byte) (z ? i : s);
        long l = (long) (z ? i * 2 : i * 3);
        Object o = (Object) (z ? 1 : 'a');
        Runnable r = (Runnable) (() -> trace.append(c));
        r.run();
        return c + b + (int) l + (o instanceof Character ? 1 : 2);
    }

    /** Unboxing a null that was cast. */
    static int t25(boolean z, int i) {
        try {
            if (i == 0 && (boolean) ((Boolean) null)) return 1;
            int r = z ? (Integer) null : i;
            int q = i > 3 ? null : 5;
            return r + q;
        } catch (NullPointerException e) {
            return -1;
        }
    }
}
