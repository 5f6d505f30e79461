"""Cases of the bridge-whist booklet's advice: what to name, whether to double, what to lead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sansatout.cards import Card, Hand, Strain
from sansatout.conform import fields
from sansatout.conform.compare import Difference
from sansatout.conform.registry import Case, adapter
from sansatout.errors import InputError
from sansatout.events.acts import Name
from sansatout.robots.bidding.bridge_whist import (
    Role,
    Score,
    doubles,
    name_as_dealer,
    name_as_third,
    opening_lead,
    redoubles,
)


@dataclass(frozen=True, slots=True)
class _OneOf:
    """A choice that is right if the case tolerates it."""

    choice: str
    tolerated: tuple[str, ...]

    def differences(self, expected: object, path: str) -> list[Difference]:
        """Compare with every choice the case tolerates."""
        return [] if self.choice in self.tolerated else [Difference(path, expected, self.choice)]


@dataclass(frozen=True, slots=True)
class _Not:
    """A suit that must not be chosen."""

    suit: str

    def differences(self, expected: object, path: str) -> list[Difference]:
        """Report the suit if it was chosen all the same."""
        return [Difference(path, f"not {expected}", self.suit)] if self.suit == expected else []


def _hand(case: Case) -> Hand:
    return Hand.parse(fields.text(case, "hand"))


def _score(case: Case) -> Score:
    score = fields.member(case, "score")
    games = fields.member(score, "games")
    return Score(
        *(fields.integer(part, side) for part in (score, games) for side in ("we", "they"))
    )


def _role(text: str) -> Role:
    try:
        return Role[text.upper()]
    except KeyError:
        expected = " ".join(role.name.lower() for role in Role)
        raise InputError(
            "case-field-kind", field="position", value=text, expected=expected
        ) from None


def _strain(text: str) -> Strain:
    return fields.strain({"position": text}, "position")


@adapter("bridge-whist", "call")
def call(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Name or remit, double or redouble; what the case accepts is right."""
    expect = fields.member(case, "expect")
    tolerated = tuple(fields.array(expect, "accept")) if "accept" in expect else ()
    said = _OneOf(_said(case), tolerated or (fields.text(expect, "call"),))
    return {"call": said, "accept": said}


def _said(case: Case) -> str:
    hand, score, position = _hand(case), _score(case), fields.text(case, "position")
    if position in ("dealer", "third"):
        naming = name_as_dealer if position == "dealer" else name_as_third
        act = naming(hand, score).act
        if not isinstance(act, Name):
            return "remit"
        return fields.letter(act.strain)
    before, _, named = position.partition(":")
    role, _, event = before.partition("-after-")
    if event in ("double", "redouble"):
        again = redoubles(hand, _strain(named), first_doubler=event == "redouble")
        return "redouble" if again.act else "pass"
    decision = doubles(hand, _role(role), _role(event), _strain(named), score)
    return "double" if decision.act else "pass"


@adapter("bridge-whist", "lead")
def lead(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Lead to the first trick; any of the cards listed is right."""
    _, namer, strain, doubling = fields.text(case, "position").split(":")
    partner = doubling.endswith("by-fourth")
    decision = opening_lead(_hand(case), _role(namer), _strain(strain), doubled_by_partner=partner)
    card: Card = decision.act
    cards = tuple(fields.array(fields.member(case, "expect"), "lead"))
    return {"lead": _OneOf(str(card), cards), "notSuit": _Not(str(card.suit))}
