//! Answers of an authenticator in software, right and wrong in every way that is looked for.

use super::authenticator::{Authenticator, DOMAIN, MADE, PROVED, SITE, Secret, THERE, base64url, bytes};
use super::cbor::Reader;
use super::data::{Attestation, Data};
use super::key::Key;
use super::{Made, Proof, Question, Site, Wrong};
use crate::store::{Person, PersonId, StoredPasskey};
use game::{from_hex, to_hex};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::Arc;

const CODE: &str = "abcdefghij0123456789";
const COPYABLE: u8 = 0x08;
const COPIED: u8 = 0x10;
const MORE: u8 = 0x80;

type Change = fn(&mut Value, &mut Vec<u8>);

fn site() -> Site {
    Site::new(SITE).unwrap()
}

fn anna() -> Person {
    let (code, name, settings) = (CODE.into(), "Anna Ä".into(), "{}".into());
    Person { id: PersonId::new(1), code, name, mark: 0, login: Some("anna".into()), settings, seen: 0 }
}

fn options(question: &Question) -> Value {
    serde_json::from_str(&question.options).unwrap()
}

/// Makes a passkey, after this was done to what the browser and the authenticator say.
fn make(key: &mut Authenticator, change: Change) -> Result<StoredPasskey, Wrong> {
    let question = site().ask_new(&anna(), &[]);
    let asked = options(&question);
    key.user = asked["user"]["id"].as_str().unwrap().into();
    let mut client = key.client_data("webauthn.create", &asked);
    let mut data = key.data_of_new(&key.secret.public());
    change(&mut client, &mut data);
    let made = Made::read(key.made(&client, &data).to_string().as_bytes())?;
    assert_eq!(made.challenge(), question.challenge);
    let (id, kept) = made.check(&site(), question.state, &anna())?;
    assert_eq!((id, kept.person), (to_hex(&key.id), PersonId::new(1)));
    Ok(kept)
}

/// Proves to be Anna, after this was done to what the browser and the authenticator say; gives what changed.
fn prove(key: &Authenticator, kept: &StoredPasskey, change: Change) -> Result<String, Wrong> {
    let question = site().ask_who();
    let mut client = key.client_data("webauthn.get", &options(&question));
    let mut data = key.data(0);
    change(&mut client, &mut data);
    let proof = Proof::read(key.proof(&client, &data).to_string().as_bytes())?;
    assert_eq!((proof.challenge(), proof.id()), (question.challenge, to_hex(&key.id)));
    proof.check(&site(), question.state, kept, CODE)
}

fn nothing(_: &mut Value, _: &mut Vec<u8>) {}

fn every_secret() -> [Arc<Secret>; 3] {
    [Secret::es256(), Secret::es384(), Secret::eddsa()]
}

#[track_caller]
fn refused<T>(answer: Result<T, Wrong>, why: &str) {
    assert_eq!(answer.err(), Some(Wrong(why.to_string().leak())));
}

#[test]
fn a_site_is_a_name_behind_a_scheme() {
    for (address, origin, domain) in [
        ("https://example.org", "https://example.org", "example.org"),
        ("https://Play.Example.org:443/", "https://play.example.org", "play.example.org"),
        ("http://localhost:8080", "http://localhost:8080", "localhost"),
    ] {
        let site = Site::new(address).unwrap();
        assert_eq!((site.origin.as_str(), site.domain.as_str()), (origin, domain));
    }
    for no_site in [
        "example.org",
        "ftp://example.org",
        "https://192.0.2.1",
        "http://localhost:x",
        "https://",
        "https://example..org",
        "https://example.org/play",
        "https://anna@example.org",
    ] {
        assert!(Site::new(no_site).is_none(), "{no_site}");
    }
}

#[test]
fn browsers_are_asked_what_they_always_were() {
    let kind = "public-key";
    let question = site().ask_new(&anna(), &[to_hex(&[9; 16])]);
    let challenge = base64url(&from_hex(&question.challenge).unwrap());
    let alg = |number| json!({ "type": kind, "alg": number });
    assert_eq!(
        options(&question),
        json!({
            "rp": { "name": DOMAIN, "id": DOMAIN },
            "user": { "name": "anna", "id": "YWJjZGVmZ2hpajAxMjM0NTY3ODk", "displayName": "Anna Ä" },
            "challenge": challenge,
            "pubKeyCredParams": [alg(-8), alg(-7), alg(-35), alg(-257)],
            "timeout": 300_000,
            "excludeCredentials": [{ "type": kind, "id": "CQkJCQkJCQkJCQkJCQkJCQ", "transports": [] }],
            "authenticatorSelection":
                { "residentKey": "required", "requireResidentKey": true, "userVerification": "required" },
            "hints": [], "attestation": "none", "attestationFormats": ["none"],
            "extensions": {
                "credentialProtectionPolicy": "userVerificationRequired",
                "enforceCredentialProtectionPolicy": false,
            },
        })
    );
    let stranger = Person { login: None, ..anna() };
    assert_eq!(options(&site().ask_new(&stranger, &[]))["user"]["name"], CODE);
    let question = site().ask_who();
    let challenge = base64url(&from_hex(&question.challenge).unwrap());
    assert_eq!(question.challenge.len(), 64, "32 bytes");
    assert_eq!(
        options(&question),
        json!({
            "challenge": challenge, "timeout": 300_000, "rpId": DOMAIN, "allowCredentials": [],
            "userVerification": "required", "hints": [], "extensions": {},
        })
    );
}

#[test]
fn every_kind_of_key_makes_a_passkey_and_proves_it() {
    for secret in every_secret() {
        for (attests, flags) in [(false, 0), (true, 0), (false, COPYABLE), (true, COPYABLE | COPIED)] {
            let mut key = Authenticator::new(secret.clone());
            (key.attests, key.flags) = (attests, THERE | PROVED | flags);
            let mut kept = make(&mut key, nothing).unwrap();
            assert_eq!(kept.fixed, to_hex(&key.secret.public()));
            // Many never count.
            kept.changing = prove(&key, &kept, nothing).unwrap();
            assert_eq!(kept.changing, format!("{:02x}00000000", key.flags));
            key.count = 256;
            kept.changing = prove(&key, &kept, nothing).unwrap();
            assert_eq!(kept.changing, format!("{:02x}00000100", key.flags));
        }
    }
}

#[test]
fn a_passkey_may_get_its_copy_later() {
    let mut key = Authenticator::new(Secret::es256());
    key.flags |= COPYABLE;
    let mut kept = make(&mut key, nothing).unwrap();
    for copied in [COPIED, 0] {
        key.flags = THERE | PROVED | COPYABLE | copied;
        kept.changing = prove(&key, &kept, nothing).unwrap();
    }
}

#[test]
fn answers_to_extensions_are_passed_over() {
    let mut key = Authenticator::new(Secret::eddsa());
    key.flags |= MORE;
    let more: Change = |_, data| data.extend(b"\xa2\x6bcredProtect\x03\x6bhmac-secret\xf5");
    let kept = make(&mut key, more).unwrap();
    prove(&key, &kept, |_, data| data.extend(b"\xa1\x63new\x81\xa0")).unwrap();
    refused(prove(&key, &kept, nothing), "the CBOR ends too early");
    refused(prove(&key, &kept, |_, data| data.push(0x80)), "the CBOR holds something else here");
}

#[test]
fn browsers_may_say_more_and_less() {
    let mut key = Authenticator::new(Secret::es256());
    let kept = make(&mut key, |client, _| client["new"] = json!({ "a": [1] })).unwrap();
    prove(&key, &kept, |client, _| drop(client.as_object_mut().unwrap().remove("crossOrigin"))).unwrap();
    prove(&key, &kept, |client, _| client["topOrigin"] = Value::Null).unwrap();
    let question = site().ask_who();
    let mut answer = key.proof(&key.client_data("webauthn.get", &options(&question)), &key.data(0));
    for unneeded in ["rawId", "type", "clientExtensionResults", "authenticatorAttachment"] {
        answer.as_object_mut().unwrap().remove(unneeded);
    }
    let check = |answer: &Value| {
        Proof::read(answer.to_string().as_bytes())?.check(&site(), question.state, &kept, CODE)
    };
    check(&answer).unwrap();
    answer["prf"] = json!(1);
    check(&answer).unwrap();
    answer["type"] = json!("password");
    refused(check(&answer), "it is not a passkey");
    answer["type"] = json!("public-key");
    answer["rawId"] = json!(base64url(&[1; 32]));
    refused(check(&answer), "it has two ids");
    answer["rawId"] = json!("+");
    refused(check(&answer), "it is not what browsers send");
}

/// What an earlier server made of real answers, kept in its form, and what it let in with them.
#[test]
fn passkeys_of_earlier_servers_let_their_owners_in() {
    let old: Vec<Value> = serde_json::from_str(include_str!("../../tests/data/old-passkeys.json")).unwrap();
    assert_eq!(old.len(), 7);
    for old in old {
        let (what, text) = (&old["what"], |key: &str| old[key].as_str().unwrap().to_string());
        let kept =
            StoredPasskey { person: PersonId::new(1), fixed: text("fixed"), changing: text("changing") };
        let proof = Proof::read(old["proof"].to_string().as_bytes()).unwrap();
        let check = |kept: &StoredPasskey| proof.check(&site(), "webauthn.get", kept, CODE);
        let changing = check(&kept).unwrap_or_else(|Wrong(why)| panic!("{what}: {why}"));
        assert_eq!(&changing[2..], "00000001", "{what}");
        let after = StoredPasskey { changing: text("after"), ..kept };
        refused(check(&after), "its count did not rise");
        // The same answer, had it been given to this server.
        let made = Made::read(old["made"].to_string().as_bytes()).unwrap();
        let (id, new) = made.check(&site(), "webauthn.create", &anna()).unwrap();
        assert_eq!(id, text("id"), "{what}");
        assert_eq!(super::stored::key(&new.fixed), super::stored::key(&after.fixed), "{what}");
        assert_eq!(check(&new).unwrap(), changing, "{what}");
        // Extensions that were answered then, and what no server ever wrote.
        let (key, _) = after.fixed.split_at(after.fixed.len() - 4);
        for (end, is_right) in [
            ("0300", true),
            ("030101", true),
            ("03", false),
            ("0400", false),
            ("030102", false),
            ("000000", false),
        ] {
            let kept = StoredPasskey {
                person: PersonId::new(1),
                fixed: format!("{key}{end}"),
                changing: new.changing.clone(),
            };
            assert_eq!(check(&kept).is_ok(), is_right, "{what} {end}");
        }
        for wrong in ["", "01", "0103000000000001", "01030000000000", "02000000000000", "01000000000003", "x"]
        {
            let kept =
                StoredPasskey { person: PersonId::new(1), fixed: new.fixed.clone(), changing: wrong.into() };
            refused(check(&kept), "what is kept of the passkey is damaged");
        }
    }
}

/// From the examples of the specification, where an authenticator vouches for itself.
#[test]
fn the_example_of_the_specification_is_right() {
    let client = "7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a2265476e4374334c55745936366b336a506a796e6962506b31716e666644616966715a774c33417032392d55222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73652c22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320746869733a205539685458764b453255526b4d6e625f3078594856673d3d227d";
    let attestation = "a363666d74667061636b65646761747453746d74a263616c67266373696758483046022100ae045923ded832b844cae4d5fc864277c0dc114ad713e271af0f0d371bd3ac540221009077a088ed51a673951ad3ba2673d5029bab65b64f4ea67b234321f86fcfac5d68617574684461746158a4bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b55d00000000df850e09db6afbdfab51697791506cfc0020455ef34e2043a87db3d4afeb39bbcb6cc32df9347c789a865ecdca129cbef58ca5010203262001215820eb151c8176b225cc651559fecf07af450fd85802046656b34c18f6cf193843c5225820927b8aa427a2be1b8834d233a2d34f61f13bfd44119c325d5896e183fee484f2";
    let letters = |hex| base64url(&from_hex(hex).unwrap());
    let answer = json!({
        "response": { "clientDataJSON": letters(client), "attestationObject": letters(attestation) },
    });
    let made = Made::read(answer.to_string().as_bytes()).unwrap();
    let (id, kept) =
        made.check(&Site::new("https://example.org").unwrap(), "webauthn.create", &anna()).unwrap();
    assert_eq!(id, "455ef34e2043a87db3d4afeb39bbcb6cc32df9347c789a865ecdca129cbef58c");
    assert_eq!(kept.changing, "5d00000000");
    refused(made.check(&site(), "webauthn.create", &anna()), "it was made on another site");
}

/// What is wrong with a new passkey and with a proof alike.
const WRONG: [(&str, Change); 16] = [
    ("it was made on another site", |client, _| client["origin"] = json!("https://evil.example")),
    ("it was made on another site", |client, _| client["origin"] = json!(format!("{SITE}:8443"))),
    ("it was made on another site", |client, _| client["origin"] = json!("http://skyrail.example")),
    ("it was made on another site", |client, _| client["origin"] = json!(format!("{SITE}/"))),
    ("it was made within another site", |client, _| client["crossOrigin"] = json!(true)),
    ("it was made within another site", |client, _| client["topOrigin"] = json!("https://evil.example")),
    ("it answers another question", |client, _| {
        client["type"] =
            json!(if client["type"] == "webauthn.get" { "webauthn.create" } else { "webauthn.get" });
    }),
    ("its client data is not right", |client, _| drop(client.as_object_mut().unwrap().remove("challenge"))),
    ("its client data is not right", |client, _| client["crossOrigin"] = json!("no")),
    ("it is for another domain", |_, data| data[0] ^= 1),
    ("nobody was there", |_, data| data[32] &= !THERE),
    ("nobody proved to be its owner", |_, data| data[32] &= !PROVED),
    ("it says something that has no meaning", |_, data| data[32] |= 0x02),
    ("it says something that has no meaning", |_, data| data[32] |= 0x20),
    ("it is copied and may not be", |_, data| data[32] |= COPIED),
    ("something follows where nothing may", |_, data| data.push(0)),
];

#[test]
fn a_new_passkey_that_is_not_right_is_refused() {
    for secret in every_secret() {
        for (why, change) in WRONG {
            refused(make(&mut Authenticator::new(secret.clone()), change), why);
        }
    }
    for (why, change) in [
        // Without a key it is a proof.
        (
            "it brings no key",
            (|_, data| {
                data.truncate(37);
                data[32] &= !MADE;
            }) as Change,
        ),
        ("something follows where nothing may", |_, data| data[32] &= !MADE),
        ("the CBOR ends too early", |_, data| data.truncate(37)),
        ("the CBOR ends too early", |_, data| data.truncate(data.len() - 1)),
        ("the CBOR ends too early", |_, data| data.truncate(10)),
        ("its key is not one", |_, data| *data.last_mut().unwrap() ^= 1),
    ] {
        refused(make(&mut Authenticator::new(Secret::es256()), change), why);
    }
    for length in [15, 1024] {
        let mut key = Authenticator::new(Secret::es256());
        key.id = vec![1; length];
        refused(make(&mut key, nothing), "its id is too short or too long");
    }
    let mut key = Authenticator::new(Secret::es256());
    let question = site().ask_new(&anna(), &[]);
    let mut answer = key.make(&options(&question));
    let check =
        |answer: &Value, state| Made::read(answer.to_string().as_bytes())?.check(&site(), state, &anna());
    assert!(check(&answer, question.state).is_ok());
    refused(check(&answer, "webauthn.get"), "it answers another question");
    (answer["id"], answer["rawId"]) = (json!(base64url(&[1; 32])), json!(base64url(&[1; 32])));
    refused(check(&answer, question.state), "it has two ids");
    refused(check(&json!({ "response": {} }), question.state), "it is not what browsers send");
}

#[test]
fn a_key_that_vouches_for_itself_must_be_that_key() {
    let question = site().ask_new(&anna(), &[]);
    let answer = |of: &Arc<Secret>, by: &Arc<Secret>| {
        let mut key = Authenticator::new(by.clone());
        key.attests = true;
        let client = key.client_data("webauthn.create", &options(&question));
        let made = key.made(&client, &key.data_of_new(&of.public()));
        Made::read(made.to_string().as_bytes())?.check(&site(), question.state, &anna())
    };
    for (of, other) in every_secret().into_iter().zip(every_secret()) {
        assert!(answer(&of, &of).is_ok());
        refused(answer(&of, &other), "its signature is not right");
    }
    let [first, second, third] = every_secret();
    refused(answer(&first, &second), "its attestation is by another key");
    refused(answer(&third, &first), "its attestation is by another key");
}

#[test]
fn an_attestation_is_nobodys_or_the_keys_own() {
    let data = bytes(b"data");
    let object = |pairs: &[&[u8]]| [&[0xa0 | (pairs.len() / 2) as u8], &pairs.concat()[..]].concat();
    let none: [&[u8]; 6] = [b"\x63fmt", b"\x64none", b"\x67attStmt", b"\xa0", b"\x68authData", &data];
    let read = |bytes: &[u8]| {
        Attestation::read(bytes).map(|read| (read.data.to_vec(), read.signature.map(|(by, _)| by)))
    };
    assert_eq!(read(&object(&none)), Ok((b"data".to_vec(), None)));
    let with = |at: usize, part: &'static [u8]| {
        let mut parts = none;
        parts[at] = part;
        parts
    };
    // The order is no matter; what is said twice, or not at all, is.
    let [a, b, c, d, e, f] = none;
    assert!(read(&object(&[e, f, c, d, a, b])).is_ok());
    refused(read(&object(&[a, b, c, d])), "its attestation lacks something");
    refused(read(&object(&[a, b, e, f])), "its attestation lacks something");
    refused(read(&object(&[c, d, e, f])), "its attestation lacks something");
    for wrong in [&[a, b, a, b, c, d, e, f][..], &[a, b, c, d, e, f, b"\x61x", b"\x01"]] {
        refused(read(&object(wrong)), "its attestation says something unknown, or something twice");
    }
    let unasked = "its attestation is of a kind that was not asked for";
    refused(read(&object(&with(3, b"\xa1\x61a\x01"))), unasked);
    refused(read(&object(&with(1, b"\x68fido-u2f"))), unasked);
    refused(read(&object(&with(1, b"\x66packed"))), unasked);
    let packed = |statement| {
        let mut parts = with(1, b"\x66packed");
        parts[3] = statement;
        read(&object(&parts))
    };
    assert_eq!(packed(b"\xa2\x63alg\x26\x63sig\x41s"), Ok((b"data".to_vec(), Some(-7))));
    refused(packed(b"\xa3\x63alg\x26\x63sig\x41s\x63x5c\x81\x41c"), unasked);
    refused(packed(b"\xa2\x63alg\x26\x63alg\x26"), "its attestation lacks something");
    refused(packed(b"\xa2\x63alg\x26\x63x5c\x81\x41c"), "its attestation lacks something");
    refused(read(&[&object(&none)[..], &[0]].concat()), "something follows where nothing may");
}

#[test]
fn a_proof_that_is_not_right_is_refused() {
    for secret in every_secret() {
        let mut key = Authenticator::new(secret.clone());
        key.count = 6;
        let mut kept = make(&mut key, nothing).unwrap();
        for (why, change) in WRONG {
            key.count = 7;
            refused(prove(&key, &kept, change), why);
        }
        refused(prove(&key, &kept, |_, data| data.truncate(36)), "the CBOR ends too early");
        refused(prove(&key, &kept, |_, data| data[32] |= MADE), "the CBOR ends too early");
        let copies = "it may be copied now and might not before, or the other way round";
        refused(prove(&key, &kept, |_, data| data[32] |= COPYABLE), copies);
        for count in [0, 5, 6] {
            key.count = count;
            refused(prove(&key, &kept, nothing), "its count did not rise");
        }
        key.count = 7;
        for other in every_secret() {
            let other = Authenticator { secret: other, ..key.clone() };
            refused(prove(&other, &kept, nothing), "its signature is not right");
        }
        let other = Authenticator { user: base64url(&[b'a'; 20]), ..key.clone() };
        refused(prove(&other, &kept, nothing), "it is of somebody else");
        let other = Authenticator { user: String::new(), ..key.clone() };
        refused(prove(&other, &kept, nothing), "it is of somebody else");
        kept.changing = prove(&key, &kept, nothing).unwrap();
        // A proof that brings a key along is none, signed or not.
        let question = site().ask_who();
        let client = key.client_data("webauthn.get", &options(&question));
        let proof = key.proof(&client, &key.data_of_new(&secret.public())).to_string();
        let proof = Proof::read(proof.as_bytes()).unwrap().check(&site(), question.state, &kept, CODE);
        refused(proof, "it brings a key where none is wanted");
    }
}

#[test]
fn keys_are_read_in_one_form_only() {
    let read = |bytes: &[u8]| {
        let mut reader = Reader(bytes);
        Key::read(&mut reader).and_then(|key| reader.end().map(|()| key))
    };
    let change = |key: &[u8], at: usize, byte: u8| {
        let mut changed = key.to_vec();
        changed[at] = byte;
        changed
    };
    let [small, large, okp] = every_secret().map(|secret| secret.public());
    let unknown = "its key is of a kind that was not offered";
    for (key, wrong) in [
        // kty, alg, crv, in the order of the three.
        (&small, [(2, 1), (4, 0x27), (6, 2)]),
        (&large, [(2, 3), (5, 0x23), (7, 1)]),
        (&okp, [(2, 2), (4, 0x26), (6, 4)]),
    ] {
        assert!(read(key).is_ok());
        for (at, byte) in wrong {
            refused(read(&change(key, at, byte)), unknown);
        }
        let other = "the CBOR holds something else here";
        refused(read(&change(key, 1, 0x02)), other);
        refused(read(&change(key, 3, 0x04)), other);
        refused(read(&change(key, 0, 0x85)), other);
        refused(read(&change(key, 0, key[0] + 1)), unknown);
        refused(read(&[&key[..], &[0]].concat()), "something follows where nothing may");
        for length in 0..key.len() {
            assert!(read(&key[..length]).is_err());
        }
    }
    refused(read(&[&okp[..8], &bytes(&[1; 31])].concat()), "its key is not one");
    refused(read(&[&small[..8], &bytes(&[1; 31]), &small[42..]].concat()), "its key is not one");
    let rsa = |n: &[u8], e: &[u8]| {
        let key = [b"\xa4\x01\x03\x03\x39\x01\x00\x20", &bytes(n)[..], b"\x21", &bytes(e)].concat();
        read(&key).map(|key| key.algorithm())
    };
    let n = |length| vec![0xff; length];
    for (n, e) in [(n(256), &[1, 0, 1][..]), (n(1024), &[3]), (n(384), &[0xff; 4])] {
        assert_eq!(rsa(&n, e), Ok(-257));
    }
    let (even, starts_with_nothing) = ([n(255), vec![0xfe]].concat(), [vec![0], n(256)].concat());
    for (n, e) in [
        (n(255), &[1, 0, 1][..]),
        (n(1025), &[1, 0, 1]),
        (even, &[1, 0, 1]),
        (starts_with_nothing, &[1, 0, 1]),
        (n(256), &[]),
        (n(256), &[1]),
        (n(256), &[2]),
        (n(256), &[0, 3]),
        (n(256), &[1, 0, 0, 0, 1]),
    ] {
        refused(rsa(&n, e), "its key is not one");
    }
}

proptest! {
    #[test]
    fn no_bytes_make_anything_panic(bytes: Vec<u8>, text: String) {
        let _ = (Attestation::read(&bytes).is_ok(), Data::read(&bytes).is_ok());
        let _ = (Made::read(&bytes).is_ok(), Proof::read(text.as_bytes()).is_ok());
        let _ = (super::stored::key(&to_hex(&bytes)).is_ok(), super::stored::key(&text).is_ok());
        let _ = super::stored::Last::read(&text).is_ok();
    }

    /// One bit of anything that is signed, and nothing is right any more.
    #[test]
    fn no_bit_of_an_answer_may_be_another(kind in 0..3usize, part in 0..4usize, place: usize, bit in 0..8u8) {
        let mut key = Authenticator::new(every_secret()[kind].clone());
        key.attests = true;
        let asked = site().ask_new(&anna(), &[]);
        let mut made = key.make(&options(&asked));
        let made_ok = |made: &Value| {
            Made::read(made.to_string().as_bytes())?.check(&site(), asked.state, &anna())
        };
        let (_, kept) = made_ok(&made).unwrap();
        let question = site().ask_who();
        let mut proof = key.prove(&options(&question));
        let flip = |letters: &mut Value| {
            let mut bytes = super::base64url::read(letters.as_str().unwrap()).unwrap();
            let place = place % bytes.len();
            bytes[place] ^= 1u8 << bit;
            *letters = json!(base64url(&bytes));
        };
        flip(&mut made["response"][["clientDataJSON", "attestationObject"][part % 2]]);
        prop_assert!(made_ok(&made).is_err());
        flip(&mut proof["response"][["clientDataJSON", "authenticatorData", "signature", "userHandle"][part]]);
        let proof = Proof::read(proof.to_string().as_bytes())
            .and_then(|proof| proof.check(&site(), question.state, &kept, CODE));
        prop_assert!(proof.is_err());
    }
}
