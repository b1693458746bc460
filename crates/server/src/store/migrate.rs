//! What brings the tables of a database up to date: numbered texts, each of which is run once and never changed again.

use super::StoreError;

/// Every text with its number, the first first.
pub(super) const MIGRATIONS: [(i64, &str); 6] = [
    (1, include_str!("../../migrations/1_start.sql")),
    (2, include_str!("../../migrations/2_people.sql")),
    (3, include_str!("../../migrations/3_hosts.sql")),
    (4, include_str!("../../migrations/4_columns.sql")),
    (5, include_str!("../../migrations/5_looks.sql")),
    (6, include_str!("../../migrations/6_played.sql")),
];

/// Where the numbers of those that were run are kept.
pub(super) const TABLE: &str = "skyrail_migrations";
pub(super) const MAKE_TABLE: &str =
    "CREATE TABLE skyrail_migrations (number BIGINT PRIMARY KEY, at BIGINT NOT NULL)";
pub(super) const NUMBERS: &str = "SELECT number FROM skyrail_migrations";
pub(super) const NOTE: &str = "INSERT INTO skyrail_migrations (number, at) VALUES ($1, $2)";

/// The first versions kept the numbers in a table of the library they used. It stays as it is, so that they can
/// still open the database.
pub(super) const OLD_TABLE: &str = "_sqlx_migrations";
pub(super) const TAKE_OVER: &str = "INSERT INTO skyrail_migrations (number, at) \
    SELECT version, $1 FROM _sqlx_migrations WHERE success";

/// What is still to be run, if these were.
pub(super) fn missing(done: &[i64]) -> Result<Vec<(i64, &'static str)>, StoreError> {
    if done.iter().any(|number| !MIGRATIONS.iter().any(|(known, _)| known == number)) {
        return Err(StoreError::Newer);
    }
    Ok(MIGRATIONS.into_iter().filter(|(number, _)| !done.contains(number)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{digest, to_hex};

    #[test]
    fn what_was_run_somewhere_is_never_changed() {
        let hashes = MIGRATIONS.map(|(_, text)| to_hex(&digest(&[text.as_bytes()]))[..16].to_string());
        assert_eq!(
            hashes,
            [
                "41f3b509518090d7",
                "6a3da9b5e6073c35",
                "75fbe8d0b89ba699",
                "448ab914abac8744",
                "f3a162812e5bb949",
                "8eb3adc856f7b926"
            ]
        );
    }

    #[test]
    fn only_what_is_missing_is_run() {
        let numbers = |done: &[i64]| Ok(missing(done)?.iter().map(|(number, _)| *number).collect::<Vec<_>>());
        assert_eq!(numbers(&[]), Ok(vec![1, 2, 3, 4, 5, 6]));
        assert_eq!(numbers(&[2, 1]), Ok(vec![3, 4, 5, 6]));
        assert_eq!(numbers(&[1, 2, 3, 4, 5, 6]), Ok(vec![]));
        assert_eq!(numbers(&[1, 2, 3, 4, 5, 6, 7]), Err(StoreError::Newer));
    }
}
