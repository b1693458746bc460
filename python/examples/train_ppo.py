"""Proximal policy optimisation in plain NumPy: one learner against one of our bots, with masks.

The network is small and its gradients are written out, so that nothing but NumPy is needed. `--short` makes a few
updates only; `--minutes 60 --threads 2` is a training run, `--weights FILE` keeps what it learned.
"""

import argparse
import hashlib
import time

import numpy as np

import skyrail

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--title", default="jet-set")
parser.add_argument("--opponent", default="greedy")
parser.add_argument("--minutes", type=float, default=10)
parser.add_argument("--games", type=int, default=64)
parser.add_argument("--steps", type=int, default=128, help="decisions of each game between two updates")
parser.add_argument("--hidden", type=int, default=128)
parser.add_argument("--rate", type=float, default=1e-3)
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--weights", help="where the weights go, as .npz")
parser.add_argument("--short", action="store_true")
args = parser.parse_args()
if args.short:
    args.games, args.steps, args.hidden = 16, 16, 32

rng = np.random.default_rng(1)
batch = skyrail.Batch(args.title, args.games, 2, obs="f32", seed=1, threads=args.threads,
                      autoreset="same", opponents={1: args.opponent})
inputs, actions = batch.num_inputs, batch.num_actions
shapes = {"w1": (inputs, args.hidden), "b1": (args.hidden,), "wp": (args.hidden, actions), "bp": (actions,),
          "wv": (args.hidden, 1), "bv": (1,)}
weights = {name: (rng.normal(0, shape[0] ** -0.5, shape) if len(shape) == 2 else np.zeros(shape)).astype(np.float32)
           for name, shape in shapes.items()}
weights["wp"] *= 0.1
moments = {name: [np.zeros_like(value), np.zeros_like(value)] for name, value in weights.items()}


def forward(seen, mask):
    hidden = np.tanh(seen @ weights["w1"] + weights["b1"])
    scores = np.where(mask, hidden @ weights["wp"] + weights["bp"], -1e9)
    scores -= scores.max(axis=1, keepdims=True)
    chances = np.exp(scores)
    return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ weights["wv"] + weights["bv"])[:, 0]


def learn(seen, mask, taken, old, gain, goal, step, entropy=0.01, clip=0.2):
    hidden, chances, value = forward(seen, mask)
    rows = np.arange(len(taken))
    ratio = chances[rows, taken] / old
    # Where clipping holds, the gradient is nothing.
    free = np.where(gain > 0, ratio < 1 + clip, ratio > 1 - clip)
    logs = np.log(np.maximum(chances, 1e-12))
    spread = -(chances * logs).sum(axis=1, keepdims=True)
    d_scores = chances * (free * ratio * gain)[:, None]
    d_scores[rows, taken] -= free * ratio * gain
    d_scores += entropy * chances * (logs + spread)
    d_scores /= len(taken)
    d_value = (value - goal)[:, None] / len(taken)
    d_hidden = (d_scores @ weights["wp"].T + d_value @ weights["wv"].T) * (1 - hidden**2)
    slopes = {"wp": hidden.T @ d_scores, "bp": d_scores.sum(0), "wv": hidden.T @ d_value, "bv": d_value.sum(0),
              "w1": seen.T @ d_hidden, "b1": d_hidden.sum(0)}
    norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
    for name, slope in slopes.items():
        slope *= min(1.0, 0.5 / (norm + 1e-8))
        mean, square = moments[name]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        weights[name] -= args.rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)


begin, updates, stepped, results = time.time(), 0, 0, []
while updates < 3 if args.short else time.time() - begin < 60 * args.minutes:
    kept = {name: [] for name in ("seen", "mask", "taken", "old", "value", "reward", "over")}
    for _ in range(args.steps):
        seen, mask = batch.observation.copy(), batch.mask.copy()
        _, chances, value = forward(seen, mask)
        taken = (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)
        # Rounding may let the sum end below one: then the likeliest is taken.
        taken = np.where(mask[np.arange(len(taken)), taken], taken, chances.argmax(axis=1))
        batch.step(taken)
        over, reward = batch.terminated.copy(), batch.rewards[:, 0].copy()
        results += reward[over].tolist()
        old = chances[np.arange(len(taken)), taken]
        for name, what in zip(kept, (seen, mask, taken, old, value, reward, over), strict=True):
            kept[name].append(what)
    _, _, last = forward(batch.observation, batch.mask)
    gain, gains = np.zeros(len(last)), []
    for reward, over, value in zip(reversed(kept["reward"]), reversed(kept["over"]), reversed(kept["value"])):
        surprise = reward + 0.999 * last * ~over - value
        gain = surprise + 0.999 * 0.97 * gain * ~over
        gains.append(gain)
        last = value
    flat = {name: np.concatenate(kept[name]) for name in kept}
    gain = np.concatenate(gains[::-1]).astype(np.float32)
    goal = gain + flat["value"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(3):
        for part in np.array_split(rng.permutation(len(gain)), max(1, len(gain) // 1024)):
            stepped += 1
            learn(flat["seen"][part], flat["mask"][part], flat["taken"][part], flat["old"][part], gain[part],
                  goal[part], stepped)
    updates += 1
    if results and (updates % 10 == 0 or args.short):
        recent = np.array(results[-1000:])
        print(f"{time.time() - begin:6.0f} s, {updates} updates, {len(results)} games: "
              f"{(recent.mean() + 1) / 2:.1%} of the last {len(recent)} won", flush=True)
whole = hashlib.sha256(b"".join(weights[name].tobytes() for name in sorted(weights))).hexdigest()
print(f"{updates} updates, {len(results)} games, weights {whole[:16]}")
if args.weights:
    np.savez(args.weights, **weights)
