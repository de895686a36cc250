"""The pages of the documentation, and the blocks of code in them.

The language of a block says what is done with it: `python` runs (with `>>>`, its output is
compared), `console` runs in a shell and is compared, `session` is replayed against the engine.
Blocks of other languages are only read.
"""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
EXAMPLES: Final = DOCS / "examples"
PAGES: Final = tuple(
    sorted(
        [
            *ROOT.glob("*.md"),
            *DOCS.rglob("*.md"),
            *ROOT.glob("native/*.md"),
            *ROOT.glob("training/*.md"),
        ]
    )
)

_FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE_SPAN: Final = re.compile(r"`([^`\n]+)`")
_PROMPT: Final = ">>> "


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language, its text, and the number of its first line."""

    language: str
    text: str
    first_line: int


class PageError(AssertionError):
    """A page shows something that is not so."""


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(text: str, language: str | None = None) -> list[Block]:
    """The blocks of a page in their order; all of them, or those of one language."""
    found = (
        Block(match[1], match[2], text.count("\n", 0, match.start()) + 2)
        for match in _FENCE.finditer(text)
    )
    return [block for block in found if language in (None, block.language)]


def prose(text: str) -> str:
    """A page without its blocks."""
    return _FENCE.sub("", text)


def code_spans(text: str) -> list[str]:
    """What stands between backticks in the prose."""
    return _CODE_SPAN.findall(prose(text))


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(read(page), language)]


def run_python(text: str, where: str) -> int:
    """Runs the Python blocks of a page in one namespace; the number of compared outputs.

    Raises PageError with doctest's report where a block answers something else than it shows.
    """
    namespace: dict[str, object] = {"__name__": where}
    compared = 0
    for block in blocks(text, "python"):
        if _PROMPT not in block.text:
            source = "\n" * (block.first_line - 1) + block.text
            exec(compile(source, where, "exec"), namespace)
            continue
        compared += _compare(block, where, namespace)
    return compared


def shell_steps(block: Block) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with the output that is shown below it."""
    for step in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, shown = step.partition("\n")
        yield command, shown


def _compare(block: Block, where: str, namespace: dict[str, object]) -> int:
    parser = doctest.DocTestParser()
    test = parser.get_doctest(block.text, {}, where, where, block.first_line - 1)
    test.globs = namespace
    report: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=report.append, clear_globs=False)
    if results.failed:
        raise PageError("".join(report))
    return results.attempted
