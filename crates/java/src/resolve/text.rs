//! Types as a reader sees them.

use super::ast::WildKind;
use super::types::JType;
use crate::model::Prim;
use crate::program::Program;

pub(crate) fn prim_name(prim: Prim) -> &'static str {
    match prim {
        Prim::Boolean => "boolean",
        Prim::Byte => "byte",
        Prim::Short => "short",
        Prim::Char => "char",
        Prim::Int => "int",
        Prim::Long => "long",
        Prim::Float => "float",
        Prim::Double => "double",
    }
}

impl Program {
    /// A type for a message.
    pub(crate) fn show(&self, ty: &JType) -> String {
        match ty {
            JType::Void => "void".to_owned(),
            JType::Null => "null".to_owned(),
            JType::Spec(spec) => spec.name().to_owned(),
            JType::Never | JType::Infer(_) => "?".to_owned(),
            JType::Prim(prim) => prim_name(*prim).to_owned(),
            JType::Class(class, args) => {
                let info = &self.front.classes[class.index()];
                let name = &self.classes[class.index()].display_name;
                let own = &args[..info.n_own_params.min(args.len())];
                if own.is_empty() {
                    return name.clone();
                }
                let args: Vec<String> = own.iter().map(|arg| self.show(arg)).collect();
                format!("{name}<{}>", args.join(", "))
            }
            JType::Array(element) => format!("{}[]", self.show(element)),
            JType::Var(var) => self.front.type_vars[var.0 as usize].name.to_string(),
            JType::Wild(None) => "?".to_owned(),
            JType::Wild(Some((WildKind::Extends, bound))) => format!("? extends {}", self.show(bound)),
            JType::Wild(Some((WildKind::Super, bound))) => format!("? super {}", self.show(bound)),
        }
    }
}
