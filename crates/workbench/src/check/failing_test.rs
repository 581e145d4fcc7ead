//! A failing run as a JUnit 5 test: it calls the entry, and fails as long as the assertion fails or the exception escapes.

use java::model::MethodId;
use machine::input::Input;
use machine::world::World;

use crate::junit::{Names, TestFile, Writer, call, helpers, prepare};

/// The test, or why there is none.
pub(super) fn test(world: &mut World, method: MethodId, input: &Input) -> Result<TestFile, String> {
    let info = world.program.method(method);
    if info.name.ends_with('$') {
        return Err("what was asked is not in the program".to_owned());
    }
    if info.is_private {
        return Err("the method is private".to_owned());
    }
    if !input.nondeterministic.is_empty() {
        return Err("it depends on nondeterministic values, which only a harness can give".to_owned());
    }
    let prepared = prepare(world, method, input)?;
    let program = &world.program;
    let names = Names::new(program, method, &prepared.script);
    let body = format!("{}        {};\n", names.statements()?, call(program, method, &names, &prepared.script)?);
    let info = program.method(method);
    let class = program.class(info.class);
    let clean = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let mut writer = Writer {
        package: class.binary_name.rsplit_once('.').map_or("", |(package, _)| package).to_owned(),
        name: format!("{}_{}_CheckTest", clean(&class.display_name), clean(&info.name)),
        comment: format!("Fails as long as {} does what it must not. Assertions have to be enabled.", program.method_name(method)),
        methods: Vec::new(),
        helpers: helpers(&prepared.script),
    };
    writer.add("", "holds", &body);
    Ok(writer.finish())
}
