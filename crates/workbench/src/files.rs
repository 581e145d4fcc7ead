//! Source files on disk: reading with good errors, and finding classes below source roots.

use std::fs;
use std::path::{Path, PathBuf};

use java::program::Sources;

use crate::problem::Problem;

/// Directories in which classes are looked up by their qualified name.
#[derive(Clone, Debug, Default)]
pub struct SourceRoots(pub Vec<PathBuf>);

impl Sources for SourceRoots {
    fn find(&self, qualified: &str) -> Option<(String, String)> {
        let relative: PathBuf = qualified.split('.').collect::<PathBuf>().with_extension("java");
        self.0.iter().find_map(|root| {
            let path = root.join(&relative);
            let text = fs::read_to_string(&path).ok()?;
            Some((path.display().to_string(), text))
        })
    }
}

/// Reads one file as UTF-8 text.
pub(crate) fn read_source(path: &Path) -> Result<String, Problem> {
    let bytes = fs::read(path).map_err(|error| {
        let help = match error.kind() {
            std::io::ErrorKind::NotFound => "check the path; it is relative to the current directory",
            _ => "check that the file can be read",
        };
        Problem::general("unreadable-file", format!("cannot read {}: {error}", path.display()), Some(help.to_owned()))
    })?;
    if bytes.contains(&0) {
        let help = "give a .java file or a directory with .java files";
        return Err(Problem::general("binary-file", format!("{} is not a text file", path.display()), Some(help.to_owned())));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..at].iter().filter(|b| **b == b'\n').count() + 1;
        let message = format!("{} is not UTF-8: bad byte in line {line}", path.display());
        Problem::general("not-utf8", message, Some("convert the file to UTF-8, for example with iconv".to_owned()))
    })
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
    let mut roots = Vec::new();
    let directory = path.parent().map_or_else(|| PathBuf::from("."), Path::to_owned);
    let directory = if directory.as_os_str().is_empty() { PathBuf::from(".") } else { directory };
    let depth = package_of(text).map_or(0, |package| package.split('.').count());
    let root = (0..depth).try_fold(directory.clone(), |at: PathBuf, _| at.parent().map(Path::to_owned));
    roots.extend(root.filter(|root| !root.as_os_str().is_empty() || depth == 0));
    let absolute = fs::canonicalize(&directory).unwrap_or(directory);
    for ancestor in absolute.ancestors() {
        if ["pom.xml", "build.gradle", "build.gradle.kts"].iter().any(|name| ancestor.join(name).is_file()) {
            roots.extend(["src/main/java", "src/test/java"].iter().map(|sub| ancestor.join(sub)).filter(|root| root.is_dir()));
            break;
        }
    }
    roots
}

/// The package declared in a source text; good enough to find the source root, the front end reads it properly.
fn package_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.trim().strip_prefix("package ")?.split(';').next().map(str::trim))
}
