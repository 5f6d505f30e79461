"""A problem as it is shipped: the deal, what was played before, the goal, and what proves it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from sansatout.calls import PASS
from sansatout.cards import Card, Hand
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.events.acts import MakeCall, Play
from sansatout.robots.play.seen import Seen
from sansatout.school.endings.standing import Standing
from sansatout.seats import Seat
from sansatout.variants.deal_state import DealState
from sansatout.variants.duplicate import Duplicate

__all__ = [
    "DIFFICULTIES", "THEMES", "EndingProblem", "bid_and_made", "cards_of", "played_on", "problem",
    "problems", "seen_by_declarer", "standing_of", "written",
]  # fmt: skip

THEMES: Final = (
    "squeeze",
    "throw-in",
    "trump-control",
    "hold-up",
    "finesse",
    "entry",
    "safety-play",
)
"""What can make a plan necessary, the rarest first."""
DIFFICULTIES: Final = ("easy", "medium", "hard")
_LEVELS: Final = {"medium": "club", "hard": "expert"}
"""The level that fails where a problem is no easier."""


class EndingProblem(Struct, frozen=True, kw_only=True, dict=True, omit_defaults=True):
    """An ending to be played for a goal."""

    id: str
    deal: str
    """As PBN writes it; the defenders' cards are one layout of those possible."""
    declarer: str
    contract: str
    """Just made if the goal is reached."""
    played: str
    """The cards before the ending, in order, without anything between."""
    goal: int
    """So many of the tricks left."""
    right: tuple[str, ...]
    """The first cards after which there is a sure line, or the best chance."""
    refuted: Mapping[str, str]
    """Every other first card, with what the defender after declarer holds where it fails."""
    count: int
    """How many layouts are possible."""
    themes: tuple[str, ...]
    wins: str = ""
    """In which layouts the line with the best chance reaches the goal, where none is sure: the bits
    of a number to the base sixteen, the lowest for the first that is possible."""
    fails: tuple[str, ...] = ()
    """The levels of robots that miss the goal."""
    line: str = ""
    """The cards of a sure line with the answers of the defenders, without anything between."""
    plan: str = ""
    """A card of a sure line for each standing of the declaring side (``plan``); empty where there
    are too many."""

    @cached_property
    def before(self) -> DealState:
        """The deal when the ending begins."""
        contract = Contract.parse(self.contract)
        state = bid_and_made(Deal.parse(self.deal), Seat.parse(self.declarer), contract)
        return played_on(state, cards_of(self.played))

    @cached_property
    def start(self) -> Standing:
        """What everybody sees when the ending begins; only layouts count that can be won."""
        start = standing_of(seen_by_declarer(self.before), self.goal)
        if not self.wins:
            return start
        bits = int(self.wins, 16)
        return start.limited(one for i, one in enumerate(start.layouts()) if bits >> i & 1)

    @property
    def won(self) -> int:
        """In how many layouts the best line reaches the goal."""
        return int(self.wins, 16).bit_count() if self.wins else self.count

    @property
    def difficulty(self) -> str:
        """By which level fails: the expert, only weaker ones, or at most the novice."""
        found = (word for word, level in reversed(_LEVELS.items()) if level in self.fails)
        return next(found, "easy")

    def refuting(self, card: Card) -> int | None:
        """Return the layout in which a first card fails; ``None`` for the right ones."""
        held = self.refuted.get(str(card))
        return None if held is None else Hand.parse(held).bits


def bid_and_made(deal: Deal, declarer: Seat, contract: Contract) -> DealState:
    """Return the deal at its first trick, after one bid that nobody spoke against."""
    state = Duplicate().start(deal, declarer)
    for word in (contract.bid, PASS, PASS, PASS):
        seat = state.actor
        assert seat is not None, "the auction goes on"
        state = state.after(seat, MakeCall(word))
    return state


def played_on(state: DealState, cards: Iterable[Card]) -> DealState:
    """Return the deal after these cards."""
    for card in cards:
        actor, turn = state.actor, state.turn
        assert actor is not None, "somebody is to play"
        state = state.after(actor, Play(card, None if turn is actor else turn))
    return state


def seen_by_declarer(state: DealState) -> Seen:
    """Return what declarer knows of a deal."""
    bargain = state.bargain
    assert bargain is not None, "cards are played after the bargain"
    sheet = state.variant.new_sheet(state.options)
    return Seen.of_deal(state, bargain.declarer, sheet)


def standing_of(seen: Seen, goal: int) -> Standing:
    """Return what everybody knows who sees the cards of the declaring side."""
    declarer, dummy = seen.declaring
    trick, voids, hidden = seen.current, seen.voids(), seen.unseen()
    first, second = declarer.after(1), declarer.after(3)
    own = seen.in_hand(declarer).bits, seen.in_hand(dummy).bits
    lengths = [13 - seen.played(seat).bit_count() for seat in (first, second)]
    bargain = seen.bargain
    assert bargain is not None, "cards are played after the bargain"
    return Standing(
        bargain.strain,
        declarer,
        own,
        hidden,
        (lengths[0], lengths[1]),
        (voids[first], voids[second]),
        trick.leader,
        goal,
        own[0] | own[1] | sum(card.bit for card in trick.cards),
        trick.cards,
    )


def cards_of(text: str) -> list[Card]:
    """Read cards written one after the other."""
    return [Card.parse(text[i : i + 2]) for i in range(0, len(text), 2)]


def written(cards: Iterable[Card]) -> str:
    """Write cards one after the other."""
    return "".join(map(str, cards))


@cache
def problems() -> Mapping[str, EndingProblem]:
    """Return all problems by their ids, the shortest endings first."""
    text = (files(__package__) / "problems.json").read_bytes()
    return {one.id: one for one in msgspec.json.decode(text, type=list[EndingProblem])}


def problem(key: str) -> EndingProblem:
    """Return a problem by its id.

    :raises InputError: if there is none
    """
    try:
        return problems()[key]
    except KeyError:
        raise InputError("school-problem", problem=key) from None
