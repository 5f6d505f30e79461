"""Problems as they are shown: what the learner may know, and everything for programs."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from sansatout.cards import Hand
from sansatout.school.endings.attempt import Attempt, Shown
from sansatout.school.endings.problem import EndingProblem, cards_of, problems
from sansatout.school.endings.shown import AttemptView, CardBy, EndingInfo
from sansatout.school.endings.standing import Row, Standing
from sansatout.seats import Seat

__all__ = ["EndingProof", "attempt_view", "infos", "proof", "seated", "told"]


class EndingProof(Struct, frozen=True, kw_only=True):
    """A problem with everything that proves it."""

    id: str
    left: int
    goal: int
    strain: str
    contract: str
    declarer: str
    hand: str
    dummy: str
    leader: str
    trick: list[CardBy]
    turn: str
    unseen: str
    out_of: dict[str, list[str]]
    layouts: int
    wins: int
    """In how many of the layouts the plan reaches the goal."""
    chance: float
    """Which part of them that is."""
    won_in: list[str]
    """What the defender after declarer holds in these layouts; empty where the plan is sure."""
    themes: list[str]
    difficulty: str
    fails: list[str]
    right: list[str]
    """First cards after which there is a sure line, or the best chance."""
    line: list[CardBy]
    plan: str
    """A card for each standing that the plan may come to; empty where there are too many."""
    refuted: dict[str, dict[str, str]]
    """Every other first card with a layout in which it fails."""


def infos() -> list[EndingInfo]:
    """Return what is listed of all problems."""
    return [
        EndingInfo(
            id=one.id,
            left=one.start.left,
            goal=one.goal,
            strain=str(one.start.strain),
            themes=list(one.themes),
            difficulty=one.difficulty,
            sure=not one.wins,
        )
        for one in problems().values()
    ]


def attempt_view(now: Attempt) -> AttemptView:
    """Return what a learner is shown."""
    one, standing, over = now.problem, now.standing, now.verdict is not None
    return AttemptView(
        id=one.id,
        contract=one.contract,
        declarer=one.declarer,
        strain=str(standing.strain),
        goal=one.goal,
        left=standing.left,
        need=max(0, standing.need),
        hands=_own(standing),
        unseen=str(Hand.from_bits(standing.hidden)),
        out_of=_out_of(standing),
        turn=str(standing.turn),
        legal=[] if over else [str(card) for card in standing.legal()],
        trick=told(_on_table(now)),
        cards=told(now.cards),
        count=one.count,
        wins=one.won,
        verdict=now.verdict,
        layout=_hands(now.layout) if over else None,
        themes=list(one.themes) if over else [],
        difficulty=one.difficulty,
    )


def proof(one: EndingProblem) -> EndingProof:
    """Return a problem for programs."""
    start = one.start
    own = _own(start)
    return EndingProof(
        id=one.id,
        left=start.left,
        goal=one.goal,
        strain=str(start.strain),
        contract=one.contract,
        declarer=one.declarer,
        hand=own[one.declarer],
        dummy=own[str(start.declarer.after(2))],
        leader=str(start.leader),
        trick=told(_on_table(Attempt(one, start))),
        turn=str(start.turn),
        unseen=str(Hand.from_bits(start.hidden)),
        out_of=_out_of(start),
        layouts=one.count,
        wins=one.won,
        chance=one.won / one.count,
        won_in=[str(Hand.from_bits(held)) for held in start.among or ()],
        themes=list(one.themes),
        difficulty=one.difficulty,
        fails=list(one.fails),
        right=list(one.right),
        line=told(seated(one)),
        plan=one.plan,
        refuted={
            card: _defenders(start, Hand.parse(held).bits) for card, held in one.refuted.items()
        },
    )


def seated(one: EndingProblem) -> list[Shown]:
    """Return the line of a problem, each card with its hand."""
    now, told = one.start, []
    for card in cards_of(one.line):
        told.append((now.turn, card))
        now = now.after(card)
    return told


def _on_table(now: Attempt) -> list[Shown]:
    standing = now.standing
    return [(standing.leader.after(place), card) for place, card in enumerate(standing.trick)]


def told(cards: Iterable[Shown]) -> list[CardBy]:
    """Return cards as they are written, each with its seat."""
    return [(str(seat), str(card)) for seat, card in cards]


def _own(standing: Standing) -> dict[str, str]:
    seats = standing.declarer, standing.declarer.after(2)
    return {str(seat): str(standing.hand(seat)) for seat in seats}


def _out_of(standing: Standing) -> dict[str, list[str]]:
    return {
        str(seat): sorted(map(str, suits))
        for seat, suits in zip(standing.defenders, standing.out_of, strict=True)
    }


def _hands(row: Row) -> dict[str, str]:
    return {str(seat): str(Hand.from_bits(row[seat.value])) for seat in Seat}


def _defenders(standing: Standing, layout: int) -> dict[str, str]:
    hands = _hands(standing.row(layout))
    return {str(seat): hands[str(seat)] for seat in standing.defenders}
