//! Conditions on elements of arrays, of objects in arrays and of arrays in arrays: what is taken apart, guessed or remembered gives the answers of a
//! solver that is always asked about everything.

use proptest::prelude::*;
use solver::{Answer, Config, Solver, Stages};
use term::{Domain, Elem, Notation, Sort, Symbol, TagSetId, TermId, Terms, Width};

/// One condition: which array, where, and what of the element.
#[derive(Clone, Debug)]
struct Condition {
    array: u8,
    /// 3 is a place that depends on the input.
    place: u8,
    kind: u8,
    number: i64,
    holds: bool,
}

fn condition() -> impl Strategy<Value = Condition> {
    (0..4_u8, 0..4_u8, 0..6_u8, -1..=2_i64, any::<bool>()).prop_map(|(array, place, kind, number, holds)| Condition {
        array,
        place,
        kind,
        number,
        holds,
    })
}

/// Two arrays of objects, which may be the same, with numbers in the objects and arrays of numbers in their fields.
struct Scene {
    arrays: [TermId; 2],
    index: TermId,
    objects: term::SymbolId,
    numbers: term::SymbolId,
    value: term::SymbolId,
    row: term::SymbolId,
    narrow: TagSetId,
}

impl Scene {
    fn new(terms: &mut Terms) -> Self {
        let types = terms.tag_set("T", &[1, 2]);
        let narrow = terms.tag_set("S", &[2]);
        let object = || Domain::Tags { set: types, nullable: true };
        let int = || Domain::Range(Width::I32.min().into(), Width::I32.max().into());
        let arrays = ["a", "b"].map(|name| {
            let symbol = terms.declare(Symbol::constant(name, Sort::Ref, object()));
            terms.app(symbol, &[])
        });
        let index = terms.declare(Symbol::constant("i", Sort::Int, int()));
        Scene {
            arrays,
            index: terms.app(index, &[]),
            objects: terms
                .declare(Symbol::function("objects", &[Sort::Ref], Sort::Array(Elem::Ref), Notation::Hidden).with_domain(object())),
            numbers: terms.declare(Symbol::function("numbers", &[Sort::Ref], Sort::Array(Elem::Int), Notation::Hidden).with_domain(int())),
            value: terms.declare(Symbol::function("v", &[Sort::Ref], Sort::Int, Notation::Field).with_domain(int())),
            row: terms.declare(Symbol::function("row", &[Sort::Ref], Sort::Ref, Notation::Field).with_domain(object())),
            narrow,
        }
    }

    fn term(&self, terms: &mut Terms, condition: &Condition) -> TermId {
        let array = self.arrays[usize::from(condition.array % 2)];
        let place = if condition.place == 3 { self.index } else { terms.int(i64::from(condition.place)) };
        let number = terms.int(condition.number);
        let content = terms.app(self.objects, &[array]);
        let element = terms.select(content, place);
        let formula = match condition.kind {
            0 => {
                let null = terms.null();
                terms.eq(element, null)
            }
            1 => terms.tag_in(element, self.narrow),
            2 => {
                let field = terms.app(self.value, &[element]);
                terms.lt(field, number)
            }
            3 => {
                let row = terms.app(self.row, &[element]);
                let numbers = terms.app(self.numbers, &[row]);
                let at = terms.int(i64::from(condition.array));
                let cell = terms.select(numbers, at);
                terms.le(number, cell)
            }
            4 => {
                let numbers = terms.app(self.numbers, &[array]);
                let cell = terms.select(numbers, place);
                terms.lt(cell, number)
            }
            _ => terms.eq(self.arrays[0], self.arrays[1]),
        };
        if condition.holds { formula } else { terms.not(formula) }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if std::env::var_os("ESPALIER_LONG").is_some() { 3_000 } else { 300 }, ..ProptestConfig::default() })]

    #[test]
    fn answers_are_those_about_everything(conditions in prop::collection::vec(condition(), 1..14)) {
        let mut terms = Terms::new();
        let scene = Scene::new(&mut terms);
        let mut solver = Solver::new(Config::default());
        let mut bare = Solver::new(Config { stages: Stages::ENCODINGS, ..Config::default() });
        let mut path: Vec<TermId> = Vec::new();
        for condition in &conditions {
            let question = scene.term(&mut terms, condition);
            let answer = solver.check(&mut terms, &path, question);
            path.push(question);
            prop_assert_eq!(&answer, &bare.check_all(&mut terms, &path), "{:?}", path.iter().map(|&part| term::display(&terms, part)).collect::<Vec<_>>());
            if answer == Answer::Unsat {
                path.pop();
                continue;
            }
            let model = solver.model(&mut terms, &path);
            prop_assert!(model.is_some_and(|model| model.satisfies(&terms, &path)));
        }
    }
}
