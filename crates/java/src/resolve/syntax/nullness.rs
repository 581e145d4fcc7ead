//! Nullness as annotations of Java say it: by their simple names, which the usual packages share. Their imports need not resolve.

use tree_sitter::Node;

use super::{Cx, kids};

/// Annotations and the words of JML that they mean.
const WORDS: &[(&str, &str)] = &[
    ("Nullable", "nullable"),
    ("NullableDecl", "nullable"),
    ("NullableType", "nullable"),
    ("CheckForNull", "nullable"),
    ("PossiblyNull", "nullable"),
    ("RecentlyNullable", "nullable"),
    ("MonotonicNonNull", "nullable"),
    ("PolyNull", "nullable"),
    ("NonNull", "non_null"),
    ("Nonnull", "non_null"),
    ("NotNull", "non_null"),
    ("NonNullDecl", "non_null"),
    ("NonNullType", "non_null"),
    ("RecentlyNonNull", "non_null"),
    ("NullMarked", "non_null_by_default"),
    ("NonNullByDefault", "non_null_by_default"),
    ("ParametersAreNonnullByDefault", "non_null_by_default"),
    ("NonNullApi", "non_null_by_default"),
    ("NullUnmarked", "nullable_by_default"),
    ("ParametersAreNullableByDefault", "nullable_by_default"),
];

impl Cx<'_> {
    /// What annotations say of a declaration, before it or in its type. Of several the weakest counts.
    pub(super) fn nullness_said(&self, node: Node) -> Option<&'static str> {
        let mut said: Vec<&'static str> = Vec::new();
        for kid in kids(node) {
            match kid.kind() {
                "modifiers" => said.extend(kids(kid).into_iter().filter_map(|annotation| self.nullness_word(annotation))),
                _ if Some(kid.id()) == node.child_by_field_name("type").map(|ty| ty.id()) => self.said_in_type(kid, &mut said),
                _ => said.extend(self.nullness_word(kid)),
            }
        }
        let is_weak = |word: &&&str| word.starts_with("nullable");
        said.iter().find(is_weak).or(said.first()).copied()
    }

    /// Annotations of a type itself, such as `String @Nullable []`, without those of its arguments.
    fn said_in_type(&self, node: Node, said: &mut Vec<&'static str>) {
        for kid in kids(node) {
            match kid.kind() {
                "type_arguments" => {}
                "marker_annotation" | "annotation" => said.extend(self.nullness_word(kid)),
                _ => self.said_in_type(kid, said),
            }
        }
    }

    fn nullness_word(&self, annotation: Node) -> Option<&'static str> {
        if !matches!(annotation.kind(), "marker_annotation" | "annotation") {
            return None;
        }
        let path = self.text(annotation.child_by_field_name("name")?);
        let name = path.rsplit('.').next()?.trim();
        let word = WORDS.iter().find(|(known, _)| *known == name).map(|(_, word)| *word)?;
        // `@Nonnull(when = When.MAYBE)` takes it back.
        let is_qualified = annotation.child_by_field_name("arguments").is_some_and(|arguments| self.text(arguments).contains("when"));
        Some(if is_qualified { "nullable" } else { word })
    }
}
