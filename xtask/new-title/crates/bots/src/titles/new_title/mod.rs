//! How New Title is played: by the plain mind, which takes what brings most points and searches from there. A mind of
//! its own, which reads `Sight`, would play better and faster.

impl crate::Plain for catalog::new_title::State {}
