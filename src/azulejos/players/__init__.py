"""Computer players, and the engine protocol for programs in any language."""

from .engine_client import EngineClient, EngineFailure, FailureKind
from .one_ply import OnePlyPlayer
from .search_player import SearchPlayer
from .shipped_networks import NetworkError
from .thinker import HINT_LIMITS, Info, Limits, Settings, Stop, Thinker, unheard

__all__ = [
    "HINT_LIMITS",
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
    "unheard",
]
