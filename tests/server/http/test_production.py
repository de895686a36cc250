"""What a server in production loads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SERVED = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"polyfactory", "faker"}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
from pathlib import Path
from litestar.testing import TestClient
from azulejos.server.http.app import ServerSettings, create_app

with TestClient(create_app(ServerSettings(Path(sys.argv[1]))), "http://127.0.0.1") as client:
    assert client.post("/api/tables", json={"levels": [None, 1]}).status_code == 201
    assert "paths" in client.get("/api/schema/openapi.json").json()
"""


def test_a_server_needs_no_packages_for_test_data(tmp_path: Path) -> None:
    """Litestar depends on polyfactory and faker, and uses them for examples in the schema only; the
    how-to says that they can be uninstalled."""
    run = [sys.executable, "-c", SERVED, str(tmp_path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
