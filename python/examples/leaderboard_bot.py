"""A program for `skyrail leaderboard`: it speaks lines of JSON on standard input and output, or on a socket.

    skyrail leaderboard jet-set --program 'python3 python/examples/leaderboard_bot.py'

`skyrail.leaderboard.play` does the talking; what is left is to choose. `--socket PORT` listens instead, for
`--program tcp:127.0.0.1:PORT`; `--short` plays nothing but shows what a decision looks like.
"""

import random
import sys

import skyrail.leaderboard

rng = random.Random(1)


def choose(asked):
    """`asked["legal"]` are the legal actions in words, `asked["view"]` is what the seat sees."""
    longest = max(map(len, asked["legal"]))
    # Not clever: whatever takes most words to say.
    return rng.choice([action for action in asked["legal"] if len(action) == longest])


if "--short" in sys.argv:
    print(choose({"legal": ["income", "buy paris--london"], "view": {}}))
elif "--socket" in sys.argv:
    skyrail.leaderboard.play(choose, name="wordy", port=int(sys.argv[sys.argv.index("--socket") + 1]))
else:
    skyrail.leaderboard.play(choose, name="wordy")
