"""Every answer, good or bad, tells a browser what it may do with it."""

from __future__ import annotations

import json
import re
import socket
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import pytest

from tests.server.harness import Person, Server, raw

STRICT = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ANSWERS = ["/", "/table/x", "/icon.svg", "/api/games", "/api/me", "/api/none", "/none.php", "/%00",
           "/sw.js", "/manifest.webmanifest",
           "/health/live", "/schema", "/schema/openapi.json", "/schema/none"]  # fmt: skip


def policy(text: str) -> dict[str, list[str]]:
    """Return what a content security policy allows, by directive."""
    return {name: what for name, *what in (part.split() for part in text.split(";"))}


def check(headers: dict[str, str]) -> None:
    assert {name: headers.get(name) for name in STRICT} == STRICT
    allowed = policy(headers["content-security-policy"])
    assert allowed["script-src"] == allowed["style-src"] == ["'self'"]
    assert allowed["default-src"] == allowed["frame-ancestors"] == allowed["base-uri"] == ["'none'"]
    assert not any("unsafe" in word or "*" in word for what in allowed.values() for word in what)
    assert "server" not in headers


@pytest.mark.parametrize("path", ANSWERS)
def test_every_answer_is_strict(server: Server, path: str) -> None:
    check({name.lower(): value for name, value in raw(server, "GET", path)[1].items()})


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/tables"), ("PUT", "/api/me"),
                                              ("OPTIONS", "/api/me"), ("BREW", "/")])  # fmt: skip
def test_a_refusal_is_strict(server: Server, method: str, path: str) -> None:
    status, head, _ = raw(server, method, path, b"x" * 200_000 if method == "POST" else None)
    assert status != 500
    check({name.lower(): value for name, value in head.items()})


@pytest.mark.parametrize(
    ("head", "status"),
    [(b"nonsense\r\n\r\n", 400), (b"GET / HTTP/9.9\r\n\r\n", 400),
     (b"GET / HTTP/1.1\r\nx y: z\r\n\r\n", 400),
     (b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 200 + b"\r\n", 431),
     (b"GET / HTTP/1.1\r\nx: " + b"y" * 40_000, 431)],
    ids=lambda part: str(part)[:30],
)  # fmt: skip
def test_what_is_no_request_gets_a_strict_answer(server: Server, head: bytes, status: int) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(head)
        answer = b"".join(iter(lambda: line.recv(4096), b"")).decode()
    top, body = answer.split("\r\n\r\n")
    assert json.loads(body)["error"]["text"]
    first, *lines = top.split("\r\n")
    assert f" {status} " in first
    check({name.lower(): value for name, value in (one.split(": ", 1) for one in lines)})


def test_a_socket_is_opened_with_strict_headers(ann: Person) -> None:
    with ann.sit(ann.make()["table"]) as opened:
        answer = opened.ws.response
        assert answer is not None
        check({name.lower(): value for name, value in answer.headers.raw_items()})


def test_plain_http_promises_no_tls(server: Server) -> None:
    assert raw(server, "GET", "/")[1]["strict-transport-security"] is None


class _Links(HTMLParser):
    """Collect what a document loads or leads to, and what it would run."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.inline: list[str] = []
        self._tag = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._tag = tag
        self.links += [value for name, value in attrs if name in ("src", "href") and value]
        self.inline += [name for name, _ in attrs if name == "style" or name.startswith("on")]

    def handle_data(self, data: str) -> None:
        if self._tag in ("script", "style") and data.strip():
            self.inline.append(data)


@pytest.mark.parametrize("path", ["/", "/schema"])
def test_no_document_loads_or_runs_what_is_not_ours(server: Server, path: str) -> None:
    """PROMISE-PERSON-3."""
    status, _, content = raw(server, "GET", path)
    assert status == 200
    found = _Links()
    found.feed(content.decode())
    assert found.inline == []
    for link in found.links:
        whole = urljoin(server.address + path, link)
        assert urlsplit(whole).netloc == urlsplit(server.address).netloc
        assert raw(server, "GET", urlsplit(whole).path)[0] == 200


def test_the_list_of_calls_names_them_all(ann: Person) -> None:
    document = json.loads(ann.rest("GET", "/schema/openapi.json"))
    page = ann.rest("GET", "/schema").decode()
    assert len(document["paths"]) > 15
    for path, calls in document["paths"].items():
        for method in calls:
            assert f"<code>{method.upper()} {path}</code>" in page
    assert not re.search("https?://", page)


@pytest.mark.parametrize("suffix", ["txt", "svg", "csv", "json", "jsonl"])
def test_the_kind_of_every_file_is_announced(ann: Person, suffix: str) -> None:
    document = json.loads(ann.rest("GET", "/schema/openapi.json"))
    call = document["paths"]["/api/sheets/{sheet_id}/files/{name}"]["get"]
    sheet = ann.rest("POST", "/api/sheets", {"system": "rulebook"})["sheet"]
    _, head, _ = raw(ann.server, "GET", f"/api/sheets/{sheet}/files/sheet.{suffix}")
    assert head["content-type"].split(";")[0] in call["responses"]["200"]["content"]


def test_a_deal_is_announced_as_a_page_and_as_files(ann: Person) -> None:
    document = json.loads(ann.rest("GET", "/schema/openapi.json"))
    content = document["paths"]["/api/deals/{name}"]["get"]["responses"]["200"]["content"]
    assert {"application/json", "image/svg+xml", "application/x-pbn"} <= set(content)
    assert content["application/json"]["schema"] != {"type": "string"}


def test_to_make_an_answer_small_takes_no_more_of_everybodys_time_than_it_must(
    server: Server,
) -> None:
    _, head, body = raw(server, "GET", "/api/locales/hu", accept_encoding="gzip")
    how = body[8]
    assert (head["content-encoding"], how) == ("gzip", 0), "2 is the slowest way (RFC 1952)"
