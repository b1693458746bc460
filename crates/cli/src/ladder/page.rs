//! The page that tells how strong the bots are: a section for each title, replaced when it is measured anew.

use super::{Ladder, date, plot};
use crate::args::LadderArgs;
use crate::fail::Failure;
use crate::files;
use std::fmt::Write;

/// What stands above the sections.
const HEAD: &str = include_str!("head.txt");

/// Brings the title's section and its picture up to date and leaves the others as they are.
pub(super) fn write(args: &LadderArgs, ladder: &Ladder) -> Result<(), Failure> {
    let folder = args.output.parent().map(|folder| folder.join("images")).unwrap_or_default();
    std::fs::create_dir_all(&folder).map_err(|error| Failure::file("cli-cant-write", &folder, &error))?;
    let picture = format!("strength-{}-{}.svg", ladder.title.name(), ladder.players);
    files::write(&folder.join(&picture), &plot::draw(ladder))?;
    let old = if args.output.exists() { files::read(&args.output)? } else { HEAD.to_string() };
    files::write(&args.output, &replaced(&old, &heading(ladder), &section(args, ladder, &picture)))
}

fn heading(ladder: &Ladder) -> String {
    format!("## {}, {} players\n", ladder.title.name(), ladder.players)
}

/// The page with one section in the place of the one that begins with this heading, or at the end.
fn replaced(page: &str, heading: &str, section: &str) -> String {
    let Some(start) = page.find(heading) else {
        return format!("{}\n\n{section}", page.trim_end());
    };
    let rest = &page[start + heading.len()..];
    let end = rest.find("\n## ").map_or(page.len(), |at| start + heading.len() + at + 1);
    let after = &page[end..];
    let gap = if after.is_empty() { "" } else { "\n" };
    format!("{}{section}{gap}{after}", &page[..start])
}

fn section(args: &LadderArgs, ladder: &Ladder, picture: &str) -> String {
    let mut text = heading(ladder);
    let machine = args.machine.clone().unwrap_or_else(machine);
    let budget = match (args.ms, args.playouts) {
        (Some(ms), _) => format!("{ms} ms for expert, ten times that for master"),
        (_, Some(playouts)) => format!("{playouts} playouts for expert, ten times that for master"),
        _ => "100 ms for expert, 1 s for master".into(),
    };
    let (title, today, seed) = (ladder.title.name(), date::today(), &args.series.seed);
    let threads = match args.series.threads {
        1 => "1 thread".to_string(),
        threads => format!("{threads} threads"),
    };
    put(
        &mut text,
        format_args!(
            "\nMeasured {today} on {machine}, {threads}, seed `{seed}`; a decision of a bot that searches: {budget}.\n\n",
        ),
    );
    put(&mut text, format_args!("![Ratings of the levels of {title}](images/{picture})\n\n"));
    put(
        &mut text,
        format_args!(
            "| level | rating | 95 % | against | wins, % | 95 % | games | decision, 99 % within |\n"
        ),
    );
    put(&mut text, format_args!("|---|---|---|---|---|---|---|---|\n"));
    for rung in &ladder.rungs {
        let rating = rung.rating;
        put(
            &mut text,
            format_args!("| `{}` | {:.0} | {:.0} to {:.0} ", rung.bot, rating.value, rating.low, rating.high),
        );
        match &rung.against {
            None => put(&mut text, format_args!("| – | – | – | – | – |\n")),
            Some(against) => {
                let share = against.share;
                put(
                    &mut text,
                    format_args!(
                        "| `{}` | {:.1} | {:.1} to {:.1} | {} | {:.2} ms |\n",
                        against.below,
                        100.0 * share.mean,
                        100.0 * share.low,
                        100.0 * share.high,
                        against.games,
                        against.nearly
                    ),
                );
            }
        }
    }
    text
}

fn put(text: &mut String, words: std::fmt::Arguments<'_>) {
    text.write_fmt(words).expect("writing to a string can't fail");
}

/// The processor, as far as the system tells.
pub(crate) fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let known = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = known.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    let model = model.map_or("an unnamed processor", |(_, name)| name.trim());
    format!("{model}, {cores} cores")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_replaced_and_the_others_stay() {
        let page = "# Top\n\n## a\nold\n\n## b\nkept\n";
        assert_eq!(replaced(page, "## a\n", "## a\nnew\n"), "# Top\n\n## a\nnew\n\n## b\nkept\n");
        assert_eq!(replaced(page, "## b\n", "## b\nnew\n"), "# Top\n\n## a\nold\n\n## b\nnew\n");
        assert_eq!(
            replaced(page, "## c\n", "## c\nnew\n"),
            "# Top\n\n## a\nold\n\n## b\nkept\n\n## c\nnew\n"
        );
    }
}
