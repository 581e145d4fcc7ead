//! Keys survive what changes no meaning, and nothing else.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use java::keys::Key;
use java::model::{ClassId, MethodId};
use java::program::{NoSources, Program};

fn load(text: &str) -> Program {
    Program::load_with_specs(vec![("T.java".to_owned(), text.to_owned())], Box::new(NoSources))
}

/// The keys of everything in a file, by name.
fn keys(text: &str) -> BTreeMap<String, Key> {
    let mut program = load(text);
    program.resolve_all_bodies();
    let mut methods = program.user_methods();
    methods.extend(program.unwritten_methods());
    let mut found = BTreeMap::new();
    for method in methods {
        let name = program.method_name(method);
        if program.class(program.method(method).class).is_local() {
            continue;
        }
        found.insert(format!("method {name}"), program.method_key(method));
        found.insert(format!("contract {name}"), program.contract_key(method, None));
        for (i, key) in program.loop_keys(method).into_iter().enumerate() {
            found.insert(format!("loop {i} of {name}"), key.key);
        }
    }
    for class in (0..program.classes.len() as u32).map(ClassId) {
        if !program.class(class).is_library && !program.class(class).is_local() {
            let name = program.class(class).binary_name.clone();
            found.insert(format!("invariants {name}"), program.invariants_key(class));
            for field in program.class(class).fields.clone() {
                found.insert(format!("field {name}.{}", program.field(field).name), program.field_key(field));
            }
        }
    }
    found
}

/// What differs between two files.
fn changed(before: &str, after: &str) -> Vec<String> {
    let (before, after) = (keys(before), keys(after));
    let names: std::collections::BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    names.into_iter().filter(|name| before.get(*name) != after.get(*name)).cloned().collect()
}

const SHAPES: &str = "
import java.util.function.IntUnaryOperator;

interface Shape {
    int area();
}

class Square implements Shape {
    int side;
    //@ invariant side >= 0;

    //@ requires s >= 0;
    //@ ensures side == s;
    Square(int s) { side = s; }

    //@ ensures \\result >= 0;
    public int area() { return side * side; }
}

class Shapes {
    static final int MOST = 10;
    int n;

    static int sum(int[] a) {
        int s = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        for (int i = 0; i < a.length; i++) {
            s += a[i];
        }
        return s;
    }

    static int product(int[] a) {
        int s = 1;
        for (int i = 0; i < a.length; i++) {
            s *= a[i];
        }
        return s;
    }

    static int apply(int x) {
        IntUnaryOperator twice = y -> y + y;
        return twice.applyAsInt(x);
    }

    static Shape unit() {
        return new Shape() {
            public int area() { return 1; }
        };
    }

    static long pick(long x) { return 1; }

    static boolean isFull(int x) { return x >= MOST && pick(x) > 0; }

    //@ requires k > 0;
    //@ ensures n == \\old(n) + k;
    //@ also
    //@ requires k <= 0;
    //@ ensures n == \\old(n);
    void add(int k) { if (k > 0) { n += k; } }
}
";

#[test]
fn layout_and_comments_change_no_key() {
    let spread =
        SHAPES.replace("int s = 0;", "int   s\n  = /* so far */ 0 ; // nothing yet").replace("{ side = s; }", "\n{\n\tside = s;\n}");
    assert_ne!(spread, SHAPES);
    assert_eq!(changed(SHAPES, &spread), Vec::<String>::new());
    let wide = SHAPES.replace("//@ ensures side == s;", "//@ ensures  side ==  s ;\n    // the side");
    assert_ne!(wide, SHAPES);
    assert_eq!(changed(SHAPES, &wide), Vec::<String>::new());
}

#[test]
fn an_edit_changes_the_keys_of_what_it_edits() {
    let edit = |from: &str, to: &str| {
        assert!(SHAPES.contains(from), "{from}");
        changed(SHAPES, &SHAPES.replace(from, to))
    };
    assert_eq!(edit("side * side", "side + side"), ["method Square.area()"]);
    assert_eq!(edit("s += a[i]", "s -= a[i]"), ["loop 0 of Shapes.sum(int[])", "method Shapes.sum(int[])"]);
    assert_eq!(edit("int s = 1;", "int s = 2;"), ["method Shapes.product(int[])"]);
    assert_eq!(edit("i <= a.length;", "i < a.length;"), ["loop 0 of Shapes.sum(int[])", "method Shapes.sum(int[])"]);
    assert_eq!(edit("y + y", "y + 2"), ["method Shapes.apply(int)"]);
    assert_eq!(edit("return 1; }\n        }", "return 2; }\n        }"), ["method Shapes.unit()"]);
    assert_eq!(edit("ensures \\result >= 0", "ensures \\result > 0"), ["contract Square.area()"]);
    assert_eq!(edit("requires k <= 0", "requires k < 0"), ["contract Shapes.add(int)"]);
    assert_eq!(edit("invariant side >= 0", "invariant side > 0"), ["invariants Square"]);
    // A constant stands for its value where it is used.
    assert_eq!(edit("MOST = 10", "MOST = 11"), ["field Shapes.MOST", "method Shapes.isFull(int)"]);
}

#[test]
fn a_name_that_comes_to_mean_something_else_changes_the_key_of_its_user() {
    let other = SHAPES
        .replace("static long pick(long x) { return 1; }", "static long pick(long x) { return 1; } static long pick(int x) { return 0; }");
    let changes = changed(SHAPES, &other);
    assert!(changes.contains(&"method Shapes.isFull(int)".to_owned()), "{changes:?}");
    assert!(!changes.contains(&"method Shapes.pick(long)".to_owned()), "{changes:?}");
    let wider = SHAPES.replace("int side;", "long side;").replace("return side * side", "return (int) (side * side)");
    assert!(
        changed(SHAPES, &wider).contains(&"method Square.Square(int)".to_owned())
            || changed(SHAPES, &wider).contains(&"method Square(int)".to_owned())
    );
}

#[test]
fn classes_in_bodies_are_called_by_their_place_in_them() {
    // A class without a name that is put before others renames them on the JVM (`Shapes$1` becomes `Shapes$2`).
    let shifted = SHAPES.replace("static int sum(", "static Object first() { return new Object() { }; }\n    static int sum(");
    assert_eq!(changed(SHAPES, &shifted), ["contract Shapes.first()", "method Shapes.first()"]);
}

#[test]
fn loops_that_read_alike_are_told_apart() {
    let text = "class T { static int f(int n) { int s = 0; while (s < n) { s++; } while (s < n) { s++; } if (n > 0) { while (s < n) { s++; } } return s; } }";
    let mut program = load(text);
    let method = program.find_methods("T.f")[0];
    let loops = program.loop_keys(method);
    assert_eq!(loops.len(), 3);
    assert!(loops[0].key != loops[1].key && loops[1].key != loops[2].key && loops[0].key != loops[2].key);
    // A loop that moves into a block stays the loop it was.
    let nested = text.replace("int s = 0; while (s < n) { s++; }", "int s = 0; { while (s < n) { s++; } }");
    let mut other = load(&nested);
    let method = other.find_methods("T.f")[0];
    assert_eq!(other.loop_keys(method).iter().map(|l| l.key).collect::<Vec<_>>(), loops.iter().map(|l| l.key).collect::<Vec<_>>());
}

#[test]
fn one_case_of_a_contract_has_a_key_of_its_own() {
    let case = |text: &str, case: usize| {
        let mut program = load(text);
        let method: MethodId = program.find_methods("Shapes.add")[0];
        program.contract_key(method, Some(case))
    };
    let other = SHAPES.replace("requires k <= 0", "requires k < 0");
    assert_eq!(case(SHAPES, 0), case(&other, 0));
    assert_ne!(case(SHAPES, 1), case(&other, 1));
}

#[test]
fn a_further_subclass_changes_the_hierarchy() {
    let of_shape = |text: &str| {
        let mut program = load(text);
        let class = program.find_class("Shape").expect("it is there");
        program.hierarchy_key(java::model::Ty::Class(class))
    };
    let of_square = |text: &str| {
        let mut program = load(text);
        let class = program.find_class("Square").expect("it is there");
        program.hierarchy_key(java::model::Ty::Class(class))
    };
    let more = format!("{SHAPES}\nclass Circle implements Shape {{ public int area() {{ return 3; }} }}\n");
    assert_ne!(of_shape(SHAPES), of_shape(&more));
    assert_eq!(of_square(SHAPES), of_square(&more));
}

/// Keys are the same in another process, on another machine and in another version of this tool that reads the source alike.
#[test]
fn keys_are_fixed() {
    let mut program = load("class T { int f(int x) { return x + 1; } }");
    let method = program.find_methods("T.f")[0];
    assert_eq!(program.method_key(method).to_string(), FIXED);
}

const FIXED: &str = "d8aaaa5c8674ab854d245d8e830e8e10";

/// Every example file, with a comment and a line break after each semicolon and brace outside of literals and comments.
#[test]
fn no_example_changes_by_layout() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify");
    let mut files: Vec<_> = fs::read_dir(directory).expect("examples").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    let mut compared = 0;
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "java")) {
        let text = fs::read_to_string(file).expect("readable");
        let spread: String = text.lines().map(spread).collect();
        assert_ne!(spread, text);
        assert_eq!(changed(&text, &spread), Vec::<String>::new(), "{}", file.display());
        compared += 1;
    }
    assert!(compared > 15, "{compared} files");
}

/// A line with its end commented, if nothing on it is a literal or an annotation that goes on.
fn spread(line: &str) -> String {
    let is_plain =
        !line.contains(['"', '\'', '*']) && !line.contains("//") && !line.contains('@') && line.trim_end().ends_with([';', '{', '}']);
    if is_plain { format!("{}  /* laid out */ // anew\n\n", line.replace('(', " ( ")) } else { format!("{line}\n") }
}
