"""What is told of a shuffle once its deal is over, held against what was noted before.

The shuffle is done again from the events alone, apart from the table that dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from sansatout.cards import Hand
from sansatout.deal import Deal, Hands
from sansatout.events import Event
from sansatout.events.acts import Contribute, Cut, LayOut, Shuffle
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.shuffle import commitment, shuffled_pack, table_cut
from sansatout.table.state import Stage, Table

__all__ = ["Noted", "Shown", "Told", "Verdict", "faults", "shown", "told", "verdict"]


@dataclass(frozen=True, slots=True)
class Told:
    """What the events tell of a shuffle."""

    secret: str = ""
    """Empty for cards that were laid out."""
    contributions: Mapping[Seat, str] = field(default_factory=dict)
    cut: int | None = None
    """``None`` for a pack that was dealt without a cut."""
    cut_by: Seat | None = None
    """Whose cut it is; ``None`` for the table's own."""

    def after(self, event: Event) -> Told:
        """Return what is told with one more event."""
        match event.act:
            case Shuffle(secret=secret) if event.seat is None:
                return Told(secret)
            case LayOut():
                return Told()
            case Contribute(number=number) if event.seat is not None:
                return replace(self, contributions={**self.contributions, event.seat: number})
            case Cut(count=count):
                return replace(self, cut=count, cut_by=event.seat)
            case _:
                return self


@dataclass(frozen=True, slots=True)
class Shown:
    """A deal that is over, with what its shuffle can be done again from."""

    table: str
    deal: int
    dealer: Seat
    told: Told
    cards: Deal
    """The deal of the shuffle."""
    hands: Hands
    """What the players got: other cards where the dealing went wrong."""


@dataclass(frozen=True, slots=True)
class Noted:
    """What somebody at the table noted of a deal, all but the hand before its cards were dealt."""

    table: str
    deal: int
    commitment: str
    seat: Seat | None = None
    number: str | None = None
    """The own number, once the table had shown that it took it."""
    cut: int | None = None
    """The own cut."""
    people: tuple[Seat, ...] | None = None
    """Where people sat; the table cuts for robots, and they contribute nothing."""
    hand: Hand | None = None
    """The own cards."""


class Verdict(Enum):
    """What is known of a deal's fairness."""

    FAIR = "fair"
    """It fits what was noted, and players put numbers of their own into it."""
    CUT = "cut"
    """It fits, and a player's cut alone was not the host's choice."""
    HOST = "host"
    """It fits, but nobody besides the host had a part in it."""
    UNSEEN = "unseen"
    """Nothing was noted before the deal: it could be any that somebody has chosen."""
    CHOSEN = "chosen"
    """The cards were laid out."""
    WRONG = "wrong"
    """It is not what was promised."""


def told(events: Iterable[Event]) -> Told:
    """Return what the events tell of the last shuffle among them."""
    known = Told()
    for event in events:
        known = known.after(event)
    return known


def shown(events: Iterable[Event]) -> Iterator[Shown]:
    """Give every deal of a table.

    :raises SansatoutError: at an event that is not possible after those before it
    """
    table: Table | None = None
    known = Told()
    for event in events:
        before, table = table, after(table, event)
        known = known.after(event)
        if before is not None and _was_dealt(before, table):
            yield _shown(table, known)


def _was_dealt(before: Table, now: Table) -> bool:
    ready = before.stage in (Stage.SHUFFLE, Stage.CUT)
    return ready and now.stage in (Stage.DEAL, Stage.BETWEEN) and now.deal is not None


def _shown(table: Table, known: Told) -> Shown:
    assert table.deal is not None, "the cards are dealt"
    state = table.deal
    name, number = table.setup.table, table.deal_number
    return Shown(name, number, state.dealer, known, state.deal, table.dealt)


def faults(deal: Shown, noted: Noted | None) -> tuple[str, ...]:
    """Return in which points a shuffled deal is not what it should be."""
    checks = _own_faults(deal)
    if noted is not None:
        checks |= _against(deal, noted)
    return tuple(name for name, wrong in checks.items() if wrong)


def _own_faults(deal: Shown) -> dict[str, bool]:
    """Do the shuffle again, and the cut where the table made it."""
    known = deal.told
    given = known.contributions
    pack = shuffled_pack(
        known.secret, cut=known.cut or 0, table=deal.table, deal=deal.deal, contributions=given
    )
    own = table_cut(known.secret, table=deal.table, deal=deal.deal, contributions=given)
    by_table = known.cut is not None and known.cut_by is None
    # Without contributions the table's cut proves nothing, and once was drawn by chance.
    chosen = by_table and bool(given) and known.cut != own
    return {"pack": pack.deal(deal.dealer) != deal.cards, "table-cut": chosen}


def _against(deal: Shown, noted: Noted) -> dict[str, bool]:
    """Hold a deal against what was noted of it."""
    known, seat = deal.told, noted.seat
    acted = {*known.contributions} | ({known.cut_by} - {None})
    number = None if seat is None else known.contributions.get(seat)
    hand = None if seat is None else deal.hands[seat]
    return {
        "commitment": commitment(known.secret) != noted.commitment,
        "number": noted.number is not None and number != noted.number,
        "cut": noted.cut is not None and (known.cut, known.cut_by) != (noted.cut, seat),
        "robot": noted.people is not None and not acted <= {*noted.people},
        "hand": noted.hand is not None and hand != noted.hand,
    }


def verdict(deal: Shown, noted: Noted | None) -> Verdict:
    """Say what is known of a deal's fairness by somebody who noted this."""
    if not deal.told.secret:
        return Verdict.CHOSEN
    if faults(deal, noted):
        return Verdict.WRONG
    if noted is None:
        return Verdict.UNSEEN
    if deal.told.contributions:
        return Verdict.FAIR
    return Verdict.HOST if deal.told.cut_by is None else Verdict.CUT
