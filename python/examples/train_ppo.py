"""Proximal policy optimisation in plain NumPy: one learner against one of our bots, with masks.

The network has two hidden layers and its gradients are written out, so that nothing but NumPy is needed. Half of the
games are played from the first seat and half from the second. At the end of a game the learner is paid for the win and
for how far ahead it is. With `--teacher FILE` it first imitates the games of a file that `skyrail dataset` wrote.
Time is counted in processor seconds of all threads, so that other work on the machine changes nothing: an hour on two
cores is `--seconds 7200`. `--weights ppo.npz` keeps the weights, and the curve beside them. Before and after, the
learner plays fresh deals without learning, each from both seats. `--short` makes a few updates only.
"""

import argparse
import hashlib
import time

import numpy as np

import skyrail

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--title", default="airlines-europe")
parser.add_argument("--opponent", default="greedy")
parser.add_argument("--seconds", type=float, default=1200, help="processor seconds of all learning")
parser.add_argument("--teacher", help="a file of games to imitate first")
parser.add_argument("--lessons", type=float, default=600, help="processor seconds of imitation, of all seconds")
parser.add_argument("--lesson-rate", type=float, default=1e-3)
parser.add_argument("--games", type=int, default=256)
parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
parser.add_argument("--hidden", type=int, nargs=2, default=(384, 192))
parser.add_argument("--rate", type=float, default=2e-4)
parser.add_argument("--entropy", type=float, default=0.003)
parser.add_argument("--points", type=float, default=50, help="so many points ahead are worth as much as the win")
parser.add_argument("--weights", help="where the weights go, as .npz")
parser.add_argument("--play", help="weights to go on from, or with --seconds 0 to play with")
parser.add_argument("--deals", type=int, default=1000, help="deals of a trial, each from both seats")
parser.add_argument("--short", action="store_true")
args = parser.parse_args()
if args.short:
    args.games, args.steps, args.hidden, args.deals = 16, 16, (32, 16), 8
rng = np.random.default_rng(1)


def begin(games, seed, reward, autoreset):
    """The learner's games: one batch for each of the two seats."""
    return [skyrail.Batch(args.title, games, 2, obs="f32", seed=seed, threads=2, reward=reward, autoreset=autoreset,
                          opponents={1 - seat: args.opponent}) for seat in (0, 1)]


class Net:
    """Two hidden layers, then a score for each action and a guess of what the game will pay."""

    def __init__(self, inputs, actions):
        sizes = {"1": (inputs, args.hidden[0]), "2": tuple(args.hidden), "p": (args.hidden[1], actions),
                 "v": (args.hidden[1], 1)}
        self.weights = {}
        for name, (above, below) in sizes.items():
            spread = {"p": 0.1, "v": 0.1}.get(name, 2**0.5) * above**-0.5
            self.weights["w" + name] = rng.normal(0, spread, (above, below)).astype(np.float32)
            self.weights["b" + name] = np.zeros(below, np.float32)
        self.forget()

    def forget(self):
        """What Adam remembers begins anew."""
        self.steps, self.moments = 0, {name: [np.zeros_like(w), np.zeros_like(w)] for name, w in self.weights.items()}

    def forward(self, seen, mask):
        """Both hidden layers, the chance of each action, and the guess."""
        w = self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        scores = second @ w["wp"] + w["bp"]
        np.copyto(scores, np.float32(-1e9), where=~mask)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores, out=scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return first, second, chances, (second @ w["wv"] + w["bv"])[:, 0]

    def learn(self, seen, whole, d_scores, d_value, rate):
        """One step of Adam from the slopes of scores and guesses; `whole` is what `forward` gave."""
        w, (first, second) = self.weights, whole[:2]
        d_scores, d_value = d_scores / len(seen), d_value[:, None] / len(seen)
        d_second = (d_scores @ w["wp"].T + d_value @ w["wv"].T) * (second > 0)
        d_first = (d_second @ w["w2"].T) * (first > 0)
        slopes = {}
        for name, above, below in (("1", seen, d_first), ("2", first, d_second), ("p", second, d_scores),
                                   ("v", second, d_value)):
            slopes["w" + name], slopes["b" + name] = above.T @ below, below.sum(axis=0)
        shrink = min(1.0, 0.5 / (sum(float(np.vdot(s, s)) for s in slopes.values()) ** 0.5 + 1e-8))
        self.steps += 1
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            slope *= np.float32(shrink)
            mean, square = self.moments[name]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            w[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def seen_and_legal(batches):
    return [np.concatenate([getattr(batch, name) for batch in batches]) for name in ("observation", "mask")]


def imitate(net, games, seconds):
    """Supervised learning of what was decided in a file of games, and of what they paid, block by block."""
    begun, right, count, told_at = time.process_time(), 0, 0, 0.0
    blocks = []
    while (gone := time.process_time() - begun) < seconds:
        blocks = blocks or rng.permutation(np.arange(0, len(games), 128)).tolist()
        first = blocks.pop()
        stop = min(first + 128, len(games))
        told = games.positions(first, stop, obs="f32")
        masks = np.unpackbits(told["mask"], axis=1, count=told["mask"].shape[1] * 8, bitorder="little").astype(bool)
        masks = masks[:, :net.weights["bp"].size]
        points = games.results(first, stop)["points"]
        ahead = (points[:, 0] - points[:, 1])[told["game"] - first] * (1 - 2 * told["seat"])
        paid = (told["reward"] + ahead / args.points).astype(np.float32)
        # Where there is no choice there is nothing to learn.
        chosen = rng.permutation(np.flatnonzero(masks.sum(axis=1) > 1))
        for part in np.array_split(chosen, max(1, len(chosen) // 512)):
            seen, taken, rows = told["observation"][part], told["action"][part], np.arange(len(part))
            whole = net.forward(seen, masks[part])
            d_scores = whole[2]
            right, count = right + (d_scores.argmax(axis=1) == taken).sum(), count + len(part)
            d_scores[rows, taken] -= 1
            net.learn(seen, whole, d_scores, 0.5 * (whole[3] - paid[part]), args.lesson_rate * (1.02 - gone / seconds))
        if gone - told_at > 60:
            print(f"{gone:6.0f} s of lessons: {right / count:.1%} of {count} decisions as the teacher", flush=True)
            told_at, right, count = gone, 0, 0


def play(net, sides, totals, results):
    """So many decisions in all games, and how much better each went than was guessed (GAE)."""
    kept = {name: [] for name in ("seen", "mask", "taken", "old", "value", "reward", "over")}
    for _ in range(args.steps):
        seen, mask = seen_and_legal(sides)
        _, _, chances, value = net.forward(seen, mask)
        # The largest of chances over exponential draws is an action drawn by its chance; a draw may be zero.
        draws = np.maximum(rng.standard_exponential(chances.shape, np.float32), 1e-20)
        taken = (chances / draws).argmax(axis=1)
        for batch, own in zip(sides, np.split(taken, 2), strict=True):
            batch.step(own)
        # Own gain less the rival's.
        totals += np.concatenate([side.rewards @ sign for side, sign in zip(sides, ([1, -1], [-1, 1]), strict=True)])
        over = np.concatenate([batch.terminated for batch in sides])
        reward = ((np.sign(totals) + totals / args.points) * over).astype(np.float32)
        results += (np.sign(totals[over]) / 2 + 0.5).tolist()
        totals[over] = 0
        old = chances[np.arange(len(taken)), taken]
        for name, what in zip(kept, (seen, mask, taken, old, value, reward, over), strict=True):
            kept[name].append(what)
    last = net.forward(*seen_and_legal(sides))[3]
    gain, gains = np.zeros_like(last), []
    for reward, over, value in zip(*(reversed(kept[name]) for name in ("reward", "over", "value")), strict=True):
        gain = reward + last * ~over - value + np.float32(0.95) * gain * ~over
        gains.append(gain)
        last = value
    flat = {name: np.concatenate(rows) for name, rows in kept.items()}
    return flat, np.concatenate(gains[::-1])


def update(net, flat, gain, rate, clip=np.float32(0.2)):
    """PPO: twice over what was played."""
    goal = gain + flat["value"]
    gain = (gain - gain.mean()) / (gain.std() + np.float32(1e-8))
    for part in [part for _ in range(2)
                 for part in np.array_split(rng.permutation(len(gain)), max(1, len(gain) // 1024))]:
        seen, taken, rows = flat["seen"][part], flat["taken"][part], np.arange(len(part))
        whole = net.forward(seen, flat["mask"][part])
        chances, value = whole[2:]
        ratio = chances[rows, taken] / flat["old"][part]
        # Where clipping holds, the gradient is nothing.
        pull = np.where(gain[part] > 0, ratio < 1 + clip, ratio > 1 - clip) * ratio * gain[part]
        logs = np.log(np.maximum(chances, np.float32(1e-12)))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        d_scores = chances * (pull[:, None] + np.float32(args.entropy) * (logs + spread))
        d_scores[rows, taken] -= pull
        net.learn(seen, whole, d_scores, 0.5 * (value - goal[part]), rate)


def trial(net):
    """The share won on fresh deals, each from both seats, the likeliest action always; and its error."""
    won = np.full((2, args.deals), np.nan)
    for seat, batch in enumerate(begin(args.deals, 10**9, "win", "next")):
        while np.isnan(won[seat]).any():
            batch.step(net.forward(batch.observation, batch.mask)[2].argmax(axis=1))
            # Games that begin anew meanwhile do not count.
            ended = batch.terminated & (batch.game_id < args.deals)
            won[seat, ended] = (batch.rewards[ended, seat] + 1) / 2
    shares = won.mean(axis=0)
    return (f"{shares.mean():.1%} ± {1.96 * shares.std() / max(1, args.deals) ** 0.5:.1%} of {2 * args.deals} games "
            f"on fresh deals won against {args.opponent}")


def keep(net, curve):
    if args.weights:
        np.savez(args.weights, **net.weights)
        with open(args.weights.removesuffix(".npz") + ".csv", "w") as file:
            file.writelines(["seconds,games,won\n", *(f"{at:.0f},{games},{won:.4f}\n" for at, games, won in curve)])


sides, spent = begin(args.games // 2, 1, "gain", "same"), 0.0
net = Net(sides[0].num_inputs, sides[0].num_actions)
if args.play:
    net.weights = dict(np.load(args.play))
if args.teacher:
    spent = time.process_time()
    imitate(net, skyrail.Dataset(args.teacher), args.lessons)
    spent = time.process_time() - spent
    keep(net, [])
    print(f"{spent:6.0f} s, after imitation: {trial(net)}", flush=True)
net.forget()
begun, updates, results, curve, told_at = time.process_time() - spent, 0, [], [], spent
totals = np.zeros(args.games // 2 * 2)
while updates < 3 if args.short else time.process_time() - begun < args.seconds:
    left = 1 - min(1.0, (time.process_time() - begun - spent) / max(1.0, args.seconds - spent))
    update(net, *play(net, sides, totals, results), args.rate * (0.1 + 0.9 * left))
    updates += 1
    seconds = time.process_time() - begun
    if results and (seconds - told_at > 60 or args.short):
        told_at, recent = seconds, np.array(results[-2000:])
        curve.append((seconds, len(results), recent.mean()))
        print(f"{seconds:6.0f} s, {updates} updates, {len(results)} games: {recent.mean():.1%} of the last "
              f"{len(recent)} won", flush=True)
        keep(net, curve)
keep(net, curve)
whole = hashlib.sha256(b"".join(net.weights[name].tobytes() for name in sorted(net.weights))).hexdigest()
print(f"{updates} updates, {len(results)} games: {trial(net)}; weights {whole}")
