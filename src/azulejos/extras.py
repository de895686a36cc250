"""The extras of the package, and what to say where one is missing.

`pip install azulejos` brings little: the rules, the core, the engine, plain text and the companion.
Code that needs more calls `require_extra` first.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

_MODULES: Final = {
    "arena": ("choix", "matplotlib", "rich"),
    "envs": ("gymnasium", "numpy", "open_spiel", "pettingzoo"),
    "online": ("msgspec", "websockets"),
    "postgresql": ("asyncpg",),
    "ray": ("ray",),
    "train": ("numpy", "torch"),
    "tui": ("textual",),
    "web": (
        "aiosqlite",
        "alembic",
        "litestar",
        "msgspec",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
}
"""The modules that each extra of `pyproject.toml` brings."""


class MissingExtraError(ImportError):
    """An extra that is not installed; the text says who needs it and how to install it."""


def require_extra(extra: str, user: str) -> None:
    """Raises MissingExtraError unless the extra is installed. `user` is the command or option."""
    if not has_extra(extra):
        raise MissingExtraError(f"{user} needs an extra: {install_command(extra)}")


def has_extra(extra: str) -> bool:
    """Whether everything the extra brings is installed. Imports nothing."""
    return all(find_spec(module) is not None for module in _MODULES[extra])


def install_command(extra: str) -> str:
    """The command that installs the extra.

    >>> install_command("web")
    "pip install 'azulejos[web]'"
    """
    return f"pip install 'azulejos[{extra}]'"
