"""Firefox, driven by WebDriver BiDi, which it speaks by itself over a socket."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from .building import firefox

Json = dict[str, Any]
_SECONDS: Final = 90.0
_LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
ENTER: Final = "\ue007"
END: Final = "\ue010"
RIGHT: Final = "\ue014"
TAB: Final = "\ue004"


class BidiError(Exception):
    """Firefox refused a command, or a script threw."""


class Firefox:
    """One window."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._ids = itertools.count(1)
        self.errors: list[str] = []
        """What it wrote to the console as an error."""
        self._command("session.new", capabilities={})
        self._command("session.subscribe", events=["log.entryAdded"])
        tree = self._command("browsingContext.getTree")
        self._context: str = tree["contexts"][0]["context"]

    def _command(self, method: str, **params: object) -> Json:
        number = next(self._ids)
        self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message: Json = json.loads(self._connection.recv(_SECONDS))
            if message.get("method") == "log.entryAdded":
                self._log(message["params"])
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise BidiError(f"{message['error']}: {message['message']}")
                result: Json = message["result"]
                return result

    def _log(self, entry: Json) -> None:
        if entry["level"] in {"error", "warn"}:
            self.errors.append(f"{entry['level']}: {entry['text']}")

    def run_first(self, script: str) -> None:
        """Runs before the scripts of every page from now on."""
        declaration = f"() => {{ {script} }}"
        self._command("script.addPreloadScript", functionDeclaration=declaration)

    def go(self, address: str) -> None:
        self._command(
            "browsingContext.navigate", context=self._context, url=address, wait="complete"
        )

    def set_size(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._command("browsingContext.setViewport", context=self._context, viewport=size)

    def evaluate(self, expression: str) -> Any:  # noqa: ANN401 whatever the page answers
        """The value of an expression, awaited, as JSON can tell it."""
        answer = self._command(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise BidiError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"]) if "value" in answer["result"] else None

    def wait_for(self, expression: str) -> None:
        """Waits in the page until an expression is true."""
        self.evaluate(
            "new Promise((resolve, reject) => { const until = Date.now() + 60000;"
            f" const look = () => ({expression}) ? resolve(true)"
            f" : Date.now() > until ? reject(new Error({json.dumps(expression)}))"
            " : setTimeout(look, 20); look(); })"
        )

    def press(self, keys: Sequence[str]) -> None:
        """Types, as a keyboard does: letters, and keys such as ENTER."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        source = {"type": "key", "id": "keyboard", "actions": actions}
        self._command("input.performActions", context=self._context, actions=[source])


@contextmanager
def open_firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox with a profile of its own in a folder."""
    profile = folder / "profile"
    profile.mkdir()
    command = [firefox(), "--headless", "--remote-debugging-port=0", "--no-remote"]
    log = folder / "firefox.log"
    with log.open("wb") as written:
        process = subprocess.Popen(
            [*command, "--profile", str(profile)], stdout=written, stderr=written
        )
    try:
        with connect(f"{_address(log, process)}/session", max_size=None) as connection:
            yield Firefox(connection)
    finally:
        process.terminate()
        process.wait(timeout=_SECONDS)


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Where it listens, as soon as it says so."""
    while process.poll() is None:
        if found := _LISTENS.search(log.read_text("utf-8", errors="replace")):
            return found[1]
        try:
            process.wait(timeout=0.05)
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError(log.read_text("utf-8", errors="replace"))
