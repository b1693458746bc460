//! Everything that reads bytes from outside: messages of the socket, board files, records. Random and damaged
//! ones are read or refused; nothing panics. `fuzz/` goes on where this ends.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

#[allow(unreachable_pub, reason = "the programs of the fuzzer use them too")]
#[path = "../../../fuzz/src/lib.rs"]
mod laws;

use catalog::Title;
use game::Seat;
use proptest::prelude::*;
use proptest::sample::Index;
use std::path::Path;
use wire::{Encoding, Request, ToServer};

fn any_message() -> impl Strategy<Value = ToServer> {
    let text = ".{0,40}";
    prop_oneof![
        (any::<u32>(), text).prop_map(|(decision, action)| ToServer::Play { decision, action }),
        (any::<u32>(), any::<u32>()).prop_map(|(decision, count)| ToServer::Undo { decision, count }),
        any::<u32>().prop_map(|count| ToServer::AskBack { count }),
        (any::<u32>(), any::<bool>()).prop_map(|(row, yes)| ToServer::Agree { row, yes }),
        text.prop_map(|text| ToServer::Say { text }),
        text.prop_map(|hex| ToServer::Entropy { hex }),
        (0..6usize).prop_map(|seat| ToServer::Look { seat: Seat::try_new(seat) }),
        any::<u32>().prop_map(|row| ToServer::LookBack { row }),
        text.prop_map(|tag| ToServer::Language { tag }),
        Just(ToServer::Away),
        Just(ToServer::Back),
        any::<u32>().prop_map(|n| ToServer::Ping { n }),
    ]
}

/// What may happen to bytes on their way.
#[derive(Clone, Debug)]
enum Damage {
    Change(Index, u8),
    Cut(Index),
    Drop(Index),
    Double(Index, Index),
    Insert(Index, Vec<u8>),
}

fn any_damage() -> impl Strategy<Value = Vec<Damage>> {
    let one = prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Damage::Change(at, byte)),
        any::<Index>().prop_map(Damage::Cut),
        any::<Index>().prop_map(Damage::Drop),
        (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Damage::Double(from, to)),
        (any::<Index>(), prop::collection::vec(any::<u8>(), 1..20))
            .prop_map(|(at, bytes)| Damage::Insert(at, bytes)),
    ];
    prop::collection::vec(one, 1..4)
}

fn damaged(bytes: &[u8], damage: &[Damage]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for damage in damage {
        let length = bytes.len();
        if length == 0 {
            break;
        }
        match damage {
            Damage::Change(at, byte) => bytes[at.index(length)] = *byte,
            Damage::Cut(at) => bytes.truncate(at.index(length)),
            Damage::Drop(at) => drop(bytes.remove(at.index(length))),
            Damage::Double(from, to) => {
                let (from, to) = (from.index(length), to.index(length));
                let part = bytes[from.min(to)..from.max(to).min(from.min(to) + 200)].to_vec();
                bytes.splice(to..to, part);
            }
            Damage::Insert(at, more) => drop(bytes.splice(at.index(length)..at.index(length), more.clone())),
        }
    }
    bytes
}

/// Some of the finished games of every title.
fn records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays");
    let mut records = Vec::new();
    for title in Title::ALL {
        let mut files: Vec<_> = std::fs::read_dir(folder.join(title.name()))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        files.sort();
        records.extend(files.iter().step_by(4).map(|file| std::fs::read_to_string(file).unwrap()));
    }
    records
}

/// What the fuzzer keeps holds here too, with the same laws.
#[test]
fn every_seed_of_the_fuzzer_is_read_or_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    for (target, law) in
        [("decoder", laws::decoder as fn(&[u8])), ("board", laws::board), ("record", laws::record)]
    {
        let mut seeds = 0;
        for entry in std::fs::read_dir(folder.join(target)).unwrap() {
            law(&std::fs::read(entry.unwrap().path()).unwrap());
            seeds += 1;
        }
        assert!(seeds > 0, "{target} has no seeds");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn the_decoder_reads_or_refuses_any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        laws::decoder(&bytes);
    }

    #[test]
    fn a_message_survives_its_way_and_a_damaged_one_does_no_harm(
        message in any_message(), damage in any_damage()
    ) {
        for encoding in Encoding::ALL {
            let bytes = encoding.write(&message);
            prop_assert_eq!(encoding.read::<ToServer>(&bytes), Ok(message.clone()));
            let request = Request { id: 7, wish: message.clone() };
            let read = match encoding {
                Encoding::FirstJson => Request::from(message.clone()),
                _ => request.clone(),
            };
            let sent = if encoding == Encoding::FirstJson { bytes.clone() } else { encoding.write(&request) };
            prop_assert_eq!(encoding.read_request(&sent), Ok(read));
            laws::decoder(&damaged(&bytes, &damage));
            laws::decoder(&damaged(&sent, &damage));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_damaged_board_is_sound_or_refused_with_its_faults(title in 0..3usize, damage in any_damage()) {
        let bytes = damaged(Title::ALL[title].board().json().as_bytes(), &damage);
        laws::board(String::from_utf8_lossy(&bytes).as_bytes());
    }

    #[test]
    fn a_damaged_record_is_sound_or_refused(which in any::<Index>(), damage in any_damage()) {
        thread_local!(static RECORDS: Vec<String> = records());
        let record = RECORDS.with(|records| records[which.index(records.len())].clone());
        let text = damaged(record.as_bytes(), &damage);
        laws::record(String::from_utf8_lossy(&text).as_bytes());
    }
}
