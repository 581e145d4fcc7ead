//! The acceptance table of the document, row by row: what has to be proved, what has to be refuted, and what says nothing
//! (Steinhöfel 2020, chapters 4, 6 and 8).

use relate::catalogue;
use relate::model::read;
use relate::verdict::{Answer, Subject, Verdict};

fn decide(text: &str, dropped: &[&str]) -> Verdict {
    let model = read("test.toml", text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let mut subject = Subject::new(model).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let dropped: Vec<String> = dropped.iter().map(|label| (*label).to_owned()).collect();
    let known = subject.labels().expect("well-formed");
    assert!(dropped.iter().all(|label| known.contains(label)), "{known:#?}");
    subject.decide(&dropped).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

#[track_caller]
fn proved(text: &str) {
    let verdict = decide(text, &[]);
    assert_eq!(verdict.answer, Answer::Proved, "{:?} {:?}\n{text}", verdict.reason, verdict.countermodel);
    assert!(verdict.vacuous.is_empty(), "{:?}", verdict.vacuous);
}

/// Not proved, and shown by two programs that were run.
#[track_caller]
fn refuted(text: &str, dropped: &[&str]) {
    let verdict = decide(text, dropped);
    assert_eq!(verdict.answer, Answer::Refuted, "{:?} {:?}", verdict.reason, verdict.method);
    assert!(verdict.pair.is_some_and(|pair| pair.differs));
}

fn shipped(name: &str) -> &'static str {
    catalogue::text(name).unwrap_or_else(|| panic!("{name} is not in the catalogue"))
}

/// A shipped model with something replaced everywhere.
fn varied(name: &str, from: &str, to: &str) -> String {
    let text = shipped(name);
    assert!(text.contains(from), "{name}: {from}");
    text.replace(from, to)
}

#[test]
fn families_that_are_proved() {
    for name in [
        "slide-statements",
        "slide-statements-relaxed",
        "consolidate-duplicate-fragments-postfix",
        "consolidate-duplicate-fragments-prefix",
        "consolidate-duplicate-fragments-try",
        "consolidate-duplicate-fragments-finally",
        "consolidate-conditional-or",
        "consolidate-conditional-strict-or",
        "consolidate-conditional-and",
        "extract-method",
        "decompose-conditional",
        "move-statements-to-callers",
        "replace-exception-with-test",
        "replace-exception-with-test-1",
        "replace-exception-with-test-overwrite",
        "replace-exception-with-test-rollback",
        "split-loop",
        "remove-control-flag",
    ] {
        proved(shipped(name));
    }
    // The second condition is that the handler completes normally, so that its other modes are idle.
    assert_eq!(decide(shipped("replace-exception-with-test-2"), &[]).answer, Answer::Proved);
}

/// Listings 6.2 (partial), 6.3 (abrupt completion) and 6.4 (total): loops that are equivalent to themselves.
#[test]
fn loops_with_strongest_invariants() {
    proved(include_str!("document/listing-6.2.toml"));
    proved(include_str!("document/listing-6.3.toml"));
    proved(include_str!("document/listing-6.4.toml"));
}

/// §6.3.1: without any disjointness or exclusion the statements do not slide.
#[test]
fn slide_statements_without_one_condition() {
    let text = shipped("slide-statements");
    let values = |name: &str| format!("{name}(\\value(footprint{}))", &name[name.len() - 1..]);
    for pair in [["frameA", "frameB"], ["frameA", "footprintB"], ["frameB", "footprintA"]] {
        refuted(text, &[&format!("\\disjoint({}, {})", pair[0], pair[1])]);
    }
    for pair in [["returnsA", "returnsB"], ["returnsA", "throwsExcB"], ["throwsExcA", "throwsExcB"], ["throwsExcA", "returnsB"]] {
        refuted(text, &[&format!("\\mutex({}, {})", values(pair[0]), values(pair[1]))]);
    }
}

/// §6.3.2: the prefix of a conditional, and the ends of try.
#[test]
fn consolidate_fragments_without_one_condition() {
    refuted(shipped("consolidate-duplicate-fragments-prefix"), &["\\disjoint(frameP, footprintE)"]);
    refuted(shipped("consolidate-duplicate-fragments-try"), &["P: exceptional_behavior requires false"]);
    for mode in ["Q1: return_behavior", "Q2: exceptional_behavior", "Q2: return_behavior"] {
        refuted(shipped("consolidate-duplicate-fragments-finally"), &[&format!("{mode} requires false")]);
    }
}

/// §6.3.3: `|` evaluates both operands, and a statement that goes on is executed twice.
#[test]
fn consolidate_conditional_without_one_condition() {
    // Line by line: the one `||` of the right program stands alone.
    let strict = shipped("consolidate-conditional-or")
        .replace("\n    ||\n", "\n    |\n")
        .replace("\n    || ", "\n    | ")
        .replace(") || (", ") | (");
    refuted(&strict, &[]);
    refuted(shipped("consolidate-conditional-or"), &["(\\forall any fp; (throwsExcP(fp) || returnsP(fp)))"]);
}

/// §6.3.4 and §6.3.6: methods that are extracted or inlined.
#[test]
fn methods_without_one_condition() {
    refuted(shipped("extract-method"), &["P: return_behavior requires false"]);
    refuted(shipped("extract-method"), &["P: exceptional_behavior ensures var == oldVar"]);
    refuted(shipped("move-statements-to-callers"), &["A: return_behavior requires false"]);
}

/// §6.3.7: the handler has to hide what was done before the exception.
#[test]
fn replace_exception_with_test_without_conditions() {
    let text = shipped("replace-exception-with-test-rollback");
    refuted(text, &["\\disjoint(footprintRollback, frameTry)"]);
    refuted(shipped("replace-exception-with-test-overwrite"), &["CatchProg: assignable \\hasTo(frameTry)"]);
}

/// §6.3.8, where the document is wrong: the second part must not end the loop.
#[test]
fn split_loop_with_a_part_that_ends_it() {
    for mode in ["break", "return", "exceptional"] {
        refuted(shipped("split-loop"), &[&format!("Q: {mode}_behavior requires false")]);
    }
}

/// §6.3.9: what follows the flag in the iteration has to be repeated before the break; Example 6.2 with an array of two elements.
#[test]
fn remove_control_flag_without_the_rest() {
    let text = shipped("remove-control-flag");
    let before_break = text.find("        break;").expect("the break");
    let repeated = text[..before_break].rfind("        /*@ assignable frameQ").expect("the copy");
    let forgotten = format!("{}{}", &text[..repeated], &text[before_break..]);
    refuted(&forgotten, &[]);
    let concrete = r"
variables = ['int a0', 'int a1', 'int needle', 'int i', 'boolean done']
relevant = ['i']
left = '''
i = 0; done = false;
while (!done && i < 2) {
    if ((i == 0 ? a0 : a1) == needle) { done = true; }
    i++;
}
i = i - 1;
'''
right = '''
i = 0;
while (i < 2) {
    if ((i == 0 ? a0 : a1) == needle) { break; }
    i++;
}
i = i - 1;
'''
";
    refuted(concrete, &[]);
}

#[test]
fn models_that_say_nothing() {
    let vacuous = |text: &str, words: &str| {
        let verdict = decide(text, &[]);
        assert!(verdict.vacuous.iter().any(|note| note.contains(words)), "{:?} {:?} {:?}", verdict.answer, verdict.reason, verdict.vacuous);
    };
    vacuous(&varied("slide-statements", "constraints = [", "constraints = ['false',"), "no instance");
    // An update that reads nothing leaves the same behind in every round.
    vacuous(include_str!("document/split-loop-printed.toml"), "iterates a loop twice");
    // S may not assign `i`, and ensures that it is larger.
    vacuous(include_str!("document/remove-control-flag-printed.toml"), "`S` never completes by break");
    // Conditions of two modes that overlap.
    let overlap =
        varied("slide-statements", "exceptional_behavior requires throwsExcA(\\value(footprintA))", "exceptional_behavior requires true")
            .replace("return_behavior requires returnsA(\\value(footprintA))", "return_behavior requires true");
    assert!(!decide(&overlap, &[]).vacuous.is_empty());
}

/// Proved by what the loops keep, and by nothing else.
#[track_caller]
fn proved_by_invariants(text: &str) {
    let verdict = decide_by_invariants(text);
    assert_eq!(verdict.answer, Answer::Proved, "{:?}", verdict.reason);
    assert_eq!(verdict.method.as_deref(), Some("loop invariants"));
}

fn decide_by_invariants(text: &str) -> Verdict {
    let mut subject = Subject::new(read("test.toml", text).expect("a model")).expect("a well-formed model");
    subject.use_invariants();
    subject.decide(&[]).expect("well-formed")
}

/// §6.2: strongest invariants determine the results. Without their uniqueness nothing is known.
#[test]
fn strongest_invariants() {
    for text in [include_str!("document/listing-6.2.toml"), include_str!("document/remove-control-flag-by-invariant.toml")] {
        proved_by_invariants(text);
        let weaker = text.lines().filter(|line| !line.trim_start().starts_with("'(\\exists any")).collect::<Vec<_>>().join("\n");
        assert_ne!(weaker.len(), text.trim_end().len());
        assert_ne!(decide_by_invariants(&weaker).answer, Answer::Proved);
    }
}

/// §6.3.9 by invariant: whatever leaves the loop has to keep it, and there are runs of several rounds.
#[test]
fn remove_control_flag_by_invariant() {
    let text = include_str!("document/remove-control-flag-by-invariant.toml");
    assert!(decide_by_invariants(text).vacuous.is_empty());
    for (part, weaker) in [
        ("ensures isDone(\\value(loopLocs)) && loopInv", "ensures loopInv"),
        ("(done <==> isDone(\\value(loopLocs))) && loopInv(\\value(loopLocs)) && decrExpr(\\value(loopLocs)) >= 0 &&", ""),
    ] {
        assert!(text.contains(part), "{part}");
        let answer = decide_by_invariants(&text.replace(part, weaker)).answer;
        assert_ne!(answer, Answer::Proved, "{part}");
    }
}

const QUIET: &str = "exceptional_behavior requires false; return_behavior requires false;";

/// `x = 1; S` leaves 1 in `x`: not if nothing is said, and only if S does not assign it (§4.1).
#[test]
fn what_a_statement_leaves_alone() {
    let model = |clauses: &str, constraints: &str| {
        format!(
            "variables = ['int x']\nlocation_sets = ['frameS']\nrelevant = ['x']\nconstraints = [{constraints}]\n\
             left = '''\nx = 1;\n/*@ {clauses} */\n\\abstract_statement S;\n'''\nright = '''\n/*@ {clauses} */\n\\abstract_statement S;\nx = 1;\n'''\n"
        )
    };
    refuted(&model("assignable \\everything;", ""), &[]);
    proved(&model(&format!("assignable \\nothing; accessible \\nothing; {QUIET}"), ""));
    proved(&model(&format!("assignable frameS; accessible \\nothing; {QUIET}"), "'\\disjoint(x, frameS)'"));
    refuted(&model(&format!("assignable frameS; accessible \\nothing; {QUIET}"), ""), &[]);
}

/// The second step of the chain of Remark 4.1: only what has to be written hides what was there.
#[test]
fn what_has_to_be_written() {
    let model = |has_to: &str| {
        let p =
            |name: &str| format!("/*@ assignable {}; accessible x, y; {QUIET} */\n\\abstract_statement P;\n", has_to.replace('L', name));
        format!(
            "variables = ['int x', 'int y', 'int tmp']\nrelevant = ['x', 'y']\nleft = '''\n{}x = tmp;\n'''\nright = '''\n{}'''\n",
            p("tmp"),
            p("x")
        )
    };
    proved(&model("\\hasTo(L)"));
    refuted(&model("L"), &[]);
}

/// Listings 4.2 to 4.4: a prefix with normal completion, with predicates for abrupt completion, and two statements.
#[test]
fn the_listings_of_chapter_4() {
    let part = |name: &str| format!("/*@ accessible footprint{name}; assignable frame{name}; {QUIET} */\n");
    let guard = "/*@ accessible footprintG; assignable frameG; exceptional_behavior requires false; */ \\abstract_expression boolean g";
    let text = format!(
        "location_sets = ['footprintG', 'frameG', 'footprintQ', 'frameQ']\n\
         constraints = ['\\disjoint(footprintG, frameQ)', '\\disjoint(footprintQ, frameG)', '\\disjoint(frameQ, frameG)']\n\
         left = '''\nif ({guard}) {{\n{q}\\abstract_statement Q;\n\\abstract_statement P1;\n}} else {{\n{q}\\abstract_statement Q;\n\\abstract_statement P2;\n}}\n'''\n\
         right = '''\n{q}\\abstract_statement Q;\nif ({guard}) {{\n\\abstract_statement P1;\n}} else {{\n\\abstract_statement P2;\n}}\n'''\n",
        q = part("Q"),
    );
    proved(&text);
    for dropped in ["\\disjoint(footprintG, frameQ)", "\\disjoint(footprintQ, frameG)", "\\disjoint(frameQ, frameG)"] {
        refuted(&text, &[dropped]);
    }
}

/// Exceptions belong to the state before: two executions that end alike need not have thrown the same (§4.3.2, corrected).
#[test]
fn exceptions_of_different_states() {
    let text = r"
variables = ['int x', 'Object a', 'Object b']
relevant = ['a', 'b']
left = '''
x = 1;
try {
    /*@ assignable x; accessible x; return_behavior requires false; exceptional_behavior requires true; ensures x == 0; */
    \abstract_statement P;
} catch (Throwable t) { a = t; }
x = 2;
try {
    /*@ assignable x; accessible x; return_behavior requires false; exceptional_behavior requires true; ensures x == 0; */
    \abstract_statement P;
} catch (Throwable t) { b = t; }
'''
right = '''
x = 1;
try {
    /*@ assignable x; accessible x; return_behavior requires false; exceptional_behavior requires true; ensures x == 0; */
    \abstract_statement P;
} catch (Throwable t) { a = t; }
b = a;
'''
";
    let verdict = decide(text, &[]);
    assert_ne!(verdict.answer, Answer::Proved, "{:?}", verdict.reason);
}

/// An element in a loop may leave it in every way, the invariant is owed only where the loop goes on, and what the loop forgets covers
/// everything that the element may write.
#[test]
fn elements_in_loops() {
    let model = |frame: &str, modes: &str, right: &str| {
        format!(
            "ints = 'math'\nvariables = ['int x', 'int n']\nrelevant = ['x']\nleft = '''\nx = 0;\n\
             /*@ loop_invariant x == 0 && n >= 0; decreases n; */\nwhile (n > 0) {{\nn = n - 1;\n/*@ assignable {frame}; accessible n; {modes} */\n\\abstract_statement P;\n}}\n'''\n\
             right = '''\n{right}\n'''\n"
        )
    };
    // It is not known to keep `x`.
    assert_ne!(decide(&model("\\everything", QUIET, "x = 0;").replace("x == 0 && n >= 0", "n >= 0"), &[]).answer, Answer::Proved);
    let others = "continue_behavior requires false; break_behavior requires n == 1;";
    let breaking = model("\\nothing", &format!("{QUIET} {others}"), "x = 0;");
    assert_ne!(decide(&breaking, &[]).answer, Answer::Refuted, "the break leaves the loop and x as it is");
    refuted(&model("x", &format!("{QUIET} {others}"), "x = 0;"), &[]);
    refuted(&model("\\nothing", "return_behavior requires false; exceptional_behavior requires n == 1;", "x = 0;"), &[]);
}

/// A program against itself is proved in time that does not grow faster than the square of its length.
#[test]
fn sequences_of_statements() {
    let statement = |i: usize| format!("/*@ assignable f{i}; accessible g{i}; */\n\\abstract_statement P{i};\n");
    let program = |n: usize| (0..n).map(statement).collect::<Vec<String>>().concat();
    for n in [1, 10, 30] {
        let sets: Vec<String> = (0..n).flat_map(|i| [format!("'f{i}'"), format!("'g{i}'")]).collect();
        let text = format!("location_sets = [{}]\nleft = '''\n{p}'''\nright = '''\n{p}'''\n", sets.join(", "), p = program(n));
        assert_eq!(decide(&text, &[]).answer, Answer::Proved);
    }
}
