"""What a bot in Python needs to be rated by `skyrail leaderboard`: lines of JSON, read and answered.

>>> import io, json
>>> from skyrail.leaderboard import talk
>>> asked = [{"skyrail": "leaderboard", "title": "jet-set"}, {"decide": 1, "legal": ["income", "done"]}, {"bye": True}]
>>> said = io.StringIO()
>>> talk(lambda asked: asked["legal"][0], [json.dumps(line) for line in asked], said, name="first")
True
>>> print(said.getvalue().strip())
{"ready": true, "name": "first", "wants": ["view"]}
{"play": "income"}
"""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

__all__ = ["play", "talk", "vector"]

Choose = Callable[[dict[str, Any]], str | int]


class _Writes(Protocol):
    def write(self, text: str, /) -> object: ...
    def flush(self) -> object: ...


def play(
    choose: Choose, *, name: str | None = None, vectors: bool = False, views: bool = True, port: int | None = None
) -> None:
    """Plays until it is told to stop, on standard input and output, or for whoever connects to a port of this machine.

    `choose` gets what is asked as a dictionary and says a legal action in words, or its place in `asked["legal"]`.
    With `vectors` there are also `asked["vector"]`, for `vector`, and `asked["numbers"]`, the number of each legal
    action. What it prints must not go to standard output: that is where the answers are.
    """
    if port is None:
        talk(choose, sys.stdin, sys.stdout, name=name, vectors=vectors, views=views)
        return
    with socket.create_server(("127.0.0.1", port)) as server:
        while True:
            connection, _ = server.accept()
            with connection, connection.makefile("r") as lines, connection.makefile("w") as answers:
                # Who was too slow is called anew; after a farewell nobody calls again.
                if talk(choose, lines, answers, name=name, vectors=vectors, views=views):
                    return


def talk(
    choose: Choose,
    lines: Iterable[str],
    answers: _Writes,
    *,
    name: str | None = None,
    vectors: bool = False,
    views: bool = True,
) -> bool:
    """The same with whatever can be read and written. Says whether it was told to stop."""
    for line in lines:
        asked = json.loads(line)
        if "skyrail" in asked:
            wants = ["view"] * views + ["vector"] * vectors
            answer: dict[str, Any] = {"ready": True, "name": name, "wants": wants}
        elif "decide" in asked:
            chosen = choose(asked)
            answer = {"play": chosen if isinstance(chosen, str) else int(chosen)}
        elif "bye" in asked:
            return True
        else:
            continue
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    return False


def vector(asked: dict[str, Any]) -> NDArray[np.uint8]:
    """What is seen, as the bytes that `Batch.observation` would hold."""
    return np.frombuffer(bytes.fromhex(asked["vector"]), np.uint8)
