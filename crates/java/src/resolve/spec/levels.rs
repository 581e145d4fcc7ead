//! Security levels in annotations: `/*@ high @*/` and `/*@ low @*/` before parameters, fields and components of records.

use super::super::ast::Member;
use crate::jml::ast::Modifiers;
use crate::model::{ClassId, MethodId};
use crate::program::Program;

/// Names that are annotated.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Levels {
    pub low: Vec<String>,
    pub high: Vec<String>,
    /// Which lists the parameters, the class of the method, and those above and around it contribute to.
    pub near: LevelsUsed,
}

/// True if there are low and high names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LevelsUsed {
    pub has_low: bool,
    pub has_high: bool,
}

impl Levels {
    fn add(&mut self, name: &str, modifiers: &Modifiers) {
        for (word, list) in [("low", &mut self.low), ("high", &mut self.high)] {
            if modifiers.has(word) {
                list.push(name.to_owned());
            }
        }
    }
}

impl Program {
    /// The annotated parameters of a method, and the annotated fields of all classes of the user, as `Class.f`.
    pub fn levels(&mut self, method: MethodId) -> Levels {
        let mut levels = Levels::default();
        let hidden = self.front.methods[method.index()].n_hidden;
        let spans = self.param_annotations(method);
        for (index, spans) in spans.iter().enumerate() {
            let modifiers = self.param_modifiers(&spans.jml);
            if let Some(param) = self.method(method).params.get(index + hidden) {
                levels.add(&param.name.clone(), &modifiers);
            }
        }
        let mut near = self.classes_near(method);
        near.retain(|class| !self.class(*class).is_library);
        for class in &near {
            self.add_field_levels(*class, &mut levels);
        }
        levels.near = LevelsUsed { has_low: !levels.low.is_empty(), has_high: !levels.high.is_empty() };
        for class in (0..self.classes.len() as u32).map(ClassId).filter(|class| !self.class(*class).is_library).collect::<Vec<_>>() {
            if !near.contains(&class) {
                self.add_field_levels(class, &mut levels);
            }
        }
        levels
    }

    /// The class of a method, with those above and around it.
    fn classes_near(&self, method: MethodId) -> Vec<ClassId> {
        let (mut near, mut work) = (Vec::new(), vec![self.method(method).class]);
        while let Some(class) = work.pop() {
            if !near.contains(&class) {
                near.push(class);
                work.extend(self.class(class).superclass.into_iter().chain(self.class(class).outer));
            }
        }
        near
    }

    fn add_field_levels(&mut self, class: ClassId, levels: &mut Levels) {
        let Some(decl) = self.front.classes[class.index()].decl.clone() else { return };
        let class_name = self.class(class).display_name.clone();
        for component in &decl.record_components {
            let modifiers = self.param_modifiers(&component.jml);
            levels.add(&format!("{class_name}.{}", component.name.text), &modifiers);
        }
        let source = self.class_jml(class);
        for (place, contract) in &source.contracts {
            if let Member::Field(field) = &decl.members[*place] {
                levels.add(&format!("{class_name}.{}", field.name.text), &contract.modifiers);
            }
        }
    }
}
