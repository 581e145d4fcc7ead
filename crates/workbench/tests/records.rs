//! Dependencies of proofs are recorded: an edit that can change an answer changes its record, another one does not.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use workbench::{TaskRecord, VerifyOptions, verify};

const BANK: &str = "
interface Rate { /*@ ensures \\result >= 0 && \\result <= 5; @*/ /*@ pure @*/ int of(int x); }
class Low implements Rate { public int of(int x) { return 1; } }
class High implements Rate { public int of(int x) { return 5; } }

class Bank {
    int balance;
    int limit;
    //@ invariant balance >= 0;

    /*@ requires 0 <= x && x < 1000 && balance < 1000000;
      @ ensures balance == \\old(balance) + twice(x) - x; @*/
    void deposit(int x) { balance += half(x); balance += x - half(x); }

    /*@ ensures \\result == 2 * x; @*/
    /*@ spec_java_math pure @*/ static int twice(int x) { return x + x; }

    static int half(int x) { return x / 2; }

    /*@ ensures \\result >= 0 && \\result <= 5; @*/
    int fee(Rate r) { return r == null ? 0 : r.of(balance); }

    /*@ ensures \\result == 7; @*/
    static int other() { return 7; }

    //@ ensures \\result == limit;
    int limit() { return limit; }
}
";

/// The records of a text, by method; it stands in memory only.
fn records(text: &str) -> BTreeMap<String, TaskRecord> {
    let mut options = VerifyOptions { path: PathBuf::from("Bank.java"), ..VerifyOptions::default() };
    options.buffers.insert(Path::new("Bank.java"), text);
    options.jobs = 2;
    let verified = verify(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{problems:?}"));
    verified.records.into_iter().map(|record| (format!("{} {}", record.method, record.contract), record)).collect()
}

/// The tasks whose key or dependencies differ.
fn affected(from: &str, to: &str) -> Vec<String> {
    assert!(BANK.contains(from), "{from}");
    let (before, after) = (records(BANK), records(&BANK.replace(from, to)));
    let names: std::collections::BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let methods: std::collections::BTreeSet<String> = names
        .into_iter()
        .filter(|name| before.get(*name) != after.get(*name))
        .map(|name| name.split('(').next().unwrap_or_default().to_owned())
        .collect();
    methods.into_iter().collect()
}

#[test]
fn an_edit_affects_the_proofs_that_read_it() {
    assert_eq!(affected("return 7;", "int k = 7; return k;"), ["Bank.other"]);
    assert_eq!(affected("balance += x - half(x);", "balance += x;"), ["Bank.deposit"]);
    // A body that is run into.
    assert_eq!(affected("return x / 2;", "return x / 3;"), ["Bank.deposit"]);
    // A contract that stands for its method does not read the body of it.
    assert!(!affected("return limit;", "return this.limit;").contains(&"Bank.fee".to_owned()));
}

#[test]
fn a_further_class_affects_the_calls_it_may_receive() {
    let more = "class High implements Rate";
    let affected = affected(more, "class None implements Rate { public int of(int x) { return 0; } }\nclass High implements Rate");
    assert!(affected.contains(&"Bank.fee".to_owned()), "{affected:?}");
    assert!(!affected.contains(&"Bank.other".to_owned()), "{affected:?}");
}

#[test]
fn invariants_and_fields_are_read_where_they_are_relied_on() {
    let of_invariant = affected("invariant balance >= 0", "invariant balance >= -1");
    assert!(of_invariant.contains(&"Bank.deposit".to_owned()), "{of_invariant:?}");
    let of_field = affected("int limit;", "/*@ spec_public @*/ private int limit;");
    assert!(!of_field.contains(&"Bank.other".to_owned()), "{of_field:?}");
    let wider = affected("int limit;", "short limit;");
    assert!(wider.contains(&"Bank.limit".to_owned()), "{wider:?}");
    assert!(!wider.contains(&"Bank.other".to_owned()), "{wider:?}");
}

#[test]
fn a_record_is_the_same_every_time() {
    let (once, again) = (records(BANK), records(BANK));
    assert!(!once.is_empty());
    assert_eq!(once, again);
    // Nor does it matter what else was proved before on the same thread.
    let fewer = BANK.replace("/*@ ensures \\result == 7; @*/", "");
    let without = records(&fewer);
    for (name, record) in &without {
        assert_eq!(Some(record), once.get(name), "{name}");
    }
}

#[test]
fn layout_changes_no_record() {
    let laid_out = BANK.replace("; }", " ;\n    /* done */ }").replace("class Bank", "// the bank\nclass Bank");
    assert_ne!(laid_out, BANK);
    assert_eq!(records(BANK), records(&laid_out));
}
