//! Fields and methods of classes, with their types; also the members that the language adds.

use std::rc::Rc;

use super::ast::{self, Member, MethodDecl, MethodForm, ParamDecl, TypeDecl};
use super::complete::box_name;
use super::names::TypeEnv;
use super::state::{ClassForm, ConstantState, FieldInfo, MethodInfo, Origin, Stage, start_of};
use super::syntax::{self, error};
use super::types::{INT, JType, TypeVarId};
use crate::model::{Captured, ClassId, ClassKind, Field, FieldId, FieldSpec, Method, MethodId, MethodKind, Param, Prim, Span, Ty};
use crate::program::Program;

/// A parameter that the source does not have.
pub(crate) struct Hidden {
    pub name: String,
    pub ty: JType,
    pub capture: Captured,
}

impl Program {
    /// Declares fields and methods.
    pub(crate) fn ensure_members(&mut self, class: ClassId) {
        self.use_class(class);
        self.ensure_header(class);
        if self.front.classes[class.index()].stage != Stage::Header {
            return;
        }
        self.front.classes[class.index()].stage = Stage::MembersBusy;
        let Some(decl) = self.front.classes[class.index()].decl.clone() else {
            self.front.classes[class.index()].stage = Stage::Members;
            return;
        };
        self.synthetic_fields(class);
        self.language_fields(class, &decl);
        for member in &decl.members {
            match member {
                Member::Field(field) => {
                    self.declare_field(class, field);
                }
                Member::Method(method) => {
                    self.declare_method(class, method);
                }
                Member::Type(_) | Member::Initializer(_) | Member::Jml(_) => {}
            }
        }
        self.language_methods(class, &decl);
        self.declare_jml(class, &decl);
        self.front.classes[class.index()].stage = Stage::Members;
    }

    /// `this$0` and the captured variables.
    pub(crate) fn synthetic_fields(&mut self, class: ClassId) {
        let info = &self.front.classes[class.index()];
        let span = start_of(self.classes[class.index()].span);
        if let (true, Some(outer)) = (info.is_inner, info.outer) {
            let ty = self.this_type(outer);
            let field = self.add_synthetic_field(class, "this$0", ty, Captured::OuterInstance, span);
            self.front.classes[class.index()].outer_field = Some(field);
        }
        let captures = self.front.classes[class.index()].captures.clone();
        for (i, capture) in captures.iter().enumerate() {
            if capture.constant.is_none() {
                let name = format!("val${}", capture.name);
                let field = self.add_synthetic_field(class, &name, capture.ty.clone(), Captured::Variable, span);
                self.front.classes[class.index()].captures[i].field = Some(field);
            }
        }
    }

    pub(crate) fn add_synthetic_field(&mut self, class: ClassId, name: &str, ty: JType, capture: Captured, span: Span) -> FieldId {
        let erased = self.erase(&ty);
        self.add_field(
            Field {
                class,
                name: name.to_owned(),
                ty: erased,
                is_static: false,
                is_final: true,
                constant: None,
                is_synthetic: true,
                capture,
                is_enum_constant: false,
                spec: FieldSpec::PLAIN,
                span,
            },
            ty,
            None,
        )
    }

    fn add_field(&mut self, field: Field, ty: JType, decl: Option<Rc<ast::FieldDecl>>) -> FieldId {
        let id = FieldId(self.fields.len() as u32);
        self.classes[field.class.index()].fields.push(id);
        let may_be_constant = field.is_final && decl.as_ref().is_some_and(|d| d.init.is_some());
        self.fields.push(field);
        self.front.fields.push(FieldInfo {
            ty,
            decl,
            constant_state: if may_be_constant { ConstantState::Untried } else { ConstantState::Done },
            constant: None,
        });
        id
    }

    /// Enum constants and record components.
    fn language_fields(&mut self, class: ClassId, decl: &TypeDecl) {
        for constant in &decl.constants {
            let field = Field {
                class,
                name: constant.name.text.to_string(),
                ty: Ty::Class(class),
                is_static: true,
                is_final: true,
                constant: None,
                is_synthetic: false,
                capture: Captured::Nothing,
                is_enum_constant: true,
                spec: FieldSpec::PLAIN,
                span: constant.span,
            };
            self.add_field(field, JType::class(class), None);
        }
        if decl.kind == ClassKind::Enum {
            let ty = JType::array(JType::class(class));
            let span = start_of(decl.span);
            let id = self.add_synthetic_field(class, "$VALUES", ty, Captured::Nothing, span);
            self.fields[id.index()].is_static = true;
        }
        for component in &decl.record_components {
            let ty = self.resolve_type(&component.ty, class_env(self, class, &[]));
            let field = Field {
                class,
                name: component.name.text.to_string(),
                ty: self.erase(&ty),
                is_static: false,
                is_final: true,
                constant: None,
                is_synthetic: false,
                capture: Captured::Nothing,
                is_enum_constant: false,
                spec: FieldSpec::PLAIN,
                span: component.span,
            };
            self.add_field(field, ty, None);
        }
    }

    pub(crate) fn declare_field(&mut self, class: ClassId, decl: &Rc<ast::FieldDecl>) -> Option<FieldId> {
        let ty = self.resolve_type(&decl.ty, class_env(self, class, &[]));
        let ty = self.not_void(ty, decl.ty.span);
        if self.own_field(class, &decl.name.text).is_some() {
            let message = format!("field `{}` is declared twice", decl.name.text);
            self.front.report(error("duplicate-member", message, decl.name.span));
            return None;
        }
        let field = Field {
            class,
            name: decl.name.text.to_string(),
            ty: self.erase(&ty),
            is_static: decl.modifiers.is_static,
            is_final: decl.modifiers.is_final,
            constant: None,
            is_synthetic: false,
            capture: Captured::Nothing,
            is_enum_constant: false,
            spec: FieldSpec::PLAIN,
            span: decl.span,
        };
        Some(self.add_field(field, ty, Some(decl.clone())))
    }

    pub(crate) fn not_void(&mut self, ty: JType, span: Span) -> JType {
        if ty == JType::Void {
            self.front.report(error("type-mismatch", "nothing can have type `void`".to_owned(), span));
            return JType::Never;
        }
        ty
    }

    pub(crate) fn own_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        self.classes[class.index()].fields.iter().copied().find(|field| {
            let field = &self.fields[field.index()];
            field.name == name && (!field.is_synthetic || name == "$VALUES")
        })
    }

    /// Hidden parameters of every constructor of the class.
    pub(crate) fn hidden_params(&self, class: ClassId) -> Vec<Hidden> {
        let mut hidden = Vec::new();
        if self.classes[class.index()].kind == ClassKind::Enum {
            let string = self.front.top_level.get("java.lang.String").copied().flatten();
            hidden.push(Hidden {
                name: "$name".to_owned(),
                ty: JType::class(string.unwrap_or_else(|| self.object())),
                capture: Captured::Nothing,
            });
            hidden.push(Hidden { name: "$ordinal".to_owned(), ty: INT, capture: Captured::Nothing });
        }
        let info = &self.front.classes[class.index()];
        if let Some(field) = info.outer_field {
            let ty = self.front.fields[field.index()].ty.clone();
            hidden.push(Hidden { name: "this$0".to_owned(), ty, capture: Captured::OuterInstance });
        }
        for capture in info.captures.iter().filter(|c| c.constant.is_none()) {
            hidden.push(Hidden { name: format!("val${}", capture.name), ty: capture.ty.clone(), capture: Captured::Variable });
        }
        hidden
    }

    fn declare_method(&mut self, class: ClassId, decl: &Rc<MethodDecl>) -> Option<MethodId> {
        self.declare_method_as(class, decl, false)
    }

    /// A method that only specifications know: nothing implements it, nothing runs it.
    pub(crate) fn declare_model_method(&mut self, class: ClassId, decl: &Rc<MethodDecl>) -> Option<MethodId> {
        self.declare_method_as(class, decl, true)
    }

    fn declare_method_as(&mut self, class: ClassId, decl: &Rc<MethodDecl>, is_model: bool) -> Option<MethodId> {
        let around = std::mem::replace(&mut self.front.in_library_signature, self.classes[class.index()].is_library);
        let method = self.declare_signature(class, decl, is_model);
        self.front.in_library_signature = around;
        method
    }

    fn declare_signature(&mut self, class: ClassId, decl: &Rc<MethodDecl>, is_model: bool) -> Option<MethodId> {
        let vars = self.declare_type_params(&decl.type_params);
        let named: Vec<(Rc<str>, TypeVarId)> =
            decl.type_params.iter().zip(&vars).map(|(param, &var)| (param.name.text.clone(), var)).collect();
        self.resolve_bounds(&vars, &decl.type_params, class_env(self, class, &named));
        let is_constructor = decl.form != MethodForm::Method;
        if is_constructor && *decl.name.text != *self.classes[class.index()].simple_name {
            let message = format!("`{}` has no return type", decl.name.text);
            self.front.report(error("syntax", message, decl.name.span));
            return None;
        }
        let type_decl = self.front.classes[class.index()].decl.clone();
        let source_params: &[ParamDecl] = match (&type_decl, decl.form) {
            (Some(owner), MethodForm::CompactConstructor) => &owner.record_components,
            _ => &decl.params,
        };
        let mut params = Vec::new();
        let mut types = Vec::new();
        let hidden = if is_constructor { self.hidden_params(class) } else { Vec::new() };
        let n_hidden = hidden.len();
        for hidden in hidden {
            params.push(self.hidden_param(&hidden, start_of(decl.span)));
            types.push(hidden.ty);
        }
        for param in source_params {
            let ty = self.resolve_type(&param.ty, class_env(self, class, &named));
            let ty = self.not_void(ty, param.ty.span);
            params.push(self.param(&param.name.text, &ty, param.span));
            types.push(ty);
        }
        let ret = match (&decl.ret, is_constructor) {
            (Some(ret), false) => self.resolve_type(ret, class_env(self, class, &named)),
            _ => JType::Void,
        };
        let mut method = self.method_of(class, decl, params, self.erase(&ret), source_params);
        method.is_abstract &= !is_model;
        if self.has_same_signature(class, &method) {
            let message = format!("method `{}` is declared twice", decl.name.text);
            self.front.report(error("duplicate-member", message, decl.name.span));
            return None;
        }
        let origin = if is_model { Origin::None } else { self.origin_of(decl, &method) };
        let info = MethodInfo { type_params: vars, params: types, ret, n_hidden, origin, is_hidden: false };
        Some(self.add_method(method, info))
    }

    fn param(&self, name: &str, ty: &JType, span: Span) -> Param {
        Param { name: name.to_owned(), ty: self.erase(ty), capture: Captured::Nothing, span }
    }

    fn hidden_param(&self, hidden: &Hidden, span: Span) -> Param {
        Param { capture: hidden.capture, ..self.param(&hidden.name, &hidden.ty, span) }
    }

    fn method_of(&self, class: ClassId, decl: &MethodDecl, params: Vec<Param>, ret: Ty, source_params: &[ParamDecl]) -> Method {
        let modifiers = decl.modifiers;
        let is_interface = self.is_interface(class);
        let is_constructor = decl.form != MethodForm::Method;
        let has_body = decl.body.is_some();
        Method {
            class,
            name: if is_constructor { "<init>".to_owned() } else { decl.name.text.to_string() },
            kind: if is_constructor { MethodKind::Constructor } else { MethodKind::Method },
            params,
            ret,
            is_static: modifiers.is_static,
            is_abstract: modifiers.is_abstract || (is_interface && !has_body && !modifiers.is_native),
            is_private: modifiers.is_private,
            is_varargs: source_params.last().is_some_and(|param| param.is_varargs),
            is_native: modifiers.is_native,
            is_synthetic: false,
            span: decl.span,
            name_span: decl.name.span,
        }
    }

    fn origin_of(&mut self, decl: &Rc<MethodDecl>, method: &Method) -> Origin {
        if decl.is_broken {
            return Origin::Unsupported(Rc::from("syntax error"));
        }
        if decl.body.is_some() && (method.is_abstract || method.is_native) {
            let message = format!("`{}` has a body but must not", decl.name.text);
            self.front.report(error("bad-body", message, decl.name.span));
            return Origin::None;
        }
        if method.is_abstract || method.is_native {
            return Origin::None;
        }
        if decl.body.is_none() {
            let message = format!("`{}` needs a body", decl.name.text);
            self.front.report(error("bad-body", message, decl.name.span));
            return Origin::Unsupported(Rc::from("method without body"));
        }
        Origin::Source(decl.clone())
    }

    fn has_same_signature(&self, class: ClassId, method: &Method) -> bool {
        self.classes[class.index()].methods.iter().any(|&other| {
            let other = &self.methods[other.index()];
            other.name == method.name && same_params(&other.params, &method.params)
        })
    }

    pub(crate) fn add_method(&mut self, method: Method, info: MethodInfo) -> MethodId {
        let id = MethodId(self.methods.len() as u32);
        self.classes[method.class.index()].methods.push(id);
        self.methods.push(method);
        self.front.methods.push(info);
        id
    }

    /// Default constructors; what enums and records get for free.
    fn language_methods(&mut self, class: ClassId, decl: &Rc<TypeDecl>) {
        let form = self.front.classes[class.index()].form;
        let has_constructor = decl.members.iter().any(|member| matches!(member, Member::Method(m) if m.form != MethodForm::Method));
        let needs_constructor =
            matches!(decl.kind, ClassKind::Class | ClassKind::Enum) && form != ClassForm::Anonymous && class != self.object();
        if needs_constructor && !has_constructor {
            let hidden = self.hidden_params(class);
            self.add_constructor(class, hidden, Origin::DefaultConstructor);
        }
        match decl.kind {
            ClassKind::Enum => self.enum_methods(class, decl),
            ClassKind::Record => self.record_methods(class, decl),
            _ => {}
        }
        if class == self.object() && !has_constructor {
            self.add_constructor(class, Vec::new(), Origin::DefaultConstructor);
        }
    }

    /// A constructor that no one wrote.
    pub(crate) fn add_constructor(&mut self, class: ClassId, hidden: Vec<Hidden>, origin: Origin) -> MethodId {
        let span = self.classes[class.index()].span;
        let params = hidden.iter().map(|hidden| self.hidden_param(hidden, start_of(span))).collect();
        let method = Method {
            class,
            name: "<init>".to_owned(),
            kind: MethodKind::Constructor,
            params,
            ret: Ty::Void,
            is_static: false,
            is_abstract: false,
            is_private: false,
            is_varargs: false,
            is_native: false,
            is_synthetic: true,
            span,
            name_span: start_of(span),
        };
        let info = MethodInfo {
            type_params: Vec::new(),
            n_hidden: hidden.len(),
            params: hidden.into_iter().map(|hidden| hidden.ty).collect(),
            ret: JType::Void,
            origin,
            is_hidden: false,
        };
        self.add_method(method, info)
    }

    fn enum_methods(&mut self, class: ClassId, decl: &TypeDecl) {
        let name = &decl.name.text;
        // Local classes have no canonical name.
        let mut shown = self.classes[class.index()].binary_name.replace('$', ".");
        if self.front.classes[class.index()].form == ClassForm::Local {
            "null".clone_into(&mut shown);
        }
        let text = format!(
            "public static {name}[] values() {{
                {name}[] copy = new {name}[$VALUES.length];
                for (int i = 0; i < copy.length; i++) copy[i] = $VALUES[i];
                return copy;
            }}
            public static {name} valueOf(String name) {{
                if (name == null) throw new NullPointerException(\"Name is null\");
                for (int i = 0; i < $VALUES.length; i++)
                    if ($VALUES[i].name().equals(name)) return $VALUES[i];
                throw new IllegalArgumentException(\"No enum constant {shown}.\" + name);
            }}
            public Class<{name}> getDeclaringClass() {{
                return {name}.class;
            }}
            public Enum<?>[] $values() {{
                return $VALUES;
            }}"
        );
        self.add_synthetic_members(class, &text, start_of(decl.name.span));
    }

    fn add_synthetic_members(&mut self, class: ClassId, text: &str, span: Span) {
        for member in syntax::parse_members(text, span) {
            if let Member::Method(method) = member {
                self.add_synthetic_method(class, &method);
            }
        }
    }

    fn add_synthetic_method(&mut self, class: ClassId, decl: &Rc<MethodDecl>) -> Option<MethodId> {
        let silent = self.front.silent;
        // A method of the same signature in the source takes precedence.
        self.front.silent = 1;
        let method = self.declare_method(class, decl);
        self.front.silent = silent;
        if let Some(method) = method {
            self.methods[method.index()].is_synthetic = true;
        }
        method
    }

    fn record_methods(&mut self, class: ClassId, decl: &TypeDecl) {
        let span = start_of(decl.name.span);
        let components = &decl.record_components;
        let assignments: Vec<String> = components.iter().map(|c| format!("this.{0} = {0};", c.name.text)).collect();
        let assignments = assignments.concat();
        self.add_synthetic_with(class, &format!("void m() {{ {assignments} }}"), |method| {
            method.form = MethodForm::Constructor;
            method.name = decl.name.clone();
            method.ret = None;
            method.params = components.iter().map(clone_param).collect();
        });
        for component in components {
            let name = &component.name.text;
            self.add_synthetic_with(class, &format!("void {name}() {{ return this.{name}; }}"), |method| {
                method.ret = Some(component.ty.clone());
            });
        }
        self.add_synthetic_members(class, &record_text(self, class, decl), span);
    }

    fn add_synthetic_with(&mut self, class: ClassId, text: &str, change: impl FnOnce(&mut MethodDecl)) {
        let span = start_of(self.classes[class.index()].span);
        for member in syntax::parse_members(text, span) {
            if let Member::Method(mut method) = member {
                if let Some(method) = Rc::get_mut(&mut method) {
                    change(method);
                }
                self.add_synthetic_method(class, &method);
                return;
            }
        }
    }
}

/// `equals`, `hashCode` and `toString` of a record. The documentation leaves the hash code and the order of comparisons open; this is what
/// JDK 17 does, which compares the last component first.
fn record_text(program: &Program, class: ClassId, decl: &TypeDecl) -> String {
    let name = &decl.name.text;
    let mut equal: Vec<String> = Vec::new();
    let mut shown = format!("\"{name}[\"");
    let mut hash = "0".to_owned();
    for (i, component) in decl.record_components.iter().enumerate() {
        let x = &component.name.text;
        let ty = program.own_field(class, x).map(|field| program.fields[field.index()].ty);
        let compared = match ty {
            Some(Ty::Prim(Prim::Float)) => format!("Float.compare(this.{x}, $other.{x}) == 0"),
            Some(Ty::Prim(Prim::Double)) => format!("Double.compare(this.{x}, $other.{x}) == 0"),
            Some(Ty::Prim(_)) => format!("this.{x} == $other.{x}"),
            _ => format!("java.util.Objects.equals(this.{x}, $other.{x})"),
        };
        equal.push(compared);
        let hashed = match ty {
            Some(Ty::Prim(prim)) => format!("{}.hashCode(this.{x})", box_name(prim)),
            _ => format!("java.util.Objects.hashCode(this.{x})"),
        };
        hash = if i == 0 { hashed } else { format!("(int) (31L * ({hash}) + {hashed})") };
        let comma = if i == 0 { "" } else { ", " };
        shown = format!("{shown} + \"{comma}{x}=\" + this.{x}");
    }
    if equal.is_empty() {
        equal.push("true".to_owned());
    }
    equal.reverse();
    let equal = equal.join(" && ");
    format!(
        "public final boolean equals(Object $object) {{
            if (this == $object) return true;
            if (!($object instanceof {name})) return false;
            {name} $other = ({name}) $object;
            return {equal};
        }}
        public final int hashCode() {{ return {hash}; }}
        public final String toString() {{ return {shown} + \"]\"; }}"
    )
}

fn clone_param(param: &ParamDecl) -> ParamDecl {
    ParamDecl {
        name: param.name.clone(),
        ty: param.ty.clone(),
        is_varargs: param.is_varargs,
        nullness: param.nullness,
        jml: Vec::new(),
        span: param.span,
    }
}

pub(crate) fn same_params(a: &[Param], b: &[Param]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.ty == b.ty)
}

/// The surroundings of a member's type.
pub(crate) fn class_env<'a>(program: &Program, class: ClassId, vars: &'a [(Rc<str>, TypeVarId)]) -> TypeEnv<'a> {
    TypeEnv { file: program.front.classes[class.index()].file, class: Some(class), vars, locals: &[] }
}
