"""The set-up of Jet Set."""

from . import seats_from


def opening(record, board, luck, told):
    seats = seats_from(record, luck, 4, told)
    name = lambda cities: "--".join(cities)
    short, long = ([name(card) for worth in worths for card in board["flights"][worth]] for worths in ("13", "57"))
    ones = {name(card) for card in board["flights"]["1"]}
    least = max(len(seats), 3)
    row = 0
    while row < 2 * least:
        flight = luck.card(0, short)
        row += flight in ones
        told.append({"kind": "turned-up" if flight in ones else "set-aside", "flight": flight})
    for _ in range(least):
        told.append({"kind": "turned-up", "flight": luck.card(1, long)})
    finals = [name(card) for card in board["final_flights"]]
    for seat in seats:
        for _ in range(2):
            told.append({"kind": "final-dealt", "seat": seat, "flight": luck.card(2, finals)})
