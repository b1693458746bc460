"""What must hold of a batch, for every title."""

import copy
import gc
import os
import pickle
import resource
import threading

import numpy as np
import pytest

import skyrail

TITLES = list(skyrail.titles())


def play(batch, steps):
    """Steps at random and says what came of it, bytes and all."""
    told = []
    for _ in range(steps):
        batch.step(batch.sample_legal())
        told.append((batch.observation.tobytes(), batch.mask.tobytes(), batch.rewards.tobytes()))
    return told


@pytest.fixture(params=TITLES)
def title(request):
    return request.param


def test_games_end_by_the_rules_and_rewards_add_up(title):
    batch = skyrail.Batch(title, n=32, players=3, seed=1)
    ended = 0
    for _ in range(900):
        batch.step(batch.sample_legal())
        over = batch.terminated
        ended += int(over.sum())
        assert (batch.current_seat[over] == -1).all() and not batch.mask[over].any()
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert (np.abs(batch.rewards[over]).sum(axis=1) > 0).all() or not over.any()
    assert ended > 10


def test_arrays_are_written_in_place(title):
    batch = skyrail.Batch(title, n=4)
    mask, rewards = batch.mask, batch.rewards
    seen = batch.observation
    batch.step(batch.sample_legal())
    assert np.shares_memory(seen, batch.observation) and mask is batch.mask and rewards is batch.rewards
    assert (seen == batch.observation).all()


def test_threads_and_forms_change_nothing(title):
    one = skyrail.Batch(title, n=64, seed=5)
    two = skyrail.Batch(title, n=64, seed=5, threads=2)
    assert play(one, 300) == play(two, 300)
    bits = skyrail.Batch(title, n=8, seed=5, mask="bits")
    rows = skyrail.Batch(title, n=8, seed=5, mask="list", obs="f32")
    dense = skyrail.Batch(title, n=8, seed=5)
    for _ in range(200):
        actions = dense.sample_legal()
        for batch in (bits, rows, dense):
            batch.step(actions)
        unpacked = np.unpackbits(bits.mask, axis=1, count=dense.num_actions, bitorder="little")
        assert (unpacked == dense.mask).all()
        for game in range(8):
            assert sorted(rows.mask[game, : rows.mask_count[game]]) == list(np.flatnonzero(dense.mask[game]))
        assert np.isfinite(rows.observation).all()


def test_the_three_ways_to_begin_anew(title):
    games = {mode: skyrail.Batch(title, n=2, seed=3, autoreset=mode) for mode in ("next", "same", "off")}
    for _ in range(3000):
        actions = games["same"].sample_legal()
        for batch in games.values():
            batch.step(actions)
        if games["same"].terminated.any():
            break
    over = int(np.flatnonzero(games["same"].terminated)[0])
    assert games["same"].current_seat[over] >= 0 and games["next"].current_seat[over] == -1
    assert (games["same"].final_observation[over] == games["next"].observation[over]).all()
    assert (games["same"].rewards == games["off"].rewards).all()
    with pytest.raises(ValueError, match=f"game {over} is over"):
        games["off"].step(games["off"].sample_legal())
    games["off"].reset(games["off"].terminated)
    games["next"].step(games["next"].sample_legal())
    for mode in ("off", "next"):
        assert games[mode].step_count[over] == 0 and games[mode].game_id[over] == over + 2


def test_copies_saves_and_pickles_go_on_alike(title):
    batch = skyrail.Batch(title, n=6, players=2, seed=9)
    play(batch, 150)
    others = [batch.clone(), copy.deepcopy(batch), skyrail.Batch.load(batch.save()), pickle.loads(pickle.dumps(batch))]
    expected = play(batch, 60)
    for other in others:
        assert play(other, 60) == expected


def test_dealing_anew_hides_nothing_else_and_can_be_saved(title):
    batch = skyrail.Batch(title, n=8, players=3, seed=2)
    play(batch, 80)
    other = batch.determinize(seed=4)
    live = batch.current_seat >= 0
    assert (other.observation[live] == batch.observation[live]).all()
    assert (other.mask[live] == batch.mask[live]).all()
    kept = skyrail.Batch.load(other.save())
    assert play(kept, 50) == play(other, 50)


def test_bots_have_their_seats(title):
    batch = skyrail.Batch(title, n=4, players=3, opponents={0: "greedy", 2: "strong"}, seed=1)
    for _ in range(60):
        assert set(batch.current_seat.tolist()) <= {1, -1}
        batch.step(batch.sample_legal())
    again = skyrail.Batch(title, n=4, players=3, opponents={0: "greedy", 2: "strong"}, seed=1)
    play(again, 60)
    assert (again.observation == batch.observation).all()


def test_words_and_numbers_of_actions(title):
    batch = skyrail.Batch(title, seed=4)
    for _ in range(120):
        for number in np.flatnonzero(batch.mask[0]):
            assert batch.string_to_action(batch.action_to_string(number)) == number
        batch.step(batch.sample_legal())
    assert batch.view(0)["legal"] is not None


def test_playouts_tell_who_wins(title):
    batch = skyrail.Batch(title, n=3, players=2, seed=1)
    means = batch.playout("uniform", 20, seed=1)
    assert means.shape == (3, 2) and np.allclose(means.sum(axis=1), 0, atol=1e-5)
    assert (batch.playout("uniform", 20, seed=1) == means).all()
    assert batch.playout("greedy", 1).shape == (3, 2)


def test_fields_and_graph_describe_every_entry(title):
    batch = skyrail.Batch(title, players=2)
    fields = batch.fields()
    assert fields[0]["start"] == 0 and fields[-1]["stop"] == batch.num_inputs
    graph = batch.graph()
    assert graph["edge_index"].shape == (2, len(graph["edges"]))
    every = [graph["node_entries"].ravel(), graph["edge_entries"].ravel(), graph["global_entries"]]
    assert sorted(np.concatenate(every).tolist()) == list(range(batch.num_inputs))
    assert batch.observation[:, graph["edge_entries"]].shape[1:] == graph["edge_entries"].shape


def test_every_seat_is_shown_where_it_is_asked_for(title):
    batch = skyrail.Batch(title, n=3, players=2, every_seat=True, seed=6)
    play(batch, 40)
    for game in range(3):
        for seat in range(2):
            assert (batch.observation[game, seat] == batch.observe(seat, game)).all()


def test_bad_input_gets_a_sentence(title):
    batch = skyrail.Batch(title, n=2)
    legal = batch.sample_legal()
    before = batch.observation.copy()
    for actions, kind, words in [
        ([1.5, 2.5], TypeError, "whole numbers"),
        ("ab", (TypeError, ValueError), "actions"),
        (legal[:1], ValueError, r"shape \(2,\)"),
        (legal.reshape(2, 1), ValueError, "shape"),
        ([-1, int(legal[1])], ValueError, "not legal in game 0"),
        ([int(legal[0]), 10**9], ValueError, "not legal in game 1"),
        (None, TypeError, "whole numbers"),
    ]:
        with pytest.raises(kind, match=words):
            batch.step(actions)
    assert (batch.observation == before).all()
    for wrong, words in [
        ({"title": "chess"}, "no title"),
        ({"players": 9}, "players"),
        ({"n": 0}, "games"),
        ({"obs": "f64"}, "obs"),
        ({"mask": "x"}, "mask"),
        ({"autoreset": "x"}, "autoreset"),
        ({"reward": "x"}, "reward"),
        ({"threads": 0}, "threads"),
        ({"board": "x"}, "board"),
        ({"board": "{}"}, "faults"),
        ({"options": {"x": "y"}}, "option"),
        ({"opponents": {0: "champion"}}, "no bot"),
        ({"opponents": {7: "greedy"}}, "no seat"),
        ({"opponents": {0: "greedy", 1: "greedy"}}, "learner"),
    ]:
        with pytest.raises(ValueError, match=words):
            skyrail.Batch(**({"title": title, "n": 2, "players": 2} | wrong))
    with pytest.raises(IndexError, match="no game 5"):
        batch.observe(0, 5)
    with pytest.raises(IndexError, match="no seat 5"):
        batch.observe(5)
    for broken in (b"", b"x\n", batch.save()[:-1], batch.save() + b"x"):
        with pytest.raises(ValueError, match="no saved batch"):
            skyrail.Batch.load(broken)
    batch.mask.flags.writeable = False
    with pytest.raises(RuntimeError, match="read-only"):
        batch.step(legal)
    batch.mask.flags.writeable = True
    batch.step(legal)
    batch.close()
    with pytest.raises(ValueError, match="closed"):
        batch.step(legal)


def test_a_batch_works_after_a_fork_and_in_threads():
    batch = skyrail.Batch(TITLES[0], n=64, threads=2)
    unused = skyrail.Batch(TITLES[0], n=64, threads=2)
    # Its threads run now, and do not come along.
    batch.step(batch.sample_legal())
    unused.step(unused.sample_legal())
    child = os.fork()
    if child == 0:
        batch.step(batch.sample_legal())
        unused.close()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    batch.step(batch.sample_legal())


def test_an_illegal_number_is_found_by_every_thread():
    batch = skyrail.Batch(TITLES[0], n=2048, threads=2, seed=1)
    numbers = batch.sample_legal()
    before = batch.observation.copy()
    for game in (2047, 1500, 3):
        numbers[game] = -1
        with pytest.raises(ValueError, match=f"action -1 is not legal in game {game};"):
            batch.step(numbers)
    assert (batch.observation == before).all()
    assert (batch.step_count == 0).all()


def test_batches_play_in_threads():
    own = [skyrail.Batch(TITLES[0], n=16, seed=seed) for seed in range(3)]
    threads = [threading.Thread(target=play, args=(batch, 50)) for batch in own]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((batch.step_count >= 0).all() for batch in own)


def test_no_call_keeps_memory(title):
    """Over SKYRAIL_STEPS steps in all games together; CI takes a short form."""
    batch = skyrail.Batch(title, n=256, seed=1)
    steps = int(os.environ.get("SKYRAIL_STEPS", "200000")) // 256

    def rounds(count):
        for nth in range(count):
            batch.step(batch.sample_legal())
            if nth % 64 == 0:
                skyrail.Batch.load(batch.save()).determinize(seed=nth).clone().close()
                batch.view(0), batch.fields(), batch.graph(), batch.standing()

    rounds(steps // 2)
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    rounds(steps)
    gc.collect()
    # Kilobytes; what is freed and taken again moves a little.
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 12_000


def test_points_are_paid_as_they_come(title):
    batch = skyrail.Batch(title, n=8, players=2, seed=3, reward="gain", autoreset="off", opponents={1: "greedy"})
    totals = np.array([batch.standing(game)["points"] for game in range(8)], float)
    alive = np.ones(8, bool)
    while alive.any():
        batch.step(batch.sample_legal())
        totals += batch.rewards
        for game in np.flatnonzero(batch.terminated):
            assert batch.standing(int(game))["points"] == totals[game].tolist()
        alive &= ~batch.terminated
        if batch.terminated.any():
            # Those that are over begin anew and are not looked at again.
            over = batch.terminated.copy()
            batch.reset(over)
            totals[over] = [batch.standing(int(game))["points"] for game in np.flatnonzero(over)]


def test_a_bot_for_each_seat_plays_out(title):
    batch = skyrail.Batch(title, n=40, players=2, seed=3)
    one = batch.playout(["strong", "uniform"], seed=5)
    two = batch.playout(["uniform", "strong"], seed=5)
    assert one[:, 0].mean() > 0.5 and two[:, 1].mean() > 0.5
    assert (batch.playout(["strong", "uniform"], seed=5) == one).all()
    with pytest.raises(ValueError, match="2 seats have 2 bots"):
        batch.playout(["strong"])
    with pytest.raises(ValueError, match="no bot"):
        batch.playout(["strong", "hal"])


def test_scores_are_those_of_the_engine(title):
    """Games stepped through numbers end as games that the engine plays out at once by the same rule."""
    batch = skyrail.Batch(title, n=256, players=2, seed=8, reward="points", autoreset="off")
    whole = batch.playout("uniform", 4, seed=1)
    points, alive = np.zeros((256, 2)), np.ones(256, bool)
    batch = skyrail.Batch(title, n=256, players=2, seed=8, reward="points")
    while alive.any():
        batch.step(batch.sample_legal())
        first = batch.terminated & alive
        points[first] = batch.rewards[first]
        alive &= ~first
    # Means of 256 and of 1,024 games of one distribution: within four errors.
    error = 4 * np.sqrt(points.var(axis=0) / 256 + 4 * whole.var(axis=0) / 1024)
    assert (np.abs(points.mean(axis=0) - whole.mean(axis=0)) < error + 1e-9).all()
