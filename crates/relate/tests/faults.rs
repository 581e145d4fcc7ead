//! Models that are wrong are told so, with the place.

use relate::model::read;
use relate::verdict::Subject;

/// The fault of a model, and the text it points at.
fn fault(text: &str) -> (String, String) {
    fault_in("test.toml", text)
}

/// Every fault has a place in the file, and tells how to mend it.
fn fault_in(path: &str, text: &str) -> (String, String) {
    let told = |faults: Vec<relate::model::Fault>| {
        let fault = faults.into_iter().next().expect("a fault");
        let place = fault.place.unwrap_or_else(|| panic!("{} has no place", fault.message));
        assert!(place.1 <= text.len() && !fault.message.is_empty());
        assert!(fault.help.is_some(), "{}: {} has no advice", fault.code, fault.message);
        (fault.code.to_owned(), text.get(place.0..place.1).unwrap_or("").to_owned())
    };
    match read(path, text) {
        Err(faults) => told(faults),
        Ok(model) => match Subject::new(model) {
            Err(faults) => told(faults),
            Ok(mut subject) => told(subject.decide(&[]).expect_err("something is wrong")),
        },
    }
}

const BODY: &str = "left = '''\n\\abstract_statement A;\n'''\nright = '''\n\\abstract_statement A;\n'''\n";

#[test]
fn symbols_and_arities() {
    assert_eq!(
        fault(&format!("constraints = ['\\disjoint(frameA, relevant)']\n{BODY}")),
        ("unknown-symbol".to_owned(), "frameA".to_owned())
    );
    let arity = format!("predicates = ['p(any)']\nconstraints = ['p(1, 2)']\n{BODY}");
    assert_eq!(fault(&arity), ("wrong-arity".to_owned(), "p(1, 2)".to_owned()));
    assert_eq!(fault(&format!("relevant = ['nothing']\n{BODY}")).0, "unknown-symbol");
    assert_eq!(fault(&format!("location_sets = ['a', 'a']\n{BODY}")).0, "duplicate-symbol");
}

#[test]
fn lists_of_different_length() {
    let text = "location_sets = ['f', 'g']\nleft = '''\n/*@ assignable f; */ \\abstract_statement A;\n'''\nright = '''\n/*@ assignable f, g; */ \\abstract_statement A;\n'''\n";
    let (code, place) = fault(text);
    assert_eq!(code, "different-lists");
    assert_eq!(place, "\\abstract_statement A;");
}

#[test]
fn postconditions() {
    assert_eq!(fault(&format!("postcondition = '\\result_1[0] + 1'\n{BODY}")).0, "type-mismatch");
    assert_eq!(fault(&format!("postcondition = '\\result_1 == 3'\n{BODY}")).0, "type-mismatch");
    assert_eq!(
        fault(&format!("postcondition = '\\result_1[7] == \\result_2[7]'\n{BODY}")),
        ("wrong-arity".to_owned(), "\\result_1[7]".to_owned())
    );
    assert_eq!(fault(&format!("postcondition = '\\result_1 =='\n{BODY}")).0, "model-syntax");
}

#[test]
fn texts() {
    assert_eq!(fault("left = 3\n").0, "model-syntax");
    assert_eq!(fault(&BODY.replace("\\abstract_statement A;\n'''\nright", "int x = ;\n'''\nright")).0, "syntax");
    assert_eq!(fault(&BODY.replace("\\abstract_statement A;\n'''\nright", "y = 1;\n'''\nright")).0, "unresolved-name");
    assert_eq!(
        fault(&BODY.replacen("\\abstract_statement A;", "/*@ assignabel x; */ \\abstract_statement A;", 1)),
        ("model-syntax".to_owned(), "assignabel".to_owned())
    );
}

/// The model of the two programs of one side declares a list of another length than the one of the other side.
#[test]
fn lists_that_differ_between_the_sides() {
    let side = |clauses: &str| format!("/*@ {clauses} */ \\abstract_statement A;\n");
    for (left, right) in [("accessible f;", "accessible f, g;"), ("assignable f, g;", "assignable f;")] {
        let text = format!("location_sets = ['f', 'g']\nleft = '''\n{}'''\nright = '''\n{}'''\n", side(left), side(right));
        assert_eq!(fault(&text).0, "different-lists");
    }
    let kinds = "left = '''\n\\abstract_statement A;\n'''\nright = '''\nint x = \\abstract_expression int A;\n'''\n";
    assert_eq!(fault(kinds).0, "different-lists");
}

#[test]
fn broken_files() {
    assert_eq!(fault("left = '''\n").0, "model-syntax");
    assert_eq!(fault("left = '''\n'''\n").0, "model-syntax", "there is no right program");
    assert_eq!(fault(&format!("lefft = 3\n{BODY}")), ("model-syntax".to_owned(), "lefft".to_owned()));
    assert_eq!(fault(&format!("completion = 'never'\n{BODY}")).0, "model-syntax");
    assert_eq!(fault(&format!("predicates = ['p(']\n{BODY}")).0, "model-syntax");
    assert_eq!(fault_in("model.aer", "<aeRelationalModel>").0, "model-syntax");
    assert_eq!(fault_in("model.aer", "<somethingElse/>").0, "model-syntax");
    assert_eq!(fault_in("model.aer", "<aeRelationalModel><programOne/></aeRelationalModel>").0, "model-syntax");
}

#[test]
fn formulas_and_java() {
    for (constraint, code) in [
        ("\\disjoint(relevant)", "wrong-arity"),
        ("\\disjoint(relevant, 3)", "type-mismatch"),
        ("1 + 2", "type-mismatch"),
        ("relevant", "type-mismatch"),
        ("\\result_1 == \\result_2", "unknown-symbol"),
        ("p(1)", "unknown-symbol"),
        ("(1 == 1", "model-syntax"),
        ("\\value(relevant, relevant) == 0", "wrong-arity"),
    ] {
        assert_eq!(fault(&format!("constraints = ['{constraint}']\n{BODY}")).0, code, "{constraint}");
    }
    let first = |statement: &str| fault(&BODY.replacen("\\abstract_statement A;", statement, 1)).0;
    assert_eq!(first("int x = true;"), "type-mismatch");
    assert_eq!(first("if (true { }"), "syntax");
    assert_eq!(first("/*@ exceptional_behavior requires */ \\abstract_statement A;"), "model-syntax");
    assert_eq!(first("/*@ exceptional_behavior requires q(1); */ \\abstract_statement A;"), "unknown-symbol");
}

#[test]
fn types_and_labels() {
    let first = |statement: &str| fault(&BODY.replacen("\\abstract_statement A;", statement, 1));
    assert_eq!(fault(&format!("variables = ['integer x']\n{BODY}")), ("unknown-type".to_owned(), "integer".to_owned()));
    assert_eq!(fault(&format!("variables = ['Integr x']\n{BODY}")), ("unknown-type".to_owned(), "Integr".to_owned()));
    assert_eq!(fault(&format!("predicates = ['p(integer)']\n{BODY}")), ("unknown-type".to_owned(), "integer".to_owned()));
    assert_eq!(fault(&format!("functions = ['integer v(any)']\n{BODY}")), ("unknown-type".to_owned(), "integer".to_owned()));
    assert_eq!(first("Object o = \\abstract_expression bolean e;").0, "unknown-type");
    assert_eq!(first("/*@ break_behavior (zz) requires false; */ \\abstract_statement A;").0, "unknown-label");
    assert_eq!(first("zz: { } /*@ break_behavior (zz) requires false; */ \\abstract_statement A;").0, "unknown-label");
    assert_eq!(first("zz: { /*@ continue_behavior (zz) requires false; */ \\abstract_statement A; }").0, "unknown-label");
    assert_eq!(fault(&format!("variables = ['int 3x']\n{BODY}")).0, "syntax");
    assert_eq!(fault(&format!("predicates = ['p(any,)']\n{BODY}")).0, "model-syntax");
    assert_eq!(fault(&format!("predicates = ['3p(any)']\n{BODY}")).0, "model-syntax");
    assert_eq!(fault("left = ''\nright = ''\n").0, "empty-program");
    assert_eq!(fault(&format!("{BODY}[[wrong]]\ntitle = 't'\nexpect = 'refutd'\n")), ("model-syntax".to_owned(), "'refutd'".to_owned()));
    assert_eq!(fault(&format!("postcondition = '\\result_3 == \\result_2'\n{BODY}")).0, "model-syntax");
    assert_eq!(fault(&format!("constraints = ['(\\forall integer i; i == i)']\n{BODY}")).0, "unknown-type");
    assert_eq!(fault(&format!("variables = ['int[] p']\nconstraints = ['p[true] == 1']\n{BODY}")).0, "type-mismatch");
    assert_eq!(fault_in("model.aer", "<aeRelationalModel><programThree/></aeRelationalModel>").0, "model-syntax");
}

/// Right models are not refused: several variables in one declaration, arrays, labels around one of two occurrences.
#[test]
fn what_is_legal() {
    let reads = |text: &str| read("test.toml", text).and_then(|model| Subject::new(model)?.labels());
    let body = |left: &str, right: &str| format!("variables = ['int n']\nleft = '''\n{left}\n'''\nright = '''\n{right}\n'''\n");
    for (left, right) in [
        ("int[] p, q; p = null;", "int[] p; p = null;"),
        ("int p = 1, q = p; n = q;", "n = 1;"),
        (
            "zz: { /*@ break_behavior (zz) requires false; */ \\abstract_statement A; }",
            "/*@ break_behavior (zz) requires false; */ \\abstract_statement A;",
        ),
        ("", "n = n;"),
    ] {
        let text = body(left, right);
        reads(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    }
    let text = format!("variables = ['int[] p, q', 'Object o']\n{BODY}");
    reads(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let relevant = text.replacen("variables", "relevant = ['p', 'q']\nvariables", 1);
    reads(&relevant).unwrap_or_else(|faults| panic!("{faults:?}\n{relevant}"));
}
