"""Attacks on a server's time: what one address asks for, while others play."""

from __future__ import annotations

import asyncio

import httpx

from azulejos.notation import format_record, record_game
from azulejos.rules import FLOOR, Dealer, Game, Move, Phase, Rules
from tests.server.serving import Json, Server


def long_record(num_steps: int) -> str:
    """A game in which everybody takes tiles to the floor line, so that it never ends."""
    game, dealer = Game(Rules(num_players=4)), Dealer(bytes(32))
    while len(game.steps) < num_steps:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        else:
            moves = (each for each in game.position.legal_moves if isinstance(each, Move))
            game.play(next(move for move in moves if move.destination is FLOOR))
    return format_record(record_game(game, ["?"] * 4, {}))


async def crowd(server: Server, path: str, body: Json, num: int) -> list[int]:
    """Posts the same request many times at once; returns each answer's status."""
    async with httpx.AsyncClient(timeout=120) as http:
        posts = (http.post(server.url + path, json=body) for _ in range(num))
        return [answer.status_code for answer in await asyncio.gather(*posts)]
