//! `skyrail perft`: counts move sequences.

use crate::args::PerftArgs;
use crate::fail::Failure;
use crate::files;
use crate::out::Out;
use catalog::AnyGame;

pub(crate) fn run(args: &PerftArgs, out: &mut Out) -> Result<(), Failure> {
    let options = files::options(args.title, args.players, &args.options, args.board.as_deref())?;
    let mut luck = files::secret(&args.seed)?.luck(&[]);
    let (game, _) = AnyGame::new(&options, &mut luck);
    for depth in 0..=args.depth {
        out.line(&format!("{depth} {}", game.perft(&luck, depth)));
    }
    Ok(())
}
