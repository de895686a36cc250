"""Requests to the link's server over HTTP. Redirects are not followed, so that secrets go nowhere
else."""

from __future__ import annotations

import ssl
from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, OpenerDirector, Request, build_opener

import msgspec

from azulejos.rules import nonce_commitment
from azulejos.wire.messages import UNREADABLE, Refused, TableState
from azulejos.wire.seating_messages import Hold, Holding, Seated, SitDown
from azulejos.words.phrases import Phrase, phrase

from .links import TableLink
from .server_refusals import refusal

_SECONDS: Final = 15.0
_LARGEST: Final = 4 * 1024 * 1024
"""Bytes. No answer of ours is nearly as long."""
_Answer = TypeVar("_Answer")
_BUSY: Final = frozenset({429, 502, 503, 504})


class HttpClientError(Exception):
    """The server could not be reached, or refused; `said` explains it."""

    def __init__(self, said: Phrase, code: str | None = None) -> None:
        super().__init__(said.id)
        self.said = said
        self.code = code
        """The wire protocol's code, if the server refused."""


class _NoRedirects(HTTPRedirectHandler):
    def redirect_request(self, *_: Any, **__: Any) -> None:  # noqa: ANN401 - nothing of it is used
        """Answers None, so that the redirect raises HTTPError."""


class HttpClient:
    """Asks the server about one table."""

    def __init__(self, link: TableLink) -> None:
        self.link = link
        self._opener: OpenerDirector = build_opener(_NoRedirects)

    def state(self) -> TableState:
        """The public state of the table."""
        return self._read(self._fetch(""), TableState)

    def sit(self, seat: int, invitation: str, name: str | None, nonce: str, dealer: int) -> str:
        """Takes an open seat; answers its token. The nonce goes to dealer 1 as it is, and to
        dealer 2 as its commitment."""
        data = SitDown(invitation, name, nonce)
        if dealer != 1:
            data = SitDown(invitation, name, nonce_commitment=nonce_commitment(nonce))
        body = msgspec.json.encode(data)
        return self._read(self._fetch(f"/seats/{seat}", body), Seated).token

    def hold(self, token: str) -> int:
        """The seat that a token belongs to."""
        body = msgspec.json.encode(Hold(token))
        return self._read(self._fetch("/hold", body), Holding).seat

    def record(self) -> str:
        """The record of the game so far."""
        return self._fetch("/record").decode("utf-8", "replace")

    def _fetch(self, path: str, body: bytes | None = None) -> bytes:
        """Raises HttpClientError."""
        host = self.link.host
        url = f"{self.link.origin}/api/tables/{self.link.table}{path}"
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            with self._opener.open(Request(url, body, headers), timeout=_SECONDS) as answer:  # noqa: S310 - a Link is http(s)
                text: bytes = answer.read(_LARGEST + 1)
        except HTTPError as error:
            with error:
                raise self._refused(error) from None
        except URLError as error:
            is_unsafe = isinstance(error.reason, ssl.SSLError)
            name = "online-not-safe" if is_unsafe else "online-unreachable"
            raise HttpClientError(phrase(name, host=host)) from None
        except (OSError, HTTPException, ValueError):
            raise HttpClientError(phrase("online-unreachable", host=host)) from None
        if len(text) > _LARGEST:
            raise HttpClientError(phrase("online-no-server", host=host))
        return text

    def _refused(self, error: HTTPError) -> HttpClientError:
        host = self.link.host
        if 300 <= error.code < 400:
            address = str(error.headers.get("Location", "?"))[:200]
            return HttpClientError(phrase("online-elsewhere", host=host, address=address))
        try:
            refused = msgspec.json.decode(error.read(_LARGEST), type=Refused)
        except (OSError, HTTPException, *UNREADABLE):
            name = "online-busy" if error.code in _BUSY else "online-no-server"
            return HttpClientError(phrase(name, host=host))
        return HttpClientError(refusal(refused.code), refused.code)

    def _read(self, text: bytes, kind: type[_Answer]) -> _Answer:
        try:
            return msgspec.json.decode(text, type=kind)
        except msgspec.ValidationError:
            name = "online-other-version"
        except UNREADABLE:
            name = "online-no-server"
        raise HttpClientError(phrase(name, host=self.link.host))
