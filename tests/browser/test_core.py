"""The core in a real page: under its content security policy, from its server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.native.building import compile_core

from .serving import serving
from .visiting import visiting

_COUNT_MOVES = """async (code) => {
    const { core: address } = await (await fetch('/core.json')).json();
    const compiled = await WebAssembly.compileStreaming(fetch(address));
    const names = WebAssembly.Module.imports(compiled);
    const imports = {};
    for (const { module, name } of names) (imports[module] ??= {})[name] = () => 0;
    const { exports } = await WebAssembly.instantiate(compiled, imports);
    exports._initialize();
    const bytes = new TextEncoder().encode(code);
    const start = exports.core_input(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, start);
    exports.core_set_position(bytes.length);
    let text = 'refused';
    try { text = Function('return "allowed"')(); } catch {}
    return [Number(exports.core_perft(1)), text];
}"""
"""Legal moves; and whether text may be run, which would be 'unsafe-eval'."""
_CODE = (
    "colored 1 O1 1 C BRKK/YKKW/BBYW/BKKK/BYRR - 15,17,17,13,18 0,0,0,0,0 "
    "0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
)


@pytest.mark.long
def test_a_page_may_compile_and_run_the_core(browser: Browser, tmp_path: Path) -> None:
    compile_core("build")
    with serving(tmp_path / "data") as server, visiting(browser) as visit:
        visit.page.goto(server.url)
        visit.forgiven = ("unsafe-eval",)
        assert visit.page.evaluate(_COUNT_MOVES, _CODE) == [84, "refused"]
