//! `Double.toString` and `Float.toString` as JDK 17 computes them: not always the shortest digits that read back.
//!
//! Digits are developed one by one from exact integers until the rest is smaller than half the gap to the neighbouring value.
//! Differences from the textbook: in exponent form the gap is not looked at before the second digit is out, and the machine
//! words used where they seem to suffice may overflow. Both are visible (`2.0E23` prints as
//! `1.9999999999999998E23`).

use std::cmp::Ordering;

use num_bigint::BigUint;

/// A finite positive value: `fraction` is normalised so that bit 52 is its highest.
struct Parts {
    fraction: u64,
    exponent: i32,
    n_significant: i32,
}

pub fn double_text(value: f64) -> String {
    let bits = value.to_bits();
    let (field, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let parts = if field == 0 {
        let shift = fraction.leading_zeros() as i32 - 11;
        Parts { fraction: fraction.checked_shl(shift as u32).unwrap_or(0), exponent: 1 - shift - 1023, n_significant: 53 - shift }
    } else {
        Parts { fraction: fraction | 1 << 52, exponent: field - 1023, n_significant: 53 }
    };
    signed(value, &parts)
}

pub fn float_text(value: f32) -> String {
    let bits = value.to_bits();
    let (field, fraction) = ((bits >> 23 & 0xff) as i32, u64::from(bits & ((1 << 23) - 1)) << 29);
    let parts = if field == 0 {
        let shift = fraction.leading_zeros() as i32 - 11;
        Parts { fraction: fraction.checked_shl(shift as u32).unwrap_or(0), exponent: 1 - shift - 127, n_significant: 24 - shift }
    } else {
        Parts { fraction: fraction | 1 << 52, exponent: field - 127, n_significant: 24 }
    };
    signed(f64::from(value), &parts)
}

fn signed(value: f64, parts: &Parts) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value.is_infinite() {
        return format!("{sign}Infinity");
    }
    if value == 0.0 {
        return format!("{sign}0.0");
    }
    let digits = develop(parts);
    format!("{sign}{}", digits.layout())
}

/// `0.d₁d₂… × 10^point`.
struct Digits {
    digits: Vec<u8>,
    point: i32,
}

impl Digits {
    fn layout(&self) -> String {
        let text: String = self.digits.iter().map(|digit| char::from(b'0' + digit)).collect();
        let or_zero = |rest: &str| if rest.is_empty() { "0".to_owned() } else { rest.to_owned() };
        if 0 < self.point && self.point < 8 {
            let whole = self.point as usize;
            if text.len() <= whole {
                return format!("{text}{}.0", "0".repeat(whole - text.len()));
            }
            return format!("{}.{}", &text[..whole], &text[whole..]);
        }
        if self.point <= 0 && self.point > -3 {
            return format!("0.{}{text}", "0".repeat(-self.point as usize));
        }
        format!("{}.{}E{}", &text[..1], or_zero(&text[1..]), self.point - 1)
    }

    /// One more in the last place.
    fn round_up(&mut self) {
        let n_nines = self.digits.iter().rev().take_while(|digit| **digit == 9).count();
        let keep = self.digits.len() - n_nines;
        self.digits[keep..].fill(0);
        if let Some(last) = self.digits[..keep].last_mut() {
            *last += 1;
        } else {
            self.digits[0] = 1;
            self.point += 1;
        }
    }
}

fn develop(parts: &Parts) -> Digits {
    let n_zeros = parts.fraction.trailing_zeros() as i32;
    let n_bits = 53 - n_zeros;
    let n_tiny = (n_bits - parts.exponent - 1).max(0);
    if n_tiny == 0 && (-21..=62).contains(&parts.exponent) {
        return whole_number(parts);
    }
    let scale = Scale::new(parts, n_bits, n_tiny);
    generate(parts.fraction >> n_zeros, n_bits, &scale)
}

/// A value without fraction that fits a long; digits beyond the precision are rounded off.
fn whole_number(parts: &Parts) -> Digits {
    let excess = parts.exponent - parts.n_significant - 1;
    let n_dropped = if excess > 1 { (f64::from(excess) * std::f64::consts::LOG10_2) as u32 } else { 0 };
    let shift = parts.exponent - 52;
    let mut value = if shift >= 0 { parts.fraction << shift } else { parts.fraction >> -shift };
    if n_dropped > 0 {
        let unit = 10u64.pow(n_dropped);
        value = value / unit + u64::from(value % unit >= unit / 2);
    }
    let mut digits: Vec<u8> = value.to_string().bytes().map(|digit| digit - b'0').collect();
    let point = digits.len() as i32 + n_dropped as i32;
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    Digits { digits, point }
}

/// The value is `fraction · 5^b5 · 2^b2` over `5^s5 · 2^s2`, half the gap `5^b5 · 2^m2` over the same.
struct Scale {
    estimate: i32,
    b5: u32,
    b2: u32,
    s5: u32,
    s2: u32,
    m2: u32,
}

impl Scale {
    fn new(parts: &Parts, n_bits: i32, n_tiny: i32) -> Scale {
        let estimate = estimate(parts);
        let (b5, s5) = ((-estimate).max(0), estimate.max(0));
        let mut b2 = b5 + n_tiny + parts.exponent;
        let mut s2 = s5 + n_tiny;
        let mut m2 = b2 - parts.n_significant;
        b2 -= n_bits - 1;
        let common = b2.min(s2);
        b2 -= common;
        s2 -= common;
        m2 -= common;
        // Below a power of two the neighbour is nearer.
        if n_bits == 1 {
            m2 -= 1;
        }
        if m2 < 0 {
            b2 -= m2;
            s2 -= m2;
            m2 = 0;
        }
        Scale { estimate, b5: b5 as u32, b2: b2 as u32, s5: s5 as u32, s2: s2 as u32, m2: m2 as u32 }
    }

    /// The numbers the JDK computes with, chosen by an estimate of their size.
    fn width(&self, n_bits: i32) -> Width {
        let bits_of_5 = |power: u32| if power < 27 { five(power).bits() as u32 } else { 3 * power };
        let size = (n_bits as u32 + self.b2 + bits_of_5(self.b5)).max(self.s2 + 1 + bits_of_5(self.s5 + 1));
        match size {
            0..32 => Width::Int,
            32..64 => Width::Long,
            _ => Width::Big,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    Int,
    Long,
    Big,
}

impl Width {
    /// The number as a signed word of this width: what is left of it after overflow.
    fn word(self, number: &BigUint) -> i64 {
        let low = number.iter_u64_digits().next().unwrap_or(0);
        if self == Width::Int { i64::from(low as i32) } else { low as i64 }
    }

    fn compare(self, a: &BigUint, b: &BigUint) -> Ordering {
        if self == Width::Big { a.cmp(b) } else { self.word(a).cmp(&self.word(b)) }
    }

    /// Twice the rest against ten units, by the sign of the difference.
    fn half(self, rest: &BigUint, ten_units: &BigUint) -> Ordering {
        let (twice, bound) = (self.word(&(rest << 1u8)), self.word(ten_units));
        match self {
            Width::Int => (twice as i32).wrapping_sub(bound as i32).cmp(&0),
            Width::Long => twice.wrapping_sub(bound).cmp(&0),
            Width::Big => (rest << 1u8).cmp(ten_units),
        }
    }

    /// True if the rest is below the gap, and whether rest and gap together reach the next digit.
    fn ends(self, rest: &BigUint, gap: &BigUint, ten_units: &BigUint) -> (bool, bool) {
        let top = self.compare(&(rest + gap), ten_units);
        match self {
            Width::Big => (rest < gap, top.is_ge()),
            _ if self.word(gap) <= 0 => (true, true),
            _ => (self.compare(rest, gap).is_lt(), top.is_gt()),
        }
    }
}

fn five(power: u32) -> BigUint {
    BigUint::from(5u8).pow(power)
}

/// The decimal exponent, or one too much.
#[expect(clippy::approx_constant, reason = "the estimate is wrong in the same places as the original")]
fn estimate(parts: &Parts) -> i32 {
    let mantissa = f64::from_bits(1023 << 52 | parts.fraction & ((1 << 52) - 1));
    let guess = (mantissa - 1.5) * 0.289_529_654 + 0.176_091_259 + f64::from(parts.exponent) * 0.301_029_995_663_981;
    guess.floor() as i32
}

fn generate(fraction: u64, n_bits: i32, scale: &Scale) -> Digits {
    let width = scale.width(n_bits);
    let mut rest = (BigUint::from(fraction) * five(scale.b5)) << scale.b2;
    let unit = five(scale.s5) << scale.s2;
    let mut gap = five(scale.b5) << scale.m2;
    let ten_units = &unit * 10u8;
    let mut point = scale.estimate + 1;
    let mut digits = Vec::new();
    let next = |rest: &mut BigUint, gap: &mut BigUint| {
        let digit = u8::try_from(&*rest / &unit).expect("one decimal digit");
        *rest = (&*rest % &unit) * 10u8;
        *gap *= 10u8;
        digit
    };
    let first = next(&mut rest, &mut gap);
    let (mut low, mut high) = width.ends(&rest, &gap, &ten_units);
    if first == 0 && !high {
        point -= 1;
    } else {
        digits.push(first);
    }
    // Exponent form shows a second digit anyway.
    if !(-2..=8).contains(&point) {
        (low, high) = (false, false);
    }
    while !low && !high {
        digits.push(next(&mut rest, &mut gap));
        (low, high) = width.ends(&rest, &gap, &ten_units);
    }
    let is_odd = digits.last().is_some_and(|digit| digit % 2 == 1);
    let mut result = Digits { digits, point };
    let order = width.half(&rest, &ten_units);
    if high && (!low || order.is_gt() || order.is_eq() && is_odd) {
        result.round_up();
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What JDK 17 prints.
    #[test]
    fn as_the_jdk() {
        let doubles = [
            (f64::from_bits(1), "4.9E-324"),
            (1e-323, "1.0E-323"),
            (2e23, "1.9999999999999998E23"),
            (8.41e21, "8.409999999999999E21"),
            (0.002, "0.002"),
            (9e-4, "9.0E-4"),
            (1e22, "1.0E22"),
            (4.35, "4.35"),
            (1e7, "1.0E7"),
            (9_999_999.0, "9999999.0"),
            (9_007_199_254_740_993.0, "9.007199254740992E15"),
            (-0.0, "-0.0"),
            (0.1, "0.1"),
            (100.0, "100.0"),
        ];
        for (value, text) in doubles {
            assert_eq!(double_text(value), text);
        }
        for (value, text) in [(f32::from_bits(1), "1.4E-45"), (33_554_432.0, "3.3554432E7"), (0.001, "0.001"), (1e10, "1.0E10")] {
            assert_eq!(float_text(value), text);
        }
    }
}
