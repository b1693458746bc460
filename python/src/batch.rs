//! The class that Python sees.

use crate::arrays::{Arrays, Form, MaskArray, MaskForm, VectorArray};
use crate::broken::{Broken, guarded};
use crate::games::{Autoreset, Core, Refused, Terms, begin};
use crate::out::{Out, Widths};
use crate::read::{numbers, whole};
use crate::save::{self, Looks};
use crate::slot::mix;
use crate::terms;
use crate::told;
use game::Seat;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, TryLockError};

struct Inner {
    core: Box<dyn Core>,
    terms: Terms,
    looks: Looks,
    arrays: Arrays,
    /// How often legal actions were drawn.
    draws: u64,
}

/// Many games of one title, stepped at once.
///
/// After every call the arrays hold what is new; they are the same arrays each time, so copy what you keep.
/// `observation` is what the seat that decides sees, `mask` its legal actions, `current_seat` who it is.
#[pyclass(frozen, module = "skyrail")]
pub(crate) struct Batch(Mutex<Option<Inner>>);

impl Batch {
    fn make(py: Python<'_>, terms: Terms, looks: Looks, count: usize) -> PyResult<Inner> {
        let (all, title) = (terms.clone(), terms.options.title());
        let core = guarded(title, || py.detach(|| begin(all, count)))?;
        Self::around(py, core, terms, looks, 0)
    }

    fn around(
        py: Python<'_>,
        core: Box<dyn Core>,
        terms: Terms,
        looks: Looks,
        draws: u64,
    ) -> PyResult<Inner> {
        let seats = terms.options.seats();
        let (rows, inputs) = (if terms.every_seat { seats } else { 1 }, core.layout().inputs());
        let widths = Widths { inputs, vectors: rows * inputs, numbers: core.numbers(), seats };
        let forms = (looks.form, looks.mask);
        let keeps_last = terms.autoreset == Autoreset::Same;
        let arrays = Arrays::new(py, core.count(), rows, widths, forms, keeps_last);
        let mut inner = Inner { core, terms, looks, arrays, draws };
        inner.run(py, |core, out| core.show(out))?;
        Ok(inner)
    }

    /// One game that was kept, as it stood after the last of its decisions.
    pub(crate) fn played(py: Python<'_>, terms: Terms, past: (u64, i64, Vec<u16>)) -> PyResult<Self> {
        let (all, title) = (terms.clone(), terms.options.title());
        let core = guarded(title, || {
            let mut core = begin(all, 1);
            core.restore(&[past]).then_some(core)
        })?;
        let core =
            core.ok_or_else(|| PyValueError::new_err("these decisions break the rules of their title"))?;
        let looks = Looks { form: Form::Bytes, mask: MaskForm::Dense };
        Self::around(py, core, terms, looks, 0).map(Self::of)
    }

    fn of(inner: Inner) -> Self {
        Self(Mutex::new(Some(inner)))
    }

    fn locked(&self) -> PyResult<MutexGuard<'_, Option<Inner>>> {
        match self.0.try_lock() {
            Ok(guard) => Ok(guard),
            Err(TryLockError::WouldBlock) => {
                Err(PyRuntimeError::new_err("another thread is using this batch; give each thread its own"))
            }
            Err(TryLockError::Poisoned(_)) => Err(closed()),
        }
    }

    fn with<T>(&self, then: impl FnOnce(&mut Inner) -> PyResult<T>) -> PyResult<T> {
        let mut guard = self.locked()?;
        then(guard.as_mut().ok_or_else(closed)?)
    }

    /// Writes into the arrays without the interpreter's lock.
    fn write<T: Send>(
        &self,
        py: Python<'_>,
        act: impl FnOnce(&mut dyn Core, Out<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut guard = self.locked()?;
        let inner = guard.as_mut().ok_or_else(closed)?;
        let done = inner.run(py, act);
        if matches!(&done, Err(error) if error.is_instance_of::<Broken>(py)) {
            // Nobody knows what such games are like now.
            *guard = None;
        }
        done
    }
}

/// One name for all seats, or one for each.
#[derive(FromPyObject)]
enum Names {
    One(String),
    Each(Vec<String>),
}

fn closed() -> PyErr {
    PyValueError::new_err("this batch is closed")
}

impl Inner {
    fn run<T: Send>(
        &mut self,
        py: Python<'_>,
        act: impl FnOnce(&mut dyn Core, Out<'_>) -> T + Send,
    ) -> PyResult<T> {
        let (core, title) = (&mut self.core, self.terms.options.title());
        self.arrays.open(py, |py, out| py.detach(|| guarded(title, || act(core.as_mut(), out))))?
    }

    fn game(&self, game: usize) -> PyResult<usize> {
        let count = self.core.count();
        if game < count {
            return Ok(game);
        }
        Err(PyIndexError::new_err(format!("there is no game {game}; games are 0 to {}", count - 1)))
    }

    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.terms.options.seats();
        Seat::try_new(seat).filter(|_| seat < seats).ok_or_else(|| {
            PyIndexError::new_err(format!("there is no seat {seat}; seats are 0 to {}", seats - 1))
        })
    }
}

/// The array of observations: without an axis for seats where only one is shown.
fn shown<'py>(py: Python<'py>, array: &VectorArray, inner: &Inner) -> PyResult<Bound<'py, PyAny>> {
    let any = match array {
        VectorArray::Bytes(array) => array.bind(py).as_any().clone(),
        VectorArray::Floats(array) => array.bind(py).as_any().clone(),
    };
    if inner.terms.every_seat {
        Ok(any)
    } else {
        any.call_method1("reshape", ((-1, inner.arrays.widths.inputs),))
    }
}

#[pymethods]
impl Batch {
    /// Begins `n` games of a title.
    #[new]
    #[pyo3(signature = (title, n = 1, players = 2, *, seed = 0, obs = "u8", mask = "dense", autoreset = "next",
        threads = 1, reward = "win", opponents = None, every_seat = false, board = None, options = None))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword of Python's")]
    fn new(
        py: Python<'_>,
        title: &str,
        n: usize,
        players: usize,
        seed: u64,
        obs: &str,
        mask: &str,
        autoreset: &str,
        threads: usize,
        reward: &str,
        opponents: Option<BTreeMap<usize, String>>,
        every_seat: bool,
        board: Option<&str>,
        options: Option<BTreeMap<String, String>>,
    ) -> PyResult<Self> {
        let options = terms::options(title, players, board, &options.unwrap_or_default())?;
        if n == 0 || n > terms::MOST_GAMES {
            return Err(PyValueError::new_err(format!("n is 1 to {} games, not {n}", terms::MOST_GAMES)));
        }
        if threads == 0 || threads > 256 {
            return Err(PyValueError::new_err(format!("threads are 1 to 256, not {threads}")));
        }
        let bots = terms::opponents(&options, &opponents.unwrap_or_default())?;
        let (autoreset, reward) = (terms::autoreset(autoreset)?, terms::reward(reward)?);
        let looks = Looks { form: Form::read(obs)?, mask: MaskForm::read(mask)? };
        let terms = Terms { options, seed, autoreset, reward, bots, threads, every_seat };
        Self::make(py, terms, looks, n).map(Self::of)
    }

    /// Begins all games anew, or those that `which` is true for. With a seed the games are those of a new batch.
    #[pyo3(signature = (which = None, *, seed = None))]
    fn reset(&self, py: Python<'_>, which: Option<&Bound<'_, PyAny>>, seed: Option<u64>) -> PyResult<()> {
        let which: Option<Vec<bool>> = match which {
            None => None,
            Some(which) => {
                let read = which.call_method0("tolist").unwrap_or_else(|_| which.clone()).extract();
                let sentence = "`which` has a truth value for each game";
                Some(read.map_err(|_| PyTypeError::new_err(sentence))?)
            }
        };
        let count = self.with(|inner| Ok(inner.core.count()))?;
        if which.as_ref().is_some_and(|which| which.len() != count) {
            return Err(PyValueError::new_err(format!(
                "`which` has a truth value for each of {count} games"
            )));
        }
        if let Some(seed) = seed {
            if which.is_some() {
                return Err(PyValueError::new_err("a seed is for all games; leave `which` out"));
            }
            return self.with(|inner| {
                inner.terms.seed = seed;
                inner.draws = 0;
                let terms = inner.terms.clone();
                let title = terms.options.title();
                inner.core = guarded(title, || py.detach(|| begin(terms, count)))?;
                inner.run(py, |core, mut out| {
                    out.clear();
                    core.show(out);
                })
            });
        }
        self.write(py, |core, out| core.reset(which.as_deref(), out))
    }

    /// Makes one decision in every game. Where a number is not legal nothing happens at all.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let count = self.with(|inner| Ok(inner.core.count()))?;
        let held = whole(actions, count)?;
        let contiguous = held.as_slice().ok().map(<[i64]>::to_vec);
        let numbers = contiguous.unwrap_or_else(|| held.as_array().iter().copied().collect());
        drop(held);
        match self.write(py, |core, out| core.step(&numbers, out))? {
            Ok(()) => Ok(()),
            Err(Refused::Over(game)) => Err(PyValueError::new_err(format!(
                "game {game} is over; reset it before it goes on, since autoreset is \"off\""
            ))),
            Err(Refused::Illegal(game, number)) => Err(PyValueError::new_err(format!(
                "action {number} is not legal in game {game}; see its mask"
            ))),
        }
    }

    /// A legal action for each game, all equally likely; 0 where the game is over. Each call draws others, unless a
    /// seed is given.
    #[pyo3(signature = (seed = None))]
    fn sample_legal<'py>(&self, py: Python<'py>, seed: Option<u64>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        self.with(|inner| {
            let seed = seed.unwrap_or_else(|| {
                inner.draws += 1;
                mix(mix(inner.terms.seed, 0x5A3B), inner.draws)
            });
            let mut chosen = vec![0; inner.core.count()];
            py.detach(|| inner.core.choose(seed, &mut chosen));
            Ok(PyArray1::from_vec(py, chosen))
        })
    }

    /// The mean reward of each seat over `times` games played on from here, by one bot on every seat or by a bot named
    /// for each seat. "uniform" plays any legal action and is the fastest. The games are played on as they are, with
    /// luck to come that follows from the seed: `determinize` first.
    #[pyo3(signature = (bot = Names::One("uniform".into()), times = 1, *, seed = 0))]
    fn playout<'py>(
        &self,
        py: Python<'py>,
        bot: Names,
        times: u32,
        seed: u64,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        self.with(|inner| {
            let title = inner.terms.options.title();
            let seats = inner.terms.options.seats();
            let names = match bot {
                Names::One(name) => vec![name; seats],
                Names::Each(names) if names.len() == seats => names,
                Names::Each(names) => {
                    let sentence = format!("{seats} seats have {seats} bots, not {}", names.len());
                    return Err(PyValueError::new_err(sentence));
                }
            };
            let named =
                |name: &String| if name == "uniform" { Ok(None) } else { terms::bot(title, name).map(Some) };
            let bots = names.iter().map(named).collect::<PyResult<Vec<_>>>()?;
            if times == 0 {
                return Err(PyValueError::new_err("times is at least 1"));
            }
            let shape = [inner.core.count(), inner.terms.options.seats()];
            let mut means = vec![0.0; shape[0] * shape[1]];
            guarded(title, || py.detach(|| inner.core.play_out(&bots, times, seed, &mut means)))?;
            PyArray1::from_vec(py, means).reshape(shape)
        })
    }

    /// A copy that goes its own way.
    fn clone(&self, py: Python<'_>) -> PyResult<Self> {
        self.with(|inner| {
            let core = inner.core.copy();
            let copy = Self::around(py, core, inner.terms.clone(), inner.looks, inner.draws)?;
            // What the last step told is part of it.
            inner.arrays.rewards.bind(py).copy_to(copy.arrays.rewards.bind(py))?;
            inner.arrays.ended.bind(py).copy_to(copy.arrays.ended.bind(py))?;
            Ok(Self::of(copy))
        })
    }

    /// A copy in which all that is hidden from a seat, and all luck to come, is dealt anew. Without a seat it is the one
    /// that decides. Games that are over stay as they are.
    #[pyo3(signature = (seat = None, *, seed = 0))]
    fn determinize(&self, py: Python<'_>, seat: Option<usize>, seed: u64) -> PyResult<Self> {
        self.with(|inner| {
            let seat = seat.map(|seat| inner.seat(seat)).transpose()?;
            let mut core = inner.core.copy();
            guarded(inner.terms.options.title(), || py.detach(|| core.deal_anew(seat, seed)))?;
            Self::around(py, core, inner.terms.clone(), inner.looks, inner.draws).map(Self::of)
        })
    }

    /// The games as bytes: options, luck and every decision, never a state.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.with(|inner| {
            Ok(PyBytes::new(py, &save::write(inner.core.as_ref(), &inner.terms, inner.looks, inner.draws)))
        })
    }

    /// A batch that was saved, played again up to where it was.
    #[staticmethod]
    fn load(py: Python<'_>, saved: &[u8]) -> PyResult<Self> {
        let (terms, looks, draws, pasts) = save::read(saved)?;
        let all = terms.clone();
        let core = guarded(terms.options.title(), || {
            py.detach(|| {
                let mut core = begin(all, pasts.len());
                core.restore(&pasts).then_some(core)
            })
        })?;
        let core = core.ok_or_else(|| PyValueError::new_err("these bytes break the rules of their title"))?;
        Self::around(py, core, terms, looks, draws).map(Self::of)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        Ok((py.get_type::<Self>().getattr("load")?, (self.save(py)?,)))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.clone(py)
    }

    /// One of the games as it began, with the same luck, alone and without bots: play its `history` again.
    #[pyo3(signature = (game = 0))]
    fn begun(&self, py: Python<'_>, game: usize) -> PyResult<Self> {
        self.with(|inner| {
            let (seed, id, _) = inner.core.past(inner.game(game)?);
            let mut terms = inner.terms.clone();
            terms.bots.fill(None);
            (terms.autoreset, terms.every_seat, terms.threads) = (Autoreset::Off, false, 1);
            let mut core = begin(terms.clone(), 1);
            core.restore(&[(seed, id, Vec::new())]);
            Self::around(py, core, terms, inner.looks, 0).map(Self::of)
        })
    }

    /// Ends it; later calls are refused.
    fn close(&self) -> PyResult<()> {
        *self.locked()? = None;
        Ok(())
    }

    fn __len__(&self) -> PyResult<usize> {
        self.with(|inner| Ok(inner.core.count()))
    }

    fn __repr__(&self) -> String {
        let told = self.with(|inner| {
            let (options, count) = (&inner.terms.options, inner.core.count());
            Ok(format!(
                "<skyrail.Batch of {count} games of {} for {}>",
                options.title().name(),
                options.seats()
            ))
        });
        told.unwrap_or_else(|_| "<skyrail.Batch, closed or in use>".into())
    }

    /// What an action number means in a game now, in the words that records use.
    #[pyo3(signature = (action, game = 0))]
    fn action_to_string(&self, action: i64, game: usize) -> PyResult<String> {
        self.with(|inner| {
            let game = inner.game(game)?;
            let written = u16::try_from(action).ok().and_then(|number| inner.core.write(game, number));
            let count = inner.core.numbers();
            let sentence =
                format!("action {action} means nothing in game {game} now; numbers are below {count}");
            written.ok_or_else(|| PyValueError::new_err(sentence))
        })
    }

    /// The number of a legal action, given in those words.
    #[pyo3(signature = (text, game = 0))]
    fn string_to_action(&self, text: &str, game: usize) -> PyResult<u16> {
        self.with(|inner| {
            let game = inner.game(game)?;
            let sentence = format!("{text:?} is not legal in game {game}");
            inner.core.read(game, text).ok_or_else(|| PyValueError::new_err(sentence))
        })
    }

    /// What a seat sees of a game, as the interface for programs tells it.
    #[pyo3(signature = (seat, game = 0))]
    fn view<'py>(&self, py: Python<'py>, seat: usize, game: usize) -> PyResult<Bound<'py, PyAny>> {
        let text = self.with(|inner| {
            let view = inner.core.view(inner.game(game)?, inner.seat(seat)?);
            Ok(view.to_json().to_string())
        })?;
        py.import("json")?.call_method1("loads", (text,))
    }

    /// What a seat sees of a game, as bytes.
    #[pyo3(signature = (seat, game = 0))]
    fn observe<'py>(&self, py: Python<'py>, seat: usize, game: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        self.with(|inner| {
            let mut bytes = vec![0; inner.arrays.widths.inputs];
            inner.core.observe(inner.game(game)?, inner.seat(seat)?, &mut bytes);
            Ok(PyArray1::from_vec(py, bytes))
        })
    }

    /// The legal actions of a seat in a game.
    #[pyo3(signature = (seat, game = 0))]
    fn legal_actions<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        game: usize,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        self.with(|inner| {
            let legal = inner.core.legal(inner.game(game)?, inner.seat(seat)?);
            Ok(PyArray1::from_vec(py, legal.into_iter().map(i64::from).collect()))
        })
    }

    /// Points of each seat and, once the game is over, its places and how it ended.
    #[pyo3(signature = (game = 0))]
    fn standing<'py>(&self, py: Python<'py>, game: usize) -> PyResult<Bound<'py, PyDict>> {
        self.with(|inner| {
            let game = inner.game(game)?;
            let (standing, told) = (inner.core.standing(game), PyDict::new(py));
            told.set_item("points", standing.points.first(standing.seats).to_vec())?;
            told.set_item("places", standing.places.map(|places| numbers(places.first(standing.seats))))?;
            told.set_item("ending", inner.core.ending(game))?;
            Ok(told)
        })
    }

    /// The decisions of a game so far, as numbers.
    #[pyo3(signature = (game = 0))]
    fn history<'py>(&self, py: Python<'py>, game: usize) -> PyResult<Bound<'py, PyArray1<u16>>> {
        self.with(|inner| Ok(PyArray1::from_slice(py, inner.core.past(inner.game(game)?).2)))
    }

    /// What the entries of an observation mean: a dictionary for each field.
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.with(|inner| told::fields(py, inner.core.layout()))
    }

    /// The observation as a graph: places are nodes, links are edges. `node_entries` and `edge_entries` say which
    /// entries of an observation each has, so `observation[:, graph["edge_entries"]]` are the features of all edges.
    fn graph<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.with(|inner| told::graph(py, inner.core.as_ref()))
    }

    /// The board: its places with their spots, and its links.
    fn map<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.with(|inner| told::map(py, &inner.terms.options.board()))
    }

    /// The name of the title.
    #[getter]
    fn title(&self) -> PyResult<&'static str> {
        self.with(|inner| Ok(inner.terms.options.title().name()))
    }

    /// How many play.
    #[getter]
    fn players(&self) -> PyResult<usize> {
        self.with(|inner| Ok(inner.terms.options.seats()))
    }

    /// How many action numbers there are.
    #[getter]
    fn num_actions(&self) -> PyResult<usize> {
        self.with(|inner| Ok(inner.core.numbers()))
    }

    /// How many entries an observation has.
    #[getter]
    fn num_inputs(&self) -> PyResult<usize> {
        self.with(|inner| Ok(inner.arrays.widths.inputs))
    }

    /// Rises when a number or an entry of this title gets another meaning.
    #[getter]
    fn version(&self) -> PyResult<u32> {
        self.with(|inner| Ok(inner.core.version()))
    }

    /// When a game that is over begins anew: "next", "same" or "off".
    #[getter]
    fn autoreset(&self) -> PyResult<&'static str> {
        self.with(|inner| Ok(terms::autoreset_name(inner.terms.autoreset)))
    }

    /// What is seen: `(n, num_inputs)`, or `(n, players, num_inputs)` with `every_seat`.
    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.with(|inner| shown(py, &inner.arrays.vectors, inner))
    }

    /// What was seen at the end of games that began anew in the same step; only with autoreset "same".
    #[getter]
    fn final_observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.with(|inner| shown(py, &inner.arrays.last_vectors, inner))
    }

    /// What is legal: truth values `(n, num_actions)`; bytes of bits, the lowest first; or a list of numbers, of which
    /// `mask_count` are true.
    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.with(|inner| {
            Ok(match &inner.arrays.masks {
                MaskArray::Dense(array) => array.bind(py).as_any().clone(),
                MaskArray::Bits(array) => array.bind(py).as_any().clone(),
                MaskArray::List(array, _) => array.bind(py).as_any().clone(),
            })
        })
    }

    /// How many numbers of each row of `mask` count; only with mask "list".
    #[getter]
    fn mask_count<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u16>>> {
        self.with(|inner| match &inner.arrays.masks {
            MaskArray::List(_, counts) => Ok(counts.bind(py).clone()),
            _ => Err(PyValueError::new_err("only a mask of the form \"list\" has counts")),
        })
    }

    /// Who decides in each game; -1 where it is over.
    #[getter]
    fn current_seat<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.with(|inner| Ok(inner.arrays.seats.bind(py).clone()))
    }

    /// What each seat got in the last step: `(n, players)`.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        self.with(|inner| Ok(inner.arrays.rewards.bind(py).clone()))
    }

    /// Which games ended in the last step.
    #[getter]
    fn terminated<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        self.with(|inner| Ok(inner.arrays.ended.bind(py).clone()))
    }

    /// The number of each game among all of the batch.
    #[getter]
    fn game_id<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        self.with(|inner| Ok(inner.arrays.games.bind(py).clone()))
    }

    /// How many decisions were made in each game.
    #[getter]
    fn step_count<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        self.with(|inner| Ok(inner.arrays.steps.bind(py).clone()))
    }
}
