"""Skyrail for Python: route-network board games with hidden information, many at once.

>>> import skyrail
>>> batch = skyrail.Batch("jet-set", n=4, players=2, seed=1)
>>> batch.step(batch.sample_legal())
>>> batch.observation.shape == (4, batch.num_inputs)
True

The faces for other libraries are modules of their own, loaded only when they are asked for: `skyrail.gym`,
`skyrail.aec` and `skyrail.openspiel`, and `skyrail.draw` for notebooks.
"""

from skyrail._core import Batch, Dataset, bots, titles

__all__ = ["Batch", "Dataset", "bots", "titles"]
