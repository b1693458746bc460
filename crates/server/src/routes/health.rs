//! Whether the server is well, for those who look after it.

use crate::app::Shared;
use axum::extract::State;
use axum::http::{Request, StatusCode};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// It runs.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// It runs, and its database answers.
pub(crate) async fn ready(State(app): State<Shared>) -> Result<&'static str, StatusCode> {
    if app.store.is_ready().await { Ok("ready\n") } else { Err(StatusCode::SERVICE_UNAVAILABLE) }
}

/// Its figures, as Prometheus reads them.
pub(crate) async fn figures(State(app): State<Shared>) -> String {
    let recorder = recorder();
    metrics::gauge!("skyrail_live_tables").set(app.hub.len() as f64);
    recorder.map(PrometheusHandle::render).unwrap_or_default()
}

/// The one recorder of the process; none if somebody else has set one.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}

/// What a line of the log says of a request: never its cookies, and no query, which may hold a code.
pub(crate) fn span<B>(request: &Request<B>) -> tracing::Span {
    let id = request.headers().get("x-request-id").and_then(|value| value.to_str().ok()).unwrap_or("-");
    tracing::info_span!("request", method = %request.method(), id)
}
