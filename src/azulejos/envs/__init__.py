"""Environments for learning programs.

`Batch` steps many games at once in the core. `pettingzoo` and `gymnasium` speak the languages of
these libraries, with the extra `envs`; `import azulejos.envs` registers `Azulejos-v1`. `open_spiel`
registers `python_azulejos`. `evaluate` says how strong a policy is.
`docs/reference/environments.md` specifies observations, actions and rewards.
"""

from importlib.util import find_spec

from azulejos.native import OBSERVATION_VERSION

from .batch import Arrays, Batch
from .evaluation import Evaluation, evaluate
from .observation import ObservationField, observation_fields

__all__ = [
    "OBSERVATION_VERSION",
    "Arrays",
    "Batch",
    "Evaluation",
    "ObservationField",
    "evaluate",
    "observation_fields",
]

if find_spec("gymnasium") is not None:
    import gymnasium

    gymnasium.register(
        "Azulejos-v1",
        entry_point="azulejos.envs.gymnasium:LearnerEnv",
        vector_entry_point="azulejos.envs.gymnasium:LearnersEnv",
    )
