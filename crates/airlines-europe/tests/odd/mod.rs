//! Odd boards: few cities, one to six licences on a route, prices from 1 to 31, few shares, strange zones and
//! bonuses. All of them are valid.

use airlines_europe::Board;
use game::{Board as _, Luck, Stream};
use serde_json::{Value, json};

const COLORS: [&str; 10] =
    ["red", "black", "brown", "green", "orange", "grey", "white", "yellow", "blue", "violet"];

/// The odd board with this number.
pub(crate) fn board(number: u64) -> &'static Board {
    let mut dice = Dice(Luck::fast(number));
    // A drawn bonus may be out of reach; then all is drawn again.
    (0..1000)
        .find_map(|_| Board::load(&draw(&mut dice).to_string()).ok())
        .expect("most boards drawn are valid")
}

struct Dice(Luck);

impl Dice {
    /// A number of a range, both ends included.
    fn within(&mut self, low: u32, high: u32) -> u32 {
        low + self.0.below(Stream(0), high - low + 1)
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.within(1, 100) <= percent
    }

    /// So many different numbers of a range, ascending.
    fn ascending(&mut self, count: u32, low: u32, high: u32) -> Vec<u32> {
        let mut numbers = Vec::new();
        while numbers.len() < count as usize {
            let number = self.within(low, high);
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        numbers.sort_unstable();
        numbers
    }
}

fn draw(dice: &mut Dice) -> Value {
    let cities = dice.within(2, 7);
    let routes = draw_routes(dice, cities);
    let city = |index: u32| json!({ "id": format!("c{index}"), "x": 40 * index, "y": 30 * (index % 3) });
    json!({
        "title": "airlines-europe",
        "cities": (0..cities).map(city).collect::<Vec<_>>(),
        "routes": routes,
        "airlines": draw_airlines(dice, cities),
        "zones": draw_zones(dice),
        "abacus_rows": [draw_row(dice), draw_row(dice), draw_row(dice)],
        "abacus_shares": dice.within(1, 22),
    })
}

/// A tree over all cities, or now and then two trees, and a few routes more, some of them parallel.
fn draw_routes(dice: &mut Dice, cities: u32) -> Vec<Value> {
    let split = cities >= 4 && dice.chance(20);
    let mut ends: Vec<(u32, u32)> = Vec::new();
    for city in 1..cities {
        let from = if split && city >= 2 { city % 2 } else { 0 };
        if !(split && city == 1) {
            let near: Vec<u32> = (from..city).filter(|near| !split || near % 2 == city % 2).collect();
            ends.push((near[dice.within(0, near.len() as u32 - 1) as usize], city));
        }
    }
    for _ in 0..dice.within(0, 3) {
        let a = dice.within(0, cities - 2);
        ends.push((a, dice.within(a + 1, cities - 1)));
    }
    // On cheap boards nearly everything can be bought, and airlines are soon blocked.
    let dearest = [4, 9, 31][dice.within(0, 2) as usize];
    let route = |(index, &(a, b)): (usize, &(u32, u32))| {
        let count = dice.within(1, if dearest == 4 { 2 } else { 6 });
        let prices = dice.ascending(count, 1, dearest);
        json!({ "id": format!("r{index}"), "a": format!("c{a}"), "b": format!("c{b}"), "licences": prices })
    };
    ends.iter().enumerate().map(route).collect()
}

/// As few shares as a board may have for every number of players at once, or many.
fn draw_airlines(dice: &mut Dice, cities: u32) -> Vec<Value> {
    let always = dice.within(3, 7) as usize;
    let tight = dice.chance(60);
    let mut planes: Vec<u32> = vec![1; always];
    let total: u32 = if tight { 47 } else { dice.within(47, (22 * always as u32).min(150)) };
    while planes.iter().sum::<u32>() < total {
        let lucky = dice.within(0, always as u32 - 1) as usize;
        planes[lucky] = (planes[lucky] + 1).min(22);
    }
    // Yellow, blue and violet, which smaller tables leave out.
    planes.extend((0..3).map(|_| if tight { 8 } else { dice.within(8, 22) }));
    let colors = COLORS[..always].iter().chain(&COLORS[7..]);
    let airline = |(&planes, color): (&u32, &&str)| {
        let mut airline = json!({
            "id": color, "name": color, "color": color, "planes": planes,
            "home": format!("c{}", dice.within(0, cities - 1)), "start": dice.within(0, 200),
        });
        if dice.chance(30) {
            airline["bonus_target"] = format!("c{}", dice.within(0, cities - 1)).into();
            airline["bonus"] = dice.within(1, 200).into();
        }
        airline
    };
    planes.iter().zip(colors).map(airline).collect()
}

fn draw_zones(dice: &mut Dice) -> Vec<Value> {
    let count = dice.within(0, 5);
    let mut from = dice.ascending(count, 1, 300);
    from.insert(0, 0);
    from.into_iter().map(|from| json!({ "from": from, "row": draw_row(dice) })).collect()
}

fn draw_row(dice: &mut Dice) -> Vec<u32> {
    let mut row: Vec<u32> = (0..dice.within(1, 5)).map(|_| dice.within(0, 100)).collect();
    row.sort_unstable_by(|low, high| high.cmp(low));
    row
}
