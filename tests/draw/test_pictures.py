"""Pictures of hands, deals, auctions and tables of tricks."""

from random import Random
from typing import Protocol
from xml.etree import ElementTree as ET

import pytest

from sansatout.auction import Auction
from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.draw.svg import auction_svg, deal_svg, hand_svg
from sansatout.draw.text import auction_text, deal_text, hand_text
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import TrickTable, dd_table
from sansatout.variants import ALL

SVG = "{http://www.w3.org/2000/svg}"
DEAL = Deal.parse("N:A972..KT63.AKJT4 J5.K9843.982.Q92 KQT63.A5.Q75.863 84.QJT762.AJ4.75")


def words(root: ET.Element, kind: str) -> list[str]:
    return [
        "".join(element.itertext())
        for element in root.iter(f"{SVG}text")
        if kind in element.get("class", "").split()
    ]


def test_a_deal_is_drawn_as_on_paper() -> None:
    text = deal_text(DEAL, board=3, dealer=Seat.S, vulnerability=Vulnerability.EW)
    assert text.splitlines() == [
        "Board 3         ♠ A972",
        "South deals     ♥ –",
        "EW vulnerable   ♦ KT63",
        "                ♣ AKJT4",
        "♠ 84            ╭──N──╮   ♠ J5",
        "♥ QJT762        W     E   ♥ K9843",
        "♦ AJ4           │     │   ♦ 982",
        "♣ 75            ╰──S──╯   ♣ Q92",
        "                ♠ KQT63",
        "                ♥ A5",
        "                ♦ Q75",
        "                ♣ 863",
    ]


def test_letters_stay_within_ascii() -> None:
    assert deal_text(DEAL, letters=True).isascii()
    assert auction_text(Auction.parse("N: 1S X XX 2NT"), letters=True).isascii()


def test_no_suit_of_a_deal_is_lost() -> None:
    for seed in range(20):
        deal = Deal.random(Random(seed))
        shown = deal_text(deal).split()
        assert sorted("".join(shown).replace("–", "")) == sorted(
            "".join(str(hand).replace(".", "") for hand in deal) + "♠♥♦♣" * 4 + "╭──N──╮WE││╰──S──╯"
        )


def test_the_picture_of_a_hand_says_in_words_what_it_shows() -> None:
    hand = Hand.parse("AK5.KJT64.74.763")
    root = ET.fromstring(hand_svg(hand))
    assert root.findtext(f"{SVG}desc") == hand_text(hand)
    assert words(root, "holding") == ["AK5", "KJT64", "74", "763"]
    assert words(root, "H") == ["♥"]


def test_the_picture_of_a_deal_marks_the_sides_in_danger() -> None:
    root = ET.fromstring(deal_svg(DEAL, vulnerability=Vulnerability.NS, dealer=Seat.W))
    assert words(root, "in-danger") == ["N", "S"]
    assert words(root, "head") == ["West deals", "NS vulnerable"]
    assert root.find(f".//{SVG}g[@class='hand hand-E']") is not None


def test_a_grid_of_calls_begins_under_the_dealer() -> None:
    text = auction_text(Auction.parse("E: 1H Pass 2NT X Pass Pass"))
    assert text.splitlines() == [
        "West   North  East   South",
        "              1♥     Pass",
        "2NT    X      Pass   Pass",
        "?",
    ]


def test_a_finished_grid_awaits_no_call() -> None:
    assert "?" not in auction_text(Auction.parse("W: Pass Pass Pass Pass"))
    assert "?" in auction_text(Auction(Seat.N))


def test_the_picture_of_an_auction_has_names_and_calls() -> None:
    auction = Auction.parse("N: 1S X XX 2H")
    root = ET.fromstring(auction_svg(auction, names={Seat.N: "Anna"}))
    assert words(root, "head") == ["West", "Anna", "East", "South"]
    assert words(root, "call") == ["1♠", "X", "XX", "2♥"]
    assert words(root, "turn") == ["?"]
    bid = next(element for element in root.iter(f"{SVG}tspan"))
    assert bid.get("class") == "S"


TRICKS = dd_table(DEAL)


class Drawn(Protocol):
    def _repr_svg_(self) -> str: ...


def test_the_picture_of_a_table_has_a_row_for_each_declarer() -> None:
    root = ET.fromstring(TRICKS._repr_svg_())
    assert root.findtext(f"{SVG}desc") == TRICKS.diagram()
    assert TRICKS.diagram().splitlines()[0].split() == ["NT", "♠", "♥", "♦", "♣"]
    columns = [[str(n) for n in tricks] for tricks in reversed(TRICKS.tricks)]
    assert words(root, "tricks") == [cell for column in columns for cell in column]


def test_a_contract_that_can_be_made_stands_out_in_the_table() -> None:
    shown = words(ET.fromstring(TrickTable(((7, 6, 8, 5),) * 5)._repr_svg_()), "head")
    assert {word for word in shown if word.isdigit()} == {"7", "8"}


@pytest.mark.parametrize(
    "value",
    [DEAL, DEAL[Seat.N], Auction.parse("N: 1S X"), TRICKS]
    + [game.system.new_sheet().after(None) for game in ALL],
    ids=lambda value: type(value).__name__,
)
def test_a_notebook_shows_a_picture(value: Drawn) -> None:
    root = ET.fromstring(value._repr_svg_())
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}desc")
