"""A table's log has an end: first nobody can lengthen the game any more, then nobody can move.

Whoever opens a table reads its whole log.
"""

from __future__ import annotations

from azulejos.server import limits
from azulejos.wire import requests
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.requests import Request

from .table import Table

_LENGTHENS = (
    requests.Undo,
    requests.PlayInstead,
    requests.AskTakeback,
    requests.Rematch,
    requests.CommitNonce,
)
"""What can be done again and again, and what begins another game."""
_ENDS = (
    requests.Resign,
    requests.End,
    requests.Resume,
    requests.Return,
    requests.AnswerTakeback,
    requests.RevealNonce,
)
"""What a seat can do only once, or once after one of the above."""


def check_request(table: Table, seat: int, request: Request | None) -> None:
    """Raises RefusedError if the log is too long for it. None is a column that was typed."""
    chooses = request is None or isinstance(request, requests.Columns | requests.PlayMove)
    # A seat can change its columns until everyone has chosen.
    if isinstance(request, _LENGTHENS) or (chooses and seat in table.choices):
        check_may_lengthen(table)
    elif not isinstance(request, _ENDS):
        _check(table, limits.TABLE_ENTRIES_AT_MOST)


def check_may_lengthen(table: Table) -> None:
    """The same for whatever isn't needed to finish the game."""
    _check(table, limits.TABLE_ENTRIES)


def _check(table: Table, most: int) -> None:
    if table.num_entries >= most:
        raise RefusedError(Code.TOO_MANY_ENTRIES)
