"""Links as QR codes, to be read off a screen by a telephone."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, Final

import segno
from litestar import Request, Response, get
from litestar.params import QueryParameter

from .origins import own_origin
from .refusing import Code, RefusedError

_LONGEST: Final = 512


@get("/api/qr", summary="A link to a page of this server as a QR code, in SVG")
async def qr_code(
    request: Request[Any, Any, Any],
    path: Annotated[str, QueryParameter(min_length=1, max_length=_LONGEST)],
) -> Response[bytes]:
    """Only paths are taken: nobody gets a code from here that leads elsewhere."""
    if not path.startswith("/") or path.startswith(("//", "/\\")) or not path.isprintable():
        raise RefusedError(Code.MALFORMED)
    picture = BytesIO()
    code = segno.make_qr(own_origin(request) + path, error="m")
    code.save(picture, kind="svg", scale=4, svgns=True, xmldecl=False, title="", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml; charset=utf-8")
