//! New connections: how many an address may have before they say what they want, and how long that may take.

use crate::app::Shared;
use crate::config::Pauses;
use crate::figures;
use crate::timeouts::{Arriving, Taking};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt;

/// The head of a request arrives within this time, and a connection that asks for nothing lasts as long.
const ARRIVAL: Duration = Duration::from_secs(20);
/// The longest head of a request.
const LONGEST_HEAD: usize = 32 * 1024;
/// When the system has no more room for connections, a little waiting gives it time to find some.
const NO_ROOM: Duration = Duration::from_millis(200);
/// What a connection too many is told; there is no request yet, hence no language to say it in.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 20\r\nconnection: close\r\n\
    content-type: application/json\r\ncontent-length: 100\r\n\r\n\
    {\"key\":\"server-connections\",\"sentence\":\"Too many connections come from your address.\",\"clause\":null}";

/// Serves whoever connects until told to stop, then lets requests that have begun come to their end.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    app: Shared,
    mut stopping: watch::Receiver<bool>,
) {
    let Pauses { body: body_time, taking, .. } = app.config.pauses;
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(ARRIVAL).max_buf_size(LONGEST_HEAD);
    // Every connection holds a sender; once all are gone, all have ended.
    let (open, mut ended) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stop| *stop) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(NO_ROOM).await;
                continue;
            }
        };
        let Some(arrival) = Arrival::of(&app, peer) else {
            turn_away(stream);
            continue;
        };
        // A move is one small packet that should leave at once.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request.map(|body| Body::new(Arriving::new(body, body_time))))
        });
        let connection =
            http.serve_connection(TokioIo::new(Taking::new(stream, taking)), service).with_upgrades();
        let (open, mut stopping) = (open.clone(), stopping.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let outcome = tokio::select! {
                outcome = connection.as_mut() => outcome,
                () = async { drop(stopping.wait_for(|stop| *stop).await) } => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = outcome {
                tracing::debug!(%error, "a connection ended badly");
            }
            drop((arrival, open));
        });
    }
    drop((listener, open));
    let _ = ended.recv().await;
}

/// Says that there are too many, if that can be said at once.
fn turn_away(mut stream: TcpStream) {
    figures::TURNED_AWAY.add(1);
    tokio::spawn(async move {
        let _ = tokio::time::timeout(NO_ROOM, stream.write_all(TOO_MANY)).await;
    });
}

/// A connection that is counted for its address until it ends or becomes a socket, which is counted apart.
struct Arrival {
    app: Shared,
    /// Nobody for a proxy that we trust: it speaks for many addresses and may have any number.
    counted: Option<IpAddr>,
}

impl Arrival {
    /// `None` if its address has too many.
    fn of(app: &Shared, peer: SocketAddr) -> Option<Self> {
        let counted = Some(peer.ip()).filter(|&address| !app.config.trusts(address));
        let may = counted.is_none_or(|address| app.limits.arrive(address));
        may.then(|| Self { app: Shared::clone(app), counted })
    }
}

impl Drop for Arrival {
    fn drop(&mut self) {
        if let Some(address) = self.counted {
            self.app.limits.depart(address);
        }
    }
}
