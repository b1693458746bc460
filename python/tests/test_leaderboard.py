"""What a bot in Python says to `skyrail leaderboard`."""

import io
import json
import socket
import threading

import numpy as np

import skyrail
from skyrail.leaderboard import play, talk, vector

HELLO = {"skyrail": "leaderboard", "protocol": 1, "title": "jet-set", "players": 2}


def lines(*asked):
    return [json.dumps(line) + "\n" for line in asked]


def test_every_line_is_answered():
    batch, seen = skyrail.Batch("jet-set", seed=1), []

    def choose(asked):
        seen.append(vector(asked))
        return len(asked["legal"]) - 1 if asked["decide"] == 1 else asked["legal"][0]

    asked = {"seat": "a", "legal": ["x", "y"], "numbers": [4, 5], "vector": batch.observation[0].tobytes().hex()}
    said = io.StringIO()
    told = lines(HELLO, {"game": 1}, {"decide": 1} | asked, {"decide": 2} | asked, {"over": 1}, {"bye": True})
    assert talk(choose, told, said, name="mine", vectors=True, views=False)
    answers = [json.loads(line) for line in said.getvalue().splitlines()]
    assert answers == [{"ready": True, "name": "mine", "wants": ["vector"]}, {"play": 1}, {"play": "x"}]
    assert (seen[0] == batch.observation[0]).all() and seen[0].dtype == np.uint8
    assert not talk(choose, lines(HELLO), io.StringIO())


def test_a_socket_is_listened_to_until_the_farewell():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = threading.Thread(target=play, args=(lambda asked: 0,), kwargs={"port": port}, daemon=True)
    server.start()

    def call(*asked):
        while True:
            try:
                connection = socket.create_connection(("127.0.0.1", port))
                break
            except ConnectionRefusedError:
                assert server.is_alive()
        with connection, connection.makefile("rw") as file:
            file.writelines(lines(*asked))
            file.flush()
            connection.shutdown(socket.SHUT_WR)
            return [json.loads(line) for line in file]

    # Who called is gone without a farewell, and calls again.
    assert len(call(HELLO)) == 1
    assert call(HELLO, {"decide": 1, "legal": ["x"]}, {"bye": True})[1] == {"play": 0}
    server.join()
