//! How a component gets its properties. `#[component]` makes a type with a builder out of them, unless there are none.

/// The properties of a component.
pub trait Props {
    /// Takes them one by one.
    type Builder;

    /// Begins to take them.
    fn builder() -> Self::Builder;
}

/// Begins to take the properties of a component.
#[doc(hidden)]
pub fn component_props_builder<P: Begin>(_component: &impl Component<P>) -> P::Builder {
    P::begin()
}

/// A function that shows something, of some properties or of none.
#[doc(hidden)]
pub trait Component<P> {}

impl<F: FnOnce() -> V, V> Component<NoProps> for F {}
impl<F: FnOnce(P) -> V, P: Props, V> Component<P> for F {}

/// In place of the properties of a component that has none.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct NoProps;

impl NoProps {
    /// There is nothing to build.
    pub fn build(self) {}
}

/// Properties, or none.
#[doc(hidden)]
pub trait Begin {
    /// Takes them one by one.
    type Builder;

    /// Begins to take them.
    fn begin() -> Self::Builder;
}

impl<P: Props> Begin for P {
    type Builder = P::Builder;

    fn begin() -> P::Builder {
        P::builder()
    }
}

impl Begin for NoProps {
    type Builder = Self;

    fn begin() -> Self {
        Self
    }
}

/// Calls a component with its properties.
#[doc(hidden)]
pub fn component_view<P, V>(component: impl Construct<P, V>, props: P) -> V {
    component.construct(props)
}

/// What [`component_view`] calls.
#[doc(hidden)]
pub trait Construct<P, V> {
    /// Shows the component.
    fn construct(self, props: P) -> V;
}

impl<F: FnOnce() -> V, V> Construct<(), V> for F {
    fn construct(self, (): ()) -> V {
        self()
    }
}

impl<F: FnOnce(P) -> V, P: Props, V> Construct<P, V> for F {
    fn construct(self, props: P) -> V {
        self(props)
    }
}
