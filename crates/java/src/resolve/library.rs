//! The library models shipped with the program, by qualified name.

/// Sorted by name.
const MODELS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/models.rs"));

/// The text of the model of a top-level class.
pub(crate) fn model(qualified: &str) -> Option<&'static str> {
    MODELS.iter().find(|(name, _)| *name == qualified).map(|&(_, text)| text)
}

/// Qualified names of all models.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    MODELS.iter().map(|&(name, _)| name)
}

/// Whether some model lives in the package or below it.
pub(crate) fn has_package(package: &str) -> bool {
    names().any(|name| name.strip_prefix(package).is_some_and(|rest| rest.starts_with('.')))
}

/// Whether the JDK owns the name, so that a missing class is a missing model and not a mistake.
pub(crate) fn is_platform_name(qualified: &str) -> bool {
    ["java.", "javax.", "jdk.", "sun.", "com.sun."].iter().any(|prefix| qualified.starts_with(prefix))
}

/// Classes of `java.lang` that need no import and have no model.
const JAVA_LANG: &[&str] = &[
    "AbstractMethodError",
    "ArrayStoreException",
    "ClassLoader",
    "ClassValue",
    "Compiler",
    "IllegalAccessException",
    "IllegalMonitorStateException",
    "IllegalThreadStateException",
    "InheritableThreadLocal",
    "InstantiationException",
    "Module",
    "NoSuchFieldException",
    "NoSuchMethodException",
    "Package",
    "Process",
    "ProcessBuilder",
    "ProcessHandle",
    "Readable",
    "Runtime",
    "RuntimePermission",
    "SecurityManager",
    "StackTraceElement",
    "StackWalker",
    "StrictMath",
    "Thread",
    "ThreadDeath",
    "ThreadGroup",
    "ThreadLocal",
    "TypeNotPresentException",
];

/// Whether the simple name is one of `java.lang`, with or without a model.
pub(crate) fn is_java_lang(name: &str) -> bool {
    JAVA_LANG.contains(&name)
}
