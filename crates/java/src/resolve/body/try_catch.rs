//! `try` with its resources, handlers and `finally`.

use super::super::ast;
use super::super::types::JType;
use super::{Cx, Typed};
use crate::model::{Catch, ClassId, Resource, Span, StmtKind, Try};

impl Cx<'_> {
    pub(crate) fn try_stmt(&mut self, parts: &ast::Try) -> StmtKind {
        let mut trouble = None;
        let (resources, body) = self.scoped(|cx| {
            let mut resources = Vec::new();
            for resource in &parts.resources {
                match cx.resource(resource) {
                    Ok(resource) => resources.push(resource),
                    Err(what) => trouble = Some(what),
                }
            }
            let body = cx.block(&parts.body);
            (resources, body)
        });
        let catches = parts.catches.iter().map(|catch| self.catch(catch)).collect();
        let finally = parts.finally.as_ref().map(|block| self.block(block));
        if let Some(what) = trouble {
            return StmtKind::Unsupported(what);
        }
        StmtKind::Try(Box::new(Try { resources, body, catches, finally }))
    }

    fn resource(&mut self, resource: &ast::Resource) -> Result<Resource, String> {
        let (var, ty, init, span) = match resource {
            ast::Resource::Declared { name, ty, init, span } => {
                let value;
                let declared;
                if let Some(ty) = ty {
                    declared = self.resolve_ty(ty);
                    value = self.expr(init, Some(&declared));
                } else {
                    value = self.standalone(init);
                    declared = self.denotable(&value.ty);
                }
                let init = self.assign(value, &declared);
                (self.declare(name, declared.clone()), declared, init, *span)
            }
            ast::Resource::Existing(expr) => {
                let Typed { expr: init, ty, .. } = self.standalone(expr);
                (self.temporary("$resource", ty.clone()), ty, init, expr.span)
            }
        };
        let close = self.close_method(&ty, span)?;
        let add_suppressed = self.add_suppressed();
        Ok(Resource { var, init, close, add_suppressed, span })
    }

    fn close_method(&mut self, ty: &JType, span: Span) -> Result<crate::model::MethodId, String> {
        let closeable = self.p.well_known("java.lang.AutoCloseable");
        if ty.is_never() || self.is_unknown_type(ty) {
            return Err("resource of an unknown type".to_owned());
        }
        if self.p.as_super(ty, closeable).is_none() {
            let message = format!("`{}` is not AutoCloseable", self.p.show(ty));
            self.error("type-mismatch", message.clone(), span);
            return Err(message);
        }
        let found = self.p.methods_named(ty, "close");
        found
            .iter()
            .find(|c| self.p.method(c.method).params.is_empty())
            .map(|c| c.method)
            .ok_or_else(|| "no model of AutoCloseable.close".to_owned())
    }

    fn add_suppressed(&mut self) -> Option<crate::model::MethodId> {
        self.simple_method("java.lang.Throwable", "addSuppressed")
    }

    fn catch(&mut self, catch: &ast::Catch) -> Catch {
        self.scoped(|cx| {
            let throwable = cx.p.well_known("java.lang.Throwable");
            let mut types: Vec<ClassId> = Vec::new();
            let mut jtypes = Vec::new();
            for ty in &catch.types {
                let resolved = cx.resolve_ty(ty);
                match &resolved {
                    JType::Class(class, _) if cx.p.is_subclass(*class, throwable) || cx.p.is_incomplete(*class) => {
                        types.push(*class);
                        jtypes.push(resolved);
                    }
                    JType::Never => {}
                    other => {
                        let message = format!("`{}` is not Throwable", cx.p.show(other));
                        cx.error("type-mismatch", message, ty.span);
                    }
                }
            }
            let ty = match jtypes.as_slice() {
                [] => JType::class(throwable),
                [one] => one.clone(),
                many => cx.lub(many),
            };
            let is_unknown = types.len() < catch.types.len();
            let var = cx.declare(&catch.name, ty);
            let mut body = cx.block(&catch.body);
            if is_unknown {
                // What it would catch is unknown: whatever arrives here ends as unsupported.
                types = vec![throwable];
                body = vec![cx.unsupported_stmt("catch of an unknown type", catch.span)];
            }
            Catch { types, var, body, span: catch.span }
        })
    }
}
