"""Flood a server from one address until killed: raw sockets and prepared bytes, to be cheap.

What is flooded and as whom is told by ``benchmarks/floods.py``.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

import uvloop

ADDRESS = "127.0.0.2"
DEALS = "\n\n".join(
    f'[Board "{n}"]\n[Deal "N:8.AJ8.AK98764.Q7 KJT.QT732.QT5.AT A42.K964.3.KJ642 Q97653.5.J2.9853"]'
    for n in range(8)
)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass(frozen=True, slots=True)
class Target:
    """What is flooded, as whom, and what is there to ask for."""

    port: int
    cookies: tuple[str, ...]
    deal: str
    tables: tuple[str, ...]


async def _connected(target: Target) -> Streams:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ADDRESS, 0))


def _request(method: str, path: str, cookie: str, body: object = None) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n"
    kind = f"content-type: application/json\r\ncontent-length: {len(data)}\r\n" if data else ""
    return f"{head}{kind}\r\n".encode() + data


async def _ask(target: Target, requests: Iterator[bytes]) -> None:
    """Ask again as soon as there is an answer."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError, ValueError):
            reader, writer = await _connected(target)
            for request in requests:
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                length = head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0]
                await reader.readexactly(int(length))
        await asyncio.sleep(0.01)


async def _clients(target: Target, count: int, made: Callable[[str, int], bytes]) -> None:
    def requests(cookie: str) -> Iterator[bytes]:
        return (made(cookie, number) for number in numbers)

    numbers = itertools.count()
    cookies = itertools.islice(itertools.cycle(target.cookies), count)
    await asyncio.gather(*(_ask(target, requests(cookie)) for cookie in cookies))


async def files(target: Target) -> None:
    """Ask for the file of one deal, by forty clients."""
    path = f"/api/deals/{target.deal}.pbn"
    await _clients(target, 40, lambda cookie, _: _request("GET", path, cookie))


async def tables(target: Target) -> None:
    """Make tables, by forty clients."""
    body = {"variant": "minibridge"}
    await _clients(target, 40, lambda cookie, _: _request("POST", "/api/tables", cookie, body))


async def analyse(target: Target) -> None:
    """Bring eight deals to be analysed, by thirty clients."""
    body = {"text": DEALS}
    await _clients(target, 30, lambda cookie, _: _request("POST", "/api/analyse", cookie, body))


async def trainer(target: Target) -> None:
    """Ask for exercises that nobody has had, by forty clients."""

    def made(cookie: str, number: int) -> bytes:
        return _request("GET", f"/api/trainer/L-REV/{1000 + number}", cookie)

    await _clients(target, 40, made)


async def headers(target: Target) -> None:
    """Send sixty megabytes of one header, four times at once, again and again."""
    await asyncio.gather(*(_header(target) for _ in range(4)))


async def _header(target: Target) -> None:
    chunk = b"y" * 65_536
    while True:
        with suppress(OSError):
            _, writer = await _connected(target)
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")
            for _ in range(960):
                writer.write(chunk)
                await writer.drain()
                if writer.is_closing():
                    break
            writer.close()
        await asyncio.sleep(0.01)


async def halves(target: Target) -> None:
    """Keep three thousand requests that are begun and never finished."""
    await asyncio.gather(*(_half(target, number) for number in range(3000)))


async def _half(target: Target, number: int) -> None:
    await asyncio.sleep(number / 1000)
    while True:
        with suppress(OSError):
            reader, writer = await _connected(target)
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
            await reader.read()
            writer.close()
        await asyncio.sleep(1)


async def _socket(target: Target, table: str, cookie: str) -> Streams:
    reader, writer = await _connected(target)
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def _frame(message: object) -> bytes:
    """Return a text frame of less than 126 bytes; the mask of four zeros leaves it as it is."""
    data = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(data))) + b"\0\0\0\0" + data


async def _talk(target: Target, messages: Iterator[bytes]) -> None:
    """Send without end over one socket, and read what comes."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await _socket(target, target.tables[0], target.cookies[0])
            reading = asyncio.create_task(_read(reader))
            for message in messages:
                writer.write(message)
                await writer.drain()
                if reading.done():
                    break
        await asyncio.sleep(0.2)


async def _read(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65_536):
            pass


async def chat(target: Target) -> None:
    """Chat over one socket as fast as it takes it."""
    await _talk(target, itertools.repeat(_frame({"t": "chat", "text": "hello"})))


async def review(target: Target) -> None:
    """Ask for the auction over one socket as fast as it takes it."""
    asked = {"t": "act", "kind": "review", "payload": {"what": "auction"}}
    await _talk(target, (_frame({**asked, "seq": seq}) for seq in itertools.cycle(range(8, 400))))


async def watch(target: Target) -> None:
    """Watch forty tables of expert robots."""
    cookies = itertools.cycle(target.cookies)
    pairs = zip(target.tables, cookies, strict=False)
    await asyncio.gather(*(_watch(target, table, cookie) for table, cookie in pairs))


async def _watch(target: Target, table: str, cookie: str) -> None:
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, _ = await _socket(target, table, cookie)
            await _read(reader)
        await asyncio.sleep(1)


KINDS = {one.__name__: one for one in (files, tables, analyse, trainer, headers, halves, chat,
                                       review, watch)}  # fmt: skip


def main() -> None:
    """Flood as the arguments say; go before nobody."""
    kind, port, cookies, deal, tables = sys.argv[1:6]
    os.nice(1)
    target = Target(int(port), tuple(cookies.split(",")), deal, tuple(tables.split(",")))
    uvloop.run(KINDS[kind](target))


if __name__ == "__main__":
    main()
