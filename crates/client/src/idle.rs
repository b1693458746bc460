//! Connections that wait for their next request.

use bytes::Bytes;
use http_body_util::Full;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream, lookup_host};

/// One connection; its other half is a task that ends when this is dropped.
pub(crate) type Connection = SendRequest<Full<Bytes>>;

/// A line whose last answer was read is ready at once. One that is not still sends what nobody wanted to read.
const READY: Duration = Duration::from_millis(100);

/// All connections of a client that nothing is asked over just now, each with its host and port.
#[derive(Clone, Debug, Default)]
pub(crate) struct Idle(Arc<Mutex<Vec<(String, Connection)>>>);

impl Idle {
    /// Keeps a connection whose last answer was read to its end.
    pub(crate) fn keep(&self, place: String, line: Connection) {
        if !line.is_closed() {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push((place, line));
        }
    }

    /// A connection to this place that is open as far as we know; the one used last, which is the least likely to
    /// have been closed at the other end.
    pub(crate) async fn take(&self, place: &str) -> Option<Connection> {
        while let Some(mut line) = self.pop(place) {
            if matches!(tokio::time::timeout(READY, line.ready()).await, Ok(Ok(()))) {
                return Some(line);
            }
        }
        None
    }

    fn pop(&self, place: &str) -> Option<Connection> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = lines.iter().rposition(|(known, _)| known == place)?;
        Some(lines.remove(at).1)
    }
}

/// A new connection to a host and port, from an address of this machine if one is named.
pub(crate) async fn connect(place: &str, from: Option<IpAddr>) -> io::Result<Connection> {
    let stream = match from {
        Some(from) => connect_from(place, from).await?,
        None => TcpStream::connect(place).await?,
    };
    // A request is small and goes out whole: waiting for more to send would only delay it.
    stream.set_nodelay(true)?;
    let (line, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    tokio::spawn(async move {
        // What breaks here is told to whoever waits for the answer.
        let _ = connection.await;
    });
    Ok(line)
}

async fn connect_from(place: &str, from: IpAddr) -> io::Result<TcpStream> {
    let same = lookup_host(place).await?.find(|to| to.is_ipv4() == from.is_ipv4());
    let to = same.ok_or_else(|| io::Error::from(io::ErrorKind::AddrNotAvailable))?;
    let socket = if from.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.bind((from, 0).into())?;
    socket.connect(to).await
}
