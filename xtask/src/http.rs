//! Everything that the description of the HTTP interface allows and does not allow, asked of the program as it is
//! released: no answer is a fault of the server, and each is as described.
//!
//! What asks is Schemathesis, which `.ci/http.txt` names; it is installed into a folder of its own under `target`.

use crate::command::{cargo, run};
use crate::outcome::Outcome;
use crate::tree;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What must hold of every answer.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_schema_conformance,response_headers_conformance";
/// A stream goes on until who asks has had enough; `crates/server/tests` ask for it.
const ENDLESS: &str = "/api/v1/me/stream";
/// A server opens within this time or not at all.
const PATIENCE: Duration = Duration::from_secs(30);

/// Asks for about so many seconds.
pub(crate) fn check(seconds: u32) -> Outcome {
    run(&mut cargo(&["build", "--locked", "--release"]))?;
    let tools = tree::root().join("target").join("ci-tools");
    let bin = tools.join(if cfg!(windows) { "Scripts" } else { "bin" });
    if !bin.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&tools))?;
    }
    let mut install = Command::new(bin.join("pip"));
    install.current_dir(tree::root()).args(["install", "--quiet", "--disable-pip-version-check"]);
    run(install.args(["--requirement", ".ci/http.txt"]))?;

    let server = Server::start()?;
    let mut fuzzer = Command::new(bin.join("schemathesis"));
    // In `target`, since what it remembers of a run belongs to nobody else.
    fuzzer
        .current_dir(tree::root().join("target"))
        .env("SKYRAIL_SERVER", format!("http://{}", server.address));
    fuzzer.env("SCHEMATHESIS_HOOKS", "http_hooks").env("PYTHONPATH", tree::root().join(".ci"));
    fuzzer.env("PYTHONDONTWRITEBYTECODE", "1");
    fuzzer.args(["run", &format!("http://{}/api/v1/openapi.json", server.address)]);
    fuzzer.args(["--checks", CHECKS, "--exclude-path", ENDLESS, "--max-time", &seconds.to_string()]);
    fuzzer.args(["--request-timeout", "60", "--continue-on-failure", "--no-color", "--warnings", "off"]);
    run(&mut fuzzer)?;
    Ok(format!("http: {seconds} s of requests, no fault and no answer that is not described"))
}

/// A server of its own, gone with this value.
struct Server {
    address: SocketAddr,
    child: Child,
    data: std::path::PathBuf,
}

impl Server {
    fn start() -> Result<Self, String> {
        // The system picks a free port, which stays free long enough.
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
        let address = free.map_err(|error| format!("no port is free: {error}"))?;
        let data = tree::root().join("target").join(format!("http-{}", std::process::id()));
        let program = tree::root().join("target").join("release").join("skyrail");
        let mut command = Command::new(&program);
        command.args([
            "serve",
            "--no-limits",
            "--no-open",
            "--metrics",
            "off",
            "--listen",
            &address.to_string(),
        ]);
        command.arg("--data").arg(&data).stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
        let mut server = Self { address, child, data };
        let since = Instant::now();
        while TcpStream::connect(address).is_err() {
            let ended = server.child.try_wait().map_err(|error| error.to_string())?.is_some();
            if ended || since.elapsed() > PATIENCE {
                return Err("the server does not open".into());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
