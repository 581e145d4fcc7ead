//! Models that are wrong are told so, with the place.

use relate::model::read;
use relate::verdict::Subject;

/// The fault of a model, and the text it points at.
fn fault(text: &str) -> (String, String) {
    let told = |faults: Vec<relate::model::Fault>| {
        let fault = faults.into_iter().next().expect("a fault");
        let place = fault.place.unwrap_or_else(|| panic!("{} has no place", fault.message));
        (fault.code.to_owned(), text.get(place.0..place.1).unwrap_or("").to_owned())
    };
    match read("test.toml", text) {
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
