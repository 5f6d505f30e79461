"""What one seat, or a watcher, may see: the only thing that leaves the core for a player.

Two tables that differ only in what the seat cannot see (the published commitment held equal) give
equal views. A view is made of parts, so that whoever sends many makes each part no more often than
it changes: :func:`lasting` from deal to deal, :func:`open_deal` and the public rest with every
event, :func:`own_deal` and the actions for every seat.
"""

from __future__ import annotations

from functools import lru_cache
from operator import is_not
from typing import Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from sansatout.cards import Hand
from sansatout.events import VERSION
from sansatout.events.codec import to_plain
from sansatout.events.offered import Action
from sansatout.laws import Referee
from sansatout.laws.deal import may_look
from sansatout.laws.public import ruling_view
from sansatout.laws.shown import LawView
from sansatout.options import shown
from sansatout.seats import Seat
from sansatout.structs import once, replace
from sansatout.table.actions import actions
from sansatout.table.answers import bargain_view, cards_view
from sansatout.table.ceremony import seats_to_choose
from sansatout.table.dealing import dealt_so_far
from sansatout.table.law_view import table_law
from sansatout.table.refereed import agreed_readings
from sansatout.table.rounds import ended
from sansatout.table.sheets import plain_accounts, table_sheet
from sansatout.table.shown import (
    ActView,
    AnswerView,
    CeremonyView,
    DealView,
    DrawView,
    LastingView,
    LookView,
    PendingView,
    TricksWon,
    TrickView,
    View,
)
from sansatout.table.shuffle import commitment
from sansatout.table.state import Drawing, Stage, Table
from sansatout.variants.deal_state import Bargain, Phase
from sansatout.variants.face import DealFace
from sansatout.variants.words import Words
from sansatout.written import SeatName

__all__ = [
    "Own", "OwnDeal", "Passing", "View", "all_hands", "lasting", "open_deal", "own", "own_deal",
    "passing", "view",
]  # fmt: skip

_SEATS: Final = tuple(Seat)


class Passing(Struct, frozen=True):
    """What everybody sees and what changes with every event, but for the deal."""

    seq: int
    stage: Stage
    draw: DrawView | None
    pending: PendingView | None


class Own(Struct, frozen=True):
    """What is a seat's own, but for what it sees of the deal."""

    you: str | None
    answer: AnswerView | None
    actions: list[Action]


class OwnDeal(Struct, frozen=True):
    """What a seat sees of the deal besides what all see."""

    hands: dict[str, str] | UnsetType = UNSET
    counts: dict[str, int] | UnsetType = UNSET
    dialogue: Words | UnsetType | None = UNSET
    ceremony: CeremonyView | UnsetType = UNSET
    law: LawView | UnsetType = UNSET


_OWN_FIELDS: Final = OwnDeal.__struct_fields__


def view(table: Table, seat: Seat | None) -> View:
    """Return what the seat may see; ``None`` for a watcher."""
    mine = own(table, seat)
    return replace(
        _common(table),
        you=mine.you,
        answer=mine.answer,
        actions=mine.actions,
        deal=_seen_deal(table, seat),
    )


@once
def _common(table: Table) -> View:
    """Return what everybody sees, but for the deal."""
    return View(
        **asdict(lasting(table)),
        **asdict(passing(table)),
        you=None,
        answer=None,
        actions=[],
        deal=None,
    )


def _seen_deal(table: Table, seat: Seat | None) -> DealView | None:
    deal = open_deal(table)
    if deal is None:
        return None
    own = own_deal(table, seat)
    told = ((name, getattr(own, name)) for name in _OWN_FIELDS)
    return replace(deal, **{name: value for name, value in told if value is not UNSET})


class _Basis:
    """What the lasting part follows from, as a key: tables share these from event to event."""

    __slots__ = ("parts", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.parts = (
            table.setup, table.sheet, table.seats, table.waiting, table.dealer, table.finished,
            table.elsewhere,
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((id(self.table.sheet), id(self.table.seats)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Basis) and not any(map(is_not, self.parts, other.parts))


def lasting(table: Table) -> LastingView:
    """Return what everybody sees and what changes from deal to deal at most.

    It follows from the table's setup, seats, waiting players, dealer, sheet and finished rounds:
    as long as they are the same objects it is the same object.
    """
    return _lasting(_Basis(table))


@lru_cache(maxsize=16)
def _lasting(basis: _Basis) -> LastingView:
    table = basis.table
    return LastingView(
        v=VERSION,
        table=table.setup.table,
        variant=table.variant.key,
        booklet=table.variant.booklet,
        laws=table.setup.laws,
        options={name: reading for name, reading, _ in shown(table.options)},
        readings=agreed_readings(table),
        players={str(s): table.seats[s] for s in Seat if s in table.seats},
        waiting=list(table.waiting),
        dealer=str(table.dealer),
        sheet=table_sheet(table),
        accounts=plain_accounts(table),
        ended=ended(table),
        teaching=table.setup.teaching,
    )


@once
def passing(table: Table) -> Passing:
    """Return what everybody sees and what changes with every event, but for the deal."""
    drawn = table.stage in (Stage.DRAW, Stage.SEATS)
    return Passing(table.seq, table.stage, _draw(table) if drawn else None, _pending(table))


def _draw(table: Table) -> DrawView:
    drawing = table.drawing
    choice = seats_to_choose(table)
    return DrawView(
        commitment=commitment(drawing.secret) if drawing.secret else None,
        secret=drawing.secret if drawing.order else None,
        drawn={player: str(card) for player, card in drawing.drawn.items()},
        taken=list(drawing.taken),
        edge=table.variant.draw.closed_edge if table.variant.draw else 0,
        order=list(drawing.order),
        chooses=choice[0] if choice else None,
        seats=[str(s) for s in choice[1]] if choice else [],
        to_draw=_to_draw(table, drawing),
        log=[ruling_view(one) for one in drawing.log],
    )


def _to_draw(table: Table, drawing: Drawing) -> list[str]:
    return [] if drawing.order else [p for p in table.players if p not in drawing.drawn]


@once
def open_deal(table: Table) -> DealView | None:
    """Return what everybody sees of the deal; ``None`` when there is none."""
    deal = table.deal
    ready = table.secret or deal is not None
    if table.stage not in (Stage.CUT, Stage.DEAL, Stage.BETWEEN) or not ready:
        return None
    over = table.stage is Stage.BETWEEN and deal is not None
    pack = DealView(
        number=table.deal_number,
        pack=table.pack,
        commitment=commitment(table.secret) if table.secret else None,
        contributions={str(s): table.contributions[s] for s in Seat if s in table.contributions},
        cutter=str(table.cutter),
        cut=table.cut,
        secret=table.secret if over and table.secret else None,
        vulnerable=[str(s) for s in table.vulnerable],
        next_second=_next_second(table),
    )
    return pack if deal is None else _dealt(table, pack)


def _next_second(table: Table) -> list[SeatName] | UnsetType:
    agreed = table.second_game
    if table.stage is not Stage.BETWEEN or agreed is None:
        return UNSET
    return [str(seat) for seat in agreed]


def _dealt(table: Table, pack: DealView) -> DealView:
    """Return the pack with what everybody sees of the cards and the play."""
    deal = table.playing
    assert deal is not None, "the cards are dealt"
    over = _is_over(table, deal)
    bargain, turn, actor = deal.bargain, deal.turn, table.actor
    return replace(
        pack,
        phase=deal.phase,
        dialogue=deal.dialogue.words() if over or deal.words_open else UNSET,
        bargain=bargain_view(bargain),
        roles=UNSET if bargain is None else _roles(table, bargain),
        turn=None if turn is None else turn._name_,
        actor=None if actor is None else actor._name_,
        player=_other_player(deal, bargain),
        trick=None if bargain is None else _trick(deal, bargain),
        won=None if bargain is None or deal.laid_down else _won(deal),
        tricks=[cards_view(one) for one in deal.gathered] if over and bargain else None,
        deal="N:" + " ".join(map(str, table.dealt)) if over else None,
        agreed=deal.agreed,
        laid_down=deal.laid_down,
        doubted=sorted(map(str, table.doubted)),
        looks=[LookView(str(s), trick) for s, trick in deal.looks],
        points=_points(table),
    )


def _points(table: Table) -> dict[str, int] | UnsetType:
    """Return what each hand counts, where all hands lie open."""
    if not table.setup.teaching:
        return UNSET
    return {seat._name_: table.dealt[seat].points for seat in _SEATS}


def _roles(table: Table, bargain: Bargain) -> dict[str, str]:
    return {seat._name_: role for seat, role in table.variant.roles(bargain).items()}


def _is_over(table: Table, deal: DealFace) -> bool:
    return table.stage is Stage.BETWEEN and deal.phase in (Phase.OVER, Phase.VOID)


def _other_player(deal: DealFace, bargain: Bargain | None) -> str | UnsetType:
    player = deal.player
    if player is None or bargain is None or player is bargain.declarer:
        return UNSET
    return player._name_


def _trick(deal: DealFace, bargain: Bargain) -> TrickView | None:
    trick = deal.trick
    if trick is None:
        return None
    return TrickView(cards_view(trick), trick.winner(bargain.strain)._name_, trick.is_complete)


def _won(deal: DealFace) -> TricksWon:
    return TricksWon(deal.tricks, deal.defending_tricks)


def own_deal(table: Table, seat: Seat | None) -> OwnDeal:
    """Return what the seat sees of the deal besides."""
    ruler, deal = table.ruler, table.playing
    law = UNSET if ruler is None else table_law(table, ruler, seat)
    if table.deal is None or deal is None:
        if ruler is None or table.stage is not Stage.CUT:
            return OwnDeal()
        looks = seat is not None and seat in may_look(ruler)
        hands = {str(seat): str(Hand(dealt_so_far(table, seat)))} if seat and looks else UNSET
        return OwnDeal(hands, ceremony=_ceremony(ruler), law=law)
    over = _is_over(table, deal)
    return OwnDeal(
        _visible_hands(table, deal, seat, over=over),
        {owner._name_: count for owner, count in deal.counts(seat).items()},
        UNSET if over or deal.words_open else None if seat else deal.dialogue.words(),
        law=law,
    )


def all_hands(table: Table) -> OwnDeal:
    """Return what a teacher sees of the deal besides: every hand, which no player may see so."""
    told, deal = own_deal(table, None), table.playing
    if table.deal is None or deal is None or _is_over(table, deal):
        return told
    return replace(told, hands={s._name_: _written(deal.hand(s).bits) for s in _SEATS})


def _ceremony(ref: Referee) -> CeremonyView:
    """Return how far shuffle, cut and deal have come."""
    done = ref.ceremony
    return CeremonyView(
        [str(one) for one in done.shuffled],
        done.cut,
        done.pack,
        None if done.by is None else str(done.by),
        done.dealt,
    )


def _visible_hands(
    table: Table, deal: DealFace, seat: Seat | None, *, over: bool
) -> dict[str, str]:
    """Return the cards of every hand that the seat may see, those left in it during the deal."""
    if over:
        return {s._name_: _written(deal.shown_after(s).bits) for s in _SEATS}
    seen = _SEATS if table.setup.teaching else deal.visible(seat)
    if table.faced:
        seen = (*seen, *(owner for owner, to in table.faced if to is None or to is seat))
    return {s._name_: _written(deal.hand(s).bits) for s in _SEATS if s in seen}


@lru_cache(maxsize=1 << 12)
def _written(hand: int) -> str:
    """Return the notation of a hand; from card to card most hands stay as they are.

    Of tables that are over nothing is worth keeping.
    """
    return str(Hand.from_bits(hand))


def _pending(table: Table) -> PendingView | None:
    pending = table.pending
    if pending is None:
        return None
    act = ActView(pending.act.kind, to_plain(pending.act.for_all()))
    return PendingView(pending.what, str(pending.by), [str(s) for s in pending.waiting], act)


def own(table: Table, seat: Seat | None) -> Own:
    """Return what is the seat's own, but for what it sees of the deal."""
    return Own(None if seat is None else seat._name_, _answer(table, seat), actions(table, seat))


def _answer(table: Table, seat: Seat | None) -> AnswerView | None:
    answer = table.answer
    if answer is None or answer.seat is not seat:
        return None
    return AnswerView(answer.kind, answer.content)
