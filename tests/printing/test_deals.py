"""Hand records: every card of every deal, what each side can make, par and points."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout import locales
from sansatout.calls import Call
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


def test_a_deal_with_a_page_of_its_own_shows_auction_and_play() -> None:
    deal = Deal.random(Random(5))
    calls = tuple(map(Call.parse, ("1S", "Pass", "4S", "X", "Pass", "Pass", "Pass")))
    rounds = zip(*(list(deal[seat]) for seat in Seat.E.round()), strict=True)
    play = tuple(
        (seat, card)
        for cards in rounds
        for seat, card in zip(Seat.E.round(), cards, strict=True)
    )  # fmt: skip
    one = HandRecord(deal.hands, "7", Seat.S, calls=calls, play=play, players={Seat.N: "Õie"})
    done = printed(hand_records([one], PageLook("sv")))
    assert len(done.pages) == 1
    assert "1♠ pass 4♠ dubbelt pass pass pass" in done.words.lower()
    for number in range(13):
        cards = dict(play[4 * number : 4 * number + 4])
        row = " ".join(
            f"{card.suit.symbol}{str(card.rank).replace('T', '10')}"
            for card in (cards[seat] for seat in Seat.W.round())
        )
        assert f"{number + 1} {row}" in done.words
    assert "N Õie" in done.words


def test_cards_out_of_turn_leave_the_play_out() -> None:
    deal = Deal.random(Random(5))
    twice = tuple((Seat.N, card) for card in deal[Seat.N])
    job = hand_records([HandRecord(deal.hands, play=twice)], PageLook())
    assert hands_of(printed(job).text) == [deal]
