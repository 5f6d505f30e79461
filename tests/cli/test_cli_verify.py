"""``sansatout verify``: what was promised before the deal is held against what was told after it.

The host here is as bad as a host can be: he writes the file of events himself. The player has only
what he noted before the cards were dealt.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sansatout.deal import Deal
from sansatout.events import Act, Event
from sansatout.events.acts import Contribute, Cut, Laws, LayOut, MakeTable, Shuffle
from sansatout.events.irregular import DropCard, Misdeal
from sansatout.lab.table_driver import next_event
from sansatout.seats import Seat
from sansatout.table.fold import after, fold
from sansatout.table.shuffle import commitment, shuffled_pack, table_cut
from sansatout.table.state import Stage
from tests.cli.running_cli import Done
from tests.cli.running_cli import command as run

N, E, S, W = Seat
SECRET, NUMBER = "ab" * 32, "5a" * 32
GROUND = 3000
"""So many secrets a bad host tries."""


@dataclass(frozen=True)
class Told:
    """What the host says of a deal."""

    secret: str = SECRET
    numbers: tuple[tuple[Seat, str], ...] = ()
    cut: int | None = None
    by: Seat | None = None
    laws: Laws = "enforced"
    between: tuple[tuple[Seat, Act], ...] = ()

    @property
    def lifted(self) -> int:
        if self.cut is not None:
            return self.cut
        return table_cut(self.secret, table="t", deal=1, contributions=dict(self.numbers))

    def events(self) -> list[Event]:
        acts: list[tuple[Seat | None, Act]] = [
            (None, MakeTable("rulebook", ("a", "b", "c", "d"), {}, "t", "fixed", self.laws)),
            (None, Shuffle(self.secret)),
            *((seat, Contribute(number)) for seat, number in self.numbers),
            *self.between,
            (self.by, Cut(self.lifted)),
        ]
        return [Event(seq, seat, act) for seq, (seat, act) in enumerate(acts)]

    def dealt(self) -> Deal:
        given = dict(self.numbers)
        pack = shuffled_pack(self.secret, cut=self.lifted, table="t", deal=1, contributions=given)
        return pack.deal(N)


MINE = ((S, NUMBER),)


def noted(told: Told, **more: Any) -> dict[str, Any]:
    """Return what South's page notes of an honest table before the deal."""
    mine = {"table": "t", "deal": 1, "commitment": commitment(told.secret), "seat": "S"}
    number = dict(told.numbers).get(S)
    return {**mine, "number": number, "people": ["S", "W"], **more}


@dataclass(frozen=True)
class Desk:
    folder: Path

    def file(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def verify(
        self, events: Iterable[Event], *notes: dict[str, Any], more: tuple[str, ...] = ()
    ) -> Done:
        file = self.file("events.jsonl", "".join(f"{event.dumps()}\n" for event in events))
        if not notes:
            return run("verify", file, *more)
        record = self.file("record.jsonl", "".join(f"{json.dumps(one)}\n" for one in notes))
        return run("verify", file, "--record", record, *more)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def points(deal: Deal) -> int:
    return deal[S].points


def ground(told: Callable[[str], Told]) -> Told:
    """Choose the secret (or whatever else) that gives South most."""
    rng = Random(12)
    return max(
        (told(rng.randbytes(32).hex()) for _ in range(GROUND)), key=lambda t: points(t.dealt())
    )


def test_a_deal_with_my_number_is_proved(desk: Desk) -> None:
    told = Told(numbers=MINE)
    done = desk.verify(told.events(), noted(told, hand=str(told.dealt()[S])))
    assert done.code == 0
    assert "Fair: it fits the commitment" in done.out
    assert "South are in the shuffle, yours among them" in done.out
    assert str(told.dealt()) in done.out


def test_a_secret_ground_after_the_cut_is_caught(desk: Desk) -> None:
    """PROMISE-DEAL-1: the host exchanges the secret once he knows everything else."""
    honest = Told(numbers=MINE)
    bad = ground(lambda secret: replace(honest, secret=secret))
    assert points(bad.dealt()) >= 22
    done = desk.verify(bad.events(), noted(honest))
    assert done.code == 1
    assert "NOT what was promised: the secret does not fit the commitment" in done.out
    assert desk.verify(bad.events(), more=("--commitment", commitment(SECRET))).code == 1


def test_a_secret_ground_before_the_commitment_gains_nothing(desk: Desk) -> None:
    """What the host prepared is gone with the players' numbers, whatever they are."""
    bad = ground(Told)
    assert points(bad.dealt()) >= 22
    rng = Random(1)
    deals = [replace(bad, numbers=((S, rng.randbytes(32).hex()),)).dealt() for _ in range(400)]
    assert len({*deals, bad.dealt()}) == 401
    # Ten points are expected; the mean of 400 hands differs by 1 once in a million times.
    assert abs(sum(map(points, deals)) / 400 - 10) < 1


def test_where_nobody_had_a_part_the_host_is_said_to_be_trusted(desk: Desk) -> None:
    bad = ground(Told)
    done = desk.verify(bad.events(), noted(bad))
    assert done.code == 3
    assert "Only whoever runs the server is trusted" in done.out
    assert "Fair" not in done.out


def test_a_number_ground_for_a_robot_is_caught(desk: Desk) -> None:
    """The host lets a robot give the last number, which he has chosen knowing the secret."""
    bad = ground(lambda number: Told(numbers=(*MINE, (N, number))))
    assert points(bad.dealt()) >= 22
    done = desk.verify(bad.events(), noted(bad))
    assert done.code == 1
    assert "a seat without a person cut or gave a number" in done.out


@pytest.mark.parametrize(
    ("by", "fault"), [(None, "the table’s cut is not the one"), (W, "a seat without a person cut")]
)
def test_a_cut_chosen_for_a_robot_is_caught(desk: Desk, by: Seat | None, fault: str) -> None:
    """The host chooses among all cuts once he knows the numbers."""
    honest = Told(numbers=MINE)
    cuts = (replace(honest, cut=count, by=by) for count in range(4, 49))
    bad = max(cuts, key=lambda told: points(told.dealt()))
    assert points(bad.dealt()) > points(honest.dealt())
    done = desk.verify(bad.events(), noted(honest, people=["S"]))
    assert done.code == 1
    assert fault in done.out


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"numbers": ()}, "your number is not in the shuffle"),
        ({"numbers": ((W, "66" * 32),)}, "your number is not in the shuffle"),
        ({"cut": 20, "by": W}, "your cut is not the one that counted"),
        ({"cut": 9, "by": None}, "your cut is not the one that counted"),
    ],
)
def test_my_number_and_my_cut_count(desk: Desk, changes: dict[str, Any], fault: str) -> None:
    """PROMISE-DEAL-1."""
    told = Told(numbers=((W, NUMBER),), cut=9, by=W)
    mine = noted(told, seat="W", number=NUMBER, cut=9, hand=str(told.dealt()[W]))
    assert desk.verify(told.events(), mine).code == 0
    done = desk.verify(replace(told, **changes).events(), mine)
    assert done.code == 1
    assert fault in done.out


def test_the_cut_of_a_person_counts_without_any_number(desk: Desk) -> None:
    told = Told(cut=9, by=W)
    mine = noted(told, seat="W", cut=9)
    done = desk.verify(told.events(), mine)
    assert done.code == 0
    assert "only the cut by West was not chosen by whoever runs the server" in done.out
    assert desk.verify(replace(told, cut=10).events(), mine).code == 1


def test_my_cards_are_held_against_the_shuffle(desk: Desk) -> None:
    """PROMISE-DEAL-1."""
    told = Told(numbers=MINE)
    done = desk.verify(told.events(), noted(told, hand=str(told.dealt()[N])))
    assert done.code == 1
    assert "your cards were others" in done.out


def played(told: Told, seed: int = 4) -> list[Event]:
    """Return the events of the whole deal."""
    events = told.events()
    table, rng = fold(events), Random(seed)
    while table.stage is not Stage.BETWEEN:
        events.append(next_event(table, rng))
        table = after(table, events[-1])
    return events


def test_cards_that_were_not_dealt_cannot_have_been_played(desk: Desk) -> None:
    """Another secret gives other hands, which the calls and cards after it do not fit."""
    events = played(Told(numbers=MINE))
    events[1] = Event(1, None, Shuffle("11" * 32))
    done = desk.verify(events)
    assert done.code == 1
    assert "NOT what was promised: event " in done.out


def test_without_a_commitment_nothing_is_proved(desk: Desk) -> None:
    told = Told(numbers=MINE)
    for notes in ((), ({**noted(told), "table": "another"},), ({**noted(told), "deal": 2},)):
        done = desk.verify(played(told), *notes)
        assert done.code == 3
        assert "Consistent, but not proved" in done.out
        assert "Numbers from South are in the shuffle" in done.out


def test_a_commitment_noted_by_hand_will_do(desk: Desk) -> None:
    told = Told(numbers=MINE)
    digest = commitment(SECRET)
    for given in (digest, f"1:{digest}"):
        assert desk.verify(told.events(), more=("--commitment", given)).code == 0
    other = commitment("11" * 32)
    assert desk.verify(told.events(), more=("--commitment", other)).code == 1
    assert desk.verify(told.events(), more=("--commitment", f"2:{digest}")).code == 3


def test_cards_that_were_laid_out_are_said_to_be_chosen(desk: Desk) -> None:
    made, *_ = Told().events()
    done = desk.verify([made, Event(1, None, LayOut(str(Told().dealt())))])
    assert done.code == 3
    assert "somebody chose the cards" in done.out


@pytest.mark.parametrize("slip", [(N, Misdeal(E)), (W, DropCard())])
def test_a_deal_that_went_wrong_by_hand_is_proved_all_the_same(
    desk: Desk, slip: tuple[Seat, Act]
) -> None:
    told = Told(numbers=((W, NUMBER),), cut=9, by=W, laws="at-the-table", between=(slip,))
    table = fold(told.events())
    assert {len(hand) for hand in table.dealt} != {13}
    mine = noted(told, seat="W", number=NUMBER, cut=9, hand=str(table.dealt[W]))
    assert desk.verify(told.events(), mine).code == 0


def test_a_finished_deal_of_the_server_is_read(desk: Desk) -> None:
    told = Told(numbers=MINE)
    deal = told.dealt()
    plain = {
        "table": "t", "number": 1, "dealer": "N",
        "hands": {str(seat): str(deal[seat]) for seat in Seat},
        "proof": {
            "secret": SECRET, "commitment": commitment(SECRET), "contributions": {"S": NUMBER},
            "cut": told.lifted, "cut_by": None, "table": "t", "deal": 1, "dealer": "N",
            "cards": str(deal),
        },
    }  # fmt: skip
    record = desk.file("record.jsonl", json.dumps(noted(told)))
    assert run("verify", desk.file("deal.json", json.dumps(plain)), "--record", record).code == 0
    turned = deal.rotated(1)
    plain["hands"] = {str(seat): str(turned[seat]) for seat in Seat}
    done = run("verify", desk.file("deal.json", json.dumps(plain)), "--record", record)
    assert done.code == 1
    assert "the cards are not those of the shuffle" in done.out


def test_the_servers_answer_of_events_is_read(desk: Desk) -> None:
    told = Told(numbers=MINE)
    answer = json.dumps({"events": [event.to_plain() for event in played(told)]})
    record = desk.file("record.jsonl", json.dumps(noted(told)))
    assert run("verify", desk.file("events.json", answer), "--record", record).code == 0


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{}", "line 1, column 1: this is no record"),
        ('{"table": "t", "deal": 1, "commitment": "12"}', "‘12’ is no commitment"),
        ('{"table": "t", "deal": 1, "commitment": "x", "more": 1}', "line 1"),
        ("nonsense", "line 1"),
    ],
)
def test_a_wrong_record_is_refused(desk: Desk, line: str, message: str) -> None:
    file = desk.file("events.jsonl", "".join(f"{event.dumps()}\n" for event in Told().events()))
    done = run("verify", file, "--record", desk.file("record.jsonl", line))
    assert done.code == 2
    assert message in done.err


def test_two_commitments_for_one_deal_are_refused(desk: Desk) -> None:
    told = Told()
    done = desk.verify(told.events(), noted(told), {**noted(told), "commitment": "00" * 32})
    assert done.code == 2
    assert "two different commitments are noted for deal 1" in done.err


def test_what_was_told_of_one_deal_can_be_typed() -> None:
    told = Told(numbers=MINE)
    typed = (
        "--secret",
        SECRET,
        "--cut",
        str(told.lifted),
        "--table",
        "t",
        "--number",
        f"S:{NUMBER}",
    )
    done = run("verify", *typed)
    assert done.code == 3
    assert done.out.splitlines() == [commitment(SECRET), str(told.dealt())]
    assert run("verify", *typed, "--commitment", commitment(SECRET)).code == 0
    assert run("verify", *typed, "--commitment", "00" * 32).code == 1
    assert "expected a file" in run("verify").err
