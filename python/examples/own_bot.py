"""A bot of one's own against ours: it tries each legal action, plays on at random, and takes the best."""

import sys

import numpy as np

import skyrail


def choose(batch: skyrail.Batch, tries: int) -> int:
    seat, best, choice = int(batch.current_seat[0]), -np.inf, -1
    for action in batch.legal_actions(seat)[:40]:
        world = batch.determinize(seat, seed=int(action))  # What we can't see is dealt anew: no peeking.
        world.step([action])
        over = world.current_seat[0] < 0
        value = (world.rewards if over else world.playout("uniform", tries))[0, seat]
        if value > best:
            best, choice = value, int(action)
    return choice


short = "--short" in sys.argv
games, tries = (1, 1) if short else (10, 20)
won = 0
for seed in range(games):
    game = skyrail.Batch("jet-set", seed=seed, autoreset="off", opponents={1: "greedy"})
    while game.current_seat[0] >= 0:
        game.step([choose(game, tries)])
    won += game.standing()["places"][0] == 1
print(f"won {won} of {games} games against greedy")
