//! What is shown now and then, and what is shown many times.

use crate::children::ChildrenFn;
use crate::view::IntoView;
use leptos_macro::component;
use reactive_graph::computed::Memo;
use reactive_graph::owner::Owner;
use reactive_graph::traits::Get;
use std::hash::Hash;
use tachys::reactive_graph::OwnedView;
use tachys::view::any_view::{AnyView, IntoAny};
use tachys::view::keyed::{SerializableKey, keyed};

/// Shows its children as long as `when` says so. They are drawn anew only when that changes.
#[component]
pub fn Show<W>(
    /// What is shown.
    children: ChildrenFn,
    /// Whether it is shown.
    when: W,
) -> impl IntoView
where
    W: Fn() -> bool + Send + Sync + 'static,
{
    shown(Memo::new(move |_| when()), children)
}

fn shown(when: Memo<bool>, children: ChildrenFn) -> AnyView {
    (move || when.get().then(|| children())).into_any()
}

/// Shows one view for each item. A view stays, wherever it stands, as long as there is an item with its key.
#[component]
pub fn For<E, I, T, K, C, V>(
    /// The items in their order.
    each: E,
    /// What tells an item from all others.
    key: fn(&T) -> K,
    /// Shows an item.
    children: C,
) -> impl IntoView
where
    E: Fn() -> I + Send + 'static,
    I: IntoIterator<Item = T> + Send + 'static,
    T: Send + 'static,
    K: Eq + Hash + SerializableKey + 'static,
    C: Fn(T) -> V + Send + Clone + 'static,
    V: IntoView + 'static,
{
    // Each view has an owner of its own below the list's: what it has made goes with it, and not with another order.
    let list = Owner::current().expect("a component is always shown by an owner");
    let draw = move |_, item| {
        let owner = list.with(Owner::new);
        let view = owner.with(|| children(item).into_any());
        let stay: fn(usize) = |_| ();
        (stay, OwnedView::new_with_owner(view, owner))
    };
    move || keyed(each(), key, draw.clone())
}
