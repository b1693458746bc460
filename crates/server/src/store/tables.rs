//! Tables: what was agreed, how far they are, and lists of them.

use super::seats::{self, Kept as SeatKept};
use super::statement::statement;
use super::{Fault, Store};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A table as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) id: i64,
    pub(crate) code: String,
    pub(crate) host: i64,
    /// The code of who made it, as long as there is such a person.
    pub(crate) host_code: Option<String>,
    pub(crate) title: String,
    /// JSON.
    pub(crate) options: String,
    /// The hash of an uploaded board.
    pub(crate) board: Option<String>,
    /// JSON.
    pub(crate) pace: String,
    pub(crate) flags: Flags,
    pub(crate) deal: Option<String>,
    /// Hexadecimal.
    pub(crate) secret: String,
    /// 0 waiting, 1 running, 2 over.
    pub(crate) stage: i64,
    pub(crate) created: i64,
    pub(crate) started: Option<i64>,
    pub(crate) ended: Option<i64>,
    pub(crate) rematch: Option<String>,
}

/// What is on or off at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flags(i64);

impl Flags {
    /// Shown in the lobby.
    pub(crate) const OPEN: i64 = 1;
    /// Others may watch.
    pub(crate) const WATCH: i64 = 2;
    /// Everyone together may go back further.
    pub(crate) const CONSENT: i64 = 4;
    /// Hints are allowed.
    pub(crate) const HINTS: i64 = 8;
    /// Seats are drawn at the start.
    pub(crate) const SHUFFLE: i64 = 16;

    /// Those of the list that are on.
    pub(crate) fn new(list: &[(i64, bool)]) -> Self {
        Self(list.iter().filter(|(_, on)| *on).map(|(flag, _)| flag).sum())
    }

    pub(crate) fn has(self, flag: i64) -> bool {
        self.0 & flag != 0
    }
}

/// A table in a list.
pub(crate) struct Listed {
    pub(crate) code: String,
    pub(crate) title: String,
    pub(crate) stage: i64,
    pub(crate) pace: String,
    pub(crate) deal: Option<String>,
    pub(crate) at: i64,
    /// Bits of the seats that must decide.
    pub(crate) turn: i64,
    pub(crate) seats: Vec<ListedSeat>,
}

/// A chair in a list.
pub(crate) struct ListedSeat {
    pub(crate) kind: String,
    pub(crate) name: String,
    pub(crate) mark: i64,
    pub(crate) person: Option<i64>,
    pub(crate) points: Option<i64>,
    pub(crate) place: Option<i64>,
}

fn table(row: &AnyRow) -> Result<Kept, Fault> {
    Ok(Kept {
        id: row.try_get(0)?,
        code: row.try_get(1)?,
        host: row.try_get(2)?,
        title: row.try_get(3)?,
        options: row.try_get(4)?,
        board: row.try_get(5)?,
        pace: row.try_get(6)?,
        flags: Flags(row.try_get(7)?),
        deal: row.try_get(8)?,
        secret: row.try_get(9)?,
        stage: row.try_get(10)?,
        created: row.try_get(11)?,
        started: row.try_get(12)?,
        ended: row.try_get(13)?,
        rematch: row.try_get(14)?,
        host_code: row.try_get(15)?,
    })
}

impl Store {
    /// Keeps a new table with its chairs.
    pub(crate) async fn add_table(&self, new: &Kept, chairs: &[SeatKept]) -> Result<(), Fault> {
        let insert = statement(
            "INSERT INTO tables (id, code, host, title, options, board, pace, flags, deal, secret, stage, created, at, turn) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $11, 0)",
        );
        let insert = insert.bind(new.id).bind(&new.code).bind(new.host).bind(&new.title).bind(&new.options);
        let insert = insert.bind(&new.board).bind(&new.pace).bind(new.flags.0).bind(&new.deal);
        let insert = insert.bind(&new.secret).bind(new.created);
        self.change_all(vec![insert, seats::insert(new.id, chairs)]).await?;
        self.ring(new.id).await;
        Ok(())
    }

    /// The table with this id.
    pub(crate) async fn table(&self, id: i64) -> Result<Option<Kept>, Fault> {
        let row = sqlx::query(
            "SELECT id, code, host, title, options, board, pace, flags, deal, secret, stage, created, started, ended, \
             rematch, (SELECT code FROM people WHERE people.id = host) FROM tables WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(table).transpose()
    }

    /// The id of the table with this code.
    pub(crate) async fn table_id(&self, code: &str) -> Result<Option<i64>, Fault> {
        sqlx::query_scalar("SELECT id FROM tables WHERE code = $1")
            .bind(code)
            .fetch_optional(&self.pool)
            .await
    }

    /// How many tables of a person have not begun or not ended.
    pub(crate) async fn open_tables_of(&self, person: i64) -> Result<i64, Fault> {
        sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE host = $1 AND stage < 2")
            .bind(person)
            .fetch_one(&self.pool)
            .await
    }

    /// Who sits at a table.
    pub(super) async fn people_at(&self, table: i64) -> Result<Vec<i64>, Fault> {
        sqlx::query_scalar("SELECT person FROM seats WHERE table_id = $1 AND person IS NOT NULL")
            .bind(table)
            .fetch_all(&self.pool)
            .await
    }

    /// Tables that a person made or sits at and that are not over.
    pub(crate) async fn unfinished_of(&self, person: i64) -> Result<Vec<i64>, Fault> {
        sqlx::query_scalar(
            "SELECT id FROM tables WHERE stage < 2 \
             AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1))",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await
    }

    /// Finished tables that a person sat at, the oldest first.
    pub(crate) async fn finished_of(&self, person: i64) -> Result<Vec<i64>, Fault> {
        sqlx::query_scalar(
            "SELECT id FROM tables WHERE stage = 2 AND id IN (SELECT table_id FROM seats WHERE person = $1) \
             ORDER BY ended, id",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await
    }

    /// Begins a table with its chairs in this order; `false` if it has begun already.
    pub(crate) async fn start(
        &self,
        id: i64,
        at: i64,
        chairs: &[SeatKept],
        due: bool,
    ) -> Result<bool, Fault> {
        let update =
            statement("UPDATE tables SET stage = 1, started = $1, at = $1 WHERE id = $2 AND stage = 0");
        let empty = statement("DELETE FROM seats WHERE table_id = $1").bind(id);
        let mut all = vec![update.bind(at).bind(id), empty, seats::insert(id, chairs)];
        if due {
            let job = statement("INSERT INTO jobs (table_id, due, n) VALUES ($1, $2, 0)");
            all.push(job.bind(id).bind(at));
        }
        let began = self.change_if(all).await?;
        self.ring(id).await;
        Ok(began)
    }

    /// Deletes a table that has not begun.
    pub(crate) async fn delete_waiting(&self, id: i64) -> Result<(), Fault> {
        let people = if self.streams.is_empty() { Vec::new() } else { self.people_at(id).await? };
        let all = [
            "DELETE FROM tables WHERE id = $1 AND stage = 0",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM invitations WHERE table_id = $1",
        ];
        self.change_if(all.map(|delete| statement(delete).bind(id)).into()).await?;
        self.streams.tell(&people);
        Ok(())
    }

    /// Notes when something last happened and who must decide, for the lists.
    pub(crate) async fn set_turn(&self, id: i64, at: i64, turn: u8) -> Result<(), Fault> {
        self.change(
            statement("UPDATE tables SET at = $1, turn = $2 WHERE id = $3 AND turn <> $2")
                .bind(at)
                .bind(i64::from(turn))
                .bind(id),
        )
        .await?;
        self.ring(id).await;
        Ok(())
    }

    /// Ends a table: points and places of each seat. `false` if it was ended before.
    pub(crate) async fn end(&self, id: i64, at: i64, result: &[(i32, u8)]) -> Result<bool, Fault> {
        let update = statement(
            "UPDATE tables SET stage = 2, ended = $1, at = $1, turn = 0 WHERE id = $2 AND stage = 1",
        );
        let mut all = vec![update.bind(at).bind(id)];
        for (index, (points, place)) in result.iter().enumerate() {
            let seat =
                statement("UPDATE seats SET points = $1, place = $2 WHERE table_id = $3 AND seat = $4");
            let seat = seat.bind(i64::from(*points)).bind(i64::from(*place));
            all.push(seat.bind(id).bind(index as i64));
        }
        all.push(statement("DELETE FROM jobs WHERE table_id = $1").bind(id));
        let first = self.change_if(all).await?;
        self.ring(id).await;
        Ok(first)
    }

    /// Notes the rematch; says the code of the one that counts, which may be somebody else's.
    pub(crate) async fn set_rematch(&self, id: i64, code: &str) -> Result<String, Fault> {
        self.change(
            statement("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL").bind(code).bind(id),
        )
        .await?;
        sqlx::query_scalar("SELECT rematch FROM tables WHERE id = $1").bind(id).fetch_one(&self.pool).await
    }

    /// Tables of the lobby, those that wait for players first.
    pub(crate) async fn lobby(&self, most: i64) -> Result<Vec<Listed>, Fault> {
        let rows = sqlx::query(
            "SELECT id, code, title, stage, pace, deal, at, turn FROM tables \
             WHERE stage < 2 AND flags % 2 = 1 ORDER BY stage, at DESC LIMIT $1",
        );
        self.listed(rows.bind(most).fetch_all(&self.pool).await?).await
    }

    /// Tables a person sits at, the latest first; only unfinished ones, or only finished ones, before a time.
    pub(crate) async fn tables_of(
        &self,
        person: i64,
        over: bool,
        before: i64,
        most: i64,
    ) -> Result<Vec<Listed>, Fault> {
        let rows = sqlx::query(
            "SELECT id, code, title, stage, pace, deal, at, turn FROM tables \
             WHERE id IN (SELECT table_id FROM seats WHERE person = $1) \
             AND ((stage = 2 AND $2 = 1) OR (stage < 2 AND $2 = 0)) AND at < $3 ORDER BY at DESC LIMIT $4",
        );
        let rows = rows.bind(person).bind(i64::from(over)).bind(before).bind(most);
        self.listed(rows.fetch_all(&self.pool).await?).await
    }

    /// Finished tables of a deal, in the order they ended.
    pub(crate) async fn deal(&self, title: &str, deal: &str, most: i64) -> Result<Vec<Listed>, Fault> {
        let rows = sqlx::query(
            "SELECT id, code, title, stage, pace, deal, at, turn FROM tables \
             WHERE deal = $1 AND title = $2 AND stage = 2 ORDER BY ended, id LIMIT $3",
        );
        self.listed(rows.bind(deal).bind(title).bind(most).fetch_all(&self.pool).await?).await
    }

    /// Whether a deal is still played somewhere, so that its secret must not be told yet.
    pub(crate) async fn is_deal_running(&self, deal: &str) -> Result<bool, Fault> {
        let running: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE deal = $1 AND stage < 2")
            .bind(deal)
            .fetch_one(&self.pool)
            .await?;
        Ok(running > 0)
    }

    async fn listed(&self, rows: Vec<AnyRow>) -> Result<Vec<Listed>, Fault> {
        let mut list = Vec::with_capacity(rows.len());
        for row in rows {
            let id = row.try_get(0)?;
            list.push(Listed {
                code: row.try_get(1)?,
                title: row.try_get(2)?,
                stage: row.try_get(3)?,
                pace: row.try_get(4)?,
                deal: row.try_get(5)?,
                at: row.try_get(6)?,
                turn: row.try_get(7)?,
                seats: self.listed_seats(id).await?,
            });
        }
        Ok(list)
    }

    async fn listed_seats(&self, table: i64) -> Result<Vec<ListedSeat>, Fault> {
        let rows = sqlx::query(
            "SELECT kind, name, mark, person, points, place FROM seats WHERE table_id = $1 ORDER BY seat",
        );
        let seat = |row: &AnyRow| {
            Ok(ListedSeat {
                kind: row.try_get(0)?,
                name: row.try_get(1)?,
                mark: row.try_get(2)?,
                person: row.try_get(3)?,
                points: row.try_get(4)?,
                place: row.try_get(5)?,
            })
        };
        rows.bind(table).fetch_all(&self.pool).await?.iter().map(seat).collect()
    }
}
