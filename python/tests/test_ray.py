"""RLlib's environment, and self-play on a local cluster of several processes, one of which is killed."""

import os
import signal
import tempfile

import numpy as np
import pytest

import skyrail

ray = pytest.importorskip("ray")
TITLES = list(skyrail.titles())


@pytest.fixture(scope="module")
def cluster():
    """A cluster of two workers on this machine. Ray writes into its home and a folder of its own."""
    home = tempfile.mkdtemp(prefix="ray-")
    old, os.environ["HOME"] = os.environ.get("HOME"), home
    os.environ["RAY_DEDUP_LOGS"] = "0"
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, _temp_dir=home, object_store_memory=80 * 2**20)
    yield
    ray.shutdown()
    os.environ["HOME"] = old or ""


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.filterwarnings("ignore")
def test_rllib_asks_one_seat_at_a_time(title):
    from skyrail.rllib import MultiAgent

    env = MultiAgent({"title": title, "players": 3, "seed": 1})
    rng = np.random.default_rng(1)
    first, _ = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert list(first) == list(again)
    seen, over, steps, sums = again, False, 0, dict.fromkeys(env.possible_agents, 0.0)
    while not over:
        (agent,) = seen
        assert env.observation_spaces[agent].contains(seen[agent])
        legal = np.flatnonzero(seen[agent]["action_mask"])
        with pytest.raises(ValueError, match="decides now"):
            env.step({})
        seen, rewards, ended, cut, _ = env.step({agent: int(rng.choice(legal))})
        over, steps = ended["__all__"], steps + 1
        assert not cut["__all__"]
        for name, reward in rewards.items():
            sums[name] += reward
    assert steps > 20 and abs(sum(sums.values())) < 1e-5 and set(seen) == set(env.possible_agents)
    assert all(env.observation_spaces[agent].contains(seen[agent]) for agent in seen)
    env.close()


def kill_one_worker(of):
    """Ends one of the processes that work for the cluster, as a machine that is lost would."""
    worker = ray.get(of)
    os.kill(worker, signal.SIGKILL)


@ray.remote
def _process():
    return os.getpid()


def test_a_file_made_by_a_cluster_is_the_same_though_a_worker_is_killed(cluster, tmp_path):
    from skyrail import ray as face
    from skyrail.dataset import make

    alone = make(tmp_path / "alone.games", TITLES[2], 2600, bots=["strong", "greedy"])
    killed = []

    def killing(blocks):
        for nth, block in enumerate(blocks):
            if nth == 1:
                kill_one_worker(_process.remote())
                killed.append(nth)
            yield block

    whole, face.write = face.write, lambda path, heading, blocks: whole(path, heading, killing(blocks))
    try:
        together = face.dataset(tmp_path / "together.games", TITLES[2], 2600, bots=["strong", "greedy"])
    finally:
        face.write = whole
    assert killed and together == alone
    assert (tmp_path / "together.games").read_bytes() == (tmp_path / "alone.games").read_bytes()


def test_an_arena_is_the_same_on_any_cluster(cluster):
    from skyrail import ray as face

    told = face.arena(TITLES[2], ["strong", "greedy"], deals=60, task=20)
    assert told == face.arena(TITLES[2], ["strong", "greedy"], deals=60, task=20)
    strong, greedy = told["0:strong"], told["1:greedy"]
    assert strong["win_share"] > 0.6 and abs(strong["win_share"] + greedy["win_share"] - 1) < 1e-6
    assert 0.5 < strong["low"] <= strong["win_share"] <= strong["high"] and strong["low"] < strong["high"]


def test_training_is_the_same_though_a_worker_is_killed(cluster):
    from skyrail import ray as face

    def roll(weights, task):
        """Which way a policy of one score for each action should go: what it did in games that it won, less the rest."""
        batch = skyrail.Batch("jet-set", n=8, seed=task, reward="win", autoreset="off", opponents={1: "random"})
        rng, slope = np.random.default_rng(task), np.zeros_like(weights["scores"])
        for _ in range(40):
            scores = np.where(batch.mask, weights["scores"] + rng.gumbel(size=batch.mask.shape), -np.inf)
            taken = scores.argmax(axis=1)
            np.add.at(slope, taken, 1 / 320)
            batch.step(taken)
            batch.reset(batch.terminated)
        return {"scores": slope}

    start = {"scores": np.zeros(skyrail.Batch("jet-set").num_actions, np.float32)}
    quiet = face.train(start, roll, 3, tasks=4)

    def kill(step, _):
        if step == 1:
            kill_one_worker(_process.remote())

    assert (face.train(start, roll, 3, tasks=4, after=kill)["scores"] == quiet["scores"]).all()
    assert np.abs(quiet["scores"]).max() > 0
