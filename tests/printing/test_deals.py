"""Hand records: every card of every deal, what each side can make, par and points."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout import locales
from sansatout.cards import Hand, Strain
from sansatout.deal import Deal
from sansatout.formats.deals import Dealt
from sansatout.printing.compiling import PageLook, PageSize
from sansatout.printing.deals import HandRecord, hand_records, records_of
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import Par, dd_table, par
from tests.printing.reading_pdf import Pdf, printed
from tests.strategies import deals, seats, vulnerabilities

RANK = re.compile(r"10|[AKQJ2-9]")
SUIT = re.compile(r"^[♠♥♦♣] ?((?:(?:10|[AKQJ2-9]) ?)+|–)$", re.MULTILINE)
PLACES = (Seat.N, Seat.W, Seat.E, Seat.S)
"""The hands as they follow each other on paper."""


def hands_of(text: str) -> list[Deal]:
    """Read the deals back from the text of a page."""
    suits = ["".join(RANK.findall(ranks)).replace("10", "T") for ranks in SUIT.findall(text)]
    found = []
    for first in range(0, len(suits), 16):
        written = [".".join(suits[at : at + 4]) for at in range(first, first + 16, 4)]
        hands = dict(zip(PLACES, written, strict=True))
        n, e, s, w = (Hand.parse(hands[seat]) for seat in Seat)
        found.append(Deal((n, e, s, w)))
    return found


def record(dealt: Dealt, look: PageLook | None = None) -> Pdf:
    return printed(hand_records(records_of([dealt]), look or PageLook()))


@given(deal=deals, dealer=seats, danger=vulnerabilities, size=st.sampled_from(PageSize))
@settings(max_examples=12, deadline=None)
def test_any_deal_prints_with_each_card_once_where_it_lies(
    deal: Deal, dealer: Seat, danger: Vulnerability, size: PageSize
) -> None:
    done = record(Dealt(deal, "17", dealer, danger), PageLook(size=size))
    assert hands_of(done.text) == [deal]
    assert done.missing == 0


@pytest.mark.parametrize("size", PageSize)
def test_eight_deals_stand_on_a_page_and_each_has_its_cards_once(size: PageSize) -> None:
    given_deals = [Deal.random(Random(n)) for n in range(9)]
    done = printed(hand_records(records_of([*map(Dealt, given_deals)]), PageLook(size=size)))
    assert [hands_of(page) for page in done.pages] == [given_deals[:8], given_deals[8:]]


def test_tricks_points_and_par_are_those_of_the_solver() -> None:
    deal = Deal.random(Random(5))
    done = record(Dealt(deal, "3", Seat.S, Vulnerability.EW))
    table, best = dd_table(deal), par(deal, Seat.S, Vulnerability.EW)
    for seat in Seat:
        tricks = " ".join(str(table[seat, strain]) for strain in reversed(Strain))
        assert f"\n{seat} {tricks}\n" in done.text
        assert re.search(rf"\b{deal[seat].points}\b", done.text)
    assert f"Par N–S {best.score:+d}".replace("-", "−") in done.text
    for contract in best.contracts:
        sign = f"{contract.contract.level}{contract.contract.strain.symbol}"
        assert sign in done.text


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_deal_is_told_in_every_language(language: str) -> None:
    done = record(
        Dealt(Deal.random(Random(11)), "4", Seat.W, Vulnerability.ALL), PageLook(language)
    )
    words = locales.render("draw-vulnerable-All", {}, language)
    seat = locales.render("draw-seat-W", {}, language)
    assert words in done.words
    assert locales.render("draw-dealer", {"seat": seat}, language) in done.words
    assert locales.render("draw-board", {"number": "4"}, language) in done.words


def test_a_deal_that_nobody_can_make_says_so() -> None:
    passed = HandRecord(Deal.unrank(0).hands, par=Par(0, ()))
    assert "Par 0: nobody makes a contract" in printed(hand_records([passed], PageLook())).words
