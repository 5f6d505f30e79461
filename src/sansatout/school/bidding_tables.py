"""The tables of the bidding chapter, each figure found by the code that counts and bids."""

from __future__ import annotations

from math import inf
from typing import Final

from sansatout.calls import Bid
from sansatout.cards import Card, Hand, Rank, Strain, Suit
from sansatout.contract import Contract
from sansatout.robots.bidding import Situation, bidding_system
from sansatout.robots.bidding import holdings as suit_of
from sansatout.robots.bidding.counts import NT_LADDER, Counts
from sansatout.robots.bidding.culbertson.raises import RAISE_TABLE
from sansatout.robots.bidding.one_club.counts import club_honour_tricks
from sansatout.robots.message import tricks_text
from sansatout.school.signs import call_sign
from sansatout.scoring.figures.parts import Rows, RuleTable
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.scoring.sheet import Column, Entry, Honours, Place, Played
from sansatout.seats import Side

__all__ = [
    "club_tricks",
    "games", "honour_tricks", "ladder", "length_tricks", "places", "raises", "shortness",
    "support_trumps", "written",
]  # fmt: skip

_HOLDINGS: Final = ("AK", "AQJ", "AQT", "AQ", "AJT", "A", "KQJ", "KQT", "KQ", "KJT", "KJx", "Kx",
                    "QJx", "Qxx")  # fmt: skip
"""What stands in the two tables of honour tricks; x is any card lower than the ten."""
_FIRST: Final = ("AK", "AQ", "AJT", "KQT", "A", "KQ", "KJx", "Kx", "QJx")
"""What stands in the first of them."""
_PAIRS: Final = (("Kx", "Qx"), ("Qx", "Jx"))


def _hand(*suits: str) -> Hand:
    low = [str(rank) for rank in Rank][:8]
    cards = []
    for suit, ranks in zip(reversed(Suit), suits, strict=False):
        for place, rank in enumerate(ranks):
            cards.append(Card(suit, Rank.parse(low[place] if rank == "x" else rank)))
    return Hand(cards)


def _worth(system: str, *suits: str) -> str:
    counts = Counts(_hand(*suits))
    return tricks_text(float(bidding_system(system).honour_tricks(counts)))


def _head(*suits: str) -> str:
    told = [" ".join("10" if rank == "T" else rank for rank in suit) for suit in suits]
    return " + ".join(told)


def honour_tricks(*systems: str) -> RuleTable:
    """Return what holdings are worth by the tables of some systems (C-HT-1, R-HT-1)."""
    every = [*((one,) for one in (_HOLDINGS if len(systems) > 1 else _FIRST)), *_PAIRS]
    rows: Rows = [[_head(*held), *(_worth(system, *held) for system in systems)] for held in every]
    columns = ["", *(f"school-table-{system}" for system in systems)]
    return RuleTable("school-table-honour-tricks", [*columns], rows, "C-HT-1")


def ladder() -> RuleTable:
    """Return from how many honour tricks together a no-trump contract is good (C-NTL-1)."""
    rows: Rows = [
        [call_sign(Bid.parse(f"{level}NT")), tricks_text(least)]
        for least, level in reversed(NT_LADDER)
    ]
    columns = ["school-table-contract", "school-table-together"]
    return RuleTable("school-table-ladder", [*columns], rows, "C-NTL-1")


def length_tricks() -> RuleTable:
    """Return what length is worth, in trumps and beside them (C-PT-2, C-PT-3)."""
    rows: Rows = [
        [str(cards), tricks_text(float(cards - 3)), tricks_text(suit_of.side_length_tricks(cards))]
        for cards in (4, 5, 6)
    ]
    columns = ["school-table-cards", "school-table-trumps", "school-table-side"]
    return RuleTable("school-table-length", [*columns], rows, "C-PT-3")


def support_trumps() -> RuleTable:
    """Return what partner's trumps are worth in a supporting hand (C-SUP-1, C-SUP-2)."""
    long: Rows = [[str(n), tricks_text(suit_of.support_length(n))] for n in (4, 5, 6)]
    honours: Rows = [
        [card, tricks_text(suit_of.support_honours(_hand(card).holding(Suit.S)))] for card in "AKQ"
    ]
    columns = ["school-table-in-trumps", "school-table-tricks"]
    return RuleTable("school-table-support", [*columns], [*long, *honours], "C-SUP-1")


def shortness() -> RuleTable:
    """Return what the shortest suit is worth with three and with four trumps (C-SUP-5, C-SUP-6)."""
    hands = {
        3: ("xxx", ("", "x", "xx")),
        4: ("xxxx", ("", "x", "xx")),
    }
    rows: Rows = []
    for short in range(3):
        row = [
            tricks_text(Counts(_hand(trumps, suits[short], "xxx", "xxx")).shortness(Suit.S))
            for trumps, suits in hands.values()
        ]
        rows.append([str(short), *row])
    columns = ["school-table-shortest", "school-table-three-trumps", "school-table-four-trumps"]
    return RuleTable("school-table-shortness", [*columns], rows, "C-SUP-5")


def raises() -> RuleTable:
    """Return how high support tricks raise an opening of one (C-RAISE-2 to C-RAISE-6)."""
    rows: Rows = [
        [str(level), f"{tricks_text(least)}+" if most == inf else _between(least, most)]
        for level, least, most, _ in reversed(RAISE_TABLE)
    ]
    columns = ["school-table-raise-to", "school-table-support-tricks"]
    return RuleTable("school-table-raises", [*columns], rows, "C-RAISE-2")


def _between(least: float, most: float) -> str:
    return f"{tricks_text(least)}–{tricks_text(most)}"


def games() -> tuple[str, ...]:
    """Return the cheapest bid of each strain that gives game (L-SCORE-4)."""
    return tuple(f"{Situation().game(strain, Side.NS)}{strain}" for strain in Strain)


_SAMPLES: Final = (
    Played(Contract.parse("4S"), Column.WE, 11, honours=(Honours(Column.WE, 4),)),
    Played(Contract.parse("4S"), Column.WE, 9),
    Played(Contract.parse("6S"), Column.WE, 12),
    Played(Contract.parse("7S"), Column.WE, 13),
)


def written() -> tuple[Entry, ...]:
    """Return one entry of everything that is written for a deal."""
    found = (entry for sample in _SAMPLES for entry in RULEBOOK.score(sample))
    return tuple({entry.label: entry for entry in found}.values())


def places() -> RuleTable:
    """Return what is written below the line and what above it (L-SCORE-2, L-SCORE-3)."""
    rows: Rows = [
        [f"school-table-entry-{entry.label}", _mark(entry, Place.ABOVE), _mark(entry, Place.BELOW)]
        for entry in written()
    ]
    rows.append(["school-table-entry-rubber", "×", ""])
    columns = ["", "school-table-above", "school-table-below"]
    return RuleTable("school-table-places", [*columns], rows, "L-SCORE-29")


def _mark(entry: Entry, place: Place) -> str:
    return "×" if entry.place is place else ""


_CLUB_ROWS = (
    "AK", "AQJ", "AQT", "AQ", "AJT", "A", "KQJ", "KQT", "KQ", "KJT", "K2", "QJ2", "Q32", "K",
)  # fmt: skip


def club_tricks() -> RuleTable:
    """Return what each holding is worth in the one-club system, as its table has it (R-HT-1)."""
    rows: Rows = []
    for held in _CLUB_ROWS:
        worth = club_honour_tricks(Hand.parse(f"{held}...").holding(Suit.S))
        shown = " ".join("10" if one == "T" else "x" if one.isdigit() else one for one in held)
        rows.append([shown, tricks_text(worth)])
    columns = ["school-table-holding", "school-table-one-club"]
    return RuleTable("school-table-club-tricks", [*columns], rows, "R-HT-1")
