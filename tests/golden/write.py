"""Writes the golden transcripts again: `python -m tests.golden.write`. Read the diff aloud."""

from __future__ import annotations

from .transcripts import TELLINGS, transcript


def main() -> None:
    for telling in TELLINGS:
        telling.path.write_text(transcript(telling), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
