//! Suggestions for names that are not known.

use workbench::Problem;

/// Names that are listed; the rest is counted.
const MAX_LISTED: usize = 10;

/// `did you mean …?` if a name is near enough, and the nearest of those that there are, led in by `what`.
pub(crate) fn help<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>, what: &str) -> String {
    let mut known: Vec<&str> = known.into_iter().collect();
    let meant = nearest(wanted, &known);
    if known.len() > MAX_LISTED {
        // Names in their order while all are shown, else the nearest ones.
        known.sort_by_cached_key(|name| distance(wanted, name));
    }
    let list = format!("{what}{}", listed(&known));
    match meant {
        Some(name) => format!("did you mean `{name}`? {list}"),
        None => list,
    }
}

/// Names in a row, but not hundreds of them.
pub(crate) fn listed(names: &[&str]) -> String {
    let shown = names.iter().take(MAX_LISTED).copied().collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(MAX_LISTED) {
        0 => shown,
        more => format!("{shown}, and {more} more"),
    }
}

/// The name that is spelt most alike, if only few letters differ.
fn nearest<'a>(wanted: &str, known: &[&'a str]) -> Option<&'a str> {
    let length = bare(wanted).chars().count();
    let (best, name) = known.iter().map(|name| (distance(wanted, name), *name)).min_by_key(|(distance, _)| *distance)?;
    // A third of the letters may be wrong; of a name of one letter nothing would be left.
    (best < length && best <= (length / 3).max(1)).then_some(name)
}

/// Letters to be changed, left out, put in or exchanged.
fn distance(wanted: &str, known: &str) -> usize {
    // Somebody who gives a class means the class, too.
    let known = if wanted.contains('.') { bare(known) } else { simple(known) };
    strsim::damerau_levenshtein(&bare(wanted).to_lowercase(), &known.to_lowercase())
}

/// A name without backslash and types: `\old` is `old`, and `A.f(int)` is `A.f`.
fn bare(name: &str) -> &str {
    name.split('(').next().unwrap_or(name).trim_start_matches('\\')
}

/// The same without the class.
fn simple(name: &str) -> &str {
    bare(name).rsplit('.').next().unwrap_or(name)
}

/// A problem with a name that is not there, or that means very many things: says what was meant instead of everything that there is.
pub(crate) fn improved(mut problem: Problem) -> Problem {
    let wanted = match problem.code {
        "no-method" => problem.message.split('`').nth(1),
        "unreadable-definition" => problem.message.strip_prefix("cannot read ").and_then(|rest| rest.split(": ").next()),
        "ambiguous-method" => None,
        _ => return problem,
    };
    let Some((lead, names)) = problem.help.as_deref().and_then(|help| help.split_once(": ")) else { return problem };
    let names = separate(names);
    problem.help = Some(match wanted {
        Some(wanted) => help(wanted, names, &format!("{lead}: ")),
        None => format!("{lead}: {}", listed(&names)),
    });
    problem
}

/// `A.f(int, int), A.g()` apart; commas in parentheses belong to a name.
fn separate(list: &str) -> Vec<&str> {
    let (mut names, mut begin, mut depth) = (Vec::new(), 0, 0_usize);
    for (at, c) in list.char_indices() {
        match c {
            '(' | '<' => depth += 1,
            ')' | '>' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                names.push(list[begin..at].trim());
                begin = at + 1;
            }
            _ => {}
        }
    }
    names.push(list[begin..].trim());
    names
}
