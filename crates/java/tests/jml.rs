//! JML: what annotations mean, resolved and typed.

mod front;
mod jml_front;

use jml_front::{clause, expr, members, specs};

const COURSE: &str = r"
public class Student {
    private /*@ spec_public @*/ String name;
    private /*@ spec_public nullable @*/ Course[] passedCourses;
    private int n;
    /*@ public invariant 0 <= n && n <= passedCourses.length;
      @ public invariant \typeof(passedCourses) == \type(Course[]);
      @ invariant (\forall int i; 0 <= i && i < n; passedCourses[i] != null && \invariant_for(passedCourses[i]));
      @ static invariant Course.count >= 0;
      @*/
    /*@ public normal_behavior
      @ requires n < passedCourses.length;
      @ requires \invariant_for(c);
      @ ensures n == \old(n) + 1 && passedCourses[\old(n)] == c;
      @ assignable n, passedCourses[n];
      @*/
    public void pass(Course c) { passedCourses[n++] = c; }
}
class Course { static int count; /*@ nullable @*/ String title; }
";

#[test]
fn invariants_of_classes() {
    let mut specs = specs(COURSE);
    assert_eq!(
        specs.class("Student"),
        "invariant ((0 <= this.n) && (this.n <= this.passedCourses.length))
invariant (\\typeof(this.passedCourses) == \\type(Course[]))
invariant (\\forall int i; ((0 <= i) && (i < this.n)); ((this.passedCourses[i] != null) && \\invariant_for(this.passedCourses[i])))
static invariant (Course.count >= 0)
"
    );
    assert_eq!(
        specs.method("pass"),
        "Normal
  requires (this.n < this.passedCourses.length)
  requires \\invariant_for(c)
  ensures ((this.n == (\\old(this.n) + 1)) && (this.passedCourses[\\old(this.n)] == c))
  assignable this.n, this.passedCourses[this.n]
"
    );
    specs.assert_clean();
    assert_eq!(specs.field("passedCourses"), "Java Nullable");
    assert_eq!(specs.field("name"), "Java Default");
    assert_eq!(specs.field("title"), "Java Nullable");
}

#[test]
fn operators() {
    assert_eq!(expr("p ==> q ==> p"), "(p ==> (q ==> p))");
    assert_eq!(expr("p <== q <== p"), "(p ==> (q ==> p))");
    assert_eq!(expr("p <==> q <=!=> p"), "!((p <==> q) <==> p)");
    assert_eq!(expr("p || q ==> p && q"), "((p || q) ==> (p && q))");
    assert_eq!(expr("p ==> q <==> q"), "((p ==> q) <==> q)");
    assert_eq!(expr("p <==> q ? p : q"), "((p <==> q) ? p : q)");
    assert_eq!(expr("0 <= a < x.length"), "((0 <= a) && (a < x.length))");
    assert_eq!(expr("0 <= a < b <= 5 && p"), "((((0 <= a) && (<int->long>(a) < b)) && (b <= 5:long)) && p)");
    assert_eq!(expr("(p & q | p ^ q) == true"), "(((p & q) | (p ^ q)) == true)");
    assert_eq!(expr("a + 2 * a % 3 - -a << 1 >= 7"), "((((a + ((2 * a) % 3)) - -a) << 1) >= 7)");
    assert_eq!(expr("-2147483648 <= a && ~a != +a"), "((-2147483648 <= a) && (~a != a))");
    // Nothing wraps around before anyone looks.
    assert_eq!(expr("a <= 2147483647 + 1"), "(a <= (2147483647 + 1))");
    assert_eq!(expr("(a) - 1 > (int) b && (Object) o == null"), "(((a - 1) > <long->int>(b)) && (o == null))");
    assert_eq!(expr("o instanceof T && \"a\" != null && 'c' < 100L"), "(((o instanceof T) && (\"a\" != null)) && (99:long < 100:long))");
    assert_eq!(expr("p ? q : !p"), "(p ? q : !p)");
    assert_eq!(expr("0x1F == 017 || 1.5e3 > .5 || 0b11L == 1_0"), "(((31 == 15) || (1500.0:double > 0.5:double)) || (3:long == 10:long))");
}

#[test]
fn states_and_results() {
    assert_eq!(expr("\\result == \\old(f)"), "(\\result == \\old(this.f))");
    assert_eq!(expr("\\pre(x[a]) == \\old(x)[a]"), "(\\old(x[a]) == \\old(x)[a])");
    assert_eq!(expr("\\fresh(o, x)"), "\\fresh(o, x)");
    assert_eq!(expr("\\not_modified(f, xs[*], o.*)"), "\\not_modified(this.f, this.xs[*], o.*)");
    assert_eq!(expr("\\old(f, l) == 1"), "(\\old(this.f, l) == 1)");
    assert_eq!(
        expr("get() == this.get() && t.get() == o.t.f"),
        "((this.{T.get()}() == this.{T.get()}()) && (this.t.{T.get()}() == o.t.f))"
    );
    assert_eq!(expr("(\\lbl here f > 1)"), "\\lbl((this.f > 1))");
}

#[test]
fn quantifiers() {
    assert_eq!(expr("(\\forall int i; x[i] > 0)"), "(\\forall int i; (x[i] > 0))");
    assert_eq!(expr("(\\exists int i, j; 0 <= i; x[i] == x[j])"), "(\\exists int i, int j; (0 <= i); (x[i] == x[j]))");
    assert_eq!(expr("(\\forall Object z; ; z != o)"), "(\\forall Object z; (z != o))");
    assert_eq!(expr("(\\sum int i; 0 <= i && i < 3; x[i]) == a"), "((\\sum int i; ((0 <= i) && (i < 3)); x[i]) == <int->\\bigint>(a))");
    assert_eq!(expr("(\\num_of int i; x[i] == 0) > b"), "((\\num_of int i; (x[i] == 0)) > <long->\\bigint>(b))");
    assert_eq!(expr("(\\max int i; i < 3; x[i]) == a"), "((\\max int i; (i < 3); x[i]) == a)");
    assert_eq!(expr("(\\min \\bigint i; i > a; i) > 1"), "((\\min \\bigint i; (i > <int->\\bigint>(a)); i) > <int->\\bigint>(1))");
    assert_eq!(
        expr("(\\product int i; 0 < i; (\\sum int j; j < i; i)) == 1"),
        "((\\product int i; (0 < i); (\\sum int j; (j < i); i)) == <int->\\bigint>(1))"
    );
    assert_eq!(expr("a == (int) ((\\bigint) a + 1)"), "(a == <\\bigint->int>((<int->\\bigint>(a) + <int->\\bigint>(1))))");
    assert_eq!(expr("(p ? (\\bigint) 1 : a) == -(\\bigint) b"), "((p ? <int->\\bigint>(1) : <int->\\bigint>(a)) == -<long->\\bigint>(b))");
}

#[test]
fn types_and_invariants() {
    assert_eq!(expr("\\typeof(o) <: \\type(T)"), "(\\typeof(o) <: \\type(T))");
    assert_eq!(expr("\\typeof(x) == \\type(int[])"), "(\\typeof(x) == \\type(int[]))");
    assert_eq!(expr("\\nonnullelements(os)"), "\\nonnullelements(this.os)");
    assert_eq!(expr("\\invariant_for(o) && o.\\inv && \\inv"), "((\\invariant_for(o) && \\invariant_for(o)) && \\invariant_for(this))");
    assert_eq!(expr("\\static_invariant_for(T)"), "\\static_invariant_for(T)");
}

#[test]
fn locations() {
    assert_eq!(
        clause("assignable f, this.f, o.t.f, x[a], x[0..a], xs[*], o.*, T.*, s;"),
        "assignable this.f, this.f, o.t.f, x[a], x[0..a], this.xs[*], o.*, static T.*, T.s"
    );
    assert_eq!(clause("assignable \\nothing;"), "assignable \\nothing");
    assert_eq!(clause("modifies \\strictly_nothing; accessible \\everything;"), "assignable \\strictly_nothing\naccessible \\everything");
    assert_eq!(clause("requires p; writes \\not_specified;"), "requires p");
    assert_eq!(clause("assigns a, f; modifiable t;"), "assignable local a, this.f, this.t");
    assert_eq!(
        expr("\\subset(\\locset(o.f, x[*]), \\union(\\singleton(f), \\all_fields(o)))"),
        "\\subset(\\locset(o.f, x[*]), \\union(\\locset(this.f), \\locset(o.*)))"
    );
    assert_eq!(
        expr("\\disjoint(\\intersect(\\everything, \\empty), \\set_minus(\\nothing, \\locset()))"),
        "\\disjoint(\\intersect(\\locset(\\everything), \\locset(\\nothing)), \\set_minus(\\locset(\\nothing), \\locset()))"
    );
    assert_eq!(
        expr("\\in_locset(o.f, (\\infinite_union T z; z != null; \\locset(z.f)))"),
        "\\in_locset(o.f, (\\infinite_union T z; (z != null); \\locset(z.f)))"
    );
}

#[test]
fn sequences() {
    let mut specs = members(
        "/*@ ghost \\seq c; @*/ Object o; int[] a;
         /*@ invariant c.length == a.length && (\\forall int i; 0 <= i && i < c.length; (int) c[i] == a[i]);
           @ invariant \\seq_concat(\\seq_singleton(1), \\seq_sub(c, 0, 2)) == \\seq_reverse(c);
           @ invariant c == (\\seq_def int i; 0; a.length; a[i]) || c == \\array2seq(a) || c == \\seq_empty;
           @ invariant c[0] == o && \\indexOf(c, o) == \\dl_seqLen(c) && \\contains(c, 3) && \\seq_get(c, 1) == null;
           @*/",
    );
    assert_eq!(
        specs.class("T"),
        "invariant ((\\seq_length(this.c) == this.a.length) && (\\forall int i; ((0 <= i) && (i < \\seq_length(this.c))); (\\seq_get(this.c, i) == this.a[i])))
invariant (\\seq_concat(\\seq_singleton(1), \\seq_sub(this.c, 0, 2)) == \\seq_reverse(this.c))
invariant (((this.c == (\\seq_def int i; 0; this.a.length; this.a[i])) || (this.c == \\array2seq(this.a))) || (this.c == \\seq_empty))
invariant ((((\\seq_get(this.c, 0) == this.o) && (\\indexOf(this.c, this.o) == \\seq_length(this.c))) && \\contains(this.c, 3)) && (\\seq_get(this.c, 1) == null))
"
    );
    specs.assert_clean();
    assert_eq!(specs.field("c"), "Ghost Default");
}
