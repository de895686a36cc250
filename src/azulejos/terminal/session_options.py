"""What the options of `azulejos text`, `companion` and `--join` have in common: how the program
speaks, and which game to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from azulejos.rules import (
    MIN_PLAYERS,
    TACTILE_VERTICAL_LINE_BONUS,
    VERTICAL_LINE_BONUS,
    Rules,
    WallSide,
)
from azulejos.words.languages import Language
from azulejos.words.voice import Length, Letters, Voice

from .keeper import Keeper
from .modes import Front
from .settings import Preferences, language_of
from .speaker import Speaker


class VoiceOptions(Protocol):
    """How the program speaks; None where the option was not given."""

    @property
    def language(self) -> Language | None: ...

    @property
    def length(self) -> Length | None: ...

    @property
    def letters(self) -> Letters | None: ...


def voice_for(
    options: VoiceOptions,
    preferences: Preferences,
    environment: Mapping[str, str],
    letters: Letters = Letters.NAMES,
) -> Voice:
    """The voice of a session: options count before settings. `letters` if neither names any."""
    return Voice(
        options.language or preferences.language or language_of(environment),
        options.length or preferences.length or Length.NORMAL,
        options.letters or preferences.letters or letters,
    )


def front_for(
    options: VoiceOptions, speaker: Speaker, keeper: Keeper, preferences: Preferences
) -> Front:
    """The front of a session. It knows whether the person chose how colors are named."""
    return Front(speaker, keeper, preferences, bool(options.letters or preferences.letters))


def rules_for(players: int | None, named: int, *, is_gray: bool, is_tactile: bool) -> Rules:
    """The rules of the requested game. Without a number of players, there is a seat for everybody
    who is named."""
    return Rules(
        players or max(MIN_PLAYERS, named),
        WallSide.GRAY if is_gray else WallSide.COLORED,
        TACTILE_VERTICAL_LINE_BONUS if is_tactile else VERTICAL_LINE_BONUS,
    )
