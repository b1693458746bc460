//! Tables: what was agreed, how far they are, and lists of them.

use super::row::Row;
use super::seats::{self, ChairRow};
use super::statement::{Statement, statement};
use super::{ChairKind, PersonId, Store, StoreError, TableId};
use game::SeatSet;
use wire::Stage;

/// A table as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: TableId,
    pub(crate) code: String,
    pub(crate) host: PersonId,
    /// The code of who made it, as long as there is such a person.
    pub(crate) host_code: Option<String>,
    pub(crate) title: String,
    /// JSON.
    pub(crate) options: String,
    /// The hash of an uploaded board.
    pub(crate) board: Option<String>,
    /// JSON.
    pub(crate) pace: String,
    pub(crate) rules: Rules,
    pub(crate) deal: Option<String>,
    /// Hexadecimal.
    pub(crate) secret: String,
    pub(crate) stage: Stage,
    pub(crate) created: i64,
    pub(crate) started: Option<i64>,
    pub(crate) ended: Option<i64>,
    pub(crate) rematch: Option<String>,
    /// What was noted when the game began; nothing of before that, and of before it was noted at all.
    pub(crate) played: Option<Played>,
    /// How it ended, as its record says; nothing before, and of before it was noted.
    pub(crate) result: Option<String>,
}

/// What is noted of a game when it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// The number of the rules it is played by.
    pub(crate) rules: u32,
    /// The first lines of its record.
    pub(crate) head: String,
}

/// The rules that games were played by whose number was not noted yet: there were no others then.
pub(super) const FIRST_RULES: u32 = 1;
/// How a game stands, in a record, that was never played to its end.
const UNFINISHED: &str = "running";
/// What stands after the last row of a game that was abandoned; no title has such an action.
pub(crate) const ABANDONED: &str = "abandoned";

impl TableRow {
    /// The number of the rules that the game is played by.
    pub(crate) fn rules_number(&self) -> u32 {
        self.played.as_ref().map_or(FIRST_RULES, |played| played.rules)
    }

    /// Whether it is over because everyone left a game that could not go on.
    pub(crate) fn is_abandoned(&self) -> bool {
        self.stage == Stage::Over && self.result.as_deref() == Some(UNFINISHED)
    }
}

/// What is on or off at a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own, as the wire has them")]
pub(crate) struct Rules {
    /// Shown in the lobby.
    pub(crate) lobby: bool,
    /// Others may watch.
    pub(crate) watch: bool,
    /// Everyone together may go back further.
    pub(crate) consent: bool,
    /// Hints are allowed.
    pub(crate) hints: bool,
    /// Seats are drawn at the start.
    pub(crate) shuffle: bool,
}

/// A table in a list.
pub(crate) struct Listed {
    pub(crate) code: String,
    pub(crate) title: String,
    pub(crate) stage: Stage,
    pub(crate) pace: String,
    pub(crate) deal: Option<String>,
    pub(crate) at: i64,
    /// Who must decide.
    pub(crate) turn: SeatSet,
    pub(crate) seats: Vec<ListedSeat>,
}

/// A chair in a list.
pub(crate) struct ListedSeat {
    pub(crate) kind: ChairKind,
    pub(crate) name: String,
    pub(crate) mark: u8,
    pub(crate) points: Option<i64>,
    pub(crate) place: Option<i64>,
}

fn rules_number(number: i64) -> Result<u32, StoreError> {
    u32::try_from(number).map_err(|_| StoreError::Corrupt(format!("there are no rules {number}")))
}

fn table(row: &mut Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.table(0)?,
        code: row.text(1)?,
        host: row.person(2)?,
        title: row.text(3)?,
        options: row.text(4)?,
        board: row.maybe_text(5)?,
        pace: row.text(6)?,
        deal: row.maybe_text(7)?,
        secret: row.text(8)?,
        stage: row.stage(9)?,
        created: row.number(10)?,
        started: row.maybe_number(11)?,
        ended: row.maybe_number(12)?,
        rematch: row.maybe_text(13)?,
        rules: Rules {
            lobby: row.flag(14)?,
            watch: row.flag(15)?,
            consent: row.flag(16)?,
            hints: row.flag(17)?,
            shuffle: row.flag(18)?,
        },
        host_code: row.maybe_text(19)?,
        played: match (row.maybe_number(20)?, row.maybe_text(21)?) {
            (Some(rules), Some(head)) => Some(Played { rules: rules_number(rules)?, head }),
            _ => None,
        },
        result: row.maybe_text(22)?,
    })
}

impl Store {
    /// Keeps a new table with its chairs.
    pub(crate) async fn add_table(&self, new: &TableRow, chairs: &[ChairRow]) -> Result<(), StoreError> {
        let insert = statement(
            "INSERT INTO tables (id, code, host, title, options, board, pace, deal, secret, stage, created, at, turn, \
             lobby, watch, consent, hints, shuffle) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14, $15, $16, $17)",
        );
        let Rules { lobby, watch, consent, hints, shuffle } = new.rules;
        let insert = insert.bind(new.id).bind(&new.code).bind(new.host).bind(&new.title).bind(&new.options);
        let insert = insert.bind(&new.board).bind(&new.pace).bind(&new.deal).bind(&new.secret);
        let insert = insert.bind(new.stage).bind(new.created).bind(SeatSet::EMPTY);
        let insert = insert.bind(lobby).bind(watch).bind(consent).bind(hints).bind(shuffle);
        self.change_all(vec![insert, seats::insert(new.id, chairs)]).await?;
        self.ring(new.id).await;
        Ok(())
    }

    /// The table with this id.
    pub(crate) async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let find = statement(
            "SELECT id, code, host, title, options, board, pace, deal, secret, stage, created, started, ended, \
             rematch, lobby, watch, consent, hints, shuffle, (SELECT code FROM people WHERE people.id = host), \
             rules, head, result FROM tables WHERE id = $1",
        );
        self.first(find.bind(id), table).await
    }

    /// The id of the table with this code.
    pub(crate) async fn table_id(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        self.first(statement("SELECT id FROM tables WHERE code = $1").bind(code), |row| row.table(0)).await
    }

    /// How many tables of a person have not begun or not ended.
    pub(crate) async fn open_tables_of(&self, person: PersonId) -> Result<i64, StoreError> {
        let count = statement("SELECT COUNT(*) FROM tables WHERE host = $1 AND stage < $2");
        self.one(count.bind(person).bind(Stage::Over), |row| row.number(0)).await
    }

    /// How many tables of a person at which only bots play have not ended.
    pub(crate) async fn bot_tables_of(&self, person: PersonId) -> Result<i64, StoreError> {
        let count = statement(
            "SELECT COUNT(*) FROM tables t WHERE t.host = $1 AND t.stage < $2 AND NOT EXISTS \
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND (s.person IS NOT NULL OR s.kind = $3))",
        );
        let count = count.bind(person).bind(Stage::Over).bind(&ChairKind::Open);
        self.one(count, |row| row.number(0)).await
    }

    /// Who sits at a table.
    pub(super) async fn people_at(&self, table: TableId) -> Result<Vec<PersonId>, StoreError> {
        let list = statement("SELECT person FROM seats WHERE table_id = $1 AND person IS NOT NULL");
        self.list(list.bind(table), |row| row.person(0)).await
    }

    /// Tables that a person made or sits at and that are not over.
    pub(crate) async fn unfinished_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let list = statement(
            "SELECT id FROM tables WHERE stage < $2 \
             AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1))",
        );
        self.list(list.bind(person).bind(Stage::Over), |row| row.table(0)).await
    }

    /// Finished tables that a person sat at, the oldest first.
    pub(crate) async fn finished_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let list = statement(
            "SELECT id FROM tables WHERE stage = $2 AND id IN (SELECT table_id FROM seats WHERE person = $1) \
             ORDER BY ended, id",
        );
        self.list(list.bind(person).bind(Stage::Over), |row| row.table(0)).await
    }

    /// Begins a table with its chairs in this order; `false` if it has begun already.
    pub(crate) async fn start(
        &self,
        id: TableId,
        at: i64,
        played: &Played,
        chairs: &[ChairRow],
        due: bool,
    ) -> Result<bool, StoreError> {
        let update = statement(
            "UPDATE tables SET stage = $3, started = $1, at = $1, rules = $5, head = $6 WHERE id = $2 AND stage = $4",
        );
        let update = update.bind(at).bind(id).bind(Stage::Running).bind(Stage::Waiting);
        let update = update.bind(i64::from(played.rules)).bind(&played.head);
        let empty = statement("DELETE FROM seats WHERE table_id = $1").bind(id);
        let mut all = vec![update, empty, seats::insert(id, chairs)];
        if due {
            let job = statement("INSERT INTO jobs (table_id, due, n) VALUES ($1, $2, 0)");
            all.push(job.bind(id).bind(at));
        }
        let began = self.change_if(all).await?;
        self.ring(id).await;
        Ok(began)
    }

    /// Deletes a table that has not begun.
    pub(crate) async fn delete_waiting(&self, id: TableId) -> Result<(), StoreError> {
        let people = self.concerned(id).await;
        let table =
            statement("DELETE FROM tables WHERE id = $1 AND stage = $2").bind(id).bind(Stage::Waiting);
        let rest = [
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM invitations WHERE table_id = $1",
        ];
        let rest = rest.map(|delete| statement(delete).bind(id));
        self.change_if([table].into_iter().chain(rest).collect()).await?;
        self.tell_people(&people);
        Ok(())
    }

    /// Tables that have not begun and at which nothing happened since this time.
    pub(crate) async fn waiting_since(&self, at: i64, most: i64) -> Result<Vec<TableId>, StoreError> {
        let find = statement("SELECT id FROM tables WHERE stage = $3 AND at < $1 ORDER BY at LIMIT $2");
        self.list(find.bind(at).bind(most).bind(Stage::Waiting), |row| row.table(0)).await
    }

    /// Notes when something last happened and who must decide, for the lists.
    pub(crate) async fn set_turn(&self, id: TableId, at: i64, turn: SeatSet) -> Result<(), StoreError> {
        self.change(
            statement("UPDATE tables SET at = $1, turn = $2 WHERE id = $3 AND turn <> $2")
                .bind(at)
                .bind(turn)
                .bind(id),
        )
        .await?;
        self.ring(id).await;
        Ok(())
    }

    /// Ends a table: points and places of each seat, and what its record says of them. `false` if it was ended before.
    pub(crate) async fn end(
        &self,
        id: TableId,
        at: i64,
        result: &[(i32, u8)],
        line: &str,
    ) -> Result<bool, StoreError> {
        let first = self.change_if(end(id, at, result, line)).await?;
        self.ring(id).await;
        Ok(first)
    }

    /// Ends a table that nobody plays on, without a result. `false` if it was ended before. It takes the number of the
    /// next row, so that a process that has not heard of it keeps nothing more.
    pub(crate) async fn abandon(&self, id: TableId, at: i64) -> Result<bool, StoreError> {
        let last = statement(
            "INSERT INTO rows (table_id, n, seat, what, at) \
             SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4 FROM rows WHERE table_id = $1",
        );
        let last = last.bind(id).bind(0).bind(ABANDONED).bind(at);
        let mut all = end(id, at, &[], UNFINISHED);
        all.push(last);
        let first = self.change_if(all).await?;
        self.ring(id).await;
        Ok(first)
    }

    /// When something was last decided at a table.
    pub(crate) async fn last_decided(&self, id: TableId) -> Result<Option<i64>, StoreError> {
        let find = statement("SELECT MAX(at) FROM rows WHERE table_id = $1").bind(id);
        self.one(find, |row| row.maybe_number(0)).await
    }

    /// Notes the rematch; says the code of the one that counts, which may be somebody else's.
    pub(crate) async fn set_rematch(&self, id: TableId, code: &str) -> Result<String, StoreError> {
        self.change(
            statement("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL").bind(code).bind(id),
        )
        .await?;
        self.one(statement("SELECT rematch FROM tables WHERE id = $1").bind(id), |row| row.text(0)).await
    }

    /// Tables of the lobby, those that wait for players first.
    pub(crate) async fn lobby(&self, most: i64) -> Result<Vec<Listed>, StoreError> {
        // Nobody fills it alone: of one host only a few are shown.
        let list = listed(
            "id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY host, stage ORDER BY at DESC) AS place \
             FROM tables WHERE stage < $2 AND lobby = $3) AS fair WHERE place <= 3) \
             ORDER BY stage, at DESC LIMIT $1",
            "t.stage, t.at DESC",
        );
        self.listed(list.bind(most).bind(Stage::Over).bind(true)).await
    }

    /// Tables a person sits at, the latest first; only unfinished ones, or only finished ones, before a time.
    pub(crate) async fn tables_of(
        &self,
        person: PersonId,
        over: bool,
        before: i64,
        most: i64,
    ) -> Result<Vec<Listed>, StoreError> {
        let list = listed(
            "id IN (SELECT table_id FROM seats WHERE person = $1) \
             AND (CASE WHEN stage = $5 THEN 1 ELSE 0 END) = $2 AND at < $3 ORDER BY at DESC LIMIT $4",
            "t.at DESC",
        );
        self.listed(list.bind(person).bind(over).bind(before).bind(most).bind(Stage::Over)).await
    }

    /// Finished tables of a deal, in the order they ended.
    pub(crate) async fn deal(&self, title: &str, deal: &str, most: i64) -> Result<Vec<Listed>, StoreError> {
        let list =
            listed("deal = $1 AND title = $2 AND stage = $4 ORDER BY ended, id LIMIT $3", "t.ended, t.id");
        self.listed(list.bind(deal).bind(title).bind(most).bind(Stage::Over)).await
    }

    /// Whether a deal is still played somewhere, so that its secret must not be told yet.
    pub(crate) async fn is_deal_running(&self, deal: &str) -> Result<bool, StoreError> {
        let count = statement("SELECT COUNT(*) FROM tables WHERE deal = $1 AND stage < $2");
        Ok(self.one(count.bind(deal).bind(Stage::Over), |row| row.number(0)).await? > 0)
    }

    /// Tables with their chairs: a row for each chair, those of one table together.
    async fn listed(&self, list: Statement) -> Result<Vec<Listed>, StoreError> {
        let mut found: Vec<(TableId, Listed)> = Vec::new();
        let chair = |row: &mut Row| {
            let id = row.table(0)?;
            if found.last().is_none_or(|(last, _)| *last != id) {
                let table = Listed {
                    code: row.text(1)?,
                    title: row.text(2)?,
                    stage: row.stage(3)?,
                    pace: row.text(4)?,
                    deal: row.maybe_text(5)?,
                    at: row.number(6)?,
                    turn: row.seats(7)?,
                    seats: Vec::new(),
                };
                found.push((id, table));
            }
            let seat = ListedSeat {
                kind: row.chair_kind(8, 11)?,
                name: row.text(9)?,
                mark: row.small(10)?,
                points: row.maybe_number(12)?,
                place: row.maybe_number(13)?,
            };
            if let Some((_, table)) = found.last_mut() {
                table.seats.push(seat);
            }
            Ok(())
        };
        self.list(list, chair).await?;
        Ok(found.into_iter().map(|(_, table)| table).collect())
    }
}

/// What ends a table that runs; the first decides whether it does.
fn end(id: TableId, at: i64, result: &[(i32, u8)], line: &str) -> Vec<Statement> {
    let update = statement(
        "UPDATE tables SET stage = $3, ended = $1, at = $1, turn = $5, result = $6 WHERE id = $2 AND stage = $4",
    );
    let update = update.bind(at).bind(id).bind(Stage::Over).bind(Stage::Running).bind(SeatSet::EMPTY);
    let mut all = vec![update.bind(line)];
    for (index, (points, place)) in result.iter().enumerate() {
        let seat = statement("UPDATE seats SET points = $1, place = $2 WHERE table_id = $3 AND seat = $4");
        let seat = seat.bind(i64::from(*points)).bind(i64::from(*place));
        all.push(seat.bind(id).bind(index as i64));
    }
    all.push(statement("DELETE FROM jobs WHERE table_id = $1").bind(id));
    all
}

/// Those tables with their chairs, in one statement however many they are. `order` is the order of `which` again,
/// for the rows of both.
fn listed(which: &'static str, order: &'static str) -> Statement {
    statement(format!(
        "SELECT t.id, t.code, t.title, t.stage, t.pace, t.deal, t.at, t.turn, \
         s.kind, s.name, s.mark, s.person, s.points, s.place \
         FROM (SELECT id, code, title, stage, pace, deal, at, turn, ended FROM tables WHERE {which}) t \
         JOIN seats s ON s.table_id = t.id ORDER BY {order}, t.id, s.seat"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering;

    const ANNA: PersonId = PersonId::new(1);

    fn played() -> Played {
        Played { rules: 3, head: "skyrail 1\n".into() }
    }

    fn waiting(id: i64) -> TableRow {
        TableRow {
            id: TableId::new(id),
            code: format!("table{id}"),
            host: PersonId::new(id),
            host_code: None,
            title: "jet-set".into(),
            options: "[]".into(),
            board: None,
            pace: "\"free\"".into(),
            rules: Rules { lobby: true, ..Rules::default() },
            deal: Some("word".into()),
            secret: "00".repeat(32),
            stage: Stage::Waiting,
            created: id,
            started: None,
            ended: None,
            rematch: None,
            played: None,
            result: None,
        }
    }

    fn chair(name: &str) -> ChairRow {
        ChairRow {
            kind: ChairKind::Person(Some(ANNA)),
            name: name.into(),
            mark: 1,
            code: None,
            entropy: String::new(),
            away: false,
        }
    }

    /// What a list finds, and how many statements that took.
    async fn reads<T>(store: &Store, list: impl Future<Output = Result<T, StoreError>>) -> (T, usize) {
        let before = store.read.load(Ordering::Relaxed);
        let found = list.await.unwrap();
        (found, store.read.load(Ordering::Relaxed) - before)
    }

    #[tokio::test]
    async fn a_list_costs_one_statement_however_long_it_is() {
        let data = tempfile::tempdir().unwrap();
        let store = Store::open_in(data.path()).unwrap();
        let chairs = ["Anna", "Ben", "Cleo"].map(chair);
        for id in 1..=30 {
            store.add_table(&waiting(id), &chairs[..2 + id as usize % 2]).await.unwrap();
        }
        for id in 21..=30 {
            assert!(store.start(TableId::new(id), 100 + id, &played(), &chairs[..2], false).await.unwrap());
        }
        for id in 26..=30 {
            assert!(
                store
                    .end(TableId::new(id), 200 + id, &[(7, 1), (5, 2)], "landed a 7 b 5 winners a")
                    .await
                    .unwrap()
            );
        }
        let codes = |list: &[Listed]| list.iter().map(|table| table.code.clone()).collect::<Vec<_>>();
        let named =
            |ids: &mut dyn Iterator<Item = i64>| ids.map(|id| format!("table{id}")).collect::<Vec<_>>();

        let (lobby, statements) = reads(&store, store.lobby(22)).await;
        assert_eq!(statements, 1);
        // Those that wait first, each with its chairs in order, and no more of all than was asked for.
        assert_eq!(codes(&lobby), named(&mut (1..=20).rev().chain([25, 24])));
        for (table, id) in lobby.iter().zip((1..=20).rev()) {
            let names: Vec<&str> = table.seats.iter().map(|seat| &seat.name[..]).collect();
            assert_eq!(names, ["Anna", "Ben", "Cleo"][..2 + id % 2], "table {id}");
        }

        let (own, statements) = reads(&store, store.tables_of(ANNA, false, i64::MAX, 100)).await;
        assert_eq!((own.len(), statements), (25, 1));
        let (over, statements) = reads(&store, store.tables_of(ANNA, true, 229, 100)).await;
        assert_eq!((codes(&over), statements), (named(&mut (26..=28).rev()), 1));
        let (deal, statements) = reads(&store, store.deal("jet-set", "word", 100)).await;
        assert_eq!((codes(&deal), statements), (named(&mut (26..=30)), 1));
        let results: Vec<_> = deal[0].seats.iter().map(|seat| (seat.points, seat.place)).collect();
        assert_eq!(results, [(Some(7), Some(1)), (Some(5), Some(2))]);
    }
}
