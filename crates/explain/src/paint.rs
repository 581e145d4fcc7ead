//! Colours on a terminal. The words say everything; colours only help to find them, and without them not a byte is different.

use anstyle::{AnsiColor, Effects, Style};

use engine::NodeKind;

use crate::verdict::Verdict;

/// True if there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paint {
    #[default]
    Plain,
    Colored,
}

/// What a coloured word says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// It holds, or ends normally.
    Good,
    /// It fails.
    Bad,
    /// It is not known.
    Open,
    /// It has no meaning here.
    Missing,
}

impl Tone {
    /// From dark to bright: blue, red, green, yellow, so that they differ for those who do not see red and green, too. What is left to do is bold, which many terminals show brighter.
    fn style(self) -> Style {
        match self {
            Tone::Good => AnsiColor::Green.on_default(),
            Tone::Bad => AnsiColor::Red.on_default().effects(Effects::BOLD),
            Tone::Open => AnsiColor::Yellow.on_default().effects(Effects::BOLD),
            Tone::Missing => AnsiColor::BrightBlue.on_default(),
        }
    }

    /// How a path ends; nothing for what is no end.
    pub fn of_leaf(kind: NodeKind) -> Option<Tone> {
        match kind {
            NodeKind::Termination | NodeKind::LoopBodyTermination => Some(Tone::Good),
            NodeKind::ExceptionalTermination => Some(Tone::Bad),
            NodeKind::Limit => Some(Tone::Open),
            NodeKind::Unsupported => Some(Tone::Missing),
            _ => None,
        }
    }
}

impl From<Verdict> for Tone {
    fn from(verdict: Verdict) -> Tone {
        match verdict {
            Verdict::Proved | Verdict::Safe | Verdict::Secure => Tone::Good,
            Verdict::Refuted | Verdict::Error | Verdict::Insecure => Tone::Bad,
            Verdict::Unknown => Tone::Open,
            Verdict::Unsupported => Tone::Missing,
        }
    }
}

impl Paint {
    /// A text in its colour; blanks at its end stay as they are.
    pub fn paint(self, tone: impl Into<Option<Tone>>, text: &str) -> String {
        let Some(tone) = tone.into().filter(|_| self == Paint::Colored) else { return text.to_owned() };
        let word = text.trim_end();
        let style = tone.style();
        format!("{style}{word}{style:#}{}", &text[word.len()..])
    }
}
