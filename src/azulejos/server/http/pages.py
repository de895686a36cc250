"""The pages: the built browser client, read once and served from memory; QR codes of its links.

`npm run build` in `web/` writes `index.html` and `assets/`. An asset's name holds a hash of its
content, so a browser caches it forever. Every page is the same `index.html`; the client picks the
page by the address.
"""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, post, route
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from azulejos.server import limits
from azulejos.server.shares.fair_queue import Share, asker
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.wire.refusals import Code, RefusedError

from .core_files import MEDIA_TYPES, read_core, where
from .qr_picture import draw
from .security import own_origin
from .traffic import check_pace

ADDRESSES: Final = (
    "/",
    "/table/{table_id:str}",
    "/new",
    "/replay",
    "/review",
    "/learn",
    "/companion",
    "/companion/{companion:str}",
    "/verify",
    "/settings",
    "/help",
)
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_IS_COMPRESSED: Final = (".br", ".gz")
_MEDIA_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2"}
"""Types that some systems don't know, or name differently."""
_LICENSES: Final = "licenses.txt"
_BETWEEN_NOTICES: Final = f"\n{'-' * 72}\n\n"
_INLINE: Final = re.compile(rb"<(script|style)(?![^>]*\ssrc=)[^>]*>(.+?)</\1>", re.DOTALL)


class NoPagesError(OSError):
    """The browser client has not been built."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the bundle in all its encodings."""

    media_type: str
    forms: Mapping[str, bytes]
    """By content encoding, smallest first; always includes `identity`."""
    etag: str
    caching: str

    def answer(self, request: Request[Any, Any, Any], status_code: int = 200) -> Response[bytes]:
        """The answer to a request, by its `If-None-Match` and `Accept-Encoding`."""
        headers = {"Cache-Control": self.caching, "ETag": self.etag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.etag and status_code == 200:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        encoding = next(name for name in self.forms if name in accepted or name == "identity")
        if encoding != "identity":
            headers["Content-Encoding"] = encoding
        content = self.forms[encoding]
        return Response(
            content, status_code=status_code, headers=headers, media_type=self.media_type
        )


class Pages:
    """All files of a bundle, and the core for them. Raises NoPagesError if there is no bundle."""

    def __init__(self, folder: Path, core_folder: Path | None = None) -> None:
        if not (folder / "index.html").is_file():
            raise NoPagesError(
                f"there is no browser client in {folder}: `make web` builds it "
                "(or, in web/, `npm ci && npm run build`); --no-pages serves without it"
            )
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in _IS_COMPRESSED
        }
        self.index = self._files["index.html"]
        core = None if core_folder is None else read_core(core_folder)
        self.has_core = core is not None
        self._files["core.json"] = _file("application/json", where(core), _ASK_AGAIN)
        if core is not None:
            for name, content in core.all():
                media_type = MEDIA_TYPES[Path(name).suffix]
                self._files[name] = _file(media_type, content, _FOR_EVER)
            self._add_licenses(core.licenses)

    @property
    def names(self) -> list[str]:
        """The names of all files."""
        return [*self._files]

    def file(self, name: str) -> File | None:
        return self._files.get(name)

    def content_security_policy(self) -> str:
        """Allows nothing from other sites, and only the inline scripts and styles of the index;
        WebAssembly where there is a core."""
        hashes: dict[str, list[str]] = {"script": [], "style": []}
        for kind, text in _INLINE.findall(self.index.forms["identity"]):
            digest = b64encode(sha256(text).digest()).decode("ascii")
            hashes[kind.decode("ascii")].append(f"'sha256-{digest}'")
        if self.has_core:
            hashes["script"].append("'wasm-unsafe-eval'")
        return policy(hashes["script"], hashes["style"])

    def _add_licenses(self, notices: str) -> None:
        """The notices of the core, below those of the bundle."""
        bundled = self._files.get(_LICENSES)
        above = "" if bundled is None else bundled.forms["identity"].decode() + _BETWEEN_NOTICES
        content = (above + notices).encode()
        self._files[_LICENSES] = _file("text/plain", content, _ASK_AGAIN)


def policy(scripts: list[str] | None = None, styles: list[str] | None = None) -> str:
    """A content security policy for the server's own scripts and styles, and these hashes."""
    rules = {
        "default-src": ["'none'"],
        "script-src": ["'self'", *(scripts or ())],
        "style-src": ["'self'", *(styles or ())],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "media-src": ["'self'"],
        "manifest-src": ["'self'"],
        "worker-src": ["'self'"],
        "connect-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    }
    return "; ".join(f"{name} {' '.join(values)}" for name, values in rules.items())


def built_folder() -> Path:
    """The folder of this installation's browser client."""
    return Path(str(files("azulejos.server") / "web"))


def routes(pages: Pages) -> list[HTTPRouteHandler]:
    """A route for every page and every file of the bundle; nothing else is reachable."""

    @route(
        [*ADDRESSES, *(f"/{name}" for name in pages.names)],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
    )
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return (pages.file(request.url.path.lstrip("/")) or pages.index).answer(request)

    return [page]


def _read(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    is_hashed = path.is_relative_to(folder / "assets")
    kind = _MEDIA_TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    brotli = path.with_name(path.name + ".br")
    caching = _FOR_EVER if is_hashed else _ASK_AGAIN
    return _file(kind, content, caching, brotli.read_bytes() if brotli.is_file() else None)


def _file(media_type: str, content: bytes, caching: str, brotli: bytes | None = None) -> File:
    etag = f'"{sha256(content).hexdigest()[:32]}"'
    return File(media_type, dict(_forms(content, brotli)), etag, caching)


def _forms(content: bytes, brotli: bytes | None) -> Iterator[tuple[str, bytes]]:
    """Takes Brotli from the build, since the standard library has none; skips gzip if it doesn't
    shrink the content."""
    if brotli is not None:
        yield "br", brotli
    zipped = gzip.compress(content, 9, mtime=0)
    if len(zipped) < len(content):
        yield "gzip", zipped
    yield "identity", content


def _accepted(header: str) -> set[str]:
    """The content encodings that a client accepts; `q=0` rejects one."""
    accepted = set()
    for each in header.split(","):
        name, _, weight = each.partition(";")
        if weight.strip().replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            accepted.add(name.strip().lower())
    return accepted


class PageLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page of this server, with its fragment, which may hold an invitation."""

    path: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.LONGEST_LINK_CHARACTERS)]


@post(
    "/api/qr",
    guards=[check_pace],
    status_code=200,
    summary="A link to a page of this server as a QR code, in SVG; nothing is kept",
)
async def qr_code(
    request: Request[Any, Any, Any],
    data: JSONBody[PageLink],
    workers: NamedDependency[WorkerPool],
) -> Response[bytes]:
    """Takes the link in the body, because an invitation in the address would end up in logs.

    Takes only paths, so that no code leads to another site.
    """
    path = data.path
    if not path.startswith("/") or path.startswith(("//", "/\\")) or not path.isprintable():
        raise RefusedError(Code.MALFORMED, detail="path: begins with one /, as in /table/x4Gd")
    picture = await workers.run_soon(Share(asker()), draw, own_origin(request) + path)
    return Response(picture, media_type="image/svg+xml; charset=utf-8")
