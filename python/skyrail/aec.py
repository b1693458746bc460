"""PettingZoo: every seat is an agent, asked one after the other.

Where seats decide at the same time they are asked in turn, and none sees what another chose.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from skyrail import Batch

__all__ = ["Env", "env"]


class Env(AECEnv):  # type: ignore[misc, type-arg]
    """One game with an agent for each seat. Observations hold `observation` and `action_mask`."""

    def __init__(
        self,
        title: str,
        players: int = 2,
        *,
        reward: str = "win",
        board: str | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        super().__init__()
        self._batch = Batch(title, 1, players, reward=reward, autoreset="off", board=board, options=options)
        self.metadata = {"name": f"skyrail_{title.replace('-', '_')}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._rng: np.random.Generator | None = None
        count = self._batch.num_actions
        self._observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (self._batch.num_inputs,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self._action_spaces = {agent: gymnasium.spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent sees."""
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """What an agent may do, legal or not."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins another game; with a seed always the same one."""
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed)
        self._batch.reset(seed=int(self._rng.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._batch.current_seat[0])]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees now, and what is legal for it if it is asked."""
        seat = self.possible_agents.index(agent)
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self._batch.mask[0].astype(np.int8) if asked else np.zeros(self._batch.num_actions, np.int8)
        return {"observation": self._batch.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Makes the decision of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._batch.step(np.asarray([action], dtype=np.int64))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._batch.terminated[0]:
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = float(self._batch.rewards[0, seat])
                self.terminations[name] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(self._batch.current_seat[0])]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn here; see `skyrail.draw`."""

    def close(self) -> None:
        """Ends it."""
        self._batch.close()


def env(title: str, players: int = 2, **options: Any) -> Env:
    """A PettingZoo environment of a title."""
    return Env(title, players, **options)
