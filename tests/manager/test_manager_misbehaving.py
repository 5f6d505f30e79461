"""A robot that does not keep the protocol loses its own seat, never the match."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import Connect
from sansatout.manager.results import Folder
from sansatout.manager.seats import Remote
from sansatout.manager.server import _Door
from sansatout.manager.table import ManagerTable
from sansatout.seats import Seat
from tests import aside
from tests.manager.house import QUICK, House, four, played, setup
from tests.manager.plain_client import PlainClient

Mischief = Callable[[PlainClient, str, str], str | None]


def once(moment: str, act: Callable[[PlainClient, str], str | None]) -> Mischief:
    """Misbehave the first time that this moment comes."""
    done: list[PlainClient] = []

    def mischief(client: PlainClient, now: str, line: str) -> str | None:
        if now != moment or client in done:
            return line
        done.append(client)
        return act(client, line)

    return mischief


def dies(client: PlainClient, _line: str) -> None:
    client.socket.shutdown(socket.SHUT_RDWR)


def sleeps(_client: PlainClient, _line: str) -> None:
    time.sleep(1.5)


def thinks(_client: PlainClient, line: str) -> str:
    time.sleep(0.5)
    return line


def not_held(client: PlainClient, line: str) -> str:
    every = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
    held = {line.split()[-1], *client.hand, *client.dummys}
    return f"{client.seat} plays {next(card for card in every if card not in held)}"


WAYS: dict[str, tuple[Mischief, str]] = {
    "out of turn": (
        once("ready", lambda client, _: f"{client.seat} bids 7NT"),
        "expected ‘East ready for North's bid’, but ‘East bids 7NT’ came",
    ),
    "another's call": (
        once("call", lambda _c, _l: "West passes"),
        "expected a call of E, but ‘West passes’ came",
    ),
    "an insufficient bid": (
        once("call", lambda client, _: f"{client.seat} bids 1C"),
        "‘East bids 1C’ is not allowed after N: 1NT",
    ),
    "a card it does not hold": (once("card", not_held), "is not allowed in trick"),
    "a card in the auction": (
        once("call", lambda client, _: f"{client.seat} plays AS"),
        "expected a call of E, but ‘East plays AS’ came",
    ),
    "silence": (once("call", sleeps), "nothing came for 1 seconds; expected: East's bid"),
    "silence with a card to play": (
        once("card", sleeps),
        "nothing came for 1 seconds; expected: East's card",
    ),
    "silence when it should be ready": (
        once("dummy", sleeps),
        "nothing came for 1 seconds; expected: East ready for dummy",
    ),
    "a line of 100 kB": (
        once("call", lambda _c, _l: "x" * 100_000),
        "a line is longer than 2000 characters",
    ),
    "nonsense": (once("call", lambda _c, _l: "hello"), "‘hello’ is no line of the table manager"),
    "no text at all": (once("call", lambda _c, _l: "\x00\x07\x1b"), "is no line of the table"),
    "lines without end": (
        once("deal", lambda _c, line: "\r\n".join([line] * 500)),
        "expected ‘East ready for cards’, but ‘East ready for deal’ came",
    ),
    "a second seat on one line": (
        once("deal", lambda _c, _l: 'Connecting "EWteam" as West using protocol version 18'),
        "expected ‘East ready for deal’",
    ),
    "death before its first card": (once("card", dies), "the connection is lost"),
    "death in the auction": (once("call", dies), "the connection is lost"),
    "death before the cards": (once("cards", dies), "the connection is lost"),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_a_robot_of_ours_takes_over_and_the_result_says_so(tmp_path: Path, way: str) -> None:
    """PROMISE-ROBOT-4."""
    mischief, reason = WAYS[way]
    clients = four(North={"bid": "1NT"}, East={"mischief": mischief})
    seconds = 1.0 if "silence" in way else 20.0
    house = played(tmp_path, clients, count=2, seconds=seconds)
    assert [client.boards for client in clients] == [2, clients[1].boards, 2, 2]
    assert clients[1].boards == 0
    (said,) = house.told("manager-taken-over")
    assert (said["seat"], said["team"], said["board"]) == ("E", "EWteam", "1")
    assert reason in said["reason"]
    first, second = house.folder.played.values()
    assert first.names[Seat.E] == second.names[Seat.E] == "novice:natural for EWteam"
    assert [one.seat for one in first.taken_over] == [Seat.E]
    assert "TakenOver" in {tag.name for tag in first.record().tags}


@pytest.mark.parametrize(
    ("way", "answer"),
    [
        ("an insufficient bid", "Illegal bid"),
        ("a card it does not hold", "Illegal card"),
        ("nonsense", "'hello' is no line of the table manager protocol"),
    ],
)
def test_who_loses_its_seat_is_told_why(tmp_path: Path, way: str, answer: str) -> None:
    clients = four(North={"bid": "1NT"}, East={"mischief": WAYS[way][0]})
    house = House(tmp_path, setup(1))
    for client in clients:
        client.port = house.port
        client.start()
    house.wait()
    for client in clients:
        client.join(20)
    assert answer in clients[1].heard
    assert "East bids 1C" not in clients[0].heard


def test_all_four_may_die_and_the_match_is_played(tmp_path: Path) -> None:
    clients = four(
        **{seat: {"mischief": once("call", dies)} for seat in ("North", "East", "South", "West")}
    )
    house = played(tmp_path, clients, count=2)
    assert len(house.folder.played) == 2
    assert len(house.told("manager-taken-over")) == 4


def ask(port: int, line: bytes) -> bytes:
    """Return all that comes until the manager closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as found:
        found.sendall(line)
        answer = b""
        while part := found.recv(4096):
            answer += part
        return answer


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (b'Connecting "A" as North using protocol version 18\r\n', b"the seat N is taken"),
        (b'Connecting "B" as South using protocol version 18\r\n', b"partners give the same name"),
        (b'Connecting "A" as South using protocol version 17\r\n', b"expected 18, 19"),
        (b'Connecting "A" as Up using protocol version 18\r\n', b"is no seat"),
        (b"GET / HTTP/1.1\r\n\r\n", b"is no line of the table manager protocol"),
        (b"North ready for teams\r\n", b"expected 'Connecting"),
        (b"x" * 100_000, b"a line is longer than 2000 characters"),
        (bytes(range(256)) + b"\n", b"is no line"),
    ],
)
def test_who_cannot_be_seated_is_refused_with_a_word_and_closed(
    open_house: House, line: bytes, answer: bytes
) -> None:
    told = ask(open_house.port, line)
    assert answer in told
    assert told.endswith(b"\r\n")
    assert told.count(b"\r\n") == 1


def test_who_is_refused_is_told_by_its_address(open_house: House) -> None:
    with socket.create_connection(("127.0.0.1", open_house.port), timeout=20) as found:
        host, port = found.getsockname()
        found.sendall(NORTH)
        assert found.recv(100) == b"the seat N is taken\r\n"
    assert f"{host}:{port}" in {said["address"] for said in open_house.told("manager-refused")}


def test_a_crowd_that_is_refused_is_counted_and_not_told_one_by_one(tmp_path: Path) -> None:
    house = House(tmp_path, setup(1))
    for _ in range(30):
        ask(house.port, b"GET / HTTP/1.1\r\n\r\n")
    fill(house)
    refused = house.told("manager-refused")
    more = [int(said["count"]) for said in house.told("manager-refused-more")]
    assert len(refused) < 30
    assert len(refused) + sum(more) == 30


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A manager at which North of team A sits; the others have not come."""
    house = House(tmp_path_factory.mktemp("house"), setup(1))
    north = PlainClient("North", "A")
    north.port = house.port
    north.start()
    while not house.told("manager-seated"):
        time.sleep(0.01)
    yield house
    for seat, team in (("East", "B"), ("South", "A"), ("West", "B")):
        client = PlainClient(seat, team)
        client.port = house.port
        client.start()
    house.wait()


def test_who_stands_at_the_door_at_the_end_is_told_that_the_match_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(tmp_path, setup(1))
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as late:
        fill(house)
        assert late.recv(100) == b"the match is over\r\n"
        assert late.recv(100) == b""
    assert {said["reason"] for said in house.told("manager-refused")} == {"the match is over"}
    assert not caplog.records


def test_who_comes_as_the_door_closes_is_turned_away_like_those_who_stood_there() -> None:
    async def story() -> None:
        came: asyncio.Queue[Remote] = asyncio.Queue()
        server = await asyncio.start_server(
            lambda reader, writer: came.put_nowait(Remote(reader, writer, 20)), "127.0.0.1", 0
        )
        async with server:
            _, late = await asyncio.open_connection(*server.sockets[0].getsockname())
            door, remote = _Door(), await came.get()
            door.close()
            door.enter(remote, "127.0.0.1")
            with pytest.raises(ProtocolError, match="the match is over"):
                await remote.next_line("")
            await remote.leave()
            late.close()

    aside.run(story())


NORTH = b'Connecting "A" as North using protocol version 18\r\n'


def silent_ones(port: int, count: int, address: str) -> list[socket.socket]:
    """Return connections from an address on which nothing is said."""
    at = ("127.0.0.1", port)
    return [socket.create_connection(at, 20, (address, 0)) for _ in range(count)]


def test_silent_connections_do_not_keep_a_robot_out(tmp_path: Path) -> None:
    house = House(tmp_path, setup(1))
    silent = silent_ones(house.port, 40, "127.0.0.1")
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as robot:
        robot.sendall(NORTH)
        assert robot.recv(100) == b'North ("A") seated\r\n'
        # Who has been silent longest was told to go, and made room.
        assert silent[0].recv(100) == b"too many robots are at the door\r\n"
    for one in silent:
        one.close()
    fill(house)


def test_who_fills_the_door_from_one_address_pushes_out_their_own(tmp_path: Path) -> None:
    house = House(tmp_path, setup(1))
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as slow:
        silent = silent_ones(house.port, 40, "127.0.0.2")
        assert silent[0].recv(100) == b"too many robots are at the door\r\n"
        slow.sendall(NORTH)
        assert slow.recv(100) == b'North ("A") seated\r\n'
    for one in silent:
        one.close()
    fill(house)


def fill(house: House) -> list[PlainClient]:
    """Let four robots play the match to its end; North, whose seat somebody left, comes last."""
    clients = four()
    for client in reversed(clients):
        client.port = house.port
        client.start()
        while not any(said["seat"] == client.seat[0] for said in house.told("manager-seated")):
            time.sleep(0.01)
    house.wait()
    for client in clients:
        client.join(20)
    return clients


def test_who_leaves_before_the_match_gives_its_seat_back(tmp_path: Path) -> None:
    house = House(tmp_path, setup(1))
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as early:
        early.sendall(b'Connecting "early" as North using protocol version 18\r\n')
        assert early.recv(100) == b'North ("early") seated\r\n'
    assert all(client.ended for client in fill(house))


def test_who_lost_a_seat_before_the_match_is_closed_when_another_takes_it(tmp_path: Path) -> None:
    house = House(tmp_path, setup(1))
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as early:
        early.sendall(b'Connecting "early" as North using protocol version 18\r\nnonsense\r\n')
        assert early.recv(100) == b'North ("early") seated\r\n'
        with socket.create_connection(("127.0.0.1", house.port), timeout=20) as second:
            second.sendall(b'Connecting "second" as North using protocol version 18\r\n')
            assert second.recv(100) == b'North ("second") seated\r\n'
            assert early.recv(100) == b""
            second.sendall(b"nonsense\r\n")
            clients = four()
            for client in clients[1:]:
                client.port = house.port
                client.start()
            assert second.recv(100) == b""
        clients[0].port = house.port
        clients[0].start()
        house.wait()
    assert [said["team"] for said in house.told("manager-left")] == ["second"]


def test_a_robot_that_is_gone_before_it_is_seated_has_no_seat(tmp_path: Path) -> None:
    async def seated_second() -> str:
        come: asyncio.Queue[tuple[Remote, asyncio.StreamWriter]] = asyncio.Queue()

        def arrive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            come.put_nowait((Remote(reader, writer, 20), writer))

        table = ManagerTable(folder, ThreadPoolExecutor(1), QUICK, no_word)
        server = await asyncio.start_server(arrive, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            outside = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            (first, line), (second, _) = await come.get(), await come.get()
            line.transport.abort()
            with pytest.raises(ProtocolError, match="the connection is lost"):
                await table.seat(first, Connect("first", Seat.N))
            await first.leave()
            await table.seat(second, Connect("second", Seat.N))
            await second.leave()
            for _, writer in outside:
                writer.close()
        return second.name

    with Folder(tmp_path, setup(1)) as folder:
        assert aside.run(seated_second()) == "second"


def no_word(_message: str, **_arguments: object) -> None:
    """Say nothing."""


def test_who_died_comes_back_with_the_next_board(tmp_path: Path) -> None:
    late = PlainClient("East", "EWteam")

    def returns(client: PlainClient, _line: str) -> None:
        client.socket.shutdown(socket.SHUT_RDWR)
        late.port = client.port
        late.start()

    clients = four(
        East={"mischief": once("call", returns)},
        North={"mischief": once("call", thinks)},
    )
    house = played(tmp_path, clients, count=2)
    late.join(20)
    assert late.failure is None
    assert late.boards == 1
    first, second = house.folder.played.values()
    assert (first.names[Seat.E], second.names[Seat.E]) == ("novice:natural for EWteam", "EWteam")
    assert second.taken_over == ()
