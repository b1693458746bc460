"""How fast steps are, beside other libraries in the same run and in turn: `cargo xtask python --bench`.

Pinned to one core, in processor seconds, medians of several rounds. Every step of ours delivers an observation, a mask,
rewards and who is next; actions are drawn outside of what is timed for `step()` alone, uniformly among the legal ones.
The whole loop counts the drawing as well. Peers that are not installed are left out and named. In the end two threads
are compared with one by the clock on the wall, unpinned. A round of everything takes about `--seconds` for each line.
"""

import argparse
import os
import platform
import statistics
import time

import numpy as np

import skyrail


class Meter:
    """Runs a loop for so many processor seconds and counts steps, all of it and within `step()`."""

    def __init__(self, seconds):
        self.seconds = seconds

    def run(self, once):
        steps, within, begin = 0, 0.0, time.process_time()
        while (spent := time.process_time() - begin) < self.seconds:
            made, took = once()
            steps, within = steps + made, within + took
        return steps / within, steps / spent


def ours(title, obs, seat_rows=False):
    batch = skyrail.Batch(title, n=1024, players=2, obs=obs, seed=1, every_seat=seat_rows)

    def once():
        actions = batch.sample_legal()
        before = time.process_time()
        batch.step(actions)
        return len(batch), time.process_time() - before

    return once


def envpool_(name, count=1024):
    import envpool

    env = envpool.make(name, env_type="gymnasium", num_envs=count, num_threads=1, seed=1)
    rng = np.random.default_rng(1)
    state = {"mask": env.reset()[1]["legal_action_mask"]}

    def once():
        mask = state["mask"] > 0
        # Where nothing is legal a game has just ended, and the action is not looked at.
        actions = (mask * rng.random(mask.shape, np.float32)).argmax(axis=1).astype(np.int32)
        before = time.process_time()
        _, _, _, _, info = env.step(actions)
        took = time.process_time() - before
        state["mask"] = info["legal_action_mask"]
        return count, took

    return once


def pgx_(name, count, steps=32):
    """Everything, drawing included, inside one compiled loop: the fastest way to use it."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def many(state, key):
        def one(carry, key):
            state = carry
            keys = jax.random.split(key, count + 1)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(keys[0], logits, axis=1)
            return step(state, actions, keys[1:]), state.rewards.sum()

        return jax.lax.scan(one, state, jax.random.split(key, steps))

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count))
    kept = {"state": jax.block_until_ready(many(state, jax.random.PRNGKey(1)))[0], "n": 1}

    def once():
        kept["n"] += 1
        before = time.process_time()
        kept["state"], rewards = many(kept["state"], jax.random.PRNGKey(kept["n"]))
        jax.block_until_ready(rewards)
        return count * steps, time.process_time() - before

    return once


def openspiel(name):
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    observes = game.get_type().provides_observation_tensor
    kept = {"state": game.new_initial_state()}

    def once():
        steps, within = 0, 0.0
        while steps < 200:
            state = kept["state"]
            if state.is_terminal():
                kept["state"] = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            else:
                legal = state.legal_actions()
                action = legal[rng.randint(len(legal))]
                before = time.process_time()
                state.apply_action(action)
                if not state.is_terminal() and not state.is_chance_node():
                    player = state.current_player()
                    state.observation_tensor(player) if observes else state.information_state_tensor(player)
                    state.legal_actions_mask()
                within += time.process_time() - before
                steps += 1
        return steps, within

    return once


def riichi():
    import random

    from riichienv import RiichiEnv

    env, rng = RiichiEnv(), random.Random(1)
    kept = {"seen": env.reset()}

    def once():
        steps, within = 0, 0.0
        while steps < 200:
            if env.done():
                kept["seen"] = env.reset()
            actions = {player: rng.choice(seen.legal_actions()) for player, seen in kept["seen"].items()}
            before = time.process_time()
            kept["seen"] = env.step(actions)
            within += time.process_time() - before
            steps += len(actions)
        return steps, within

    return once


def pettingzoo(name):
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def once():
        steps, within = 0, 0.0
        while steps < 200:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            before = time.process_time()
            env.step(action)
            env.last()
            within += time.process_time() - before
            steps += 1
        return steps, within

    return once


def by_the_clock(title, threads, seconds):
    batch = skyrail.Batch(title, n=4096, players=2, seed=1, threads=threads)
    steps, within, begin = 0, 0.0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        actions = batch.sample_legal()
        before = time.perf_counter()
        batch.step(actions)
        within += time.perf_counter() - before
        steps += len(batch)
    return steps / within


def processor():
    with open("/proc/cpuinfo") as file:
        names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
    return f"{names[0] if names else platform.processor()}, {len(names)} cores"


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--seconds", type=float, default=2.0)
parser.add_argument("--rounds", type=int, default=5)
parser.add_argument("--only", default="", help="only lines with this in their name")
args = parser.parse_args()
cores = os.sched_getaffinity(0)
os.sched_setaffinity(0, {min(cores)})
makers = {}
for title in skyrail.titles():
    makers[f"Skyrail {title}, u8"] = lambda title=title: ours(title, "u8")
    makers[f"Skyrail {title}, f32"] = lambda title=title: ours(title, "f32")
    makers[f"Skyrail {title}, u8, every seat"] = lambda title=title: ours(title, "u8", True)
for name in ("Backgammon-v1", "SparrowMahjong-v1"):
    makers[f"EnvPool {name}"] = lambda name=name: envpool_(name)
for name, count in (("sparrow_mahjong", 256), ("backgammon", 256), ("connect_four", 1024), ("tic_tac_toe", 1024)):
    makers[f"Pgx {name}, {count} games"] = lambda name=name, count=count: pgx_(name, count)
for name in ("go_fish", "hearts", "gin_rummy"):
    makers[f"OpenSpiel {name}"] = lambda name=name: openspiel(name)
makers["RiichiEnv, 4 players"] = riichi
makers["PettingZoo connect_four"] = lambda: pettingzoo("connect_four_v3")
runs = {}
for name, make in makers.items():
    if args.only not in name:
        continue
    try:
        runs[name] = make()
    except Exception as error:  # A library that is not there, or a game it has not.
        print(f"{name} is left out: {type(error).__name__}: {str(error)[:120]}", flush=True)
meter, rates = Meter(args.seconds), {name: [] for name in runs}
for _ in range(args.rounds):
    for name, once in runs.items():
        rates[name].append(meter.run(once))
print(f"{processor()}; {args.rounds} rounds of {args.seconds:g} s; load {os.getloadavg()[0]:.1f}\n")
print("| | step() alone, steps per processor second | the whole loop |\n|---|---|---|")
for name, all_ in rates.items():
    alone, whole = (statistics.median(column) for column in zip(*all_, strict=True))
    print(f"| {name} | {alone:,.0f} | {whole:,.0f} |")
os.sched_setaffinity(0, cores)
print("\n| by the clock, 4,096 games, u8 | one thread | two threads | |\n|---|---|---|---|")
for title in skyrail.titles():
    both = [[by_the_clock(title, threads, args.seconds / 2) for threads in (1, 2)] for _ in range(args.rounds)]
    one, two = (statistics.median(column) for column in zip(*both, strict=True))
    print(f"| {title} | {one:,.0f} | {two:,.0f} | {two / one:.2f} times |")
