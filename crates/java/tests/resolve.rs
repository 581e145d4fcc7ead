//! Valid Java and what the front end makes of it.

mod front;

use front::{body, expr, find, load, messages, resolve_all};
use java::model::{ClassId, Literal, MethodId, Ty};
use java::program::{CandidateFile, NoSources, Program, Sources, model_names};

#[test]
fn library_models_have_no_diagnostics() {
    let mut program = Program::load(Vec::new(), Box::new(NoSources));
    for name in model_names() {
        assert!(program.find_class(name).is_some(), "{name}");
    }
    let mut i = 0;
    while i < program.methods.len() {
        program.body(MethodId(i as u32));
        i += 1;
    }
    assert_eq!(messages(&program), Vec::<String>::new());
}

#[test]
fn numeric_promotion_is_explicit() {
    assert_eq!(expr("int a, long b", "long", "a + b"), "(<int->long>(a) + b)");
    assert_eq!(expr("byte a, char b", "int", "a * b"), "(<byte->int>(a) * <char->int>(b))");
    assert_eq!(expr("int a, long b", "int", "a << b"), "(a << b)");
    assert_eq!(expr("byte a, long b", "int", "a >>> b"), "(<byte->int>(a) >>> b)");
    assert_eq!(expr("int a, float b, double c", "double", "a / b - c"), "(<float->double>((<int->float>(a) / b)) - c)");
    assert_eq!(expr("char c", "int", "-c"), "-<char->int>(c)");
    assert_eq!(expr("char c", "boolean", "c == 'x'"), "(<char->int>(c) == 120)");
    assert_eq!(expr("int a", "short", "(short) (a + 1)"), "<int->short>((a + 1))");
}

#[test]
fn a_name_in_parentheses_before_a_sign_is_no_cast() {
    let sum = |expression| expr("int a, int b, int c", "int", expression);
    assert_eq!(sum("(a) - b"), "(a - b)");
    assert_eq!(sum("(a) + b * c"), "(a + (b * c))");
    assert_eq!(sum("a * (b) - c"), "((a * b) - c)");
    assert_eq!(sum("a - (b) - c"), "((a - b) - c)");
    assert_eq!(sum("(a) - (b) - c"), "((a - b) - c)");
    assert_eq!(sum("-(a) - b"), "(-a - b)");
    assert_eq!(sum("(int) (a) - b"), "(<int->int>(a) - b)");
    assert_eq!(sum("a % (b) + c * (a) - b"), "(((a % b) + (c * a)) - b)");
    assert_eq!(sum("(Integer.MIN_VALUE) - a"), "(-2147483648 - a)");
    assert_eq!(sum("(int) - a"), "<int->int>(-a)");
}

#[test]
fn constants_are_folded() {
    assert_eq!(expr("", "int", "-2147483648"), "-2147483648");
    assert_eq!(expr("", "long", "-9223372036854775808L"), "-9223372036854775808:long");
    assert_eq!(expr("", "int", "0xffff_ffff"), "-1");
    assert_eq!(expr("", "int", "017 + 0b101"), "20");
    assert_eq!(expr("", "int", "1 << 33"), "2");
    assert_eq!(expr("", "long", "1L << 33"), "8589934592:long");
    assert_eq!(expr("", "int", "-1 >>> 28"), "15");
    assert_eq!(expr("", "int", "-7 / 2 * 10 + -7 % 3"), "-31");
    assert_eq!(expr("", "byte", "10"), "10:byte");
    assert_eq!(expr("", "int", "1 / 0"), "(1 / 0)");
    assert_eq!(expr("", "double", "0x1.8p1"), "3.0:double");
    assert_eq!(expr("", "float", "1e-3f"), "0.001:float");
    assert_eq!(expr("", "int", "(byte) 200 + (int) 1e20"), "2147483591");
    assert_eq!(expr("", "boolean", "\"a\" + 1 == \"a1\""), "true");
    assert_eq!(expr("", "String", "\"a\" + 1 + 'b' + 2.0 + true + null"), "concat(\"a1b2.0true\", null)");
    assert_eq!(expr("", "char", "'\\u0041'"), "65:char");
    assert_eq!(expr("", "String", "\"\\t\\101\\\\u\\u0041\""), "\"\\tA\\\\uA\"");
    assert_eq!(expr("", "String", "\"\"\"\n    a\n      b \\\n    c\\n\n    \"\"\""), "\"a\\n  b c\\n\\n\"");
}

#[test]
fn text_of_floating_constants() {
    assert_eq!(expr("", "String", "\"\" + 1e7 + ' ' + 1.0E-4 + ' ' + 100f"), "\"1.0E7 1.0E-4 100.0\"");
}

#[test]
fn boxing_and_unboxing_are_explicit() {
    assert_eq!(expr("Integer a, int b", "int", "a + b"), "(<Integer->int>(a) + b)");
    assert_eq!(expr("Integer a, Integer b", "boolean", "a == b"), "(a == b)");
    assert_eq!(expr("Integer a, int b", "boolean", "a == b"), "(<Integer->int>(a) == b)");
    assert_eq!(expr("Integer a", "long", "a"), "<int->long>(<Integer->int>(a))");
    assert_eq!(expr("int a", "Object", "a"), "<int->Integer>(a)");
    assert_eq!(expr("Object o", "int", "(int) o"), "<Integer->int>(cast<Integer>(o))");
    assert_eq!(expr("", "Byte", "10"), "<byte->Byte>(10:byte)");
}

#[test]
fn conditional_types() {
    assert_eq!(expr("boolean b, Integer i, int j", "int", "b ? i : j"), "(b ? <Integer->int>(i) : j)");
    assert_eq!(expr("boolean b, char c", "char", "b ? c : 0"), "(b ? c : 0:char)");
    assert_eq!(expr("boolean b, char c, int i", "int", "b ? c : i"), "(b ? <char->int>(c) : i)");
    assert_eq!(expr("boolean b, Integer i", "Integer", "b ? i : null"), "(b ? i : null)");
    assert_eq!(expr("boolean b, int i", "Object", "b ? i : \"s\""), "(b ? <int->Integer>(i) : \"s\")");
    assert_eq!(
        expr("boolean b, Integer i, Long l", "Object", "b ? i : l"),
        "<long->Long>((b ? <int->long>(<Integer->int>(i)) : <Long->long>(l)))"
    );
}

#[test]
fn compound_assignments_keep_their_type() {
    let text = body("void m(byte b, char c, Integer i, String s, long l) { b += 300; c++; i += 1; s += c; l <<= b; l *= 2.5; }", "m");
    assert_eq!(text, "b +=:int 300\nc++\ni +=:int 1\ns +=:String c\nl <<=:long <byte->int>(b)\nl *=:double 2.5:double\n");
}

#[test]
fn string_concatenation_is_flat() {
    assert_eq!(expr("Object o, int i, char c", "String", "\"x\" + o + i + c + \"a\" + \"b\""), "concat(\"x\", o, i, c, \"ab\")");
    assert_eq!(expr("int i, int j, String s", "String", "i + j + s"), "concat((i + j), s)");
}

#[test]
fn patterns_flow() {
    let text = body("int m(Object o) { if (!(o instanceof String s)) return 0; return s.length(); }", "m");
    assert_eq!(text, "if !(o instanceof String s)\n  return 0\nreturn s.{String.length()}()\n");
    let text = body("int m(Object o) { while (!(o instanceof String s)) o = \"\"; return s.length(); }", "m");
    assert!(text.ends_with("return s.{String.length()}()\n"), "{text}");
    body("boolean m(Object o) { return o instanceof String s && s.isEmpty() || o instanceof Integer s && s > 0; }", "m");
}

#[test]
fn overloads_follow_the_three_phases() {
    let decls = "String o(int x) { return null; } String o(long x) { return null; } String o(Integer x) { return null; }
        String o(Object x) { return null; } String o(int... x) { return null; }";
    let pick = |arg: &str| {
        let text = body(&format!("{decls} void m(byte b, Integer i, Long l, float f) {{ o({arg}); }}"), "m");
        text.split('{').nth(1).and_then(|s| s.split('}').next()).unwrap_or("").to_owned()
    };
    assert_eq!(pick("b"), "T.o(int)");
    assert_eq!(pick("'c'"), "T.o(int)");
    assert_eq!(pick("1L"), "T.o(long)");
    assert_eq!(pick("i"), "T.o(Integer)");
    assert_eq!(pick("l"), "T.o(Object)");
    assert_eq!(pick("f"), "T.o(Object)");
    assert_eq!(pick(""), "T.o(int[])");
    assert_eq!(pick("1, 2"), "T.o(int[])");
    assert_eq!(pick("new int[0]"), "T.o(int[])");
}

#[test]
fn generics_leave_casts() {
    assert_eq!(expr("List<String> l", "int", "l.get(0).length()"), "cast<String>(l.{List.get(int)}(0)).{String.length()}()");
    assert_eq!(expr("List<Integer> l", "int", "l.get(0)"), "<Integer->int>(cast<Integer>(l.{List.get(int)}(0)))");
    assert_eq!(expr("List<String> l", "Object", "l.get(0)"), "l.{List.get(int)}(0)");
    assert_eq!(
        expr("Map<String, List<Integer>> m", "int", "m.get(\"a\").get(0)"),
        "<Integer->int>(cast<Integer>(cast<List>(m.{Map.get(Object)}(\"a\")).{List.get(int)}(0)))"
    );
    let text =
        body("<X extends Comparable<X>> X best(X a, X b) { return a.compareTo(b) > 0 ? a : b; } int m() { return best(1, 2); }", "m");
    assert_eq!(
        text,
        "return <Integer->int>(cast<Integer>(this.{T.best(Comparable)}(<int->Integer>(1), <int->Integer>(2))))\n"
            .replace("best(Comparable)", "best(Comparable, Comparable)")
    );
}

#[test]
fn inner_classes_of_generic_classes_know_the_argument() {
    let text = body("class L<E> { class N { E v; } N first; } int m(L<String> l) { return l.first.v.length(); }", "m");
    assert_eq!(text, "return cast<String>(l.first.v).{String.length()}()\n");
}

#[test]
fn initialisers_are_inlined_after_super() {
    let text = body("int x = 1; { x = 2; } static final int N = 3; T(int k) { x = k; } T() { this(N); }", "T");
    assert_eq!(text, "construct Object() ()\ninitializers\n  this.x = 1\n  block\n    this.x = 2\nthis.x = k\n");
    let mut program =
        load("class T { static final int N = 1 + 2; static int k = N; static { k++; } final int f = 5; int g() { return f; } }");
    resolve_all(&mut program);
    let class = program.find_class("T").unwrap();
    let constants: Vec<Option<Literal>> = program.class(class).fields.clone().iter().map(|f| program.field(*f).constant.clone()).collect();
    assert_eq!(constants, vec![Some(Literal::Int(3)), None, None]);
    let init = program.class(class).static_init.unwrap();
    assert_eq!(program.body_text(init), "initializers\n  T.k = 3\n  block\n    T.k++\n");
    let getter = find(&program, "g");
    assert_eq!(program.body_text(getter), "return 5\n");
}

#[test]
fn a_class_with_constants_only_has_no_initialiser() {
    let mut program = load("class T { static final int N = 1; static final String S = \"a\" + N; }");
    let class = program.find_class("T").unwrap();
    assert!(program.class(class).static_init.is_none());
}

#[test]
fn inner_and_local_classes_capture() {
    let members = "int f; class I { int w = f; int g() { return w + f; } }
        int m(int a) { int b = a; class L { int q() { return b + f; } L again() { return new L(); } } return new L().q() + new I().g(); }
        Runnable r(int[] c) { return new Runnable() { public void run() { c[0] += f; } }; }";
    assert_eq!(body(members, "m"), "int b = a\nreturn (new T.L()(this, b).{T.L.q()}() + new T.I()(this).{T.I.g()}())\n");
    assert_eq!(body(members, "T.L.q"), "return (this.val$b + this.this$0.f)\n");
    assert_eq!(body(members, "again"), "return new T.L()(this.this$0, this.val$b)\n");
    assert_eq!(body(members, "r"), "return new T$1()(this, c)\n");
    assert_eq!(body(members, "run"), "this.val$c[0] +=:int this.this$0.f\n");
}

#[test]
fn a_captured_variable_is_not_confused_with_a_parameter_of_the_same_name() {
    let members =
        "int m(int x) { class A { int get() { return x; } } class B { int f(int x) { return new A().get() + x; } } return new B().f(1); }";
    assert_eq!(body(members, "T.B.f"), "return (new T.A()(this.this$0, this.val$x).{T.A.get()}() + x)\n");
}

#[test]
fn lambdas_become_classes() {
    let members = "int k; int m(int z) { Function<Integer, Integer> h = x -> x + z + k; return h.apply(3); }";
    assert_eq!(
        body(members, "m"),
        "Function h = new T.lambda$0()(this, z)\nreturn <Integer->int>(cast<Integer>(h.{Function.apply(Object)}(<int->Integer>(3))))\n"
    );
    assert_eq!(body(members, "T.lambda$0.apply"), "return <int->Integer>(((<Integer->int>(x) + this.val$z) + this.this$0.k))\n");
}

#[test]
fn lambda_methods_are_shown_and_bridges_are_not() {
    let mut program = load("import java.util.function.*; class T { Supplier<String> s = () -> \"a\"; }");
    resolve_all(&mut program);
    let class = program.find_class("T.lambda$0").unwrap();
    let methods: Vec<(String, bool)> =
        program.class(class).methods.iter().map(|m| (program.ty_name(program.method(*m).ret), program.method(*m).is_synthetic)).collect();
    assert_eq!(methods, [("String".to_owned(), false), ("void".to_owned(), true), ("Object".to_owned(), true)]);
}

#[test]
fn method_references_of_all_kinds() {
    let members = "static int twice(int x) { return 2 * x; } void m(String s) {
        IntUnaryOperator a = T::twice; Function<String, Integer> b = String::length; Supplier<Integer> c = s::length;
        Supplier<List<String>> d = ArrayList::new; IntFunction<int[]> e = int[]::new; BinaryOperator<Integer> f = Math::max; }";
    let text = body(members, "m");
    assert_eq!(text.lines().count(), 6, "{text}");
    assert_eq!(body(members, "T.lambda$0.applyAsInt"), "return static {T.twice(int)}($p0)\n");
    assert_eq!(body(members, "T.lambda$1.apply"), "return <int->Integer>($p0.{String.length()}())\n");
    assert!(body(members, "T.lambda$2.get").starts_with("return <int->Integer>(this.val$$receiver"));
    assert_eq!(body(members, "T.lambda$4.apply"), "return new int[][$p0]\n");
}

#[test]
fn generic_calls_with_lambdas_are_inferred() {
    let members = "static <A, R> R ap(Function<? super A, ? extends R> f, A a) { return f.apply(a); }
        int m(List<String> l, Map<String, List<Integer>> g) { l.sort(Comparator.comparing(String::length)); l.sort((a, b) -> b.compareTo(a));
        g.computeIfAbsent(\"k\", k -> new ArrayList<>()).add(3); return ap(i -> \"v\" + i, 5).length(); }";
    body(members, "m");
}

#[test]
fn method_references_choose_by_arity() {
    let text = body("Comparator<String> m() { return Comparator.<String>naturalOrder().reversed().thenComparing(String::length); }", "m");
    assert!(text.contains("thenComparing(Function)"), "{text}");
}

#[test]
fn what_is_valid_but_not_understood_is_unsupported_without_complaint() {
    let text = body("record P(int x, int y) { } int m(Object o) { return o instanceof P(int x, int y) ? x + y : 0; }", "m");
    assert!(text.contains("unsupported[record pattern]"), "{text}");
    let text = body("String m(Object o) { return switch (o) { case String s -> s; case null, default -> \"\"; }; }", "m");
    assert!(text.contains("case null, default ->"), "{text}");
}

#[test]
fn bridges_make_dispatch_work_by_erased_signature() {
    let mut program = load(
        "class A implements Comparable<A> { public int compareTo(A o) { return 0; } A self() { return this; } }
         class B extends A { B self() { return this; } }
         interface I { void f(); default void g() { } } class C implements I { public void f() { } }",
    );
    resolve_all(&mut program);
    assert_eq!(messages(&program), Vec::<String>::new());
    let object = program.library_class("java.lang.Object");
    let compare = program.library_method("java.lang.Comparable", "compareTo", &[Ty::Class(object)]);
    let a = program.find_class("A").unwrap();
    let found = program.dispatch(a, compare).unwrap();
    assert!(program.method(found).is_synthetic);
    assert_eq!(program.body_text(found), "return this.{A.compareTo(A)}(cast<A>(o))\n");
    let (b, c) = (program.find_class("B").unwrap(), program.find_class("C").unwrap());
    let own = find(&program, "A.self");
    let found = program.dispatch(b, own).unwrap();
    assert_eq!(program.body_text(found), "return this.{B.self()}()\n");
    let default = find(&program, "I.g");
    assert_eq!(program.dispatch(c, default), Some(default));
    let i = program.find_class("I").unwrap();
    assert_eq!(program.concrete_subclasses(i), vec![c]);
}

#[test]
fn enums() {
    let members =
        "enum E { X, Y(3) { int h() { return v; } }; final int v; E() { this(7); } E(int v) { this.v = v; } int h() { return -1; } }
        int m(E e) { return switch (e) { case X -> 1; case Y -> 2; }; }
        int n(E e) { switch (e) { case X: return E.valueOf(\"Y\").ordinal(); default: return E.values().length; } }";
    assert_eq!(body(members, "m"), "return {switch Enum e; case X ->; yield 1; case Y ->; yield 2}\n");
    assert_eq!(
        body(members, "T.E.<clinit>"),
        "initializers\n  T.E.X = new T.E()(\"X\", 0)\n  T.E.Y = new T.E$1()(\"Y\", 1, 3)\n  T.E.$VALUES = T.E[]{T.E.X, T.E.Y}\n"
    );
}

#[test]
fn records() {
    let members = "record P(int x, String y) { P { if (x < 0) throw new RuntimeException(); } P(int x) { this(x, \"\"); } } int m(P p) { return p.x() + p.y().length() + (p.equals(null) ? 1 : 0); }";
    assert_eq!(
        body(members, "T.P.equals"),
        "if (this == $object)\n  return true\nif !($object instanceof T.P)\n  return false\nT.P $other = cast<T.P>($object)\nreturn (static {Objects.equals(Object, Object)}(this.y, $other.y) && (this.x == $other.x))\n"
    );
    assert_eq!(body(members, "T.P.toString"), "return concat(\"P[x=\", this.x, \", y=\", this.y, \"]\")\n");
}

#[test]
fn switches() {
    assert_eq!(
        body("int m(Character c) { switch (c) { case 'a': case 'b': return 1; default: return 2; } }", "m"),
        "switch Int <char->int>(<Character->char>(c))\ncase 97:\ncase 98:\n  return 1\ncase default:\n  return 2\n"
    );
    body("String m(Object o) { return switch (o) { case String s -> s; case Integer i when i > 3 -> \"big\"; default -> \"\"; }; }", "m");
    body("int m(String s) { return switch (s) { case \"a\", \"b\" -> 1; default -> { int y = 2; yield y; } }; }", "m");
}

#[test]
fn resources_and_handlers() {
    let text = body(
        "static class R implements AutoCloseable { public void close() { } } void m() { try (R r = new R(); R q = r) { } catch (RuntimeException | Error e) { throw e; } finally { } }",
        "m",
    );
    assert_eq!(
        text,
        "try\n  resource T.R r = new T.R()()\n  resource T.R q = r\ncatch RuntimeException | Error as Throwable e\n  throw e\nfinally\n"
    );
}

#[test]
fn interfaces_call_their_defaults() {
    let members = "interface A { default String n() { return \"a\"; } private int p() { return 1; } default int q() { return p(); } }
        interface B { default String n() { return \"b\"; } } static class C implements A, B { public String n() { return A.super.n() + B.super.n() + super.toString(); } }";
    assert_eq!(
        body(members, "T.C.n"),
        "return concat(special this.{T.A.n()}(), special this.{T.B.n()}(), special this.{Object.toString()}())\n"
    );
}

#[test]
fn several_files_packages_and_imports() {
    let files = vec![
        ("a/A.java".to_owned(), "package a; import static b.B.*; import static b.B.K; import b.*; public class A extends B { int m() { return K + twice(new B.In().v) + b.B.K; } }".to_owned()),
        ("b/B.java".to_owned(), "package b; public class B { public static final int K = 4; public static int twice(int x) { return 2 * x; } public static class In { public int v; } }".to_owned()),
    ];
    let mut program = Program::load(files, Box::new(NoSources));
    resolve_all(&mut program);
    assert_eq!(messages(&program), Vec::<String>::new());
    let method = find(&program, "m");
    assert_eq!(program.body_text(method), "return ((4 + static {B.twice(int)}(new B.In()().v)) + 4)\n");
}

#[test]
fn classes_come_from_the_sources_when_mentioned() {
    struct Root;
    impl Sources for Root {
        fn find(&self, qualified: &str) -> Option<CandidateFile> {
            let text = "package p; class Helper { static int f() { return 1; } }".to_owned();
            (qualified == "p.Helper").then(|| CandidateFile::Text { path: "p/Helper.java".to_owned(), text })
        }
    }
    let files = vec![("p/Main.java".to_owned(), "package p; class Main { int m() { return Helper.f(); } }".to_owned())];
    let mut program = Program::load(files, Box::new(Root));
    resolve_all(&mut program);
    assert_eq!(messages(&program), Vec::<String>::new());
    assert!(program.find_class("p.Helper").is_some());
}

#[test]
fn methods_are_found_by_pattern() {
    let mut program =
        load("package p; class Main { Main(int x) { } void f(int a, String[] b) { } void f() { } static class In { void f() { } } }");
    let mut count = |pattern: &str| program.find_methods(pattern).len();
    assert_eq!(count("f"), 3);
    assert_eq!(count("Main.f"), 2);
    assert_eq!(count("p.Main.f(int, String[])"), 1);
    assert_eq!(count("Main.In.f()"), 1);
    assert_eq!(count("f(int,java.lang.String[])"), 1);
    assert_eq!(count("Main"), 1);
    assert_eq!(count("Main.Main(int)"), 1);
    assert_eq!(count("g"), 0);
    assert_eq!(program.user_methods().len(), 4);
}

#[test]
fn preconditions() {
    let mut program = load("class T { int[] a; int m(int x, boolean b) { return x; } }");
    let method = find(&program, "m");
    let mut text = |condition: &str| {
        let id = program.precondition(method, condition).expect(condition);
        program.body_text(id)
    };
    assert_eq!(text("x > 0 && a != null"), "return ((x > 0) && (this.a != null))\n");
    assert_eq!(text("x > 0 ==> b"), "return (!(x > 0) || b)\n");
    assert_eq!(text("(b ==> x > 1) && x < 9"), "return ((!b || (x > 1)) && (x < 9))\n");
    assert_eq!(text("b <==> x == 1"), "return (!b == !(x == 1))\n");
    assert_eq!(text("b <=!=> x == 1"), "return (!b != !(x == 1))\n");
    let errors = program.precondition(method, "y > 0").unwrap_err();
    assert_eq!(errors[0].code, "unresolved-name");
    assert_eq!(program.source(errors[0].span), "y");
    assert_eq!(program.file(errors[0].span.file).path, "pre");
    assert!(program.precondition(method, "x >").is_err());
    assert!(program.precondition(method, "x").is_err());
    assert!(program.precondition(method, "true); } void q() { return (true").is_err());
}

#[test]
fn annotations_are_collected() {
    let program = load(
        "class T {\n  //@ invariant x > 0;\n  /*@ requires true; @*/\n  // @ broken\n  /* @ broken */\n  // normal\n  /** doc @param */\n  void m() { //@ assert true;\n } }",
    );
    let file = program.files.iter().find(|f| f.path == "Test.java").unwrap();
    let found: Vec<(&str, bool)> = file.annotations.iter().map(|a| (program.source(a.span), a.is_broken)).collect();
    assert_eq!(
        found,
        [
            ("//@ invariant x > 0;", false),
            ("/*@ requires true; @*/", false),
            ("// @ broken", true),
            ("/* @ broken */", true),
            ("//@ assert true;", false)
        ]
    );
}

#[test]
fn spans_and_positions() {
    let mut program = load("class T {\n  int m() { int ä = 1,\n    b = 2; return ä; }\n}");
    let method = find(&program, "m");
    let body = program.body(method).unwrap();
    let texts: Vec<&str> = body.statements.iter().map(|s| program.source(s.span)).collect();
    assert_eq!(texts, ["int ä = 1", "b = 2", "return ä;"]);
    assert_eq!(program.line_column(body.statements[2].span), (3, 12, 3, 21));
}

#[test]
fn names_are_those_of_java() {
    let mut program =
        load("package p; class T { class I { } Object o = new Object() { }; void m() { class L { } Object q = new L() { }; } }");
    resolve_all(&mut program);
    let names: Vec<String> = (0..program.classes.len())
        .map(|i| program.class(ClassId(i as u32)))
        .filter(|c| !c.is_library)
        .map(|c| c.binary_name.clone())
        .collect();
    assert_eq!(names, ["p.T", "p.T$I", "p.T$1L", "p.T$2", "p.T$1"]);
}
