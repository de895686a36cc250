"""The typed face of the compiled core: the same game as `rules`, fast.

A `State` changes in place and speaks of actions, whole numbers in the fixed order source,
color, destination, then the gray side's row and column. `from_position`, `to_position`,
`action_of` and `move_of` lead from one world to the other.
"""

from azulejos.native._core import (
    ROWS_VERSION,
    SEARCH_VERSION,
    Level,
    Network,
    Random,
    Searcher,
    State,
    StopFlag,
    Stopped,
    Totals,
    Variation,
    boundary_feature_names,
    boundary_features,
    inputs_of_rows,
    levels,
    network_shape,
    play_games,
    row_size,
    self_play,
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
    "ROWS_VERSION",
    "SEARCH_VERSION",
    "Level",
    "Network",
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
    "inputs_of_rows",
    "levels",
    "move_of",
    "network_shape",
    "play_games",
    "row_size",
    "self_play",
    "to_position",
]
