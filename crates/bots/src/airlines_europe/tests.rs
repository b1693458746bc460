//! Positions the expert must understand, and laws its choices obey.
