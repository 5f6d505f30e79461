"""One line of a session is spoilt on its way: the match is played all the same, the robot leaves.

A man in the middle stands between our client and our manager, so lines are spoilt both ways.
"""

from __future__ import annotations

import json
import socket
import threading
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from sansatout.lab.match_table import Player
from sansatout.manager.client import Joined, Wire, connected
from sansatout.manager.errors import ProtocolError
from sansatout.manager.results import Folder, Setup
from sansatout.seats import Seat
from tests.fuzzing import examples, spoilt
from tests.manager.any_line import LINES
from tests.manager.house import QUICK, House, boards

RECORDED = json.loads((Path(__file__).parent / "recorded.json").read_text(encoding="ascii"))
SAMPLES = [line[2:] for wire in RECORDED.values() for line in wire]
OURS: dict[Seat, Player] = {seat: QUICK for seat in Seat if seat is not Seat.E}
SILENCE = 0.5


@dataclass(frozen=True)
class SpoiltLine:
    """Which line of which end becomes another; ``None`` for one that is lost."""

    of_manager: bool
    number: int
    other: bytes | None


class Between(threading.Thread):
    """Hands lines on; one of them, of one end, becomes another, or nothing."""

    def __init__(self, port: int, spoilt_line: SpoiltLine) -> None:
        super().__init__(daemon=True)
        self._spoilt = spoilt_line
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._manager = connected("127.0.0.1", port)

    def run(self) -> None:
        with self._server, self._manager, self._server.accept()[0] as robot:
            ways = [
                threading.Thread(target=self._hand_on, args=(self._manager, robot, True)),
                threading.Thread(target=self._hand_on, args=(robot, self._manager, False)),
            ]
            for way in ways:
                way.start()
            for way in ways:
                way.join()

    def _hand_on(self, one: socket.socket, other: socket.socket, manager: bool) -> None:  # noqa: FBT001
        spoilt_line = self._spoilt
        with suppress(OSError):
            for at, line in enumerate(one.makefile("rb")):
                here = (manager, at) == (spoilt_line.of_manager, spoilt_line.number)
                said = spoilt_line.other if here else line
                if said is not None:
                    other.sendall(said)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)


def joined(port: int) -> ProtocolError | None:
    """Let our robot play at East; return what it was not content with."""
    with connected("127.0.0.1", port) as robot:
        try:
            Joined(Wire(robot), QUICK, seat=Seat.E, team="ours").run()
        except ProtocolError as fault:
            return fault
        finally:
            # The fault remembers where it was, and with it the socket's file.
            with suppress(OSError):
                robot.shutdown(socket.SHUT_RDWR)
    return None


def session(
    path: Path, spoilt_line: SpoiltLine, seconds: float = SILENCE
) -> tuple[House, ProtocolError | None]:
    """Play a board with a robot at East that comes through the man in the middle."""
    house = House(path, Setup(boards(1), 1, teams=False, ours=OURS), seconds)
    middle = Between(house.port, spoilt_line)
    middle.start()
    fault = joined(middle.port)
    # Who was not seated, or left before the match began, left the seat to others.
    while house.is_open():
        with suppress(ProtocolError):
            joined(house.port)
    house.wait()
    middle.join(20)
    return house, fault


def assert_played(path: Path, house: House) -> None:
    """The board is kept, whole, and says who was replaced."""
    with Folder(path, house.setup) as kept:
        assert (kept.set_aside, len(kept.played)) == ([], 1)
        (board,) = kept.played.values()
        said = {one["seat"] for one in house.told("manager-taken-over") if one["board"] == "1"}
        assert said <= {str(one.seat) for one in board.taken_over} <= {"E"}


@examples(12)
@given(
    manager=st.booleans(),
    number=st.integers(0, 60),
    other=st.none()
    | LINES.map(str)
    | spoilt(SAMPLES)
    | st.sampled_from(["", "x" * 100_000, "Illegal bid", "Start of board", "End of session"]),
)
def test_a_line_that_is_spoilt_ends_one_seat_at_most(
    manager: bool,  # noqa: FBT001
    number: int,
    other: str | None,
) -> None:
    data = None if other is None else f"{other}\r\n".encode("ascii", errors="replace")
    with TemporaryDirectory() as folder:
        house, fault = session(Path(folder), SpoiltLine(manager, number, data))
        assert_played(Path(folder), house)
        assert fault is None or "\n" not in str(fault)


def test_where_nothing_is_spoilt_the_robot_plays_to_the_end(tmp_path: Path) -> None:
    nothing = SpoiltLine(of_manager=True, number=-1, other=None)
    house, fault = session(tmp_path, nothing, seconds=20.0)
    assert fault is None
    assert house.told("manager-taken-over") == []
