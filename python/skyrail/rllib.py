"""RLlib: every seat is an agent of a `MultiAgentEnv`; only the one that decides is asked.

Observations hold `observations` and `action_mask`, as RLlib's own examples of masked actions have them.

    from ray.tune.registry import register_env
    register_env("skyrail", lambda config: MultiAgent(config))
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from skyrail import Batch

__all__ = ["MultiAgent"]


class MultiAgent(MultiAgentEnv):  # type: ignore[misc]
    """One game with an agent for each seat. Keys of `config`: title, players, reward, board, options, seed."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        config = dict(config or {})
        title, players = config.pop("title", "jet-set"), config.pop("players", 2)
        self._rng = np.random.default_rng(config.pop("seed", None))
        known = {key: config[key] for key in ("reward", "board", "options") if key in config}
        self._batch = Batch(title, 1, players, obs="f32", autoreset="off", **known)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        batch = self._batch
        seen = gymnasium.spaces.Dict(
            {
                "action_mask": gymnasium.spaces.Box(0.0, 1.0, (batch.num_actions,), np.float32),
                "observations": gymnasium.spaces.Box(-np.inf, np.inf, (batch.num_inputs,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(batch.num_actions) for agent in self.possible_agents}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins another game; with a seed always the same one."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._batch.reset(seed=int(self._rng.integers(2**63)))
        self.agents = self.possible_agents[:]
        return self._asked(), {}

    def step(
        self, action_dict: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Makes the decision of the one agent that was asked."""
        agent = self.possible_agents[int(self._batch.current_seat[0])]
        if set(action_dict) != {agent}:
            raise ValueError(f"{agent} decides now, and nobody else")
        self._batch.step(np.asarray([action_dict[agent]], dtype=np.int64))
        over = bool(self._batch.terminated[0])
        rewards = dict(zip(self.possible_agents, self._batch.rewards[0].astype(float).tolist(), strict=True))
        ended = {"__all__": over}
        if over:
            self.agents = []
            ended |= dict.fromkeys(self.possible_agents, True)
        return self._asked(), rewards, ended, {"__all__": False}, {}

    def close(self) -> None:
        """Ends it."""
        self._batch.close()

    def _asked(self) -> dict[str, Any]:
        """What the agent that decides sees; all of them once the game is over."""
        batch, seat = self._batch, int(self._batch.current_seat[0])
        if seat >= 0:
            mask = batch.mask[0].astype(np.float32)
            return {self.possible_agents[seat]: {"action_mask": mask, "observations": batch.observation[0].copy()}}
        none = np.zeros(batch.num_actions, np.float32)
        # At the end `observation` is that of one seat; the others are told the same way.
        return {
            agent: {"action_mask": none, "observations": batch.observe(at).astype(np.float32)}
            for at, agent in enumerate(self.possible_agents)
        }
