"""Naming the strain or remitting it (BW-DEAL-1 to BW-DEAL-17, BW-THIRD-1 to BW-THIRD-5)."""

from __future__ import annotations

from sansatout.cards import Hand, Strain, Suit
from sansatout.events import Act
from sansatout.events.acts import Name, Remit
from sansatout.robots.bidding.bridge_whist.words import (
    ACES,
    ALL_STOPPED,
    OPEN_SUIT,
    RED,
    STRENGTH,
    SURE,
    WRETCHED,
    Score,
    honours,
    side_tricks,
)
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import ALWAYS, Need
from sansatout.robots.bidding.table import Decision, Row, choose
from sansatout.robots.bidding.vocabulary import length, no_shortage
from sansatout.scoring.bridge_whist import TRICK_VALUES

__all__ = ["name_as_dealer", "name_as_third"]

Names = list[Row[Act]]


def name_as_dealer(hand: Hand, score: Score, *, shut_out: bool = False) -> Decision[Act]:
    """Name the highest strain the hand stands (BW-GEN-2, BW-DEAL-11), or remit.

    What is named high on strength or length is good for four tricks by itself (BW-DEAL-10): with
    the two or three that dummy has on average (BW-GEN-3) that makes the odd trick.

    ``shut_out`` is the disputed naming of spades on a wretched hand (BW-DEAL-17).
    """
    rows = _common(score)
    if not score.they_go_out(Strain.C):
        rows += _row(Strain.C, "BW-DEAL-15", honours(Suit.C) >= 4)
    if shut_out:
        rows += _row(Strain.S, "BW-DEAL-17", WRETCHED)
    return choose([*rows, Row(Remit(), ("BW-DEAL-16",))], Counts(hand))


def name_as_third(hand: Hand, score: Score) -> Decision[Act]:
    """Name after a remission: on the dealer's principles, else spades to keep the hand cheap."""
    rows = [Row(row.act, (*row.rules, _third_rule(row)), row.need) for row in _common(score)]
    rows += _row(Strain.C, "BW-THIRD-3", _suit_need(Suit.C))
    return choose([*rows, *_row(Strain.S, "BW-THIRD-4", ALWAYS)], Counts(hand))


def _third_rule(row: Row[Act]) -> str:
    strain = row.act.strain if isinstance(row.act, Name) else None
    return "BW-THIRD-1" if strain is Strain.NT else "BW-THIRD-2"


def _row(strain: Strain, rule: str, need: Need) -> Names:
    return [Row(Name(strain), (rule,), need)]


def _no_trump_need() -> Need:
    """Three aces (BW-DEAL-2), or one or two and strength everywhere (BW-DEAL-3)."""
    return (ACES >= 3) | ((ACES >= 1) & _even_strength())


def _even_strength() -> Need:
    return ALL_STOPPED & no_shortage & (STRENGTH >= 4)


def _on_trumps(suit: Suit) -> Need:
    """Five trumps, an honour and a couple of side tricks (BW-DEAL-8)."""
    return (length(suit) >= 5) & (honours(suit) >= 1) & (side_tricks(suit) >= 2)


def _on_trumps_alone(suit: Suit) -> Need:
    """Seven trumps, or six with three honours (BW-DEAL-9)."""
    return (length(suit) >= 7) | ((length(suit) >= 6) & (honours(suit) >= 3))


def _suit_need(suit: Suit) -> Need:
    return (honours(suit) >= 4) | _on_trumps(suit) | _on_trumps_alone(suit)


def _common(score: Score) -> Names:
    """Return what dealer and third hand share, in the order of BW-AMB-15.

    So four red honours and a void come before two aces (BW-13.3), and three aces are enough for no
    trump (BW-13.4).
    """
    rows = [*_row(Strain.NT, "BW-DEAL-1", ACES >= 4), *_certain_game(score)]
    for suit in RED:
        rows += _row(suit.strain, "BW-DEAL-5", honours(suit) >= 5)
    for suit in RED:
        rows += _row(suit.strain, "BW-DEAL-7", (honours(suit) >= 4) & OPEN_SUIT)
    rows += _winning_strain(score)
    rows += _row(Strain.NT, "BW-DEAL-2", ACES >= 3)
    for suit in RED:
        rows += _row(suit.strain, "BW-DEAL-6", honours(suit) >= 4)
    rows += _row(Strain.NT, "BW-DEAL-3", (ACES >= 1) & _even_strength())
    for suit in RED:
        rows += _row(suit.strain, "BW-DEAL-8", _on_trumps(suit))
        rows += _row(suit.strain, "BW-DEAL-9", _on_trumps_alone(suit))
    return [*rows, *_bold(score)]


def _certain_game(score: Score) -> Names:
    """Name a black suit that makes the second game certain (BW-DEAL-14, example II: BW-13.1).

    The second game is that of a side which has one already (BW-AMB-17).
    """
    if not score.our_games:
        return []
    rows: Names = []
    for suit in (Suit.C, Suit.S):
        tricks = 6 + score.odd_tricks_to_game(suit.strain)
        if tricks <= 13:
            need = (length(suit) >= 5) & (SURE >= tricks)
            rows += _row(suit.strain, "BW-DEAL-14", need)
    return rows


def _winning_strain(score: Score) -> Names:
    """Prefer the strain in which one odd trick wins, if the enemy goes out anyhow (BW-DEAL-12)."""
    needs = {Strain.NT: _no_trump_need()} | {suit.strain: _suit_need(suit) for suit in RED}
    rows: Names = []
    for strain in sorted(needs, key=lambda s: TRICK_VALUES[s]):
        for other in needs:
            wins = score.we_go_out(strain) and not score.we_go_out(other)
            if wins and score.they_go_out(strain) and score.they_go_out(other):
                rows += _row(strain, "BW-DEAL-12", needs[strain] & needs[other])
    return rows


def _bold(score: Score) -> Names:
    """Name more boldly at nothing against all but game (BW-DEAL-13, BW-DEAL-4)."""
    if not score.desperate:
        return []
    rows: Names = [Row(Name(Strain.NT), ("BW-DEAL-13", "BW-DEAL-4"), _even_strength())]
    for suit in RED:
        need = (length(suit) >= 5) & (honours(suit) >= 1) & (side_tricks(suit) >= 1)
        rows += _row(suit.strain, "BW-DEAL-13", need)
    return rows
