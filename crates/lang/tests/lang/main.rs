//! Shipped languages, bad definitions, formulas, claims, and the two theorems as executable checks.

mod claims;
mod definitions;
mod documents;
mod formulas;
mod languages;
mod merging;
mod orders;
mod soundness;
mod support;
mod theorems;
mod tutorial;
