//! The words of JML: which clause, modifier or statement each of them is.

use crate::resolve::near;
use crate::spec::{Behavior, Quantifier};

/// What a word at the start of a clause of a method, loop or block means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClauseWord {
    Requires,
    Ensures,
    Diverges,
    LoopInvariant,
    Signals,
    SignalsOnly,
    Assignable,
    Accessible,
    Measure,
    Exit(Behavior),
}

const CLAUSES: &[(&str, ClauseWord)] = &[
    ("requires", ClauseWord::Requires),
    ("pre", ClauseWord::Requires),
    ("ensures", ClauseWord::Ensures),
    ("post", ClauseWord::Ensures),
    ("diverges", ClauseWord::Diverges),
    ("loop_invariant", ClauseWord::LoopInvariant),
    ("loop_inv", ClauseWord::LoopInvariant),
    ("maintaining", ClauseWord::LoopInvariant),
    ("signals", ClauseWord::Signals),
    ("exsures", ClauseWord::Signals),
    ("signals_only", ClauseWord::SignalsOnly),
    ("assignable", ClauseWord::Assignable),
    ("modifies", ClauseWord::Assignable),
    ("modifiable", ClauseWord::Assignable),
    ("assigns", ClauseWord::Assignable),
    ("assigning", ClauseWord::Assignable),
    ("writes", ClauseWord::Assignable),
    ("loop_modifies", ClauseWord::Assignable),
    ("loop_assigns", ClauseWord::Assignable),
    ("loop_writes", ClauseWord::Assignable),
    ("accessible", ClauseWord::Accessible),
    ("reads", ClauseWord::Accessible),
    ("measured_by", ClauseWord::Measure),
    ("decreases", ClauseWord::Measure),
    ("decreasing", ClauseWord::Measure),
    ("loop_decreases", ClauseWord::Measure),
    ("breaks", ClauseWord::Exit(Behavior::Break)),
    ("continues", ClauseWord::Exit(Behavior::Continue)),
    ("returns", ClauseWord::Exit(Behavior::Return)),
];

/// The meaning of a clause's keyword, and whether the clause is assumed without proof.
pub(crate) fn clause(word: &str) -> Option<(ClauseWord, bool)> {
    let (stem, is_free) = match word.strip_suffix("_free") {
        Some(stem) => (stem, true),
        None => (word.strip_suffix("_redundantly").unwrap_or(word), false),
    };
    CLAUSES.iter().find(|(w, _)| *w == stem).map(|&(_, clause)| (clause, is_free))
}

const BEHAVIORS: &[(&str, Behavior)] = &[
    ("behavior", Behavior::Behavior),
    ("normal_behavior", Behavior::Normal),
    ("exceptional_behavior", Behavior::Exceptional),
    ("break_behavior", Behavior::Break),
    ("continue_behavior", Behavior::Continue),
    ("return_behavior", Behavior::Return),
];

pub(crate) fn behavior(word: &str) -> Option<Behavior> {
    let american = word.replace("behaviour", "behavior");
    BEHAVIORS.iter().find(|(w, _)| *w == american).map(|&(_, behavior)| behavior)
}

/// Words that change what a declaration means.
const MODIFIERS: &[&str] = &[
    "public",
    "protected",
    "private",
    "static",
    "final",
    "abstract",
    "default",
    "synchronized",
    "transient",
    "volatile",
    "strictfp",
    "native",
    "non_null",
    "nullable",
    "nullable_by_default",
    "non_null_by_default",
    "pure",
    "strictly_pure",
    "helper",
    "spec_public",
    "spec_protected",
    "model",
    "ghost",
    "instance",
    "no_state",
    "two_state",
    "spec_java_math",
    "spec_bigint_math",
    "spec_safe_math",
    "code_java_math",
    "code_bigint_math",
    "code_safe_math",
    "skipesc",
    "skiprac",
];

/// What an observer may know. These are names like any other except where nothing but modifiers can stand.
pub(crate) fn level(word: &str) -> Option<&'static str> {
    ["low", "high"].into_iter().find(|level| *level == word)
}

pub(crate) fn modifier(word: &str) -> Option<&'static str> {
    MODIFIERS.iter().copied().find(|m| *m == word)
}

pub(crate) fn is_visibility(word: &str) -> bool {
    matches!(word, "public" | "protected" | "private")
}

pub(crate) const CLASS_CLAUSES: &[&str] = &["invariant", "initially", "constraint", "represents", "axiom"];
pub(crate) const STATEMENTS: &[&str] = &["set", "assert", "assume", "unreachable", "merge_point"];

/// JML, but not understood here: said so, and never ignored.
const UNSUPPORTED: &[&str] = &[
    "old",
    "forall",
    "implies_that",
    "for_example",
    "model_program",
    "choose",
    "choose_if",
    "extract",
    "code",
    "when",
    "captures",
    "callable",
    "duration",
    "working_space",
    "in",
    "maps",
    "monitors_for",
    "readable",
    "writable",
    "hence_by",
    "refining",
    "debug",
    "determines",
    "loop_determines",
    "separates",
    "loop_separates",
    "loop_contract",
    "import",
    "class",
    "uninitialized",
    "peer",
    "rep",
    "readonly",
    "query",
    "secret",
    "show",
    "check",
    "havoc",
    "halt",
    "begin",
    "end",
];

pub(crate) fn is_unsupported(word: &str) -> bool {
    let stem = word.strip_suffix("_redundantly").unwrap_or(word);
    UNSUPPORTED.contains(&stem)
}

/// True if a clause, statement or declaration may begin with the word: a place to go on after an error.
pub(crate) fn is_start(word: &str) -> bool {
    clause(word).is_some()
        || behavior(word).is_some()
        || modifier(word).is_some()
        || CLASS_CLAUSES.contains(&word)
        || STATEMENTS.contains(&word)
        || word == "also"
}

/// Everything that may begin a clause, for suggestions.
/// Of the words above, those that stand in classes.
const UNSUPPORTED_IN_CLASSES: &[&str] = &["in", "maps", "monitors_for", "readable", "writable", "import", "class", "uninitialized"];

/// True if a word that begins nothing known was meant to begin a clause of a method: then the class is as it was meant to be.
pub(crate) fn is_meant_for_member(word: &str) -> bool {
    if is_unsupported(word) {
        return !UNSUPPORTED_IN_CLASSES.contains(&word);
    }
    let of_methods = CLAUSES.iter().map(|&(word, _)| word).chain(BEHAVIORS.iter().map(|&(word, _)| word));
    near::suggestion(word, of_methods).is_some() && near::suggestion(word, CLASS_CLAUSES.iter().copied()).is_none()
}

pub(crate) fn starts() -> impl Iterator<Item = &'static str> {
    let clauses = CLAUSES.iter().map(|&(word, _)| word);
    let behaviors = BEHAVIORS.iter().map(|&(word, _)| word);
    clauses
        .chain(behaviors)
        .chain(MODIFIERS.iter().copied())
        .chain(CLASS_CLAUSES.iter().copied())
        .chain(STATEMENTS.iter().copied())
        .chain(["also", "requires_free", "ensures_free", "loop_invariant_free"])
}

pub(crate) fn quantifier(word: &str) -> Option<Quantifier> {
    Some(match word {
        "\\forall" => Quantifier::Forall,
        "\\exists" => Quantifier::Exists,
        "\\sum" => Quantifier::Sum,
        "\\product" => Quantifier::Product,
        "\\num_of" => Quantifier::NumOf,
        "\\min" => Quantifier::Min,
        "\\max" => Quantifier::Max,
        _ => return None,
    })
}

/// What may stand in an expression after a backslash, for suggestions.
pub(crate) const BACKSLASH: &[&str] = &[
    "\\result",
    "\\old",
    "\\pre",
    "\\before",
    "\\fresh",
    "\\new_elems_fresh",
    "\\forall",
    "\\exists",
    "\\sum",
    "\\product",
    "\\num_of",
    "\\min",
    "\\max",
    "\\typeof",
    "\\type",
    "\\nonnullelements",
    "\\invariant_for",
    "\\static_invariant_for",
    "\\inv",
    "\\not_modified",
    "\\everything",
    "\\nothing",
    "\\strictly_nothing",
    "\\not_specified",
    "\\empty",
    "\\locset",
    "\\singleton",
    "\\union",
    "\\set_union",
    "\\intersect",
    "\\set_minus",
    "\\subset",
    "\\disjoint",
    "\\infinite_union",
    "\\all_fields",
    "\\in_locset",
    "\\elem",
    "\\seq",
    "\\seq_empty",
    "\\seq_singleton",
    "\\seq_concat",
    "\\seq_sub",
    "\\seq_reverse",
    "\\seq_def",
    "\\seq_length",
    "\\seq_get",
    "\\indexOf",
    "\\contains",
    "\\array2seq",
    "\\bigint",
    "\\TYPE",
    "\\lbl",
    "\\lblpos",
    "\\lblneg",
    "\\such_that",
];
