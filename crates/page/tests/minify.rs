//! What the build takes out of style sheets and scripts changes nothing that a browser reads.

#[path = "../build/minify.rs"]
mod minify;

#[test]
fn a_style_sheet_loses_comments_indents_and_last_semicolons() {
    let sheet = "/* Tables. */\n.table > .seat,\n.table .hand {\n  color: red;\n  margin: 0 auto;\n}\n";
    assert_eq!(minify::style(sheet), ".table>.seat,.table .hand{color:red;margin:0 auto}");
}

#[test]
fn spaces_that_mean_something_stay() {
    for sheet in [
        ".game :hover{width:calc(100% - 2px)}",
        "@media (min-width:761px) and (max-width:1180px){.log{display:none}}",
        "a:not(.b) + i{grid-area:1 / 2}",
        ".game{color:red;& .log{margin:0}&[data-look]:not(.a) .log,& :is(.b,.c)>i{margin:1px}html.night & .log{margin:2px}}",
        "li::before{content:\"a  /* not a comment */ ; }\"}",
        "i{background:url('data:image/svg+xml, <svg  >')}",
    ] {
        assert_eq!(minify::style(sheet), sheet);
    }
}

#[test]
fn rules_within_rules_keep_what_parts_them() {
    let sheet =
        ".game {\n  color: red;\n\n  /* The log. */\n  & .log { margin: 0; }\n  & > .side { gap: 1px; }\n}\n";
    assert_eq!(minify::style(sheet), ".game{color:red;& .log{margin:0}&>.side{gap:1px}}");
}

#[test]
fn a_comment_that_does_not_end_takes_the_rest_and_a_quote_too() {
    assert_eq!(minify::style("a{b:c} /* and"), "a{b:c}");
    assert_eq!(minify::style("a{b:\"c"), "a{b:\"c");
}

#[test]
fn a_script_loses_indents_and_lines_of_comment_only() {
    let source = "// Starts the page.\n/**\n * More.\n */\nif (ready) {\n  go(\"a  //b\"); // now\n}\n\n";
    assert_eq!(minify::script(source), "if (ready) {\ngo(\"a  //b\"); // now\n}\n");
}

#[test]
fn the_pages_own_sheets_come_out_balanced() {
    let web = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web");
    let entries =
        |folder: &str| std::fs::read_dir(web.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let own = entries("src/titles").map(|title| title.join("style.css")).filter(|path| path.exists());
    let mut sheets = 0;
    for path in entries("style").chain(own) {
        let sheet = std::fs::read_to_string(path).unwrap();
        let minify = minify::style(&sheet);
        assert_eq!(minify.matches('{').count(), minify.matches('}').count());
        assert!(minify.len() < sheet.len() && !minify.contains("/*") && !minify.contains('\n'));
        assert_eq!(minify::style(&minify), minify, "twice is as good as once");
        sheets += 1;
    }
    assert!(sheets > 0);
}
