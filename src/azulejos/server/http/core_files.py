"""The core for the page: WebAssembly, its networks, and `core.json`, which says where they are.

`make wasm` writes the folder. No page loads it yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from azulejos.players.shipped_networks import SHIPPED, read_shipped, shipped_name

MEDIA_TYPES: Final = {".wasm": "application/wasm", ".net": "application/octet-stream"}
_MODULE: Final = "core.wasm"
_LICENSES: Final = "licenses.txt"


@dataclass(frozen=True, slots=True)
class CoreFiles:
    """What the page loads to search by itself. Names hold a hash of their content."""

    module: tuple[str, bytes]
    networks: dict[str, tuple[str, bytes]]
    """By the kind of game, such as `2-colored`."""
    licenses: str
    """The notices of what is linked into the core."""

    def all(self) -> Iterator[tuple[str, bytes]]:
        yield self.module
        yield from self.networks.values()


def built_core() -> Path:
    """The folder of this installation's core for the page."""
    return Path(str(files("azulejos.server") / "wasm"))


def read_core(folder: Path) -> CoreFiles | None:
    """The files of a folder and the shipped networks; None if nothing was built there."""
    if not (folder / _MODULE).is_file():
        return None
    networks = {
        shipped_name(players, gray=gray).removesuffix(".net"): read_shipped(players, gray=gray)
        for players, gray in SHIPPED
    }
    return CoreFiles(
        module=_hashed(_MODULE, (folder / _MODULE).read_bytes()),
        networks={kind: _hashed(f"{kind}.net", content) for kind, content in networks.items()},
        licenses=(folder / _LICENSES).read_text(encoding="utf-8"),
    )


def where(core: CoreFiles | None) -> bytes:
    """The content of `core.json`: the addresses, `core` null where there is none."""
    if core is None:
        return json.dumps({"core": None, "networks": {}}).encode("ascii")
    networks = {kind: f"/{name}" for kind, (name, _) in core.networks.items()}
    return json.dumps({"core": f"/{core.module[0]}", "networks": networks}).encode("ascii")


def _hashed(name: str, content: bytes) -> tuple[str, bytes]:
    stem, _, suffix = name.partition(".")
    return f"core/{stem}-{sha256(content).hexdigest()[:16]}.{suffix}", content
