"""A table where anybody does anything that is offered and robots do the rest, without a server."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sansatout.errors import SansatoutError
from sansatout.events import Act, Event, act_from_plain
from sansatout.events.acts import ChooseSeat, Cut, Draw, Laws, MakeTable, NextDeal, Shuffle
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws.codes import CODES
from sansatout.options import option_list
from sansatout.seats import Seat
from sansatout.server.robots import RobotChoice, choose
from sansatout.server.robots.asking import question
from sansatout.server.robots.choice import FAILED, at_random_instead
from sansatout.server.robots.minds import Minds
from sansatout.server.rooms.automatic import Do, Judge, Ponder, Step, Think, next_step
from sansatout.server.views import Views
from sansatout.table.fold import after
from sansatout.table.refereed import AT_THE_TABLE
from sansatout.table.state import Stage, Table
from sansatout.variants import game
from tests.views import view_for

SYSTEMS: Final = ("culbertson", "one-club")
SECONDS: Final = 600.0
LONGEST: Final = 700
"""Steps of robots within which a new deal has to be on the table."""
GOING_ON: Final = (
    "respond", "choose-remedy", "draw", "choose-seat", "cut", "call", "name", "remit", "speak",
    "announce", "choose", "play", "deal-cards", "next-deal",
)  # fmt: skip
"""What people do who are waited for, unless it is irregular."""


class StuckError(AssertionError):
    """A table that does not go on."""


@dataclass
class Tally:
    """What was swept, and what went wrong."""

    acts: Counter[str] = field(default_factory=Counter)
    robots: int = 0
    played_out: int = 0
    faults: list[str] = field(default_factory=list)

    def fault(self, what: str, where: Robots) -> None:
        """Note a fault with its cause and where it happened."""
        self.faults.append(f"{what} at {where.name}, event {where.table.seq}")


def any_setup(key: str, laws: Laws, rng: Random) -> MakeTable:
    """Return a table of the game with any number of players, seating and readings."""
    variant = game(key)
    count = rng.randint(variant.players, variant.most_players)
    names = tuple(f"p{number}" for number in range(1, count + 1))
    kinds: list[Any] = [variant.options_type]
    options: dict[str, Any] = {}
    if laws == AT_THE_TABLE:
        kinds.append(CODES[key][1])
        options["forgetful_robots"] = rng.random() < 0.3
    rare = rng.choice((0.0, 0.2, 0.5))
    for one in (choice for kind in kinds for choice in option_list(kind)):
        if one.values and rng.random() < rare:
            options[one.name] = rng.choice(one.values)
    return MakeTable(key, names, options, "swept", rng.choice(("draw", "fixed")), laws)


def filled(action: Mapping[str, Any], view: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """Return the payload of an offered act with something put in wherever there is a choice."""
    payload = dict(action["payload"])
    for name, values in action.get("choices", {}).items():
        if name == "shows":
            payload[name] = rng.sample(values, rng.randint(0, min(3, len(values))))
        elif name == "positions" or (name == "cards" and isinstance(values[0], str)):
            most = action.get("at_once", 1) if name == "positions" else rng.choice((1, 1, 2, 3))
            payload[name] = rng.sample(values, min(most, len(values)))
        else:
            payload[name] = rng.choice(values)
    if "words" in action.get("needs", ()):
        payload["words"] = "the rest from the top"
    if action["kind"] == "claim" and rng.random() < 0.6:
        payload["line"] = list(_line(view, rng))
    return payload


def _line(view: Mapping[str, Any], rng: Random) -> Iterator[str]:
    """Give cards of declarer's two hands in any order, as declarer states them."""
    deal = view["deal"]
    if deal["bargain"]["declarer"] != view["you"]:
        return
    hands = [deal["hands"].get(deal["bargain"][name], "...") for name in ("declarer", "dummy")]
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    cards = [suit + rank for hand in suits for suit, ranks in hand for rank in ranks]
    yield from rng.sample(cards, rng.randint(0, len(cards)))


class Robots:
    """One table and what happens at it by itself, as the driver of a room lets it happen."""

    def __init__(self, table: Table, name: str, tally: Tally, level: str = "novice") -> None:
        self.table = table
        self.name = name
        self.tally = tally
        self.level = level
        self.rng = Random(f"{name} {table.seq}")
        self.people: set[str] = set()
        self.minds = self._fresh_minds()
        self._refused = 0
        """The last deal in which a claim was refused."""

    def _fresh_minds(self) -> Minds:
        return Minds(self.name, lambda _: self.level)

    def by_robot(self, player: str) -> bool:
        return player not in self.people

    def next_step(self, minds: Minds | None = None) -> Step | None:
        return next_step(self.table, self.by_robot, go_on=lambda: True, minds=minds or self.minds)

    def play_out(self) -> None:
        """Go on with robots alone until the next deal is on the table.

        :raises StuckError: if it does not come
        """
        self.tally.played_out += 1
        number = self.table.deal_number
        for _ in range(LONGEST):
            if self.table.deal_number > number and self.table.stage is Stage.DEAL:
                return
            if not self.robots_act():
                raise StuckError(f"robots do not go on at {self.name}, event {self.table.seq}")
        raise StuckError(f"no deal after {LONGEST} steps at {self.name}, event {self.table.seq}")

    def do(self, seat: Seat | None, act: Act) -> None:
        """Do an act, as it is read from the file after a restart.

        :raises SansatoutError: if it is refused
        """
        event = Event(self.table.seq, seat, act)
        read = Event.loads(event.dumps())
        assert read == event, f"{event} is read as {read}"
        before, self.table = self.table, after(self.table, read)
        self.tally.acts[act.kind] += 1
        claimed = before.pending is not None and before.pending.what == "claim"
        if claimed and self.table.pending is None and self.table.stage is Stage.DEAL:
            self._refused = self.table.deal_number

    def robots_act(self) -> bool:
        """Do what happens by itself; tell whether anything does."""
        step = self.next_step()
        if step is None:
            return False
        self.tally.robots += 1
        match step:
            case Do(seat, act):
                self._say(seat, _seeded(act, self.table, self.rng))
            case Think(seat) | Judge(seat):
                self._decided(seat, self._choice(seat))
            case Ponder(seat):
                self._ponder(seat)
        return True

    def _say(self, seat: Seat | None, act: Act) -> None:
        try:
            self.do(seat, act)
        except SansatoutError as error:
            self.tally.fault(f"{seat} said {act} and was refused: {error}", self)
            if seat is None:
                raise
            self.minds.leave(self.table, seat)
        else:
            if seat is not None and self.minds.speaks(self.table, seat) == act:
                self.tally.fault(f"{seat} says {act} again and again", self)
                self.minds.leave(self.table, seat)

    def _ponder(self, seat: Seat) -> None:
        decision = self._choice(seat)
        if decision.act is None:
            self.minds.leave(self.table, seat)
            return
        try:
            self._decided(seat, decision)
        except SansatoutError as error:
            self.tally.fault(f"{seat} chose {decision} and was refused: {error}", self)
            self.do(seat, ChooseRemedy("waive"))

    def _decided(self, seat: Seat, decision: RobotChoice) -> None:
        assert decision.act is not None
        self.do(seat, decision.act)

    def _choice(self, seat: Seat) -> RobotChoice:
        may_claim = self._refused != self.table.deal_number
        asked = question(
            self.table, seat, level=self.level, systems=SYSTEMS, seed=f"{self.table.seq}",
            may_claim=may_claim,
        )  # fmt: skip
        try:
            decision = choose(asked, SECONDS)
        except Exception:  # noqa: BLE001 (whatever a robot stumbles over is what is looked for)
            self.tally.fault(f"{seat} stumbled: {traceback.format_exc()}", self)
            return at_random_instead(asked, FAILED)
        if decision.reason in (FAILED, "robot-at-random"):
            self.tally.fault(f"{seat} chose at random: {decision}", self)
        return decision


class Sweep(Robots):
    """A table where people, and robots too, do anything that is offered."""

    def __init__(
        self, key: str, laws: Laws, seed: int, tally: Tally, level: str = "novice"
    ) -> None:
        name = f"{key} {laws} {seed}"
        rng = Random(name)
        setup = any_setup(key, laws, rng)
        super().__init__(after(None, Event(0, None, setup)), name, tally, level)
        self.people = {player for player in setup.players if rng.random() < 0.4}
        self.boldness = rng.choice((0.03, 0.1, 0.3, 0.6))
        """How often somebody does what comes to mind."""

    def run(self, acts: int, *, every: int) -> None:
        """Let so many things happen; from every so many states on robots alone go on.

        :raises StuckError: if the table does not go on
        """
        for number in range(1, acts + 1):
            if self.rng.random() < self.boldness:
                self.anything()
            elif not self.robots_act():
                self.waited_for()
            self.look()
            if number % every == 0:
                Robots(self.table, self.name, self.tally, self.level).play_out()

    def look(self) -> None:
        """Let everybody look, and the server forget all but the events."""
        views = Views()
        for player in (*self.table.players, None):
            views.encoded(self.table, player)
        now, again = self.next_step(), self.next_step(self._fresh_minds())
        same = type(now) is type(again) and (isinstance(now, Do) or now == again)
        if not same and not isinstance(again, Ponder):  # what was left is pondered once more
            self.tally.fault(f"{now} becomes {again} by a restart", self)

    def anything(self) -> None:
        """Let somebody do anything that is offered."""
        player = self.rng.choice(self.table.players)
        view = view_for(self.table, player)
        kinds = sorted({action["kind"] for action in view["actions"]})
        if not kinds:
            return
        kind = self.rng.choice(kinds)
        offered = [action for action in view["actions"] if action["kind"] == kind]
        self._take(player, view, self.rng.choice(offered))

    def _take(self, player: str, view: Mapping[str, Any], action: Mapping[str, Any]) -> None:
        payload = filled(action, view, self.rng)
        try:
            act = act_from_plain(action["kind"], payload)
            own = isinstance(act, Draw | ChooseSeat | NextDeal)
            self.do(None if own else self.table.seat_of(player), act)
        except SansatoutError as error:
            if error.message == "law-suspected-wrongly":
                return  # the offer must not tell what there is to suspect
            what = f"{player} was offered {action['kind']} {payload} and refused: {error}"
            self.tally.fault(what, self)

    def waited_for(self) -> None:
        """Let one of the people act who are waited for.

        :raises StuckError: if there is nothing to wait for
        """
        found = self._regular(GOING_ON) or self._regular(("claim",))  # L-CLAIM-10: said once more
        if not found:
            raise StuckError(f"nobody is waited for at {self.name}, event {self.table.seq}")
        kinds = sorted({action["kind"] for _, _, action in found})
        kind = self.rng.choice(kinds)
        quiet = [one for one in found if one[2]["payload"].get("call") == "Pass"]
        some = [one for one in found if one[2]["kind"] == kind]
        calm = kind == "call" and quiet and self.rng.random() < 0.7
        self._take(*self.rng.choice(quiet if calm else some))

    def _regular(self, kinds: tuple[str, ...]) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
        """Return the acts of these kinds that people are offered and that break no law."""
        views = [(player, view_for(self.table, player)) for player in sorted(self.people)]
        return [
            (player, view, action)
            for player, view in views
            for action in view["actions"]
            if action["kind"] in kinds and not action.get("irregular")
        ]


def _seeded(act: Act, table: Table, rng: Random) -> Act:
    """Return the table's own acts with chance from the test's seed."""
    if isinstance(act, Shuffle) and act.secret:
        return Shuffle(rng.randbytes(32).hex())
    if isinstance(act, Cut):
        return Cut(rng.randint(table.variant.least_cut, 48))
    if isinstance(act, Draw):
        rule = table.variant.draw
        assert rule is not None
        places = range(1 + rule.closed_edge, 53 - rule.closed_edge)
        return Draw(act.player, (rng.choice([p for p in places if p not in table.drawing.taken]),))
    return act
