//! The text of a test class.

use std::collections::BTreeSet;
use std::fmt::Write;

use machine::concrete::{Script, Step};
use machine::input::{Content, InputObject};

/// A test class: file name (relative to the output directory) and text.
#[derive(Clone, PartialEq, Debug)]
pub struct TestFile {
    pub path: String,
    pub text: String,
}

/// Sets a field that the test may not name.
const SET: &str = r"
    private static void set(Object target, Class<?> owner, String field, Object value) throws Exception {
        java.lang.reflect.Field f = owner.getDeclaredField(field);
        f.setAccessible(true);
        f.set(target, value);
    }
";

/// Makes an object without a constructor.
const MAKE: &str = r#"
    private static <T> T make(Class<T> type) throws Exception {
        java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return type.cast(((sun.misc.Unsafe) f.get(null)).allocateInstance(type));
    }
"#;

/// Reads a field that the test may not name.
const GET: &str = r"
    private static Object get(Object target, Class<?> owner, String field) throws Exception {
        java.lang.reflect.Field f = owner.getDeclaredField(field);
        f.setAccessible(true);
        return f.get(target);
    }
";

/// Methods of a test class that work by reflection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Helper {
    Set,
    Make,
    Get,
}

impl Helper {
    pub(crate) fn text(self) -> &'static str {
        match self {
            Helper::Set => SET,
            Helper::Make => MAKE,
            Helper::Get => GET,
        }
    }
}

/// The helpers that the statements of a script call.
pub(crate) fn helpers(script: &Script) -> BTreeSet<Helper> {
    let helper = |step: &Step| match step {
        Step::Assign { is_reflective: true, .. } | Step::AssignStatic { is_reflective: true, .. } => Some(Helper::Set),
        Step::Object(InputObject { content: Content::Fields(_), .. }) => Some(Helper::Make),
        _ => None,
    };
    script.steps.iter().filter_map(helper).collect()
}

/// A test class in the making.
pub(crate) struct Writer {
    /// Empty for the unnamed package.
    pub(crate) package: String,
    pub(crate) name: String,
    /// One sentence.
    pub(crate) comment: String,
    /// Methods with their annotations.
    pub(crate) methods: Vec<String>,
    pub(crate) helpers: BTreeSet<Helper>,
}

impl Writer {
    /// A method with `@Test`: its comment, its name, and its statements, eight blanks in.
    pub(crate) fn add(&mut self, comment: &str, name: &str, body: &str) {
        let comment = if comment.is_empty() { String::new() } else { format!("    /** {} */\n", one_line(comment)) };
        self.methods.push(format!("{comment}    @Test\n    void {name}() throws Throwable {{\n{body}    }}\n"));
    }

    pub(crate) fn finish(self) -> TestFile {
        let mut text = String::new();
        if !self.package.is_empty() {
            let _ = writeln!(text, "package {};\n", self.package);
        }
        let uses = |word: &str| self.methods.iter().any(|method| method.contains(word));
        if uses("assert") || uses("fail(") {
            text.push_str("import static org.junit.jupiter.api.Assertions.*;\n\n");
        }
        text.push_str("import org.junit.jupiter.api.Test;\n\n");
        let _ = writeln!(text, "/** {} */\nclass {} {{", one_line(&self.comment), self.name);
        text.push_str(&self.methods.join("\n"));
        self.helpers.iter().for_each(|helper| text.push_str(helper.text()));
        text.push_str("}\n");
        let directory = if self.package.is_empty() { String::new() } else { self.package.replace('.', "/") + "/" };
        TestFile { path: format!("{directory}{}.java", self.name), text }
    }
}

/// Text on one line that ends no comment and begins no Unicode escape, which Java looks for even there.
pub(crate) fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    without_unicode_escapes(&words.join(" ").replace("*/", "* /"))
}

pub(crate) fn without_unicode_escapes(text: &str) -> String {
    text.replace("\\u", "\\ u")
}
