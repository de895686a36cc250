"""Who decides: players, and the engine protocol by which programs of any language can play."""

from .client import EngineClient, EngineFailure, FailureKind
from .learned import NetworkError
from .one_ply import OnePlyPlayer
from .searching import SearchPlayer
from .thinking import Info, Limits, Settings, Stop, Thinker, unheard

__all__ = [
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
