"""A booklet's code of laws: which of its functions rules on which act.

The chapters register theirs; the referee asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from sansatout.events import Act
from sansatout.laws.kinds import Irregularity, Remedy
from sansatout.laws.values import Offer, Outcome
from sansatout.seats import Seat

if TYPE_CHECKING:
    from sansatout.laws.state import Referee

__all__ = ["RULEBOOK", "Code", "Rejected", "Unheard"]


class Rejected(Exception):  # noqa: N818 (it is an outcome, not an error of ours)
    """An act the laws do not let happen, or that comes too late or from the wrong player."""

    def __init__(self, reason: str, law: str = "", **arguments: object) -> None:
        super().__init__(reason)
        self.outcome = Outcome(ok=False, reason=reason, law=law, arguments=arguments)


class Unheard(Rejected):
    """An allegation that the referee does not take up; nobody is told of it."""


class Handler(Protocol):
    """A chapter's ruling on one kind of act."""

    def __call__(self, ref: Referee, seat: Seat | None, act: Any, /) -> Referee:  # noqa: ANN401
        """Return the state after the act, or raise :class:`Rejected`."""
        ...


Choice = Callable[["Referee", Offer, Any], "Referee"]
"""Carries out one remedy: takes the state without the offer, the offer and the choosing act."""
Lapse = Callable[["Referee", Offer], "Referee"]
"""Puts an irregularity right without penalty, when the right has lapsed or is lost."""


@dataclass(frozen=True, slots=True)
class Code:
    """A booklet's laws: which function rules on which act."""

    name: str
    acts: dict[type[Act], Handler] = field(default_factory=dict)
    remedies: dict[tuple[Irregularity, Remedy], Choice] = field(default_factory=dict)
    lapses: dict[Irregularity, Lapse] = field(default_factory=dict)
    allegations: set[type[Act]] = field(default_factory=set)
    last_revoke_trick: int = 11
    """After this trick failing to follow is no revoke (L-REVOKE-7)."""
    strict: bool = False
    """Whether an act that the booklet is silent about is refused."""
    exposed_law: str = "L-EXPO-3"
    """The law by which a card that lies open can be called for."""
    mends_until_next_lead: bool = False
    """Whether the next lead, not one's own side's next card, ends putting a revoke right."""
    revoke_can_be_stopped: bool = True
    """Whether opponents may have an open revoke put right (L-REVOKE-12)."""
    dummy_claims_revokes: bool = False
    """Whether dummy may assert a revoke after the play; by L-REVOKE-13 he has no voice."""
    call_over_condones: bool = True
    """Whether an irregular call stands once the next player has called over it (L-OOT-5)."""

    def __reduce__(self) -> tuple[Callable[[str], Code], tuple[str]]:
        """Send the name alone to another process: the rulings are code, and the same there."""
        return _code_of_name, (self.name,)

    def on(self, *kinds: type[Act], alleges: bool = False) -> Callable[[Handler], Handler]:
        """Register a ruling on acts; what alleges something is said aloud even when it is wrong."""

        def register(handler: Handler) -> Handler:
            for kind in kinds:
                assert kind not in self.acts, f"two rulings on {kind.kind}"
                self.acts[kind] = handler
                if alleges:
                    self.allegations.add(kind)
            return handler

        return register

    def remedy(self, remedy: Remedy, *kinds: Irregularity) -> Callable[[Choice], Choice]:
        """Register how a remedy for some irregularities is carried out."""

        def register(choice: Choice) -> Choice:
            for kind in kinds:
                assert (kind, remedy) not in self.remedies, f"two ways for {kind} {remedy}"
                self.remedies[kind, remedy] = choice
            return choice

        return register

    def lapse(self, *kinds: Irregularity) -> Callable[[Lapse], Lapse]:
        """Register what becomes of an irregularity whose penalty has lapsed or is lost."""

        def register(lapse: Lapse) -> Lapse:
            for kind in kinds:
                self.lapses[kind] = lapse
            return lapse

        return register


def _code_of_name(name: str) -> Code:
    from sansatout.laws.codes import CODES

    return next(code for code, _ in CODES.values() if code.name == name)


RULEBOOK = Code("rulebook")
