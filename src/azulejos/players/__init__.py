"""Computer players, and the engine protocol for programs in any language."""

from .comparison import Comparison, compare_moves
from .engine_client import EngineClient, EngineFailure, FailureKind
from .hints import think_of_hint
from .one_ply import OnePlyPlayer
from .search_player import SearchPlayer
from .shipped_networks import NetworkError
from .thinker import Info, Limits, Settings, Stop, Thinker, unheard

__all__ = [
    "Comparison",
    "EngineClient",
    "EngineFailure",
    "FailureKind",
    "Info",
    "Limits",
    "NetworkError",
    "OnePlyPlayer",
    "SearchPlayer",
    "Settings",
    "Stop",
    "Thinker",
    "compare_moves",
    "think_of_hint",
    "unheard",
]
