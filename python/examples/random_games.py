"""Plays whole games at random in each title, and says who won and how."""

import skyrail

for title in skyrail.titles():
    batch = skyrail.Batch(title, n=1, players=3, seed=1, autoreset="off")
    while batch.current_seat[0] >= 0:
        batch.step(batch.sample_legal())
    print(f"{title}: {batch.step_count[0]} decisions, {batch.standing()}")
