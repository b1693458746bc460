"""A board as an SVG picture for notebooks, with what is on its links, and a viewer for a game's past."""

from __future__ import annotations

from html import escape

import numpy as np

from skyrail import Batch

__all__ = ["Page", "Picture", "board", "replay"]

# Told apart also by those who see no red or no green.
_COLORS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#f0e442", "#56b4e9", "#8c564b", "#7f7f7f", "#bcbd22", "#17becf"]


class Picture(str):
    """The text of an SVG picture, which a notebook shows."""

    def _repr_svg_(self) -> str:
        return str(self)


class Page(str):
    """The text of a piece of HTML, which a notebook shows."""

    def _repr_html_(self) -> str:
        return str(self)


def board(batch: Batch, game: int = 0, seat: int = 0, width: int = 720) -> Picture:
    """The map as an SVG text. A link has a line for each seat, or airline, that has something on it."""
    map_, graph = batch.map(), batch.graph()
    vector = batch.observe(seat, game)
    # Who owns, has planes on, has claimed or flies each link; the first of these fields that the title has.
    names = graph["edge_features"]
    owners: list[list[int]] = [[] for _ in map_["links"]]
    for field in ("routes", "owned", "flown"):
        columns = [column for column, name in enumerate(names) if name.startswith(field + "[")]
        for owner, column in enumerate(columns):
            entries = graph["edge_entries"][:, column]
            # Seats are counted from the one that looks.
            color = owner if field == "flown" else (owner + seat) % batch.players
            for link in np.flatnonzero(vector[entries]):
                owners[int(link)].append(color)
    places = map_["places"]
    xs, ys = [x for _, x, _ in places], [y for _, _, y in places]
    left, top = min(xs) - 40, min(ys) - 40
    wide, high = max(xs) - left + 40, max(ys) - top + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}">',
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{wide:.0f}" height="{high:.0f}" fill="#fbf8f0"/>',
    ]
    for (name, a, b), on in zip(map_["links"], owners, strict=True):
        (_, ax, ay), (_, bx, by) = places[a], places[b]
        length = max(float(np.hypot(bx - ax, by - ay)), 1.0)
        dx, dy = -(by - ay) / length, (bx - ax) / length
        for nth, color in enumerate(on or [-1]):
            off = (nth - (len(on) - 1) / 2) * 4 if on else 0
            stroke, thick = (_COLORS[color % len(_COLORS)], 3.5) if color >= 0 else ("#b8b2a4", 1.5)
            parts.append(
                f'<line x1="{ax + dx * off:.1f}" y1="{ay + dy * off:.1f}" x2="{bx + dx * off:.1f}" '
                f'y2="{by + dy * off:.1f}" stroke="{stroke}" stroke-width="{thick}"><title>{escape(name)}</title></line>'
            )
    for name, x, y in places:
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#333"/>')
        parts.append(
            f'<text x="{x + 7:.1f}" y="{y - 6:.1f}" font-size="12" font-family="sans-serif" fill="#222" '
            f'stroke="#fbf8f0" stroke-width="3" paint-order="stroke">{escape(name)}</text>'
        )
    parts.append("</svg>")
    return Picture("".join(parts))


def replay(batch: Batch, game: int = 0, seat: int = 0, every: int = 1, width: int = 720) -> Page:
    """A page with a slider over the past of a game: the board after each decision, and the decision in words.

    A notebook shows it; anywhere else, write it to a file and open that.
    """
    past = batch.history(game)
    if (past == np.iinfo(np.uint16).max).any():
        raise ValueError("a game whose hidden cards were dealt anew has no past to show; show the one it came from")
    again = batch.begun(game)
    frames, words = [board(again, 0, seat, width)], ["the beginning"]
    for nth, number in enumerate(past.tolist(), 1):
        text = f"{nth}. seat {int(again.current_seat[0])}: {again.action_to_string(number)}"
        again.step([number])
        if nth % every == 0 or nth == len(past):
            frames.append(board(again, 0, seat, width))
            words.append(text)
    shown = "".join(
        f'<div class="frame" {"" if nth == 0 else "hidden"}><p>{escape(text)}</p>{frame}</div>'
        for nth, (frame, text) in enumerate(zip(frames, words, strict=True))
    )
    script = "for(const[i,f]of[...this.parentNode.querySelectorAll('.frame')].entries())f.hidden=i!=this.value"
    return Page(
        f'<div style="font-family:sans-serif"><input type="range" min="0" max="{len(frames) - 1}" value="0" '
        f'style="width:{width}px" aria-label="decision" oninput="{script}">{shown}</div>'
    )
