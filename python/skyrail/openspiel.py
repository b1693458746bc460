"""OpenSpiel: importing this registers every title as a game, `python_skyrail_jet_set` and so on.

Luck is sampled within a state, and who decide at the same time are asked one after the other, unseen.
`resample_from_infostate` deals anew what is hidden, so `ISMCTSBot` plays. Strings and tensors of information states
are those of a seat's view: all that the rules let it know, without the order in which it came to know it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from skyrail import Batch, titles

__all__ = ["PlayoutEvaluator", "game_names"]

# Long beyond any game that comes to an end by the rules.
_LONGEST = 20_000


def _name(title: str) -> str:
    return "python_skyrail_" + title.replace("-", "_")


def game_names() -> list[str]:
    """What `pyspiel.load_game` takes; players and seed are parameters: `python_skyrail_jet_set(players=3)`."""
    return [_name(title) for title in titles()]


def _game_type(title: str) -> pyspiel.GameType:
    least, most = titles()[title]["players"]
    return pyspiel.GameType(
        short_name=_name(title),
        long_name=f"Skyrail {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "seed": 0},
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players = int(params.get("players", 2))
        self._first_seed = int(params.get("seed", 0))
        self._begun = 0
        # Looked at for its sizes only.
        batch = Batch(self.title, 1, self.players)
        self.inputs = batch.num_inputs
        info = pyspiel.GameInfo(
            num_distinct_actions=batch.num_actions,
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_game_type(self.title), info, params)

    def new_initial_state(self) -> _State:
        """Another deal each time, the same ones for the same seed."""
        self._begun += 1
        seed = (self._first_seed << 32) + self._begun
        return _State(self, Batch(self.title, 1, self.players, seed=seed, autoreset="off"))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What a seat sees."""
        return _Observer(self.inputs, params)


class _State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: _Game, batch: Batch) -> None:
        super().__init__(game)
        self._game = game
        self.batch = batch

    def current_player(self) -> int:
        seat = int(self.batch.current_seat[0])
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.is_terminal() else sorted(self.batch.legal_actions(player).tolist())

    def _apply_action(self, action: int) -> None:
        self.batch.step([action])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.batch.action_to_string(action)

    def is_terminal(self) -> bool:
        return bool(self.batch.current_seat[0] < 0)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._game.players
        places = self.batch.standing()["places"] or []
        share = 1.0 / places.count(1)
        won = [share if place == 1 else 0.0 for place in places]
        return [one - (1.0 - one) / (len(places) - 1) for one in won]

    def information_state_string(self, player: int | None = None) -> str:
        return str(self.batch.observe(self._eye(player)).tobytes().hex())

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def _eye(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> _State:
        """A state that this player can't tell from this one, all else dealt anew."""
        seed = int(probability_sampler() * 2**53)
        return _State(self._game, self.batch.determinize(player_id, seed=seed))

    def clone(self) -> _State:
        return _State(self._game, self.batch.clone())

    def __deepcopy__(self, memo: Any) -> _State:
        return self.clone()

    def __str__(self) -> str:
        return f"{self.batch.title} after {self.batch.step_count[0]} decisions"


class _Observer:
    def __init__(self, inputs: int, params: Any) -> None:
        if params:
            raise ValueError("observations take no parameters")
        self.tensor = np.zeros(inputs, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.batch.observe(player)

    def string_from(self, state: _State, player: int) -> str:
        return state.information_state_string(player)


class PlayoutEvaluator:
    """For `ISMCTSBot`: the mean of games played on in Rust, by chance or by one of our bots."""

    def __init__(self, times: int = 1, bot: str = "uniform", seed: int = 0) -> None:
        self._times, self._bot, self._seed = times, bot, seed

    def evaluate(self, state: _State) -> list[float]:
        """What each player can expect."""
        self._seed += 1
        mean = state.batch.playout(self._bot, self._times, seed=self._seed)[0]
        return [float(one) for one in mean]

    def prior(self, state: _State) -> list[tuple[int, float]]:
        """Every legal action alike."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


for _title in titles():
    pyspiel.register_game(_game_type(_title), type(_name(_title), (_Game,), {"title": _title}))
