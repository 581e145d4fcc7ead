//! The `espalier` command.

mod arguments;
mod check;
mod check_arguments;
mod check_progress;
mod color;
mod compare;
mod completions;
mod config;
mod diagnostics;
mod equiv;
mod equiv_arguments;
mod flow;
mod lang;
mod lang_arguments;
mod manual;
mod output;
mod recheck;
mod run;
mod suggest;
mod testgen;
mod verify;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use workbench::Problem;

use arguments::{Cli, Command, Common};

/// Exit codes are a contract: 0 holds, 1 a defect was found, 2 bad usage or input, 3 unknown, unsupported or only bounded.
fn main() -> ExitCode {
    // Recursive descent over nested source text needs room; the stack is only reserved, not used, until then.
    let work = std::thread::Builder::new().stack_size(512 << 20).spawn(start);
    if let Ok(Ok(code)) = work.map(std::thread::JoinHandle::join) {
        return code;
    }
    let _ = writeln!(std::io::stderr(), "espalier: this is a defect in Espalier; please report it with the input and the text above");
    ExitCode::from(101)
}

fn start() -> ExitCode {
    workbench::setting::spell(|setting| format!("--{}", setting.key()));
    let Cli { command, mut common } = Cli::parse();
    let done = match command {
        Command::Run(mut arguments) => run::run(&mut arguments, &mut common),
        Command::Verify(mut arguments) => verify::run(&mut arguments, &mut common),
        Command::Check(arguments) => check::run(&arguments, &common),
        Command::Testgen(arguments) => testgen::run(&arguments, &common),
        Command::Flow(mut arguments) => flow::run(&mut arguments, &mut common),
        Command::Equiv(arguments) => equiv::run(&arguments, &common),
        Command::Refactor { command } => equiv::refactor(&command, &common),
        Command::Recheck(arguments) => recheck::run(&arguments, &common),
        Command::Lang { command } => lang::run(&command, &common),
        Command::Explain { construct } => explain_construct(construct.as_deref(), &common),
        Command::Completions { shell } => print(&completions::script(shell), &common),
        Command::Man { directory } => manual::write(&directory).map(|()| ExitCode::SUCCESS).map_err(|problem| vec![problem]),
        Command::Schema { name } if name == workbench::explain::report::SCHEMA => print(&workbench::explain::schema::verify(), &common),
        Command::Schema { name } if name == workbench::explain::flow::SCHEMA => print(&workbench::explain::schema::flow(), &common),
        Command::Schema { name } if name == workbench::explain::lang::SCHEMA => print(&workbench::explain::schema::lang(), &common),
        Command::Schema { name } if name == workbench::explain::equiv::SCHEMA => print(&workbench::explain::schema::equiv(), &common),
        Command::Schema { name } if name == workbench::explain::applied::SCHEMA => print(&workbench::explain::schema::applied(), &common),
        Command::Schema { name } if name == workbench::explain::instance::SCHEMA => print(&workbench::explain::schema::instance(), &common),
        Command::Schema { name } if name == workbench::explain::refactor::SCHEMA => print(&workbench::explain::schema::refactor(), &common),
        Command::Schema { name } if name == workbench::explain::check::SCHEMA => print(&workbench::explain::schema::check(), &common),
        // The parser admits no other name.
        Command::Schema { .. } => print(&workbench::explain::schema::tree(), &common),
    };
    done.unwrap_or_else(|problems| {
        let problems: Vec<Problem> = problems.into_iter().map(suggest::improved).collect();
        diagnostics::report(&problems, common.color);
        ExitCode::from(2)
    })
}

fn print(text: &str, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    output::write(text, common.output.as_deref()).map_err(|problem| vec![problem])?;
    Ok(ExitCode::SUCCESS)
}

/// What a JML construct means, or the list of all of them.
fn explain_construct(construct: Option<&str>, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let Some(construct) = construct else {
        let names: Vec<&str> = workbench::jml_constructs().collect();
        return print(&(names.join("\n") + "\n"), common);
    };
    match workbench::explain_jml(construct) {
        Some(text) => print(&format!("{text}\n"), common),
        None => {
            let near = suggest::help(construct, workbench::jml_constructs(), "there are ");
            let help = format!("{near}; espalier explain without an argument lists all of them");
            Err(vec![Problem::general("unknown-construct", format!("there is no JML construct `{construct}` here"), Some(help))])
        }
    }
}
