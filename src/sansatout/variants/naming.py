"""The dialogue of bridge-whist: naming or remitting, then doubling in its own order.

Seats relative to the dealer, as the booklet calls them: A dealer, B forehand, C third, D fourth.
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import Literal

from msgspec import Struct

from sansatout.cards import Strain
from sansatout.errors import IllegalActionError
from sansatout.events import Act
from sansatout.events.acts import Name, Remit, Speak, Utterance
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.variants.deal_state import Bargain
from sansatout.variants.words import NamingWords, SaidWords

__all__ = ["Naming", "NamingStep"]


class NamingStep(Enum):
    """Who may say what (BW-5 and the states of BW-6).

    The dealer names or remits (BW-5.1), after a remission partner names (BW-5.2), and a name
    stands (BW-5.3). When forehand doubles, fourth is not asked (BW-6.3).
    """

    DEALER_NAMES = "dealer names"
    THIRD_NAMES = "third names"
    FOREHAND = "forehand"
    FOURTH = "fourth"
    NAMER = "namer"
    NAMERS_PARTNER = "namer's partner"
    FIRST_DOUBLER = "first doubler"
    REDOUBLER = "redoubler"
    DONE = "done"


_WORDS = {
    NamingStep.FOREHAND: (Utterance.ASK, Utterance.DOUBLE),
    NamingStep.FOURTH: (Utterance.LEAD, Utterance.DOUBLE),
    NamingStep.NAMER: (Utterance.PASS, Utterance.REDOUBLE),
    NamingStep.NAMERS_PARTNER: (Utterance.PASS, Utterance.REDOUBLE),
    NamingStep.FIRST_DOUBLER: (Utterance.PASS, Utterance.REDOUBLE),
    NamingStep.REDOUBLER: (Utterance.PASS, Utterance.REDOUBLE),
}


class Naming(Struct, frozen=True, dict=True):
    """What was said so far, and at which step the talk stands."""

    dealer: Seat
    limit: int | None = 8
    """The highest multiplier agreed on (BW-6.1, BW-12); ``None`` without a limit (BW-AMB-04)."""
    may_lay_down: bool = False
    """Whether undoubled spades are laid down: the option is on and nobody stands at 20 (BW-11)."""
    said: tuple[tuple[Seat, Act], ...] = ()
    step: NamingStep = NamingStep.DEALER_NAMES
    namer: Seat | None = None
    strain: Strain | None = None
    multiplier: int = 1
    doubler: Seat | None = None
    redoubler: Seat | None = None

    opened = None
    calls = ()

    @property
    def name(self) -> Literal["naming", "doubling"]:
        """Return ``naming`` until a strain is named, then ``doubling``."""
        return "naming" if self.strain is None else "doubling"

    @property
    def turn(self) -> Seat | None:
        """Who speaks next."""
        partner = None if self.namer is None else self.namer.partner
        speakers = {
            NamingStep.DEALER_NAMES: self.dealer,
            NamingStep.THIRD_NAMES: self.dealer.partner,
            NamingStep.FOREHAND: self.dealer.lho,
            NamingStep.FOURTH: self.dealer.rho,
            NamingStep.NAMER: self.namer,
            NamingStep.NAMERS_PARTNER: partner,
            NamingStep.FIRST_DOUBLER: self.doubler,
            NamingStep.REDOUBLER: self.redoubler,
        }
        return speakers.get(self.step)

    @cached_property
    def outcome(self) -> Bargain | None:
        """The named strain; the dealer always plays both hands (BW-1)."""
        if self.step is not NamingStep.DONE or self.strain is None:
            return None
        laid_down = self.may_lay_down and self.strain is Strain.S and self.multiplier == 1
        return Bargain(
            self.strain, self.dealer, self.dealer.partner, self.dealer.lho.round(),
            multiplier=self.multiplier, namer=self.namer, laid_down=laid_down,
        )  # fmt: skip

    def legal_acts(self) -> tuple[Act, ...]:
        """Return what the seat whose turn it is may say."""
        if self.step in _WORDS:
            return tuple(Speak(words) for words in _WORDS[self.step])
        names = tuple(Name(strain) for strain in Strain)
        if self.step is NamingStep.DEALER_NAMES:
            return (*names, Remit())
        return names if self.step is NamingStep.THIRD_NAMES else ()

    def after(self, seat: Seat, act: Act) -> Naming:
        """Return the talk with one more word."""
        if self.turn is not seat:
            raise IllegalActionError("speak-out-of-turn", rule="BW-6", seat=seat, turn=self.turn)
        if act not in self.legal_acts():
            rule = (
                "BW-5" if self.step in (NamingStep.DEALER_NAMES, NamingStep.THIRD_NAMES) else "BW-6"
            )
            raise IllegalActionError("not-said-here", rule=rule, act=_words(act), seat=seat)
        grown = replace(self, said=(*self.said, (seat, act)))
        match act:
            case Name():
                return replace(grown, namer=seat, strain=act.strain, step=NamingStep.FOREHAND)
            case Remit():
                return replace(grown, step=NamingStep.THIRD_NAMES)
            case Speak():
                return grown._after_words(seat, act.words)
            case _:
                raise AssertionError("legal_acts gives only namings, remissions and words")

    def _after_words(self, seat: Seat, words: Utterance) -> Naming:
        match words:
            case Utterance.ASK:
                return replace(self, step=NamingStep.FOURTH)
            case Utterance.LEAD:
                return replace(self, step=NamingStep.DONE)
            case Utterance.DOUBLE:
                return replace(self, multiplier=2, doubler=seat, step=NamingStep.NAMER)
            case Utterance.REDOUBLE:
                return self._redoubled(seat)
            case Utterance.PASS:
                asks_partner = self.step is NamingStep.NAMER
                return replace(
                    self, step=NamingStep.NAMERS_PARTNER if asks_partner else NamingStep.DONE
                )

    def _redoubled(self, seat: Seat) -> Naming:
        multiplier = 2 * self.multiplier
        redoubler = self.redoubler if seat is self.doubler else seat
        # BW-6: only the first doubler may go on; without a limit the two alternate (BW-AMB-04).
        step = NamingStep.REDOUBLER if seat is self.doubler else NamingStep.FIRST_DOUBLER
        if self.limit is not None and multiplier >= self.limit:
            step = NamingStep.DONE
        return replace(self, multiplier=multiplier, redoubler=redoubler, step=step)

    def words(self) -> NamingWords:
        """Return what was said, word by word."""
        return NamingWords(
            name=self.name,
            dealer=str(self.dealer),
            said=[_said(seat, act) for seat, act in self.said],
            namer=None if self.namer is None else str(self.namer),
            strain=None if self.strain is None else str(self.strain),
            multiplier=self.multiplier,
        )


def _said(seat: Seat, act: Act) -> SaidWords:
    match act:
        case Name():
            return SaidWords(seat=str(seat), kind="name", strain=str(act.strain))
        case Speak():
            return SaidWords(seat=str(seat), kind="speak", words=act.words)
        case _:
            return SaidWords(seat=str(seat), kind="remit")


def _words(act: Act) -> str:
    return act.words.value if isinstance(act, Speak) else act.kind
