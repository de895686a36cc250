"""Links as QR codes, to be read off a screen by a telephone."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, post
from litestar.params import JSONBody

from azulejos.server import limits
from azulejos.wire.refusals import Code, RefusedError

from .security import own_origin
from .traffic import check_pace


class PageLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page of this server; with what is in its fragment, as an invitation."""

    path: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.LONGEST_LINK_CHARACTERS)]


@post(
    "/api/qr",
    guards=[check_pace],
    status_code=200,
    summary="A link to a page of this server as a QR code, in SVG; nothing is kept",
)
async def qr_code(request: Request[Any, Any, Any], data: JSONBody[PageLink]) -> Response[bytes]:
    """Sent in the body, since an address with an invitation in it would be in logs on its way.

    Only paths are taken: nobody gets a code from here that leads elsewhere.
    """
    path = data.path
    if not path.startswith("/") or path.startswith(("//", "/\\")) or not path.isprintable():
        raise RefusedError(Code.MALFORMED, detail="path: begins with one /, as in /table/x4Gd")
    picture = BytesIO()
    code = segno.make_qr(own_origin(request) + path, error="m")
    code.save(picture, kind="svg", scale=4, svgns=True, xmldecl=False, title="", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml; charset=utf-8")
