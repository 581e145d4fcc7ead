//! Explanations of all JML constructs.

/// Names (the first is shown, the others are spellings of it), meaning, example.
macro_rules! entry {
    ($names:expr, $meaning:literal, $example:literal $(,)?) => {
        ($names, concat!($meaning, "\n\n", $example))
    };
}

const TABLE: &[(&[&str], &str)] = &[
    // Clauses of methods.
    entry!(
        &["requires", "pre", "requires_redundantly"],
        "What must hold when the method is called. The proof of the method assumes it; every caller has to establish it. Several clauses are joined by `&&`.",
        "//@ requires 0 <= i && i < a.length;",
    ),
    entry!(
        &["requires_free"],
        "A precondition that the proof of the method assumes and that no caller has to establish. Nothing checks it.",
        "//@ requires_free n < 1000;",
    ),
    entry!(
        &["ensures", "post", "ensures_redundantly"],
        "What holds when the method returns normally. `\\result` is the returned value, `\\old(e)` the value of `e` before the call. The method is proved to establish it; callers may rely on it.",
        "//@ ensures \\result >= 0 && count == \\old(count) + 1;",
    ),
    entry!(
        &["ensures_free"],
        "A postcondition that callers rely on and that is not proved of the method. Nothing checks it.",
        "//@ ensures_free \\result != 13;",
    ),
    entry!(
        &["signals", "exsures"],
        "What holds when the method throws an exception of the class. It says nothing about whether one is thrown; see `signals_only`.",
        "//@ signals (IllegalArgumentException e) x < 0;",
    ),
    entry!(
        &["signals_only"],
        "The only exceptions that may leave the method; `\\nothing` allows none. Subclasses are included.",
        "//@ signals_only ArithmeticException;",
    ),
    entry!(
        &["assignable", "modifies", "modifiable", "assigns", "assigning", "writes"],
        "The only locations that existed before and may be different afterwards: fields `o.f`, all fields `o.*`, array elements `a[i]`, `a[i..j]`, `a[*]`, sets of locations, `\\nothing`, `\\everything`. New objects may always be changed. Locals may be listed; they need not be.",
        "//@ assignable size, data[size];",
    ),
    entry!(
        &["accessible", "reads"],
        "The only locations that the result depends on. In a class: the locations that a model field or the invariant depends on.",
        "//@ accessible data[*];      //@ accessible \\inv: footprint;",
    ),
    entry!(&["diverges"], "When the method need not terminate. Without the clause it must.", "//@ diverges true;"),
    entry!(
        &["measured_by"],
        "A number (or several, compared in order) that is never negative and gets smaller with every recursive call: the reason why recursion ends.",
        "//@ measured_by n;",
    ),
    entry!(
        &["normal_behavior", "normal_behaviour"],
        "Begins a specification case in which the method returns: under its preconditions no exception is thrown.",
        "/*@ normal_behavior\n  @ requires d != 0;\n  @ ensures \\result == n / d;\n  @*/",
    ),
    entry!(
        &["exceptional_behavior", "exceptional_behaviour"],
        "Begins a specification case in which the method throws: under its preconditions it does not return.",
        "/*@ exceptional_behavior\n  @ requires d == 0;\n  @ signals_only ArithmeticException;\n  @*/",
    ),
    entry!(
        &["behavior", "behaviour"],
        "Begins a specification case that speaks of returning and throwing.",
        "/*@ behavior\n  @ ensures x > 0;\n  @ signals (Exception e) x == 0;\n  @*/",
    ),
    entry!(
        &["also"],
        "Separates specification cases; each holds by itself. At the beginning: the cases are added to those of the overridden methods.",
        "/*@ also\n  @ requires x > 0;\n  @ ensures \\result == x;\n  @*/",
    ),
    entry!(
        &["{|", "|}"],
        "Nested specification cases: each is a case of its own together with the clauses before the group.",
        "/*@ requires x >= 0;\n  @ {| requires y == 0; ensures \\result == 0;\n  @ also requires y > 0; ensures \\result > 0; |}\n  @*/",
    ),
    // Modifiers.
    entry!(
        &["pure"],
        "The method changes nothing that existed before, and so may be called in specifications. On a class: all its methods are pure.",
        "/*@ pure @*/ int size() { return size; }",
    ),
    entry!(&["strictly_pure"], "The method is pure and creates no objects either.", "int /*@ strictly_pure @*/ size() { return size; }"),
    entry!(
        &["helper"],
        "The method neither relies on the invariants of its object nor establishes them.",
        "private /*@ helper @*/ void grow() { … }",
    ),
    entry!(
        &["nullable"],
        "The variable, field or result may be `null`. Without it, references are not `null`.",
        "/*@ nullable @*/ Node next;"
    ),
    entry!(
        &["non_null"],
        "The variable, field or result is not `null`; for arrays, nor are the elements. This is the default.",
        "void add(/*@ non_null @*/ String name) { … }",
    ),
    entry!(
        &["nullable_by_default", "non_null_by_default"],
        "What references of the class are where nothing is said.",
        "/*@ nullable_by_default @*/ class List { … }",
    ),
    entry!(
        &["spec_public", "spec_protected"],
        "Specifications may mention the member as if it were public or protected. Visibility is not checked, so it changes nothing here.",
        "private /*@ spec_public @*/ int size;",
    ),
    entry!(
        &["low", "high"],
        "What an observer may know, for `espalier flow`: a parameter or field that is public (`low`) or secret (`high`). Proofs do not care.",
        "boolean login(/*@ high @*/ int password, /*@ low @*/ int guess) { … }",
    ),
    entry!(
        &["instance"],
        "In an interface: a ghost or model field of every object, not of the interface.",
        "//@ instance ghost int count;"
    ),
    entry!(
        &["spec_java_math", "spec_bigint_math", "spec_safe_math"],
        "How integers of specifications are computed: with wrap-around as in Java, or mathematically. Mathematically is the default.",
        "/*@ spec_java_math @*/ int hash() { … }",
    ),
    entry!(
        &["code_java_math", "code_bigint_math", "code_safe_math"],
        "How integers of code are computed. Accepted; the option of the command line decides.",
        "/*@ code_java_math @*/ int hash() { … }",
    ),
    entry!(
        &["skipesc", "skiprac"],
        "Asks other tools not to check the method. It is reported, so that nobody takes it for proved.",
        "//@ skipesc",
    ),
    entry!(
        &["no_state", "two_state"],
        "A model method that depends on no state, or on the states before and after (`\\old` is allowed in it).",
        "//@ model two_state boolean grew() { return n > \\old(n); }",
    ),
    // Clauses of classes.
    entry!(
        &["invariant"],
        "What holds of an object (or, `static`, of the class) before and after every call of a method that is no helper.",
        "//@ invariant 0 <= size && size <= data.length;",
    ),
    entry!(&["initially"], "What every constructor establishes.", "//@ initially size == 0;"),
    entry!(&["constraint"], "What every method keeps between the state before (`\\old`) and after.", "//@ constraint size >= \\old(size);"),
    entry!(
        &["represents"],
        "The value of a model field, or, with `\\such_that`, what holds of it. A `\\locset` may be given as a list of locations.",
        "//@ represents footprint = size, data, data[*];",
    ),
    entry!(
        &["\\such_that"],
        "In `represents`: what holds of a model field, where its value is not said. It is read, and a contract that needs the field is unsupported; write `represents f = e` instead.",
        "//@ represents root \\such_that root * root <= n;",
    ),
    entry!(&["axiom"], "Something taken for true without proof.", "//@ axiom (\\forall int x; f(x) >= 0);"),
    entry!(&["ghost"], "A field or variable for specifications only. `set` changes it; code does not see it.", "//@ ghost int steps = 0;"),
    entry!(
        &["model"],
        "A field defined by `represents`, or a method for specifications only; its body is one `return`.",
        "/*@ model boolean has(int i) { return 0 <= i && i < size; } @*/",
    ),
    // Loops and statements.
    entry!(
        &["loop_invariant", "loop_inv", "maintaining"],
        "What holds whenever the condition of the loop is about to be evaluated. With it, a loop is not unrolled: its body is proved to keep the invariant.",
        "//@ loop_invariant 0 <= i && i <= a.length;",
    ),
    entry!(
        &["loop_invariant_free"],
        "An invariant that is assumed at the start of every iteration and never proved.",
        "//@ loop_invariant_free i < 1000;",
    ),
    entry!(
        &["decreases", "decreasing", "loop_decreases"],
        "A number that is never negative while the loop runs and gets smaller with every iteration: the reason why it ends. Before a method: the same as `measured_by`.",
        "//@ decreases a.length - i;",
    ),
    entry!(
        &["loop_modifies", "loop_assigns", "loop_writes"],
        "The locations of the heap that the loop changes; `assignable` before a loop means the same. Locals that the body assigns are found without it.",
        "//@ loop_modifies sorted[*];",
    ),
    entry!(&["assert"], "Is proved where it stands, and known after it.", "//@ assert x > 0;"),
    entry!(&["assume"], "Is known after it, without proof. It is reported as an assumption.", "//@ assume x > 0;"),
    entry!(&["set"], "Changes a ghost variable or ghost field.", "//@ set steps = steps + 1;"),
    entry!(&["unreachable"], "Is proved never to be reached.", "//@ unreachable;"),
    entry!(
        &["merge_point", "merge_proc", "merge_params"],
        "Paths that arrive here are merged into one, by the procedure if one is named. Predicate abstraction keeps those of its predicates that hold on every path.",
        "//@ merge_point merge_proc \"MergeByPredicateAbstraction\" merge_params {conjunctive: (int x) -> {x >= 0, x <= n}};",
    ),
    entry!(
        &["break_behavior", "continue_behavior", "return_behavior"],
        "Begins a case of a block contract in which control leaves the block by `break`, `continue` or `return`.",
        "/*@ break_behavior (loop)\n  @ ensures found;\n  @*/",
    ),
    entry!(
        &["breaks", "continues", "returns"],
        "In a `behavior` case of a block contract: what holds when control leaves the block in this way.",
        "//@ returns \\result > 0;",
    ),
    // Expressions.
    entry!(&["\\result"], "The value that the method returns.", "//@ ensures \\result == x + 1;"),
    entry!(
        &["\\old", "\\pre"],
        "The value that the expression had before the method was called; with a label, at that label.",
        "//@ ensures n == \\old(n) + 1;",
    ),
    entry!(
        &["\\before"],
        "In the contract of a block: the value that the expression had before the block. `\\old` is the value before the method, there as elsewhere.",
        "//@ ensures n == \\before(n) + 1;",
    ),
    entry!(
        &["\\fresh"],
        "The objects, or the objects of all locations in a set, did not exist before the method. In a constructor `this` is one of them.",
        "//@ ensures \\fresh(\\result);",
    ),
    entry!(
        &["\\new_elems_fresh"],
        "Every location that is in the set now and was not before belongs to a new object.",
        "//@ ensures \\new_elems_fresh(footprint);",
    ),
    entry!(
        &["\\forall"],
        "For all values that satisfy the range, the body holds. The range may be left out.",
        "(\\forall int i; 0 <= i && i < n; a[i] > 0)",
    ),
    entry!(&["\\exists"], "For some value that satisfies the range, the body holds.", "(\\exists int i; 0 <= i && i < n; a[i] == x)"),
    entry!(&["\\sum"], "The sum of the body over the range, as a `\\bigint`.", "(\\sum int i; 0 <= i && i < n; a[i])"),
    entry!(&["\\product"], "The product of the body over the range, as a `\\bigint`.", "(\\product int i; 1 <= i && i <= n; i)"),
    entry!(&["\\num_of"], "How many values satisfy range and body.", "(\\num_of int i; 0 <= i && i < n; a[i] == x)"),
    entry!(
        &["\\min", "\\max"],
        "The least or greatest value of the body over the range. For two numbers, write `Math.min(x, y)`.",
        "(\\max int i; 0 <= i && i < n; a[i])",
    ),
    entry!(&["==>", "<=="], "Implication. `==>` binds weaker than `||` and to the right.", "x > 0 ==> \\result > 0"),
    entry!(&["<==>", "<=!=>"], "Equivalence and its negation, weaker than `==>`.", "\\result <==> x == y"),
    entry!(
        &["\\typeof", "\\type", "<:"],
        "The class of an object, a type as a value, and whether one is a subtype of the other.",
        "\\typeof(a) == \\type(int[])",
    ),
    entry!(&["\\nonnullelements"], "The array and all its elements are not `null`.", "//@ requires \\nonnullelements(names);"),
    entry!(&["\\invariant_for", "\\inv"], "The invariant of the object holds.", "//@ requires \\invariant_for(other);"),
    entry!(&["\\static_invariant_for"], "The static invariants of the class hold.", "//@ requires \\static_invariant_for(Counter);"),
    entry!(&["\\not_modified"], "The locations have the values they had before.", "//@ ensures \\not_modified(size, data[*]);"),
    entry!(
        &["o.*", "a[*]", "a[i..j]"],
        "Locations: all fields of an object, all elements of an array, and those from one index to another, both included.",
        "//@ assignable this.*, data[0..size - 1];",
    ),
    entry!(
        &["\\nothing", "\\strictly_nothing", "\\everything", "\\not_specified"],
        "No location; none, and no new objects either; all of them; as if the clause were not there.",
        "//@ assignable \\nothing;",
    ),
    entry!(
        &["\\locset", "\\singleton", "\\all_fields", "\\empty"],
        "Sets of locations; `\\locset` alone is their type.",
        "//@ ghost \\locset footprint = \\locset(size, data[*]);",
    ),
    entry!(
        &["\\union", "\\set_union", "\\intersect", "\\set_minus", "\\infinite_union"],
        "Operations on sets of locations.",
        "//@ represents footprint = \\union(this.*, next.footprint);",
    ),
    entry!(
        &["\\subset", "\\disjoint", "\\in_locset", "\\elem"],
        "Questions about sets of locations.",
        "//@ requires \\disjoint(a.footprint, b.footprint);",
    ),
    entry!(
        &[
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
        ],
        "Finite sequences: `s.length`, `(T) s[i]`, `\\seq_sub(s, from, to)` without `to`, `(\\seq_def int i; from; to; e)`.",
        "//@ invariant content == \\array2seq(data);",
    ),
    entry!(&["\\bigint"], "Integers without bounds. `int` and `long` convert to it; back with a cast.", "//@ ghost \\bigint total = 0;"),
    entry!(&["\\TYPE"], "The type of `\\typeof(o)` and `\\type(T)`.", "//@ ghost \\TYPE kind = \\type(String);"),
    entry!(&["\\lbl", "\\lblpos", "\\lblneg"], "The operand; the label is for people.", "(\\lbl positive x > 0)"),
];

/// What the construct means, and an example.
pub fn explain(clause: &str) -> Option<&'static str> {
    let wanted = clause.trim().trim_end_matches(';');
    let entry = TABLE.iter().find(|(names, _)| names.iter().any(|name| *name == wanted || name.strip_prefix('\\') == Some(wanted)));
    entry.map(|&(_, text)| text)
}

/// Everything that can be explained, every spelling.
pub fn explain_names() -> impl Iterator<Item = &'static str> {
    TABLE.iter().flat_map(|(names, _)| names.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::{explain, explain_names};
    use crate::jml::words;

    #[test]
    fn every_word_is_explained() {
        let java = ["public", "protected", "private", "static", "final", "abstract", "default", "synchronized"];
        let java = [&java[..], &["transient", "volatile", "strictfp", "native"]].concat();
        for word in words::starts().chain(words::BACKSLASH.iter().copied()) {
            assert!(java.contains(&word) || explain(word).is_some(), "{word} is not explained");
        }
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<&str> = explain_names().collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
