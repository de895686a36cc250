"""Changes how the program speaks, by a typed order, and keeps that for the next time."""

from __future__ import annotations

from dataclasses import replace

from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import phrase
from azulejos.words.voice import Length, Letters

from .modes import Front


def set_voice(front: Front, command: Command) -> None:
    """Carries out an order for a language, a length or letters."""
    speaker, chosen, text = front.speaker, front.preferences, command.text or ""
    match command.order:
        case Order.LANGUAGE:
            chosen = replace(chosen, language=Language(text))
            speaker.change_voice(language=chosen.language)
            told = phrase("language-now")
        case Order.LENGTH:
            chosen = replace(chosen, length=Length(text))
            speaker.change_voice(length=chosen.length)
            told = phrase("length-now", length=text)
        case _:
            chosen = replace(chosen, letters=Letters(text))
            speaker.change_voice(letters=chosen.letters)
            front.are_letters_chosen = True
            told = phrase("letters-now", letters=text)
    speaker.say([told])
    front.keep(chosen)
