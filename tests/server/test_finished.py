"""Finished deals without a server: what they were worth, whoever kept the rules."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

from sansatout.events import Event
from sansatout.events.acts import Laws
from sansatout.events.irregular import Misdeal
from sansatout.formats import json, pbn
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat, Vulnerability
from sansatout.server.finished.course import cards_played, course_of
from sansatout.server.finished.deals import FinishedDeal
from sansatout.server.finished.ended import EndedDeal, ends_deal
from sansatout.server.finished.files import files
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.finished.public import public
from sansatout.server.finished.recording import record
from sansatout.server.finished.worth import card_values, worth
from sansatout.server.protocol.deals import Analysis
from sansatout.server.robots import Question, choose
from sansatout.server.robots.asking import question
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.solver import dd_table as tricks_of
from sansatout.solver import par_of_table
from sansatout.table.fold import after, fold
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
        systems=("one-club", "one-club"),
        seed=str(table.seq),
        may_claim=False,
    )
    chosen = choose(asked, 1.0)
    assert chosen.act is not None
    return Event(table.seq, table.actor, chosen.act)


@cache
def finished(key: str, laws: Laws = "enforced") -> EndedDeal:
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
        if course_of(table).is_over:
            break
        first = event.seq + 1
    return EndedDeal(table, tuple(events[first:]))


def found_deal(ended: EndedDeal) -> FinishedDeal:
    """Return the deal as it comes from the store."""
    chairs = Chairs({p: Chair(p, ChairKind.ROBOT, p) for p in ended.table.players})
    return FinishedDeal("t-1", "t", "", kept_of(ended), chairs)


def kept_of(ended: EndedDeal) -> KeptDeal:
    kept = KeptDeal.loads(KeptDeal.of(ended).dumps())
    assert kept is not None
    return kept


PLAYED = [(variant.key, laws) for variant in ALL for laws in variant.laws]


@pytest.mark.parametrize(("key", "laws"), PLAYED)
def test_what_is_kept_of_a_deal_says_all_that_the_table_knew(key: str, laws: Laws) -> None:
    ended = finished(key, laws)
    kept, course = kept_of(ended), ended.course
    assert kept.record == record(ended)
    assert kept.public == json_of(public(ended))
    assert (kept.start, kept.play, kept.deal) == (course.start, course.play, ended.deal.deal)
    assert kept.hands == ended.table.dealt
    assert kept.new_table == fold([Event(0, None, ended.table.setup)])
    if ended.table.variant.bids_contracts:
        assert kept.sheet == ended.states[0].sheet
    for state in ended.states[:-1]:
        assert kept.seq_after(cards_played(state)) <= state.seq


def json_of(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_sheet_with_deals_of_all_kinds_is_kept() -> None:
    """Par of a later deal counts with the sheet as it stood, honours and penalties too."""
    rng, table = Random("sheets"), new_table("rulebook", Random("sheets"), laws="at-the-table")
    events, seen = [Event(0, None, table.setup)], 0
    while seen < 6:
        before, event = table, regular(table, rng)
        table = after(table, event)
        events.append(event)
        if ends_deal(before, table):
            seen += 1
            ended = EndedDeal(table, tuple(events))
            assert kept_of(ended).sheet == ended.states[0].sheet


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_a_deal_has_a_par_where_sides_bid_for_a_contract(variant: Variant) -> None:
    par = worth(kept_of(finished(variant.key))).par
    assert (par is not None) is variant.bids_contracts


def test_par_of_a_board_is_duplicates() -> None:
    found = finished("duplicate")
    seats = found.table.vulnerable
    danger = Vulnerability.of(ns=Seat.N in seats, ew=Seat.E in seats)
    expected = par_of_table(tricks_of(found.deal.deal), found.deal.dealer, danger)
    par = worth(kept_of(found)).par
    assert par is not None
    assert par.score == expected.score
    assert [(c.contract, c.declarer) for c in par.contracts] == [
        (str(c.contract), str(c.declarer)) for c in expected.contracts
    ]


@pytest.mark.parametrize("key", ["rulebook", "kontrakt"])
def test_a_deal_at_a_real_table_has_its_play_and_what_it_cost(key: str) -> None:
    found = finished(key, "at-the-table")
    plain = kept_of(found).public
    ref = found.table.referee
    assert ref is not None
    assert ref.play.declarer is not None
    cards = [str(card) for trick in ref.play.done for _, card in trick.cards]
    assert [one["card"] for one in plain["play"]][: len(cards)] == cards
    assert plain["phase"] == "over"
    assert plain["bargain"]["contract"] == str(ref.play.contract)
    assert plain["tricks"]["declaring"] == ref.tricks[ref.play.declarer.side]
    trace = worth(kept_of(found)).trace
    assert trace is not None
    assert len(trace.tricks) == len(plain["play"]) + 1
    assert card_values(kept_of(found), 1).values


def test_a_deal_at_a_real_table_can_be_taken_away() -> None:
    found = finished("rulebook", "at-the-table")
    for suffix, loads in (("pbn", pbn.loads), ("json", json.loads)):
        record = loads(files()[suffix].write(found_deal(found), "en")).records[0]
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
    found = EndedDeal(table, tuple(events[1:]))
    plain = kept_of(found).public
    sizes = sorted(len(hand.replace(".", "")) for hand in plain["hands"].values())
    assert sizes == [12, 13, 13, 14]
    assert worth(kept_of(found)) == Analysis(None, None, None)
    if plain["phase"] == "over":
        assert sum(plain["tricks"].values()) == 13
    for suffix, file in files().items():
        assert file.write(found_deal(found), "en"), suffix


def test_a_deal_at_a_real_table_goes_on_from_a_card() -> None:
    ended = finished("rulebook", "at-the-table")
    seq = kept_of(ended).seq_after(3)
    state = next(state for state in ended.states if state.seq == seq)
    assert state.referee is not None
    assert len(state.referee.play.trick) == 3
