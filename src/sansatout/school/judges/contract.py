"""Judges of auction and score: what may be called, what is played, what it brings."""

from __future__ import annotations

from sansatout.calls import BIDS, Call
from sansatout.cards import Hand
from sansatout.contract import Contract
from sansatout.robots.bidding.culbertson.sacrifice import Sacrifice, sacrifice
from sansatout.school.bidding_tables import games, written
from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.scoring.sheet import Column, Entry, Place, Played, total
from sansatout.seats import Seat
from sansatout.solver.play import solve_cards
from sansatout.solver.position import Position

__all__ = ["entries", "sacrificed"]


@judge("allowed-calls")
def allowed_calls(figure: Picture) -> tuple[Answer, ...]:
    """Every call that may be made now (L-CALL-5, L-DBL-2)."""
    return tuple((str(call),) for call in figure.auction().legal_calls())


@judge("all-allowed-calls")
def all_allowed_calls(figure: Picture) -> tuple[Answer, ...]:
    """All calls that may be made now, together."""
    return (tuple(str(call) for call in figure.auction().legal_calls()),)


@judge("auction-declarer")
def auction_declarer(figure: Picture) -> tuple[Answer, ...]:
    """Who plays the contract of an auction that is over (L-DECL-1)."""
    return ((str(figure.auction().declarer),),)


@judge("auction-contract")
def auction_contract(figure: Picture) -> tuple[Answer, ...]:
    """Which contract an auction that is over has come to (L-CONT-1)."""
    return ((str(figure.auction().contract),),)


@judge("auction-over")
def auction_over(figure: Picture) -> tuple[Answer, ...]:
    """Whether the auction is over (L-CALL-1, L-CALL-2)."""
    return (("yes" if figure.auction().is_over else "no",),)


@judge("highest-bid")
def highest_bid(figure: Picture) -> tuple[Answer, ...]:
    """Which of these bids is the highest (L-CALL-5)."""
    return ((str(max(map(Call.parse, figure.calls), key=lambda call: call.index)),),)


@judge("number-of-bids")
def number_of_bids(_: Picture) -> tuple[Answer, ...]:
    """How many bids there are (L-CALL-4)."""
    return ((str(len(BIDS)),),)


@judge("games")
def bids_of_game(_: Picture) -> tuple[Answer, ...]:
    """Which bids give game at once, the cheapest of each strain (L-SCORE-4)."""
    return (games(),)


@judge("written-below")
def written_below(_: Picture) -> tuple[Answer, ...]:
    """Which entries stand below the line (L-SCORE-2)."""
    return (tuple(entry.label for entry in written() if entry.place is Place.BELOW),)


@judge("missing-to-game")
def missing_to_game(figure: Picture) -> tuple[Answer, ...]:
    """How many points below the line are missing to game after this contract (L-SCORE-4)."""
    made = total(entries(figure), Column.WE, Place.BELOW)
    return ((str(max(0, RULEBOOK.game_limit - made)),),)


@judge("tricks-undertaken")
def tricks_undertaken(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks the contract undertakes (L-CALL-4)."""
    return ((str(_contract(figure).tricks),),)


def _contract(figure: Picture) -> Contract:
    assert figure.contract is not None, "something is played"
    return Contract.parse(figure.contract)


def entries(figure: Picture) -> tuple[Entry, ...]:
    """Return what is written for the contract and the tricks that are shown."""
    assert figure.tricks is not None, "tricks were taken"
    declarer = Seat.parse(figure.declarer or "S")
    played = Played(_contract(figure), Column.WE, figure.tricks)
    return RULEBOOK.score(played, vulnerable=str(declarer) in figure.vulnerable)


@judge("contract-score")
def contract_score(figure: Picture) -> tuple[Answer, ...]:
    """How much declarer's side writes, with a minus how much the other side does (L-SCORE-1)."""
    told = entries(figure)
    return ((str(total(told, Column.WE) - total(told, Column.THEY)),),)


@judge("below-the-line")
def below_the_line(figure: Picture) -> tuple[Answer, ...]:
    """How much declarer's side writes below the line (L-SCORE-2)."""
    return ((str(total(entries(figure), Column.WE, Place.BELOW)),),)


def sacrificed(ours: str, theirs: str, short: int, *, we: bool, they: bool) -> Sacrifice:
    """Return what it costs to play so many tricks short, beside what they would score."""
    return sacrifice(
        RULEBOOK, Contract.parse(ours), short, Contract.parse(theirs),
        we_vulnerable=we, they_vulnerable=they,
    )  # fmt: skip


@judge("tricks-to-come")
def tricks_to_come(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks our side takes of the cards that are shown, if all play well."""
    assert figure.me is not None, "somebody is asked"
    assert figure.leader is not None, "somebody leads"
    leader, me = Seat.parse(figure.leader), Seat.parse(figure.me)
    north, east, south, west = (Hand.parse(figure.hands[str(seat)]) for seat in Seat)
    held = Position((north, east, south, west), figure.strain_played(), leader)
    tricks = solve_cards(held).tricks
    ours = leader.side is me.side
    return ((str(tricks if ours else held.tricks_left - tricks),),)
