//! Programs of several files: packages, source roots, Maven and Gradle, and broken files that nobody asked about.

use crate::support::{SMALL, Scratch};

const MAIN: &str = "package com.example;\nimport com.example.util.Tool;\npublic class Main {\n  static int f(int x) { return Tool.twice(x) + Near.one(); }\n}\n";
const NEAR: &str = "package com.example;\nclass Near { static int one() { return 1; } }\n";
const TOOL: &str = "package com.example.util;\npublic class Tool { public static int twice(int x) { return 2 * x; } }\n";

fn project(root: &str, extra: &[(&str, &str)]) -> Scratch {
    let scratch = Scratch::new(extra.iter().copied());
    for (name, text) in [("Main", MAIN), ("Near", NEAR), ("util/Tool", TOOL)] {
        scratch.write(&format!("{root}com/example/{name}.java"), text.as_bytes());
    }
    scratch
}

#[test]
fn source_roots_are_found_from_the_package() {
    for root in ["", "src/", "some/where/else/"] {
        let scratch = project(root, &[]);
        let file = format!("{root}com/example/Main.java");
        let answer = scratch.succeed(&["run", &file, "-m", "f"]);
        assert!(answer.out.contains("call Tool.twice(x)") && answer.out.contains("call Near.one()"), "{}", answer.out);
        scratch.succeed(&["run", &format!("./{file}"), "-m", "f"]);
        let deep = crate::support::run_in(&scratch.path().join(format!("{root}com/example")), &["run", "Main.java", "-m", "f"]);
        assert_eq!(deep.code, 0, "from inside the package:\n{}", deep.err);
    }
}

#[test]
fn maven_and_gradle_test_sources_see_main_sources() {
    for build in ["pom.xml", "build.gradle", "build.gradle.kts"] {
        let scratch = project("src/main/java/", &[(build, "")]);
        scratch.write(
            "src/test/java/com/example/Check.java",
            b"package com.example;\nclass Check { static int t(int x) { return Main.f(x) + Near.one(); } }\n",
        );
        let answer = scratch.succeed(&["run", "src/test/java/com/example/Check.java"]);
        assert!(answer.out.contains("call Main.f(x)"), "{build}: {}", answer.out);
    }
}

#[test]
fn a_directory_is_an_input() {
    let scratch = project("src/", &[]);
    let answer = scratch.succeed(&["run", "src", "-m", "Main.f"]);
    assert!(answer.out.contains("call Tool.twice(x)"));
    scratch.refuse(&["run", "src"], &["error[ambiguous-method]", "Main.f(int)", "Tool.twice(int)"]);
}

#[test]
fn other_source_roots_are_given() {
    let scratch = Scratch::new([("app/Main.java", "import lib.Tool;\nclass Main { static int f(int x) { return Tool.g(x); } }\n")]);
    scratch.write("vendor/lib/Tool.java", b"package lib;\npublic class Tool { public static int g(int x) { return x; } }\n");
    let alone = scratch.warn(&["run", "app/Main.java"], &["app/Main.java:2:43", "Tool"]);
    assert!(alone.out.contains("? unsupported: `Tool`"), "{}", alone.out);
    let answer = scratch.succeed(&["run", "app/Main.java", "--source-root", "vendor"]);
    assert!(answer.out.contains("vendor/lib/Tool.java:2"), "{}", answer.out);
}

#[test]
fn a_missing_import_says_where_sources_come_from() {
    let warn = |text: &str, wanted: &[&str]| {
        Scratch::new([("app/Main.java", text)]).warn(&["run", "app/Main.java"], wanted);
    };
    let hint = "no source root has org/lib/Tool.java; give the directory above `org` with --source-root";
    warn("import org.lib.Tool;\nclass Main { static int f(int x) { return Tool.g(x); } }\n", &["app/Main.java:2:43", hint]);
    warn("import org.lib.Tool;\nclass Main { static int f(Tool x) { return 1; } }\n", &["app/Main.java:2:27", hint]);
    let later = "paths that use it end as unsupported";
    warn("import static org.lib.Tool.g;\nclass Main { static int f(int x) { return g(x); } }\n", &["app/Main.java:2:43", later]);
    warn("import static org.lib.Tool.c;\nclass Main { static int f(int x) { return c; } }\n", &["app/Main.java:2:43", later]);
    let hint = "if it is `org.lib.Tool`, give the directory above `org` with --source-root";
    warn("import org.lib.*;\nclass Main { static int f(int x) { return Tool.g(x); } }\n", &["app/Main.java:2:43", hint]);
}

#[test]
fn an_unreadable_file_of_a_class_is_not_a_missing_one() {
    let scratch = Scratch::new([("Main.java", "import lib.Tool;\nclass Main { static int f(int x) { return Tool.g(x); } }\n")]);
    scratch.write("lib/Tool.java", b"package lib;\npublic class Tool { // caf\xe9\n public static int g(int x) { return x; } }\n");
    scratch
        .warn(&["run", "Main.java"], &["Main.java:2:43", "lib/Tool.java should declare it", "[not-utf8]", "lib/Tool.java:2:27", "iconv"]);
    scratch.write("lib/Tool.java", &[0, 1, 2]);
    scratch.warn(&["run", "Main.java"], &["Main.java:2:43", "lib/Tool.java should declare it", "[binary-file]"]);
    // A class of the same package comes before the library's of the same name.
    let scratch = Scratch::new([("Main.java", "class Main { static int f(Integer x) { return 1; } }\n")]);
    scratch.write("Integer.java", b"class Integer { } // \xff");
    scratch.warn(&["run", "Main.java"], &["Main.java:1:27", "Integer.java should declare it", "[not-utf8]"]);
}

#[test]
fn unrelated_broken_files_do_not_stop_a_run() {
    let scratch = Scratch::new([
        ("Small.java", SMALL),
        ("Broken.java", "class Broken { int f( { }"),
        ("Names.java", "class Names { Foo f() { return bar; } }"),
        ("Empty.java", ""),
    ]);
    scratch.write("Latin.java", b"class Latin { // \xe9\n }");
    scratch.write("Binary.java", &[0, 1, 2, 3, 255]);
    let alone = scratch.succeed(&["run", "Small.java", "-m", "f"]);
    assert_eq!(alone.err, "", "files next to the input are not even looked at");
    let together = scratch.succeed(&["run", ".", "-m", "Small.f"]);
    for file in ["Broken.java", "Latin.java", "Binary.java"] {
        assert!(together.err.contains(file), "{file} is left out, and that is said:\n{}", together.err);
    }
    assert!(together.err.contains("warning["), "{}", together.err);
    assert!(!together.err.contains("error["), "{}", together.err);
    assert_eq!(scratch.succeed(&["run", ".", "-m", "Small.f", "--quiet"]).err, "");
}

#[test]
fn broken_files_in_a_source_root_do_not_stop_a_run() {
    let scratch = project("src/", &[]);
    scratch.write("src/com/example/Other.java", b"package com.example; class Other { !!! }");
    assert_eq!(scratch.succeed(&["run", "src/com/example/Main.java", "-m", "f"]).err, "");
}

#[test]
fn a_directory_of_unreadable_files_only_is_an_error() {
    let scratch = Scratch::new([]);
    scratch.write("A.java", &[0, 1, 2]);
    scratch.write("B.java", b"// \xff");
    scratch.refuse(&["run", "."], &["error[binary-file]", "error[not-utf8]"]);
}
