"""How fast steps are, beside other libraries that happen to be installed, in the same run and in turn.

Processor seconds, medians of several rounds: run it pinned to one core (`taskset -c 0`) on a quiet machine. Every
step delivers an observation, a mask and rewards; actions are chosen outside of what is timed for `step()` alone.
"""

import argparse
import statistics
import time

import numpy as np

import skyrail


def ours(title, seconds, obs):
    batch = skyrail.Batch(title, n=1024, players=2, obs=obs, seed=1)

    def run():
        steps, spent, begin = 0, 0.0, time.process_time()
        while time.process_time() - begin < seconds:
            actions = batch.sample_legal()
            before = time.process_time()
            batch.step(actions)
            spent += time.process_time() - before
            steps += len(batch)
        return steps / spent, steps / (time.process_time() - begin)

    return run


def openspiel(name, seconds):
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.RandomState(1)

    def run():
        steps, begin, state = 0, time.process_time(), game.new_initial_state()
        while time.process_time() - begin < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[rng.randint(len(legal))])
            steps += 1
        rate = steps / (time.process_time() - begin)
        return rate, rate

    return run


def pettingzoo(seconds):
    from pettingzoo.classic import connect_four_v3

    env, rng = connect_four_v3.env(), np.random.default_rng(1)

    def run():
        steps, begin = 0, time.process_time()
        env.reset(seed=1)
        while time.process_time() - begin < seconds:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        rate = steps / (time.process_time() - begin)
        return rate, rate

    return run


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--seconds", type=float, default=2.0)
parser.add_argument("--rounds", type=int, default=5)
args = parser.parse_args()
makers = {f"skyrail {title}, {obs}": (lambda title=title, obs=obs: ours(title, args.seconds, obs))
          for title in skyrail.titles() for obs in ("u8", "f32")}
makers |= {f"OpenSpiel {name}": (lambda name=name: openspiel(name, args.seconds)) for name in ("go_fish", "hearts")}
makers["PettingZoo connect_four"] = lambda: pettingzoo(args.seconds)
runs = {}
for name, make in makers.items():
    try:
        runs[name] = make()
    except Exception as error:  # A library that is not there, or a game it has not.
        print(f"{name} is left out: {type(error).__name__}: {error}")
rates = {name: [] for name in runs}
for _ in range(args.rounds):
    for name, run in runs.items():
        rates[name].append(run())
print("| | step() alone, steps per processor second | whole loop |\n|---|---|---|")
for name, all_ in rates.items():
    alone, whole = (statistics.median(column) for column in zip(*all_, strict=True))
    print(f"| {name} | {alone:,.0f} | {whole:,.0f} |")
