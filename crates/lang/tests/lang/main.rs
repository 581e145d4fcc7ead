//! Shipped languages, bad definitions, formulas, claims, and the two theorems as executable checks.

mod bags;
mod claims;
mod definitions;
mod documents;
mod false_claims;
mod formulas;
mod frames;
mod languages;
mod merging;
mod orders;
mod soundness;
mod support;
mod theorems;
mod tutorial;
