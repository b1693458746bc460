"""OpenSpiel's information-set search plays one of our titles against chance."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import skyrail.openspiel

simulations, most = (8, 20) if "--short" in sys.argv else (200, 10_000)
game = pyspiel.load_game("python_skyrail_jet_set", {"players": 2, "seed": 1})
evaluator = skyrail.openspiel.PlayoutEvaluator(times=1)
bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=np.random.RandomState(1))
state, rng = game.new_initial_state(), np.random.RandomState(2)
for _ in range(most):
    if state.is_terminal():
        break
    action = bot.step(state) if state.current_player() == 0 else int(rng.choice(state.legal_actions()))
    state.apply_action(action)
print(state, "and the search got", state.returns()[0])
