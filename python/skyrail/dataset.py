"""Files of many finished games, as `skyrail dataset` writes them: made here, the bytes are the same.

>>> import os, tempfile
>>> from skyrail import Dataset
>>> from skyrail.dataset import make
>>> path = os.path.join(tempfile.mkdtemp(), "some.games")
>>> hash_ = make(path, "jet-set", 20, bots=["greedy"])
>>> games = Dataset(path)
>>> len(games), games.hash == hash_, games.results()["points"].shape
(20, True, (20, 2))
>>> games.positions(0, 1)["action"].tolist() == games.actions(0).tolist()
True
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

from skyrail._core import dataset_block, dataset_heading

__all__ = ["BLOCK", "blocks_of", "dataset_block", "dataset_heading", "make", "write"]

BLOCK = 256
"""How many games a block has."""


def blocks_of(heading: str) -> int:
    """How many blocks a file with this first line has."""
    return int(-(-int(json.loads(heading)["games"]) // BLOCK))


def make(
    path: str | os.PathLike[str],
    title: str,
    games: int,
    players: int = 2,
    *,
    bots: Sequence[str] = ("strong",),
    seed: str = "1",
    board: str | None = None,
    options: dict[str, str] | None = None,
    threads: int = 1,
) -> str:
    """Lets bots play games and writes them to a file. Says its hash."""
    heading = dataset_heading(title, games, players, bots=list(bots), seed=seed, board=board, options=options)
    with ThreadPoolExecutor(threads) as pool:
        return write(path, heading, _in_turn(pool, heading, threads))


def _in_turn(pool: ThreadPoolExecutor, heading: str, threads: int) -> Iterator[bytes]:
    """All blocks in order, only a few of them ahead of what is asked for."""
    count, waiting = blocks_of(heading), []
    for block in range(count):
        waiting.append(pool.submit(dataset_block, heading, block))
        if len(waiting) > 2 * threads:
            yield waiting.pop(0).result()
    for rest in waiting:
        yield rest.result()


def write(path: str | os.PathLike[str], heading: str, blocks: Iterable[bytes]) -> str:
    """Joins blocks, in their order, to a file that is there whole or not at all. Says its hash."""
    line = heading.encode() + b"\n"
    hash_ = _digest(line)
    fresh = f"{os.fspath(path)}.part"
    with open(fresh, "wb") as file:
        file.write(line)
        for block in blocks:
            hash_ = _digest(hash_, block)
            file.write(len(block).to_bytes(4, "little") + block)
        file.write(bytes(4) + hash_)
    os.replace(fresh, path)
    return hash_.hex()


def _digest(*parts: bytes) -> bytes:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.digest()
