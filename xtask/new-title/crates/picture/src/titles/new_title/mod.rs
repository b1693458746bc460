//! The board of New Title: the map of places and links that every board has.

impl crate::Drawing for catalog::new_title::State {}
