//! The values of literals: numbers, characters, strings and text blocks, with their range errors.

use std::rc::Rc;

use super::super::ast::ExprKind;

pub(crate) fn literal(kind: &str, text: &str) -> Result<ExprKind, String> {
    match kind {
        "decimal_integer_literal" => integer(text, 10, text),
        "hex_integer_literal" => integer(&text[2..], 16, text),
        "binary_integer_literal" => integer(&text[2..], 2, text),
        "octal_integer_literal" if text.starts_with("0o") || text.starts_with("0O") => {
            Err(format!("`{text}` is not a number; octal numbers start with 0"))
        }
        "octal_integer_literal" => integer(&text[1..], 8, text),
        "decimal_floating_point_literal" => decimal_float(text),
        "hex_floating_point_literal" => hex_float(text),
        "character_literal" => character(text),
        "string_literal" if text.starts_with("\"\"\"") => text_block(text).map(ExprKind::Str),
        "string_literal" => string(text).map(ExprKind::Str),
        _ => Err("unknown kind of literal".to_owned()),
    }
}

fn integer(digits: &str, radix: u32, text: &str) -> Result<ExprKind, String> {
    let is_long = text.ends_with(['l', 'L']);
    let digits = digits.trim_end_matches(['l', 'L']);
    if digits.ends_with('_') {
        return Err(format!("`{text}`: `_` may stand only between digits"));
    }
    let digits = digits.replace('_', "");
    let too_large = || format!("`{text}` is too large");
    let value = u64::from_str_radix(&digits, radix).map_err(|_| too_large())?;
    let is_decimal = radix == 10;
    // A decimal 2147483648 is legal under a minus; the resolver looks at that.
    let limit = match (is_long, is_decimal) {
        (true, true) => 1 << 63,
        (true, false) => u64::MAX,
        (false, true) => 1 << 31,
        (false, false) => u64::from(u32::MAX),
    };
    if value > limit {
        return Err(if is_long { too_large() } else { format!("`{text}` is too large for int; a long literal ends in L") });
    }
    Ok(ExprKind::Int { value, is_long, is_decimal })
}

fn decimal_float(text: &str) -> Result<ExprKind, String> {
    let is_float = text.ends_with(['f', 'F']);
    let digits = text.trim_end_matches(['f', 'F', 'd', 'D']).replace('_', "");
    let mantissa = digits.split(['e', 'E']).next().unwrap_or("");
    let is_zero = mantissa.chars().all(|c| c == '0' || c == '.');
    let bad = || format!("`{text}` is not a number");
    if is_float {
        let value: f32 = digits.parse().map_err(|_| bad())?;
        check_range(f64::from(value), is_zero, text)?;
        Ok(ExprKind::Float(value))
    } else {
        let value: f64 = digits.parse().map_err(|_| bad())?;
        check_range(value, is_zero, text)?;
        Ok(ExprKind::Double(value))
    }
}

fn check_range(value: f64, is_zero: bool, text: &str) -> Result<(), String> {
    if value.is_infinite() {
        return Err(format!("`{text}` is too large"));
    }
    if value == 0.0 && !is_zero {
        return Err(format!("`{text}` is too small, it would round to zero"));
    }
    Ok(())
}

fn hex_float(text: &str) -> Result<ExprKind, String> {
    let bad = || format!("`{text}` is not a number; a hexadecimal fraction needs an exponent `p`");
    let (mantissa, exponent) = text[2..].split_once(['p', 'P']).ok_or_else(bad)?;
    let is_float = exponent.ends_with(['f', 'F']);
    let exponent = exponent.trim_end_matches(['f', 'F', 'd', 'D']).replace('_', "");
    let exponent: i64 = exponent.parse().map_err(|_| bad())?;
    let mantissa = mantissa.replace('_', "");
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((&mantissa, ""));
    let mut bits: u128 = 0;
    let mut scale = exponent - 4 * fraction.len() as i64;
    for digit in whole.chars().chain(fraction.chars()) {
        let digit = u128::from(digit.to_digit(16).ok_or_else(bad)?);
        if bits >> 120 == 0 {
            bits = bits << 4 | digit;
        } else {
            // Digits beyond 120 bits only matter for being non-zero.
            bits |= u128::from(digit != 0);
            scale += 4;
        }
    }
    let (precision, min_exponent) = if is_float { (24, -149) } else { (53, -1074) };
    let value = round_binary(bits, scale, precision, min_exponent);
    check_range(if is_float { f64::from(value as f32) } else { value }, bits == 0, text)?;
    Ok(if is_float { ExprKind::Float(value as f32) } else { ExprKind::Double(value) })
}

/// `bits · 2^scale`, rounded half to even to `precision` bits, none of them below `2^min_exponent`.
fn round_binary(bits: u128, scale: i64, precision: i64, min_exponent: i64) -> f64 {
    if bits == 0 {
        return 0.0;
    }
    let length = i64::from(128 - bits.leading_zeros());
    let drop = (length - precision).max(min_exponent - scale);
    let (kept, exponent) = if drop <= 0 {
        (bits, scale)
    } else if drop > 127 {
        (0, scale)
    } else {
        let kept = bits >> drop;
        let rest = bits & ((1 << drop) - 1);
        let half = 1u128 << (drop - 1);
        let up = rest > half || (rest == half && kept & 1 == 1);
        (kept + u128::from(up), scale + drop)
    };
    // The kept bits fit a double exactly; two scalings keep the powers of two in range.
    let exponent = exponent.clamp(-4000, 4000) as i32;
    let half = exponent / 2;
    kept as f64 * 2f64.powi(half) * 2f64.powi(exponent - half)
}

fn character(text: &str) -> Result<ExprKind, String> {
    let inner = text.get(1..text.len() - 1).unwrap_or("");
    let units = escapes(&unicode_escapes(inner)?, Escapes::Line)?;
    match units.as_slice() {
        [unit] => Ok(ExprKind::Char(*unit)),
        _ => Err(format!("{text} is not one character")),
    }
}

fn string(text: &str) -> Result<Rc<[u16]>, String> {
    let inner = text.get(1..text.len() - 1).unwrap_or("");
    if inner.contains(['\n', '\r']) {
        return Err("a string ends on the line where it starts".to_owned());
    }
    let units = unicode_escapes(inner)?;
    Ok(Rc::from(escapes(&units, Escapes::Line)?))
}

/// A UTF-16 unit.
type Unit = u16;

/// Translates `\uXXXX` (JLS 3.3).
fn unicode_escapes(text: &str) -> Result<Vec<Unit>, String> {
    let chars: Vec<char> = text.chars().collect();
    let mut units = Vec::with_capacity(chars.len());
    let mut i = 0;
    while i < chars.len() {
        let c = chars[i];
        if c == '\\' && chars.get(i + 1) == Some(&'u') {
            let start = chars[i + 1..].iter().take_while(|&&c| c == 'u').count() + i + 1;
            let digits: String = chars.iter().skip(start).take(4).collect();
            let value = u16::from_str_radix(&digits, 16).ok().filter(|_| digits.len() == 4);
            let value = value.ok_or_else(|| format!("`\\u{digits}` needs four hex digits"))?;
            if value == u16::from(b'"') || value == 10 || value == 13 {
                return Err(format!("`\\u{digits}` would end the literal; write an escape"));
            }
            units.push(value);
            i = start + 4;
        } else if c == '\\' {
            units.push(u16::from(b'\\'));
            // The escaped character is no start of a unicode escape.
            if let Some(&next) = chars.get(i + 1) {
                push_char(&mut units, next);
            }
            i += 2;
        } else {
            push_char(&mut units, c);
            i += 1;
        }
    }
    Ok(units)
}

fn push_char(units: &mut Vec<u16>, c: char) {
    units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Escapes {
    Line,
    TextBlock,
}

/// Interprets `\n`, `\t`, octal escapes and so on (JLS 3.10.7).
fn escapes(units: &[u16], form: Escapes) -> Result<Vec<u16>, String> {
    let mut out = Vec::with_capacity(units.len());
    let mut i = 0;
    while i < units.len() {
        if units[i] != u16::from(b'\\') {
            out.push(units[i]);
            i += 1;
            continue;
        }
        let code = units.get(i + 1).copied().unwrap_or(0);
        i += 2;
        let code = u8::try_from(code).unwrap_or(0);
        let unit = match code {
            b'b' => 8,
            b't' => 9,
            b'n' => 10,
            b'f' => 12,
            b'r' => 13,
            b's' => 32,
            b'"' | b'\'' | b'\\' => u16::from(code),
            b'\n' if form == Escapes::TextBlock => continue,
            b'0'..=b'7' => octal(units, code, &mut i),
            _ => return Err(format!("`\\{}` is not an escape", code as char)),
        };
        out.push(unit);
    }
    Ok(out)
}

fn octal(units: &[u16], first: u8, i: &mut usize) -> u16 {
    let max = if first <= b'3' { 2 } else { 1 };
    let mut value = u16::from(first - b'0');
    for _ in 0..max {
        match units.get(*i) {
            Some(&unit @ 0x30..=0x37) => {
                value = value * 8 + unit - 0x30;
                *i += 1;
            }
            _ => break,
        }
    }
    value
}

/// JLS 3.10.6: normalise line ends, strip incidental space, then interpret escapes.
fn text_block(text: &str) -> Result<Rc<[u16]>, String> {
    let inner = (text.get(3..)).and_then(|rest| rest.strip_suffix("\"\"\"")).ok_or("this text block does not end")?;
    let inner = inner.replace("\r\n", "\n").replace('\r', "\n");
    let (first, content) = inner.split_once('\n').ok_or("the text of a text block starts on the next line")?;
    if !first.trim_matches([' ', '\t', '\x0c']).is_empty() {
        return Err("the text of a text block starts on the next line".to_owned());
    }
    let lines: Vec<&str> = content.split('\n').collect();
    let is_space = |c: char| c <= ' ' || c.is_whitespace() && c != '\u{a0}';
    let last = lines.len() - 1;
    let indent = lines
        .iter()
        .enumerate()
        .filter(|(i, line)| *i == last || !line.trim_matches(is_space).is_empty())
        .map(|(_, line)| line.chars().take_while(|&c| is_space(c)).count())
        .min()
        .unwrap_or(0);
    let stripped: Vec<String> = lines
        .iter()
        .map(|line| {
            let rest: String = line.chars().skip(indent).collect();
            rest.trim_end_matches(is_space).to_owned()
        })
        .collect();
    let units = unicode_escapes(&stripped.join("\n"))?;
    Ok(Rc::from(escapes(&units, Escapes::TextBlock)?))
}
