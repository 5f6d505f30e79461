"""A booklet's code of laws: which of its functions rules on which act.

The chapters register theirs; the referee asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any, Protocol

from sansatout.deal import Hands
from sansatout.events import Act
from sansatout.events.acts import KNOWN, Time
from sansatout.events.offered import Action
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.stories import Asked
from sansatout.laws.values import Fault, Offer, Outcome
from sansatout.seats import Seat

if TYPE_CHECKING:
    from sansatout.laws.state import Referee

__all__ = [
    "RULEBOOK",
    "Code",
    "Declared",
    "Noticed",
    "Place",
    "Rejected",
    "Unheard",
    "Witness",
    "hand_of",
]


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


Law = Callable[["Code"], object]
"""Writes a law into a code: what can go wrong, the rulings, what is offered."""
Choice = Callable[["Referee", Offer, Any], "Referee"]
"""Carries out one remedy: takes the state without the offer, the offer and the choosing act."""
Lapse = Callable[["Referee", Offer], "Referee"]
"""Puts an irregularity right without penalty, when the right has lapsed or is lost."""
Heeded = Callable[["Referee", Fault, Seat], "Referee"]
"""Lets attention that the seat calls to a fault have its effect."""
Said = Callable[["Referee", Seat], "Referee"]
"""Makes known what the seat speaks of, or raises :class:`Rejected`."""
BearsOn = Callable[[Offer], tuple[Seat, ...]]
Expires = Callable[["Referee", Offer, Seat], bool]
"""Tells whether a choice ends when the hand plays to the trick, before its card lies there."""


class Witness(Protocol):
    """What a seat has seen of a deal: enough to notice something."""

    @property
    def seat(self) -> Seat:
        """Whose eyes they are."""
        ...

    @property
    def ref(self) -> Referee:
        """The deal without what the seat cannot know; stand-ins for hidden cards."""
        ...

    @property
    def cards(self) -> Hands:
        """The cards the seat knows each hand to hold."""
        ...

    @property
    def deal(self) -> Hands | None:
        """All hands as they were dealt, once the deal is over and they may be looked at."""
        ...


Noticed = tuple[str, Act]
"""What there is to notice, by a name of its own, and what to say about it."""


class Place(IntEnum):
    """Where an offer stands in what a seat may do: the lawful first, then rights, then the rest."""

    TURN = auto()
    REMEDY = auto()
    CALLED_CARD = auto()
    REPLACED_CARD = auto()
    ADVICE = auto()
    QUESTION = auto()
    GATHERED_TRICK = auto()
    CLAIM = auto()
    MENDING = auto()
    ATTENTION = auto()
    REVOKE = auto()
    WRONG_TRICK = auto()
    COUNT = auto()
    DEAL = auto()
    SHUFFLE = auto()
    CUT = auto()
    LOOK = auto()
    CALL = auto()
    CARD = auto()
    SHOWN_CARD = auto()
    LEAD = auto()
    QUITTING = auto()
    DUMMY = auto()
    MANNERS = auto()
    UNSEEN = auto()


class Offering(Protocol):
    """What a chapter lets a seat do; it depends on nothing the seat cannot see."""

    def __call__(self, ref: Referee, seat: Seat, /) -> Iterable[Action]:
        """Give the acts, those that break or may break a law marked as irregular."""
        ...


@dataclass(frozen=True, slots=True)
class Declared:
    """All that a booklet says of one irregularity, but for the rulings on acts."""

    name: str
    law: str
    """The law that makes it one."""
    hidden: bool = False
    """Whether players cannot know it by watching: it stays unsaid until spoken of (A-50)."""
    in_sight: bool = False
    """Whether it lies before everybody, so that nobody has to be told when it happens."""
    against_all: bool = False
    """Whether it concerns both sides alike, so that offender's side speaks of it too."""
    alleged: Phase | None = None
    """When attention can be called to it: by the phase alone, so that it tells nobody anything."""
    likely: int = 99
    """Its place among what is alleged, the likeliest first."""
    heeded: Heeded | None = None
    """What attention does where nobody has anything to choose."""
    said: Said | None = None
    """What speaking of it does where no choice is open."""
    is_open: Callable[[Referee], bool] | None = None
    """Whether it is there to be seen although no choice is open."""
    bears_on: BearsOn | None = None
    """The hands that have to wait until it is said how they must play (L-PEN-1)."""
    expires: Expires | None = None
    """Whether a choice ends when a hand plays a card (L-PEN-7)."""
    ends_with_trick: bool = False
    """Whether a choice bears on the current trick, and is past with it."""
    of_next_trick: bool = False
    """Whether it is undone with the cards of a trick when the last one is opened again."""
    noticed: Callable[[Witness], Iterator[Noticed]] | None = None
    """What a player who has his eyes open finds of it, and says."""
    asked: Asked | None = None
    """How the trainer makes it happen."""

    @property
    def kind(self) -> Irregularity:
        """The irregularity itself."""
        return Irregularity(self.name)


def hand_of(offer: Offer) -> tuple[Seat, ...]:
    """Return the hand that the choice bears on."""
    assert offer.hand is not None, "the offer names the hand it bears on"
    return (offer.hand,)


def _never(_ref: Referee) -> bool:
    return False


@dataclass(frozen=True, slots=True, eq=False)
class Code:
    """A booklet's laws: which function rules on which act."""

    name: str
    acts: dict[type[Act], Handler] = field(default_factory=dict)
    remedies: dict[tuple[Irregularity, Remedy], Choice] = field(default_factory=dict)
    lapses: dict[Irregularity, Lapse] = field(default_factory=dict)
    allegations: set[type[Act]] = field(default_factory=set)
    offerings: dict[Time, list[tuple[Place, Offering]]] = field(
        default_factory=lambda: {time: [] for time in Time}
    )
    last_revoke_trick: int = 11
    """After this trick failing to follow is no revoke (L-REVOKE-7)."""
    strict: bool = False
    """Whether an act that the booklet is silent about is refused."""
    adopted: list[Law] = field(default_factory=list)
    """The laws that no chapter of ours holds."""
    prefix: str = "L-"
    """How the ids of this booklet begin."""
    irregularities: dict[Irregularity, Declared] = field(default_factory=dict)
    in_phase: dict[Phase, tuple[Irregularity, ...]] = field(default_factory=dict)
    """What is alleged in each phase, as far as it was asked for."""
    borrowed: Mapping[str, str] = field(default_factory=dict)
    """Where this booklet has what a ruling that it shares with the rule book cites there."""
    mends_until_next_lead: bool = False
    """Whether the next lead, not one's own side's next card, ends putting a revoke right."""
    revoke_can_be_stopped: bool = True
    """Whether opponents may have an open revoke put right (L-REVOKE-12)."""
    dummy_claims_revokes: bool = False
    """Whether dummy may assert a revoke after the play; by L-REVOKE-13 he has no voice."""
    call_over_condones: bool = True
    """Whether an irregular call stands once the next player has called over it (L-OOT-5)."""
    turn_goes_back: Callable[[Referee], bool] = _never
    """Whether a call out of turn that nobody objects to is void, and who was due calls (P05)."""
    declarer_calls_cards: bool = True
    """Whether only declarer may demand an exposed card (L-EXPO-3), or either opponent (PB-5.6)."""
    cards_called_to_follow: Callable[[Referee], bool] = _never
    """Whether a card can be demanded only from a hand that follows (P09)."""

    def __repr__(self) -> str:
        return f"<laws of {self.name}>"

    def __reduce__(self) -> tuple[Callable[..., Code], tuple[str, tuple[Law, ...]]]:
        """Send to another process the name, and what it has to adopt: all else is there."""
        return _code_of_name, (self.name, tuple(self.adopted))

    def adopt(self, law: Law) -> None:
        """Write a law of somebody else's into this code, also where robots think.

        :param law: a function of a module, so that another process finds it
        """
        if law not in self.adopted:
            law(self)
            self.adopted.append(law)

    def law(self, of: Irregularity | str) -> str:
        """Return this booklet's id of a law, or of what makes something an irregularity.

        Empty where the booklet is silent: no other's id is ever cited.
        """
        law = self.facts(of).law if isinstance(of, Irregularity) else of
        return law if law.startswith(self.prefix) else self.borrowed.get(law, "")

    def declares(self, declared: Declared) -> Irregularity:
        """Take up something that can go wrong by this booklet."""
        kind = Irregularity.named(declared.name)
        assert kind not in self.irregularities, f"{kind} is declared twice"
        self.irregularities[kind] = declared
        self.in_phase.clear()
        return kind

    def named(self, name: str) -> Declared | None:
        """Return what is declared under this name."""
        return next((one for one in self.irregularities.values() if one.name == name), None)

    def those(self, fact: Callable[[Declared], object]) -> tuple[Irregularity, ...]:
        """Return the irregularities of which something holds, as they were declared."""
        return tuple(kind for kind, one in self.irregularities.items() if fact(one))

    def facts(self, kind: Irregularity) -> Declared:
        """Return what is declared of an irregularity; of others' nothing holds."""
        found = self.irregularities.get(kind)
        return Declared(kind.value, "") if found is None else found

    def alleged(self, phase: Phase) -> tuple[Irregularity, ...]:
        """Return what a player may call attention to (L-PEN-6), the likeliest first."""
        if phase not in self.in_phase:
            found = [pair for pair in self.irregularities.items() if pair[1].alleged is phase]
            found.sort(key=lambda pair: pair[1].likely)
            self.in_phase[phase] = tuple(kind for kind, _ in found)
        return self.in_phase[phase]

    def noticed(self, seen: Witness) -> Iterator[Noticed]:
        """Give what there is to notice, the likeliest first."""
        for one in sorted(self.irregularities.values(), key=lambda one: one.likely):
            if one.noticed is not None:
                yield from one.noticed(seen)

    @contextmanager
    def trial(self) -> Iterator[None]:
        """Forget at the end what was declared and registered meanwhile, acts and names too."""
        rooms: tuple[dict[Any, Any], ...] = (
            self.acts, self.remedies, self.lapses, self.irregularities, self.in_phase,
            Irregularity.known, Remedy.known, KNOWN,
        )  # fmt: skip
        before = [dict(room) for room in rooms]
        alleged, offered = set(self.allegations), {t: [*o] for t, o in self.offerings.items()}
        adopted = len(self.adopted)
        try:
            yield
        finally:
            for room, held in zip(rooms, before, strict=True):
                room.clear()
                room.update(held)
            self.allegations.intersection_update(alleged)
            self.offerings.update(offered)
            del self.adopted[adopted:]

    def on(self, *kinds: type[Act], alleges: bool = False) -> Callable[[Handler], Handler]:
        """Register a ruling on acts; what alleges something is said aloud even when it is wrong."""

        def register(handler: Handler) -> Handler:
            for kind in kinds:
                assert kind not in self.acts, f"two rulings on {kind.kind}"
                self.acts[kind] = handler
                KNOWN[kind.kind] = kind
                if alleges:
                    self.allegations.add(kind)
            return handler

        return register

    def offers(
        self, place: Place, *, during: tuple[Time, ...] = (Time.PLAYING,)
    ) -> Callable[[Offering], Offering]:
        """Register what seats may do, and where it stands among the rest."""

        def register(offering: Offering) -> Offering:
            for time in during:
                self.offerings[time].append((place, offering))
                self.offerings[time].sort(key=lambda one: one[0])
            return offering

        return register

    def offered(self, ref: Referee, seat: Seat, time: Time) -> list[Action]:
        """Return what the seat may do; an act of which nothing is left to choose is left out."""
        return [
            act
            for _, offering in self.offerings[time]
            for act in offering(ref, seat)
            if not act.choices or all(act.choices.values())
        ]

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


def _code_of_name(name: str, adopted: tuple[Law, ...] = ()) -> Code:
    from sansatout.laws.codes import CODES

    found = next(code for code, _ in CODES.values() if code.name == name)
    for law in adopted:
        found.adopt(law)
    return found


RULEBOOK = Code("rulebook")
