//! Preconditions are found: those of the document or weaker ones, for all refactorings of the catalogue, and in time.

use std::time::{Duration, Instant};

use relate::catalogue;
use relate::infer::Preconditions;
use relate::model::read;
use relate::verdict::Subject;

fn inferred(name: &str, text: &str) -> Preconditions {
    let model = read(name, text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    let mut subject = Subject::new(model).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    subject.infer(Instant::now() + Duration::from_mins(1)).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

fn found(name: &str) -> Preconditions {
    inferred(name, catalogue::text(name).expect("it is in the catalogue"))
}

/// Some set that was found consists of conditions that the document has, or that follow from one of them: it is not stronger.
#[track_caller]
fn is_rediscovered(found: &Preconditions, document: &[&str]) {
    let mut sets = found.sets.iter().chain(&found.disjunctions);
    let is_weaker = sets.any(|set| set.iter().all(|condition| document.contains(&condition.as_str())));
    assert!(is_weaker, "{:#?}\nor {:#?}", &found.sets[..found.sets.len().min(12)], &found.disjunctions[..found.disjunctions.len().min(12)]);
}

#[test]
fn every_model_without_loops_is_searched_in_time() {
    let has_loop = |name: &str| catalogue::text(name).is_some_and(|text| text.contains("while ("));
    let mut n_searched = 0;
    for name in catalogue::names().into_iter().filter(|name| !has_loop(name)) {
        let start = Instant::now();
        let found = found(name);
        let time = start.elapsed();
        println!("{name}: {time:?}, {} sets of {} candidates", found.n_minimal, found.n_candidates);
        assert!(found.is_complete && found.n_candidates > 0, "{name}: {:?}", found.reason);
        assert!(time < Duration::from_secs(10), "{name}: {time:?}");
        n_searched += 1;
    }
    assert!(n_searched >= 25, "{n_searched}");
}

#[test]
fn slide_statements() {
    is_rediscovered(
        &found("slide-statements"),
        &[
            "\\disjoint(frameA, frameB)",
            "\\disjoint(frameA, footprintB)",
            "\\disjoint(frameB, footprintA)",
            "(A throws an exception) and (B throws an exception) exclude each other",
            "(A throws an exception) and (B returns) exclude each other",
            "(A returns) and (B throws an exception) exclude each other",
            "(A returns) and (B returns) exclude each other",
            "(A throws an exception) ==> \\disjoint(frameB, relevant)",
            "(A returns) ==> \\disjoint(frameB, relevant)",
            "(B throws an exception) ==> \\disjoint(frameA, relevant)",
            "(B returns) ==> \\disjoint(frameA, relevant)",
        ],
    );
}

#[test]
fn consolidate_duplicate_conditional_fragments() {
    is_rediscovered(&found("consolidate-duplicate-fragments-postfix"), &[]);
    is_rediscovered(
        &found("consolidate-duplicate-fragments-prefix"),
        &[
            "\\disjoint(frameE, footprintP)",
            "\\disjoint(frameP, footprintE)",
            "\\disjoint(frameE, frameP)",
            "(P throws an exception) and (e throws an exception) exclude each other",
            "(P returns) and (e throws an exception) exclude each other",
            // The document has both sets irrelevant in any case.
            "(e throws an exception) ==> \\disjoint(frameP, relevant)",
            "(P throws an exception) ==> \\disjoint(frameE, relevant)",
            "(P returns) ==> \\disjoint(frameE, relevant)",
        ],
    );
    is_rediscovered(&found("consolidate-duplicate-fragments-try"), &["P never throws an exception"]);
}

/// The document forgets that the handler must neither throw nor return.
#[test]
fn the_handler_before_a_new_finally() {
    let found = found("consolidate-duplicate-fragments-finally");
    let document = ["P never throws an exception", "Q1 never returns"];
    assert!(!found.sets.iter().any(|set| set.iter().all(|condition| document.contains(&condition.as_str()))));
    is_rediscovered(
        &found,
        &[
            "P never throws an exception",
            "Q1 never returns",
            "Q2 never throws an exception",
            "Q2 never returns",
            "(P returns) and (Q1 returns) exclude each other",
            "(P returns) and (Q2 returns) exclude each other",
            "(P returns) and (Q2 throws an exception) exclude each other",
            "(Q1 throws an exception) and (Q2 throws an exception) exclude each other",
            "(Q1 throws an exception) and (Q2 returns) exclude each other",
            "(Q1 returns) ==> \\disjoint(frameP, relevant)",
        ],
    );
}

#[test]
fn consolidate_conditional_expression() {
    is_rediscovered(&found("consolidate-conditional-or"), &["P always completes abruptly"]);
    is_rediscovered(&found("consolidate-conditional-and"), &[]);
    is_rediscovered(
        &found("consolidate-conditional-strict-or"),
        &[
            "P always completes abruptly",
            // The document excludes exceptions of the second operand.
            "(P throws an exception) and (e2 throws an exception) exclude each other",
            "(P returns) and (e2 throws an exception) exclude each other",
        ],
    );
}

#[test]
fn extract_method_and_decompose_conditional() {
    let unchanged = ["P never returns", "\\disjoint(frameP, var)", "(P throws an exception) ==> var is unchanged"];
    is_rediscovered(&found("extract-method"), &unchanged);
    is_rediscovered(
        &found("decompose-conditional"),
        &[
            "P never returns",
            "Q never returns",
            "\\disjoint(frameP, var1)",
            "\\disjoint(frameQ, var2)",
            "(P throws an exception) ==> var1 is unchanged",
            "(Q throws an exception) ==> var2 is unchanged",
        ],
    );
}

#[test]
fn move_statements_to_callers() {
    is_rediscovered(&found("move-statements-to-callers"), &["A never returns"]);
}

#[test]
fn replace_exception_with_test() {
    is_rediscovered(
        &found("replace-exception-with-test-1"),
        &["e never throws an exception", "\\disjoint(frameTry, relevant)", "\\disjoint(frameTry, footprintCatch)"],
    );
    is_rediscovered(
        &found("replace-exception-with-test-2"),
        &[
            "e never throws an exception",
            "\\disjoint(frameTry, relevant)",
            "\\disjoint(frameCatch, relevant)",
            // The document has each of these in any case.
            "(CatchProg throws an exception) and (TryStmt throws an exception) exclude each other",
            "(CatchProg returns) and (TryStmt throws an exception) exclude each other",
            "(TryStmt throws an exception) ==> \\disjoint(frameCatch, relevant)",
        ],
    );
    is_rediscovered(
        &found("replace-exception-with-test-overwrite"),
        &["e never throws an exception", "\\disjoint(frameTry, footprintCatch)"],
    );
    is_rediscovered(
        &found("replace-exception-with-test-rollback"),
        &["e never throws an exception", "\\disjoint(frameTry, footprintRollback)"],
    );
}

/// Conditions 1 and 2 of the document in one formula with a disjunction (Fig. E.7).
#[test]
fn one_condition_or_another() {
    let found = found("replace-exception-with-test");
    let has_both = |set: &&Vec<String>| {
        set.iter().any(|condition| {
            condition.contains("(\\disjoint(frameTry, footprintCatch)) ||")
                || condition.contains("|| (\\disjoint(frameTry, footprintCatch))")
        })
    };
    assert!(found.disjunctions.iter().any(|set| has_both(&set)), "{:#?}", found.disjunctions);
}

/// A guard of which the model says nothing is tied to the exception, and a handler has to overwrite: neither is in the model (Figs. E.7 and E.8).
#[test]
fn guards_and_rollbacks_that_nobody_described() {
    let shape = |frame: &str| {
        format!(
            r"
location_sets = ['frameTry', 'footprintTry', 'footprintCatch']
left = '''
try {{
    /*@ assignable frameTry; accessible footprintTry; return_behavior requires false; */
    \abstract_statement TryStmt;
}} catch (Throwable t) {{
    /*@ assignable {frame}; accessible footprintCatch; return_behavior requires false; */
    \abstract_statement CatchProg;
}}
'''
right = '''
if (
    /*@ assignable \nothing; accessible footprintTry; */
    \abstract_expression boolean e
) {{
    /*@ assignable frameTry; accessible footprintTry; return_behavior requires false; */
    \abstract_statement TryStmt;
}} else {{
    /*@ assignable {frame}; accessible footprintCatch; return_behavior requires false; */
    \abstract_statement CatchProg;
}}
'''
"
        )
    };
    let found = inferred("shape.toml", &shape("frameTry"));
    assert!(found.is_complete);
    is_rediscovered(
        &found,
        &[
            "e never throws an exception",
            "e <==> !(TryStmt throws an exception)",
            "CatchProg always writes frameTry",
            "\\disjoint(frameTry, footprintCatch)",
        ],
    );
}

/// The second part must not end the loop, which the document allows.
#[test]
fn split_loop() {
    let found = found("split-loop");
    let modes = |name: &str| ["throws an exception", "returns", "breaks"].map(|verb| format!("{name} never {verb}"));
    let ends_the_loop = [modes("P"), modes("Q")].concat();
    let shape: Vec<String> = ["Init", "Update"]
        .iter()
        .flat_map(|name| ["throws an exception", "returns", "breaks", "continues"].map(|verb| format!("{name} never {verb}")))
        .collect();
    let mut document: Vec<&str> = vec![
        "g never throws an exception",
        "P never continues",
        "\\disjoint(frameP, footprintG)",
        "\\disjoint(footprintG, frameQ)",
        "\\disjoint(frameQ, footprintG)",
        "\\disjoint(frameP, frameQ)",
        "\\disjoint(frameP, footprintQ)",
        "\\disjoint(frameQ, footprintP)",
    ];
    document.extend(ends_the_loop.iter().chain(&shape).map(String::as_str));
    is_rediscovered(&found, &document);
    // The conditions of the document are not enough.
    let theirs: Vec<&str> = document.iter().copied().filter(|condition| !condition.starts_with("Q never")).collect();
    assert!(!found.sets.iter().any(|set| set.iter().all(|condition| theirs.contains(&condition.as_str()))));
}

#[test]
fn remove_control_flag() {
    let found = found("remove-control-flag");
    let done = ["frameC", "frameP", "frameQ"].map(|set| format!("\\disjoint({set}, done)"));
    let others = ["footprintG", "footprintC", "footprintP", "footprintQ", "relevant"].map(|set| format!("\\disjoint(done, {set})"));
    let mut document: Vec<&str> = vec!["Q never continues", "g never throws an exception"];
    document.extend(done.iter().chain(&others).map(String::as_str));
    is_rediscovered(&found, &document);
}
