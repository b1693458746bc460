//! `skyrail user`: accounts, for who runs a server.

use crate::args::UserCommand;
use crate::backup::config;
use crate::fail::Failure;
use crate::ladder::date::of_day;
use crate::out::Out;
use game::Note;
use serde_json::{Value, json};
use server::admin::{self, Account, AdminFault};

pub(crate) fn run(command: &UserCommand, out: &mut Out) -> Result<(), Failure> {
    let config = config(command.place());
    let fail = |fault: AdminFault| fault.note();
    match command {
        UserCommand::List { json, .. } => {
            let accounts = admin::accounts(&config, None).map_err(fail)?;
            if *json {
                out.json(&accounts.iter().map(as_json).collect());
            } else {
                for account in &accounts {
                    out.note(&line(account));
                }
            }
        }
        UserCommand::Show { who, json, .. } => {
            for account in admin::accounts(&config, Some(who)).map_err(fail)? {
                if *json {
                    out.json(&as_json(&account));
                } else {
                    out.note(&line(&account));
                    out.note(&more(&account));
                }
            }
        }
        UserCommand::ResetPassword { who, login, .. } => {
            let (login, password) = admin::reset_password(&config, who, login.as_deref()).map_err(fail)?;
            out.note(&Note::new("host-password").name("login", login).name("password", password));
        }
        UserCommand::LogOut { who, .. } => {
            admin::log_out(&config, who).map_err(fail)?;
            out.note(&Note::new("host-logged-out").name("who", who.clone()));
        }
        UserCommand::Delete { yes: false, .. } => return Err(Note::new("host-sure").into()),
        UserCommand::Delete { who, .. } => {
            admin::delete(&config, who).map_err(fail)?;
            out.note(&Note::new("host-deleted").name("who", who.clone()));
        }
    }
    Ok(())
}

pub(crate) fn date(millis: i64) -> String {
    of_day(millis.div_euclid(86_400_000))
}

/// A person on one line.
fn line(account: &Account) -> Note {
    Note::new("host-account")
        .name("code", account.code.clone())
        .name("login", account.login.clone().unwrap_or_else(|| "-".into()))
        .name("name", account.name.clone())
        .name("seen", date(account.seen))
        .number("over", account.games.0)
        .number("open", account.games.1)
}

fn more(account: &Account) -> Note {
    Note::new("host-account-more")
        .name("created", date(account.created))
        .number("browsers", account.browsers)
        .number("tokens", account.tokens)
        .number("passkeys", account.passkeys)
}

fn as_json(account: &Account) -> Value {
    let Account { code, name, login, created, seen, browsers, tokens, passkeys, games: (over, open) } =
        account;
    json!({
        "code": code, "name": name, "login": login, "created": created, "seen": seen, "browsers": browsers,
        "tokens": tokens, "passkeys": passkeys, "games_over": over, "games_open": open,
    })
}
