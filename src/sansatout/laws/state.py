"""The referee: everything the laws need to know of one deal, folded over its events.

He knows all hands and rules on every act; what the players may know of it is
:func:`sansatout.laws.public.public`. The chapters register a function for each act they rule on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeVar, Unpack

from msgspec import Struct, field, structs

from sansatout.calls import Bid
from sansatout.cards import Card, Hand, Strain
from sansatout.deal import Deal, Hands
from sansatout.events import Act, Event
from sansatout.events.acts import About
from sansatout.events.edition import EDITION
from sansatout.laws.code import RULEBOOK, Code, Rejected, Unheard
from sansatout.laws.kinds import Irregularity, Phase
from sansatout.laws.options import LawOptions
from sansatout.laws.parts import Aftermath, AuctionPart, PlayPart, Rights
from sansatout.laws.values import (
    Ceremony,
    Draws,
    Fault,
    Offer,
    Outcome,
    Ruling,
)
from sansatout.options import Options
from sansatout.seats import Seat, Side
from sansatout.structs import once, replace
from sansatout.tricks import winning_place

if TYPE_CHECKING:
    from sansatout.laws.changes import Changes

__all__ = ["Referee", "no_hands"]

ActT = TypeVar("ActT", bound=Act)

_ALLEGED = ("irregularity", "remedy", "of", "trick", "what", "card")
"""The fields of an allegation that the table hears, right or wrong."""


def _unknown(_ref: Referee, _seat: Seat | None, act: Act) -> Referee:
    raise Rejected("law-no-such-act", kind=act.kind)


def no_hands() -> Hands:
    """Return four empty hands, for a deal whose cards nobody has been given."""
    return (Hand(), Hand(), Hand(), Hand())


class Referee(Struct, frozen=True):
    """The referee's view of one deal, from the draw or the shuffle to the next deal's first card.

    >>> from sansatout.calls import Call
    >>> from sansatout.events import acts
    >>> referee = Referee.start(Seat.S).with_deal(Deal.unrank(0), phase=Phase.AUCTION)
    >>> referee = referee.after(Event(0, Seat.S, acts.MakeCall(Call.parse("1S"))))
    >>> referee = referee.after(Event(1, Seat.W, acts.MakeCall(Call.parse("1H"))))
    >>> [str(fault.irregularity) for fault in referee.rights.attention]
    ['INSUFFICIENT']
    """

    options: Options = field(default_factory=LawOptions)
    code: Code = RULEBOOK
    phase: Phase = Phase.SHUFFLE
    dealer: Seat | None = None
    last_deal: bool = False
    """Whether the rubber is decided by this deal, so that ``rubber_end`` follows (L-REVOKE-17)."""
    vulnerable: bool = False
    edition: int = EDITION
    """The edition of the table he rules at (``sansatout.events.edition``)."""

    draws: Draws = field(default_factory=Draws)
    ceremony: Ceremony = field(default_factory=Ceremony)
    hands: Hands = field(default_factory=no_hands)
    """The cards every player still holds, those of a wrong lead included."""

    auction: AuctionPart = AuctionPart()
    play: PlayPart = PlayPart()
    rights: Rights = Rights()
    aftermath: Aftermath = Aftermath()

    previous: Referee | None = None
    """The deal before, as long as something of it can still be claimed or corrected."""

    answer: object = None
    last: Outcome = field(default_factory=Outcome)
    rulings: tuple[Ruling, ...] = ()
    """What the last act brought."""
    log: tuple[Ruling, ...] = ()
    """Every ruling of the deal."""

    @classmethod
    def start(cls, dealer: Seat, options: Options | None = None, *, pack: str = "A") -> Referee:
        """Return the state before the shuffle of one deal."""
        chosen = LawOptions() if options is None else options
        return cls(options=chosen, dealer=dealer, ceremony=Ceremony(pack=pack))

    def with_deal(self, deal: Deal, *, phase: Phase | None = None) -> Referee:
        """Return the state with the cards each player gets; ``phase`` skips the ceremony."""
        return self.with_hands(deal.hands, phase=phase)

    def with_hands(self, hands: Hands, *, phase: Phase | None = None) -> Referee:
        """Return the state with hands of any size (a misdeal has uneven ones)."""
        if phase is None:
            return replace(self, hands=hands)
        return self.with_(hands=hands, phase=phase, caller=self.dealer)

    def after(self, event: Event) -> Referee:
        """Return the state after the event; a rejected one changes nothing but ``last``."""
        if self.previous is not None and self._is_about_the_last_deal(event.act):
            return self._delegating(self.previous, event)
        handler = self.code.acts.get(type(event.act), _unknown)
        fresh = replace(self, last=Outcome(), rulings=(), answer=None)
        try:
            ruled = handler(fresh, event.seat, event.act)
        except Rejected as rejected:
            ruled = fresh._rejecting(event, rejected)
        return replace(ruled, log=(*self.log, *ruled.rulings))

    def next_deal(self, *, pack: str = "", last_deal: bool = False) -> Referee:
        """Return the state before the shuffle of the next deal, which the next dealer deals."""
        assert self.aftermath.next_dealer is not None, "the deal is over"
        other = {"A": "B", "B": "A"}.get(self.ceremony.pack, "A")
        return Referee(
            options=self.options,
            code=self.code,
            dealer=self.aftermath.next_dealer,
            last_deal=last_deal,
            edition=self.edition,
            ceremony=Ceremony(pack=pack or other),
            previous=replace(self, previous=None),
        )

    def _is_about_the_last_deal(self, act: Act) -> bool:
        """Until the next cards are out, tricks and revokes are those of the deal before."""
        before_cards = self.phase in (Phase.SHUFFLE, Phase.DEAL)
        return act.about is About.SCORE or (before_cards and act.about is About.LAST)

    def _delegating(self, previous: Referee, event: Event) -> Referee:
        began = self.ceremony.cut or self.phase is Phase.DEAL
        then = previous.with_(
            next_cut=previous.aftermath.next_cut or began,
            next_dealt=previous.aftermath.next_dealt or self.phase is not Phase.SHUFFLE,
        ).after(event)
        return replace(
            self,
            previous=then,
            last=then.last,
            rulings=then.rulings,
            answer=then.answer,
            log=(*self.log, *then.rulings),
        )

    def _rejecting(self, event: Event, rejected: Rejected) -> Referee:
        """Allegations are public, right or wrong: nobody can probe for hidden faults quietly."""
        outcome = replace(rejected.outcome, law=self.code.law(rejected.outcome.law))
        refused = replace(self, last=outcome)
        alleged = type(event.act) in self.code.allegations and not isinstance(rejected, Unheard)
        if not alleged or event.seat is None:
            return refused
        what = {name: getattr(event.act, name, None) for name in _ALLEGED}
        told = {name: value for name, value in what.items() if value not in (None, "")}
        if self.phase is Phase.PLAY:
            told.setdefault("trick", self.trick_number)
        return refused.rule(
            "allegation-refused", outcome.law, seat=event.seat, act=event.kind, **told
        )

    @property
    def kept(self) -> bool:
        """Whether the last act belongs in the record: all but rejected ones that nobody heard."""
        return self.last.ok or bool(self.rulings)

    def rule(
        self, message: str, law: str | Irregularity, *, public: bool = True, **arguments: object
    ) -> Referee:
        """Return the state with one more thing to say about the act."""
        said = Ruling(message, self.code.law(law), arguments, public)
        return replace(self, rulings=(*self.rulings, said))

    def with_(self, **changes: Unpack[Changes]) -> Referee:
        """Return the state with some fields changed, in whichever part they stand."""
        own: dict[str, object] = {}
        parts: dict[str, dict[str, object]] = {}
        for name, value in changes.items():
            part = _PART_OF.get(name)
            if part is None:
                own[name] = value
            else:
                parts.setdefault(part, {})[name] = value
        for part, given in parts.items():
            own[part] = structs.replace(getattr(self, part), **given)
        return structs.replace(self, **own)

    @property
    def book(self) -> LawOptions:
        """The readings of the rule book: those agreed, the usual ones where other laws hold."""
        return self.options.read_as(LawOptions)

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner, once there is a declarer."""
        return None if self.play.declarer is None else self.play.declarer.partner

    def is_defender(self, seat: Seat) -> bool:
        """Tell whether the seat plays against the contract."""
        return self.play.declarer is not None and seat.side is not self.play.declarer.side

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The two opponents of the contract, North or East first."""
        return () if self.play.declarer is None else self.play.declarer.side.other.seats

    @property
    def strain(self) -> Strain:
        """The strain of the contract."""
        assert self.play.contract is not None, "asked for trumps before there is a contract"
        return self.play.contract.strain

    @property
    def trick_number(self) -> int:
        """The number of the current trick, from 1."""
        return len(self.play.done) + 1

    @property
    def turn(self) -> Seat | None:
        """The seat due to call or the hand due to play; nobody when neither is due."""
        if self.phase is Phase.AUCTION:
            return self.auction.caller
        return _due(self) if self.phase is Phase.PLAY else None

    @property
    def passed_over(self) -> frozenset[Seat]:
        """The hands whose turn came in this trick, and who had no card left to play (L-MISS-1)."""
        if self.phase is not Phase.PLAY or self.play.leader is None or not any(self.hands):
            return frozenset()
        played = {seat for seat, _ in self.play.trick}
        order, turn = self.play.leader.round(), self.turn
        before = order if turn is None else order[: order.index(turn)]
        return frozenset(seat for seat in before if seat not in played)

    @property
    def last_bid(self) -> tuple[Seat, Bid] | None:
        """The bid to be beaten, and who made it."""
        bids = [(seat, call) for seat, call in self.auction.calls if isinstance(call, Bid)]
        return bids[-1] if bids else None

    def holder(self, card: Card) -> Seat | None:
        """Return who holds the card."""
        return next((seat for seat in Seat if card in self.hands[seat]), None)

    def should_hold(self, seat: Seat) -> int:
        """Return how many cards a hand rightly dealt has left after what it played."""
        tricks = (self.play.trick, *(one.cards for one in self.play.done))
        return 13 - sum(player is seat for cards in tricks for player, _ in cards)

    def taking(self, seat: Seat, card: Card) -> Referee:
        """Return the state with the card gone from the hand."""
        return self._with_hand(seat, self.hands[seat].without(card))

    def giving(self, seat: Seat, card: Card) -> Referee:
        """Return the state with the card back in the hand."""
        return self._with_hand(seat, self.hands[seat].with_card(card))

    def _with_hand(self, seat: Seat, hand: Hand) -> Referee:
        held = list(self.hands)
        held[seat._value_] = hand
        n, e, s, w = held
        return replace(self, hands=(n, e, s, w))

    def winner_of(self, cards: tuple[tuple[Seat, Card], ...]) -> Seat:
        """Return whose card is best; the lead comes first."""
        return cards[winning_place([card for _, card in cards], self.strain)][0]

    def offer(self, offer: Offer) -> Referee:
        """Return the state with a new choice open; the same one is not opened twice."""
        if any(
            open_.irregularity is offer.irregularity and open_.offender is offer.offender
            for open_ in self.rights.offers
        ):
            return self
        offer = replace(offer, said=not self.code.facts(offer.irregularity).hidden)
        opened = self.with_(offers=(*self.rights.offers, offer))
        return opened.rule(
            "offer-opened",
            offer.irregularity,
            public=offer.said,
            irregularity=offer.irregularity,
            offender=offer.offender,
        )

    def without_offer(self, offer: Offer) -> Referee:
        """Return the state with the choice closed."""
        return self.with_(offers=tuple(one for one in self.rights.offers if one is not offer))

    def offered(self, *kinds: Irregularity) -> tuple[Offer, ...]:
        """Return the open choices of some kinds."""
        return tuple(one for one in self.rights.offers if one.irregularity in kinds)

    def pass_by(self, offer: Offer) -> Referee:
        """Return the state with a choice closed that nobody made in time."""
        closed = self.with_(lapsed=(*self.rights.lapsed, offer))
        return closed._closing(offer, "offer-lapsed")

    def withdraw(self, offer: Offer) -> Referee:
        """Return the state with a choice closed because its occasion is gone."""
        return self._closing(offer, "offer-withdrawn")

    def _closing(self, offer: Offer, message: str) -> Referee:
        kind = offer.irregularity
        closed = self.without_offer(offer)
        return closed.rule(
            message, kind, public=offer.said, irregularity=kind, offender=offer.offender
        )

    def lapse(self, offer: Offer) -> Referee:
        """Return the state after the chooser let the time pass, the irregularity put right."""
        closed = self.pass_by(offer)
        put_right = self.code.lapses.get(offer.irregularity)
        return closed if put_right is None else put_right(closed, offer)

    def lose(self, offer: Offer, law: str) -> Referee:
        """Return the state after the right was taken from the chooser.

        L-PEN-2, L-PEN-3, L-PEN-5.
        """
        closed = self.without_offer(offer)
        closed = closed.with_(right_lost=(*closed.rights.right_lost, offer.irregularity)).rule(
            "right-lost", law, irregularity=offer.irregularity, offender=offer.offender,
            chooser=" ".join(map(str, offer.chooser)),
        )  # fmt: skip
        put_right = self.code.lapses.get(offer.irregularity)
        return closed if put_right is None else put_right(closed, offer)

    def fault(self, kind: Irregularity, offender: Seat) -> Referee:
        """Return the state with an irregularity open to attention."""
        found = Fault(kind, offender)
        if found in self.rights.attention:
            return self
        noted = self.with_(attention=(*self.rights.attention, found))
        said = noted.rule("fault-noted", kind, irregularity=kind, offender=offender)
        if not self.code.facts(kind).in_sight:
            return said
        return replace(said, rulings=(*self.rulings, replace(said.rulings[-1], in_sight=True)))

    def without_fault(self, *kinds: Irregularity) -> Referee:
        """Return the state with some irregularities no longer open to attention."""
        left = tuple(one for one in self.rights.attention if one.irregularity not in kinds)
        return self.with_(attention=left)

    @property
    def tricks(self) -> Mapping[Side, int]:
        """The tricks each side has, transfers and agreed claims included."""
        return _tricks(self)


@once
def _tricks(ref: Referee) -> Mapping[Side, int]:
    won = {side: ref.aftermath.awarded[side] for side in Side}
    for trick in ref.play.done:
        won[trick.owner] += 1
    for transfer in ref.aftermath.transfers:
        won[transfer.giver] -= len(transfer.tricks)
        won[transfer.taker] += len(transfer.tricks)
    return won


@once
def _due(ref: Referee) -> Seat | None:
    """Return the hand due to play."""
    leader, trick, hands = ref.play.leader, ref.play.trick, ref.hands
    assert leader is not None, "play has a leader"
    if not trick and not any(hands):
        return leader  # nobody has told the hands yet
    played = [seat for seat, _ in trick]
    for seat in leader.round():
        if seat not in played and hands[seat._value_].bits:
            return seat
    return None


_PART_OF: Final[Mapping[str, str]] = {
    name: part
    for part in ("auction", "play", "rights", "aftermath")
    for name in getattr(Referee(), part).__struct_fields__
}
"""In which part a field stands."""
