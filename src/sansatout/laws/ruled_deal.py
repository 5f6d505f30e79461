"""A deal on which a referee rules, behind the face that every deal has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sansatout.calls import Call
from sansatout.cards import Card, Hand
from sansatout.deal import Hands
from sansatout.events import Act, Event
from sansatout.events.acts import Review, Time, Topic
from sansatout.laws.claims import disputed
from sansatout.laws.code import Place
from sansatout.laws.kinds import Phase as LawPhase
from sansatout.laws.lawful import due
from sansatout.laws.public import sizes, visible
from sansatout.laws.result import played
from sansatout.laws.state import Referee
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat, Side
from sansatout.tricks import Trick
from sansatout.variants.contract_auction import bargain_of
from sansatout.variants.deal_state import Bargain, DealtAgain, Phase
from sansatout.variants.face import Duty
from sansatout.variants.words import AuctionWords

__all__ = ["RuledAuction", "RuledDeal"]

_PHASES: Final[Mapping[LawPhase, Phase]] = {
    LawPhase.AUCTION: Phase.DIALOGUE,
    LawPhase.PLAY: Phase.PLAY,
    LawPhase.AFTER_PLAY: Phase.OVER,
    LawPhase.RUBBER_END: Phase.OVER,
}


def _trick(cards: tuple[tuple[Seat, Card], ...]) -> Trick:
    """Return a trick as it was played."""
    return Trick(tuple([seat for seat, _ in cards]), tuple([card for _, card in cards]))


@dataclass(frozen=True, slots=True)
class RuledAuction:
    """The calls that count, which need not have gone round in order."""

    ref: Referee

    name = "auction"

    @property
    def turn(self) -> Seat | None:
        """Who calls next."""
        return self.ref.turn if self.ref.phase is LawPhase.AUCTION else None

    @property
    def outcome(self) -> Bargain | DealtAgain | None:
        """The contract, or a new deal when all passed (L-CALL-2)."""
        ref = self.ref
        if ref.play.contract is not None and ref.play.declarer is not None:
            return bargain_of(ref.play.contract, ref.play.declarer)
        passed_out = ref.phase is LawPhase.PASSED_OUT
        return DealtAgain(ref.code.law("L-CALL-2")) if passed_out else None

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """Every call with who made it."""
        return self.ref.auction.calls

    def words(self) -> AuctionWords:
        """Return the dealer, the calls and who made each."""
        return AuctionWords(
            dealer=str(self.ref.dealer),
            calls=[str(call) for _, call in self.calls],
            by=[str(seat) for seat, _ in self.calls],
        )


@dataclass(frozen=True, slots=True)
class RuledDeal:
    """What the referee knows of a deal, told as every deal is told."""

    ref: Referee
    dealt: Hands
    """The hands as the players got them, North first."""

    laid_down = False
    looks = ()
    takes_back = False

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        assert self.ref.dealer is not None, "a deal has a dealer"
        return self.ref.dealer

    @property
    def phase(self) -> Phase:
        """Where the deal stands."""
        return _PHASES.get(self.ref.phase, Phase.VOID)

    @property
    def dialogue(self) -> RuledAuction:
        """What was called."""
        return RuledAuction(self.ref)

    @property
    def words_open(self) -> bool:
        """Whether the players have the calls before them: in the play they have not (L-INFO-3)."""
        return self.ref.phase is not LawPhase.PLAY

    @property
    def bargain(self) -> Bargain | None:
        """The contract and who plays it."""
        outcome = self.dialogue.outcome
        return outcome if isinstance(outcome, Bargain) else None

    @property
    def turn(self) -> Seat | None:
        """The seat that calls, or the hand that plays, next."""
        return self.ref.turn

    @property
    def actor(self) -> Seat | None:
        """The player who may go on without breaking a law; declarer for dummy."""
        turn = due(self.ref)
        dummys = turn is not None and turn is self.ref.dummy
        return self.ref.play.declarer if dummys else turn

    @property
    def player(self) -> Seat | None:
        """Who plays declarer's hand and dummy's: always declarer, as the laws have it."""
        bargain = self.bargain
        return None if bargain is None else bargain.declarer

    @property
    def idle(self) -> Seat | None:
        """Dummy; ``None`` before the play."""
        bargain = self.bargain
        return None if bargain is None else bargain.dummy

    @property
    def trick(self) -> Trick | None:
        """The trick that lies open: the unfinished one, or the last until the next lead."""
        cards = self.ref.play.trick
        if not cards:
            return _trick(self.ref.play.done[-1].cards) if self.ref.play.done else None
        assert self.ref.play.leader is not None, "play has a leader"
        begun = _trick(cards)
        rest = [seat for seat in self.ref.play.leader.round() if seat not in begun.seats]
        return Trick((*begun.seats, *rest), begun.cards)

    @property
    def gathered(self) -> tuple[Trick, ...]:
        """The tricks that are complete, or were taken for it; each as it was played."""
        return tuple(_trick(one.cards) for one in self.ref.play.done)

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards in the order played, with their hands."""
        return (*(pair for one in self.ref.play.done for pair in one.cards), *self.ref.play.trick)

    @property
    def tricks(self) -> int:
        """Tricks of the declaring side, transfers and agreed ones included."""
        declarer = self.ref.play.declarer
        return 0 if declarer is None else self.ref.tricks[declarer.side]

    @property
    def defending_tricks(self) -> int:
        """Tricks of the other side, transfers and agreed ones included."""
        declarer = self.ref.play.declarer
        return 0 if declarer is None else self.ref.tricks[declarer.side.other]

    @property
    def agreed(self) -> int | None:
        """Tricks of the declaring side in all, where a claim or concession ended the play."""
        early = self.phase is Phase.OVER and len(self.ref.play.done) < 13
        return self.tricks if early else None

    @property
    def disputed(self) -> frozenset[Side]:
        """Sides whose claim was refused."""
        return disputed(self.ref)

    def hand(self, seat: Seat) -> Hand:
        """Return the cards left to the seat."""
        return self.ref.hands[seat]

    def counts(self, seat: Seat | None) -> Mapping[Seat, int]:
        """Return how many cards the seat takes each hand to hold."""
        return sizes(self.ref, seat)

    def visible(self, seat: Seat | None) -> tuple[Seat, ...]:
        """Return whose hands the seat sees."""
        return tuple(visible(self.ref, seat))

    def shown_after(self, seat: Seat) -> Hand:
        """Return a hand as it was dealt: where tricks are disputed all of it matters."""
        return self.dealt[seat]

    def repeats_words(self, seat: Seat) -> bool:
        """Tell whether the seat may have the calls repeated (L-INFO-1, L-INFO-2)."""
        return self.ref.after(Event(0, seat, Review(Topic.AUCTION))).last.ok

    def legal_acts(self, seat: Seat) -> tuple[Act, ...]:
        """Return the calls and cards that break no law."""
        ref = self.ref
        offerings = ref.code.offerings[Time.PLAYING]
        turn = [offering for place, offering in offerings if place is Place.TURN]
        return tuple(action.act() for offering in turn for action in offering(ref, seat))

    def duties(self) -> Mapping[Seat, Duty]:
        """Return who has a remedy to choose or a claim to answer (L-PEN-1)."""
        ref, found = self.ref, dict[Seat, Duty]()
        claim = ref.play.claim
        if claim is not None and claim.more:
            found[claim.seat] = Duty.EXPLAIN
        elif claim is not None:
            asked = ref.defenders if claim.seat is ref.play.declarer else (ref.play.declarer,)
            found = {s: Duty.ANSWER for s in asked if s is not None and s not in claim.agreed}
        choosers = (seat for offer in ref.rights.offers if offer.said for seat in offer.chooser)
        return found | dict.fromkeys(choosers, Duty.CHOOSE)

    def entered(self, sheet: Sheet) -> Sheet:
        """Return the sheet with this deal; one that was passed out leaves an empty line."""
        return sheet.after(played(self.ref, self.dealt))
