"""Proximal policy optimisation in plain NumPy: one learner against one of our bots, with masks.

The network is small and its gradients are written out, so that nothing but NumPy is needed. Half of the games are
played from the first seat and half from the second. The learner is paid what it gains in points over its rival, and
more for a win. `--teacher FILE` first imitates the games of a file that `skyrail dataset` wrote. `--short` makes a few updates only; `--minutes 60 --weights ppo.npz` is a training run: it keeps its
weights and its curve beside them as it goes, and in the end plays fresh deals without learning.
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
parser.add_argument("--games", type=int, default=128)
parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
parser.add_argument("--hidden", type=int, default=192)
parser.add_argument("--rate", type=float, default=7e-4)
parser.add_argument("--points", type=float, default=20, help="so many points of gain are worth a win")
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--weights", help="where the weights go, as .npz")
parser.add_argument("--teacher", help="a file of games to imitate first")
parser.add_argument("--lessons", type=float, default=5, help="minutes of imitation")
parser.add_argument("--play", help="weights to go on from, or with --minutes 0 to play with")
parser.add_argument("--deals", type=int, default=1000, help="deals in the end, each from both seats")
parser.add_argument("--short", action="store_true")
args = parser.parse_args()
if args.short:
    args.games, args.steps, args.hidden, args.deals = 16, 16, 32, 8

rng = np.random.default_rng(1)


def begin(games, seed, reward, autoreset):
    """The learner's games: one batch for each of the two seats."""
    return [skyrail.Batch(args.title, games, 2, obs="f32", seed=seed, threads=args.threads, reward=reward,
                          autoreset=autoreset, opponents={1 - seat: args.opponent}) for seat in (0, 1)]


sides = begin(args.games // 2, 1, "gain", "same")
inputs, actions = sides[0].num_inputs, sides[0].num_actions
shapes = {"w1": (inputs, args.hidden), "b1": (args.hidden,), "wp": (args.hidden, actions), "bp": (actions,),
          "wv": (args.hidden, 1), "bv": (1,)}
weights = {name: (rng.normal(0, shape[0] ** -0.5, shape) if len(shape) == 2 else np.zeros(shape)).astype(np.float32)
           for name, shape in shapes.items()}
weights["wp"] *= 0.1
if args.play:
    weights = dict(np.load(args.play))
moments = {name: [np.zeros_like(value), np.zeros_like(value)] for name, value in weights.items()}


def seen_and_legal(batches):
    return [np.concatenate([getattr(batch, name) for batch in batches]) for name in ("observation", "mask")]


def forward(seen, mask):
    hidden = np.tanh(seen @ weights["w1"] + weights["b1"])
    scores = np.where(mask, hidden @ weights["wp"] + weights["bp"], np.float32(-1e9))
    scores -= scores.max(axis=1, keepdims=True)
    chances = np.exp(scores)
    chances /= chances.sum(axis=1, keepdims=True)
    return hidden, chances, (hidden @ weights["wv"] + weights["bv"])[:, 0]


def learn(seen, mask, taken, old, gain, goal, step, rate, entropy, clip=0.2):
    hidden, chances, value = forward(seen, mask)
    rows = np.arange(len(taken))
    ratio = chances[rows, taken] / old
    # Where clipping holds, the gradient is nothing.
    pull = (np.where(gain > 0, ratio < 1 + clip, ratio > 1 - clip) * ratio * gain)[:, None]
    logs = np.log(np.maximum(chances, 1e-12))
    spread = -(chances * logs).sum(axis=1, keepdims=True)
    d_scores = chances * (pull + entropy * (logs + spread))
    d_scores[rows, taken] -= pull[:, 0]
    d_scores /= len(taken)
    d_value = 0.5 * (value - goal)[:, None] / len(taken)
    d_hidden = (d_scores @ weights["wp"].T + d_value @ weights["wv"].T) * (1 - hidden**2)
    slopes = {"wp": hidden.T @ d_scores, "bp": d_scores.sum(0), "wv": hidden.T @ d_value, "bv": d_value.sum(0),
              "w1": seen.T @ d_hidden, "b1": d_hidden.sum(0)}
    norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
    for name, slope in slopes.items():
        slope *= min(1.0, 0.5 / (norm + 1e-8))
        mean, square = moments[name]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        weights[name] -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-6)


def keep(curve):
    if args.weights:
        np.savez(args.weights, **weights)
        lines = [f"{seconds:.0f},{games},{share:.4f}\n" for seconds, games, share in curve]
        with open(args.weights.removesuffix(".npz") + ".csv", "w") as file:
            file.writelines(["seconds,games,won\n", *lines])


def imitate(games, seconds):
    """Supervised learning of what was decided in a file of games, and of who won, block by block."""
    begin, step, right, count = time.time(), 0, 0, 0
    while (gone := (time.time() - begin) / seconds) < 1:
        first = int(rng.integers(max(1, len(games) - 255)))
        told = games.positions(first, min(first + 256, len(games)), obs="f32")
        masks = np.unpackbits(told["mask"], axis=1, count=actions, bitorder="little").astype(bool)
        # Where there is no choice there is nothing to learn.
        chosen = rng.permutation(np.flatnonzero(masks.sum(axis=1) > 1))
        for part in np.array_split(chosen, max(1, len(chosen) // 512)):
            step += 1
            one = np.ones(len(part), np.float32)
            seen, taken = told["observation"][part], told["action"][part]
            _, chances, _ = forward(seen, masks[part])
            right, count = right + (chances.argmax(axis=1) == taken).sum(), count + len(part)
            # A gain of one over the very chances that are there is the gradient of imitation.
            learn(seen, masks[part], taken, chances[np.arange(len(part)), taken], one, told["reward"][part], step,
                  args.rate * (1.1 - gone), 0.0, clip=np.inf)
        if step // 500 != (step - len(chosen) // 512) // 500:
            print(f"{time.time() - begin:6.0f} s of lessons: {right / count:.1%} of {count} decisions as the teacher",
                  flush=True)
            right = count = 0


if args.teacher:
    imitate(skyrail.Dataset(args.teacher), 60 * args.lessons)
    moments = {name: [np.zeros_like(value), np.zeros_like(value)] for name, value in weights.items()}
begin_time, updates, stepped, results, curve = time.time(), 0, 0, [], []
totals = np.zeros((args.games // 2 * 2, 2), np.float32)
kept_at = told_at = 0.0
while updates < 3 if args.short else time.time() - begin_time < 60 * args.minutes:
    kept = {name: [] for name in ("seen", "mask", "taken", "old", "value", "reward", "over")}
    for _ in range(args.steps):
        seen, mask = seen_and_legal(sides)
        _, chances, value = forward(seen, mask)
        # The largest of chances over exponential draws is an action drawn by its chance; a draw may be zero.
        draws = np.maximum(rng.standard_exponential(chances.shape, np.float32), 1e-20)
        taken = (chances / draws).argmax(axis=1)
        for batch, own in zip(sides, np.split(taken, 2), strict=True):
            batch.step(own)
        # Own gain first, then the rival's.
        gained = np.concatenate([sides[0].rewards, sides[1].rewards[:, ::-1]])
        over = np.concatenate([batch.terminated for batch in sides])
        totals += gained
        won = np.sign(totals[:, 0] - totals[:, 1]) * over
        results += won[over].tolist()
        totals[over] = 0
        reward = (gained[:, 0] - gained[:, 1]) / args.points + won
        old = chances[np.arange(len(taken)), taken]
        for name, what in zip(kept, (seen, mask, taken, old, value, reward, over), strict=True):
            kept[name].append(what)
    _, _, last = forward(*seen_and_legal(sides))
    gain, gains = np.zeros(len(last), np.float32), []
    for reward, over, value in zip(reversed(kept["reward"]), reversed(kept["over"]), reversed(kept["value"])):
        surprise = reward + 0.997 * last * ~over - value
        gain = surprise + 0.997 * 0.95 * gain * ~over
        gains.append(gain)
        last = value
    flat = {name: np.concatenate(kept[name]) for name in kept}
    gain = np.concatenate(gains[::-1]).astype(np.float32)
    goal = gain + flat["value"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    gone = min(1.0, (time.time() - begin_time) / (60 * args.minutes + 1e-8))
    for _ in range(3):
        for part in np.array_split(rng.permutation(len(gain)), max(1, len(gain) // 1024)):
            stepped += 1
            learn(flat["seen"][part], flat["mask"][part], flat["taken"][part], flat["old"][part], gain[part],
                  goal[part], stepped, args.rate * (1 - 0.8 * gone), 0.01 * (1 - 0.8 * gone))
    updates += 1
    seconds = time.time() - begin_time
    if results and (seconds - told_at > 30 or args.short):
        told_at, recent = seconds, np.array(results[-1000:])
        curve.append((seconds, len(results), (recent.mean() + 1) / 2))
        print(f"{seconds:6.0f} s, {updates} updates, {len(results)} games: {curve[-1][2]:.1%} of the last "
              f"{len(recent)} won", flush=True)
    if seconds - kept_at > 120:
        kept_at = seconds
        keep(curve)
keep(curve)

# Fresh deals, each from both seats, the likeliest action always.
won = np.full((2, args.deals), np.nan)
for seat, batch in enumerate(begin(args.deals, 10**9, "win", "next")):
    while np.isnan(won[seat]).any():
        _, chances, _ = forward(batch.observation, batch.mask)
        batch.step(chances.argmax(axis=1))
        # Games that begin anew meanwhile do not count.
        ended = batch.terminated & (batch.game_id < args.deals)
        won[seat, ended] = (batch.rewards[ended, seat] + 1) / 2
shares = won.mean(axis=0)
share, error = shares.mean(), 1.96 * shares.std() / max(1, args.deals) ** 0.5
whole = hashlib.sha256(b"".join(weights[name].tobytes() for name in sorted(weights))).hexdigest()
print(f"{updates} updates, {len(results)} games; {share:.1%} ± {error:.1%} of {2 * args.deals} games on fresh deals won "
      f"against {args.opponent}; weights {whole[:16]}")
