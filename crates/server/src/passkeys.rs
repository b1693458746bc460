//! Passkeys: what browsers are asked, and whether their answers are right. What WebAuthn demands is checked by
//! `webauthn_rp`; here stands only which site we are and how its answers are kept.

use crate::store::{KeptPasskey, Person};
use game::{from_hex, to_hex};
use std::borrow::Borrow;
use std::net::IpAddr;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::{AuthenticationVerificationOptions, DiscoverableCredentialRequestOptions};
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialCreationOptions, PublicKeyCredentialUserEntity,
    RegistrationVerificationOptions, UserHandle, Username,
};
use webauthn_rp::request::{AsciiDomain, ExtensionInfo, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::auth::DiscoverableAuthentication;
use webauthn_rp::response::register::{DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId, Origin, SentChallenge};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState, Registration, RegistrationServerState,
};

/// How many letters the code of a person has, by which a passkey knows whose it is.
const HANDLE: usize = 20;

/// The site that passkeys are made for.
pub(crate) struct Site {
    domain: RpId,
    origin: Own,
}

/// The one origin that is ours.
struct Own(String);

impl PartialEq<Origin<'_>> for Own {
    fn eq(&self, other: &Origin<'_>) -> bool {
        self.0 == other.0
    }
}

/// A question for a browser.
pub(crate) struct Question {
    /// What the browser is given.
    pub(crate) options: String,
    /// By what its answer is known.
    pub(crate) challenge: String,
    /// What to keep until then.
    pub(crate) state: String,
}

/// The answer was not right, or it is not the answer to what was asked.
#[derive(Debug)]
pub(crate) struct Wrong;

/// Anything that goes wrong while an answer is read is that it was not right.
fn wrong<E>(_: E) -> Wrong {
    Wrong
}

impl Site {
    /// The site at this public address; `None` where browsers make no passkeys: an address without a name.
    pub(crate) fn new(address: &str) -> Option<Self> {
        let address = address.trim_end_matches('/').to_ascii_lowercase();
        let (scheme, place) = address.split_once("://")?;
        let standard = match scheme {
            "https" => ":443",
            "http" => ":80",
            _ => return None,
        };
        let place = place.strip_suffix(standard).unwrap_or(place);
        let (host, port) = place.split_once(':').map_or((place, None), |(host, port)| (host, Some(port)));
        if port.is_some_and(|port| port.parse::<u16>().is_err()) || host.parse::<IpAddr>().is_ok() {
            return None;
        }
        let domain = AsciiDomain::try_from(host.to_string()).ok()?;
        Some(Self { domain: RpId::Domain(domain), origin: Own(format!("{scheme}://{place}")) })
    }

    /// Asks a browser for a new passkey of a person who has these already.
    pub(crate) fn ask_new(&self, person: &Person, known: &[String]) -> Option<Question> {
        let handle = handle(&person.code)?;
        let named = person.login.as_deref().and_then(|login| Username::try_from(login).ok());
        let user = PublicKeyCredentialUserEntity {
            name: named.or_else(|| Username::try_from(person.code.as_str()).ok())?,
            id: &handle,
            display_name: Nickname::try_from(person.name.as_str()).ok(),
        };
        let descriptor = |hex: &String| {
            let id = CredentialId::<Vec<u8>>::decode(from_hex(hex)?).ok()?;
            Some(PublicKeyCredentialDescriptor { id, transports: AuthTransports::decode(0).ok()? })
        };
        let known = known.iter().filter_map(descriptor).collect();
        let mut options = PublicKeyCredentialCreationOptions::passkey(&self.domain, user, known);
        // Asked for, not demanded: a browser makes no passkey at all on a device that can't promise it.
        options.extensions.cred_protect =
            CredProtect::UserVerificationRequired(ExtensionInfo::AllowDontEnforceValue);
        let (state, options) = options.start_ceremony().ok()?;
        Some(Question {
            options: serde_json::to_string(&options).ok()?,
            challenge: name(Borrow::<SentChallenge>::borrow(&state)),
            state: to_hex(&state.encode().ok()?),
        })
    }

    /// Asks a browser to prove who somebody is, with whatever passkey it has for us.
    pub(crate) fn ask_who(&self) -> Option<Question> {
        let (state, options) =
            DiscoverableCredentialRequestOptions::passkey(&self.domain).start_ceremony().ok()?;
        Some(Question {
            options: serde_json::to_string(&options).ok()?,
            challenge: name(Borrow::<SentChallenge>::borrow(&state)),
            state: to_hex(&state.encode().ok()?),
        })
    }
}

/// A new passkey, as a browser sent it.
pub(crate) struct Made(Registration);

impl Made {
    pub(crate) fn read(json: &[u8]) -> Result<Self, Wrong> {
        Registration::from_json_relaxed(json).map(Self).map_err(wrong)
    }

    pub(crate) fn challenge(&self) -> Result<String, Wrong> {
        self.0.challenge_relaxed().map(|challenge| name(&challenge)).map_err(wrong)
    }

    /// The id and what to keep, if it answers what was asked of this person.
    pub(crate) fn check(
        &self,
        site: &Site,
        state: &str,
        person: &Person,
    ) -> Result<(String, KeptPasskey), Wrong> {
        let state = from_hex(state).ok_or(Wrong)?;
        let state = RegistrationServerState::<HANDLE>::decode(&state).map_err(wrong)?;
        let origins = std::slice::from_ref(&site.origin);
        let options = RegistrationVerificationOptions::<'_, '_, Own, Own> {
            allowed_origins: origins,
            // Password managers answer more than they were asked.
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made = state.verify(&site.domain, &self.0, &options).map_err(wrong)?;
        let kept = KeptPasskey {
            person: person.id,
            fixed: to_hex(&made.static_state().encode().map_err(wrong)?),
            changing: to_hex(&made.dynamic_state().encode().map_err(wrong)?),
        };
        Ok((to_hex(made.id().as_ref()), kept))
    }
}

/// A proof of who somebody is, as a browser sent it.
pub(crate) struct Proof(DiscoverableAuthentication<HANDLE>);

impl Proof {
    pub(crate) fn read(json: &[u8]) -> Result<Self, Wrong> {
        DiscoverableAuthentication::from_json_relaxed(json).map(Self).map_err(wrong)
    }

    pub(crate) fn challenge(&self) -> Result<String, Wrong> {
        self.0.challenge_relaxed().map(|challenge| name(&challenge)).map_err(wrong)
    }

    /// The id of the passkey it says to be of.
    pub(crate) fn id(&self) -> String {
        to_hex(self.0.raw_id().as_ref())
    }

    /// What changed about the passkey, if the proof is right and of the person with this code.
    pub(crate) fn check(
        &self,
        site: &Site,
        state: &str,
        kept: &KeptPasskey,
        code: &str,
    ) -> Result<String, Wrong> {
        let state = from_hex(state).ok_or(Wrong)?;
        let state = DiscoverableAuthenticationServerState::decode(&state).map_err(wrong)?;
        let handle = handle(code).ok_or(Wrong)?;
        let fixed = from_hex(&kept.fixed).ok_or(Wrong)?;
        let changing = from_hex(&kept.changing).and_then(|bytes| bytes.try_into().ok()).ok_or(Wrong)?;
        let mut credential = AuthenticatedCredential::new(
            self.0.raw_id(),
            &handle,
            StaticState::decode(&fixed).map_err(wrong)?,
            DynamicState::decode(changing).map_err(wrong)?,
        )
        .map_err(wrong)?;
        let origins = std::slice::from_ref(&site.origin);
        let options = AuthenticationVerificationOptions::<'_, '_, Own, Own> {
            allowed_origins: origins,
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        state.verify(&site.domain, &self.0, &mut credential, &options).map_err(wrong)?;
        Ok(to_hex(&credential.dynamic_state().encode().map_err(wrong)?))
    }
}

fn handle(code: &str) -> Option<UserHandle<HANDLE>> {
    UserHandle::decode(code.as_bytes().try_into().ok()?).ok()
}

/// By what a challenge is known in the database.
fn name(challenge: &SentChallenge) -> String {
    format!("{:032x}", challenge.0)
}

#[cfg(test)]
mod tests {
    use super::Site;

    #[test]
    fn a_site_is_a_name_behind_a_scheme() {
        for (address, origin, domain) in [
            ("https://example.org", "https://example.org", "example.org"),
            ("https://Play.Example.org:443/", "https://play.example.org", "play.example.org"),
            ("http://localhost:8080", "http://localhost:8080", "localhost"),
        ] {
            let site = Site::new(address).unwrap();
            assert_eq!((site.origin.0.as_str(), site.domain.as_ref()), (origin, domain));
        }
        for no_site in
            ["example.org", "ftp://example.org", "https://192.0.2.1", "http://localhost:x", "https://"]
        {
            assert!(Site::new(no_site).is_none(), "{no_site}");
        }
    }
}
