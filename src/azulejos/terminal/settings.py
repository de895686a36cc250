"""The settings: language, length, letters, level, pace."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeVar

from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS
from azulejos.words.voice import Length, Letters

from .data_folder import Store, UnreadableSaveError, read_small, write_whole

_Choice = TypeVar("_Choice", bound=Enum)
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class StepPace(Enum):
    """How the full screen shows the steps of the scoring."""

    AUTO = "auto"
    KEY = "key"
    """One step for each Enter."""
    NONE = "none"
    """Only the result."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's choices. None was never chosen, so its default may change."""

    language: Language | None = None
    length: Length | None = None
    letters: Letters | None = None
    level: int | None = None
    pace: StepPace | None = None
    course_step: int = 0
    """Steps of the course that are done."""
    name: str | None = None
    """The name used at online tables."""


def load_preferences(store: Store) -> Preferences:
    """The kept settings. Raises UnreadableSaveError if the file is torn or foreign."""
    text = read_small(store.settings)
    if text is None:
        return Preferences()
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableSaveError(str(error)) from error
    if not isinstance(kept, dict):
        raise UnreadableSaveError("settings are an object")
    level, step, name = kept.get("level"), kept.get("course_step"), kept.get("name")
    return Preferences(
        language=_choice(Language, kept.get("language")),
        length=_choice(Length, kept.get("length")),
        letters=_choice(Letters, kept.get("letters")),
        level=level if type(level) is int and level in LEVELS else None,
        pace=_choice(StepPace, kept.get("pace")),
        course_step=step if type(step) is int and step > 0 else 0,
        name=name if isinstance(name, str) else None,
    )


def save_preferences(store: Store, preferences: Preferences) -> None:
    """Keeps the settings. Raises OSError if the folder can't be used."""
    chosen = {
        "language": _value(preferences.language),
        "length": _value(preferences.length),
        "letters": _value(preferences.letters),
        "level": preferences.level,
        "pace": _value(preferences.pace),
        "course_step": preferences.course_step or None,
        "name": preferences.name,
    }
    kept = {name: value for name, value in chosen.items() if value is not None}
    write_whole(store.settings, json.dumps(kept, indent=2) + "\n")


def language_of(environment: Mapping[str, str]) -> Language:
    """The language of the locale; English if there is no catalog for it."""
    locale = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    return _choice(Language, locale[:2].lower()) or Language.ENGLISH


def _choice(kind: type[_Choice], value: object) -> _Choice | None:
    return next((each for each in kind if each.value == value), None)


def _value(choice: Enum | None) -> object:
    return None if choice is None else choice.value
