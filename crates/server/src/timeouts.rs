//! Who sends or takes slowly is let go: the body of a request has so long to arrive in all, and a connection that
//! takes nothing of what it is sent has so long to go on. How long a head may take is `connections.rs`.

use axum::BoxError;
use axum::body::HttpBody;
use bytes::Bytes;
use hyper::body::{Frame, SizeHint};
use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A body that arrives within a time, or fails.
pub(crate) struct Arriving<B> {
    body: B,
    time: Pin<Box<Sleep>>,
}

impl<B> Arriving<B> {
    pub(crate) fn new(body: B, within: Duration) -> Self {
        Self { body, time: Box::pin(sleep(within)) }
    }
}

impl<B> HttpBody for Arriving<B>
where
    B: HttpBody<Data = Bytes> + Unpin,
    B::Error: Into<BoxError>,
{
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if self.time.as_mut().poll(context).is_ready() {
            return Poll::Ready(Some(Err(io::Error::from(io::ErrorKind::TimedOut).into())));
        }
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        Poll::Ready(frame.map(|frame| frame.map_err(Into::into)))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection that fails once nothing of what it is sent was taken for a time.
pub(crate) struct Taking<S> {
    stream: S,
    within: Duration,
    /// Since it waits to take something.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> Taking<S> {
    pub(crate) fn new(stream: S, within: Duration) -> Self {
        Self { stream, within, waiting: None }
    }

    /// What came of trying to send, or an end to the patience.
    fn or_late<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.waiting = None;
            return sent;
        }
        let within = self.within;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(within)));
        waiting.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Taking<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Taking<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.or_late(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.or_late(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(context);
        self.or_late(context, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_shutdown(context);
        self.or_late(context, sent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use tokio::io::AsyncWriteExt;

    /// No test waits so long.
    const LONG: Duration = Duration::from_hours(1);
    /// Every test waits so long.
    const SHORT: Duration = Duration::from_millis(20);

    /// A body of ten drops, a pause before each.
    fn drops(pause: Duration, within: Duration) -> Body {
        let drops = futures_util::stream::unfold(0, move |count| async move {
            sleep(pause).await;
            (count < 10).then_some((Ok::<_, io::Error>(Bytes::from_static(b"x")), count + 1))
        });
        Body::new(Arriving::new(Body::from_stream(drops), within))
    }

    #[tokio::test]
    async fn a_body_that_comes_drop_by_drop_is_cut_off_after_its_time() {
        assert_eq!(to_bytes(drops(Duration::ZERO, LONG), 100).await.unwrap().len(), 10);
        assert!(to_bytes(drops(SHORT, SHORT * 3), 100).await.is_err());
        assert!(to_bytes(drops(LONG, SHORT), 100).await.is_err());
    }

    #[tokio::test]
    async fn a_connection_that_takes_nothing_fails_and_one_that_takes_a_little_does_not() {
        let (near, _far) = tokio::io::duplex(10);
        let mut near = Taking::new(near, SHORT);
        assert_eq!(near.write_all(&[0; 30]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        let (near, mut far) = tokio::io::duplex(10);
        let mut near = Taking::new(near, LONG);
        let take = async {
            for _ in 0..3 {
                tokio::task::yield_now().await;
                tokio::io::AsyncReadExt::read_exact(&mut far, &mut [0; 10]).await.unwrap();
            }
        };
        let (sent, ()) = tokio::join!(near.write_all(&[0; 30]), take);
        sent.unwrap();
    }
}
