//! `espalier equiv` and `espalier refactor`.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use workbench::explain::applied::Safety;
use workbench::explain::equiv::Equiv;
use workbench::explain::instance::Legality;
use workbench::explain::verdict::Verdict;
use workbench::proof::equiv::EquivProof;
use workbench::{EquivOptions, Problem};

use crate::arguments::Common;
use crate::equiv_arguments::{EquivArguments, RefactorCommand, ResultFormat};
use crate::{color, output};

/// Decides a model and prints; the exit code says what the answer is.
pub(crate) fn run(arguments: &EquivArguments, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    output::check(common.output.as_deref()).map_err(one)?;
    if arguments.aer {
        output::write(&workbench::as_aer(Path::new(&arguments.model))?, common.output.as_deref()).map_err(one)?;
        return Ok(ExitCode::SUCCESS);
    }
    let options = EquivOptions {
        infers: arguments.infer,
        drop: arguments.drop.clone(),
        no_times: common.no_times,
        proof: arguments.proof.is_some(),
        confirms: arguments.confirm.is_some(),
        deadline: common.timeout.and_then(|seconds| Instant::now().checked_add(Duration::from_secs_f64(seconds))),
    };
    let decided = match &arguments.other {
        Some(other) => workbench::equiv_methods(&arguments.model, other, &options)?,
        None => workbench::equiv(Path::new(&arguments.model), &options)?,
    };
    let mut answer = decided.answer;
    if let Some(file) = &arguments.proof {
        write_proof(decided.proof.as_ref(), file)?;
    }
    if arguments.jvm {
        confirm(&mut answer).map_err(one)?;
    }
    let text = match arguments.format {
        ResultFormat::Json => serde_json::to_string_pretty(&answer).expect("an answer is plain data") + "\n",
        ResultFormat::Text => workbench::explain::equiv::painted(&answer, color::of_results(common)),
    };
    output::write(&text, common.output.as_deref()).map_err(one)?;
    Ok(ExitCode::from(if answer.verdict.holds() && answer.has_no_instance { 3 } else { answer.verdict.exit_code() }))
}

/// Writes a proof; without one there is a note, and no file.
fn write_proof(proof: Option<&EquivProof>, file: &Path) -> Result<(), Vec<Problem>> {
    match proof {
        Some(proof) => {
            let text = serde_json::to_string_pretty(proof).expect("a proof is plain data") + "\n";
            output::write(&text, Some(file)).map_err(|problem| vec![problem])
        }
        None => {
            eprintln!("espalier: nothing was proved of the model, so that no proof was written");
            Ok(())
        }
    }
}

/// Compiles and runs a pair with the JDK.
fn confirm(answer: &mut Equiv) -> Result<(), Problem> {
    let Some(programs) = &mut answer.programs else { return Ok(()) };
    let directory = std::env::temp_dir().join(format!("espalier-pair-{}", std::process::id()));
    let run = || -> std::io::Result<String> {
        std::fs::create_dir_all(&directory)?;
        std::fs::write(directory.join("Pair.java"), &programs.source)?;
        let compiled = Command::new("javac").arg("Pair.java").current_dir(&directory).output()?;
        if !compiled.status.success() {
            return Ok(String::from_utf8_lossy(&compiled.stderr).into_owned());
        }
        let ran = Command::new("java").args(["-cp", ".", "Pair"]).current_dir(&directory).output()?;
        Ok(String::from_utf8_lossy(&ran.stdout).into_owned())
    };
    let seen = run();
    let _ = std::fs::remove_dir_all(&directory);
    let seen = seen.map_err(|error| Problem::general("no-jdk", format!("--jvm needs javac and java: {error}"), None))?;
    // `main` prints both ends.
    let ends = seen.strip_prefix("left:\n").and_then(|rest| rest.split_once("right:\n"));
    programs.jvm = Some(ends.is_some_and(|(left, right)| left.trim_end() != right.trim_end()));
    Ok(())
}

/// Checks an instance.
fn instance(file: &str, format: ResultFormat, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let instance = workbench::check_instance(Path::new(file))?;
    let text = match format {
        ResultFormat::Json => serde_json::to_string_pretty(&instance).expect("an answer is plain data") + "\n",
        ResultFormat::Text => workbench::explain::instance::painted(&instance, color::of_results(common)),
    };
    output::write(&text, common.output.as_deref()).map_err(|problem| vec![problem])?;
    Ok(ExitCode::from(match instance.verdict {
        Legality::Legal => 0,
        Legality::Illegal => 1,
        Legality::Unknown => 3,
    }))
}

/// Checks a change.
fn applied(what: &[String], detect: bool, format: ResultFormat, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let names = workbench::refactoring_names();
    let (names, before, after) = match (what, detect) {
        ([before, after], true) => (names, before, after),
        ([name, before, after], false) => (vec![name.as_str()], before, after),
        ([file], false) => return instance(file, format, common),
        _ => {
            let help = Some("refactor apply NAME BEFORE.java AFTER.java, or refactor apply --detect BEFORE.java AFTER.java".to_owned());
            return Err(vec![Problem::general("bad-arguments", "a name and two files are needed, or --detect and two files", help)]);
        }
    };
    let change = workbench::apply_refactorings(&names, Path::new(before), Path::new(after))?;
    let text = match format {
        ResultFormat::Json => serde_json::to_string_pretty(&change).expect("an answer is plain data") + "\n",
        ResultFormat::Text => workbench::explain::applied::painted(&change, color::of_results(common)),
    };
    output::write(&text, common.output.as_deref()).map_err(|problem| vec![problem])?;
    Ok(ExitCode::from(match change.verdict {
        Safety::Safe => 0,
        Safety::Unsafe => 1,
        Safety::Unknown => 3,
    }))
}

/// The catalogue.
pub(crate) fn refactor(command: &RefactorCommand, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    output::check(common.output.as_deref()).map_err(one)?;
    let (answer, format) = match command {
        RefactorCommand::Show { name } => {
            output::write(workbench::refactoring(name)?, common.output.as_deref()).map_err(one)?;
            return Ok(ExitCode::SUCCESS);
        }
        RefactorCommand::Apply { what, detect, format } => return applied(what, *detect, *format, common),
        RefactorCommand::List { format } => (workbench::refactorings()?, *format),
        RefactorCommand::Check { names, all, proof, format } => {
            if let Some(file) = proof {
                let [name] = names.as_slice() else {
                    let help = Some("name one refactoring".to_owned());
                    return Err(one(Problem::general("one-proof", "a proof file has the proof of one refactoring", help)));
                };
                write_proof(workbench::refactoring_proof(name)?.as_ref(), file)?;
            }
            let names: Vec<&str> = if *all { workbench::refactoring_names() } else { names.iter().map(String::as_str).collect() };
            (workbench::check_refactorings(&names, common.no_times)?, *format)
        }
    };
    let text = match format {
        ResultFormat::Json => serde_json::to_string_pretty(&answer).expect("an answer is plain data") + "\n",
        ResultFormat::Text => workbench::explain::refactor::painted(&answer, color::of_results(common)),
    };
    output::write(&text, common.output.as_deref()).map_err(one)?;
    let is_refuted = answer.entries.iter().any(|entry| entry.verdict.is_some_and(Verdict::is_violated));
    Ok(ExitCode::from(if answer.is_good() {
        0
    } else if is_refuted {
        1
    } else {
        3
    }))
}
