"""The set-up of Ticket to Ride Germany."""

import sys

from . import seats_from


def opening(record, board, luck, told):
    seats = seats_from(record, luck, 4, told)
    bag = {color: board["passengers"].get(color, 0) for color in "red yellow green blue black white".split()}
    for place in board["cities"] + board.get("countries", []):
        crowd = {}
        for _ in range(place.get("passengers", 0)):
            color = luck.kind(3, bag)
            crowd[color] = crowd.get(color, 0) + 1
        if crowd:
            told.append({"kind": "placed", "place": place["id"], "passengers": crowd})
    cards = board["train_cards"]
    colors = "purple blue orange white green yellow black red".split()
    deck = {color: cards["per_color"] if color in cards["colors"] else 0 for color in colors}
    deck["loco"] = cards["locomotives"]
    for seat in seats:
        for _ in range(4):
            told.append({"kind": "dealt", "seat": seat, "card": luck.kind(0, deck)})
    for turned in range(11):
        row = [luck.kind(0, deck) for _ in range(5) if sum(deck.values())]
        told.extend({"kind": "turned-up", "slot": slot, "card": card} for slot, card in enumerate(row))
        if row.count("loco") < 3 or turned == 10:
            return
        if sum(deck.values()) < 5:
            sys.exit("The discards would be shuffled during the set-up, which this program leaves to Skyrail.")
        told.append({"kind": "refreshed"})
