//! A symbolic executor for any language, generated from its rewrite rules (Arusoaie, Lucanu, Rusu 2014).
//!
//! A definition (`definition`) gives syntax, cells and rules. Its rules are compiled (`compile`) into left sides to match and right
//! sides to build; `machine` and `step` run them on configurations whose data are terms, so that symbolic execution is
//! ordinary execution and concrete input never asks the solver. Nothing here knows any language.
#![warn(clippy::disallowed_methods)]

pub mod apply;
pub mod ast;
pub mod belonging;
pub mod bindings;
pub mod call;
pub mod cell;
pub mod check;
pub mod compile;
pub mod computation;
pub mod configuration;
pub mod cursor;
pub mod declare;
pub mod definition;
pub mod earley;
pub mod end;
pub mod evaluate;
pub mod expression;
pub mod failure;
pub mod grammar;
pub mod heating;
pub mod index;
pub mod items;
pub mod ltl;
pub mod machine;
pub mod matching;
pub mod meeting;
pub mod merged;
pub mod observation;
pub mod operation;
pub mod pattern;
pub mod piece;
pub mod prove;
pub mod rewrite;
pub mod rule_text;
pub mod schedule;
pub mod search;
pub mod session;
pub mod shape;
pub mod shipped;
pub mod show;
pub mod silent;
pub mod sorts;
pub mod source;
pub mod step;
pub mod syntax;
pub mod token;
pub mod tree;
pub mod value;
pub mod witness;
