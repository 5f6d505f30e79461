"""The proxy does what it says, so that what is seen behind it can be believed."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator

import pytest

from tests.faults.proxy import Proxy


class Echo:
    """Says everything once more."""

    def __init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.heard = b""
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while True:
            try:
                line, _ = self._door.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _answer(self, line: socket.socket) -> None:
        try:
            while piece := line.recv(1000):
                self.heard += piece
                line.sendall(piece)
        except OSError:
            pass
        line.close()

    def close(self) -> None:
        self._door.close()


@pytest.fixture
def echo() -> Iterator[Echo]:
    running = Echo()
    yield running
    running.close()


@pytest.fixture
def proxy(echo: Echo) -> Iterator[Proxy]:
    running = Proxy(echo.port)
    yield running
    running.close()


def _line(proxy: Proxy) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.port), 5)


def _said(line: socket.socket, words: bytes) -> bytes:
    line.sendall(words)
    return line.recv(1000)


def test_what_is_sent_comes_through_and_an_end_too(proxy: Proxy) -> None:
    with _line(proxy) as one, _line(proxy) as other:
        assert _said(one, b"a") == b"a"
        assert _said(other, b"b") == b"b"
        one.shutdown(socket.SHUT_WR)
        assert one.recv(10) == b""
        assert _said(other, b"c") == b"c"


def test_a_cut_resets_everybody_and_refuses_until_it_is_mended(proxy: Proxy) -> None:
    with _line(proxy) as line:
        assert _said(line, b"a") == b"a"
        proxy.cut()
        with pytest.raises(ConnectionResetError):
            line.recv(10)
    with pytest.raises(ConnectionRefusedError):
        _line(proxy)
    proxy.pass_on()
    with _line(proxy) as line:
        assert _said(line, b"b") == b"b"


@pytest.mark.parametrize("direction", ["up", "down"])
def test_a_stall_holds_one_direction_and_loses_nothing(
    echo: Echo, proxy: Proxy, direction: str
) -> None:
    with _line(proxy) as line:
        assert _said(line, b"a") == b"a"
        proxy.stall("up" if direction == "up" else "down")
        line.sendall(b"b")
        line.settimeout(0.1)
        with pytest.raises(TimeoutError):
            line.recv(10)
        assert echo.heard == (b"a" if direction == "up" else b"ab")
        proxy.pass_on()
        line.settimeout(5)
        assert line.recv(10) == b"b"


def test_a_delay_makes_both_ways_longer(proxy: Proxy) -> None:
    with _line(proxy) as line:
        proxy.delay(0.05)
        begun = time.monotonic()
        assert _said(line, b"a") == b"a"
        assert time.monotonic() - begun >= 0.1


def test_the_words_that_cut_arrive_and_their_answer_does_not(echo: Echo, proxy: Proxy) -> None:
    with _line(proxy) as line:
        proxy.cut_at(b"COMMIT")
        assert _said(line, b"BEGIN") == b"BEGIN"
        line.sendall(b"COMMIT")
        with pytest.raises(ConnectionResetError):
            line.recv(10)
    assert proxy.triggered.wait(5)
    assert echo.heard == b"BEGINCOMMIT"


def test_a_cut_comes_after_so_many_bytes(echo: Echo, proxy: Proxy) -> None:
    with _line(proxy) as line:
        proxy.cut_after(3, "up")
        assert _said(line, b"ab") == b"ab"
        line.sendall(b"c")
        with pytest.raises(ConnectionResetError):
            line.recv(10)
    assert echo.heard == b"abc"
    with pytest.raises(ConnectionRefusedError):
        _line(proxy)


def test_connections_can_be_led_elsewhere(echo: Echo, proxy: Proxy) -> None:
    other = Echo()
    with _line(proxy) as line:
        assert _said(line, b"a") == b"a"
        proxy.target = other.port
        proxy.reset()
        with pytest.raises(ConnectionResetError):
            line.recv(10)
    with _line(proxy) as line:
        assert _said(line, b"b") == b"b"
    assert (echo.heard, other.heard) == (b"a", b"b")
    other.close()
