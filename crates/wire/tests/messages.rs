//! What programs send is read as they mean it, and no bytes whatever make a reader panic.
//! Views of real games go to and fro in the tests of the server.

use game::Seat;
use proptest::prelude::*;
use wire::{Encoding, ToBrowser, ToServer};

#[test]
fn programs_write_what_they_mean() {
    let play: ToServer = Encoding::Json.read(br#"{"play": {"decision": 3, "action": "draw"}}"#).unwrap();
    assert_eq!(play, ToServer::Play { decision: 3, action: "draw".into() });
    let look: ToServer = Encoding::Json.read(br#"{"look": {"seat": "b"}}"#).unwrap();
    assert_eq!(look, ToServer::Look { seat: Some(Seat::new(1)) });
    assert_eq!(Encoding::Json.read(br#""back""#), Ok(ToServer::Back));
    for bad in [r#"{"look": {"seat": "g"}}"#, "", "[]", r#"{"play": {}}"#, r#""back" "#.repeat(2).as_str()] {
        assert!(Encoding::Json.read::<ToServer>(bad.as_bytes()).is_err(), "{bad}");
    }
}

proptest! {
    #[test]
    fn no_bytes_make_a_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        for encoding in Encoding::ALL {
            if let Ok(message) = encoding.read::<ToServer>(&bytes) {
                prop_assert_eq!(encoding.read(&encoding.write(&message)), Ok(message));
            }
            // What a browser reads may come from a server it should not have trusted.
            let _ = encoding.read::<ToBrowser>(&bytes);
        }
    }
}
