"""The program of "Play online with a program" plays a game whose deals can be checked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from azulejos.notation import parse_record, replay, verify_deals
from tests.docs import pages
from tests.server.serving import running


def test_the_program_plays_with_a_nonce_of_its_own(tmp_path: Path) -> None:
    page = pages.read(pages.DOCS / "how-to" / "play-online-with-a-program.md")
    (program,) = pages.blocks(page, "python")
    script = tmp_path / "play_online.py"
    script.write_text(program.text, encoding="utf-8")
    with running(tmp_path / "data") as server:
        command = [sys.executable, str(script), server.url]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert done.stderr == ""
    record = parse_record(done.stdout)
    assert replay(record).position.is_over
    assert record.tag("Seat1") == "Robot"
    dealer = verify_deals(record)
    assert dealer.version == 2
    assert len(dealer.nonces) == 1
