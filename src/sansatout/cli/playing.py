"""The game behind ``sansatout play``: what was typed becomes acts, what happened becomes lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

import msgspec

from sansatout.cli.company import Company
from sansatout.cli.table_text import sheet_text
from sansatout.cli.texts import text
from sansatout.errors import InputError
from sansatout.events import Act, Event
from sansatout.events.acts import (
    Ask,
    Claim,
    Concede,
    LookBack,
    MakeTable,
    NextDeal,
    Play,
    Respond,
    Review,
    Topic,
)
from sansatout.events.offered import Action
from sansatout.lab.match_table import Player
from sansatout.school.playing import set_up
from sansatout.school.steps import PlayStep
from sansatout.seats import Seat
from sansatout.table.actions import actions
from sansatout.table.fold import after
from sansatout.table.requests import undo_points
from sansatout.table.state import Stage, Table
from sansatout.table.view import view
from sansatout.variants import game
from sansatout.variants.deal_state import Phase

__all__ = ["OwnGame"]

_ME = "you"
_COUNTED: Mapping[str, Callable[[int], Act]] = {
    "claim": Claim,
    "concede": Concede,
    "look": LookBack,
}
_TOPICS = {"review": Topic.AUCTION, "contract": Topic.CONTRACT}
_OTHERS = ("Anja", "Bine", "Cene", "Dare")


@dataclass
class OwnGame:
    """One person's seat at a table of robots."""

    table: Table
    seat: Seat
    company: Company
    shown_deal: int = field(default=0)

    @classmethod
    def opened(cls, key: str, seat: Seat, rng: Random, robots: Player) -> OwnGame:
        """Sit down with robots.

        :raises InputError: if nobody sits there in this game
        """
        places = game(key).places
        if seat not in places:
            raise InputError("cli-play-no-seat", seat=seat, expected=" ".join(map(str, places)))
        others = iter(_OTHERS)
        players = tuple(_ME if place is seat else next(others) for place in places)
        name = f"terminal-{rng.getrandbits(64):016x}"
        act = MakeTable(key, players, table=name, seating="fixed")
        return cls(after(None, Event(0, None, act)), seat, Company(robots, rng))

    @classmethod
    def in_lesson(cls, step: PlayStep, seat: Seat, rng: Random, robots: Player) -> OwnGame:
        """Sit down where a step of a lesson begins."""
        others = iter(_OTHERS)
        players = tuple(_ME if place is seat else next(others) for place in game(step.game).places)
        return cls(set_up(step, players), seat, Company(robots, rng))

    def advance(self) -> Iterator[str]:
        """Let the others act until it is the person's turn, telling what they do."""
        while not self._mine():
            event = self._next()
            self.table = after(self.table, event)
            if event.seat is not None and event.seat is not self.seat and self.table.deal:
                hand = event.act.hand if isinstance(event.act, Play) else None
                what = _typed(event.act)
                yield text("cli-play-does", seat=hand or event.seat, what=what)
        yield from self._look()

    def _next(self) -> Event:
        pending = self.table.pending
        if pending is None:
            return self.company.next_event(self.table)
        return self.company.answer(self.table, pending.waiting[0])

    def _mine(self) -> bool:
        table = self.table
        if table.pending is not None:
            return self.seat in table.pending.waiting
        if table.stage is Stage.BETWEEN:
            return True
        return (
            table.deal_phase is not None
            and table.deal is not None
            and (table.deal.actor is self.seat)
        )

    def _look(self) -> Iterator[str]:
        if self.table.stage is Stage.BETWEEN:
            yield from self._after_deal()
            return
        seen = view(self.table, self.seat)
        deal = seen.deal
        assert deal is not None, "somebody's turn has come"
        if self.shown_deal != deal.number:
            self.shown_deal = deal.number
            vulnerable = " ".join(deal.vulnerable) or "–"
            yield text(
                "cli-play-deal", number=deal.number, dealer=seen.dealer, vulnerable=vulnerable
            )
        for name, hand in (deal.hands or {}).items():
            own = name == str(self.seat)
            message = "cli-play-hand" if own else "cli-play-open"
            yield text(message, seat=name, hand=hand)
        for action in seen.actions:
            if action.suggested:
                yield text("cli-play-suggested", what=action.act().typed)
        bargain, trick, won = deal.bargain, deal.trick, deal.won
        if bargain:
            yield text(
                "cli-play-playing", strain=bargain.contract or bargain.strain,
                declarer=bargain.declarer, target=bargain.target,
            )  # fmt: skip
        if trick and not trick.complete:
            cards = " ".join(f"{one.seat}:{one.card}" for one in trick.cards)
            yield text("cli-play-trick", cards=cards)
        if won:
            yield text("cli-play-won", declaring=won.declaring, defending=won.defending)

    def _after_deal(self) -> Iterator[str]:
        deal = self.table.deal
        if deal is not None:
            yield deal.deal.diagram()
            if deal.phase is Phase.VOID:
                yield text("cli-play-void")
        yield sheet_text(self.table)

    def prompt(self) -> str:
        """Return what stands before the cursor."""
        if self.table.stage is Stage.BETWEEN:
            return text("cli-play-next")
        deal = self.table.deal
        actor = self.seat if deal is None or deal.turn is None else deal.turn
        return text("cli-play-prompt", actor=actor)

    def typed(self, line: str) -> Iterator[str]:
        """Do what was typed.

        :raises SansatoutError: if it is not understood or not allowed; nothing is changed
        """
        words = line.split()
        if words[:1] == ["help"]:
            yield text("cli-play-help")
            return
        if words[:1] == ["sheet"]:
            yield sheet_text(self.table)
            return
        if self.table.stage is Stage.BETWEEN and words[:1] != ["second"]:
            self._do(NextDeal())
            return
        self._do(self._command(words) or self._offered(line))
        answer = view(self.table, self.seat).answer
        if answer is not None:
            yield text("cli-play-answer", content=msgspec.to_builtins(answer.content))
        yield from self._answers()

    def _do(self, act: Act) -> None:
        self.table = after(self.table, Event(self.table.seq, self.seat, act))

    def _answers(self) -> Iterator[str]:
        """Let the others answer a request: they take back, and weigh claims."""
        while (pending := self.table.pending) is not None and pending.by is self.seat:
            event = self.company.answer(self.table, pending.waiting[0])
            self.table = after(self.table, event)
            if event.act == Respond(pending.what, "refuse"):
                yield text("cli-play-refused")

    def _command(self, words: list[str]) -> Act | None:
        """Return the act of a command of the terminal's own; ``None`` for words of the game."""
        match words:
            case [name, count] if name in _COUNTED and count.isdecimal() and len(count) < 4:
                return _COUNTED[name](int(count))
            case ["undo"]:
                return Ask("undo", back_to=next(undo_points(self.table, self.seat), None))
            case ["second", *seats]:
                return Ask("second-game", second=_seats(seats))
            case [name] if name in _TOPICS:
                return Review(_TOPICS[name])
            case _:
                return None

    def _offered(self, line: str) -> Act:
        """Return the act among those offered that the words mean."""
        acts = [one.act() for one in actions(self.table, self.seat) if _is_typed(one)]
        wanted = " ".join(line.lower().split())
        for act in acts:
            if _typed(act).lower() == wanted:
                return act
        expected = ", ".join(dict.fromkeys(map(_typed, acts)))
        raise InputError("cli-play-not-understood", line=line, expected=expected)


def _seats(words: list[str]) -> tuple[Seat, ...]:
    """Read seats as they are written together: ``NS``, or ``none``."""
    letters = "".join(words).upper()
    return () if letters == "NONE" else tuple(map(Seat.parse, letters))


def _is_typed(action: Action) -> bool:
    return action.is_whole and action.kind not in ("ask", "name-cards")


def _typed(act: Act) -> str:
    """Return an act as a player types it here."""
    if isinstance(act, Review):
        return next(name for name, topic in _TOPICS.items() if topic is act.what)
    return act.typed
