//! Reading the user's files: what is there, what cannot be read, and a program made of it.

use common::setting::Setting;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use java::program::Program;

use crate::files::{self, Buffers, SourceRoots};
use crate::harness::{Harness, WithHarness};
use crate::problem::Problem;

/// Source texts, read once; every thread makes its own program of them.
#[derive(Clone, Debug)]
pub(crate) struct SourceTexts {
    texts: Vec<(String, String)>,
    roots: Vec<PathBuf>,
    neighbours: Vec<(PathBuf, String)>,
    buffers: Buffers,
    harness: Harness,
    /// Comparisons whose values are kept are branches, as in bytecode.
    branches_on_comparisons: bool,
}

impl SourceTexts {
    /// Reads a file or all files of a directory; what had to be left out comes back as warnings.
    pub(crate) fn new(path: &Path, source_roots: &[PathBuf], buffers: &Buffers) -> Result<(SourceTexts, Vec<Problem>), Vec<Problem>> {
        let paths = files::given_files(path, buffers).map_err(|problem| vec![problem])?;
        let is_directory = path.is_dir();
        let mut texts = Vec::new();
        let (mut problems, mut warnings) = (Vec::new(), Vec::new());
        let mut roots: Vec<PathBuf> = source_roots.to_vec();
        let mut neighbours = Vec::new();
        for path in &paths {
            match buffers.read(path) {
                Ok(text) => {
                    roots.extend(files::roots_of(path, &text));
                    neighbours.push(files::neighbourhood(path, &text));
                    texts.push((path.display().to_string(), text));
                }
                // One unreadable file among many is not the user's question.
                Err(problem) if is_directory => warnings.push(Problem { is_error: false, ..problem }),
                Err(problem) => problems.push(problem),
            }
        }
        problems.extend(source_roots.iter().filter(|root| !root.is_dir()).map(|root| no_source_root(root)));
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut seen = BTreeSet::new();
        roots.retain(|root| seen.insert(root.clone()));
        neighbours.sort();
        neighbours.dedup();
        // With nothing left to read, what could not be read is the answer.
        if texts.is_empty() {
            return Err(warnings.into_iter().map(|problem| Problem { is_error: true, ..problem }).collect());
        }
        let harness = Harness::of(texts.iter().map(|(_, text)| text.as_str()));
        Ok((SourceTexts { texts, roots, neighbours, buffers: buffers.clone(), harness, branches_on_comparisons: false }, warnings))
    }

    /// Says that a call of `Class.method` is an error; the class need not be there.
    pub(crate) fn add_error(&mut self, name: &str) {
        self.harness.add_error(name);
    }

    /// Declares a class that no file has.
    pub(crate) fn add_class(&mut self, qualified: &str, text: String) {
        self.harness.add_class(qualified, text);
    }

    /// Declares a method that no file has, `Class.method`, with a body.
    pub(crate) fn add_stub(&mut self, name: &str, body: &str) {
        self.harness.add_method(name, body);
    }

    /// Inserts text into a file that was given; false if there is no such file.
    pub(crate) fn insert(&mut self, path: &str, at: usize, text: &str) -> bool {
        let Some((_, whole)) = self.texts.iter_mut().find(|(known, _)| known == path) else { return false };
        whole.insert_str(at, text);
        true
    }

    /// Makes branches of comparisons whose values are kept, as in bytecode.
    pub(crate) fn branch_on_comparisons(&mut self) {
        self.branches_on_comparisons = true;
    }

    fn sources(&self) -> WithHarness<SourceRoots> {
        WithHarness {
            sources: SourceRoots::new(self.roots.clone(), self.neighbours.clone(), self.buffers.clone()),
            harness: self.harness.clone(),
        }
    }

    /// A program of the texts.
    pub(crate) fn program(&self) -> Program {
        let mut program = Program::load(self.texts.clone(), Box::new(self.sources()));
        if self.branches_on_comparisons {
            program.branch_on_comparisons();
        }
        program
    }

    /// A program of the texts with its specifications.
    pub(crate) fn specified_program(&self) -> Program {
        Program::load_with_specs(self.texts.clone(), Box::new(self.sources()))
    }
}

fn no_source_root(root: &Path) -> Problem {
    let help = Some(format!("give a directory to {}", Setting::SourceRoot));
    Problem::general("no-source-root", format!("{} is not a directory", root.display()), help)
}
