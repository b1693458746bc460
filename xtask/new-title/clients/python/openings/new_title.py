"""The set-up of New Title."""

from . import seats_from


def opening(record, board, luck, told):
    homes = [city["id"] for city in board["cities"]]
    for seat in seats_from(record, luck, 0, told):
        told.append({"kind": "dealt", "seat": seat, "home": luck.card(1, homes)})
