"""A recorded session: the manager sends today what it sent then, line by line, to every seat."""

from __future__ import annotations

import json
import socket
import threading
from pathlib import Path

from tests.manager.house import House, setup

RECORDED = Path(__file__).parent / "recorded.json"


class Replayed(threading.Thread):
    """Send the recorded lines, and hold what comes against the recorded answers."""

    def __init__(self, port: int, wire: list[str]) -> None:
        super().__init__(daemon=True)
        self.port, self.wire = port, wire
        self.wrong: list[tuple[str, str]] = []
        self.done = False

    def run(self) -> None:
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as found:
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            heard = found.makefile("r", encoding="ascii", newline="\r\n")
            for line in self.wire:
                if line.startswith("> "):
                    found.sendall(f"{line[2:]}\r\n".encode("ascii"))
                    continue
                came = heard.readline().removesuffix("\r\n")
                if came != line[2:] and not came.startswith("Timing - N/S : this board  "):
                    self.wrong.append((line, came))
                    return
            self.done = True


def test_the_manager_sends_what_it_sent_when_the_session_was_recorded(tmp_path: Path) -> None:
    seats: dict[str, list[str]] = json.loads(RECORDED.read_text(encoding="ascii"))
    house = House(tmp_path, setup(3))
    clients = [Replayed(house.port, wire) for wire in seats.values()]
    for client in clients:
        client.start()
    for client in clients:
        client.join(30)
    assert [client.wrong for client in clients] == [[], [], [], []]
    assert all(client.done for client in clients)
    house.wait()
    contracts = [str(one.table.course.contract) for one in house.folder.played.values()]
    assert contracts == ["2S", "2HX", "None"]
    assert house.told("manager-taken-over") == []
