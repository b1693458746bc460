//! What stands between the tags of a component.

use std::sync::Arc;
use tachys::view::RenderHtml;
use tachys::view::any_view::{AnyView, IntoAny};

/// What is shown once.
pub type Children = Box<dyn FnOnce() -> AnyView + Send>;
/// What may be shown again and again.
pub type ChildrenFn = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// How `view!` hands to a component what stands between its tags.
#[doc(hidden)]
pub trait ToChildren<F> {
    /// Forgets the type of what is shown.
    fn to_children(draw: F) -> Self;
}

impl<F, V> ToChildren<F> for Children
where
    F: FnOnce() -> V + Send + 'static,
    V: RenderHtml + Send + 'static,
{
    fn to_children(draw: F) -> Self {
        Box::new(move || draw().into_any())
    }
}

impl<F, V> ToChildren<F> for ChildrenFn
where
    F: Fn() -> V + Send + Sync + 'static,
    V: RenderHtml + Send + 'static,
{
    fn to_children(draw: F) -> Self {
        Arc::new(move || draw().into_any())
    }
}
