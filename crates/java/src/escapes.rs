//! Unicode escapes (JLS 3.3): translated before anything else, in comments, too. A table leads positions back to the text as it was written.

use std::rc::Rc;

/// A text with escapes, as it was written.
#[derive(Clone, Debug)]
pub struct Written {
    text: Rc<str>,
    /// Where the distance between the texts changes: an offset in the translated text and the one that it comes from, ascending.
    places: Box<[(u32, u32)]>,
}

impl Written {
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The offset in the written text that an offset in the translated one comes from.
    pub fn offset(&self, translated: u32) -> u32 {
        match self.places.partition_point(|(at, _)| *at <= translated) {
            0 => translated,
            after => {
                let (at, from) = self.places[after - 1];
                from + (translated - at)
            }
        }
    }
}

/// The escape of literals that stands for the character zero, which ends a text for the parser.
const NUL: &str = r"\000";

/// The text as the language sees it, and the way back if it is another one. Lines end in `\\n`, also those that a carriage return alone ends.
///
/// Half of a surrogate pair is no character: such escapes stay as they are, and literals understand them. What only begins like an escape stays,
/// too: specifications have words like `\\union`.
pub(crate) fn translate(text: String) -> (Rc<str>, Option<Rc<Written>>) {
    let lines = with_plain_lines(&text);
    let (out, places) = without_escapes(lines.as_deref().unwrap_or(&text));
    if lines.is_none() && places.is_empty() {
        return (text.into(), None);
    }
    (out.into(), Some(Rc::new(Written { text: text.into(), places: places.into() })))
}

/// Carriage returns that end a line alone, as line feeds; `None` if there are none.
fn with_plain_lines(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let is_alone = |at: &usize| bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    (0..bytes.len()).any(|at| is_alone(&at)).then(|| text.replace("\r\n", "\u{0}\n").replace('\r', "\n").replace("\u{0}\n", "\r\n"))
}

fn without_escapes(text: &str) -> (String, Vec<(u32, u32)>) {
    let bytes = text.as_bytes();
    let mut out = String::with_capacity(text.len());
    let mut places = Vec::new();
    let (mut at, mut copied) = (0, 0);
    while let Some(found) = text[at..].find('\\').map(|offset| at + offset) {
        let Some((c, end)) = escape_at(bytes, found) else {
            // A backslash that is no escape takes the next character with it: `\\\\u0041` has none.
            let next = text[found + 1..].chars().next().map_or(0, char::len_utf8);
            at = found + 1 + next;
            continue;
        };
        out.push_str(&text[copied..found]);
        places.push((out.len() as u32, found as u32));
        match c {
            '\r' => out.push('\n'),
            '\0' => out.push_str(NUL),
            _ => out.push(c),
        }
        places.push((out.len() as u32, end as u32));
        (at, copied) = (end, end);
    }
    out.push_str(&text[copied..]);
    (out, places)
}

/// The character that an escape at this place means, or two that are a surrogate pair, and where it ends.
fn escape_at(bytes: &[u8], start: usize) -> Option<(char, usize)> {
    let (unit, end) = unit_at(bytes, start)?;
    if let Some(c) = char::from_u32(u32::from(unit)) {
        return Some((c, end));
    }
    let (low, end) = unit_at(bytes, end)?;
    let c = char::decode_utf16([unit, low]).next()?.ok()?;
    Some((c, end))
}

fn unit_at(bytes: &[u8], start: usize) -> Option<(u16, usize)> {
    if bytes.get(start) != Some(&b'\\') {
        return None;
    }
    let n_u = bytes[start + 1..].iter().take_while(|byte| **byte == b'u').count();
    let digits = start + 1 + n_u;
    let text = std::str::from_utf8(bytes.get(digits..digits + 4)?).ok().filter(|text| text.bytes().all(|b| b.is_ascii_hexdigit()))?;
    let unit = u16::from_str_radix(text, 16).ok()?;
    (n_u > 0).then_some((unit, digits + 4))
}

#[cfg(test)]
mod tests {
    use super::translate;

    fn translated(text: &str) -> String {
        translate(text.to_owned()).0.to_string()
    }

    #[test]
    fn escapes_are_characters() {
        assert_eq!(translated(r"in\u0074 x; // \u000a x = 5;"), "int x; // \n x = 5;");
        assert_eq!(translated(r"\uuuu0041"), "A");
        assert_eq!(translated(r"\ud83d\ude00"), "\u{1f600}");
    }

    #[test]
    fn the_character_zero_is_an_escape_of_literals() {
        assert_eq!(translated(r#"'\u0000' + "a\u00001" + "\\\u0000" + "\\u0000""#), r#"'\000' + "a\0001" + "\\\000" + "\\u0000""#);
        let (text, written) = translate(r"'\u0000'x".to_owned());
        let offset = text.find('x').expect("it is there") as u32;
        assert_eq!(written.expect("it has escapes").offset(offset), 8);
    }

    #[test]
    fn a_carriage_return_ends_a_line() {
        assert_eq!(translated("a // b\r c\r\n d\n"), "a // b\n c\r\n d\n");
        assert_eq!(translated(r"// \u000d x = 7;"), "// \n x = 7;");
    }

    #[test]
    fn what_is_no_escape_stays() {
        for text in [r"\\u0041", r"\union(a)", r"\u00g1", r"\u12", r"\", r"\ud800", r"\\\\u0041"] {
            assert_eq!(translated(text), text);
        }
        // Three backslashes: an escaped one, then an escape.
        assert_eq!(translated(r"\\\u0041"), r"\\A");
        assert_eq!(translated(r"\ud800\u0041"), r"\ud800A");
        // A backslash that an escape makes begins no other.
        assert_eq!(translated(r"\u005cu0041"), r"\u0041");
    }

    #[test]
    fn positions_lead_back() {
        let (text, written) = translate(r"a\u0062c\u0064e".to_owned());
        assert_eq!(&*text, "abcde");
        let written = written.expect("it has escapes");
        let offsets: Vec<u32> = (0..=5).map(|at| written.offset(at)).collect();
        assert_eq!(offsets, [0, 1, 7, 8, 14, 15]);
    }
}
