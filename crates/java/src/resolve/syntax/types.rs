//! Types, type parameters and modifiers as written.

use tree_sitter::Node;

use super::super::ast::{Modifiers, Name, Type, TypeKind, TypeParam, WildKind};
use super::{Cx, kids};
use crate::model::Prim;

impl Cx<'_> {
    pub(super) fn ty(&mut self, node: Node) -> Type {
        self.nested(|cx| {
            let span = cx.span(node);
            let kind = cx.type_kind(node);
            Type { kind, span }
        })
    }

    fn type_kind(&mut self, node: Node) -> TypeKind {
        match node.kind() {
            "void_type" => TypeKind::Void,
            "boolean_type" => TypeKind::Prim(Prim::Boolean),
            "integral_type" | "floating_point_type" => TypeKind::Prim(prim(self.text(node))),
            "array_type" => self.array_type(node),
            "annotated_type" => match kids(node).last() {
                Some(&inner) => self.type_kind(inner),
                None => TypeKind::Void,
            },
            "wildcard" => self.wildcard(node),
            _ => {
                let mut parts = Vec::new();
                self.type_parts(node, &mut parts);
                TypeKind::Named(parts)
            }
        }
    }

    fn array_type(&mut self, node: Node) -> TypeKind {
        let element = node.child_by_field_name("element");
        let dims = node.child_by_field_name("dimensions");
        let (Some(element), Some(dims)) = (element, dims) else {
            return TypeKind::Void;
        };
        let element = self.ty(element);
        self.with_dims(element, Some(dims)).kind
    }

    /// `ty` with the dimensions that follow it (or follow the variable's name).
    pub(super) fn with_dims(&mut self, ty: Type, dims: Option<Node>) -> Type {
        let count = dims.map_or(0, count_dims);
        let span = ty.span;
        (0..count).fold(ty, |element, _| Type { kind: TypeKind::Array(Box::new(element)), span })
    }

    fn wildcard(&mut self, node: Node) -> TypeKind {
        let mut kind = WildKind::Extends;
        let mut bound = None;
        for kid in kids(node) {
            match kid.kind() {
                "super" => kind = WildKind::Super,
                "marker_annotation" | "annotation" => {}
                _ => bound = Some(Box::new(self.ty(kid))),
            }
        }
        TypeKind::Wild(bound.map(|bound| (kind, bound)))
    }

    fn type_parts(&mut self, node: Node, parts: &mut Vec<(Name, Option<Vec<Type>>)>) {
        match node.kind() {
            "scoped_type_identifier" => {
                for kid in kids(node) {
                    if !kid.kind().contains("annotation") {
                        self.type_parts(kid, parts);
                    }
                }
            }
            "generic_type" => {
                for kid in kids(node) {
                    if kid.kind() == "type_arguments" {
                        let args = self.type_args(kid);
                        if let Some(last) = parts.last_mut() {
                            last.1 = Some(args);
                        }
                    } else {
                        self.type_parts(kid, parts);
                    }
                }
            }
            _ => parts.push((self.name(node), None)),
        }
    }

    pub(super) fn type_args(&mut self, node: Node) -> Vec<Type> {
        kids(node).into_iter().map(|kid| self.ty(kid)).collect()
    }

    pub(super) fn type_params(&mut self, node: Option<Node>) -> Vec<TypeParam> {
        let Some(node) = node else { return Vec::new() };
        let mut params = Vec::new();
        for param in kids(node) {
            let mut name = None;
            let mut bounds = Vec::new();
            for kid in kids(param) {
                match kid.kind() {
                    "type_identifier" | "identifier" => name = Some(self.name(kid)),
                    "type_bound" => {
                        bounds = kids(kid).into_iter().map(|bound| self.ty(bound)).collect();
                    }
                    _ => {}
                }
            }
            params.extend(name.map(|name| TypeParam { name, bounds }));
        }
        params
    }

    pub(super) fn modifiers(&mut self, node: Node) -> Modifiers {
        let mut modifiers = Modifiers { nullness: self.nullness_said(node), ..Modifiers::default() };
        let Some(list) = kids(node).into_iter().find(|kid| kid.kind() == "modifiers") else {
            return modifiers;
        };
        for kid in kids(list) {
            match self.text(kid) {
                "static" => modifiers.is_static = true,
                "final" => modifiers.is_final = true,
                "abstract" => modifiers.is_abstract = true,
                "private" => modifiers.is_private = true,
                "default" => modifiers.is_default = true,
                "native" => modifiers.is_native = true,
                "synchronized" => modifiers.is_synchronized = true,
                "sealed" => modifiers.is_sealed = true,
                _ => {}
            }
        }
        modifiers
    }

    /// `None` for `var`.
    pub(super) fn ty_or_var(&mut self, node: Node) -> Option<Type> {
        (node.kind() != "type_identifier" || self.text(node) != "var").then(|| self.ty(node))
    }
}

pub(super) fn count_dims(node: Node) -> usize {
    let mut cursor = node.walk();
    node.children(&mut cursor).filter(|n| n.kind() == "[").count()
}

fn prim(text: &str) -> Prim {
    match text {
        "byte" => Prim::Byte,
        "short" => Prim::Short,
        "char" => Prim::Char,
        "long" => Prim::Long,
        "float" => Prim::Float,
        "double" => Prim::Double,
        _ => Prim::Int,
    }
}
