//! What can be shown.

#[cfg(erase_components)]
use std::any::Any;
use tachys::view::RenderHtml;
#[cfg(erase_components)]
use tachys::view::any_view::{AnyView, IntoAny};

/// Anything that can be shown.
pub trait IntoView: RenderHtml + Send {
    /// Names the place in the sources that a view comes from; macros with debug checks write this, nobody reads it.
    #[doc(hidden)]
    #[must_use]
    fn with_view_marker(self, _place: &str) -> Self {
        self
    }
}

impl<V: RenderHtml + Send> IntoView for V {}

/// What `view!` calls with what it has made.
#[doc(hidden)]
#[derive(Debug)]
pub enum View {}

impl View {
    /// The view as it is, since the macro that wrote it forgets no types.
    #[cfg(not(erase_components))]
    #[expect(clippy::new_ret_no_self, reason = "the macro writes this name")]
    pub fn new<V: IntoView>(view: V) -> V {
        view
    }

    /// The view without its type: whatever holds it, such as a list or a closure, is compiled once for all views.
    #[cfg(erase_components)]
    #[expect(clippy::new_ret_no_self, reason = "the macro writes this name")]
    pub fn new<V: IntoView + 'static>(view: V) -> AnyView {
        let mut view = Some(view);
        // What has no type already, as every component, is not wrapped again.
        match (&mut view as &mut dyn Any).downcast_mut::<Option<AnyView>>().and_then(Option::take) {
            Some(any) => any,
            None => view.expect("only taken as what has no type").into_any(),
        }
    }
}
