"""Who is who: cookies that other sites and other servers cannot take away, and whose page asks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any

import pytest

from sansatout.server.identity import Identity, Signer, new_id
from tests.server.harness import Person, Server

FOREIGN = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "http://127.0.0.1:1", "sec-fetch-site": "same-origin"},
]


@dataclass
class Answer:
    """What came back, with the cookies that were set."""

    status: int
    cookies: list[str]
    body: Any


def asked(
    server: Server, method: str, path: str, *, cookie: str = "", body: object = None, **headers: str
) -> Answer:
    """Send one request as it is told, with nothing added."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if cookie:
        sent["cookie"] = cookie
    if body is not None:
        sent["content-type"] = "application/json"
    connection.request(method, path, None if body is None else json.dumps(body), sent)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    cookies = [value for name, value in answer.getheaders() if name.lower() == "set-cookie"]
    plain = (answer.getheader("content-type") or "").startswith("application/json")
    return Answer(answer.status, cookies, json.loads(content) if plain else content)


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("other"))
    yield running
    running.stop()


def test_whoever_asks_who_they_are_becomes_somebody(server: Server) -> None:
    first = asked(server, "GET", "/api/me")
    (cookie,) = first.cookies
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=34560000" in cookie
    assert "Secure" not in cookie
    value = cookie.split(";")[0]
    again = asked(server, "GET", "/api/me", cookie=value)
    assert again.body == first.body
    assert [one.split(";")[0] for one in again.cookies] == [value], "the cookie lasts anew"


@pytest.mark.parametrize("path", ["/", "/table/x", "/join/x", "/api/games", "/api/locales/en"])
def test_what_needs_nobody_makes_nobody(server: Server, path: str) -> None:
    assert asked(server, "GET", path).cookies == []


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize("method", ["POST", "PATCH", "PUT", "DELETE"])
def test_no_other_site_changes_anything(
    server: Server, ann: Person, method: str, headers: dict[str, str]
) -> None:
    path = {"POST": "/api/tables", "PATCH": "/api/me"}.get(method, "/api/me")
    body = {"name": "Eve"} if method == "PATCH" else {"variant": "minibridge"}
    for cookie in ("", ann.cookie):
        answer = asked(server, method, path, cookie=cookie, body=body, **headers)
        assert answer.status in (403, 405)
        assert answer.cookies == []
        if answer.status == 403:
            assert answer.body["error"]["message"] == "foreign-page"
    assert ann.rest("GET", "/api/me")["name"] == "Ann"
    assert ann.rest("GET", "/api/history")["tables"] == []


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_no_cookie_is_set_for_another_site(server: Server, headers: dict[str, str]) -> None:
    answer = asked(server, "GET", "/api/me", **headers)
    assert (answer.status, answer.cookies) == (200, [])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"variant": "no-such-game"}),
        ("/api/tables", {"variant": 7}),
        ("/api/join/nowhere", {}),
    ],
    ids=str,
)
def test_no_cookie_is_set_on_an_error(server: Server, path: str, body: object) -> None:
    answer = asked(server, "POST", path, body=body)
    assert answer.status >= 400
    assert answer.cookies == []


def test_our_page_and_programs_are_let_in(server: Server) -> None:
    own = {"origin": server.address, "sec-fetch-site": "same-origin"}
    for headers in ({}, own, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}):
        made = asked(server, "POST", "/api/tables", body={"variant": "minibridge"}, **headers)
        assert made.status == 201
        assert len(made.cookies) == 1


def test_two_servers_on_one_host_keep_two_identities(server: Server, other: Server) -> None:
    jar: dict[str, str] = {}
    people = []
    for house in (server, other, server, other):
        cookie = "; ".join(f"{name}={value}" for name, value in jar.items())
        answer = asked(house, "GET", "/api/me", cookie=cookie)
        people.append(answer.body["person"])
        jar.update(one.split(";")[0].split("=", 1) for one in answer.cookies)  # type: ignore[misc]
    assert people[:2] == people[2:]
    assert len(jar) == 2


def test_the_cookies_name_is_the_stores_own(other: Server) -> None:
    (before,) = asked(other, "GET", "/api/me").cookies
    other.stop()
    other.port = 0
    other.start()
    (after,) = asked(other, "GET", "/api/me").cookies
    assert before.split("=")[0] == after.split("=")[0]


def test_a_cookie_of_the_old_name_is_taken_over(server: Server, other: Server) -> None:
    name, value = Person(server).cookie.split("=", 1)
    person = value.split(".")[0]
    for house, mine in ((server, True), (other, False)):
        answer = asked(house, "GET", "/api/me", cookie=f"sansatout={value}")
        assert (answer.body["person"] == person) is mine
        assert any(one.startswith("sansatout=") for one in answer.cookies) is mine
        assert any(one.startswith(f"{name}={value};") for one in answer.cookies) is mine


def test_a_signature_is_checked_whole() -> None:
    signer = Signer(b"x" * 32, "s")
    assert signer.read(None) is None
    for identity in (Identity("A" * 16), Identity("A" * 16, "B" * 16)):
        value = signer.value(identity)
        assert signer.read(value) == identity
        for place in range(len(value)):
            changed = value[:place] + ("B" if value[place] != "B" else "C") + value[place + 1 :]
            assert signer.read(changed) is None


def test_no_id_looks_like_an_option_of_the_command() -> None:
    assert not any(new_id().startswith("-") for _ in range(3000))
