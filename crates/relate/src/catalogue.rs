//! The refactorings that come with the tool: models with the variations of them that are not safe.

use crate::model::{Fault, Model, Text, read};

const SHIPPED: &[(&str, &str)] = &[
    ("common-subexpression-elimination", include_str!("../../../refactorings/common-subexpression-elimination.toml")),
    ("consolidate-conditional-and", include_str!("../../../refactorings/consolidate-conditional-and.toml")),
    ("consolidate-conditional-or", include_str!("../../../refactorings/consolidate-conditional-or.toml")),
    ("consolidate-conditional-strict-or", include_str!("../../../refactorings/consolidate-conditional-strict-or.toml")),
    ("consolidate-duplicate-fragments-finally", include_str!("../../../refactorings/consolidate-duplicate-fragments-finally.toml")),
    ("consolidate-duplicate-fragments-postfix", include_str!("../../../refactorings/consolidate-duplicate-fragments-postfix.toml")),
    ("consolidate-duplicate-fragments-prefix", include_str!("../../../refactorings/consolidate-duplicate-fragments-prefix.toml")),
    ("consolidate-duplicate-fragments-try", include_str!("../../../refactorings/consolidate-duplicate-fragments-try.toml")),
    ("decompose-conditional", include_str!("../../../refactorings/decompose-conditional.toml")),
    ("extract-method", include_str!("../../../refactorings/extract-method.toml")),
    ("extract-variable", include_str!("../../../refactorings/extract-variable.toml")),
    ("hoist-invariant-statement", include_str!("../../../refactorings/hoist-invariant-statement.toml")),
    ("invert-conditional", include_str!("../../../refactorings/invert-conditional.toml")),
    ("loop-peeling", include_str!("../../../refactorings/loop-peeling.toml")),
    ("loop-to-do-while", include_str!("../../../refactorings/loop-to-do-while.toml")),
    ("loop-unrolling", include_str!("../../../refactorings/loop-unrolling.toml")),
    ("loop-unswitching", include_str!("../../../refactorings/loop-unswitching.toml")),
    ("move-statements-to-callers", include_str!("../../../refactorings/move-statements-to-callers.toml")),
    ("remove-control-flag", include_str!("../../../refactorings/remove-control-flag.toml")),
    ("remove-dead-code", include_str!("../../../refactorings/remove-dead-code.toml")),
    ("remove-dead-store", include_str!("../../../refactorings/remove-dead-store.toml")),
    ("replace-exception-with-test", include_str!("../../../refactorings/replace-exception-with-test.toml")),
    ("replace-exception-with-test-1", include_str!("../../../refactorings/replace-exception-with-test-1.toml")),
    ("replace-exception-with-test-2", include_str!("../../../refactorings/replace-exception-with-test-2.toml")),
    ("replace-exception-with-test-overwrite", include_str!("../../../refactorings/replace-exception-with-test-overwrite.toml")),
    ("replace-exception-with-test-rollback", include_str!("../../../refactorings/replace-exception-with-test-rollback.toml")),
    (
        "replace-nested-conditional-with-guard-clauses",
        include_str!("../../../refactorings/replace-nested-conditional-with-guard-clauses.toml"),
    ),
    ("replace-temp-with-query", include_str!("../../../refactorings/replace-temp-with-query.toml")),
    ("separate-query-from-modifier", include_str!("../../../refactorings/separate-query-from-modifier.toml")),
    ("slide-statements", include_str!("../../../refactorings/slide-statements.toml")),
    ("slide-statements-relaxed", include_str!("../../../refactorings/slide-statements-relaxed.toml")),
    ("split-conditional", include_str!("../../../refactorings/split-conditional.toml")),
    ("split-loop", include_str!("../../../refactorings/split-loop.toml")),
    ("try-finally-to-explicit-cleanup", include_str!("../../../refactorings/try-finally-to-explicit-cleanup.toml")),
];

/// The names of all refactorings, in order.
pub fn names() -> Vec<&'static str> {
    SHIPPED.iter().map(|(name, _)| *name).collect()
}

/// The text of a refactoring by its name.
pub fn text(name: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// A refactoring by its name.
pub fn find(name: &str) -> Option<Result<Model, Vec<Fault>>> {
    text(name).map(|text| read(&format!("{name}.toml"), text))
}

/// A model with the replacements of a variation.
pub fn varied(model: &Model, replace: &[(String, String)]) -> Model {
    let mut varied = model.clone();
    let change = |text: &mut Text| {
        for (from, to) in replace {
            if text.text.contains(from.as_str()) {
                text.text = text.text.replace(from.as_str(), to);
            }
        }
    };
    varied.programs.iter_mut().for_each(change);
    change(&mut varied.context);
    varied.constraints.iter_mut().for_each(change);
    varied
}
