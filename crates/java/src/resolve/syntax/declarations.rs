//! Compilation units, classes and their members.

use std::collections::HashMap;
use std::rc::Rc;

use tree_sitter::Node;

use super::super::ast::{EnumConstant, FieldDecl, Import, Initializer, Member, MethodDecl, MethodForm, ParamDecl, Type, TypeDecl, Unit};
use super::{Cx, fields, has_token, kids};
use crate::model::{ClassKind, Span};

impl Cx<'_> {
    pub(super) fn unit(&mut self, root: Node) -> Unit {
        let mut unit = Unit::default();
        let mut from = 0;
        for node in kids(root) {
            let jml = if is_type_declaration(node.kind()) { self.jml.take(from, node.start_byte()) } else { Vec::new() };
            from = node.end_byte();
            if node.is_error() {
                continue;
            }
            match node.kind() {
                "package_declaration" if !node.has_error() => {
                    let names = kids(node);
                    if let Some(&name) = names.last() {
                        unit.package = self.text(name).split_whitespace().collect();
                    }
                }
                "import_declaration" if !node.has_error() => {
                    unit.imports.extend(self.import(node));
                }
                "module_declaration" | "package_declaration" | "import_declaration" => {}
                kind if is_type_declaration(kind) => unit.types.extend(self.type_decl(node, jml)),
                _ if node.has_error() => {}
                _ => self.syntax_error(node, "only package, imports and types may stand at the top of a file".to_owned()),
            }
        }
        unit
    }

    fn import(&mut self, node: Node) -> Option<Import> {
        let mut path = Vec::new();
        for kid in kids(node) {
            match kid.kind() {
                "identifier" | "scoped_identifier" => self.dotted(kid, &mut path),
                _ => {}
            }
        }
        if has_token(node, "module") {
            return None;
        }
        Some(Import { path, is_static: has_token(node, "static"), is_on_demand: has_token(node, "asterisk") })
    }

    fn dotted(&mut self, node: Node, path: &mut Vec<super::Name>) {
        if node.kind() == "scoped_identifier" {
            for kid in kids(node) {
                self.dotted(kid, path);
            }
        } else {
            path.push(self.name(node));
        }
    }

    /// A class among statements.
    pub(super) fn local_type_decl(&mut self, node: Node) -> Option<Rc<TypeDecl>> {
        let mut decl = self.type_decl(node, Vec::new())?;
        let number = self.number(&decl.name.text.clone());
        if let Some(decl) = Rc::get_mut(&mut decl) {
            decl.number = number;
        }
        Some(decl)
    }

    /// `None` if the header is broken (already reported).
    pub(super) fn type_decl(&mut self, node: Node, jml: Vec<Span>) -> Option<Rc<TypeDecl>> {
        self.nested(|cx| cx.type_decl_inner(node, jml))
    }

    fn type_decl_inner(&mut self, node: Node, mut jml: Vec<Span>) -> Option<Rc<TypeDecl>> {
        let body = node.child_by_field_name("body")?;
        if header_is_broken(node, body) {
            return None;
        }
        let mut decl = TypeDecl {
            name: self.name(node.child_by_field_name("name")?),
            kind: class_kind(node.kind()),
            modifiers: self.modifiers(node),
            type_params: self.type_params(node.child_by_field_name("type_parameters")),
            extends: None,
            interfaces: Vec::new(),
            record_components: Vec::new(),
            constants: Vec::new(),
            members: Vec::new(),
            number: 0,
            jml: Vec::new(),
            span: self.span(node),
        };
        for kid in kids(node) {
            match kid.kind() {
                "superclass" => decl.extends = kids(kid).last().map(|&ty| self.ty(ty)),
                "super_interfaces" | "extends_interfaces" => decl.interfaces = self.type_list(kid),
                "formal_parameters" => decl.record_components = self.params(kid),
                _ => {}
            }
        }
        jml.extend(self.jml.take(node.start_byte(), body.start_byte()));
        decl.jml = jml;
        self.class_body(body, &mut decl);
        Some(Rc::new(decl))
    }

    fn type_list(&mut self, node: Node) -> Vec<Type> {
        kids(node).into_iter().flat_map(kids).map(|ty| self.ty(ty)).collect()
    }

    /// The body of an anonymous class or enum constant.
    pub(super) fn anonymous(&mut self, body: Node) -> Rc<TypeDecl> {
        let mut decl = TypeDecl {
            name: self.empty_name(body),
            kind: ClassKind::Class,
            modifiers: super::super::ast::Modifiers::default(),
            type_params: Vec::new(),
            extends: None,
            interfaces: Vec::new(),
            record_components: Vec::new(),
            constants: Vec::new(),
            members: Vec::new(),
            number: self.number(""),
            jml: Vec::new(),
            span: self.span(body),
        };
        self.nested(|cx| cx.class_body(body, &mut decl));
        Rc::new(decl)
    }

    fn class_body(&mut self, body: Node, decl: &mut TypeDecl) {
        self.counts.push(HashMap::new());
        self.class_members(body, decl);
        self.counts.pop();
    }

    fn class_members(&mut self, body: Node, decl: &mut TypeDecl) {
        let mut from = body.start_byte();
        for node in kids(body) {
            if node.kind() != "enum_constant" {
                self.member_jml(from, node.start_byte(), decl);
            }
            from = node.end_byte();
            if node.is_error() || node.is_missing() {
                continue;
            }
            match node.kind() {
                "enum_constant" if node.has_error() => {}
                "enum_constant" => decl.constants.push(self.enum_constant(node)),
                "enum_body_declarations" => self.class_members(node, decl),
                kind if is_type_declaration(kind) => {
                    decl.members.extend(self.type_decl(node, Vec::new()).map(Member::Type));
                }
                "field_declaration" | "constant_declaration" => self.fields(node, decl),
                "block" => self.initializer(node, node, decl),
                "static_initializer" => {
                    if let Some(&block) = kids(node).last() {
                        self.initializer(node, block, decl);
                    }
                }
                _ => decl.members.extend(self.method(node).map(|m| Member::Method(Rc::new(m)))),
            }
        }
        self.member_jml(from, body.end_byte(), decl);
    }

    fn member_jml(&mut self, from: usize, to: usize, decl: &mut TypeDecl) {
        let found = self.jml.take(from, to);
        if !found.is_empty() {
            decl.members.push(Member::Jml(found));
        }
    }

    fn enum_constant(&mut self, node: Node) -> EnumConstant {
        let name = match node.child_by_field_name("name") {
            Some(name) => self.name(name),
            None => self.empty_name(node),
        };
        EnumConstant {
            name,
            args: node.child_by_field_name("arguments").map(|args| self.args(args)).unwrap_or_default(),
            body: node.child_by_field_name("body").map(|body| self.anonymous(body)),
            span: self.span(node),
        }
    }

    fn initializer(&mut self, node: Node, block: Node, decl: &mut TypeDecl) {
        let is_broken = block.has_error();
        let body = if is_broken { Vec::new() } else { self.block(block) };
        decl.members.push(Member::Initializer(Rc::new(Initializer {
            is_static: node.kind() == "static_initializer",
            body,
            span: self.span(node),
            is_broken,
        })));
    }

    fn fields(&mut self, node: Node, decl: &mut TypeDecl) {
        let Some(type_node) = node.child_by_field_name("type") else {
            return;
        };
        let mut cursor = node.walk();
        if type_node.has_error() || node.children(&mut cursor).any(|kid| kid.is_error()) {
            return;
        }
        let mut modifiers = self.modifiers(node);
        if matches!(decl.kind, ClassKind::Interface | ClassKind::Annotation) {
            modifiers.is_static = true;
            modifiers.is_final = true;
        }
        let ty = self.ty(type_node);
        let declarators = fields(node, "declarator");
        let jml = declarators.first().map(|first| self.jml.take(node.start_byte(), first.start_byte())).unwrap_or_default();
        for (i, declarator) in declarators.into_iter().enumerate() {
            let Some(name) = declarator.child_by_field_name("name") else {
                continue;
            };
            let dims = declarator.child_by_field_name("dimensions");
            let is_broken = declarator.has_error();
            let name = self.name(name);
            let init = declarator.child_by_field_name("value").filter(|_| !is_broken).map(|value| self.expr(value));
            let span = self.declarator_span(node, declarator, i);
            decl.members.push(Member::Field(Rc::new(FieldDecl {
                name,
                modifiers,
                ty: self.with_dims(ty.clone(), dims),
                init,
                jml: jml.clone(),
                span,
                is_broken,
            })));
        }
    }

    /// The first declarator stands for the whole declaration up to it, the others for themselves.
    pub(super) fn declarator_span(&self, node: Node, declarator: Node, index: usize) -> Span {
        let own = self.span(declarator);
        if index > 0 {
            return own;
        }
        let whole = self.span(node);
        if fields(node, "declarator").len() == 1 {
            return whole;
        }
        Span { start: whole.start, ..own }
    }

    fn method(&mut self, node: Node) -> Option<MethodDecl> {
        let form = match node.kind() {
            "method_declaration" | "annotation_type_element_declaration" => MethodForm::Method,
            "constructor_declaration" => MethodForm::Constructor,
            "compact_constructor_declaration" => MethodForm::CompactConstructor,
            _ => return None,
        };
        let body = node.child_by_field_name("body");
        let is_broken = node.has_error();
        if is_broken && body.is_none_or(|body| header_is_broken(node, body)) {
            return None;
        }
        let dims = node.child_by_field_name("dimensions");
        let ret = node.child_by_field_name("type").map(|ty| self.ty(ty));
        let params = node.child_by_field_name("parameters").map(|params| self.params(params)).unwrap_or_default();
        let head_end = body.map_or(node.end_byte(), |body| body.start_byte());
        let jml = self.jml.take(node.start_byte(), head_end);
        Some(MethodDecl {
            name: self.name(node.child_by_field_name("name")?),
            form,
            modifiers: self.modifiers(node),
            type_params: self.type_params(node.child_by_field_name("type_parameters")),
            params,
            ret: ret.map(|ret| self.with_dims(ret, dims)),
            body: body.map(|body| if is_broken { Vec::new() } else { self.block(body) }),
            jml,
            span: self.span(node),
            is_broken,
        })
    }

    pub(super) fn params(&mut self, node: Node) -> Vec<ParamDecl> {
        let mut params = Vec::new();
        let mut from = node.start_byte();
        for kid in kids(node) {
            let jml = self.jml.take(from, kid.end_byte());
            from = kid.end_byte();
            match kid.kind() {
                "formal_parameter" => params.extend(self.param(kid, kid, jml)),
                "spread_parameter" => {
                    let declarator = kids(kid).into_iter().rfind(|n| n.kind() == "variable_declarator");
                    if let Some(declarator) = declarator {
                        params.extend(self.param(kid, declarator, jml));
                    }
                }
                _ => {}
            }
        }
        let varargs_before_end = params.iter().rev().skip(1).any(|p| p.is_varargs);
        if varargs_before_end {
            self.syntax_error(node, "only the last parameter may have `...`".to_owned());
        }
        params
    }

    fn param(&mut self, node: Node, declarator: Node, jml: Vec<Span>) -> Option<ParamDecl> {
        let name = self.name(declarator.child_by_field_name("name")?);
        let ty = self.ty(node.child_by_field_name("type")?);
        let mut ty = self.with_dims(ty, declarator.child_by_field_name("dimensions"));
        let is_varargs = node.kind() == "spread_parameter";
        if is_varargs {
            let span = ty.span;
            ty = Type { kind: super::super::ast::TypeKind::Array(Box::new(ty)), span };
        }
        let nullness = self.nullness_said(node);
        Some(ParamDecl { name, ty, is_varargs, nullness, jml, span: self.span(node) })
    }
}

fn header_is_broken(node: Node, body: Node) -> bool {
    let mut cursor = node.walk();
    node.children(&mut cursor).any(|kid| kid.id() != body.id() && (kid.has_error() || kid.is_missing()))
}

pub(super) fn is_type_declaration(kind: &str) -> bool {
    matches!(
        kind,
        "class_declaration" | "interface_declaration" | "enum_declaration" | "record_declaration" | "annotation_type_declaration"
    )
}

fn class_kind(kind: &str) -> ClassKind {
    match kind {
        "interface_declaration" => ClassKind::Interface,
        "enum_declaration" => ClassKind::Enum,
        "record_declaration" => ClassKind::Record,
        "annotation_type_declaration" => ClassKind::Annotation,
        _ => ClassKind::Class,
    }
}
