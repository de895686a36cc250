"""Reads the options of `azulejos arena` as a match. Raises NotationError for invalid ones."""

from __future__ import annotations

import argparse
import json
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

from azulejos.native.cores import num_cores
from azulejos.notation import NotationError, parse_number
from azulejos.players.shipped_networks import WEIGHTS, read_network
from azulejos.rules import MAX_PLAYERS, MIN_PLAYERS, Rules, WallSide

from .entrants import Entrant, EntrantKind, format_player, parse_entrants
from .match import MAX_SEED, EngineTerms, Match, SprtBounds, describe

DEFAULT_DEALS: Final = 100
DEFAULT_SPRT_GAMES: Final = 40_000
DEFAULT_GRACE: Final = "5000"
DEFAULT_GRACE_OF_NODES: Final = "600000"
"""Generous, because the time for some nodes depends on the program and the machine."""
_MAX_GAMES: Final = 100_000_000
_MAX_MILLISECONDS: Final = 86_400_000
_MAX_NODES: Final = 10**12
_MAX_ELO: Final = 2_000


def match_of(options: argparse.Namespace) -> Match:
    """The match that the options describe."""
    players = read_number("--players", options.players, MIN_PLAYERS, MAX_PLAYERS)
    sides = {side.value: side for side in WallSide}
    if options.side not in sides:
        raise NotationError("--side", options.side, " or ".join(sides))
    entrants = parse_entrants(options.entrants)
    rules = Rules(players, sides[options.side])
    _check_number(entrants, players)
    check_networks(entrants, rules)
    _check_commands(entrants, is_here=options.ray is None)
    sprt = _sprt(options, entrants, players)
    return Match(
        entrants=entrants,
        rules=rules,
        num_deals=_num_deals(options.games, players, is_sprt=sprt is not None),
        seed=read_number("--seed", options.seed, 0, MAX_SEED),
        sprt=sprt,
        terms=_terms(options),
    )


def default_folder(match: Match) -> Path:
    """The folder of a match without --out. Its name has the players and a hash of everything that
    decides the games, so the same command finds it again, with any --games."""
    names = "-".join(re.sub(r"[^\w.+]+", "-", each.name).strip("-") for each in match.entrants)
    digest = sha256(json.dumps(describe(match)).encode("ascii")).hexdigest()
    return Path("arena") / f"{names[:80]}-{digest[:8]}"


def num_processes(options: argparse.Namespace) -> int:
    """Games at a time: --processes, else one for each core."""
    if options.processes is not None:
        return read_number("--processes", options.processes, 1, 4096)
    return num_cores()


def check_networks(entrants: tuple[Entrant, ...], rules: Rules) -> None:
    """Refuses networks of another kind of game: the shipped one would play under their name."""
    for each in entrants:
        if not each.network or each.network == WEIGHTS:
            continue
        network = read_network(Path(each.network))
        found = Rules(network.players, WallSide.GRAY if network.gray else WallSide.COLORED)
        if (found.num_players, found.side) != (rules.num_players, rules.side):
            raise NotationError(
                "player",
                format_player(each),
                f"a network for {_kind(rules)}, as in these games; {each.network} is for "
                f"{_kind(found)}, with --players {found.num_players} --side {found.side.value}",
            )


def read_number(what: str, text: str, lowest: int, highest: int) -> int:
    """The number of an option, which the error names."""
    try:
        return parse_number(text, lowest, highest)
    except NotationError as error:
        raise NotationError(what, text, error.expected) from error


def _num_deals(games: str | None, players: int, *, is_sprt: bool) -> int:
    if games is None:
        return DEFAULT_SPRT_GAMES // players if is_sprt else DEFAULT_DEALS
    number = read_number("--games", games, players, _MAX_GAMES)
    if number % players:
        fewer = number - number % players
        raise NotationError(
            "--games",
            games,
            f"{fewer} or {fewer + players}: every deal is played once from each of {players} seats",
        )
    return number // players


def _check_number(entrants: tuple[Entrant, ...], players: int) -> None:
    if len(entrants) < players:
        read = " ".join(each.name for each in entrants)
        expected = f"at least {players} players for {players} seats (one may be named again)"
        raise NotationError("players", read, expected)


def _kind(rules: Rules) -> str:
    return f"{rules.num_players} players on the {rules.side.value} side"


def _check_commands(entrants: tuple[Entrant, ...], *, is_here: bool) -> None:
    """Notices a missing program before the match; on a cluster it may be elsewhere."""
    for each in entrants:
        if is_here and each.kind is EntrantKind.COMMAND and shutil.which(each.words[0]) is None:
            raise NotationError("player", each.words[0], "a program that can be run")


def _sprt(
    options: argparse.Namespace, entrants: tuple[Entrant, ...], players: int
) -> SprtBounds | None:
    if options.sprt is None:
        for name in ("alpha", "beta"):
            if getattr(options, name) is not None:
                raise NotationError(f"--{name}", getattr(options, name), "it beside --sprt only")
        return None
    read = " ".join(options.sprt)
    if len(entrants) != 2 or players != 2:
        raise NotationError("--sprt", read, "two players in games of two")
    elo0, elo1 = (_real("--sprt", text, -_MAX_ELO, _MAX_ELO) for text in options.sprt)
    if elo0 >= elo1:
        raise NotationError("--sprt", read, "ELO0 below ELO1, like --sprt 0 10")
    alpha, beta = (
        0.05 if text is None else _real(f"--{name}", text, 0.0001, 0.4999)
        for name, text in (("alpha", options.alpha), ("beta", options.beta))
    )
    return SprtBounds(elo0, elo1, alpha, beta)


def _terms(options: argparse.Namespace) -> EngineTerms:
    movetime, nodes = options.movetime, options.nodes
    if movetime is not None and nodes is not None:
        raise NotationError("--nodes", nodes, "--movetime or --nodes, not both")
    if nodes is None:
        movetime = movetime or "100"
    grace = options.grace or (DEFAULT_GRACE if nodes is None else DEFAULT_GRACE_OF_NODES)
    return EngineTerms(
        movetime=None if movetime is None else _milliseconds("--movetime", movetime),
        nodes=None if nodes is None else read_number("--nodes", nodes, 1, _MAX_NODES),
        grace=_milliseconds("--grace", grace),
        startup=_milliseconds("--startup", options.startup),
        hash_megabytes=read_number("--hash", options.hash, 1, 65_536),
        threads=read_number("--threads", options.threads, 1, 256),
    )


def _milliseconds(what: str, text: str) -> int:
    return read_number(what, text, 1, _MAX_MILLISECONDS)


def _real(what: str, text: str, lowest: float, highest: float) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not lowest <= number <= highest:
        raise NotationError(what, text, f"a number from {lowest} to {highest}")
    return number
