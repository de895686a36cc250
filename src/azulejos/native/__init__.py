"""The typed face of the compiled core: the same game as `rules`, fast.

A `State` changes in place and speaks of actions, whole numbers in the fixed order source,
color, destination, then the gray side's row and column. `from_position`, `to_position`,
`action_of` and `move_of` lead from one world to the other.
"""

from azulejos.native._core import (
    Level,
    Random,
    Searcher,
    State,
    StopFlag,
    Stopped,
    Totals,
    Variation,
    boundary_feature_names,
    boundary_features,
    levels,
    play_games,
)

from .convert import (
    PHASES,
    action_of,
    counts_of,
    fields_of,
    from_position,
    move_of,
    to_position,
)

__all__ = [
    "PHASES",
    "Level",
    "Random",
    "Searcher",
    "State",
    "StopFlag",
    "Stopped",
    "Totals",
    "Variation",
    "action_of",
    "boundary_feature_names",
    "boundary_features",
    "counts_of",
    "fields_of",
    "from_position",
    "levels",
    "move_of",
    "play_games",
    "to_position",
]
