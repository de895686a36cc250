"""Writes the golden transcripts again: `python -m tests.golden.write`. Read the diff aloud."""

from __future__ import annotations

from azulejos.words.languages import Language
from tests.analysis import golden_reviews
from tests.terminal.companion import told_game
from tests.terminal.full_screen.snapshots import SNAPSHOTS

from . import asked_reviews, natural_companion, natural_games
from .transcripts import TELLINGS, transcript


def main() -> None:
    for telling in TELLINGS:
        telling.path.write_text(transcript(telling), encoding="utf-8", newline="\n")
    for language in Language:
        natural = natural_games.golden(language)
        natural.write_text(natural_games.transcript(language), encoding="utf-8", newline="\n")
        beside = natural_companion.golden(language)
        told = natural_companion.transcript(language)
        beside.write_text(told, encoding="utf-8", newline="\n")
    for language in Language:
        text = told_game.transcript(language)
        told_game.golden(language).write_text(text, encoding="utf-8", newline="\n")
    for snapshot in SNAPSHOTS:
        snapshot.path.write_text(snapshot.take(), encoding="utf-8", newline="\n")
    golden_reviews.write()
    for language in Language:
        asked = asked_reviews.transcript(language)
        asked_reviews.golden(language).write_text(asked, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
