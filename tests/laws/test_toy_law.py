"""A law written in one module, act, texts and all, goes through every door a law has.

Who hums in the auction tells his partner something. An opponent may call attention to it; the
player on the hummer's left then has his partner pass in his next turn, or lets it be.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from sansatout import locales
from sansatout.calls import PASS
from sansatout.errors import NotationError
from sansatout.events import KINDS, Act, Event
from sansatout.events.acts import MakeCall, forget
from sansatout.events.irregular import CallAttention, ChooseRemedy
from sansatout.events.offered import Action, breaks
from sansatout.laws import RULEBOOK, Irregularity, Offer, Phase, Referee, Remedy
from sansatout.laws.code import Code, Declared, Place, Rejected
from sansatout.laws.lawful import lawful_calls
from sansatout.laws.stories import Asked, Story, told
from sansatout.laws.texts import ruling_text
from sansatout.laws.values import Fault
from sansatout.robots import laws as robots
from sansatout.seats import Seat
from sansatout.table.refereed import AT_THE_TABLE
from sansatout.table.state import Table
from sansatout.table.view import view
from sansatout.trainer import chapters, exercise, mark
from sansatout.trainer.texts import exercise_view, marks_view
from tests.robots.laws.helpers import SYSTEM, call, opened, ruled
from tests.server.harness import Person, Server, Socket
from tests.table.driving import does, offers

N, E, S, W = Seat
TUNES = ("waltz", "march")
TEXTS = {
    "en": """
irregularity-HUMMING = humming
law-L-HUM-1 = Who hums tells his partner something.
page-law-do-hum = Hum a tune
page-law-field-tune = tune
remedy-silence = silence his partner
ruling-silenced = { $seat } has to pass.
trainer-chapter-L-HUM = Humming
trainer-told-hum = { $seat } hums.
"""
}


@dataclass(frozen=True, slots=True)
class Hum(Act):
    """Hum a tune."""

    kind = "hum"
    public = True
    door = "do"
    tune: str


forget(Hum)


def humming(code: Code) -> None:
    """Write the law into a code."""
    silence = Remedy.named("silence")

    def happens(_ref: Referee, _rng: Random) -> Iterator[Story]:
        yield from (told(seat, Hum(tune)) for seat in Seat for tune in TUNES)

    def heeded(ref: Referee, fault: Fault, seat: Seat) -> Referee:
        if seat.side is fault.offender.side:
            raise Rejected("law-not-his-right", "L-HUM-1", seat=seat)
        ref = ref.without_fault(kind)
        return ref.offer(Offer(kind, fault.offender, (fault.offender.lho,), (silence,)))

    kind = code.declares(
        Declared(
            "HUMMING", "L-HUM-1", alleged=Phase.AUCTION, in_sight=True, heeded=heeded,
            asked=Asked(happens, Phase.AUCTION),
        )
    )  # fmt: skip

    @code.on(Hum)
    def hum(ref: Referee, seat: Seat | None, act: Hum) -> Referee:
        if seat is None or ref.phase is not Phase.AUCTION or act.tune not in TUNES:
            raise Rejected("law-not-now", "L-HUM-1")
        return ref.fault(kind, seat)

    @code.remedy(silence, kind)
    def silenced(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
        partner = offer.offender.partner
        return ref.with_(must_pass=ref.auction.must_pass | {partner}).rule(
            "silenced", "L-HUM-1", seat=partner
        )

    @code.offers(Place.MANNERS)
    def tunes(ref: Referee, _seat: Seat) -> Iterator[Action]:
        if ref.phase is Phase.AUCTION:
            yield breaks(Hum, tune=TUNES)


PRELUDE = """
from sansatout import locales
from sansatout.laws import RULEBOOK
from tests.laws.test_toy_law import TEXTS, humming
RULEBOOK.adopt(humming)
locales.add(TEXTS)
"""


@pytest.fixture
def law() -> Iterator[Irregularity]:
    with RULEBOOK.trial():
        RULEBOOK.adopt(humming)
        locales.add(TEXTS)
        yield Irregularity("HUMMING")
    locales.drop(TEXTS)


def shown(table: Table, seat: Seat | None) -> Any:
    """Return what the seat is sent of the laws."""
    return to_builtins(view(table, seat))["deal"]["law"]


def offered(table: Table, seat: Seat, kind: str) -> Any:
    return [one for one in offers(table, seat) if one["kind"] == kind]


def test_it_is_offered_with_its_name_and_its_door(law: Irregularity) -> None:
    (hum,) = offered(opened(), E, "hum")
    assert hum["choices"] == {"tune": ["waltz", "march"]}
    assert (hum["irregular"], hum["door"]) == (True, "do")
    (attention,) = offered(opened(), E, "call-attention")
    assert attention["choices"]["irregularity"][-1] == "HUMMING"
    assert offered(opened(key="kontrakt"), E, "hum") == []


def test_it_is_done_and_kept_in_the_record(law: Irregularity) -> None:
    event = Event.loads(Event(3, E, Hum("waltz")).dumps())
    assert event.act == Hum("waltz")
    table = does(opened(), E, Hum("waltz"))
    assert table.referee is not None
    assert [one.irregularity for one in table.referee.rights.attention] == [law]
    assert pickle.loads(pickle.dumps(table.referee)).rights.attention[0].irregularity is law


def test_it_is_spoken_of_and_ruled_on_by_its_own_law(law: Irregularity) -> None:
    table = does(opened(), E, Hum("waltz"))
    for own in (E, W):
        refused = does(table, own, CallAttention("HUMMING"))
        assert refused.referee is not None
        assert (refused.referee.last.ok, refused.referee.last.law) == (False, "L-HUM-1")
    table = does(does(table, N, CallAttention("HUMMING")), S, ChooseRemedy("silence"))
    assert table.referee is not None
    assert [ruling_text(one) for one in table.referee.rulings][-1] == "W has to pass. (L-HUM-1)"
    table = call(table, "N Pass", "E Pass", "S Pass")
    assert table.referee is not None
    assert lawful_calls(table.referee, W) == (PASS,)


def test_it_is_shown_in_every_view(law: Irregularity) -> None:
    table = does(opened(), E, Hum("waltz"))
    for seat in (None, *Seat):
        seen = shown(table, seat)
        assert seen["attention"] == [{"irregularity": "HUMMING", "offender": "E"}]
        assert (seen["log"][-1]["law"], seen["log"][-1]["in_sight"]) == ("L-HUM-1", True)
    (choice,) = shown(does(table, N, CallAttention("HUMMING")), S)["choices"]
    assert (choice["remedies"], choice["law"]) == (["silence"], "L-HUM-1")


def test_a_robot_finds_it_and_chooses(law: Irregularity) -> None:
    table = does(opened(), E, Hum("waltz"))
    assert robots.speaks(ruled(table, N), "expert", "1") == CallAttention("HUMMING")
    assert robots.speaks(ruled(table, W), "expert", "1") is None
    table = does(table, N, CallAttention("HUMMING"))
    thought = robots.decide(ruled(table, S), level="novice", system=(SYSTEM, SYSTEM), seed=1)
    assert thought is not None
    assert isinstance(thought.act, ChooseRemedy)
    assert thought.act.remedy in ("silence", "waive")
    assert does(table, S, thought.act).referee is not None


def test_the_trainer_asks_it(law: Irregularity) -> None:
    assert chapters()[-1] == "L-HUM"
    for number in range(8):
        asked = exercise("L-HUM", number)
        assert asked.position.kind is law
        assert exercise_view(asked).told[-1].id == "trainer-told-hum"
        right = {one.key for one in asked.answers if one.right}
        assert right <= {"attention", "nothing"}
        marks = mark(asked, right)
        assert all(one.ok for one in marks)
        assert marks_view(asked, marks).law == "L-HUM-1"


def test_a_law_that_is_gone_leaves_nothing_behind() -> None:
    assert "hum" not in KINDS
    with RULEBOOK.trial():
        RULEBOOK.adopt(humming)
        assert KINDS["hum"] is Hum
    with pytest.raises(NotationError):
        Event.loads(Event(0, E, Hum("waltz")).dumps())
    with pytest.raises(ValueError, match="HUMMING"):
        Irregularity("HUMMING")
    assert "silence" not in [str(one) for one in Remedy]
    assert "L-HUM" not in chapters()
    assert offered(opened(), E, "hum") == []
    assert humming not in RULEBOOK.adopted
    assert does(opened(), N, MakeCall(PASS)).referee is not None


def test_a_server_teaches_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Person(server, "Ann")
        assert "L-HUM" in str(ann.rest("GET", "/api/trainer"))
        assert ann.rest("GET", "/api/trainer/L-HUM/0")["chapter"] == "L-HUM"


def test_a_robot_in_its_own_process_chooses_by_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        robot = {"kind": "robot", "level": "expert"}
        seats = {"S": {"kind": "me"}, "E": {"kind": "open"}, **dict.fromkeys("NW", robot)}
        table = ann.make("rulebook", laws=AT_THE_TABLE, seats=seats)["table"]
        bob.rest("POST", f"/api/tables/{table}/sit", {"player": "p2"})
        with ann.sit(table) as hers, bob.sit(table) as his:
            until_done(server, table, hers, "hum", tune="waltz")
            until_done(server, table, his, "call-attention", irregularity="HUMMING")
            his.until_view(lambda _: ("W", "choose-remedy") in acts(server, table))
        assert "stumbled" not in server.log, server.log


@contextmanager
def serving(data: Path) -> Iterator[Server]:
    server = Server(data, prelude=PRELUDE, logged=True)
    try:
        yield server
    finally:
        server.stop()


def acts(server: Server, table: str) -> list[tuple[str | None, str]]:
    events = [json.loads(one) for one in server.events(table)]
    return [(event["seat"], event["kind"]) for event in events]


def until_done(server: Server, table: str, socket: Socket, kind: str, **payload: str) -> None:
    """Do it as soon as it is offered; somebody may be quicker with this act or with another."""

    def is_done() -> bool:
        return kind in [done for _, done in acts(server, table)]

    for _ in range(20):
        socket.until_view(lambda view: may(view, kind) or is_done())
        if is_done() or socket.act(kind, **payload)["t"] == "ack":
            return
        socket.in_step()
    pytest.fail(f"{kind} is always refused")


def may(view: Any, kind: str) -> bool:
    return any(one["kind"] == kind for one in view["actions"])
