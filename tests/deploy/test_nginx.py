"""nginx by our example before two servers on one database: one stops, nobody has to notice."""

from __future__ import annotations

import http.client
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import pytest

from tests.deploy.front import Front, certificate, front
from tests.deploy.programs import program
from tests.server.harness import NO_LIMITS, Person, Server, Socket
from tests.server.scraping import figures, until_figures


@dataclass
class Site:
    """All that stands behind one address."""

    front: Front
    servers: list[Server]
    trust: ssl.SSLContext

    def ask(self, path: str, **headers: str) -> http.client.HTTPResponse:
        line = http.client.HTTPSConnection("localhost", self.front.port, context=self.trust)
        line.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
        answer = line.getresponse()
        answer.read()
        line.close()
        return answer

    def person(self, name: str) -> Person:
        return Person(cast("Server", self.front), name)


@pytest.fixture(scope="module")
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    for name in ("nginx", "openssl"):
        program(name)
    database = request.getfixturevalue("postgres").fresh()
    trusted = certificate(folder)
    proxy = {"SANSATOUT_TRUSTED_PROXIES": "127.0.0.1"}
    servers = [
        Server(folder / name, limits={**NO_LIMITS, **proxy}, database=database, logged=True,
               metrics="127.0.0.1:0")
        for name in ("one", "other")
    ]  # fmt: skip
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(trusted))
        with front(folder, trusted, [server.port for server in servers]) as where:
            yield Site(where, servers, ssl.create_default_context())
    for server in servers:
        server.stop()


def test_the_page_comes_over_tls_and_only_so(site: Site) -> None:
    page = site.ask("/")
    assert (page.status, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert page.headers["strict-transport-security"]
    assert "; Secure" in site.ask("/api/me").headers["set-cookie"]
    plain = http.client.HTTPConnection("localhost", site.front.plain)
    plain.request("GET", "/join/x?y=z")
    answer = plain.getresponse()
    assert (answer.status, answer.headers["location"]) == (301, "https://localhost/join/x?y=z")
    plain.close()


def test_no_figures_are_told_to_strangers(site: Site) -> None:
    for path in ("/metrics", "/metrics/", "/metrics?x", "//metrics", "/./metrics"):
        assert site.ask(path).status == 404, path


def test_visitors_choose_neither_their_address_nor_the_id_of_a_request(site: Site) -> None:
    answer = site.ask("/api/me", x_request_id="mine", x_forwarded_for="192.0.2.1",
                      x_forwarded_proto="http")  # fmt: skip
    assert len(answer.headers["x-request-id"]) == 32
    assert "; Secure" in answer.headers["set-cookie"]


def test_the_sockets_of_a_table_meet_at_one_server(site: Site) -> None:
    ann = site.person("Ann")
    for _ in range(3):
        for server in site.servers:
            until_figures(server, lambda found: found["sockets table"] == 0)
        table = ann.make()["table"]
        with ann.sit(table) as one, ann.sit(table) as two, ann.sit(table) as three:
            for socket in (one, two, three):
                socket.until("hello")
            assert sorted(figures(server)["sockets table"] for server in site.servers) == [0, 3]


def _where(site: Site) -> Server:
    """Return which server has the only socket."""
    (found,) = [one for one in site.servers if figures(one)["sockets table"] == 1]
    return found


def _my_turn(socket: Socket) -> dict[str, Any]:
    """Return what I may do, in the next deal if nothing was to be played in this one."""
    while (wanted := socket.choice(Random(1)) if socket.view else None) is None:
        if socket.view and socket.view["stage"] == "between":
            socket.act("next-deal")
        socket.read()
    return wanted


def test_who_plays_goes_on_at_the_other_server_when_one_stops(site: Site) -> None:
    ann = site.person("Ann")
    table = ann.make()["table"]
    with ann.sit(table) as socket:
        wanted = _my_turn(socket)
        seq = socket.view["seq"]
        assert socket.say(t="act", id="first", seq=seq, **wanted)["t"] == "ack"
        first = _where(site)
        first.process.terminate()
        assert first.has_ended(10)
        assert socket.until("gone")["reason"] == "stopping"
    with ann.sit(table) as socket:
        assert socket.until("hello")["you"]["player"] is not None
        again = socket.say(t="act", id="first", seq=seq, **wanted)
        assert (again["t"], again["seq"]) == ("ack", seq + 1), "it was done, and is not done twice"
        assert _where_left(site, first) == 1
        assert ann.rest("GET", "/api/me")["name"] == "Ann"
        wanted = _my_turn(socket)
        assert socket.say(t="act", seq=socket.view["seq"], **wanted)["t"] == "ack"
    first.start()
    assert [site.ask("/health/ready").status for _ in range(4)] == [200] * 4


def _where_left(site: Site, stopped: Server) -> float:
    (other,) = [one for one in site.servers if one is not stopped]
    return figures(other)["sockets table"]
