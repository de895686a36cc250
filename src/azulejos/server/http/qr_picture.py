"""Draws QR codes. A long link takes a twentieth of a second, so a worker process does it; therefore
this module imports nothing of the web framework."""

from __future__ import annotations

from io import BytesIO

import segno


def draw(link: str) -> bytes:
    """The QR code of a link, as SVG."""
    picture = BytesIO()
    code = segno.make_qr(link, error="m")
    code.save(picture, kind="svg", scale=4, svgns=True, xmldecl=False, title="", light="#fff")
    return picture.getvalue()
