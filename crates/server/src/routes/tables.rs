//! Tables: the lobby, making one, sitting down, starting, the socket, the record.

use crate::app::Shared;
use crate::auth::{Plays, PlaysBy, Reads};
use crate::boards;
use crate::error::{self, Error};
use crate::live::{Command, Input, Refusal, bot_chair, empty_chair, kept_chair};
use crate::names::name_of;
use crate::origin::Address;
use crate::socket::{self, Visit};
use crate::store::{ChairKind, ChairRow, Listed, ListedSeat, Person, PersonId, Rules, TableId, TableRow};
use crate::{random, time};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::Title;
use game::{Note, Seat, SeatSet, to_hex};
use serde::Deserialize;
use tokio::sync::oneshot;
use utoipa::IntoParams;
use wire::{ChairLine, Encoding, Join, NewChair, NewTable, Pace, Stage, TableInfo, TableLine, WhichBot};

/// The slowest and quickest clocks, in seconds and days.
const LIVE: std::ops::RangeInclusive<u32> = 30..=86_400;
const DAYS: std::ops::RangeInclusive<u32> = 1..=30;

/// Does something at a table by its code.
async fn command(app: &Shared, person: Person, code: &str, command: Command) -> Result<TableInfo, Error> {
    let id = app.store.table_id(code).await?.ok_or_else(Error::absent)?;
    command_at(app, person, id, command).await
}

async fn command_at(app: &Shared, person: Person, id: TableId, command: Command) -> Result<TableInfo, Error> {
    let (reply, outcome) = oneshot::channel();
    app.hub.send(app, id, Input::Command(Box::new(person), command, reply));
    Ok(outcome.await.map_err(|_| Error::away())??)
}

/// Open tables, those that wait for players first.
#[utoipa::path(get, path = "/tables", tag = "tables", responses((status = 200, body = [TableLine])), security(()))]
pub(crate) async fn lobby(State(app): State<Shared>) -> Result<Json<Vec<TableLine>>, Error> {
    let list = app.store.lobby(100).await?;
    Ok(Json(list.into_iter().map(|listed| line(listed, None)).collect()))
}

/// A table in a list.
pub(crate) fn line(listed: Listed, person: Option<PersonId>) -> TableLine {
    let is_mine = |chair: &ListedSeat| person.is_some() && chair.kind.person() == person;
    let turn = if listed.stage == Stage::Running { listed.turn } else { SeatSet::default() };
    let seats = Seat::all(listed.seats.len());
    TableLine {
        waits_for_me: seats.clone().zip(&listed.seats).any(|(seat, chair)| is_mine(chair) && turn.has(seat)),
        code: listed.code,
        title: listed.title,
        stage: listed.stage,
        pace: serde_json::from_str(&listed.pace).unwrap_or_default(),
        at: listed.at,
        deal: listed.deal,
        chairs: listed
            .seats
            .into_iter()
            .zip(seats)
            .map(|(chair, seat)| ChairLine {
                moves: turn.has(seat),
                mine: is_mine(&chair),
                kind: chair.kind.told(),
                name: chair.name,
                mark: chair.mark,
                points: chair.points.map(|points| points as i32),
                place: chair.place.map(|place| place as u8),
            })
            .collect(),
    }
}

/// Make a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableInfo)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn create(
    State(app): State<Shared>,
    Plays(person): Plays,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Error> {
    let made = make(&app, &person, &new, &[]).await?;
    Ok((StatusCode::CREATED, Json(command_at(&app, person, made.id, Command::Info).await?)))
}

/// Makes a table; what is given of its chairs is as it is.
async fn make(
    app: &Shared,
    person: &Person,
    new: &NewTable,
    given: &[Option<ChairRow>],
) -> Result<TableRow, Error> {
    if app.store.open_tables_of(person.id).await? >= i64::from(app.limits.rates.tables) {
        return Err(Error::too_many("server-tables"));
    }
    let title = Title::from_name(&new.title).ok_or_else(|| Error::unfit(Note::new("server-no-title")))?;
    check_seats(&title.seats(), new)?;
    let fits = match new.pace {
        Pace::Free => true,
        Pace::Live { seconds, increment } => LIVE.contains(&seconds) && increment <= *LIVE.end(),
        Pace::Days { days } => DAYS.contains(&days),
    };
    if !fits || new.deal.as_ref().is_some_and(|word| word.is_empty() || word.len() > 60) {
        return Err(Error::unfit(Note::new("server-unfit")));
    }
    let mut options = title.options(new.chairs.len());
    for choice in &new.options {
        options.set(&choice.name, &choice.value).map_err(|fault| Error::unfit(fault.note(&options)))?;
    }
    if let Some(hash) = &new.board {
        check_seats(&boards::for_new(app, title, hash).await?.players(), new)?;
    }
    let mut chairs =
        new.chairs.iter().map(|chair| seat(person, title, chair)).collect::<Result<Vec<_>, _>>()?;
    for (chair, given) in chairs.iter_mut().zip(given) {
        if let Some(given) = given {
            chair.clone_from(given);
        }
    }
    let people = chairs.iter().filter(|chair| chair.is_person() || chair.is_open()).count();
    if people == 0 && app.store.bot_tables_of(person.id).await? >= i64::from(app.limits.rates.bot_tables) {
        return Err(Error::too_many("server-bot-tables"));
    }
    // Who knows the word of a deal can look at all its cards at a table of their own. Where others play too, the
    // luck is the table's alone.
    let deal = new.deal.as_ref().filter(|_| people < 2);
    let secret = match deal {
        Some(word) => *app.deal(title.name(), chairs.len(), word).bytes(),
        None => random::bytes(),
    };
    let kept = TableRow {
        id: TableId::new(random::id()),
        code: random::code(),
        host: person.id,
        host_code: Some(person.code.clone()),
        title: title.name().into(),
        options: serde_json::to_string(&new.options).map_err(|_| Error::broken())?,
        board: new.board.clone(),
        pace: serde_json::to_string(&new.pace).map_err(|_| Error::broken())?,
        rules: Rules {
            lobby: new.open,
            watch: new.watch,
            consent: new.consent,
            hints: new.hints,
            shuffle: new.shuffle,
        },
        deal: deal.cloned(),
        secret: to_hex(&secret),
        stage: Stage::Waiting,
        created: time::now(),
        started: None,
        ended: None,
        rematch: None,
        played: None,
        result: None,
    };
    app.store.add_table(&kept, &chairs).await?;
    Ok(kept)
}

/// Whether as many sit down as can play.
fn check_seats(players: &std::ops::RangeInclusive<usize>, new: &NewTable) -> Result<(), Error> {
    if players.contains(&new.chairs.len()) {
        return Ok(());
    }
    let (least, most) = (*players.start() as i64, *players.end() as i64);
    Err(Error::unfit(Note::new("server-seats").number("least", least).number("most", most)))
}

/// Who is to sit on a chair.
fn seat(person: &Person, title: Title, chair: &NewChair) -> Result<ChairRow, Error> {
    let own = |kind: ChairKind, name: String| ChairRow {
        kind,
        name,
        mark: person.mark,
        code: Some(person.code.clone()),
        ..empty_chair()
    };
    match chair {
        NewChair::Me => Ok(own(ChairKind::Person(Some(person.id)), person.name.clone())),
        NewChair::Local(name) => Ok(own(ChairKind::Shared(Some(person.id)), name_of(name)?)),
        NewChair::Open => Ok(empty_chair()),
        NewChair::Bot(name) => Ok(bot_chair(title, name)?),
    }
}

/// What is open about a table.
#[utoipa::path(get, path = "/tables/{code}", tag = "tables", params(("code" = String, Path, description = "The code of the table")),
    responses((status = 200, body = TableInfo)), security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn info(
    State(app): State<Shared>,
    Reads(person): Reads,
    Path(code): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    command(&app, person, &code, Command::Info).await.map(Json)
}

/// Sit down.
#[utoipa::path(post, path = "/tables/{code}/join", tag = "tables", params(("code" = String, Path, description = "The code of the table")),
    request_body = Join, responses((status = 200, body = TableInfo)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn join(
    State(app): State<Shared>,
    Plays(person): Plays,
    Path(code): Path<String>,
    Json(join): Json<Join>,
) -> Result<Json<TableInfo>, Error> {
    let table = app.store.table_id(&code).await?.ok_or_else(Error::absent)?;
    if app.store.is_blocked_at(table, person.id).await? {
        return Err(Error::forbidden("server-kept-away"));
    }
    command_at(&app, person, table, Command::Join(join)).await.map(Json)
}

/// Get up before the start, or leave one's seat to a bot.
#[utoipa::path(delete, path = "/tables/{code}", tag = "tables", params(("code" = String, Path, description = "The code of the table")),
    responses((status = 204)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn leave(
    State(app): State<Shared>,
    Plays(person): Plays,
    Path(code): Path<String>,
) -> Result<StatusCode, Error> {
    match command(&app, person, &code, Command::Leave).await {
        // A table whose host got up before the start is no more.
        Ok(_) => Ok(StatusCode::NO_CONTENT),
        Err(error) if error.is_absent() => Ok(StatusCode::NO_CONTENT),
        Err(error) => Err(error),
    }
}

/// Begin, by who made the table, once every chair is taken.
#[utoipa::path(post, path = "/tables/{code}/start", tag = "tables", params(("code" = String, Path, description = "The code of the table")),
    responses((status = 200, body = TableInfo)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn start(
    State(app): State<Shared>,
    Plays(person): Plays,
    Path(code): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    command(&app, person, &code, Command::Start).await.map(Json)
}

/// The same people again: chairs of people who are still to come are kept for them for a while, unless they decline by
/// leaving the table.
#[utoipa::path(post, path = "/tables/{code}/rematch", tag = "tables", params(("code" = String, Path, description = "The code of the table")),
    responses((status = 200, body = TableInfo)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn rematch(
    State(app): State<Shared>,
    Plays(person): Plays,
    Path(code): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let old = command(&app, person.clone(), &code, Command::Info).await?;
    if let Some(next) = old.rematch {
        return command(&app, person, &next, Command::Info).await.map(Json);
    }
    if old.stage != Stage::Over {
        return Err(Refusal::TooLate.into());
    }
    if !old.chairs.iter().any(|chair| chair.person.as_ref() == Some(&person.code)) {
        return Err(Error::forbidden("server-not-seated"));
    }
    let is_own = |chair: &wire::Chair| chair.person.as_ref() == Some(&person.code);
    let chair = |chair: &wire::Chair| match &chair.kind {
        wire::ChairKind::Person if is_own(chair) => NewChair::Me,
        wire::ChairKind::Shared if is_own(chair) => NewChair::Local(chair.name.clone()),
        wire::ChairKind::Open | wire::ChairKind::Person | wire::ChairKind::Shared => NewChair::Open,
        wire::ChairKind::Bot(name) => NewChair::Bot(name.clone()),
    };
    let new = NewTable {
        title: old.title.name().into(),
        chairs: old.chairs.iter().map(chair).collect(),
        options: old.options.clone(),
        board: Some(old.board.hash.clone()).filter(|hash| *hash != to_hex(&old.title.board().hash())),
        pace: old.pace,
        open: old.open,
        watch: old.watch,
        consent: old.consent,
        hints: old.hints,
        shuffle: old.shuffle,
        deal: None,
    };
    let id = app.store.table_id(&code).await?.ok_or_else(Error::absent)?;
    let kept = |chair: ChairRow| match chair.kind {
        ChairKind::Person(Some(other)) if other != person.id => Some(kept_chair(&chair, other)),
        _ => None,
    };
    let kept: Vec<_> = app.store.seats(id).await?.into_iter().map(kept).collect();
    let made = make(&app, &person, &new, &kept).await?;
    let old = command(&app, person.clone(), &code, Command::Rematch(made.code.clone())).await?;
    let next = old.rematch.ok_or_else(Error::broken)?;
    if next != made.code {
        // Somebody else was faster: nobody is to wait at two tables.
        app.store.delete_waiting(made.id).await?;
    }
    command(&app, person, &next, Command::Info).await.map(Json)
}

/// Open a chair before the start, by who made the table.
#[utoipa::path(delete, path = "/tables/{code}/chairs/{seat}", tag = "tables",
    params(("code" = String, Path, description = "The code of the table"), ("seat" = String, Path, description = "The letter of the chair")),
    responses((status = 200, body = TableInfo)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn open_chair(
    State(app): State<Shared>,
    Plays(person): Plays,
    Path((code, seat)): Path<(String, String)>,
) -> Result<Json<TableInfo>, Error> {
    command(&app, person, &code, Command::Chair(index(&seat)?, None)).await.map(Json)
}

/// Put a bot on a chair, or let it stand in for somebody who left, by who made the table.
#[utoipa::path(post, path = "/tables/{code}/chairs/{seat}/bot", tag = "tables",
    params(("code" = String, Path, description = "The code of the table"), ("seat" = String, Path, description = "The letter of the chair")),
    request_body = WhichBot, responses((status = 200, body = TableInfo)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn seat_bot(
    State(app): State<Shared>,
    Plays(person): Plays,
    Path((code, seat)): Path<(String, String)>,
    Json(WhichBot { bot }): Json<WhichBot>,
) -> Result<Json<TableInfo>, Error> {
    command(&app, person, &code, Command::Chair(index(&seat)?, Some(bot))).await.map(Json)
}

fn index(letter: &str) -> Result<usize, Error> {
    Seat::from_letter(letter).map(Seat::index).ok_or_else(Error::absent)
}

/// The record of a finished game.
#[utoipa::path(get, path = "/tables/{code}/record", tag = "tables", params(("code" = String, Path, description = "The code of the table")),
    responses((status = 200, body = String, content_type = "text/plain")), security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn record(
    State(app): State<Shared>,
    Reads(person): Reads,
    Path(code): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let id = app.store.table_id(&code).await?.ok_or_else(Error::absent)?;
    let (reply, record) = oneshot::channel();
    app.hub.send(&app, id, Input::Record(person.id, reply));
    let record = record.await.map_err(|_| Error::away())??;
    let file = format!("attachment; filename=\"{code}.skyrail\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)], record))
}

/// How to look at a table.
#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct WatchQuery {
    /// `watcher` for a big screen that everyone sees.
    eye: Option<String>,
    /// The language of sentences.
    language: Option<String>,
}

/// The socket that a table is played over; `docs/api.md` tells its messages. It needs the subprotocol
/// `skyrail.3.json`; `skyrail.2.json` is told the file of a board too, and `skyrail.1.json` is for messages without a
/// number.
#[utoipa::path(get, path = "/tables/{code}/socket", tag = "tables",
    params(("code" = String, Path, description = "The code of the table"), WatchQuery),
    responses((status = 101)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn socket(
    State(app): State<Shared>,
    PlaysBy(person, sign): PlaysBy,
    Extension(address): Extension<Address>,
    Path(code): Path<String>,
    Query(look): Query<WatchQuery>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let table = app.store.table_id(&code).await?.ok_or_else(Error::absent)?;
    let upgrade = upgrade
        .protocols(Encoding::ALL.map(Encoding::protocol))
        .max_message_size(socket::LONGEST)
        .max_frame_size(socket::LONGEST)
        .read_buffer_size(512)
        .write_buffer_size(0);
    let chosen =
        upgrade.selected_protocol().and_then(|protocol| Encoding::of_protocol(protocol.to_str().ok()?));
    let encoding = chosen.ok_or_else(|| Error::unfit(Note::new("server-protocol")))?;
    if !app.limits.connect(address.0) {
        return Err(Error::too_many("server-connections"));
    }
    let spoken = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let language = error::language(look.language.as_deref().or(spoken));
    let watcher = look.eye.as_deref() == Some("watcher");
    let visit = Visit { person, sign, table, encoding, language, watcher, address };
    let failed = Shared::clone(&app);
    Ok(upgrade
        .on_failed_upgrade(move |_| failed.limits.disconnect(address.0))
        .on_upgrade(move |socket| socket::run(app, socket, visit)))
}
