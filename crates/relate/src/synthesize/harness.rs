//! The part of a pair that runs both programs and tells how they end.

use std::fmt::Write;

use super::table::Instance;
use crate::context::Ty;

/// A name for what a variable holds: objects of the pair have names, everything else says what it is.
const TOLD: &str = "
    static String told(Pair pair, Object value) {
        return NAMED String.valueOf(value);
    }
";

/// Runs one side in a new object and tells its result, its exception and what is relevant, one per line.
pub(super) fn harness(instance: &Instance, set: &str) -> String {
    let mut code = String::new();
    let objects = instance.objects();
    if !objects.is_empty() {
        let tests: Vec<String> = objects.iter().map(|(name, _, _)| format!("value == pair.{name} ? \"{name}\" :")).collect();
        code.push_str(&TOLD.replace("NAMED", &tests.join(" ")));
    }
    // Messages of the virtual machine about null and indices are not specified.
    let machine =
        "thrown instanceof NullPointerException || thrown instanceof IndexOutOfBoundsException || thrown instanceof ArrayStoreException";
    let exception = format!("thrown.getClass().getName() + ({machine} ? \"\" : \": \" + thrown.getMessage())");
    let told = |value: &str, ty: Ty| match ty {
        Ty::Ref if !objects.is_empty() => format!("told(pair, {value})"),
        _ => value.to_owned(),
    };
    for (side, name) in ["left", "right"].iter().enumerate() {
        let mut shown = String::new();
        for list in &instance.relevant[side] {
            let places: Vec<String> =
                list.iter().map(|place| format!("\"{}=\" + {}", place.name, told(&format!("pair.{}", place.name), place.ty))).collect();
            let all = if places.is_empty() { "\"\"".to_owned() } else { places.join(" + \" \" + ") };
            let _ = write!(shown, " + \"\\n\" + {all}");
        }
        let shown_result = told("result", Ty::Ref);
        let _ = write!(
            code,
            "
    static String {name}End() {{
        Pair pair = new Pair();
{set}        Object result = null;
        String exception = \"null\";
        try {{
            result = pair.{name}();
        }} catch (Throwable thrown) {{
            exception = {exception};
        }}
        return {shown_result} + \"\\n\" + exception{shown};
    }}
"
        );
    }
    code.push_str(
        "
    public static void main(String[] arguments) {
        System.out.println(\"left:\\n\" + leftEnd());
        System.out.println(\"right:\\n\" + rightEnd());
    }
",
    );
    code
}
