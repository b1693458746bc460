"""Gymnasium: one learner against named bots, alone or many at once.

`Env.action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from skyrail import Batch
from skyrail._seats import opponents_of

__all__ = ["Env", "VectorEnv"]

_MODES = {
    "next": AutoresetMode.NEXT_STEP,
    "same": AutoresetMode.SAME_STEP,
    "off": AutoresetMode.DISABLED,
}


def _box(batch: Batch, obs: str) -> gymnasium.spaces.Box:
    if obs == "u8":
        return gymnasium.spaces.Box(0, 255, (batch.num_inputs,), np.uint8)
    return gymnasium.spaces.Box(-np.inf, np.inf, (batch.num_inputs,), np.float32)


class Env(gymnasium.Env[NDArray[Any], np.int64]):
    """One seat of one game; bots have the others and move within `step`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        title: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        obs: str = "f32",
        reward: str = "win",
        board: str | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._batch = Batch(
            title,
            1,
            players,
            obs=obs,
            reward=reward,
            autoreset="off",
            opponents=opponents_of(opponents, seat, players),
            board=board,
            options=options,
        )
        self._seat = seat
        self.render_mode = render_mode
        self.observation_space = _box(self._batch, obs)
        self.action_space = gymnasium.spaces.Discrete(self._batch.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begins another game; with a seed always the same one."""
        super().reset(seed=seed)
        self._batch.reset(seed=int(self.np_random.integers(2**63)))
        return self._batch.observation[0].copy(), self._info()

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Makes a decision; bots then decide until it is the learner's turn again."""
        self._batch.step(np.asarray([action], dtype=np.int64))
        reward = float(self._batch.rewards[0, self._seat])
        return self._batch.observation[0].copy(), reward, bool(self._batch.terminated[0]), False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now."""
        mask: NDArray[np.bool_] = self._batch.mask[0].copy()
        return mask

    def render(self) -> str:  # type: ignore[override]
        """Points of all seats and the last decision."""
        return f"{self._batch.title} after {self._batch.step_count[0]} decisions: {self._batch.standing()}"

    def close(self) -> None:
        """Ends it."""
        self._batch.close()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.mask[0].astype(np.int8)}


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """Many such games, stepped at once in Rust."""

    def __init__(
        self,
        title: str,
        num_envs: int,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        obs: str = "f32",
        reward: str = "win",
        autoreset: str = "next",
        threads: int = 1,
        board: str | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self._batch = Batch(
            title,
            num_envs,
            players,
            obs=obs,
            reward=reward,
            autoreset=autoreset,
            threads=threads,
            opponents=opponents_of(opponents, seat, players),
            board=board,
            options=options,
        )
        self._seat = seat
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": _MODES[autoreset]}
        self.single_observation_space = _box(self._batch, obs)
        self.single_action_space = gymnasium.spaces.Discrete(self._batch.num_actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begins all games anew, or those that `options["reset_mask"]` is true for."""
        which = (options or {}).get("reset_mask")
        if isinstance(seed, list):
            raise ValueError("one seed is enough for all games")
        if seed is not None:
            self._batch.reset(seed=seed)
        else:
            self._batch.reset(which)
        return self._batch.observation.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Makes one decision in every game."""
        batch = self._batch
        batch.step(actions)
        ended = batch.terminated.copy()
        info = self._info()
        if batch.autoreset == "same":
            info["final_obs"], info["_final_obs"] = batch.final_observation.copy(), ended
        rewards = batch.rewards[:, self._seat].astype(np.float64)
        return batch.observation.copy(), rewards, ended, np.zeros_like(ended), info

    def close_extras(self, **_: Any) -> None:
        """Ends it."""
        self._batch.close()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.mask.astype(np.int8)}
