//! Literals in Java syntax.

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use crate::{Op, TermId};

use super::{Level, Printer, Text};

impl Printer<'_> {
    pub(super) fn literal(&self, term: TermId) -> Text {
        let text = match self.terms.op(term) {
            Op::Bool(value) => value.to_string(),
            Op::Null => "null".to_owned(),
            Op::Alloc { id, .. } => self.terms.alloc_name(id),
            Op::F32(bits) => float(f32::from_bits(bits)),
            Op::F64(bits) => double(f64::from_bits(bits)),
            Op::Str(_) => quoted(self.terms.as_str_const(term).unwrap_or_default()),
            _ => integer(&self.terms.as_int_const(term).unwrap_or_default()),
        };
        let level = if text.starts_with('-') { Level::Unary } else { Level::Primary };
        Text::new(level, text)
    }

    /// A character literal, if a code unit is compared with a printable one.
    pub(super) fn char_literal(&self, unit: TermId, value: TermId) -> Option<String> {
        let code = self.terms.as_i64(value).filter(|code| (0x20..0x7f).contains(code))?;
        let character = char::from(code as u8);
        (self.terms.op(unit) == Op::StrAt).then(|| match character {
            '\'' | '\\' => format!("'\\{character}'"),
            _ => format!("'{character}'"),
        })
    }
}

/// A number, with `L` if it needs a long.
pub(super) fn integer(value: &BigInt) -> String {
    let is_long = value.to_i32().is_none() && value.to_i64().is_some();
    format!("{value}{}", if is_long { "L" } else { "" })
}

fn quoted(units: &[u16]) -> String {
    let mut text = String::from("\"");
    for decoded in char::decode_utf16(units.iter().copied()) {
        match decoded {
            Ok('"') => text += "\\\"",
            Ok('\\') => text += "\\\\",
            Ok('\n') => text += "\\n",
            Ok('\t') => text += "\\t",
            Ok('\r') => text += "\\r",
            Ok(c) if c.is_control() => text += &escaped(c as u32),
            Ok(c) => text.push(c),
            Err(lone) => text += &escaped(u32::from(lone.unpaired_surrogate())),
        }
    }
    text + "\""
}

fn escaped(unit: u32) -> String {
    format!("\\u{unit:04x}")
}

fn double(value: f64) -> String {
    special(value, "Double").unwrap_or_else(|| finite(&format!("{value:e}")))
}

fn float(value: f32) -> String {
    special(f64::from(value), "Float").unwrap_or_else(|| finite(&format!("{value:e}")) + "f")
}

fn special(value: f64, class: &str) -> Option<String> {
    let name = match value {
        _ if value.is_nan() => "NaN",
        f64::INFINITY => "POSITIVE_INFINITY",
        f64::NEG_INFINITY => "NEGATIVE_INFINITY",
        _ => return None,
    };
    Some(format!("{class}.{name}"))
}

/// From Rust's shortest scientific notation to Java's: plain between 1e-3 and 1e7, always with a decimal point.
fn finite(scientific: &str) -> String {
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let (sign, mantissa) = mantissa.strip_prefix('-').map_or(("", mantissa), |rest| ("-", rest));
    let digits: String = mantissa.chars().filter(|&c| c != '.').collect();
    if !(-3..7).contains(&exponent) {
        let fraction = if digits.len() > 1 { &digits[1..] } else { "0" };
        return format!("{sign}{}.{fraction}E{exponent}", &digits[..1]);
    }
    if exponent < 0 {
        return format!("{sign}0.{}{digits}", "0".repeat((-exponent - 1) as usize));
    }
    let point = exponent as usize + 1;
    let padded = format!("{digits:0<point$}");
    let fraction = if padded.len() > point { &padded[point..] } else { "0" };
    format!("{sign}{}.{fraction}", &padded[..point])
}
