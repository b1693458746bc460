//! `skyrail uploads`: boards that people uploaded, for who runs a server.

use crate::args::UploadsCommand;
use crate::backup::config;
use crate::fail::Failure;
use crate::out::Out;
use crate::user::date;
use game::Note;
use serde_json::{Value, json};
use server::admin::{self, Upload};

pub(crate) fn run(command: &UploadsCommand, out: &mut Out) -> Result<(), Failure> {
    let config = config(command.place());
    match command {
        UploadsCommand::List { json, .. } => {
            let uploads = admin::uploads(&config).map_err(|fault| fault.note())?;
            if *json {
                out.json(&uploads.iter().map(as_json).collect());
            } else {
                for upload in &uploads {
                    out.note(&line(upload));
                }
            }
        }
        UploadsCommand::Delete { hash, .. } => {
            admin::delete_upload(&config, hash).map_err(|fault| fault.note())?;
            out.note(&Note::new("host-board-deleted").name("hash", hash.clone()));
        }
    }
    Ok(())
}

fn line(upload: &Upload) -> Note {
    Note::new("host-board")
        .name("hash", upload.hash.clone())
        .name("title", upload.title.clone())
        .number("bytes", upload.bytes)
        .name("owner", upload.owner.clone().unwrap_or_else(|| "-".into()))
        .name("created", date(upload.created))
        .number("tables", upload.tables)
}

fn as_json(upload: &Upload) -> Value {
    let Upload { hash, title, bytes, owner, created, tables } = upload;
    json!({
        "hash": hash, "title": title, "bytes": bytes, "owner": owner, "created": created, "tables": tables,
    })
}
