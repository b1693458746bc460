//! The example client of `docs/api.md` plays whole games.

use crate::process::Process;
use std::path::Path;

#[tokio::test(flavor = "multi_thread")]
async fn the_python_client_plays_a_whole_game_of_every_title() {
    let process = Process::start().await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../clients/python/skyrail_client.py");
    for title in ["airlines-europe", "ticket-to-ride-germany", "jet-set"] {
        let record = tempfile::NamedTempFile::new().unwrap();
        let Some(mut python) = testkit::python() else { return };
        python.arg(&script).arg("--server").arg(format!("http://{}", process.address));
        python.args(["--title", title, "--bot", "random", "--seed", "1", "--record"]).arg(record.path());
        let output = tokio::task::spawn_blocking(move || python.output()).await.unwrap().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
        let record = std::fs::read_to_string(record.path()).unwrap();
        let record = table::read(&record, &[]).expect("a sound record");
        assert!(record.table.ending().is_some());
        assert!(said.contains(&format!("over after {} rows", record.table.rows().len())), "{said}");
    }
}
