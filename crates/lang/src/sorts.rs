//! Sorts and the subsort relation of a definition.

use std::collections::BTreeMap;

/// A sort; the builtin ones come first, in the order of [`BUILTIN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SortId(pub u16);

macro_rules! builtin {
    ($($number:literal $constant:ident $name:literal)*) => {
        impl SortId {
            $(pub const $constant: SortId = SortId($number);)*
        }
        /// The names of the builtin sorts, by number.
        pub const BUILTIN: &[&str] = &[$($name),*];
    };
}

builtin! {
    0 INT "Int"
    1 BOOL "Bool"
    2 STRING "String"
    3 FLOAT "Float"
    4 ID "Id"
    5 LIST "List"
    6 MAP "Map"
    7 SET "Set"
    8 ARRAY "Array"
    9 K "K"
    10 ITEM "KItem"
    11 RESULT "KResult"
    12 BAG "Bag"
}

impl SortId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// True if values of the sort are terms of the solver's theories (Arusoaie, Lucanu, Rusu 2014, §2: the data signature).
    pub fn is_term(self) -> bool {
        matches!(self, SortId::INT | SortId::BOOL | SortId::STRING | SortId::FLOAT)
    }
}

/// A comma (or otherwise) separated list as a sort.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListSort {
    pub element: SortId,
    pub separator: String,
    /// True if texts have at least one element.
    pub is_nonempty: bool,
}

/// All sorts of a definition.
#[derive(Clone, Debug)]
pub struct Sorts {
    names: Vec<String>,
    numbers: BTreeMap<String, SortId>,
    /// `below[s]` has a bit for every sort that is `s` or a subsort of it.
    below: Vec<Vec<bool>>,
    direct: Vec<(SortId, SortId)>,
    lists: BTreeMap<SortId, ListSort>,
}

impl Default for Sorts {
    fn default() -> Self {
        let mut sorts =
            Sorts { names: Vec::new(), numbers: BTreeMap::new(), below: Vec::new(), direct: Vec::new(), lists: BTreeMap::new() };
        for name in BUILTIN {
            sorts.declare(name);
        }
        sorts
    }
}

impl Sorts {
    /// The sort of this name, made if there is none.
    pub fn declare(&mut self, name: &str) -> SortId {
        if let Some(sort) = self.numbers.get(name) {
            return *sort;
        }
        let sort = SortId(u16::try_from(self.names.len()).expect("fewer than 2^16 sorts"));
        self.names.push(name.to_owned());
        self.numbers.insert(name.to_owned(), sort);
        sort
    }

    pub fn find(&self, name: &str) -> Option<SortId> {
        self.numbers.get(name).copied()
    }

    pub fn name(&self, sort: SortId) -> &str {
        &self.names[sort.index()]
    }

    pub fn len(&self) -> usize {
        self.names.len()
    }

    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = SortId> + use<> {
        (0..self.names.len() as u16).map(SortId)
    }

    /// States that one sort is included in another.
    pub fn include(&mut self, small: SortId, large: SortId) {
        self.direct.push((small, large));
    }

    pub fn set_list(&mut self, sort: SortId, list: ListSort) {
        self.lists.insert(sort, list);
    }

    pub fn list(&self, sort: SortId) -> Option<&ListSort> {
        self.lists.get(&sort)
    }

    pub fn lists(&self) -> impl Iterator<Item = (SortId, &ListSort)> {
        self.lists.iter().map(|(sort, list)| (*sort, list))
    }

    /// Computes the closure; to be called once all inclusions are stated.
    pub fn close(&mut self) {
        let n = self.names.len();
        self.below = (0..n).map(|large| (0..n).map(|small| large == small).collect()).collect();
        for item in 0..n {
            self.below[SortId::ITEM.index()][item] = true;
            self.below[SortId::K.index()][item] = true;
        }
        for (small, large) in self.direct.clone() {
            self.below[large.index()][small.index()] = true;
        }
        for middle in 0..n {
            let row = self.below[middle].clone();
            for large in &mut self.below {
                if large[middle] {
                    large.iter_mut().zip(&row).for_each(|(bit, also)| *bit |= also);
                }
            }
        }
    }

    /// True if every value of `small` is one of `large`.
    pub fn is_below(&self, small: SortId, large: SortId) -> bool {
        self.below[large.index()][small.index()] || self.is_list_below(small, large)
    }

    /// True if the inclusion was declared, lists apart.
    pub fn is_declared_below(&self, small: SortId, large: SortId) -> bool {
        self.below[large.index()][small.index()]
    }

    /// Lists with one separator are included in each other as their elements are.
    fn is_list_below(&self, small: SortId, large: SortId) -> bool {
        match (self.list(small), self.list(large)) {
            (Some(small), Some(large)) => small.separator == large.separator && self.is_below(small.element, large.element),
            _ => false,
        }
    }

    /// A cycle of the inclusions, if there is one.
    pub fn cycle(&self) -> Option<(SortId, SortId)> {
        let is_loop = |a: SortId, b: SortId| a != b && self.below[a.index()][b.index()] && self.below[b.index()][a.index()];
        let user = self.iter().filter(|sort| !matches!(*sort, SortId::ITEM | SortId::K));
        let user: Vec<SortId> = user.collect();
        user.iter().find_map(|a| user.iter().find(|b| is_loop(*a, **b)).map(|b| (*a, *b)))
    }
}
