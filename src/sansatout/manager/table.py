"""The manager's table: everybody is told what they wait for, and asked when it is their turn.

A robot that does not keep the protocol loses its seat to one of ours; the board goes on from where
it stood. Whoever lost a seat may take it again: it is dealt in with the next board.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Final, TypeVar

from sansatout.lab.match_table import Player
from sansatout.manager.company import Guest, Nobody, Onlooker
from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import (
    BoardLine,
    CallLine,
    CardLine,
    CardsLine,
    Connect,
    EndOfSession,
    ReadyFor,
    Seated,
    StartOfBoard,
    TeamsLine,
    Timing,
    ToLead,
)
from sansatout.manager.match import TableBoard, told_to
from sansatout.manager.results import BoardPlan, Folder, PlayedBoard, TakenOver
from sansatout.manager.robot import Executor
from sansatout.manager.seats import Ours, Remote, Sitter, first_free
from sansatout.manager.texts import free_text, team_name
from sansatout.seats import Seat, Side

__all__ = ["ManagerTable", "Tell"]

_T = TypeVar("_T")
Tell = Callable[..., None]
"""Says what happens: the id of a message and its arguments."""

_VERSIONS: Final = (18, 19)
_MOST_RETURNS: Final = 3
"""So often a seat may be taken again by whoever lost it."""


class ManagerTable:
    """One table and its match."""

    def __init__(
        self,
        folder: Folder,
        pool: Executor,
        substitute: Player,
        tell: Tell,
        *,
        pause: float = 0.0,
        guests: Mapping[Seat, Guest] | None = None,
        onlooker: Onlooker | None = None,
    ) -> None:
        self.folder, self._pool, self._substitute, self._tell = folder, pool, substitute, tell
        self._pause = pause
        self._onlooker: Onlooker = onlooker or Nobody()
        self._guests = guests or {}
        ours = folder.setup.ours
        self._chairs: dict[Seat, Sitter] = {}
        for seat, player in ours.items():
            chair = Ours(seat, player, pool)
            if all(other in ours for other in seat.side.other.seats):
                chair.opponents = ours[seat.lho]
            self._chairs[seat] = chair
        for seat, guest in self._guests.items():
            guest.note_away = partial(self._note_away, seat)
            self._chairs[seat] = guest
        self._foreign = [seat for seat in Seat if seat not in self._chairs]
        self._teams: dict[Seat, str] = {}
        self._taken: dict[Seat, TakenOver] = {}
        self._returning: dict[Seat, Remote] = {}
        self._lost: dict[Seat, int] = dict.fromkeys(Seat, 0)
        self._started = self._over = False
        self._full = asyncio.Event()
        self._board: TableBoard | None = None
        self._news: list[TakenOver] = []
        self._look_round()

    async def seat(self, remote: Remote, line: Connect) -> None:
        """Give a robot the seat it asks for.

        :raises ProtocolError: if it cannot have it
        """
        if self._over:
            raise ProtocolError("manager-over")
        if line.version not in _VERSIONS:
            expected = ", ".join(map(str, _VERSIONS))
            raise ProtocolError("manager-version", version=line.version, expected=expected)
        free = self._free()
        seat = first_free(free, line.team, self._teams) if line.seat is None else line.seat
        if seat is None or seat not in free:
            raise ProtocolError("manager-seat-taken", seat="ANYPL" if seat is None else str(seat))
        partner = self._teams.get(seat.partner)
        if partner is not None and partner != line.team:
            raise ProtocolError("manager-other-team", team=line.team, partner=partner)
        remote.name, remote.version, remote.seat = line.team, line.version, seat
        self._teams[seat] = line.team
        chairs: dict[Seat, Remote] | dict[Seat, Sitter]
        chairs = self._returning if self._started else self._chairs
        before, chairs[seat] = chairs.get(seat), remote
        if before is not None:
            await before.leave()
        await remote.tell(Seated(seat, line.team))
        self._tell("manager-seated", seat=str(seat), team=line.team)
        self._look_round()
        await self._tell_names()

    def _free(self) -> list[Seat]:
        """Return the seats that nobody has, or one of ours for somebody who left."""
        free = []
        for seat in self._foreign:
            chair = self._returning.get(seat) or self._chairs.get(seat)
            if not isinstance(chair, Remote) or chair.gone:
                if self._lost[seat] <= _MOST_RETURNS:
                    free.append(seat)
                if isinstance(chair, Remote) and not self._started:
                    self._teams.pop(seat, None)
        return free

    def _look_round(self) -> None:
        if not self._started and len(self._chairs) == 4:
            self._full.set()

    async def run(self) -> None:
        """Play all boards that are left."""
        try:
            await self._gather_players()
            for plan in self.folder.left:
                await self._welcome()
                played = await self._play(plan)
                self.folder.store(played)
                self._tell(
                    "manager-board-done", board=str(plan.header.number), points=str(played.points),
                    contract=str(played.table.course.contract or "Pass"),
                )  # fmt: skip
                await self._onlooker.ended(played.table)
                await self._everybody_hears(self._timing(played))
            await self._everybody_hears(EndOfSession())
        finally:
            self._over = True
            for chair in (*self._chairs.values(), *self._returning.values()):
                await chair.leave()

    async def _gather_players(self) -> None:
        if not self.folder.left:
            return
        await self._tell_names()
        for seat, guest in self._guests.items():
            await guest.come()
            self._tell("manager-seated", seat=str(seat), team=guest.name)
        while True:
            await self._full.wait()
            gone = [s for s, c in self._chairs.items() if isinstance(c, Remote) and c.gone]
            if not gone:
                break
            self._full.clear()
            left = {seat: self._chairs.pop(seat) for seat in gone}
            for seat, chair in left.items():
                self._tell("manager-left", seat=str(seat), team=chair.name)
                self._teams.pop(seat, None)
            await asyncio.gather(*(chair.leave() for chair in left.values()))
        self._started = True
        await self._introduce(Seat)

    async def _introduce(self, seats: Iterable[Seat]) -> None:
        """Tell these seats who plays; they say that they are ready to start."""
        known = list(seats)
        teams = TeamsLine(*(self._team(side) for side in Side))
        await self._all(known, lambda chair, seat: chair.wait_for(ReadyFor(seat, "teams")))
        await self._all(known, lambda chair, _: chair.tell(teams))
        await self._all(known, lambda chair, seat: chair.wait_for(ReadyFor(seat, "start")))

    def _team(self, side: Side) -> str:
        foreign = [self._teams[seat] for seat in side.seats if seat in self._teams]
        return foreign[0] if foreign else team_name(self._chairs[side.seats[0]].name)

    async def _welcome(self) -> None:
        """Let those who come back sit down before the next board."""
        while self._returning:
            seat, remote = self._returning.popitem()
            before, self._chairs[seat] = self._chairs[seat], remote
            await before.leave()
            self._taken.pop(seat, None)
            await self._tell_names()
            await self._introduce([seat])

    async def _all(
        self, seats: Iterable[Seat], what: Callable[[Sitter, Seat], Awaitable[_T]]
    ) -> list[_T]:
        return await asyncio.gather(*(self._do(seat, what) for seat in seats))

    async def _everybody_hears(self, line: object) -> None:
        # All four, but where nothing is left to play robots of other people's have not come.
        await self._all(tuple(self._chairs), lambda chair, _: chair.tell(line))

    async def _do(self, seat: Seat, what: Callable[[Sitter, Seat], Awaitable[_T]]) -> _T:
        """Do something with whoever sits there; who fails is replaced, and asked no more."""
        while True:
            chair = self._chairs[seat]
            try:
                return await what(chair, seat)
            except ProtocolError as fault:
                await self._replace(seat, chair, fault)

    async def _replace(self, seat: Seat, chair: Sitter, fault: ProtocolError) -> None:
        self._lost[seat] += 1
        self._chairs[seat] = Ours(seat, self._substitute, self._pool)
        self._taken[seat] = self._note_taken(seat, chair.name, fault)
        await chair.leave(fault.answer)
        await self._tell_names()

    def _note_taken(self, seat: Seat, team: str, fault: ProtocolError) -> TakenOver:
        board = self._board
        taken = TakenOver(
            seat, team, str(self._substitute), free_text(str(fault)),
            0 if board is None else board.header.number,
            "before" if board is None else board.course.place,
        )  # fmt: skip
        self._news.append(taken)
        self._tell(
            "manager-taken-over", seat=str(seat), team=team, by=taken.by,
            board=str(taken.board), place=taken.place, reason=fault,
        )  # fmt: skip
        return taken

    def _note_away(self, seat: Seat, fault: ProtocolError) -> None:
        """Note, once a board, that a robot acts for a person, who may come back at any time."""
        if all(one.seat is not seat for one in self._news):
            self._note_taken(seat, self._chairs[seat].name, fault)

    async def _tell_names(self) -> None:
        await self._onlooker.seated({seat: chair.name for seat, chair in self._chairs.items()})

    async def _play(self, plan: BoardPlan) -> PlayedBoard:
        """Play a board to its end."""
        board = TableBoard.dealt(plan.header, plan.deal)
        self._board, self._news = board, list(self._taken.values())
        names = {seat: self._chairs[seat].name for seat in Seat}
        await self._deal(board)
        spent = [0.0, 0.0]
        while (actor := board.course.actor) is not None:
            line, seconds = await self._act(board, actor)
            spent[actor.side] += seconds
            board = board.after(line)
            self._board = board
            await self._onlooker.acted(board, line)
            await self._relay(line, actor)
            if len(board.course.cards) == 1:
                await self._show_dummy(board)
        self._board = None
        names |= {one.seat: f"{one.by} for {one.team}" for one in self._news}
        return PlayedBoard(
            plan, board, (names[Seat.N], names[Seat.E], names[Seat.S], names[Seat.W]),
            (spent[0], spent[1]), tuple(self._news),
        )  # fmt: skip

    async def _deal(self, board: TableBoard) -> None:
        header = board.header
        marks = BoardLine(header.number, header.dealer, header.vulnerability)
        await self._everybody_hears(StartOfBoard())
        await self._all(Seat, lambda chair, seat: chair.wait_for(ReadyFor(seat, "deal")))
        await self._everybody_hears(marks)
        await self._all(Seat, lambda chair, seat: chair.wait_for(ReadyFor(seat, "cards")))
        await self._onlooker.dealt(board)
        await self._all(Seat, lambda chair, seat: chair.tell(CardsLine(seat, board.deal[seat])))

    async def _act(self, board: TableBoard, actor: Seat) -> tuple[CallLine | CardLine, float]:
        """Wait for the actor, and for all others to be ready for it."""
        course = board.course
        if course.auction.is_over and not course.current.cards:
            await asyncio.sleep(self._pause)
            lead = ToLead(None if course.turn is course.dummy else course.turn)
            await self._do(actor, lambda chair, _: chair.tell(lead))
        # Hands and boards repeat themselves with the seed, whoever sits at the other seats.
        seed = f"{self.folder.setup.seed} {board.header.number}"

        async def timed() -> tuple[CallLine | CardLine, float]:
            began = time.monotonic()
            line = await self._do(actor, lambda chair, _: chair.act(board, seed))
            return line, time.monotonic() - began

        waiting = self._all(actor.others, lambda chair, seat: chair.wait_for(*board.expects(seat)))
        acted, _ = await asyncio.gather(timed(), waiting)
        return acted

    async def _relay(self, line: CallLine | CardLine, actor: Seat) -> None:
        await self._all(
            actor.others,
            lambda chair, seat: chair.tell(told_to(line, actor, seat, chair.version)),
        )

    async def _show_dummy(self, board: TableBoard) -> None:
        dummy = board.course.dummy
        assert dummy is not None, "there is a dummy after the opening lead"
        shown = CardsLine(None, board.deal[dummy])
        await self._all(dummy.others, lambda chair, seat: chair.wait_for(ReadyFor(seat, "dummy")))
        await self._all(dummy.others, lambda chair, _: chair.tell(shown))

    def _timing(self, played: PlayedBoard) -> Timing:
        ns, ew = (round(self.folder.seconds(side)) for side in Side)
        return Timing(round(played.seconds[0]), ns, round(played.seconds[1]), ew)
