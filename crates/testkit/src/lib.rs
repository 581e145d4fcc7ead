//! Comparison with a real JVM: random programs, random inputs, and a batch runner that compiles once and starts one JVM.

pub mod compare;
pub mod generate;
pub mod inputs;
pub mod jvm;
