//! Source files on disk: reading with good errors, and finding classes below source roots.

use std::fs;
use std::path::{Path, PathBuf};

use java::program::{Found, Sources, Unreadable};

use crate::problem::{Place, Problem};

/// Directories in which classes are looked up by their qualified name.
#[derive(Clone, Debug, Default)]
pub struct SourceRoots(pub Vec<PathBuf>);

impl Sources for SourceRoots {
    fn find(&self, qualified: &str) -> Option<Found> {
        let relative: PathBuf = qualified.split('.').collect::<PathBuf>().with_extension("java");
        let path = self.0.iter().map(|root| root.join(&relative)).find(|path| path.is_file())?;
        let shown = path.display().to_string();
        Some(match read_source(&path) {
            Ok(text) => Found::Text { path: shown, text },
            Err(problem) => Found::Unreadable(unreadable(shown, problem)),
        })
    }
}

fn unreadable(path: String, problem: Problem) -> Unreadable {
    let (text, place) = problem.place.map_or_else(Default::default, |place| (place.text, (place.start, place.end)));
    Unreadable { path, code: problem.code, message: problem.message, help: problem.help, text, place }
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
    Problem::general(code, message, Some(help.to_owned())).at(Place { file, text, start, end })
}

/// Characters shown after a bad byte.
const SHOWN: usize = 60;

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

/// Source roots that a file lies in: its directory or the one above its package, and Maven/Gradle roots of the same project.
pub(crate) fn roots_of(path: &Path, text: &str) -> Vec<PathBuf> {
    let mut roots = Vec::new();
    let directory = path.parent().filter(|directory| !directory.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(absolute) = fs::canonicalize(directory) else { return vec![directory.to_owned()] };
    roots.push(shown(above_package(&absolute, package_of(text).unwrap_or("")).unwrap_or(&absolute)));
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
