"""Steps a thousand games at once and says how fast that is, with and without choosing the actions."""

import sys
import time

import numpy as np

import skyrail

seconds = 0.3 if "--short" in sys.argv else 3.0
for title in skyrail.titles():
    batch = skyrail.Batch(title, n=1024, players=2, seed=1)
    points, steps, stepping = [], 0, 0.0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        actions = batch.sample_legal()
        before = time.process_time()
        batch.step(actions)
        stepping += time.process_time() - before
        steps += len(batch)
        points += [batch.standing(int(game))["points"] for game in np.flatnonzero(batch.terminated)]
    whole = time.process_time() - begin
    mean = np.mean(points) if points else float("nan")
    print(f"{title}: step() {steps / stepping:,.0f}/s, whole loop {steps / whole:,.0f}/s of processor time; "
          f"{len(points)} games ended, {mean:.1f} points on average")
