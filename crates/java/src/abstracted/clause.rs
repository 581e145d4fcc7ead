//! The clauses of annotation comments of abstract programs (Steinhöfel 2020, Tables 4.2-4.4), and those of loops and ghost variables.

use super::formula::Exp;
use super::token::{Cursor, Wrong};

/// A clause at its place.
#[derive(Clone, Debug)]
pub struct Clause {
    pub kind: ClauseKind,
    pub start: usize,
    pub end: usize,
}

#[derive(Clone, Debug)]
pub enum ClauseKind {
    /// The frame, an upper bound of what is written.
    Assignable(Vec<Exp>),
    /// The footprint, an upper bound of what is read.
    Accessible(Vec<Exp>),
    Behavior(Behavior),
    /// Assumed of all instances: `ae_constraint`, `assume`.
    Constraint(Exp),
    /// `ae_specvars`.
    Declares(Vec<Declared>),
    Invariant(Exp),
    Decreases(Exp),
    Ghost {
        ty: String,
        name: String,
        init: Option<Exp>,
    },
    Set {
        name: String,
        value: Exp,
    },
}

/// How an element may complete.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mode {
    Normal,
    Throw,
    /// Without a value.
    Return,
    ReturnValue,
    Break(Option<String>),
    Continue(Option<String>),
}

impl Mode {
    /// The keyword that begins its cases.
    pub fn keyword(&self) -> String {
        match self {
            Mode::Normal => "normal_behavior".to_owned(),
            Mode::Throw => "exceptional_behavior".to_owned(),
            Mode::Return => "return_behavior".to_owned(),
            Mode::ReturnValue => "return_val_behavior".to_owned(),
            Mode::Break(None) => "break_behavior".to_owned(),
            Mode::Break(Some(label)) => format!("break_behavior ({label})"),
            Mode::Continue(None) => "continue_behavior".to_owned(),
            Mode::Continue(Some(label)) => format!("continue_behavior ({label})"),
        }
    }
}

/// What is said of one mode of completion: when it happens, and what holds then.
#[derive(Clone, Debug)]
pub struct Behavior {
    pub mode: Mode,
    /// If and only if this holds before. `None`: as it likes, but always alike.
    pub requires: Option<Exp>,
    pub ensures: Option<Exp>,
}

/// A symbol that `ae_specvars` declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declared {
    /// `LocSet`, `boolean` or another type.
    pub ty: String,
    pub name: String,
    pub args: Vec<String>,
}

/// Reads the clauses of one comment.
pub fn clauses(text: &str, from: usize, to: usize) -> Result<Vec<Clause>, Wrong> {
    let mut cursor = Cursor::new(text, from, to)?;
    let mut found = Vec::new();
    while !cursor.is_end() {
        // Visibilities and `also` say nothing here.
        if ["public", "private", "protected", "also", ";"].iter().any(|word| cursor.eat(word)) {
            continue;
        }
        let start = cursor.here().start;
        for kind in cursor.clause()? {
            found.push(Clause { kind, start, end: cursor.last_end() });
        }
    }
    Ok(found)
}

impl Cursor<'_> {
    fn clause(&mut self) -> Result<Vec<ClauseKind>, Wrong> {
        let word = self.word()?;
        let kind = match word.text {
            "assignable" | "assigns" | "modifies" | "modifiable" | "\\assignable" => ClauseKind::Assignable(self.list()?),
            "accessible" | "\\accessible" => ClauseKind::Accessible(self.list()?),
            "ae_constraint" | "assume" => ClauseKind::Constraint(self.ended()?),
            "loop_invariant" | "maintaining" => ClauseKind::Invariant(self.ended()?),
            "decreases" | "decreasing" | "loop_variant" => ClauseKind::Decreases(self.ended()?),
            "ensures" => {
                let ensures = Some(self.ended()?);
                ClauseKind::Behavior(Behavior { mode: Mode::Normal, requires: None, ensures })
            }
            "ae_specvars" => ClauseKind::Declares(self.declared()?),
            "ghost" => self.ghost()?,
            "set" => {
                let name = self.word()?.text.to_owned();
                self.expect("=")?;
                ClauseKind::Set { name, value: self.ended()? }
            }
            other => match mode(other) {
                Some(mode) => return self.behavior(mode),
                None => {
                    let message = format!("`{other}` begins no clause of an abstract program");
                    return Err(Wrong::at(message, word.start, word.end));
                }
            },
        };
        Ok(vec![kind])
    }

    fn ended(&mut self) -> Result<Exp, Wrong> {
        let exp = self.exp()?;
        self.expect(";")?;
        Ok(exp)
    }

    fn list(&mut self) -> Result<Vec<Exp>, Wrong> {
        let mut list = vec![self.exp()?];
        while self.eat(",") {
            list.push(self.exp()?);
        }
        self.expect(";")?;
        Ok(list)
    }

    /// After the keyword of a mode: a label, then clauses of the case.
    fn behavior(&mut self, mode: Mode) -> Result<Vec<ClauseKind>, Wrong> {
        let mode = self.labelled(mode)?;
        let (mut requires, mut ensures) = (None, None);
        loop {
            if self.is("requires") || self.is("ensures") {
                let word = self.advance();
                // A slip of the printed models: `requires requires`.
                while self.eat("requires") || self.eat("ensures") {}
                let formula = self.ended()?;
                let slot = if word.text == "requires" { &mut requires } else { &mut ensures };
                if slot.replace(formula).is_some() {
                    return Err(Wrong::at(format!("a second `{}` for one mode: join them by &&", word.text), word.start, word.end));
                }
            } else {
                break;
            }
        }
        if requires.is_none() && ensures.is_none() {
            return Err(self.unexpected("`requires` or `ensures`"));
        }
        Ok(vec![ClauseKind::Behavior(Behavior { mode, requires, ensures })])
    }

    fn labelled(&mut self, mode: Mode) -> Result<Mode, Wrong> {
        if !matches!(mode, Mode::Break(_) | Mode::Continue(_)) || !self.eat("(") {
            return Ok(mode);
        }
        let label = Some(self.word()?.text.to_owned());
        self.expect(")")?;
        Ok(if matches!(mode, Mode::Break(_)) { Mode::Break(label) } else { Mode::Continue(label) })
    }

    /// `\locset a, b;`, `\formula p(any), q(any, int);`, `\function int f(any);`.
    fn declared(&mut self) -> Result<Vec<Declared>, Wrong> {
        let kind = self.word()?;
        let ty = match kind.text {
            "\\locset" => "LocSet".to_owned(),
            "\\formula" => "boolean".to_owned(),
            "\\function" => self.word()?.text.to_owned(),
            _ => return Err(Wrong::at("`\\locset`, `\\formula` or `\\function` is expected here", kind.start, kind.end)),
        };
        let mut found = Vec::new();
        loop {
            let name = self.word()?.text.to_owned();
            let mut args = Vec::new();
            if self.eat("(") {
                while !self.is(")") {
                    args.push(self.word()?.text.to_owned());
                    if !self.eat(",") {
                        break;
                    }
                }
                self.expect(")")?;
            }
            found.push(Declared { ty: ty.clone(), name, args });
            if !self.eat(",") {
                break;
            }
        }
        self.expect(";")?;
        Ok(found)
    }

    fn ghost(&mut self) -> Result<ClauseKind, Wrong> {
        let ty = self.word()?.text.to_owned();
        let name = self.word()?.text.to_owned();
        let init = if self.eat("=") { Some(self.exp()?) } else { None };
        self.expect(";")?;
        Ok(ClauseKind::Ghost { ty, name, init })
    }
}

fn mode(word: &str) -> Option<Mode> {
    Some(match word.replace("behaviour", "behavior").as_str() {
        "normal_behavior" => Mode::Normal,
        "exceptional_behavior" => Mode::Throw,
        "return_behavior" => Mode::Return,
        "return_val_behavior" => Mode::ReturnValue,
        "break_behavior" => Mode::Break(None),
        "continue_behavior" => Mode::Continue(None),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<Clause>, Wrong> {
        clauses(text, 0, text.len())
    }

    #[test]
    fn clauses_of_an_element() {
        let text = " assignable \\hasTo(x), frameP;\n @ accessible footprintP, a[*];\n @ exceptional_behavior requires throwsExcP(\\value(footprintP)) ensures x == old;\n @ break_behavior (outer) requires false; normal_behavior ensures true;\n @";
        assert!(read(text).is_err(), "`;` ends every part of a case");
        let text = text.replace(" ensures x", "; ensures x");
        let found = read(&text).expect("well-formed");
        assert_eq!(found.len(), 5);
        let ClauseKind::Behavior(case) = &found[2].kind else { panic!("a case") };
        assert!(case.mode == Mode::Throw && case.requires.is_some() && case.ensures.is_some());
        let ClauseKind::Behavior(case) = &found[3].kind else { panic!("a case") };
        assert_eq!(case.mode, Mode::Break(Some("outer".to_owned())));
    }

    #[test]
    fn declarations_and_ghosts() {
        let found =
            read("ae_specvars \\locset a, b; ae_specvars \\formula p(any, int); ghost int i = 0; set i = i + 1;").expect("well-formed");
        assert_eq!(found.len(), 4);
        assert!(read("requires x;").is_err());
        assert!(read("return_behavior").is_err());
    }
}
