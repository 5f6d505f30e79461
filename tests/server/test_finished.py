"""Finished deals without a server: what they were worth, whoever kept the rules."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from sansatout.events import Event, act_from_plain
from sansatout.events.irregular import Misdeal
from sansatout.formats import json, pbn
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat, Vulnerability
from sansatout.server.config import Config
from sansatout.server.finished.deals import FinishedDeal, plain_deal
from sansatout.server.finished.files import FILES
from sansatout.server.finished.worth import card_values, worth
from sansatout.server.robots import Question, choose
from sansatout.server.robots.asking import question
from sansatout.server.rooms.branching import branched
from sansatout.server.rooms.chairs import Chair, Chairs, Kind
from sansatout.server.rooms.summary import deal_summary
from sansatout.solver import par_of_table
from sansatout.solver import table as tricks_of
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants import ALL
from sansatout.variants.base import Variant


def regular(table: Table, rng: Random) -> Event:
    """Return an event that breaks no law."""
    if table.referee is None or table.stage is not Stage.DEAL or table.actor is None:
        return next_event(table, rng)
    asked: Question = question(
        table,
        table.actor,
        level="novice",
        systems=("club", "club"),
        seed=str(table.seq),
        may_claim=False,
    )
    chosen = choose(asked, 1.0)
    return Event(table.seq, table.actor, act_from_plain(chosen.kind, dict(chosen.payload)))


@cache
def finished(key: str, laws: str = "enforced") -> FinishedDeal:
    """Play a table until a deal has been played out."""
    rng = Random(f"{key} {laws}")
    table = new_table(key, rng, laws=laws)
    events, first = [Event(0, None, table.setup)], 1
    while True:
        event = regular(table, rng)
        events.append(event)
        table = after(table, event)
        if table.stage is not Stage.BETWEEN or event.kind == "next-deal":
            continue
        if deal_summary(table)["phase"] == "over":
            break
        first = event.seq + 1
    return found_deal(table, events, first)


def found_deal(table: Table, events: list[Event], first: int) -> FinishedDeal:
    chairs = Chairs({p: Chair(p, Kind.ROBOT, p) for p in table.players})
    return FinishedDeal("t-1", "t", "", table, tuple(events[first:]), tuple(events), chairs, ())


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_a_deal_has_a_par_where_sides_bid_for_a_contract(variant: Variant) -> None:
    par = worth(finished(variant.key))["par"]
    assert (par is not None) is variant.bids_contracts


def test_par_of_a_board_is_duplicates() -> None:
    found = finished("duplicate")
    seats = found.table.vulnerable
    danger = Vulnerability.of(ns=Seat.N in seats, ew=Seat.E in seats)
    expected = par_of_table(tricks_of(found.deal.deal), found.deal.dealer, danger)
    par = worth(found)["par"]
    assert par is not None
    assert par["score"] == expected.score
    assert [(c["contract"], c["declarer"]) for c in par["contracts"]] == [
        (str(c.contract), str(c.declarer)) for c in expected.contracts
    ]


@pytest.mark.parametrize("key", ["rulebook", "kontrakt"])
def test_a_deal_at_a_real_table_has_its_play_and_what_it_cost(key: str) -> None:
    found = finished(key, "at-the-table")
    plain = plain_deal(found, "")
    ref = found.table.referee
    assert ref is not None
    assert ref.declarer is not None
    cards = [str(card) for trick in ref.done for _, card in trick.cards]
    assert [one["card"] for one in plain["play"]][: len(cards)] == cards
    assert plain["phase"] == "over"
    assert plain["bargain"]["contract"] == str(ref.contract)
    assert plain["tricks"]["declaring"] == ref.tricks[ref.declarer.side]
    trace = worth(found)["trace"]
    assert trace is not None
    assert len(trace["tricks"]) == len(plain["play"]) + 1
    assert card_values(found, 1)["values"]


def test_a_deal_at_a_real_table_can_be_taken_away() -> None:
    found = finished("rulebook", "at-the-table")
    for suffix, loads in (("pbn", pbn.loads), ("json", json.loads)):
        record = loads(FILES[suffix].write(found, "en")).records[0]
        assert str(record.contract) == str(found.course.contract)
        assert record.auction is not None
        assert [c.call for c in record.auction.calls] == list(found.course.calls or ())


def test_a_deal_of_unequal_hands_that_nobody_noticed_is_kept_as_it_was() -> None:
    """L-DEAL-5, A-48: hands and play as they were; double dummy has nothing to say of it."""
    rng, table = Random(4), new_table("rulebook", Random(4), laws="at-the-table")
    events = [Event(0, None, table.setup)]
    while table.stage is not Stage.BETWEEN:
        cut = table.stage is Stage.CUT
        slip = Event(table.seq, table.dealer, Misdeal(table.dealer.lho))
        fresh = cut and table.ceremony is not None and table.ceremony.ceremony.slip is None
        event = slip if fresh else next_event(table, rng)
        events.append(event)
        table = after(table, event)
    found = found_deal(table, events, 1)
    plain = plain_deal(found, "")
    sizes = sorted(len(hand.replace(".", "")) for hand in plain["hands"].values())
    assert sizes == [12, 13, 13, 14]
    assert worth(found) == {"table": None, "par": None, "trace": None}
    if plain["phase"] == "over":
        assert sum(plain["tricks"].values()) == 13
    for suffix, file in FILES.items():
        assert file.write(found, "en"), suffix


def test_a_deal_at_a_real_table_goes_on_from_a_card() -> None:
    found = finished("rulebook", "at-the-table")
    loaded, events = branched(found, 3, "S", "ann", "Ann", Config())
    assert loaded.table.referee is not None
    assert len(loaded.table.referee.trick) == 3
    assert events[-1].seq == loaded.table.seq - 1
