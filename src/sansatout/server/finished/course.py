"""What was said and played in a deal, whether the table enforced the rules or a referee ruled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sansatout.calls import Call
from sansatout.cards import Card, Strain
from sansatout.contract import Contract
from sansatout.laws import Referee
from sansatout.seats import Seat
from sansatout.table.answers import plain_bargain
from sansatout.table.law_view import law_state
from sansatout.table.state import Table
from sansatout.variants.cardplay import CardPlay
from sansatout.variants.deal_state import DealState, Phase

__all__ = ["Course", "cards_played", "course_of"]


@dataclass(frozen=True, slots=True)
class Course:
    """A deal from its first word to its end."""

    phase: str
    """``over``, or ``void`` for a deal that was not played."""
    dialogue: Mapping[str, Any]
    bargain: Mapping[str, Any] | None
    play: tuple[tuple[Seat, Card], ...]
    """The cards in the order played, with their hands."""
    start: CardPlay | None
    """The play before its first card; ``None`` for unequal hands, of which none can start."""
    tricks: int
    """Those of the declaring side."""
    agreed: int | None

    @property
    def is_over(self) -> bool:
        """Whether the deal was played to an end."""
        return self.phase == Phase.OVER.value

    @property
    def calls(self) -> tuple[Call, ...] | None:
        """The calls of an auction; ``None`` where words are of another kind."""
        calls = self.dialogue.get("calls")
        return None if calls is None else tuple(Call.parse(call) for call in calls)

    @property
    def contract(self) -> Contract | Strain | None:
        """What was played: a contract, or where there is none a strain."""
        if self.bargain is None:
            return None
        written = self.bargain["contract"]
        if written is None:
            return Strain.parse(self.bargain["strain"])
        return Contract.parse(written)

    @property
    def is_clockwise(self) -> bool:
        """Whether the hands played in the order of the seats."""
        start = self.start
        return start is None or all(b is a.lho for a, b in pairwise(start.order))


def course_of(table: Table) -> Course:
    """Return what became of the deal that lies on the table."""
    deal = table.deal
    assert deal is not None, "a finished deal is still on the table"
    if table.referee is not None:
        return _ruled(table, table.referee, deal)
    play, bargain = deal.play, deal.bargain
    start = None
    if play is not None:
        start = CardPlay.start(deal.deal, play.strain, play.declarer, play.dummy, play.order)
    return Course(
        deal.phase.value,
        {"name": deal.dialogue.name, **deal.dialogue.plain()},
        None if bargain is None else plain_bargain(deal),
        _cards(play),
        start,
        deal.tricks,
        deal.agreed,
    )


def _cards(play: CardPlay | None) -> tuple[tuple[Seat, Card], ...]:
    if play is None:
        return ()
    rest = play.on_table() if play.cards else None
    tricks = (*play.tricks, rest) if rest is not None else play.tricks
    return tuple(pair for t in tricks for pair in zip(t.seats, t.cards, strict=False))


def _ruled(table: Table, ref: Referee, deal: DealState) -> Course:
    seen: Any = law_state(table, ref, None)
    play = (*(pair for trick in ref.done for pair in trick.cards), *ref.trick)
    declarer, contract = ref.declarer, ref.contract
    start, tricks = None, 0
    if declarer is not None and contract is not None:
        tricks = ref.tricks[declarer.side]
        if table.misdealt is None:
            order = declarer.lho.round()
            start = CardPlay.start(deal.deal, contract.strain, declarer, declarer.partner, order)
    over = seen["phase"] == Phase.OVER.value
    agreed = tricks if over and len(ref.done) < 13 else None
    return Course(seen["phase"], seen["dialogue"], seen["bargain"], play, start, tricks, agreed)


def cards_played(table: Table) -> int | None:
    """Return how many cards were played so far; ``None`` before the play."""
    ref = table.referee
    if ref is not None:
        return (
            None if ref.contract is None else sum(len(t.cards) for t in ref.done) + len(ref.trick)
        )
    play = None if table.deal is None else table.deal.play
    return None if play is None else 4 * len(play.tricks) + len(play.cards)
