"""Self-play on Ray: arenas, files of games and training that run unchanged on one machine or on a cluster.

Each call takes a cluster as it is: `ray.init()` first, or `ray.init(address="auto")` on one. Work is cut into tasks of
about a second or more, each of which follows from its number alone. So a task whose machine is lost is simply done
again somewhere else, and the result is the same whatever was lost and however many machines there were.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import ray
from numpy.typing import NDArray

from skyrail import Batch
from skyrail.dataset import blocks_of, dataset_block, dataset_heading, write

__all__ = ["arena", "dataset", "train"]

# A task that is lost with its machine is tried anew so often; what fails by itself is not.
_TRIES = 8


def _in_order(submit: Callable[[int], Any], count: int, ahead: int) -> Iterator[Any]:
    """The results of all tasks in order, with so many of them under way."""
    waiting = [submit(task) for task in range(min(ahead, count))]
    for task in range(count):
        done = ray.get(waiting.pop(0))
        if task + ahead < count:
            waiting.append(submit(task + ahead))
        yield done


def _ahead() -> int:
    """Twice as many tasks as there are processors, so that none waits for the next."""
    return max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))


@ray.remote(max_retries=_TRIES)  # type: ignore[untyped-decorator]
def _block(heading: str, block: int) -> bytes:
    return dataset_block(heading, block)


def dataset(
    path: str | os.PathLike[str],
    title: str,
    games: int,
    players: int = 2,
    *,
    bots: Sequence[str] = ("strong",),
    seed: str = "1",
    board: str | None = None,
    options: dict[str, str] | None = None,
) -> str:
    """Lets bots play games all over the cluster and writes them to one file here. Says its hash, which is that of
    `skyrail dataset` and of `skyrail.dataset.make`."""
    heading = dataset_heading(title, games, players, bots=list(bots), seed=seed, board=board, options=options)
    blocks = _in_order(lambda block: _block.remote(heading, block), blocks_of(heading), _ahead())
    return write(path, heading, blocks)


@ray.remote(max_retries=_TRIES)  # type: ignore[untyped-decorator]
def _deals(title: str, bots: tuple[str, ...], deals: int, seed: int, more: dict[str, Any]) -> list[list[float]]:
    return _play(title, bots, deals, seed, more)


def _play(title: str, bots: tuple[str, ...], deals: int, seed: int, more: dict[str, Any]) -> list[list[float]]:
    """For each deal the share of the win of each bot, over all seatings."""
    players = len(bots)
    shares = np.zeros((deals, players))
    for turn in range(players):
        seated = {seat: bots[(seat - turn) % players] for seat in range(players)}
        batch = Batch(title, deals, players, seed=seed, autoreset="off", **more)
        rewards = batch.playout([seated[seat] for seat in range(players)], seed=seed + 1)
        # 1 is a lone win, and all shares of a game add up to 1.
        won = (rewards * (players - 1) + 1) / players
        for seat in range(players):
            shares[:, (seat - turn) % players] += won[:, seat] / players
    return shares.tolist()


def arena(
    title: str,
    bots: Sequence[str],
    deals: int = 1000,
    *,
    seed: int = 1,
    task: int = 50,
    board: str | None = None,
    options: dict[str, str] | None = None,
) -> dict[str, dict[str, float]]:
    """Bots against each other, a seat for each, every deal from every seat: the share of the wins of each, and the
    interval that holds the true one in 95 of 100 measurements, as `skyrail arena` reckons it."""
    named, more = tuple(bots), {"board": board, "options": options}
    tasks = -(-deals // task)

    def submit(nth: int) -> Any:
        return _deals.remote(title, named, min(task, deals - nth * task), seed * 1_000_003 + nth * 2, more)

    shares = np.array([deal for part in _in_order(submit, tasks, _ahead()) for deal in part])
    return {f"{nth}:{name}": _interval(shares[:, nth]) for nth, name in enumerate(named)}


def _interval(deals: NDArray[np.float64]) -> dict[str, float]:
    """Wilson's interval, at the number of single games that would have the variance of these deals."""
    mean, count = float(deals.mean()), len(deals)
    variance, single = float(deals.var(ddof=1 if count > 1 else 0)) / count, mean * (1 - mean)
    games = single / variance if variance > 0 and single > 0 else count
    spread = 1.959964**2 / games
    middle = (mean + spread / 2) / (1 + spread)
    half = 1.959964 / (1 + spread) * (single / games + spread / (4 * games)) ** 0.5
    return {"win_share": mean, "low": min(max(middle - half, 0.0), mean), "high": max(min(middle + half, 1.0), mean)}


Weights = dict[str, NDArray[np.float32]]
Roll = Callable[[Weights, int], Weights]


@ray.remote(max_retries=_TRIES)  # type: ignore[untyped-decorator]
def _slope(roll: Roll, weights: Weights, task: int) -> Weights:
    return roll(weights, task)


def train(
    weights: Weights,
    roll: Roll,
    rounds: int,
    *,
    tasks: int = 8,
    rate: float = 1e-3,
    after: Callable[[int, Weights], None] | None = None,
) -> Weights:
    """Training by gradients that are made all over the cluster and added up here, in the order of their tasks.

    `roll(weights, task)` plays games with these weights and says which way each should go up; it must follow from
    what it is given alone. `after(round, weights)` may keep them. Steps are those of Adam.
    """
    weights = {name: value.astype(np.float32) for name, value in weights.items()}
    means = {name: np.zeros_like(value) for name, value in weights.items()}
    squares = {name: np.zeros_like(value) for name, value in weights.items()}
    for step in range(1, rounds + 1):
        sent, first = ray.put(weights), (step - 1) * tasks
        slopes = list(_in_order(lambda nth: _slope.remote(roll, sent, first + nth), tasks, tasks))  # noqa: B023
        for name in weights:
            slope = sum(one[name] for one in slopes) / tasks
            means[name] += 0.1 * (slope - means[name])
            squares[name] += 0.001 * (slope**2 - squares[name])
            lift = (means[name] / (1 - 0.9**step)) / (np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-6)
            weights[name] = weights[name] + rate * lift
        if after is not None:
            after(step, weights)
    return weights
