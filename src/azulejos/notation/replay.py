"""Replays a record, and checks its steps, its result and its deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from azulejos.rules import (
    Deal,
    Dealer,
    DroppedOut,
    Ending,
    Game,
    GameResult,
    IllegalStepError,
    Phase,
    Position,
    Step,
)

from .errors import shortened, shown
from .moves import format_deal, format_step
from .position_code import format_position, format_rules
from .records import Comment, Record, RoundNumber, Token
from .tags import (
    UNKNOWN,
    format_result,
    format_scores,
    num_seats,
    parse_result,
    parse_scores,
    parse_termination,
    starting_position,
)

RULES: Final = "rules"


class RecordError(ValueError):
    """A well-formed record of a game that the rules don't allow."""

    def __init__(self, record: Record, where: str, problem: str) -> None:
        self.record = record
        self.where = where
        self.problem = problem
        super().__init__(f"record, game at line {record.first_line}, {where}: {problem}")

    def __reduce__(self) -> tuple[object, ...]:
        """Lets copying and pickling work: by default, only the message would be kept."""
        return type(self), (self.record, self.where, self.problem), vars(self)


def record_game(
    game: Game, names: Sequence[str] = (), extra: Mapping[str, str] | None = None
) -> Record:
    """The record of a game. The tags in `extra` follow those that every record has.

    A game that isn't over is written as unfinished, unless `extra` has a Result.
    """
    extra = dict(extra or {})
    players = game.rules.num_players
    seats = [*names, *[UNKNOWN] * (players - len(names))]
    tags: dict[str, str] = {}
    is_plain = game.start == Position.start(game.rules, game.start.starting_seat)
    if is_plain:
        tags["Rules"] = format_rules(game.rules)
    else:
        tags["Position"] = format_position(game.start)
    tags |= {f"Seat{index + 1}": name for index, name in enumerate(seats)}
    if is_plain:
        tags["Start"] = str(game.start.starting_seat + 1)
    if "Date" in extra:
        tags["Date"] = extra.pop("Date")
    tags["Result"] = format_result(game.outcome.winners if game.outcome else None)
    tags["Scores"] = format_scores([board.score for board in game.position.boards])
    tags |= extra
    return Record(tuple(tags.items()), tuple(_tokens(game)))


def replay(record: Record) -> Game:
    """Plays a record again and checks it. Raises RecordError if something is wrong."""
    game = Game(starting_position(dict(record.tags)))
    is_round_open = False
    for token in record.tokens:
        match token:
            case Comment():
                continue
            case RoundNumber():
                if is_round_open or token.number != game.position.round_number:
                    where = f"at '{token.number}.'"
                    raise RecordError(record, where, _expected(game, is_round_open))
                is_round_open = True
            case _:
                if not is_round_open:
                    where = f"at {shortened(format_step(token))}"
                    raise RecordError(record, where, _expected(game, is_round_open))
                _play(record, game, token)
                is_round_open = game.position.phase is not Phase.PREPARING_NEXT_ROUND
    said = [token for token in record.tokens if not isinstance(token, Comment)]
    if said and isinstance(said[-1], RoundNumber):
        raise RecordError(record, "end", _expected(game, is_round_open))
    _check_result(record, game)
    return game


def verify_deals(record: Record) -> Dealer:
    """Checks every deal of a record, and the lot for the starting player, against its revealed
    seed. Raises RecordError otherwise."""
    dealer = revealed_dealer(record)
    commitment = record.tag("Commit")
    if commitment is not None and commitment != dealer.commitment:
        raise RecordError(record, "Commit", f"the seed's hash is {dealer.commitment}")
    game = Game(starting_position(dict(record.tags)))
    _check_lot(record, dealer, game)
    for step in record.steps:
        is_due = game.position.phase is Phase.PREPARING_NEXT_ROUND
        if isinstance(step, Deal) and is_due and step != (due := dealer.deal(game.position)):
            where = f"round {game.position.round_number}"
            read = shortened(format_deal(step))
            problem = f"the record has {read}, the seed gives {format_deal(due)}"
            raise RecordError(record, where, problem)
        _play(record, game, step)
    return dealer


def revealed_dealer(record: Record) -> Dealer:
    """The dealer of a record whose seed was revealed."""
    for name in ("Dealer", "Seed"):
        if record.tag(name) is None:
            raise RecordError(record, name, "there is no such tag, so the deals can't be checked")
    nonces = record.tag("Nonces")
    return Dealer(
        bytes.fromhex(record.tag("Seed") or ""),
        tuple(nonces.split(",")) if nonces else (),
        int(record.tag("Dealer") or ""),
    )


def dealer_tags(dealer: Dealer, *, is_by_lot: bool = False) -> dict[str, str]:
    """The tags of a record for its dealer, with the seed."""
    tags = {"Dealer": str(dealer.version), "Commit": dealer.commitment}
    if dealer.nonces:
        tags["Nonces"] = ",".join(dealer.nonces)
    if is_by_lot:
        tags["StartBy"] = "lot"
    return tags | {"Seed": dealer.seed.hex()}


def _check_lot(record: Record, dealer: Dealer, game: Game) -> None:
    if record.tag("StartBy") is None:
        return
    if dealer.version == 1:
        raise RecordError(record, "StartBy", "dealer 1 draws no lot")
    start, due = game.start.starting_seat, dealer.lot(game.rules.num_players)
    if start != due:
        problem = f"seat {start + 1} starts, but the lot falls on seat {due + 1}"
        raise RecordError(record, "StartBy", problem)


def _tokens(game: Game) -> list[Token]:
    tokens: list[Token] = []
    for position, step in zip(game.positions, game.steps, strict=False):
        if not tokens or position.phase is Phase.PREPARING_NEXT_ROUND:
            tokens.append(RoundNumber(position.round_number))
        tokens.append(step)
    return tokens


def _expected(game: Game, is_round_open: bool) -> str:
    """What to expect instead of a missing, wrong or lonely round number."""
    if game.position.is_over:
        return "expected nothing more: the game has ended"
    if is_round_open:
        return "expected the moves of the round"
    return f"expected {game.position.round_number}. before the moves of the round"


def _play(record: Record, game: Game, step: Step) -> None:
    try:
        game.play(step)
    except IllegalStepError as error:
        where = f"round {game.position.round_number}, {_place_in_round(game)}"
        problem = f"{shortened(format_step(step))} is refused: {error.refusal}"
        raise RecordError(record, where, problem) from error


def _place_in_round(game: Game) -> str:
    """The place of the next step: the deal, or a move counted from 1 since the deal."""
    if game.position.phase is Phase.PREPARING_NEXT_ROUND:
        return "deal"
    since = takewhile(lambda step: not isinstance(step, Deal), reversed(game.steps))
    return f"move {sum(1 for _ in since) + 1}"


def record_result(record: Record, game: Game) -> GameResult:
    """The result that a record tells, with the game that it replays to.

    A record names only the first seat that dropped out. Where more of them would have won by
    points, only those can win whom its Result names.
    """
    tags = dict(record.tags)
    seats = tuple(game.rules.seats)
    winners = parse_result(tags["Result"], len(seats))
    how, loser = parse_termination(tags.get("Termination", RULES), len(seats))
    dropped_out = () if loser is None else (DroppedOut(loser, Ending(how)),)
    playing = tuple(seat for seat in seats if seat != loser)
    if game.outcome is not None:
        if winners is not None and game.outcome.among(playing).winners != winners:
            playing = winners
        outcome = game.outcome.among(playing)
        return GameResult(playing, dropped_out, outcome, winners, Ending.RULES)
    is_over = "Termination" in tags and (loser is None or winners is not None)
    ending = Ending(how) if is_over else None
    return GameResult(playing, dropped_out, winners=winners, ending=ending)


def result_tags(result: GameResult) -> dict[str, str]:
    """The tags of a record for how its game ended; none while it goes on."""
    tags = {"Result": format_result(result.winners)} if result.winners else {}
    if result.ending is Ending.ABORTED:
        tags["Termination"] = Ending.ABORTED.value
    elif result.is_over and result.dropped_out:
        first = result.dropped_out[0]
        tags["Termination"] = f"{first.how.value} {first.seat + 1}"
    return tags


def _check_result(record: Record, game: Game) -> None:
    tags = dict(record.tags)
    seats = num_seats(tags)
    winners = parse_result(tags["Result"], seats)
    termination, loser = parse_termination(tags.get("Termination", RULES), seats)
    read = shown(tags["Result"])
    if winners is None and game.position.is_over:
        raise RecordError(record, "Result", f"{read}, but the game has ended")
    if termination == RULES:
        is_said_to_be_over = winners is not None or "Termination" in tags
        if is_said_to_be_over and not game.position.is_over:
            raise RecordError(record, "Result", f"{read}, but the game has not ended")
        if game.outcome is not None and winners != game.outcome.winners:
            due = format_result(game.outcome.winners)
            raise RecordError(record, "Result", f"{read}, but the winners: {due}")
    elif loser is not None:
        _check_loser(record, winners, loser, seats)
    scores = [board.score for board in game.position.boards]
    if "Scores" in tags and list(parse_scores(tags["Scores"], seats)) != scores:
        due = format_scores(scores)
        raise RecordError(record, "Scores", f"{shown(tags['Scores'])}, but the boards say {due}")


def _check_loser(record: Record, winners: tuple[int, ...] | None, loser: int, seats: int) -> None:
    """A seat that resigned or ran out of time can't win; with two players, the other one wins."""
    if seats == 2 and winners != (1 - loser,):
        raise RecordError(record, "Result", f"seat {loser + 1} gave up, so the other seat won")
    if winners is not None and loser in winners:
        raise RecordError(record, "Result", f"seat {loser + 1} gave up and can't have won")
