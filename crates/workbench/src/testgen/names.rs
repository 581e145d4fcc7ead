//! Names of tests, after the condition of their path.

/// Longer names end at a word before.
const MAX_LENGTH: usize = 60;

/// How Java's operators read, longest first.
const OPERATORS: &[(&str, &str)] = &[
    ("<=", " AtMost "),
    (">=", " AtLeast "),
    ("==", " Is "),
    ("!=", " IsNot "),
    ("&&", " And "),
    ("||", " Or "),
    ("<", " Below "),
    (">", " Above "),
    ("!", " Not "),
    ("+", " Plus "),
    ("-", " Minus "),
    ("*", " Times "),
    ("/", " By "),
    ("%", " Modulo "),
];

/// Methods of every object.
const OF_OBJECT: &[&str] = &["clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait"];

/// `min_xBelowY`, `parse_textIsNull_throwsNumberFormatException`.
pub(super) fn test_name(method: &str, condition: &str, thrown: Option<&str>) -> String {
    let mut name = method.to_owned();
    let condition = words(condition);
    if !condition.is_empty() {
        name = format!("{name}_{condition}");
    }
    if let Some(thrown) = thrown {
        name = format!("{name}_throws{thrown}");
    }
    // A test is no redefinition of what every object has.
    if OF_OBJECT.contains(&name.as_str()) { name + "_onAnyInput" } else { name }
}

fn words(condition: &str) -> String {
    if condition == "true" {
        return String::new();
    }
    let mut text = condition.replace("this.", "");
    for (operator, word) in OPERATORS {
        text = text.replace(operator, word);
    }
    let mut name = String::new();
    for word in text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        if name.len() + word.len() > MAX_LENGTH {
            break;
        }
        let mut letters = word.chars();
        let first = letters.next().into_iter();
        if name.is_empty() {
            name.extend(first.flat_map(char::to_lowercase));
        } else {
            name.extend(first.flat_map(char::to_uppercase));
        }
        name.extend(letters);
    }
    // A name that was cut off ends with no operator.
    while let Some((_, word)) = OPERATORS.iter().find(|(_, word)| name.ends_with(word.trim())) {
        name.truncate(name.len() - word.trim().len());
    }
    name
}

#[cfg(test)]
mod tests {
    use super::test_name;

    #[test]
    fn names_say_conditions() {
        assert_eq!(test_name("min", "x < y", None), "min_xBelowY");
        assert_eq!(test_name("sign", "true", None), "sign");
        assert_eq!(test_name("hashCode", "true", None), "hashCode_onAnyInput");
        assert_eq!(test_name("total", "this.quantity >= 10 && this.quantity < 100", None), "total_quantityAtLeast10AndQuantityBelow100");
        assert_eq!(test_name("parse", "text == null", Some("NumberFormatException")), "parse_textIsNull_throwsNumberFormatException");
    }

    #[test]
    fn long_names_end_at_a_word() {
        let long = "someVariable < otherVariable && otherVariable < yetAnotherVariable && a < b";
        assert_eq!(test_name("f", long, None), "f_someVariableBelowOtherVariableAndOtherVariable");
    }
}
