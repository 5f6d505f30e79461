"""What may be a bus, and what is heard by one."""

from __future__ import annotations

import asyncio
import json
import subprocess
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sansatout.errors import InputError
from sansatout.server.bus import Alone, open_bus
from sansatout.server.bus.nats import Nats as Carrier
from sansatout.server.bus.nats import Reach
from sansatout.server.bus.opening import check_bus
from tests import aside
from tests.machines.nats import Certificate, Nats

SHARED: Any = SimpleNamespace(is_shared=True, id="s")
ALONE: Any = SimpleNamespace(is_shared=False, id="s")


@pytest.mark.parametrize(
    "bus", ["nats://127.0.0.1:4222", "nats://localhost", "nats://[::1]:4222", "nats://127.9.9.9"]
)
def test_on_this_machine_a_bus_needs_neither_names_nor_encryption(bus: str) -> None:
    servers, trust, _ = check_bus(bus)
    assert servers == [bus]
    assert trust is None


@pytest.mark.parametrize(
    "bus",
    [
        "nats://bus.example", "nats://me:secret@bus.example", "tls://bus.example",
        "nats://10.0.0.1", "tls://me:secret@one.example,nats://two.example", "nats://0.0.0.0",
    ],
)  # fmt: skip
def test_off_this_machine_a_bus_is_encrypted_and_lets_nobody_in_unnamed(bus: str) -> None:
    with pytest.raises(InputError, match="in the open") as refused:
        check_bus(bus)
    assert "secret" not in str(refused.value)


def test_a_bus_with_encryption_and_a_name_may_be_anywhere() -> None:
    servers, trust, _ = check_bus("tls://me:secret@one.example:4222,tls://me:secret@two.example")
    assert len(servers) == 2
    assert trust is not None


@pytest.mark.parametrize(
    "bus",
    [
        "", "bus", "http://x", "nats://", "nats://x:99999", "nats://?a=b", "nats://u:secret@[x",
        "tls://u:secret\uff1a@10.0.0.5", "nats://u:secret,x@127.0.0.1", "nats://h?password=secret",
        "tls://u:12/34secret@10.0.0.5", "tls://u:12#secret@10.0.0.5",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused_in_words(bus: str) -> None:
    with pytest.raises(InputError, match="address of a bus") as refused:
        check_bus(bus)
    assert "secret" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


class Impostor:
    """Somebody who answers in the place of the bus, and sends those who come on to a friend."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        info = {"server_id": "x", "version": "2.10.0", "proto": 1, "max_payload": 1_000_000,
                "headers": True, "connect_urls": [f"127.0.0.2:{self.friend}"]}  # fmt: skip
        writer.write(b"INFO " + json.dumps(info).encode() + b"\r\n")
        while line := await reader.readline():
            self.heard.append(line)
            if line.startswith(b"PING"):
                writer.write(b"PONG\r\n")
            elif line.startswith(b"PUB"):
                writer.close()

    async def visited(self, scheme: str) -> tuple[list[bytes], bool]:
        """Return what a node tells, and whether it let itself be sent on."""
        sent_on = asyncio.Event()

        async def welcome(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            sent_on.set()
            writer.close()

        friend = await asyncio.start_server(welcome, "127.0.0.2", 0)
        self.friend = friend.sockets[0].getsockname()[1]
        server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        servers, trust, _ = check_bus(f"{scheme}://me:secret@127.0.0.1:{port}")
        carrier = Carrier(Reach(tuple(servers), trust), "store")
        there = asyncio.Event()
        carrier.on_line = there.set
        carrier.start("n" * 16)
        with suppress(TimeoutError):
            await asyncio.wait_for(there.wait(), 2)
            carrier.publish("table.x", "n" * 16, b"hello")
            server.close()
            await asyncio.wait_for(sent_on.wait(), 2)
        await carrier.close()
        for one in (server, friend):
            one.close()
        return self.heard, sent_on.is_set()


def test_where_encryption_is_wanted_nothing_is_said_without() -> None:
    assert aside.run(Impostor().visited("tls")) == ([], False)


def test_nobody_is_spoken_to_but_those_who_were_named() -> None:
    heard, sent_on = aside.run(Impostor().visited("nats"))
    assert any(line.startswith(b"PUB sansatout.store.table.x") for line in heard)
    assert not sent_on


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(InputError, match=r"there is no file /nowhere\.pem"):
        check_bus("tls://me:secret@one.example?ca=/nowhere.pem")


def test_a_node_alone_has_no_bus_and_needs_none() -> None:
    assert isinstance(open_bus("", ALONE), Alone)
    with pytest.raises(InputError, match="--database"):
        open_bus("nats://127.0.0.1", ALONE)


def _certificate(folder: Path) -> Certificate:
    made = Certificate(folder / "cert.pem", folder / "key.pem")
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
            "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost",
            "-keyout", str(made.key), "-out", str(made.certificate),
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    return made


async def _told(reach: Reach) -> list[tuple[str, str, bytes]]:
    """Return what one carrier hears when another speaks; nothing if neither comes in."""
    heard: list[tuple[str, str, bytes]] = []
    came = asyncio.Event()
    one, other = Carrier(reach, "store"), Carrier(reach, "store")
    there = [asyncio.Event(), asyncio.Event()]
    one.on_line, other.on_line = there[0].set, there[1].set
    one.on_message = lambda *message: (heard.append(message), came.set())  # type: ignore[func-returns-value,assignment]
    await one.subscribe("table.x")
    one.start("n" * 16)
    other.start("m" * 16)
    try:
        async with asyncio.timeout(30):
            for line in there:
                await line.wait()
            other.publish("table.y", "m" * 16, b"not for us")
            other.publish("table.x", "m" * 16, b"hello")
            await came.wait()
    except TimeoutError:
        pass
    await one.close()
    await other.close()
    return heard


def test_nodes_hear_each_other_by_an_encrypted_bus_with_names(tmp_path: Path) -> None:
    certificate = _certificate(tmp_path)
    nats = Nats(tmp_path / "nats", user="me", password="secret", tls=certificate)
    url = f"tls://me:secret@127.0.0.1:{nats.port}?ca={certificate.certificate}"
    servers, trust, credentials = check_bus(url)
    heard = aside.run(_told(Reach(tuple(servers), trust, credentials)))
    nats.stop()
    assert heard == [("table.x", "m" * 16, b"hello")]
