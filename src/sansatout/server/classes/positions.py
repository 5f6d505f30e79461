"""A position of a deal that a teacher explains to all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sansatout.cards import Card
from sansatout.deal import Hands
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.server.errors import ConflictError
from sansatout.server.finished.course import course_of
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.protocol.bodies import ShowPosition
from sansatout.server.protocol.classes import ShownPosition
from sansatout.table.answers import bargain_view, cards_view
from sansatout.table.shown import TricksWon
from sansatout.table.state import Stage, Table
from sansatout.variants.cardplay import CardPlay

__all__ = ["DealTold", "position", "told_by_kept", "told_by_table"]


@dataclass(frozen=True, slots=True)
class DealTold:
    """A deal as far as it has come."""

    number: int
    variant: str
    booklet: str
    dealer: str
    vulnerable: list[str]
    hands: Hands
    dialogue: Any
    bargain: Any
    start: CardPlay | None
    play: tuple[tuple[Seat, Card], ...]


def told_by_table(table: Table) -> DealTold:
    """Return the deal that lies on a table.

    :raises ConflictError: if there is none
    """
    if table.deal is None or table.stage not in (Stage.DEAL, Stage.BETWEEN):
        raise ConflictError("class-nothing-to-show")
    course = course_of(table)
    return DealTold(
        table.deal_number, table.variant.key, table.variant.booklet, str(table.dealer),
        [str(seat) for seat in table.vulnerable], table.dealt, course.dialogue,
        bargain_view(course.bargain), course.start, course.play,
    )  # fmt: skip


def told_by_kept(kept: KeptDeal) -> DealTold:
    """Return a deal that is over."""
    told = kept.public
    return DealTold(
        told["number"], told["variant"], told["booklet"], told["dealer"], told["vulnerable"],
        kept.hands, told["dialogue"], told["bargain"], kept.start, kept.play,
    )  # fmt: skip


def position(told: DealTold, wanted: ShowPosition, words: str) -> ShownPosition:
    """Return what is seen after so many cards of a deal.

    :raises InputError: if so many were not played
    """
    last = len(told.play) if told.start is not None else 0
    cards = last if wanted.cards is None else wanted.cards
    if cards > last:
        raise InputError("no-such-card-number", number=cards, last=last)
    play = told.start
    if play is not None:
        for _, card in told.play[:cards]:
            play = play.after(card, rule="")
    lies = None if play is None else play.on_table()
    hands = {seat: told.hands[seat] if play is None else play.hand(seat) for seat in Seat}
    seen = [str(seat) for seat in Seat] if wanted.hands is None else wanted.hands
    return ShownPosition(
        words=words,
        table=wanted.table,
        deal=told.number,
        booklet=told.booklet,
        variant=told.variant,
        dealer=told.dealer,
        vulnerable=told.vulnerable,
        hands={str(seat): str(hand) for seat, hand in hands.items() if str(seat) in seen},
        dialogue=told.dialogue,
        bargain=told.bargain,
        trick=[] if lies is None else cards_view(lies),
        turn=None if play is None or play.turn is None else str(play.turn),
        won=None if play is None else TricksWon(play.declaring_tricks(), play.defending_tricks()),
        cards=cards,
        last=last,
    )
