//! Programs as they stand in the literature on JML.

mod front;
mod jml_front;

use jml_front::{members, specs};

#[test]
fn average() {
    let mut specs = members(
        r"/*@ normal_behavior
          @ requires array != null && array.length > 0;
          @ ensures \result == (\sum int i; 0 <= i && i < array.length; array[i]) / array.length;
          @*/
        public static /*@ pure @*/ int average(int[] array) {
            int sum = 0;
            /*@ loop_invariant 0 <= i && i <= array.length;
              @ loop_invariant sum == (\sum int j; 0 <= j && j < i; array[j]);
              @ decreasing array.length - i;
              @ assignable sum, i;
              @*/
            for (int i = 0; i < array.length; i++) { sum += array[i]; }
            return sum / array.length;
        }",
    );
    assert_eq!(
        specs.method("average"),
        r"pure
Normal
  requires ((array != null) && (array.length > 0))
  ensures (<int->\bigint>(\result) == ((\sum int i; ((0 <= i) && (i < array.length)); array[i]) / <int->\bigint>(array.length)))
"
    );
    assert_eq!(
        specs.body("average"),
        r"int sum = 0
loop_invariant ((0 <= i) && (i <= array.length))
loop_invariant (<int->\bigint>(sum) == (\sum int j; ((0 <= j) && (j < i)); array[j]))
decreases (array.length - i)
loop_modifies local sum, local i
for
  int i = 0
while (i < array.length) update
  i++
do
  block
    sum +=:int array[i]
return (sum / array.length)
"
    );
    specs.assert_clean();
}

#[test]
fn linear_search() {
    let mut specs = members(
        r"/*@ public normal_behavior
          @ ensures \result == -1 || 0 <= \result < a.length && a[\result] == x;
          @ ensures (\exists int i; 0 <= i && i < a.length; a[i] == x) ==> \result >= 0;
          @ ensures (\forall int i; 0 <= i && i < a.length; a[i] != x) <==> \result == -1;
          @ assignable \strictly_nothing;
          @*/
        int search(int[] a, int x) {
            int i = 0;
            //@ maintaining 0 <= i && i <= a.length;
            //@ loop_inv (\forall int k; 0 <= k && k < i; a[k] != x);
            //@ loop_invariant_free true;
            //@ loop_modifies \nothing;
            //@ decreases a.length - i;
            outer: while (i < a.length) { if (a[i] == x) return i; i++; }
            //@ assert i == a.length;
            return -1;
        }",
    );
    assert_eq!(
        specs.method("search"),
        r"Normal
  ensures ((\result == -1) || (((0 <= \result) && (\result < a.length)) && (a[\result] == x)))
  ensures ((\exists int i; ((0 <= i) && (i < a.length)); (a[i] == x)) ==> (\result >= 0))
  ensures ((\forall int i; ((0 <= i) && (i < a.length)); (a[i] != x)) <==> (\result == -1))
  assignable \strictly_nothing
"
    );
    let body = specs.body("search");
    assert!(body.contains("loop_invariant (\\forall int k; ((0 <= k) && (k < i)); (a[k] != x))\n"), "{body}");
    assert!(body.contains("loop_invariant_free true\n") && body.contains("loop_modifies \\nothing\n"), "{body}");
    assert!(body.contains("spec assert (i == a.length)\n"), "{body}");
    specs.assert_clean();
}

const CALENDAR: &str = r"
public class Calendar {
    private /*@ spec_public @*/ Entry[] entries = new Entry[8];
    private /*@ spec_public @*/ int entrySize = 0;
    /*@ public invariant entries != null && entries.length > 0;
      @ public invariant 0 <= entrySize && entrySize <= entries.length;
      @*/
    /*@ normal_behavior
      @ requires \invariant_for(entry);
      @ ensures entrySize == \old(entrySize) + 1;
      @ ensures entries[entrySize - 1] == entry;
      @ assignable entries, entries[entrySize], entrySize;
      @*/
    public void addEntry(/*@ non_null @*/ Entry entry) {
        if (entrySize == entries.length) {
            Entry[] newEntries = new Entry[entries.length * 2];
            /*@ loop_invariant i >= 0 && i <= entries.length;
              @ loop_invariant (\forall int j; 0 <= j && j < i; newEntries[j] == entries[j]);
              @ decreasing entries.length - i;
              @ assignable newEntries[*], i;
              @*/
            for (int i = 0; i < entries.length; i++) { newEntries[i] = entries[i]; }
            entries = newEntries;
        }
        entries[entrySize] = entry;
        entrySize++;
    }
    public static class Entry { }
}
";

#[test]
fn calendar() {
    let mut specs = specs(CALENDAR);
    assert_eq!(
        specs.method("addEntry"),
        r"param 0 NonNull
Normal
  requires \invariant_for(entry)
  ensures (this.entrySize == (\old(this.entrySize) + 1))
  ensures (this.entries[(this.entrySize - 1)] == entry)
  assignable this.entries, this.entries[this.entrySize], this.entrySize
"
    );
    assert!(specs.body("addEntry").contains("loop_modifies newEntries[*], local i\n"));
    specs.assert_clean();
}

const ARRAY_UTIL: &str = r"
public class ArrayUtil {
    /*@ normal_behavior
      @ ensures \result == -1 || 0 <= \result && \result < array.length;
      @*/
    public static int /*@ strictly_pure @*/ indexOf(Object[] array, Filter filter) {
        int index = -1;
        int i = 0;
        /*@ loop_invariant i >= 0 && i <= array.length;
          @ decreasing array.length - i;
          @ assignable \strictly_nothing;
          @*/
        while (index < 0 && i < array.length) {
            if (filter.accept(array[i])) { index = i; } else { i++; }
        }
        return index;
    }
    public static interface Filter {
        /*@ normal_behavior
          @ requires true;
          @ ensures true;
          @*/
        public boolean /*@ strictly_pure @*/ accept(/*@ nullable @*/ Object object);
    }
}
";

#[test]
fn modifiers_after_the_type() {
    let mut specs = specs(ARRAY_UTIL);
    assert_eq!(
        specs.method("indexOf"),
        "strictly_pure\nNormal\n  ensures ((\\result == -1) || ((0 <= \\result) && (\\result < array.length)))\n"
    );
    assert_eq!(specs.method("accept"), "strictly_pure, param 0 Nullable\nNormal\n  requires true\n  ensures true\n");
    specs.assert_clean();
}

#[test]
fn exceptions() {
    let mut specs = members(
        r"/*@ public exceptional_behavior
          @ requires d == 0;
          @ signals (ArithmeticException) true;
          @ signals_only ArithmeticException;
          @ also
          @ public normal_behavior
          @ requires d != 0;
          @ ensures \result == n / d;
          @ also public behaviour
          @ exsures (RuntimeException e) e.getMessage() == null && d == \old(d);
          @ signals (Exception e);
          @ signals_only \nothing;
          @ diverges false;
          @ measured_by n, d;
          @*/
        static int div(int n, int d) { return n / d; }",
    );
    assert_eq!(
        specs.method("div"),
        r"Exceptional
  requires (d == 0)
  signals (ArithmeticException) true
  signals_only ArithmeticException
Normal
  requires (d != 0)
  ensures (\result == (n / d))
Behavior
  measured_by n
  measured_by d
  signals (RuntimeException e) ((e.{Throwable.getMessage()}() == null) && (d == \old(d)))
  signals (Exception e) true
  signals_only 
  diverges false
"
    );
    specs.assert_clean();
}

const OBSERVABLE: &str = r"
public class ObservableArray {
    private final /*@ nullable @*/ Object[] array;
    private /*@ nullable @*/ ArrayListener[] arrayListeners;
    /*@ normal_behavior
      @ requires array != null;
      @ ensures this.array == array;
      @*/
    public /*@ pure @*/ ObservableArray(/*@ nullable @*/ Object[] array) { this.array = array; }
    private /*@ helper @*/ void fire(/*@ nullable */ Object e) { if (arrayListeners != null) { } }
    public static interface ArrayListener { void elementChanged(Object event); }
}
";

#[test]
fn helpers() {
    let mut specs = specs(OBSERVABLE);
    assert_eq!(specs.method("fire"), "helper, param 0 Nullable\n");
    assert_eq!(
        specs.method("ObservableArray"),
        "pure, param 0 Nullable\nNormal\n  requires (array != null)\n  ensures (this.array == array)\n"
    );
    assert_eq!(specs.method("elementChanged"), "");
    specs.assert_clean();
}

#[test]
fn greatest_common_divisor() {
    let mut specs = members(
        r#"/*@ public normal_behavior
          @ requires a >= 0 && b >= 0;
          @ ensures (a != 0 || b != 0) ==>
          @     (a % \result == 0 && b % \result == 0 &&
          @     (\forall int x; x > 0 && a % x == 0 && b % x == 0; \result % x == 0 && (\exists int y; y > 0; x * y == \result)));
          @*/
        static int gcd(int a, int b) {
            if (a < 0) a = -a;
            //@ merge_point merge_proc "MergeByIfThenElse";
            int big, small;
            if (a > b) { big = a; small = b; } else { big = b; small = a; }
            /*@ merge_point
              @ merge_proc "MergeByPredicateAbstraction"
              @ merge_params {conjunctive: (int x) -> {x >= 0, x == a}};
              @*/
            /*@ merge_point merge_proc "MergeByPredicateAbstraction"
              @ merge_params {disjunctive: (long big) -> {big == \old(b), (\forall int i; 0 <= i < small; i < big)},
              @               simple: (boolean b) -> {b}};
              @*/
            ;
            //@ merge_point;
            return helper(big, small);
        }
        /*@ private normal_behavior
          @ {| requires big == 0; ensures \result == small; also requires big != 0; assignable \nothing; |}
          @*/
        private static int helper(int big, int small) { return 1; }"#,
    );
    let contract = specs.method("gcd");
    assert!(contract.contains("(\\forall int x; (((x > 0) && ((a % x) == 0)) && ((b % x) == 0));"), "{contract}");
    let body = specs.body("gcd");
    assert!(body.contains("spec merge_point MergeByIfThenElse\n"), "{body}");
    assert!(body.contains("spec merge_point MergeByPredicateAbstraction {conjunctive: (int x) -> {(x >= 0), (x == a)}}\n"), "{body}");
    assert!(body.contains("{disjunctive: (long big) -> {(big == <int->long>(\\old(b))), "), "{body}");
    assert!(body.contains("< big))}, simple: (boolean b) -> {b}}\n"), "{body}");
    assert!(body.contains("spec merge_point \n"), "{body}");
    assert_eq!(
        specs.method("helper"),
        "Normal\n  requires (big == 0)\n  ensures (\\result == small)\nNormal\n  requires (big != 0)\n  assignable \\nothing\n"
    );
    specs.assert_clean();
}

const LIST: &str = r"
public interface List {
    //@ public instance model \locset footprint;
    //@ public instance ghost \seq theList;
    //@ ghost int total = 0;
    //@ accessible footprint: footprint;
    //@ accessible \inv: this.*, footprint;
    //@ instance invariant \subset(\singleton(theList), footprint);
    /*@ public model_behavior_is_unknown @*/
    /*@ model boolean inside(int i) { return 0 <= i && i < theList.length; } @*/
    /*@ normal_behavior
      @ requires i >= 0;
      @ ensures \result > i && (Object) theList[0] != null;
      @ accessible footprint;
      @ model \bigint size2(\bigint i);
      @*/
    /*@ public normal_behavior
      @ requires inside(i) && size2(i) > 0;
      @ assignable footprint;
      @*/
    void remove(int i);
}
class ArrayList2 implements List {
    private /*@ nullable @*/ Object[] data; private int size;
    //@ private represents footprint = data, data[*], size;
    //@ represents theSize <- size;
    //@ public model int theSize;
    //@ model int hash; represents hash \such_that hash > size;
    //@ private ghost int steps = 1, more;
    static { }
    //@ initially size == 0; constraint size >= \old(size); axiom (\forall int i; i == i);
    /*@ also public normal_behavior requires theSize > 0; assignable \nothing; @*/
    public void remove(int i) {
        //@ ghost int before = size; ghost boolean unset;
        //@ set steps = steps + before;
        //@ set unset = theSize == 3;
        //@ assume steps > 0;
        size--;
        if (size > 5) { //@ unreachable;
        }
    }
}
";

#[test]
fn ghosts_and_models() {
    let mut specs = specs(&LIST.replace("/*@ public model_behavior_is_unknown @*/", ""));
    assert_eq!(
        specs.class("List"),
        "invariant \\subset(\\locset(this.theList), this.footprint)
accessible footprint: set this.footprint
accessible \\inv: this.*, set this.footprint
"
    );
    assert_eq!(specs.method("inside"), "strictly_pure, model\nreturn ((0 <= i) && (i < \\seq_length(this.theList)))\n");
    assert_eq!(
        specs.class("ArrayList2"),
        "initially (this.size == 0)
constraint (this.size >= \\old(this.size))
axiom (\\forall int i; (i == i))
represents footprint = \\locset(this.data, this.data[*], this.size)
represents theSize = this.size
represents hash \\such_that (this.hash > this.size)
"
    );
    assert_eq!(
        specs.body("ArrayList2.remove"),
        "spec set before = this.size
spec set this.steps = (this.steps + before)
spec set unset = (this.theSize == 3)
spec assume (this.steps > 0)
this.size--
if (this.size > 5)
  block
    spec unreachable
"
    );
    assert!(specs.body("ArrayList2").contains("spec set this.steps = 1\n"), "{}", specs.body("ArrayList2"));
    assert_eq!(specs.method("ArrayList2.remove"), "also\nNormal\n  requires (this.theSize > 0)\n  assignable \\nothing\n");
    assert_eq!((specs.field("footprint"), specs.field("steps")), ("Model Default".to_owned(), "Ghost Default".to_owned()));
    specs.assert_clean();
}

#[test]
fn what_is_nullable() {
    let mut specs = specs(
        "/*@ nullable_by_default @*/ class A { Object x; /*@ non_null @*/ Object y; int i; Object m(Object p, /*@ non_null @*/ A q, int i) { return p; } class B { String z; } }
         class C { Object u; /*@ pure nullable */ Object m2(int[] a) { return null; } //@ spec_java_math skipesc
         int m3(String s) { return 1; } }
         /*@ pure spec_java_math @*/ final class D { /*@ ensures (\\num_of int i; i == x) == 1L; */ int m4(int x) { return 2; } }",
    );
    assert_eq!(specs.method("m"), "result Nullable, param 0 Nullable, param 1 NonNull\n");
    assert_eq!(specs.method("m2"), "pure, result Nullable\n");
    assert_eq!(specs.method("m3"), "spec_java_math, skipesc\n");
    assert_eq!(specs.method("m4"), "pure, spec_java_math\nLightweight\n  ensures ((\\num_of int i; (i == x)) == 1:long)\n");
    let fields = ["x", "y", "i", "z", "u"].map(|name| specs.field(name).replace("Java ", ""));
    assert_eq!(fields, ["Nullable", "NonNull", "Default", "Nullable", "Default"]);
    specs.assert_clean();
}

#[test]
fn components_of_records() {
    let mut specs =
        specs("record P(/*@ nullable @*/ String a, String b) { P { } } record Q(/*@ nullable @*/ int[] q, /*@ non_null @*/ Object r) { }");
    assert_eq!(
        (specs.method("P"), specs.method("a"), specs.method("b")),
        ("param 0 Nullable\n".into(), "result Nullable\n".into(), String::new())
    );
    assert_eq!(specs.method("Q"), "param 0 Nullable, param 1 NonNull\n");
    assert_eq!((specs.field("a"), specs.field("r")), ("Java Nullable".to_owned(), "Java NonNull".to_owned()));
    specs.assert_clean();
}

#[test]
fn block_contracts() {
    let mut specs = members(
        r"int m(int x) {
            loop: while (x > 0) {
                /*@ normal_behavior
                  @ requires x > 0;
                  @ ensures x == \old(x) + 1;
                  @ assignable \nothing;
                  @ also break_behavior (loop)
                  @ requires x > 1;
                  @ also return_behavior ensures \result == 2;
                  @ also behavior breaks (loop) x > 0; continues () true; returns \result == 1;
                  @*/
                { x++; if (x > 7) break loop; if (x > 8) return 1; }
            }
            return x;
        }",
    );
    assert_eq!(
        specs.body("m"),
        r"loop:
  while (x > 0)
    block
      block
        spec block
          Normal
            requires (x > 0)
            ensures (x == (\old(x) + 1))
            assignable \nothing
          Break (loop)
            requires (x > 1)
          Return
            ensures (\result == 2)
          Behavior
            Break (loop) (x > 0)
            Continue true
            Return (\result == 1)
        x++
        if (x > 7)
          break loop
        if (x > 8)
          return 1
return x
"
    );
    specs.assert_clean();
}

#[test]
fn loops_of_all_kinds() {
    let mut specs = members(
        r"void m(int[] a, java.util.List<String> l) {
            int k = 0;
            //@ loop_invariant k >= 0;
            do { k++; } while (k < 3);
            //@ loop_invariant k >= 1;
            for (int x : a) k += x;
            //@ loop_invariant k >= 2;
            for (String s : l) k++;
            if (k > 1)
                //@ loop_invariant k >= 3;
                while (true) { break; }
            here: /*@ loop_invariant k >= 4; */ for (;;) { break here; }
            Runnable r = () -> { int q = 0; /*@ loop_invariant q >= 5; */ while (q < 3) q++; };
        }",
    );
    let body = specs.body("m");
    for i in 0..5 {
        assert!(body.contains(&format!("loop_invariant (k >= {i})")), "{i}: {body}");
    }
    specs.assert_clean();
    assert!(specs.body("run").contains("loop_invariant (q >= 5)"));
}

#[test]
fn without_specifications_annotations_are_comments() {
    let text = LIST.replace("//@ ghost int total = 0;", "/*@ nonsense @*/");
    let mut program = front::load(&text);
    front::resolve_all(&mut program);
    assert_eq!(front::messages(&program), Vec::<String>::new());
    assert!(program.fields.iter().all(|field| field.name != "steps"));
    let method = front::find(&program, "ArrayList2.remove");
    assert_eq!(program.body_text(method), "this.size--\nif (this.size > 5)\n  block\n");
}

#[test]
fn expressions_as_text() {
    let mut specs = members("int f; /*@ ghost int g; */ int m(int x) { return x; }");
    let method = front::find(&specs.program, "m");
    let found = specs.program.parse_spec_expression(method, "x > 0 ==> \\result == \\old(f)\n + g", "--post");
    let found = found.unwrap_or_else(|found| panic!("{found:?}"));
    assert_eq!(specs.program.show_spec(&found.expr, &found.scope), "x > 0 ==> \\result == \\old(f) + g");
    let wrong = [("x +", "an expression is expected"), ("y > 0", "cannot find"), ("x", "cannot be converted"), ("x = 1", "side effect")];
    for (text, message) in wrong {
        let Err(found) = specs.program.parse_spec_expression(method, text, "--post") else { panic!("{text} is accepted") };
        assert!(found.iter().any(|d| d.message.contains(message)), "{text}: {found:?}");
    }
    specs.assert_clean();
}

/// How control leaves blocks with contracts, in the order of the graph.
fn exits(body: &str) -> Vec<String> {
    use java::spec::SpecStatementKind;
    let mut specs = members(&format!("int f; int m(int x) {{ {body} return 0; }}"));
    let method = front::find(&specs.program, "m");
    let code = java::lower::lower(&mut specs.program, method);
    assert_eq!(code.check(), Ok(()));
    specs.assert_clean();
    let mut found = Vec::new();
    for instruction in &code.instructions {
        let java::graph::Instruction::Spec(index) = instruction else { continue };
        match &code.specs[*index as usize].kind {
            SpecStatementKind::BlockEnter(_) => found.push("enter".to_owned()),
            SpecStatementKind::BlockExit { behavior, label, value, .. } => {
                let label = label.as_ref().map(|label| format!(" {label}"));
                let value = if value.is_some() { " value" } else { "" };
                found.push(format!("{behavior:?}{}{value}", label.unwrap_or_default()));
            }
            SpecStatementKind::Label(_) => {}
            _ => found.push("other".to_owned()),
        }
    }
    found
}

#[test]
fn every_way_out_of_a_block_is_marked() {
    let contract = "/*@ requires x > 0; @*/";
    assert_eq!(exits(&format!("{contract} {{ x++; }}")), ["enter", "Normal"]);
    assert_eq!(exits(&format!("{contract} {{ if (x > 1) return x; x++; }}")), ["enter", "Return value", "Normal"]);
    assert_eq!(
        exits(&format!("l: while (x > 0) {{ {contract} {{ if (x > 1) break; if (x > 2) continue l; if (x > 3) break l; }} }}")),
        ["enter", "Break l", "Continue l", "Break l", "Normal"]
    );
    // A jump inside the block leaves nothing; nested blocks are left from the inside out.
    assert_eq!(exits(&format!("{contract} {{ while (x > 0) {{ break; }} }}")), ["enter", "Normal"]);
    assert_eq!(
        exits(&format!("{contract} {{ {contract} {{ if (x > 0) return 1; }} }}")),
        ["enter", "enter", "Return value", "Return value", "Normal", "Normal"]
    );
    // What `finally` does still belongs to the block around it, and no more to a block inside.
    assert_eq!(
        exits(&format!("{contract} {{ try {{ {contract} {{ if (x > 0) return 1; }} }} finally {{ //@ assert x > 0;\n x++; }} }}")),
        ["enter", "enter", "Return value", "Normal", "other", "Return value", "Normal"]
    );
}
