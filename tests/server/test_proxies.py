"""Behind a proxy: what it says is believed if we were told so, and from nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from sansatout.errors import InputError
from sansatout.server.environment import config_from
from sansatout.server.limits.addresses import whose
from tests.server.harness import NO_LIMITS, Person, Server, raw

PUBLIC = "https://bridge.example"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that is told of its proxy and under which address people see it."""
    settings = {"SANSATOUT_ORIGINS": "https://Bridge.example/",
                "SANSATOUT_TRUSTED_PROXIES": "127.0.0.1/32 10.1.0.0/16",
                "SANSATOUT_LIMIT_TABLES_ADDRESS": "1/hour+2"}  # fmt: skip
    running = Server(tmp_path_factory.mktemp("behind"), limits=NO_LIMITS | settings)
    yield running
    running.stop()


def outcome(person: Person, table: str, **headers: str) -> object:
    """Return the first message that a socket gets, or the code it is closed with."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with person.sit(table, **named) as socket:
        try:
            return socket.read()["t"]
        except ConnectionClosed as closed:
            return closed.rcvd and closed.rcvd.code


def test_a_page_is_ours_under_its_own_or_its_public_address(behind: Server) -> None:
    ann = Person(behind)
    table = ann.make()["table"]
    assert outcome(ann, table) == "hello"
    for own in (behind.address, behind.address.replace("http:", "https:"), PUBLIC):
        assert outcome(ann, table, origin=own) == "hello"
    for foreign in ("null", "", "x", "http://bridge.example", PUBLIC + ":8443", "https://[",
                    PUBLIC + ".evil.example", "ftp" + behind.address[4:]):  # fmt: skip
        assert outcome(ann, table, origin=foreign) == 4403, foreign


def test_tls_before_the_proxy_makes_the_cookie_secure(behind: Server) -> None:
    _, head, _ = raw(behind, "GET", "/api/me", x_forwarded_proto="https")
    assert "; Secure" in head["set-cookie"]
    assert head["strict-transport-security"]
    for proxy, said in (("127.0.0.1", "http"), ("127.0.0.2", "https"), ("127.0.0.1", "x")):
        _, head, _ = raw(behind, "GET", "/api/me", address=proxy, x_forwarded_proto=said)
        assert "Secure" not in head["set-cookie"]
        assert head["strict-transport-security"] is None


def test_over_tls_a_page_without_tls_is_foreign(behind: Server) -> None:
    ann = Person(behind, address="127.0.0.3")
    table = ann.make()["table"]
    ben = Person(behind)
    assert outcome(ben, table, origin=behind.address, x_forwarded_proto="https") == 4403
    own = behind.address.replace("http:", "https:")
    assert outcome(ben, table, origin=own, x_forwarded_proto="https") == "hello"


def makes(server: Server, address: str, **headers: str) -> bool:
    """Tell whether a stranger may make a table."""
    body = b'{"variant": "minibridge"}'
    kind = "application/json"
    status, *_ = raw(
        server, "POST", "/api/tables", body, address=address, content_type=kind, **headers
    )
    assert status in (201, 429)
    return status == 201


def test_people_behind_a_proxy_are_told_apart(behind: Server) -> None:
    for visitor in ("192.0.2.7", "10.1.2.3, 192.0.2.8, 10.1.9.9", "2001:db8::1"):
        seen = [makes(behind, "127.0.0.1", x_forwarded_for=visitor) for _ in range(3)]
        assert seen == [True, True, False]


@pytest.mark.parametrize("visitor", ["192.0.2.9:{}", "[2001:db8:1::2]:{}", "::ffff:192.0.2.10"])
def test_an_address_is_one_whatever_its_port(behind: Server, visitor: str) -> None:
    seen = [makes(behind, "127.0.0.1", x_forwarded_for=visitor.format(n)) for n in (1, 2, 65535)]
    assert seen == [True, True, False]


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::1", "::ffff:192.0.2.8"])
def test_a_port_changes_nothing(address: str) -> None:
    plain = f"[{address}]" if ":" in address else address
    assert {whose(plain), whose(f"{plain}:5678"), whose(f"{plain}:")} == {whose(address)}


def test_nobody_else_chooses_an_address(behind: Server) -> None:
    seen = [makes(behind, "127.0.0.9", x_forwarded_for=f"192.0.2.{n}") for n in range(50, 53)]
    assert seen == [True, True, False]


def test_without_proxies_nobody_is_believed(server: Server) -> None:
    _, head, _ = raw(server, "GET", "/api/me", x_forwarded_proto="https")
    assert "Secure" not in head["set-cookie"]


@pytest.mark.parametrize(
    ("name", "value"),
    [("TRUSTED_PROXIES", "*"), ("TRUSTED_PROXIES", "proxy"), ("TRUSTED_PROXIES", "10.0.0.0/99"),
     ("ORIGINS", "bridge.example"), ("ORIGINS", "ftp://x"), ("ORIGINS", "https://x/page"),
     ("ORIGINS", "https://[")],
)  # fmt: skip
def test_a_setting_that_means_nothing_is_refused(name: str, value: str) -> None:
    with pytest.raises(InputError, match=f"SANSATOUT_{name}"):
        config_from({f"SANSATOUT_{name}": value})
