//! Program graphs of small methods: every kind of statement is well formed, and the important shapes are as written here.

use java::graph::{Code, Instruction, MarkKind};
use java::lower::lower;
use java::program::{NoSources, Program};

/// The graph of the method `m` of a class with this body, and its dump.
fn lower_m(members: &str) -> (std::rc::Rc<Code>, String) {
    let text = format!("class C {{ {members} }}");
    let mut program = Program::load(vec![("C.java".to_owned(), text)], Box::new(NoSources));
    let method = *program.find_methods("C.m").first().expect("there is a method m");
    let code = lower(&mut program, method);
    let messages: Vec<&str> = program.diagnostics().iter().map(|d| d.message.as_str()).collect();
    assert!(messages.is_empty(), "{messages:?}");
    assert_eq!(code.check(), Ok(()));
    let dump = code.display(&program);
    (code, dump)
}

/// Compares dumps without indentation.
fn check(members: &str, expected: &str) {
    let (_, dump) = lower_m(members);
    let clean = |text: &str| text.lines().map(str::trim).filter(|l| !l.is_empty()).collect::<Vec<_>>().join("\n");
    assert_eq!(clean(&dump), clean(expected), "\n{dump}");
}

fn marks(members: &str) -> Vec<String> {
    let (code, _) = lower_m(members);
    code.marks.iter().map(|mark| format!("{:?} {}", mark.kind, mark.label)).collect()
}

#[test]
fn conditions_are_jumping_code() {
    check(
        "int m(int x, boolean b) { if (x != 0 && !b) return 1; return 2; }",
        "
        0 -- BranchStatement: if (x != 0 && !b)
        1 %3 = 0
        2 %4 = Eq(Int) x, %3
        3 if %4 goto 8 else 4
        4 if b goto 8 else 5
        5 -- Statement: return 1;
        6 %5 = 1
        7 return %5
        8 -- Statement: return 2;
        9 %3 = 2
        10 return %3
        ",
    );
}

#[test]
fn while_loop() {
    check(
        "void m(int n) { while (n > 0) n--; }",
        "
        0 -- LoopStatement: while (n > 0)
        1 enter loop 0
        2 head of loop 0
        3 -- LoopCondition: n > 0
        4 %3 = 0
        5 %2 = Lt(Int) %3, n
        6 if %2 goto 7 else 11
        7 -- Statement: n--;
        8 %4 = 1
        9 n = Sub(Int) n, %4
        10 goto 2
        11 return
        ",
    );
}

#[test]
fn for_loop_marks() {
    let expected = [
        "LoopStatement for (int i = 0; i < n; i++)",
        "Statement int i = 0;",
        "LoopCondition i < n",
        "BranchStatement if (i == 3)",
        "Statement continue;",
        "Statement n = n - 1;",
        "Statement i++;",
    ];
    assert_eq!(marks("void m(int n) { for (int i = 0; i < n; i++) { if (i == 3) continue; n = n - 1; } }"), expected);
}

#[test]
fn do_loop_marks() {
    let expected = ["LoopStatement do … while (n > 0)", "Statement n -= 2;", "LoopCondition n > 0"];
    assert_eq!(marks("void m(int n) { do { n -= 2; } while (n > 0); ; {} }"), expected);
}

#[test]
fn for_each_has_no_condition_mark() {
    let expected = ["LoopStatement for (int x : a)", "Statement s += x;"];
    assert_eq!(marks("int s; void m(int[] a) { for (int x : a) s += x; }"), expected);
}

#[test]
fn statements_without_marks_of_their_own() {
    let members =
        "int f; void m(Object o) { label: try { synchronized (o) { f = 1; } } catch (RuntimeException e) { throw e; } finally { f = 2; } }";
    assert_eq!(marks(members), ["Statement f = 1;", "Statement throw e;", "Statement f = 2;"]);
}

#[test]
fn constructor_marks() {
    let text = "class C { int x = 3; C() { super(); x = 4; } }";
    let mut program = Program::load(vec![("C.java".to_owned(), text.to_owned())], Box::new(NoSources));
    let methods = program.user_methods();
    let code = lower(&mut program, methods[0]);
    let labels: Vec<&str> = code.marks.iter().map(|mark| &*mark.label).collect();
    assert_eq!(labels, ["super();", "x = 4;"]);
}

#[test]
fn element_assignment_checks_last() {
    check(
        "void m(int[] a, int i, int x) { a[i] = 10 / x; }",
        "
        0 -- Statement: a[i] = 10 / x;
        1 %5 = 10
        2 check x != 0
        3 %4 = Div(Int) %5, x
        4 check a != null
        5 check i in a
        6 a[i] = %4
        7 return
        ",
    );
}

#[test]
fn compound_element_assignment_checks_first() {
    check(
        "void m(byte[] a, int i, int x) { a[i] += x; }",
        "
        0 -- Statement: a[i] += x;
        1 check a != null
        2 check i in a
        3 %4 = a[i]
        4 %5 = Byte->Int(%4)
        5 %6 = Add(Int) %5, x
        6 %7 = Int->Byte(%6)
        7 a[i] = %7
        8 return
        ",
    );
}

#[test]
fn operands_that_change_are_kept() {
    check(
        "int m(int i) { return i + i++; }",
        "
        0 -- Statement: return i + i++;
        1 %3 = i
        2 %4 = i
        3 %5 = 1
        4 i = Add(Int) %4, %5
        5 %2 = Add(Int) %3, %4
        6 return %2
        ",
    );
}

#[test]
fn finally_is_one_copy() {
    let (code, dump) = lower_m("int f; int m(int x) { try { if (x == 0) return 1; f = 5 / x; } finally { f++; } return 2; }");
    let copies = code.marks.iter().filter(|mark| &*mark.label == "f++;").count();
    assert_eq!(copies, 1, "{dump}");
    let switches = code.instructions.iter().filter(|i| matches!(i, Instruction::Switch { .. })).count();
    assert_eq!(switches, 1, "{dump}");
}

#[test]
fn integer_switch_is_a_table() {
    check(
        "int m(int x) { switch (x) { case 1: x = 5; default: return x; case 2: break; } return 0; }",
        "
        0 -- BranchStatement: switch (x)
        1 switch x {1: 2, 2: 6, else: 4}
        2 -- Statement: x = 5;
        3 x = 5
        4 -- Statement: return x;
        5 return x
        6 -- Statement: break;
        7 -- Statement: return 0;
        8 %2 = 0
        9 return %2
        ",
    );
}

#[test]
fn unboxing_reads_the_field() {
    check(
        "int m(Integer x) { return x + 1; }",
        "
        0 -- Statement: return x + 1;
        1 check x != null
        2 %3 = x.value
        3 %4 = 1
        4 %2 = Add(Int) %3, %4
        5 return %2
        ",
    );
}

#[test]
fn every_statement_kind_is_well_formed() {
    let bodies = [
        "int a; int b = 1, c = b; a = b + c; ;",
        "outer: for (;;) { for (int i = 0, j = 1; i < j; i++, j--) { if (i > 3) break outer; continue outer; } }",
        "for (String s : java.util.List.of(\"a\")) { x += s.length(); }",
        "do { x++; if (x > 5) break; } while (true);",
        "try { x = 1; } catch (IllegalStateException | IllegalArgumentException e) { x = 2; } catch (Throwable t) { return; }",
        "while (true) { try { if (x > 1) continue; break; } finally { x--; } }",
        "try { return; } finally { try { x = 3; } finally { x = 4; } }",
        "try (AutoCloseable r = null; AutoCloseable q = null) { x = 1; } catch (Exception e) { }",
        "throw new IllegalStateException(\"\" + x);",
        "assert x > 0; assert x < 3 : x;",
        "synchronized (this) { x = 1; }",
        "String t = switch (x) { case 1, 2 -> \"a\"; case 3 -> { if (y == 1) yield \"b\"; yield \"c\"; } default -> throw new RuntimeException(); };",
        "switch (\"q\") { case \"a\": x = 1; case \"b\": x = 2; break; default: }",
        "switch (Thread0.A) { case A -> x = 1; case B -> { } }",
        "Object o = this; if (o instanceof C c && c.x > 0 || y == 0) x = 1; boolean b = o instanceof String s ? s.isEmpty() : !(x < y);",
        "int[][] g = new int[x][y]; int[] h = {1, 2}; h[0] <<= 3L; g[1][0]++; long l = h[1]--; l >>>= x; y = -y; y = ~y;",
        "Runnable r = () -> { x++; }; r.run(); Object a = new Object() { int q = x; };",
        "String s = null; s += 'c'; s += x; s = s + null + 1.5 + true + this.x; char d = 'a'; d += 1; d++; Integer i = 3; i++; i += x;",
        "C.z = 4; z++; C.z += 2; this.x = z; new C().x = 3;",
        "Object o = (Runnable) null; Object[] os = new String[1]; os[0] = \"\"; double e = 1; e %= 2; float f = (float) e; int k = (int) 2L;",
    ];
    for body in bodies {
        let (code, dump) = lower_m(&format!("int x, y; static int z; enum Thread0 {{ A, B }} void m() {{ {body} }}"));
        assert!(code.unsupported.is_empty(), "{body}: {dump}");
        assert!(code.is_visible);
        assert!(!code.statements.is_empty());
        assert!(code.marks.iter().any(|mark| mark.kind == MarkKind::Statement), "{body}");
    }
}
