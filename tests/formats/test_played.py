from __future__ import annotations

from random import Random

import pytest

from sansatout import variants
from sansatout.calls import PASS
from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.events import Act, acts
from sansatout.formats import json, lin, pbn
from sansatout.formats.played import deal_record
from sansatout.formats.records import Book
from sansatout.formats.replay import replay
from sansatout.seats import Seat
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import DealState, Phase


def played(
    variant: Variant, random: Random, cards: int = 52
) -> tuple[DealState, list[tuple[Seat, Act]]]:
    """Play a deal with random acts, passes mostly; return it and the words before the play."""
    state = variant.start(Deal.random(random), random.choice(tuple(Seat)))
    words: list[tuple[Seat, Act]] = []
    count = 0
    while (seat := state.actor) is not None and count < cards:
        legal = state.legal_acts(seat)
        act = legal[0] if random.random() < 0.6 else random.choice(legal)
        if state.play is None:
            words.append((seat, act))
        else:
            count += 1
        state = state.after(seat, act)
    return state, words


@pytest.mark.parametrize("variant", variants.ALL, ids=lambda variant: variant.key)
def test_every_format_tells_a_deal_of_every_game_and_back(variant: Variant) -> None:
    """PROMISE-FILE-2."""
    random = Random(1927)
    states = [played(variant, random, cards) for cards in (52, 52, 52, 17, 0, 52)]
    book = Book(tuple(deal_record(state, words) for state, words in states))
    assert all(replay(record).error is None for record in book.records)
    whole = tuple(replay(record).valid for record in book.records)
    for module in (pbn, lin, json):
        again = module.loads(module.dumps(Book(whole)))
        assert again.records == whole


def test_the_calls_of_a_contract_game_become_an_auction() -> None:
    deal = Deal.unrank(10**20)
    state = variants.game("rulebook").start(deal, Seat.N)
    words: list[tuple[Seat, Act]] = [(seat, acts.MakeCall(PASS)) for seat in Seat]
    for seat, act in words:
        state = state.after(seat, act)
    assert state.phase is Phase.VOID
    record = deal_record(state, words)
    assert record.passed_out
    assert record.calls == (PASS,) * 4
    assert not record.acts


def test_remitting_and_naming_become_acts_with_strain_and_multiplier() -> None:
    state = variants.game("bridge-whist").start(Deal.unrank(10**20), Seat.W)
    words: list[tuple[Seat, Act]] = [(Seat.W, acts.Remit()), (Seat.E, acts.Name(Strain.H))]
    for seat, act in words:
        state = state.after(seat, act)
    while (seat_now := state.actor) is not None and state.play is None:
        spoken = state.legal_acts(seat_now)[0]
        words.append((seat_now, spoken))
        state = state.after(seat_now, spoken)
    record = deal_record(state, words)
    assert [item.act for item in record.acts[:2]] == [acts.Remit(), acts.Name(Strain.H)]
    assert record.contract is Strain.H
    assert "[SansatoutActs " in pbn.dumps(Book((record,)))
