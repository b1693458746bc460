#!/usr/bin/env python3
"""Recomputes the set-up of a recorded game from its secret, without any code of Skyrail.

    python3 opening.py game.skyrail [board.json]

It prints what `skyrail replay --json` tells as `opening`, so the two can be compared. A record of a board of one's own
holds the board; for the others give the board file, which `skyrail board export TITLE` prints. It needs nothing but
Python's standard library. The set-up of each title is a file in the folder `openings`, and docs/titles
says what it draws in which order.
"""

import hashlib
import importlib
import json
import pkgutil
import sys

import openings


def read(text):
    """The lines of a record by their first word."""
    record = {"option": {}, "seats": [], "entropy": {}}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "option":
            name, value = rest.split(" ")
            record["option"][name] = value
        elif word == "seat":
            record["seats"].append(rest.split(" ")[0])
        elif word == "entropy":
            seat, added = rest.split(" ")
            record["entropy"][seat] = bytes.fromhex(added)
        elif word == "board-file":
            record["board-file"] = json.loads(rest)
        else:
            record.setdefault(word, rest.split(" "))
    record["added"] = [record["entropy"].get(seat, b"") for seat in record["seats"]]
    return record


def main():
    record = read(open(sys.argv[1], encoding="utf-8").read())
    board = json.load(open(sys.argv[2], encoding="utf-8")) if len(sys.argv) > 2 else record["board-file"]
    secret = bytes.fromhex(record["secret"][0])
    parts = b"".join(len(part).to_bytes(8, "big") + part for part in (b"skyrail commitment", secret))
    if hashlib.sha256(parts).hexdigest() != record["commitment"][0]:
        sys.exit("The secret is not the one that was committed to.")
    known = {module.name.replace("_", "-"): module.name for module in pkgutil.iter_modules(openings.__path__)}
    title = record["title"][0]
    if title not in known:
        sys.exit(f"There is no file for the set-up of {title}.")
    told = []
    importlib.import_module(f"openings.{known[title]}").opening(record, board, openings.Luck(record), told)
    json.dump(told, sys.stdout)


main()
