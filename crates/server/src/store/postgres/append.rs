//! The rows of tables, kept in PostgreSQL by one transaction that is sent at once.

use super::super::StoreError;
use super::super::rows::Append;
use super::super::statement::{Statement, statement};
use super::Pool;

impl Pool {
    /// Keeps these rows; `false`, and none is kept, when the number of one of them is taken.
    pub(in super::super) async fn append(&self, rows: &[Append]) -> Result<bool, StoreError> {
        if rows.is_empty() {
            return Ok(true);
        }
        match self.lend().await?.together(parts(rows)).await {
            Ok(_) => Ok(true),
            Err(StoreError::Taken) => Ok(false),
            Err(fault) => Err(fault),
        }
    }
}

fn parts(rows: &[Append]) -> Vec<Statement> {
    let mut rows: Vec<&Append> = rows.iter().collect();
    // In the same order everywhere, so that two processes never wait for each other.
    rows.sort_unstable_by_key(|row| (row.table, row.n));
    let numbers = |of: fn(&Append) -> i64| rows.iter().map(|row| of(row)).collect::<Vec<i64>>();
    let insert =
        statement("INSERT INTO rows (table_id, n, seat, what, at) SELECT * FROM unnest($1, $2, $3, $4, $5)");
    let insert = insert.bind(numbers(|row| row.table.number())).bind(numbers(|row| row.n));
    let insert = insert.bind(numbers(|row| row.seat.index() as i64));
    let insert = insert.bind(rows.iter().map(|row| row.what.clone()).collect::<Vec<String>>());
    let mut parts = vec![insert.bind(numbers(|row| row.at))];

    let due: Vec<(&Append, i64)> = rows.iter().filter_map(|row| Some((*row, row.due?))).collect();
    if !due.is_empty() {
        let numbers = |of: fn(&(&Append, i64)) -> i64| due.iter().map(of).collect::<Vec<i64>>();
        let jobs = statement(
            "INSERT INTO jobs (table_id, due, n) SELECT * FROM unnest($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, n = excluded.n",
        );
        let jobs = jobs.bind(numbers(|(row, _)| row.table.number())).bind(numbers(|(_, due)| *due));
        parts.push(jobs.bind(numbers(|(row, _)| row.n)));
    }
    parts
}
