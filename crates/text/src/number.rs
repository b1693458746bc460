//! Whole numbers as each language groups their digits.

use crate::Language;
use fluent_bundle::FluentValue;

/// A whole number with its digits in groups of three.
pub(crate) fn digits(number: i64, language: Language) -> String {
    let plain = number.unsigned_abs().to_string();
    let mut said = String::new();
    if number < 0 {
        said.push('\u{2212}'); // The minus sign, as long as a plus.
    }
    for (index, digit) in plain.chars().enumerate() {
        if index > 0 && (plain.len() - index).is_multiple_of(3) {
            said.push(separator(language));
        }
        said.push(digit);
    }
    said
}

/// What stands between groups of three digits; the spaces never break a line.
fn separator(language: Language) -> char {
    match language {
        Language::En => ',',
        Language::It | Language::De => '.',
        Language::Fr => '\u{202F}',
        Language::Ru => '\u{A0}',
    }
}

/// How a bundle writes numbers. A message asks for plain digits, as in a port or a line of a file, with
/// `NUMBER($line, useGrouping: "false")`. Fractions are left to the bundle: no note carries one.
pub(crate) fn formatter<M>(language: Language) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    match language {
        Language::En => |value, _| format(value, Language::En),
        Language::It => |value, _| format(value, Language::It),
        Language::Fr => |value, _| format(value, Language::Fr),
        Language::Ru => |value, _| format(value, Language::Ru),
        Language::De => |value, _| format(value, Language::De),
    }
}

fn format(value: &FluentValue<'_>, language: Language) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let whole = number.value.fract() == 0.0 && number.options.use_grouping;
    whole.then(|| digits(number.value as i64, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(number: i64, language: Language, expected: &str) {
        assert_eq!(digits(number, language), expected);
    }

    #[test]
    fn digits_are_grouped_as_each_language_does() {
        check(0, Language::En, "0");
        check(999, Language::En, "999");
        check(1_000, Language::En, "1,000");
        check(-12_345_678, Language::De, "−12.345.678");
        check(40_000, Language::It, "40.000");
        check(40_000, Language::Fr, "40\u{202F}000");
        check(40_000, Language::Ru, "40\u{A0}000");
        check(i64::MIN, Language::En, "−9,223,372,036,854,775,808");
    }
}
