"""Environments for learning programs: many games at once in the core.

`docs/reference/environments.md` specifies observations, actions and rewards.
"""

from azulejos.native import OBSERVATION_VERSION

from .batch import Arrays, Batch
from .observation import ObservationField, observation_fields

__all__ = [
    "OBSERVATION_VERSION",
    "Arrays",
    "Batch",
    "ObservationField",
    "observation_fields",
]
