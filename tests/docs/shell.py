"""What the commands on the pages print, and the picture of a reviewed game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from azulejos.analysis import LIMITS, Reviewer
from azulejos.analysis.html_page import graph
from azulejos.notation import read_records
from azulejos.players.shipped_networks import networks_of
from azulejos.words.languages import Language
from azulejos.words.voice import Voice
from tests.docs import hearing, pages

PICTURE: Final = pages.DOCS / "pictures" / "review.svg"
_COLORS: Final = {
    "--seat-0": "#1c5fa8",
    "--seat-1": "#b3261e",
    "--ink": "#1d2733",
}
_STYLE: Final = (
    "text { fill: #1d2733; font: 12px sans-serif } .grid { stroke: #c3cad2 } "
    ".deal { stroke: #8a94a0; stroke-dasharray: 3 3 }"
)


def steps(block: pages.Block, folder: Path) -> Iterator[tuple[str, str, str]]:
    """The commands of a block, what is shown below them, and what they print in this folder."""
    environment = os.environ | hearing.environment(folder)
    environment |= {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONUNBUFFERED": "1",  # so that errors stand where a terminal would show them
    }
    status = 0
    for command, shown in pages.shell_steps(block):
        done = subprocess.run(
            ["sh", "-c", f"(exit {status}); {command}"],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        status = done.returncode
        yield command, shown, done.stdout


def with_reviews(text: str, folder: Path) -> str:
    """A page whose blocks with a review show what is printed now."""
    for block in pages.blocks(text, "console"):
        if "azulejos review" in block.text:
            printed = "".join(f"$ {command}\n{out}" for command, _, out in steps(block, folder))
            text = text.replace(f"```console\n{block.text}```", f"```console\n{printed}```")
    return text


def picture() -> str:
    """The graph of the game in `docs/examples`, as a file of its own."""
    (record,) = read_records(pages.EXAMPLES / "two-friends.azul")
    review = Reviewer(LIMITS["quick"], networks_of("")).review(record)
    first, *rest = graph(review, Voice(Language.ENGLISH))
    start = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="240" '
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    first = first.replace("<svg ", start, 1)
    text = "\n".join([first, f"<style>{_STYLE}</style>", paper, *rest]) + "\n"
    for name, color in _COLORS.items():
        text = text.replace(f"var({name})", color)
    return text
