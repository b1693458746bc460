//! Random games of every title come back as they were, and what is broken is found.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

use dataset::{BLOCK, Blocks, DatasetFault, Games, Heading, HeadingFault, Written, game_seed, replay};
use game::{Game, Luck, Silent};

/// Random games: the bytes of the file, and what each came to.
fn write<G: Game>(options: &G::Options, heading: &Heading) -> (Vec<u8>, Vec<Vec<i32>>) {
    let (mut blocks, mut file) = Blocks::new(heading);
    let (mut games, mut written, mut points, mut legal) =
        (Vec::new(), Written::default(), Vec::new(), Vec::new());
    for game in 0..heading.games {
        let mut luck = Luck::fast(game_seed(&heading.seed, game));
        let mut choice = Luck::fast(game);
        let mut state = G::new(options, &mut luck, &mut Silent);
        while let Some(seat) = state.turn().first() {
            legal.clear();
            state.legal(seat, &mut legal);
            let action = game::uniform(&legal, &mut choice);
            assert!(written.decide(&legal, &action));
            state.apply(seat, action, &mut luck, &mut Silent);
        }
        let standing = state.standing();
        written.finish(&standing, &mut games);
        points.push(standing.points.first(standing.seats).to_vec());
        if (game + 1) % BLOCK == 0 || game + 1 == heading.games {
            file.extend(blocks.add(&games));
            games.clear();
        }
    }
    let (end, _) = blocks.finish();
    file.extend(end);
    (file, points)
}

fn comes_back<G: Game>(options: &G::Options, heading: &Heading) {
    let (file, points) = write::<G>(options, heading);
    assert_eq!(file, write::<G>(options, heading).0, "made again it is the same");
    let games = Games::read(file.clone()).unwrap();
    assert_eq!((games.blocks(), games.heading.games), (2, heading.games));
    assert_eq!(games.heading.write(), heading.write());
    let all: Vec<_> = (0..games.blocks()).flat_map(|block| games.block(block).unwrap()).collect();
    assert_eq!(all.len() as u64, heading.games);
    for (kept, points) in all.iter().zip(&points) {
        let mut seen = 0;
        let seed = game_seed(&heading.seed, kept.game);
        let end = replay::<G>(options, seed, kept.decisions, kept.bits, |state, seat, action| {
            assert!(state.check(seat, action).is_ok());
            seen += 1;
        });
        assert_eq!((end.unwrap().standing().points.first(points.len()), seen), (&points[..], kept.decisions));
        assert_eq!(kept.points, *points);
        assert!(replay::<G>(options, seed, kept.decisions - 1, kept.bits, |_, _, _| ()).is_none());
        assert!(replay::<G>(options, seed, kept.decisions + 1, kept.bits, |_, _, _| ()).is_none());
    }
    broken(&file);
}

/// A file that is cut, changed or of something else is refused.
fn broken(file: &[u8]) {
    let fault = |bytes: &[u8]| Games::read(bytes.to_vec()).err().unwrap();
    assert_eq!(fault(b"no line"), DatasetFault::Heading(HeadingFault::Foreign));
    assert_eq!(fault(b"{}\n"), DatasetFault::Heading(HeadingFault::Foreign));
    assert_eq!(fault(&file[..file.len() - 1]), DatasetFault::Cut);
    assert_eq!(fault(&file[..file.len() / 2]), DatasetFault::Cut);
    assert_eq!(fault(&[file, b"x"].concat()), DatasetFault::Cut);
    let mut changed = file.to_vec();
    changed[file.len() - 50] ^= 1;
    assert_eq!(fault(&changed), DatasetFault::Hash);
    let text =
        String::from_utf8_lossy(&file[..file.iter().position(|&byte| byte == b'\n').unwrap()]).into_owned();
    for (key, from, to) in [
        ("players", "\"players\":2", "\"players\":99"),
        ("bots", "\"bots\":[", "\"bots\":[\"x\","),
        ("games", "\"games\":300", "\"games\":-1"),
        ("seed", "\"seed\":\"s\"", "\"seed\":1"),
        ("options", "\"options\":{", "\"options\":{\"nonsense\":\"yes\","),
    ] {
        assert!(text.contains(from), "{from}");
        assert_eq!(Heading::read(&text.replace(from, to)).err(), Some(HeadingFault::Key(key)));
    }
    assert_eq!(Heading::read(&text.replace("\"rules\":", "\"rules\":9")).err(), Some(HeadingFault::Rules));
}

macro_rules! titles {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        $(#[test]
        fn $title() {
            let any = catalog::Title::$Title.options(2);
            let catalog::AnyOptions::$Title(options) = &any else { unreachable!("it was just asked for") };
            let bots = vec!["uniform".to_string(); 2];
            let heading = Heading { options: any.clone(), bots, seed: "s".into(), games: 300 };
            comes_back::<catalog::$title::State>(options, &heading);
        })+
    };
}

catalog::each!(titles);

#[test]
fn everybody_sits_everywhere() {
    let options = catalog::Title::ALL[0].options(3);
    let bots = ["a", "b", "c"].map(String::from).to_vec();
    let heading = Heading { options, bots, seed: "1".into(), games: 6 };
    assert_eq!(
        (0..4).map(|game| heading.seated(game)).collect::<Vec<_>>(),
        [vec![0, 1, 2], vec![2, 0, 1], vec![1, 2, 0], vec![0, 1, 2]]
    );
}
