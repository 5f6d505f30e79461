"""The games with a contract: ``4SX we 8 honours we:4``."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.keeping.games import base
from sansatout.keeping.games.base import Game, Given
from sansatout.options import Options
from sansatout.scoring import corrections
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.sheet import Column, Entry, Honours, Peek, Played, Remedy, Revoke
from sansatout.scoring.system import ScoringSystem
from sansatout.seats import Seat

__all__ = ["ContractGame", "RulebookGame", "declared_tricks"]


class ContractGame(Game[Played]):
    """A side undertakes a number of tricks in a strain."""

    parts = frozenset(
        ["by", "tricks", "vulnerable", "honours", "chicane", "revoke", "peek", "deal", "declarer"]
    )
    help = "cli-sheet-help-contract"

    def read(self, given: Given) -> Played:
        """Return the contract as it was played."""
        contract = base.contract(given.what)
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

    def entries(self, system: ScoringSystem, given: Given, options: Options) -> tuple[Entry, ...]:
        """Score one deal by itself, without game and rubber premiums."""
        assert isinstance(system, ContractSystem), "a game without contracts"
        return system.score(self.result(given), vulnerable=given.vulnerable, options=options)


class RulebookGame(ContractGame):
    """Contract bridge by the full code of laws."""

    def corrected(self, sheet: Any, number: int, result: Played | None) -> Any:  # noqa: ANN401
        """Mend the score within the time limits of the laws (L-FIXSCORE).

        Before the next round the result is not settled; that the cards of a later deal have been
        dealt is seen on the sheet.
        """
        return corrections.corrected(sheet, number, result, corrections.Moment())


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


def _revoke(text: str) -> Revoke:
    """Read whose revoke, and how it is made good: ``they:points``, ``we:3``, ``we:dummy``."""
    owner, *details = text.lower().split(":")
    revoke = Revoke(base.column(owner))
    for detail in details:
        if detail == "dummy":
            revoke = replace(revoke, dummy=True)
        elif detail in ("points", "tricks"):
            revoke = replace(revoke, remedy=Remedy(detail))
        elif detail.isdecimal():
            revoke = replace(revoke, won_after=base.whole_number(detail, "revoke"))
        else:
            raise NotationError("not-a-revoke", text=text)
    return revoke


def _told_revoke(revoke: Revoke) -> str:
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
