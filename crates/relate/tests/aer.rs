//! The public XML format is read with positions, decided with unbounded integers, and written as it was.

use relate::model::{aer, read};
use relate::verdict::{Answer, Subject};

const MODEL: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<ns2:aeRelationalModel xmlns:ns2="http://www.key-project.org/abstractexecution" preCondition="" postCondition="\result_1==\result_2">
    <programOne>/*@ ae_constraint \disjoint(\dl_frameA, x) &amp;&amp; \disjoint(footprintA, x); @*/
{;}
x = 1;
/*@ assignable frameA; accessible footprintA; return_behavior requires false; exceptional_behavior requires false; @*/
\abstract_statement A;</programOne>
    <programTwo>/* ae_constraint false; is a comment */
/*@ assignable frameA; accessible footprintA; return_behavior requires false; exceptional_behavior requires false; @*/
\abstract_statement A;
x = 1;</programTwo>
    <methodLevelContext></methodLevelContext>
    <locationSets>
        <locationSet funcName="relevant"><relevantOne>0</relevantOne><relevantTwo>0</relevantTwo><resultSortName>LocSet</resultSortName></locationSet>
        <locationSet funcName="frameA"><relevantOne>-1</relevantOne><relevantTwo>-1</relevantTwo><resultSortName>LocSet</resultSortName></locationSet>
        <locationSet funcName="footprintA"><relevantOne>-1</relevantOne><relevantTwo>-1</relevantTwo><resultSortName>LocSet</resultSortName></locationSet>
    </locationSets>
    <functions/>
    <predicates/>
    <programVariables><programVariable typeName="int" varName="x"><relevantOne>1</relevantOne><relevantTwo>1</relevantTwo></programVariable></programVariables>
</ns2:aeRelationalModel>
"#;

#[test]
fn models_are_decided() {
    let model = read("Slide.aer", MODEL).expect("well-formed");
    assert_eq!(model.relevant, [vec!["relevant".to_owned(), "x".to_owned()], vec!["relevant".to_owned(), "x".to_owned()]]);
    assert!(model.is_math);
    let mut subject = Subject::new(model).expect("well-formed");
    assert_eq!(subject.decide(&[]).expect("well-formed").answer, Answer::Proved);
    let dropped = ["\\disjoint(frameA, x)".to_owned()];
    assert_eq!(subject.decide(&dropped).expect("well-formed").answer, Answer::Refuted);
}

#[test]
fn unchanged_models_are_written_as_they_were() {
    let mut model = read("Slide.aer", MODEL).expect("well-formed");
    assert_eq!(aer::write(&model), MODEL);
    model.relevant[0].pop();
    let changed = aer::write(&model);
    assert_ne!(changed, MODEL);
    let again = read("Slide.aer", &changed).expect("what is written can be read");
    assert_eq!(again.relevant, model.relevant);
    assert_eq!(again.programs[0].text.trim(), model.programs[0].text.trim());
}

#[test]
fn faults_have_places_in_the_file() {
    let wrong = MODEL.replace("\\disjoint(footprintA, x)", "\\disjoint(footprintB, x)");
    let faults =
        Subject::new(read("Slide.aer", &wrong).expect("well-formed")).and_then(|mut subject| subject.decide(&[])).expect_err("unknown");
    let (start, end) = faults[0].place.expect("a place");
    assert_eq!(&wrong[start..end], "footprintB");
}
