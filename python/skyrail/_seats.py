"""Who sits where, as the faces for single learners take it."""

from __future__ import annotations

from collections.abc import Sequence


def opponents_of(opponents: str | Sequence[str], seat: int, players: int) -> dict[int, str]:
    """The bot of each seat but one: one name for all of them, or a name for each, clockwise from the next seat."""
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {players - 1}")
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise ValueError(f"{players} players have {players - 1} opponents, not {len(names)}")
    return {(seat + 1 + step) % players: name for step, name in enumerate(names)}
