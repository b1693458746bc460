"""The set-up of Airlines Europe."""

from . import seats_from


def opening(record, board, luck, told):
    seats = seats_from(record, luck, 2, told)
    out = {2: ["yellow", "blue", "violet"], 3: ["yellow", "violet"], 4: ["yellow"], 5: []}[len(seats)]
    pile = {one["id"]: 0 if one["color"] in out else one["planes"] for one in board["airlines"]}
    for _ in range(5):
        told.append({"kind": "turned-up", "share": luck.kind(0, pile)})
    for seat in seats:
        while True:
            hand = [luck.kind(0, pile) for _ in range(8)]
            told.extend({"kind": "dealt", "seat": seat, "share": share} for share in hand)
            if len(set(hand)) > 1:
                break
            for share in hand:
                pile[share] += 1
            told.append({"kind": "dealt-again", "seat": seat})
