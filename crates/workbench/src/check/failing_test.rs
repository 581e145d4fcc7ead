//! A failing run as a JUnit 5 test: it calls the entry, and fails as long as the assertion fails or the exception escapes.

use std::fmt::Write;

use java::model::{MethodId, MethodKind, Ty};
use java::program::Program;
use machine::input::Input;

use crate::verification::{REFLECTION, TestFile, test_setup};

/// The test, or why there is none.
pub(super) fn test(program: &Program, method: MethodId, input: &Input) -> Result<TestFile, String> {
    let info = program.method(method);
    if info.name.ends_with('$') {
        return Err("what was asked is not in the program".to_owned());
    }
    if info.is_private {
        return Err("the method is private".to_owned());
    }
    if !input.nondeterministic.is_empty() {
        return Err("it depends on nondeterministic values, which only a harness can give".to_owned());
    }
    let is_constructor = info.kind == MethodKind::Constructor;
    let receiver = (!info.is_static && !is_constructor).then_some(Ty::Class(info.class));
    let types: Vec<Ty> = receiver.into_iter().chain(info.params.iter().map(|param| param.ty)).collect();
    let (mut body, arguments) = test_setup(program, input, &types)?;
    let class = program.class(info.class);
    let call = match (is_constructor, info.is_static) {
        (true, _) => format!("new {}({})", class.display_name, arguments.join(", ")),
        (_, true) => format!("{}.{}({})", class.display_name, info.name, arguments.join(", ")),
        _ => format!("{}.{}({})", arguments[0], info.name, arguments[1..].join(", ")),
    };
    let _ = writeln!(body, "        {call};");
    let package = class.binary_name.rsplit_once('.').map(|(package, _)| package);
    let clean = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let name = format!("{}_{}_CheckTest", clean(&class.display_name), clean(&info.name));
    let mut text = package.map(|package| format!("package {package};\n\n")).unwrap_or_default();
    text.push_str("import org.junit.jupiter.api.Test;\n\n");
    let _ = writeln!(text, "/** Fails as long as {} does what it must not. Assertions have to be enabled. */", program.method_name(method));
    let _ = writeln!(text, "class {name} {{\n    @Test\n    void holds() throws Throwable {{\n{body}    }}");
    if text.contains("make(") || text.contains(" set(") {
        text.push_str(REFLECTION);
    }
    text.push_str("}\n");
    let directory = package.map(|package| package.replace('.', "/") + "/").unwrap_or_default();
    Ok(TestFile { path: format!("{directory}{name}.java"), text })
}
