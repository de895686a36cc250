"""Reviews as one HTML file that needs no network: the graph, and everything in tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from azulejos.words import reviews
from azulejos.words.voice import Voice

from .grades import is_mistake
from .review import OfSeats, Review
from .text_report import (
    move_row,
    names_of,
    seat_row,
    told_deal,
    told_mistakes,
    told_result,
    told_turns,
)

_WIDTH: Final = 800
_HEIGHT: Final = 240
_MARGIN: Final = 36
_DASHES: Final = ("", "8 4", "2 4", "12 4 2 4")
"""Seats differ by their dashes too, not by color alone."""
_STYLE: Final = """\
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fff; --faint: #8a94a0;
  --seat-0: #1c5fa8; --seat-1: #b3261e; --seat-2: #22703a; --seat-3: #7a4fa3; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf1; --paper: #14191f; --faint: #7d8894;
  --seat-0: #7db4f0; --seat-1: #f28b82; --seat-2: #7fcf98; --seat-3: #c6a5e8; } }
body { margin: 1.5rem auto; max-width: 54rem; padding: 0 1rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
.grid { stroke: var(--faint); stroke-width: 1; } .deal { stroke: var(--faint);
  stroke-dasharray: 3 3; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { padding: .15rem .6rem .15rem 0; text-align: left; white-space: nowrap; }
tbody tr { border-top: 1px solid color-mix(in srgb, var(--faint) 40%, transparent); }
td[colspan] { white-space: normal; font-style: italic; } .bad td { font-weight: 600; }
"""


def page(game_reviews: Sequence[Review], voice: Voice) -> str:
    """The whole file."""
    title = escape(voice.say(reviews.page_title()))
    body = "\n".join(line for review in game_reviews for line in _game(review, voice))
    return (
        f'<!doctype html>\n<html lang="{voice.language.value}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{title}</h1>\n{body}\n</body>\n</html>\n"
    )


def _game(review: Review, voice: Voice) -> Iterator[str]:
    say = voice.say
    seats, turns, mistakes, moves = (escape(say(title)) for title in reviews.section_titles())
    yield f"<h2>{escape(say(reviews.tell_game(review.game, names_of(review))))}</h2>"
    yield f"<p>{escape(say([told_result(review), reviews.tell_limit(review.limit)]))}</p>"
    yield from graph(review, voice)
    yield f"<h3>{seats}</h3>"
    yield from _table(
        [say(head) for head in reviews.seat_heads()],
        [seat_row(review, seat, voice) for seat in review.rules.seats],
    )
    yield f"<p>{escape(say(reviews.tell_sum()))}</p>"
    yield f"<h3>{turns}</h3>"
    yield "<ul>" + "".join(f"<li>{escape(say(turn))}</li>" for turn in told_turns(review)) + "</ul>"
    explained = [*told_mistakes(review)]
    if explained:
        yield f"<h3>{mistakes}</h3>"
    for explanation, variations in explained:
        proof = "<br>".join(escape(say(variation)) for variation in variations)
        yield f"<p>{escape(say(explanation))}<br><small>{proof}</small></p>"
    yield f"<h3>{moves}</h3>"
    yield from _moves(review, voice)


def _moves(review: Review, voice: Voice) -> Iterator[str]:
    heads = [voice.say(head) for head in reviews.move_heads()]
    rows: list[str] = []
    names = voice.names(names_of(review))
    deals = [*enumerate(review.deals)]
    for plies in range(len(review.moves) + 1):
        while deals and deals[0][1].plies_before == plies:
            told = escape(voice.say(told_deal(review, deals.pop(0)[0])))
            rows.append(f'<tr><td colspan="{len(heads)}">{told}</td></tr>')
        if plies < len(review.moves):
            move = review.moves[plies]
            kind = ' class="bad"' if is_mistake(move.move_class) else ""
            cells = "".join(f"<td>{escape(cell)}</td>" for cell in move_row(move, names, voice))
            rows.append(f"<tr{kind}>{cells}</tr>")
    yield from _framed(heads, rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    yield from _framed(heads, lines)


def _framed(heads: Sequence[str], rows: Sequence[str]) -> Iterator[str]:
    yield '<div class="scroll" tabindex="0"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    yield from rows
    yield "</tbody></table></div>"


def graph(review: Review, voice: Voice) -> Iterator[str]:
    """The lines of an SVG: each seat's chance to win before every move, and the result."""
    values = [*(move.value for move in review.moves), review.result]
    names = voice.names(names_of(review))
    told = [reviews.tell_graph()]
    told += [
        reviews.tell_graph_seat(name, values[0][seat], values[-1][seat])
        for seat, name in enumerate(names)
    ]
    yield (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(voice.say(told))}">'
    )
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        yield f'<line class="grid" x1="{_MARGIN}" x2="{_WIDTH}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{_MARGIN - 6}" y="{y + 4}" text-anchor="end">{percent}</text>'
    for deal in review.deals:
        x = _x(deal.plies_before, len(values))
        yield f'<line class="deal" x1="{x}" x2="{x}" y1="{_y(1)}" y2="{_y(0)}"/>'
        yield f'<text x="{x + 4}" y="{_HEIGHT - 6}">{deal.round_number}</text>'
    for seat, name in enumerate(names):
        yield from _curve(values, seat, name)
    for move in review.moves:
        if is_mistake(move.move_class):
            x, y = _x(move.ply - 1, len(values)), _y(move.value[move.seat])
            cells = escape(" ".join(filter(None, move_row(move, names, voice))))
            fill = f"var(--seat-{move.seat})"
            yield f'<circle cx="{x}" cy="{y}" r="5" fill="{fill}"><title>{cells}</title></circle>'
    yield "</svg>"


def _curve(values: Sequence[OfSeats], seat: int, name: str) -> Iterator[str]:
    points = " ".join(f"{_x(at, len(values))},{_y(each[seat])}" for at, each in enumerate(values))
    color = f"var(--seat-{seat})"
    yield (
        f'<polyline fill="none" stroke="{color}" stroke-width="2" '
        f'stroke-dasharray="{_DASHES[seat]}" points="{points}"/>'
    )
    x, width = _MARGIN + 4 + 190 * seat, 28
    yield (
        f'<line x1="{x}" x2="{x + width}" y1="10" y2="10" stroke="{color}" stroke-width="2" '
        f'stroke-dasharray="{_DASHES[seat]}"/>'
    )
    yield f'<text x="{x + width + 5}" y="14">{escape(name)}</text>'


def _x(ply: int, num_values: int) -> float:
    return round(_MARGIN + (_WIDTH - _MARGIN - 8) * ply / max(num_values - 1, 1), 1)


def _y(share: float) -> float:
    top, bottom = 24, _HEIGHT - 24
    return round(bottom - (bottom - top) * share, 1)
