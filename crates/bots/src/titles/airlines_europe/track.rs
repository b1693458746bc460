//! The share track as players weigh it, reckoned once for each board: what each zone pays, and what a step more adds
//! on the way to the next. Points themselves are the rules'.

use airlines_europe::{Board, PayRow, Zone};

/// The zones of the share track, ready to be weighed.
#[derive(Debug)]
pub(super) struct Track {
    stretches: Vec<Stretch>,
    /// The zone of each space, up to the first of the last zone.
    zones: Vec<u8>,
    /// What each of those spaces pays as part of the way to the next zone.
    spaces: Vec<Space>,
}

/// One space of the share track, as part of the way through its zone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Space {
    /// The victory points of the first place, then what each further place adds to the one before.
    pub(super) row: [f32; 5],
    /// What one step more adds to each of those.
    pub(super) rise: [f32; 5],
}

/// One zone of the share track (AE-41).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Stretch {
    /// Its first space.
    pub(super) from: u16,
    /// How many steps long it is; none for the last, which goes on.
    pub(super) width: u16,
    /// The victory points of the first place, then what each further place adds to the one before.
    pub(super) row: [f32; 5],
    /// What one step of the whole way to the next zone adds to each of those.
    pub(super) rise: [f32; 5],
}

/// The share track of a board, ready to be weighed; reckoned when first asked for.
pub(super) fn track(board: &'static Board) -> &'static Track {
    board.file.memo(|| Track::of(&board.zones))
}

impl Track {
    fn of(zones: &[Zone]) -> Self {
        let stretch = |(index, zone): (usize, &Zone)| {
            let row = places(zone.row);
            let Some(next) = zones.get(index + 1) else {
                return Stretch { from: zone.from, width: 0, row, rise: [0.0; 5] };
            };
            let (width, then) = (next.from - zone.from, places(next.row));
            let rise = std::array::from_fn(|place| (then[place] - row[place]) / f32::from(width));
            Stretch { from: zone.from, width, row, rise }
        };
        let last = zones.last().map_or(0, |zone| zone.from);
        let zone = |space: u16| zones[1..].iter().take_while(|zone| zone.from <= space).count() as u8;
        let stretches: Vec<Stretch> = zones.iter().enumerate().map(stretch).collect();
        let zones: Vec<u8> = (0..=last).map(zone).collect();
        let space = |(space, &zone): (u16, &u8)| {
            let Stretch { from, row, rise, .. } = stretches[usize::from(zone)];
            let inside = f32::from(space.saturating_sub(from));
            Space { row: std::array::from_fn(|place| row[place] + rise[place] * inside), rise }
        };
        let spaces = (0..).zip(&zones).map(space).collect();
        Self { stretches, zones, spaces }
    }

    /// A space; the last zone goes on without end.
    #[inline]
    pub(super) fn space(&self, space: u16) -> &Space {
        &self.spaces[usize::from(space).min(self.spaces.len() - 1)]
    }

    /// The zone of a space, by its number.
    #[inline]
    pub(super) fn zone(&self, space: u16) -> usize {
        self.zones[usize::from(space).min(self.zones.len() - 1)].into()
    }

    /// The zone of a space.
    #[inline]
    pub(super) fn at(&self, space: u16) -> &Stretch {
        &self.stretches[self.zone(space)]
    }

    /// All zones, from the start.
    #[inline]
    pub(super) fn stretches(&self) -> &[Stretch] {
        &self.stretches
    }
}

/// The first place of a row, then what each further place adds to the one before.
pub(super) fn places(row: PayRow) -> [f32; 5] {
    let row = row.map(f32::from);
    std::array::from_fn(|place| if place == 0 { row[0] } else { row[place] - row[place - 1] })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Board as _;

    #[test]
    fn the_track_pays_what_the_zones_say() {
        let board = Board::built_in();
        for space in 0..200 {
            let (stretch, zone) = (track(board).at(space), board.zone(space));
            assert_eq!(stretch.from, zone.from, "space {space}");
            let inside = f32::from(space.saturating_sub(zone.from));
            for ((row, rise), part) in stretch.row.iter().zip(stretch.rise).zip(track(board).space(space).row)
            {
                assert!((row + rise * inside - part).abs() < 1e-3, "space {space}: {part}");
            }
            let mut pays = 0.0;
            for (slope, points) in stretch.row.iter().zip(zone.row) {
                pays += slope;
                assert!((pays - f32::from(points)).abs() < 1e-3, "space {space}: {pays}");
            }
        }
        let last = track(board).stretches().last().expect("a track has zones");
        assert!(
            last.width == 0 && last.rise.iter().all(|rise| rise.abs() < 1e-6),
            "the last zone has no end"
        );
    }
}
