//! What nobody needs any more is swept away: tables that never began, and boards that no table was made with.

use crate::app::Shared;
use crate::store::StoreError;
use crate::time;

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;
/// A table that has not begun lasts so long after something last happened at it.
const WAITING: i64 = 7 * DAY;
/// A board that no table was made with lasts so long.
const UNUSED: i64 = 30 * DAY;
/// The most tables swept at once.
const MOST: i64 = 500;

/// Sweeps once; what is left is swept the next time.
pub(crate) async fn sweep(app: &Shared) {
    if let Err(fault) = try_to(app).await {
        tracing::error!(%fault, "what nobody needs was not swept");
    }
}

async fn try_to(app: &Shared) -> Result<(), StoreError> {
    let now = time::now();
    for table in app.store.waiting_since(now - WAITING, MOST).await? {
        // Where somebody looks at it still, it is wanted.
        if !app.hub.is_live(table) {
            app.store.delete_waiting(table).await?;
        }
    }
    app.store.sweep_boards(now - UNUSED).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::config::Config;
    use crate::live::empty_chair;
    use crate::store::{PersonId, Rules, Store, TableId, TableRow};
    use wire::Stage;

    #[tokio::test]
    async fn old_tables_that_never_began_and_unused_boards_are_swept() {
        let data = tempfile::tempdir().unwrap();
        let store = Store::open_in(data.path()).unwrap();
        let table = |id: i64, created: i64| TableRow {
            id: TableId::new(id),
            code: format!("code{id}"),
            host: PersonId::new(1),
            host_code: None,
            title: "jet-set".into(),
            options: "[]".into(),
            board: (id == 3).then(|| "used".into()),
            pace: "\"free\"".into(),
            rules: Rules::default(),
            deal: None,
            secret: "00".repeat(32),
            stage: Stage::Waiting,
            created,
            started: None,
            ended: None,
            rematch: None,
            played: None,
            result: None,
        };
        let now = time::now();
        for (id, created) in [(1, now), (2, now - WAITING - DAY), (3, now)] {
            store.add_table(&table(id, created), &[empty_chair()]).await.unwrap();
        }
        store.add_board("used", "jet-set", "{}", PersonId::new(1)).await.unwrap();
        store.add_board("new", "jet-set", "{}", PersonId::new(1)).await.unwrap();
        let app = App::new(store, Config::new(data.path().into())).await.unwrap();
        sweep(&app).await;
        let left = [1, 2, 3].map(|id| app.store.table(TableId::new(id)));
        let left: Vec<bool> = futures_util::future::join_all(left)
            .await
            .into_iter()
            .map(|table| table.unwrap().is_some())
            .collect();
        assert_eq!(left, [true, false, true]);
        app.store.sweep_boards(now + DAY).await.unwrap();
        assert!(app.store.board("new").await.unwrap().is_none());
        assert!(app.store.board("used").await.unwrap().is_some());
    }
}
