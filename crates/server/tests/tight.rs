//! What the build takes out of style sheets and scripts changes nothing that a browser reads.

#[path = "../build/tight.rs"]
mod tight;

#[test]
fn a_style_sheet_loses_comments_indents_and_last_semicolons() {
    let sheet = "/* Tables. */\n.table > .seat,\n.table .hand {\n  color: red;\n  margin: 0 auto;\n}\n";
    assert_eq!(tight::style(sheet), ".table>.seat,.table .hand{color:red;margin:0 auto}");
}

#[test]
fn spaces_that_mean_something_stay() {
    for sheet in [
        ".game :hover{width:calc(100% - 2px)}",
        "@media (min-width:761px) and (max-width:1180px){.log{display:none}}",
        "a:not(.b) + i{grid-area:1 / 2}",
        "li::before{content:\"a  /* not a comment */ ; }\"}",
        "i{background:url('data:image/svg+xml, <svg  >')}",
    ] {
        assert_eq!(tight::style(sheet), sheet);
    }
}

#[test]
fn a_comment_that_does_not_end_takes_the_rest_and_a_quote_too() {
    assert_eq!(tight::style("a{b:c} /* and"), "a{b:c}");
    assert_eq!(tight::style("a{b:\"c"), "a{b:\"c");
}

#[test]
fn a_script_loses_indents_and_lines_of_comment_only() {
    let source = "// Starts the page.\n/**\n * More.\n */\nif (ready) {\n  go(\"a  //b\"); // now\n}\n\n";
    assert_eq!(tight::script(source), "if (ready) {\ngo(\"a  //b\"); // now\n}\n");
}

#[test]
fn the_pages_own_sheets_come_out_balanced() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/style");
    let mut sheets = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let sheet = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let tight = tight::style(&sheet);
        assert_eq!(tight.matches('{').count(), tight.matches('}').count());
        assert!(tight.len() < sheet.len() && !tight.contains("/*") && !tight.contains('\n'));
        assert_eq!(tight::style(&tight), tight, "twice is as good as once");
        sheets += 1;
    }
    assert!(sheets > 0);
}
