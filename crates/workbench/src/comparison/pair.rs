//! A program that runs both methods on one input with the JDK, and prints what it sees of each.

use std::fmt::Write;

use java::model::{ClassKind, FieldId, MethodId};
use machine::concrete::Step;
use machine::input::{Content, Input};

use super::tokens::{Token, tokens};
use crate::junit::{Names, Prepared, call, helpers, prepare};
use crate::run::Run;

/// Looks at everything after a run.
const SEEN: &str = include_str!("seen.java.txt");

/// Why there is no program.
pub(super) enum Obstacle {
    /// The input may be none that a program can make.
    NoInput(String),
    /// It is one, but how to make it is not known.
    NoProgram,
}

/// The program for an input.
pub(super) fn source(run: &mut Run, input: &Input, text: &str) -> Result<String, Obstacle> {
    let method = run.method;
    let fixed = final_fields(run, input);
    let prepared = match prepare(&mut run.semantics.world, method, input) {
        Ok(prepared) => prepared,
        Err(_) if fixed.is_empty() => return Err(Obstacle::NoProgram),
        Err(_) => return Err(not_made(run, fixed[0])),
    };
    // A final field has what constructors give it.
    let forced = prepared.script.steps.iter().find_map(|step| match step {
        Step::Assign { field, is_reflective: true, .. } if fixed.contains(field) => Some(*field),
        _ => None,
    });
    if let Some(field) = forced {
        return Err(not_made(run, field));
    }
    written(run, method, &prepared, text).map_err(|_| Obstacle::NoProgram)
}

fn not_made(run: &Run, field: FieldId) -> Obstacle {
    let program = run.program();
    let field = program.field(field);
    let class = &program.class(field.class).display_name;
    Obstacle::NoInput(format!("they differ for values of the final field `{class}.{}` that no constructor is known to give it", field.name))
}

/// Final fields of objects of the input, which only constructors set.
pub(super) fn final_fields(run: &Run, input: &Input) -> Vec<FieldId> {
    let program = run.program();
    let fields = input.objects.iter().filter_map(|object| match &object.content {
        Content::Fields(fields) => Some(fields.iter().map(|(field, _)| *field)),
        _ => None,
    });
    let is_fixed = |field: &FieldId| {
        let info = program.field(*field);
        let class = program.class(info.class);
        info.is_final && !class.is_library && info.constant.is_none() && !info.is_synthetic && class.kind != ClassKind::Record
    };
    fields.flatten().filter(is_fixed).collect()
}

fn written(run: &Run, method: MethodId, prepared: &Prepared, text: &str) -> Result<String, String> {
    let program = run.program();
    let script = &prepared.script;
    let names = Names::new(program, method, script);
    let info = program.method(method);
    let called = call(program, method, &names, script)?;
    let (before, after) = called.split_once(&format!("{}(false", info.name)).ok_or("the parameter is not there")?;
    let called = format!("{before}{}(right{after}", info.name);
    let offset = usize::from(!info.is_static);
    let mut known: Vec<String> = Vec::new();
    for (index, argument) in script.arguments.iter().enumerate() {
        let ty = if index < offset { java::model::Ty::Class(info.class) } else { info.params[index - offset].ty };
        known.push(names.value(argument, ty)?);
    }
    let is_own = |class: &&java::model::Class| !class.is_library && !class.is_phantom && !class.is_local() && !class.is_lambda;
    let classes: Vec<String> =
        program.classes.iter().filter(is_own).map(|class| format!("\"{}\"", without_package(&class.binary_name))).collect();
    let mut out = without_access(text);
    let run_it = if info.ret == java::model::Ty::Void { format!("{called};") } else { format!("seen.result = {called};") };
    let _ = write!(
        out,
        "\nclass Pair {{\n{}\n    public static String run(boolean right) throws Throwable {{\n{}        Seen__ seen = new Seen__(new String[]{{{}}}, new Object[]{{{}}});\n        \
         try {{ {run_it} }} catch (Throwable thrown) {{ seen.thrown = thrown; }}\n        return seen.text();\n    }}\n",
        MAIN,
        names.statements()?,
        classes.join(", "),
        known.join(", "),
    );
    for helper in helpers(script) {
        out.push_str(helper.text());
    }
    out.push_str("}\n");
    out.push_str(SEEN);
    Ok(out)
}

/// Each method runs in classes of its own, because static fields are state.
const MAIN: &str = r#"    public static void main(String[] arguments) throws Throwable {
        for (boolean right : new boolean[]{false, true}) {
            java.net.URL here = Pair.class.getProtectionDomain().getCodeSource().getLocation();
            try (java.net.URLClassLoader loader = new java.net.URLClassLoader(new java.net.URL[]{here}, null)) {
                java.lang.reflect.Method run = loader.loadClass(Pair.class.getName()).getDeclaredMethod("run", boolean.class);
                run.setAccessible(true);
                System.out.println((right ? "right:\n" : "left:\n") + run.invoke(null, right));
            }
        }
    }"#;

/// The program for an input on which assertions fail that say that both do the same, from the test that calls them.
pub(super) fn of_assertions(text: &str, test: &str) -> Option<String> {
    let (_, body) = test.split_once("throws Throwable {\n")?;
    let (statements, helpers) = body.split_once("\n    }\n")?;
    Some(format!(
        "{}\nclass Pair {{\n    public static void main(String[] arguments) throws Throwable {{\n        \
         Pair.class.getClassLoader().setDefaultAssertionStatus(true);\n        \
         System.out.println(\"left:\\nthe same\\nright:\\n\" + end());\n    }}\n\n    static String end() throws Throwable {{\n        \
         try {{\n{statements}\n        }} catch (AssertionError different) {{ return \"something else\"; }}\n        return \"the same\";\n    }}\n{helpers}",
        without_access(text)
    ))
}

fn without_package(binary_name: &str) -> &str {
    binary_name.rsplit_once('.').map_or(binary_name, |(_, name)| name)
}

/// The program in one file of the unnamed package: no type of it is public.
fn without_access(text: &str) -> String {
    let mut out = String::new();
    let (mut done, mut depth) = (0, 0);
    let all = tokens(text);
    for (index, token) in all.iter().enumerate() {
        match token.text {
            "{" => depth += 1,
            "}" => depth -= 1,
            "public" if depth == 0 => {
                out.push_str(&text[done..token.start]);
                done = token.end();
            }
            "package" if depth == 0 => {
                out.push_str(&text[done..token.start]);
                done = all[index..].iter().find(|token| token.text == ";").map_or(token.end(), Token::end);
            }
            _ => {}
        }
    }
    out + &text[done..]
}
