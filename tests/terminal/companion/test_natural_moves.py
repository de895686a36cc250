"""Moves as people beside a real set say them: most are understood, and no wrong one is played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from azulejos.players.seat_holders import Holder
from azulejos.words.languages import Language

from .desks import companion_in

LINES: Final = Path(__file__).parents[2] / "words" / "natural" / "beside"
DEAL: Final = "1 BBRK; 2 YYWW; 3 BRKW; 4 RRRR; 5 BYRK"
UNDERSTOOD: Final = 0.9


@pytest.mark.parametrize("language", Language)
def test_moves_are_understood_or_asked_about(tmp_path: Path, language: Language) -> None:
    desk = companion_in(tmp_path, (Holder("Max"), Holder("Ann")), language, is_classic=True)
    desk.type(DEAL)
    rows = (LINES / f"{language.value}.tsv").read_text("utf-8").splitlines()
    num_understood = 0
    for line, move in (row.split("\t") for row in rows):
        steps = len(desk.game.steps)
        desk.type(line)
        played = [str(step) for step in desk.game.steps[steps:]]
        assert played in ([], [move]), line
        if played:
            num_understood += 1
            desk.type({"en": "undo", "de": "zurück", "nl": "terug"}[language.value])
    assert num_understood >= UNDERSTOOD * len(rows)
