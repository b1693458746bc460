//! Where what a table says goes: to a socket, which is the only one to write it as bytes, or to a call over HTTP,
//! which reads it as it is.

use super::Refusal;
use bytes::Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use tokio::sync::mpsc;
use wire::{Encoding, Refused, ToBrowser};

/// Where what a table says goes.
#[derive(Clone)]
pub(crate) enum Outlet {
    /// A socket.
    Socket(SocketOutlet),
    /// A call that waits for something.
    Call(mpsc::Sender<Reply>),
}

/// The table's end of what waits for a socket.
#[derive(Clone)]
pub(crate) struct SocketOutlet {
    /// How messages are written for it.
    pub(super) encoding: Encoding,
    out: mpsc::Sender<Bytes>,
    pipe: Arc<Pipe>,
}

/// The socket's end of what waits for it.
pub(crate) struct Inlet {
    waiting: mpsc::Receiver<Bytes>,
    pipe: Arc<Pipe>,
}

/// What both ends know.
#[derive(Default)]
struct Pipe {
    /// How many bytes wait.
    bytes: AtomicUsize,
    /// Something did not fit.
    is_stuck: AtomicBool,
}

/// How many messages may wait for a connection that reads slowly, before it is let go: as many as it may send at once,
/// and what happens meanwhile.
const MESSAGES: usize = 256;
/// How many bytes may wait; a single message may be longer.
const BYTES: usize = 192 * 1024;

impl SocketOutlet {
    /// Both ends of what waits for a socket.
    pub(crate) fn new(encoding: Encoding) -> (Self, Inlet) {
        let (out, waiting) = mpsc::channel(MESSAGES);
        let pipe = Arc::new(Pipe::default());
        (Self { encoding, out, pipe: Arc::clone(&pipe) }, Inlet { waiting, pipe })
    }

    /// Sends bytes; `false` if whoever listens is gone or does not read.
    pub(super) fn send(&self, bytes: Bytes) -> bool {
        let length = bytes.len();
        let before = self.pipe.bytes.fetch_add(length, Relaxed);
        let sent = (before == 0 || before + length <= BYTES) && self.out.try_send(bytes).is_ok();
        if !sent {
            self.pipe.bytes.fetch_sub(length, Relaxed);
            self.pipe.is_stuck.store(true, Relaxed);
        }
        sent
    }
}

impl Inlet {
    /// The next message; nothing once the table lets go.
    pub(crate) async fn next(&mut self) -> Option<Bytes> {
        let bytes = self.waiting.recv().await?;
        self.pipe.bytes.fetch_sub(bytes.len(), Relaxed);
        Some(bytes)
    }

    /// The next message, if one waits.
    pub(crate) fn next_now(&mut self) -> Option<Bytes> {
        let bytes = self.waiting.try_recv().ok()?;
        self.pipe.bytes.fetch_sub(bytes.len(), Relaxed);
        Some(bytes)
    }
}

/// What a table says to a call.
pub(crate) enum Reply {
    /// What a socket would be sent.
    Told(ToBrowser),
    /// Why something was not done, and the same in words.
    Refused(Refusal, wire::Refusal),
}

impl Outlet {
    /// Sends; `false` if whoever listens is gone or does not read.
    pub(crate) fn send(&self, message: &ToBrowser) -> bool {
        match self {
            Self::Socket(socket) => socket.send(socket.encoding.write(message).into()),
            Self::Call(out) => out.try_send(Reply::Told(message.clone())).is_ok(),
        }
    }

    /// Whether something could not be sent: then whoever listens has missed it, and must come again to know all.
    pub(super) fn is_stuck(&self) -> bool {
        match self {
            Self::Socket(socket) => socket.pipe.is_stuck.load(Relaxed),
            Self::Call(out) => out.is_closed() || out.capacity() == 0,
        }
    }

    /// Says why the request with this number was not done.
    pub(super) fn refuse(&self, to: u32, why: Refusal, words: wire::Refusal) -> bool {
        match self {
            Self::Socket(..) => self.send(&ToBrowser::Refused(Refused::new(to, words))),
            Self::Call(out) => out.try_send(Reply::Refused(why, words)).is_ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_for_who_does_not_read_is_bounded() {
        let (outlet, mut inlet) = SocketOutlet::new(Encoding::Json);
        let kilobytes = |count: usize| Bytes::from(vec![0; count * 1024]);
        // A long message alone is no fault of who reads.
        assert!(outlet.send(kilobytes(500)));
        assert!(!outlet.send(kilobytes(1)));
        assert!(outlet.pipe.is_stuck.load(Relaxed));
        assert_eq!(inlet.next().await.map(|bytes| bytes.len()), Some(500 * 1024));
        assert_eq!((0..1000).filter(|_| outlet.send(kilobytes(10))).count(), 19);
        while inlet.next_now().is_some() {}
        assert_eq!((0..1000).filter(|_| outlet.send(kilobytes(0))).count(), MESSAGES);
    }
}
