"""What the set-ups of all titles need: luck as docs/record-format.md defines it, and who begins.

Each title has a file here, whose `opening` adds to `told` what its set-up tells.
"""

import hmac


class Luck:
    """Draw k of stream d, as docs/record-format.md defines it."""

    def __init__(self, record):
        secret = bytes.fromhex(record["secret"][0])
        mix = b"".join(len(added).to_bytes(4, "big") + added for added in record["added"])
        self.key = hmac.digest(secret, b"skyrail luck" + mix, "sha256")
        self.drawn = [0] * 8

    def below(self, stream, bound):
        draw, self.drawn[stream] = self.drawn[stream], self.drawn[stream] + 1
        limit = 2**64 - 1 - (2**64 - 1) % bound
        block = 0
        while True:
            message = bytes([stream]) + draw.to_bytes(4, "big") + block.to_bytes(4, "big")
            digest = hmac.digest(self.key, message, "sha256")
            for at in range(0, 32, 8):
                word = int.from_bytes(digest[at:at + 8], "big")
                if word < limit:
                    return word % bound
            block += 1

    def kind(self, stream, deck):
        """One card of a deck that counts its cards by kind, in the order of the deck; it is taken out."""
        nth = self.below(stream, sum(deck.values()))
        for kind, count in deck.items():
            if nth < count:
                deck[kind] -= 1
                return kind
            nth -= count

    def card(self, stream, cards):
        """One of cards that are all different, in the order of the list; it is taken out."""
        return cards.pop(self.below(stream, len(cards)))


def seats_from(record, luck, stream, told):
    """The seats in the order of play, from the first."""
    seats, first = record["seats"], record["option"]["first"]
    at = luck.below(stream, len(seats)) if first == "random" else seats.index(first)
    told.append({"kind": "begins", "seat": seats[at]})
    return seats[at:] + seats[:at]
