//! Source files on disk: reading with good errors, and finding classes below source roots.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use java::program::{CandidateFile, Sources, UnreadableFile};

use crate::problem::{Excerpt, Problem};

/// Source texts in memory, by path: they count instead of what is on the disk, where there need not be anything.
#[derive(Clone, Debug, Default)]
pub struct Buffers {
    texts: BTreeMap<PathBuf, Arc<str>>,
}

impl Buffers {
    /// Sets the text of a file.
    pub fn insert(&mut self, path: &Path, text: &str) {
        self.texts.insert(absolute(path), Arc::from(text));
    }

    /// Forgets the text of a file, so that the disk counts again.
    pub fn remove(&mut self, path: &Path) {
        self.texts.remove(&absolute(path));
    }

    fn get(&self, path: &Path) -> Option<&str> {
        if self.texts.is_empty() { None } else { self.texts.get(&absolute(path)).map(|text| &**text) }
    }

    /// Those below a directory, at any depth or directly in it.
    fn below(&self, directory: &Path, is_deep: bool) -> Vec<PathBuf> {
        let root = absolute(directory);
        let inside = self.texts.keys().filter_map(|path| path.strip_prefix(&root).ok());
        inside.filter(|inner| is_deep || inner.components().count() == 1).map(|inner| directory.join(inner)).collect()
    }

    /// Reads one file as UTF-8 text.
    pub(crate) fn read(&self, path: &Path) -> Result<String, Problem> {
        self.get(path).map_or_else(|| read_source(path), |text| Ok(text.to_owned()))
    }
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Where classes are looked up that the given files do not declare.
#[derive(Clone, Debug, Default)]
pub struct SourceRoots {
    /// Directories of whole packages: `a.b.C` is in `a/b/C.java`.
    pub roots: Vec<PathBuf>,
    /// Directories of the given files with their packages, whatever the directories are called.
    pub neighbours: Vec<(PathBuf, String)>,
    buffers: Buffers,
    declared: RefCell<HashMap<PathBuf, Rc<Vec<Declared>>>>,
}

/// What a source file seems to declare, by a quick look at its text.
#[derive(Debug)]
struct Declared {
    path: PathBuf,
    /// Names of classes that are in no other class.
    types: BTreeSet<String>,
    /// Names that stand where supertypes do.
    supertypes: BTreeSet<String>,
}

/// Files that are looked at below the source roots, at most.
const MAX_FILES: usize = 20_000;

impl SourceRoots {
    pub fn new(roots: Vec<PathBuf>, neighbours: Vec<(PathBuf, String)>, buffers: Buffers) -> Self {
        SourceRoots { roots, neighbours, buffers, declared: RefCell::default() }
    }

    /// The directory of a package, if it is one of the given files.
    fn directories_of<'a>(&'a self, package: &'a str) -> impl Iterator<Item = &'a PathBuf> {
        self.neighbours.iter().filter(move |(_, own)| own == package).map(|(directory, _)| directory)
    }

    /// What the files of a directory declare, with those below it if that is a root of packages.
    fn declared(&self, directory: &Path, is_root: bool) -> Rc<Vec<Declared>> {
        if let Some(known) = self.declared.borrow().get(directory) {
            return Rc::clone(known);
        }
        let mut files = if is_root { java_files(directory).unwrap_or_default() } else { files_in(directory) };
        files.extend(self.buffers.below(directory, is_root));
        files.sort();
        files.dedup();
        let look = |path: PathBuf| {
            let text = self.buffers.get(&path).map_or_else(|| fs::read_to_string(&path).ok(), |text| Some(text.to_owned()))?;
            Some(Declared::of(&text, path))
        };
        let declared: Rc<Vec<Declared>> = Rc::new(files.into_iter().take(MAX_FILES).filter_map(look).collect());
        self.declared.borrow_mut().insert(directory.to_owned(), Rc::clone(&declared));
        declared
    }

    /// The file of a package that declares a class beside the one it is named after.
    fn beside(&self, package: &str, name: &str) -> Option<PathBuf> {
        let in_roots = self.roots.iter().map(|root| package.split('.').fold(root.clone(), |path, part| path.join(part)));
        let directories = self.directories_of(package).cloned().chain(in_roots);
        directories.into_iter().find_map(|directory| {
            let declared = self.declared(&directory, false);
            declared.iter().find(|file| file.types.contains(name)).map(|file| file.path.clone())
        })
    }
}

impl Declared {
    fn of(text: &str, path: PathBuf) -> Declared {
        let mut declared = Declared { path, types: BTreeSet::new(), supertypes: BTreeSet::new() };
        let (mut is_header, mut depth) = (false, 0_usize);
        let mut all_types = BTreeSet::new();
        let mut words = Words { text, at: 0 };
        while let Some(word) = words.next() {
            match word {
                "class" | "interface" | "enum" | "record" => {
                    let Some(name) = words.next() else { break };
                    all_types.insert(name.to_owned());
                    if depth == 0 {
                        declared.types.insert(name.to_owned());
                    }
                }
                "extends" | "implements" => is_header = true,
                "{" => (is_header, depth) = (false, depth + 1),
                "}" => (is_header, depth) = (false, depth.saturating_sub(1)),
                ";" => is_header = false,
                "new" => declared.supertypes.extend(words.anonymous_class().map(str::to_owned)),
                _ if is_header => {
                    declared.supertypes.insert(word.to_owned());
                }
                _ => {}
            }
        }
        // A name that the file declares itself means that class.
        declared.supertypes.retain(|name| !all_types.contains(name));
        declared
    }
}

/// The names and the brackets of a text, in order; comments and literals are not told apart from code.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// After `new`: the name of a class that is given a body there.
    fn anonymous_class(&mut self) -> Option<&'a str> {
        let name = self.next()?;
        let mut ahead = Words { text: self.text, at: self.at };
        let mut depth = 0_usize;
        loop {
            match ahead.next()? {
                "(" => depth += 1,
                ")" if depth == 1 => return (ahead.next()? == "{").then_some(name),
                ")" => depth = depth.checked_sub(1)?,
                "{" | "}" | ";" if depth == 0 => return None,
                _ => {}
            }
        }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let rest = &self.text[self.at..];
        let start = self.at + rest.find(|c: char| is_part(c) || "(){};".contains(c))?;
        let word = &self.text[start..];
        let length = if word.starts_with(is_part) { word.find(|c| !is_part(c)).unwrap_or(word.len()) } else { 1 };
        self.at = start + length;
        Some(&word[..length])
    }
}

impl Sources for SourceRoots {
    fn find(&self, qualified: &str) -> Option<CandidateFile> {
        let relative: PathBuf = qualified.split('.').collect::<PathBuf>().with_extension("java");
        let (package, name) = qualified.rsplit_once('.').unwrap_or(("", qualified));
        let file = format!("{name}.java");
        let mut candidates =
            self.roots.iter().map(|root| root.join(&relative)).chain(self.directories_of(package).map(|at| at.join(&file)));
        let is_there = |path: &PathBuf| path.is_file() || self.buffers.get(path).is_some();
        let path = candidates.find(is_there).or_else(|| self.beside(package, name))?;
        Some(found(&path, &self.buffers))
    }

    fn find_subclasses(&self, names: &BTreeSet<String>) -> Vec<CandidateFile> {
        let mut paths = BTreeSet::new();
        // Nothing in a package can name a class without one.
        let is_root = |root: &&PathBuf| !self.neighbours.iter().any(|(directory, _)| directory == *root);
        let packages = self.roots.iter().filter(is_root).map(|root| (root, true));
        // Files without a package are often strangers to each other.
        let beside = self.neighbours.iter().filter(|(_, package)| !package.is_empty()).map(|(directory, _)| (directory, false));
        for (directory, is_root) in packages.chain(beside) {
            let declared = self.declared(directory, is_root);
            let files = declared.iter().filter(|file| !file.supertypes.is_disjoint(names));
            paths.extend(files.map(|file| file.path.clone()));
        }
        paths.iter().map(|path| found(path, &self.buffers)).collect()
    }
}

fn found(path: &Path, buffers: &Buffers) -> CandidateFile {
    let shown = path.display().to_string();
    match buffers.read(path) {
        Ok(text) => CandidateFile::Text { path: shown, text },
        Err(problem) => CandidateFile::UnreadableFile(unreadable(shown, problem)),
    }
}

/// The source files of a directory, without those below it, sorted.
fn files_in(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == "java")).collect();
    files.sort();
    files
}

fn unreadable(path: String, problem: Problem) -> UnreadableFile {
    let (text, place) = problem.place.map_or_else(Default::default, |place| (place.text, (place.start, place.end)));
    UnreadableFile { path, code: problem.code, message: problem.message, help: problem.help, text, place }
}

/// Reads one file as UTF-8 text.
pub fn read_source(path: &Path) -> Result<String, Problem> {
    let bytes = fs::read(path).map_err(|error| {
        let help = match error.kind() {
            std::io::ErrorKind::NotFound => "check the path; it is relative to the current directory",
            _ => "check that the file can be read",
        };
        Problem::general("unreadable-file", format!("cannot read {}: {error}", path.display()), Some(help.to_owned()))
    })?;
    if let Some(at) = bytes.iter().position(|byte| *byte == 0) {
        let help = "give a .java file or a directory with .java files";
        return Err(bad_byte(path, &bytes, at, ("binary-file", "not a text file", help)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let (at, bytes) = (error.utf8_error().valid_up_to(), error.into_bytes());
        bad_byte(path, &bytes, at, ("not-utf8", "not UTF-8", "convert the file to UTF-8, for example with iconv"))
    })
}

/// A problem at a byte, with the text as far as it can be shown.
fn bad_byte(path: &Path, bytes: &[u8], at: usize, (code, what, help): (&'static str, &str, &str)) -> Problem {
    let file = path.display().to_string();
    let before = String::from_utf8_lossy(&bytes[..at]).into_owned();
    let after: String = String::from_utf8_lossy(&bytes[at..]).lines().next().unwrap_or("").chars().take(SHOWN).collect();
    let printable =
        |text: &str| -> String { text.chars().map(|c| if c.is_control() && c != '\n' && c != '\t' { '\u{fffd}' } else { c }).collect() };
    // Bytes of binary files may have no line ends, and excerpts show whole lines.
    let text = printable(&before);
    let start = text.len();
    let text = text + &printable(&after);
    let end = text[start..].chars().next().map_or(start, |c| start + c.len_utf8());
    let message = format!("{file} is {what}: byte 0x{:02x} at offset {at}", bytes[at]);
    Problem::general(code, message, Some(help.to_owned())).at(Excerpt { file, text, start, end })
}

/// Characters shown after a bad byte.
const SHOWN: usize = 60;

/// The `.java` files of a path with those in memory, sorted.
pub(crate) fn given_files(path: &Path, buffers: &Buffers) -> Result<Vec<PathBuf>, Problem> {
    let in_memory = if path.is_dir() { buffers.below(path, true) } else { Vec::new() };
    let mut files = match java_files(path) {
        Err(_) if !in_memory.is_empty() => Vec::new(),
        files => files?,
    };
    files.extend(in_memory);
    files.sort();
    files.dedup();
    Ok(files)
}

/// The `.java` files of a path: itself, or everything below a directory, sorted.
pub(crate) fn java_files(path: &Path) -> Result<Vec<PathBuf>, Problem> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut files = Vec::new();
    let mut work = vec![path.to_owned()];
    while let Some(directory) = work.pop() {
        let entries = fs::read_dir(&directory)
            .map_err(|error| Problem::general("unreadable-file", format!("cannot read {}: {error}", directory.display()), None))?;
        for entry in entries.flatten() {
            let path = entry.path();
            let is_hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
            if path.is_dir() && !is_hidden && !entry.file_type().is_ok_and(|ty| ty.is_symlink()) {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "java") {
                files.push(path);
            }
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(Problem::general("no-java-file", format!("there is no .java file below {}", path.display()), None));
    }
    Ok(files)
}

/// Source roots that a file lies in: the directory above its package, and Maven/Gradle roots of the same project.
pub(crate) fn roots_of(path: &Path, text: &str) -> Vec<PathBuf> {
    let Ok(absolute) = fs::canonicalize(directory_of(path)) else { return Vec::new() };
    let mut roots = vec![shown(above_package(&absolute, package_of(text).unwrap_or("")).unwrap_or(&absolute))];
    for ancestor in absolute.ancestors() {
        if ["pom.xml", "build.gradle", "build.gradle.kts"].iter().any(|name| ancestor.join(name).is_file()) {
            roots.extend(
                ["src/main/java", "src/test/java"]
                    .iter()
                    .map(|sub| ancestor.join(sub))
                    .filter(|root| root.is_dir())
                    .map(|root| shown(&root)),
            );
            break;
        }
    }
    roots
}

/// The directory of a file and its package, where classes of the same package may be.
pub(crate) fn neighbourhood(path: &Path, text: &str) -> (PathBuf, String) {
    let directory = fs::canonicalize(directory_of(path)).map_or_else(|_| directory_of(path).to_owned(), |absolute| shown(&absolute));
    (directory, package_of(text).unwrap_or("").to_owned())
}

fn directory_of(path: &Path) -> &Path {
    path.parent().filter(|directory| !directory.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The directory above a package, if the directories are named after it.
fn above_package<'a>(directory: &'a Path, package: &str) -> Option<&'a Path> {
    package.split('.').filter(|part| !part.is_empty()).rev().try_fold(directory, |at, part| {
        let is_named = at.file_name().is_some_and(|name| name == part.trim());
        is_named.then(|| at.parent()).flatten()
    })
}

/// A path for messages: relative to the current directory where it lies below.
fn shown(path: &Path) -> PathBuf {
    let here = std::env::current_dir().and_then(fs::canonicalize);
    here.ok().and_then(|here| path.strip_prefix(here).ok()).unwrap_or(path).to_owned()
}

/// The package declared in a source text; good enough to find the source root, the front end reads it properly.
fn package_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.trim().strip_prefix("package ")?.split(';').next().map(str::trim))
}
