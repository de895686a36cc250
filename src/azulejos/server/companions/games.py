"""A companion's games: how one begins, and how one is restored from its lines."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from azulejos.companion import Companion
from azulejos.companion.log import Began, Entry
from azulejos.companion.real_table import RealTable
from azulejos.notation import NotationError, parse_rules
from azulejos.players.look_alikes import looks_like
from azulejos.players.seat_holders import Holder, check_name
from azulejos.rules import Rules
from azulejos.server import limits
from azulejos.server.shares.fair_queue import Share, asker
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.store.companion_lines import KeptLine, table_of
from azulejos.server.tables.clocks import SECOND
from azulejos.wire.companion_messages import CompanionSeat, NewCompanion
from azulejos.wire.messages import plain
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.phrases import phrase


def begun(new: NewCompanion, now: int) -> KeptLine:
    """The first line of a new game. Raises RefusedError for impossible settings."""
    try:
        rules = parse_rules(new.rules, len(new.seats))
    except (NotationError, ValueError) as error:
        raise RefusedError(Code.BAD_RULES) from error
    if new.starting_seat not in rules.seats:
        raise RefusedError(Code.BAD_RULES)
    holders: list[Holder] = []
    for seat in new.seats:
        holders.append(_holder(seat, holders))
    if new.is_late and not all(holder.is_person for holder in holders):
        raise RefusedError(Code.BAD_RULES, [phrase("companion-late-computer")])
    return beginning(rules, tuple(holders), new.starting_seat, now, is_late=new.is_late)


def _holder(seat: CompanionSeat, before: Sequence[Holder]) -> Holder:
    """The next seat's holder. Raises RefusedError for a bad name or one that is taken."""
    if seat.level is not None:
        return Holder(level=seat.level)
    if seat.name is None or not seat.name.strip():
        return Holder()
    number = len(before) + 1
    try:
        holder = Holder(check_name(seat.name))
    except ValueError as error:
        raise RefusedError(Code.BAD_NAME, [phrase("companion-bad-name", seat=number)]) from error
    for other, each in enumerate(before, start=1):
        if each.name is not None and looks_like(holder.name or "", [each.name]):
            same = phrase("companion-same-name", seat=number, other=other)
            raise RefusedError(Code.BAD_NAME, [same])
    return holder


def beginning(
    rules: Rules,
    holders: tuple[Holder, ...],
    starting_seat: int,
    now: int,
    *,
    is_late: bool = False,
) -> KeptLine:
    """The first line of a new game."""
    at = datetime.fromtimestamp(now // SECOND, UTC)
    date, key = at.strftime("%Y.%m.%d"), at.strftime("%Y-%m-%d-%H%M%S")
    began = Began(rules, holders, starting_seat, date, key, is_late)
    companion = Companion(RealTable(began), lambda _: [])
    speech = plain([*companion.introduce(), *companion.tell_table()])
    return KeptLine(Entry((began,)), speech, at=now)


async def restore(workers: WorkerPool, companion_id: str, lines: Sequence[KeptLine]) -> RealTable:
    """The table after a game's lines: of a short one at once, of a long one by a worker. Raises
    LogError, and RefusedError if too much waits."""
    if len(lines) < limits.LINES_IN_PROCESS:
        return table_of(lines)
    # Without what was said, which is most of their size.
    bare = [KeptLine(line.entry, ()) for line in lines]
    return await workers.run(Share(asker(), companion_id), table_of, bare)
