"""Files of games: made here, read back, and found out where they were changed."""

import hashlib

import numpy as np
import pytest

import skyrail
from skyrail.dataset import dataset_block, dataset_heading, make, write

TITLES = list(skyrail.titles())


@pytest.fixture(params=TITLES)
def title(request):
    return request.param


def test_games_come_back(title, tmp_path):
    one, two = tmp_path / "one.games", tmp_path / "two.games"
    hash_ = make(one, title, 300, bots=["greedy", "uniform"])
    assert make(two, title, 300, bots=["greedy", "uniform"], threads=2) == hash_
    assert one.read_bytes() == two.read_bytes() and not (tmp_path / "one.games.part").exists()
    games = skyrail.Dataset(one)
    assert len(games) == 300 and games.hash == hash_ and title in repr(games)
    assert games.heading["bots"] == ["greedy", "uniform"] and games.heading["title"] == title
    assert games.seated(0) == ["greedy", "uniform"] and games.seated(1) == ["uniform", "greedy"]
    results = games.results()
    assert results["points"].shape == (300, 2) and (results["decisions"] > 10).all()
    # Whoever is greedy seldom loses.
    greedy = [results["points"][game, game % 2] for game in range(300)]
    other = [results["points"][game, 1 - game % 2] for game in range(300)]
    assert np.mean(np.array(greedy) < np.array(other)) < 0.1
    # Also across blocks.
    told = games.positions(250, 262)
    assert len(told["action"]) == results["decisions"][250:262].sum()
    assert sorted(set(told["game"].tolist())) == list(range(250, 262))
    assert (np.concatenate([games.actions(game) for game in range(250, 262)]) == told["action"]).all()
    played = games.replay(255)
    assert played.current_seat[0] == -1 and played.standing()["points"] == results["points"][255].tolist()
    assert (played.history() == games.actions(255)).all()
    # The same is seen while the game is played again.
    again, row = played.begun(), int(results["decisions"][250:255].sum())
    for nth, action in enumerate(played.history().tolist()):
        assert (told["observation"][row + nth] == again.observation[0]).all()
        mask = np.unpackbits(told["mask"][row + nth], count=again.num_actions, bitorder="little")
        assert (mask == again.mask[0]).all() and told["seat"][row + nth] == again.current_seat[0]
        again.step([action])
    assert told["reward"][row] == again.rewards[0, told["seat"][row]]
    floats = games.positions(255, 256, obs="f32")["observation"]
    assert floats.dtype == np.float32 and np.isfinite(floats).all()


def test_what_is_wrong_gets_a_sentence(tmp_path):
    path = tmp_path / "a.games"
    make(path, TITLES[0], 3, bots=["uniform"])
    whole = path.read_bytes()
    for changed, words in [
        (b"", "no file of games"),
        (b"{}\n", "no file of games"),
        (whole[:-1], "not whole"),
        (whole + b"x", "not whole"),
        (whole[:-40] + bytes([whole[-40] ^ 1]) + whole[-39:], "hash does not fit"),
        (whole.replace(b'"rules":', b'"rules":9'), "other rules"),
        (whole.replace(b'"players":2', b'"players":9'), "players"),
    ]:
        path.write_bytes(changed)
        with pytest.raises(ValueError, match=words):
            skyrail.Dataset(path)
    with pytest.raises(OSError, match="missing"):
        skyrail.Dataset(tmp_path / "missing.games")
    # A file with a sound hash whose games break the rules.
    heading = dataset_heading(TITLES[0], 3, bots=["uniform"])
    block = bytearray(dataset_block(heading, 0))
    block[-3] ^= 0xFF
    write(path, heading, [bytes(block)])
    with pytest.raises(ValueError, match="not as it was played"):
        skyrail.Dataset(path).positions()
    path.write_bytes(whole)
    games = skyrail.Dataset(path)
    for call in (lambda: games.actions(3), lambda: games.results(2, 9), lambda: games.positions(2, 1), lambda: games.seated(4)):
        with pytest.raises(IndexError, match="there (is|are) no game"):
            call()
    with pytest.raises(IndexError, match="no block 1"):
        dataset_block(heading, 1)
    for wrong, words in [
        ({"bots": ["hal"]}, "no bot"),
        ({"bots": ["master"]}, "searches"),
        ({"bots": ["uniform"] * 3}, "bots are named"),
        ({"bots": []}, "bots are named"),
        ({"games": 0}, "at least one"),
        ({"players": 9}, "players"),
    ]:
        with pytest.raises(ValueError, match=words):
            dataset_heading(**({"title": TITLES[0], "games": 2} | wrong))


def test_a_seed_is_what_the_page_says(tmp_path):
    """The seed of a game's luck, reckoned by hand, deals the same cards."""
    make(tmp_path / "a.games", TITLES[2], 2, bots=["uniform"], seed="word")
    games = skyrail.Dataset(tmp_path / "a.games")
    whole = hashlib.sha256()
    for part in (b"skyrail dataset", b"word", (1).to_bytes(8, "little")):
        whole.update(len(part).to_bytes(8, "big") + part)
    seed = int.from_bytes(whole.digest()[:8], "little")
    saved = games.replay(1).save()
    assert seed.to_bytes(8, "little") in saved
