"""Which set is on the table: people may still say so before the first tile."""

from __future__ import annotations

from azulejos.rules import TACTILE_VERTICAL_LINE_BONUS, VERTICAL_LINE_BONUS, Rules
from azulejos.words.companion_statements import SetIs
from azulejos.words.phrases import Phrase, phrase

from .decision import Decision
from .log import ChoseSet
from .real_table import RealTable


def choose_set(table: RealTable, request: SetIs) -> Decision:
    """Plays with another set, before the first tile."""
    bonus = TACTILE_VERTICAL_LINE_BONUS if request.is_tactile else VERTICAL_LINE_BONUS
    if table.rules.vertical_line_bonus == bonus:
        return Decision([_now(table.rules)])
    if table.has_begun or any(table.told):
        return Decision([_now(table.rules), phrase("companion-set-stays")])
    chosen = phrase("companion-set", set="tactile" if request.is_tactile else "usual")
    edition = "tactile" if request.is_tactile else "other"
    then = phrase("companion-edition", edition=edition, points=bonus)
    return Decision([chosen, then], (ChoseSet(bonus),))


def introduce_set(rules: Rules) -> Phrase:
    """What differs in the edition of this set."""
    edition = "tactile" if _is_tactile(rules) else "other"
    return phrase("companion-edition", edition=edition, points=rules.vertical_line_bonus)


def _now(rules: Rules) -> Phrase:
    return phrase("companion-set", set="tactile" if _is_tactile(rules) else "usual")


def _is_tactile(rules: Rules) -> bool:
    return rules.vertical_line_bonus == TACTILE_VERTICAL_LINE_BONUS
