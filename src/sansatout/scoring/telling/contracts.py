"""The games with a contract: ``4SX we 8 honours we:4``."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import ClassVar

from sansatout import friendly
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.options import Options
from sansatout.scoring.chicane import check_chicane
from sansatout.scoring.sheet import Column, Honours, PaidRevoke, Peek, Played, RevokePrice
from sansatout.scoring.telling import base, forms
from sansatout.scoring.telling.base import Given, Telling
from sansatout.scoring.telling.forms import EntryField, EntryKey
from sansatout.seats import Seat

__all__ = ["CONTRACT", "ContractTelling", "declared_tricks"]

_DOUBLED = {"": "page-undoubled", "X": "page-doubled-X", "XX": "page-doubled-XX"}
CONTRACT = (
    EntryField(
        name="level",
        label="page-contract",
        keys=[EntryKey(str(n), str(n), {"tricks": str(n + 6)}) for n in range(1, 8)],
    ),
    forms.strains(joined=True),
    EntryField(
        name="doubled",
        label="page-call-X",
        keys=[EntryKey(mark, label) for mark, label in _DOUBLED.items()],
        joined=True,
    ),
)
"""What is asked about a contract."""

_SAYS = {"points": "price", "tricks": "price"}
"""Of what kind the words about a revoke are; each kind is told once."""
_HONOURS = EntryField(
    name="honours",
    label="page-honours-in-one-hand",
    keys=[
        *forms.of_both("honours {}:4", "page-honours-4", forms.SUITS),
        *forms.of_both("honours {}:5", "page-honours-5", forms.SUITS),
        *forms.of_both("honours {}:4", "page-honours-aces", forms.NO_TRUMP),
    ],
    several=True,
    part="honours",
)


class ContractTelling(Telling[Played]):
    """A side undertakes a number of tricks in a strain."""

    parts = frozenset(
        ["by", "tricks", "vulnerable", "honours", "chicane", "revoke", "peek", "deal", "declarer"]
    )
    faults: ClassVar[frozenset[str]] = frozenset()
    """Which of revokes and peeks have a price in this game."""
    revokes_cost_points: ClassVar[bool] = False
    """Whether a revoke can be paid with points; else what its side won after it counts."""
    help = "cli-sheet-help-contract"
    questions = (
        *CONTRACT,
        forms.columns("page-who-played", "we", "they"),
        forms.tricks(),
        _HONOURS,
        forms.chicane(),
        forms.revoke(points=True),
        forms.peek(),
    )
    line = "{level}{strain}{doubled} {who} {tricks}"
    can_pass = True

    def counts(self, options: Options, *, kept: bool) -> frozenset[str]:
        """Return what the game pays or prices; hands are looked at for what it pays."""
        paid = self.paid(options)
        danger = frozenset() if kept else frozenset({"vulnerable"})
        hands = frozenset({"deal"}) if paid else frozenset()
        told = frozenset({"by", "tricks", "declarer"}) | danger | hands | paid | self.faults
        return told & self.parts

    def paid(self, options: Options) -> frozenset[str]:
        """Return which holdings are paid for: honours, chicane."""
        del options
        return frozenset({"honours"})

    def questions_for(self, options: Options) -> tuple[EntryField, ...]:
        """Ask for a revoke by the prices that the game has."""
        del options
        revoke = forms.revoke(points=self.revokes_cost_points)
        return tuple(revoke if one.name == "revoke" else one for one in self.questions)

    def check(self, given: Given) -> None:
        """Refuse what no deal can have, and what would be said for nothing."""
        if given.declarer and given.by and given.deal is None:
            raise InputError("declarer-without-cards")
        if len(given.honours) > 1:
            raise InputError("honours-of-one-side")
        holders = [_honours(text).column for text in given.honours]
        check_chicane(base.columns(given.chicane), *holders)
        for text in given.revoke:
            self._check_revoke(text, _declaring(given))

    def _check_revoke(self, text: str, declaring: Column) -> None:
        revoke, details = _revoke(text), text.lower().split(":")[1:]
        number = [one for one in details if one.isdecimal()]
        points = revoke.remedy is RevokePrice.POINTS
        if revoke.dummy and (number or points):
            raise NotationError("not-a-revoke", text=text)
        if revoke.dummy and revoke.by is not declaring:
            raise InputError("revoke-of-no-dummy", text=text)
        if points and not self.revokes_cost_points:
            raise InputError("revoke-price", text=text, expected=f"{revoke.by}, {revoke.by}:2")
        if number and self.revokes_cost_points:
            raise InputError("revoke-price", text=text, expected=f"{revoke.by}, {revoke.by}:points")

    def read(self, given: Given) -> Played:
        """Return the contract as it was played."""
        contract = friendly.contract(given.what)
        by = _declaring(given)
        tricks = declared_tricks(given.tricks, contract, by)
        honours = tuple(_honours(text) for text in given.honours)
        played = Played(
            contract,
            by,
            tricks,
            honours,
            base.columns(given.chicane),
            tuple(_revoke(text) for text in given.revoke),
            tuple(_peek(text) for text in given.peek),
        )
        return played if given.deal is None else _with_hands(played, given, given.deal)

    def told(self, result: Played) -> str:
        """Return the line of a sheet that tells the result."""
        parts = [str(result.contract), str(result.by), str(result.tricks)]
        parts += [f"honours {honours.column}:{honours.count}" for honours in result.honours]
        parts += base.told_columns("chicane", result.chicane)
        parts += [f"revoke {_told_revoke(revoke)}" for revoke in result.revokes]
        parts += [f"peek {peek.by}{':own' if peek.own else ''}" for peek in result.peeks]
        return " ".join(parts)


def _declaring(given: Given) -> Column:
    if given.by is not None:
        return base.column(given.by)
    if given.declarer is not None:
        return Column.of(given.declarer.side)
    raise InputError("part-missing", part="by", example="we")


def declared_tricks(text: str | None, contract: Contract, by: Column) -> int:
    """Read tricks of the declaring side: ``8``, ``they:5``, ``=``, ``+1`` or ``-2``."""
    if text is None:
        raise InputError("part-missing", part="tricks", example="8")
    if text == "=":
        return contract.tricks
    if re.fullmatch(r"[+−-][0-9]{1,2}", text):
        return contract.tricks + int(text.replace("−", "-"))
    return base.tricks_of_column(text, by)


def _honours(text: str) -> Honours:
    owner, colon, count = text.partition(":")
    if not colon:
        raise NotationError("not-honours", text=text)
    return Honours(base.column(owner), base.whole_number(count, "honours"))


def _revoke(text: str) -> PaidRevoke:
    """Read whose revoke, and how it is made good: ``they:points``, ``we:3``, ``we:dummy``."""
    owner, *details = text.lower().split(":")
    revoke = PaidRevoke(base.column(owner))
    kinds = ["number" if one.isdecimal() else _SAYS.get(one, one) for one in details]
    if len(set(kinds)) < len(kinds):
        raise NotationError("not-a-revoke", text=text)
    for detail in details:
        if detail == "dummy":
            revoke = replace(revoke, dummy=True)
        elif detail in ("points", "tricks"):
            revoke = replace(revoke, remedy=RevokePrice(detail))
        elif detail.isdecimal():
            revoke = replace(revoke, won_after=base.whole_number(detail, "revoke"))
        else:
            raise NotationError("not-a-revoke", text=text)
    return revoke


def _told_revoke(revoke: PaidRevoke) -> str:
    parts = [str(revoke.by), str(revoke.remedy)]
    parts += ["dummy"] if revoke.dummy else []
    parts += [str(revoke.won_after)] if revoke.won_after != 13 else []
    return ":".join(parts)


def _peek(text: str) -> Peek:
    owner, _, whose = text.lower().partition(":")
    if whose not in ("", "own"):
        raise NotationError("not-a-peek", text=text)
    return Peek(base.column(owner), own=bool(whose))


def _with_hands(played: Played, given: Given, deal: Deal) -> Played:
    """Find honours and chicane from the hands, unless they were claimed."""
    declarer: Seat | None = given.declarer
    if declarer is None:
        raise InputError("part-missing", part="declarer", example="S")
    we = declarer.side if played.by is Column.WE else declarer.side.other
    found = Played.of_deal(played.contract, declarer, played.tricks, deal, we)
    return replace(
        played,
        honours=played.honours or found.honours,
        chicane=played.chicane or found.chicane,
    )
