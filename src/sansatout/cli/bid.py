"""``sansatout bid``: what a system calls with a hand, the counts behind it, and why not another."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

import typer

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Hand
from sansatout.cli.bid_advice import ADVICE, advised, talked
from sansatout.cli.texts import language, text
from sansatout.errors import InputError
from sansatout.events import Act
from sansatout.friendly import spelled
from sansatout.robots.bidding import (
    SYSTEMS,
    Candidate,
    Decision,
    Promise,
    Situation,
    System,
    bidding_system,
    decide_call,
    explain_call,
    stakes_of,
)
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.message import Message, tricks_text
from sansatout.seats import Seat, Side, Vulnerability

__all__ = ["command"]

_ALIASES = {"P": "Pass", "PASS": "Pass", "-": "Pass", "D": "X", "R": "XX"}
_DANGER = {"none": (False, False), "we": (True, False), "they": (False, True), "both": (True, True)}


def command(  # noqa: PLR0913 - each is an option of the command
    *,
    hand: Annotated[str, typer.Option(help=text("cli-bid-hand"))],
    system: Annotated[
        str, typer.Option(help=text("cli-bid-system", systems=", ".join((*SYSTEMS, *ADVICE))))
    ] = "culbertson",
    opponents: Annotated[str | None, typer.Option(help=text("cli-bid-opponents"))] = None,
    auction: Annotated[str, typer.Option(help=text("cli-bid-auction"))] = "",
    dummy: Annotated[str | None, typer.Option(help=text("cli-bid-dummy"))] = None,
    dealer: Annotated[str, typer.Option(help=text("cli-bid-dealer"))] = "N",
    vulnerability: Annotated[str, typer.Option(help=text("cli-bid-vulnerability"))] = "none",
    partscore: Annotated[list[str] | None, typer.Option(help=text("cli-bid-partscore"))] = None,
    variant: Annotated[str, typer.Option(help=text("cli-bid-variant"))] = "rulebook",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help=text("cli-bid-option"))
    ] = None,
    meanings: Annotated[bool, typer.Option("--explain", help=text("cli-bid-explain"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    """Print the call, the counts and rules behind it, and what else was considered."""
    if system in ADVICE:
        talk = talked(system, auction, Seat.parse(dealer))
        side = (talk.turn or Seat.parse(dealer)).side
        here = _situation(side, variant, vulnerability, partscore or [])
        held, seen = _hand(hand), None if dummy is None else _hand(dummy)
        spoken = advised(system, talk, held, here, seen)
        if as_json:
            typer.echo(json.dumps(_decision(talk.turn, spoken), ensure_ascii=False))
        else:
            typer.echo(f"{talk.turn} {_typed(spoken.act)}")
            _print_why(spoken)
        return
    calls = _auction(auction, dealer)
    side = (calls.turn or calls.dealer).side
    situation = _situation(side, variant, vulnerability, partscore or [])
    own = bidding_system(system).with_readings(_readings(option or []))
    systems = {side: own, side.other: own if opponents is None else bidding_system(opponents)}
    held = _hand(hand)
    decision = decide_call(systems, held, calls, situation)
    promise = explain_call(systems, calls.after(decision.act), situation)
    before = _meanings(systems, calls, situation) if meanings else []
    notes = _notes(held, decision) if meanings else {}
    if as_json:
        document = _document(calls, decision, promise, before)
        document |= {"notes": notes} if notes else {}
        typer.echo(json.dumps(document, ensure_ascii=False))
    else:
        _print(calls, decision, promise, before)
        for rule, words in notes.items():
            typer.echo(f"{rule}: {words}")


def _hand(given: str) -> Hand:
    return Hand.parse(given.replace("-", ""))


def _auction(given: str, dealer: str) -> Auction:
    auction = Auction(Seat.parse(dealer))
    for name in given.replace(",", " ").split():
        auction = auction.after(_call(name))
    return auction


def _call(given: str) -> Call:
    return Call.parse(_ALIASES.get(given.upper(), spelled(given)))


def _readings(given: list[str]) -> dict[str, object]:
    readings: dict[str, object] = {}
    for setting in given:
        name, equals, value = setting.partition("=")
        if not equals:
            raise InputError("cli-bid-option", value=setting)
        readings[name] = value
    return readings


def _situation(side: Side, variant: str, vulnerability: str, partscore: list[str]) -> Situation:
    """Turn what ``we`` and ``they`` have into the state of both sides."""
    ours, games = _ours_and_theirs(vulnerability, partscore)
    danger = dict(zip((side, side.other), games, strict=True))
    points = dict(zip((side, side.other), ours, strict=True))
    return Situation(
        stakes_of(variant),
        Vulnerability.of(ns=danger[Side.NS], ew=danger[Side.EW]),
        (points[Side.NS], points[Side.EW]),
        games=(int(danger[Side.NS]), int(danger[Side.EW])),
    )


def _ours_and_theirs(
    vulnerability: str, partscore: list[str]
) -> tuple[tuple[int, int], tuple[bool, bool]]:
    """Read part scores and danger, ours first."""
    if vulnerability not in _DANGER:
        expected = ", ".join(_DANGER)
        raise InputError("cli-bid-vulnerability", value=vulnerability, expected=expected)
    points = {"we": 0, "they": 0}
    for given in partscore:
        who, _, number = given.partition(":")
        if who not in points or not re.fullmatch("[0-9]{1,5}", number):
            raise InputError("cli-bid-partscore", value=given)
        points[who] = int(number)
    return (points["we"], points["they"]), _DANGER[vulnerability]


def _meanings(
    systems: dict[Side, System], auction: Auction, situation: Situation
) -> list[tuple[Seat, Promise]]:
    """Return what every call so far promises."""
    known, before = [], Auction(auction.dealer)
    for seat, call in auction:
        before = before.after(call)
        known.append((seat, explain_call(systems, before, situation)))
    return known


def _notes(hand: Hand, decision: Decision[Call]) -> dict[str, str]:
    """Return what the booklet says of counts like these, where honour tricks were counted."""
    from sansatout.laws.texts import law_text

    if not any(count.name == "honour-tricks" for count in decision.counts):
        return {}
    return {rule: law_text(rule, language()) for rule in Counts(hand).notes}


def _print(
    auction: Auction,
    decision: Decision[Call],
    promise: Promise,
    before: list[tuple[Seat, Promise]],
) -> None:
    for seat, known in before:
        typer.echo(f"{seat} {known.call}{_marks(known)}: {_said(known.says())}")
    typer.echo(f"{auction.turn} {decision.act}{_marks(promise)}")
    _print_why(decision)


def _print_why(decision: Decision[Any]) -> None:
    typer.echo(text("cli-bid-rules", rules=" ".join(decision.rules)))
    typer.echo(text("cli-bid-reason", reason=_said(decision.reason)))
    if decision.counts:
        typer.echo(text("cli-bid-counts"))
    for count in decision.counts:
        value = f"{tricks_text(count.value):>3}"
        typer.echo("  " + text("cli-bid-count", value=value, count=_said(count.said)))
    if decision.candidates:
        typer.echo(text("cli-bid-considered"))
    for candidate in decision.candidates:
        typer.echo(f"  {_typed(candidate.act):<4} {_said(candidate.reason)} ({candidate.rules[0]})")


def _marks(promise: Promise) -> str:
    marks = [
        text(f"cli-bid-{name}")
        for name, holds in (("artificial", promise.artificial), ("forcing", promise.forcing))
        if holds
    ]
    return f" ({', '.join(marks)})" if marks else ""


def _said(message: Message) -> str:
    return message.text(language())


def _document(
    auction: Auction,
    decision: Decision[Call],
    promise: Promise,
    before: list[tuple[Seat, Promise]],
) -> dict[str, object]:
    document = _decision(auction.turn, decision) | {"promise": _promise(promise)}
    if before:
        document["auction"] = [{"seat": str(seat), **_promise(known)} for seat, known in before]
    return document


def _decision(turn: Seat | None, decision: Decision[Any]) -> dict[str, object]:
    return {
        "seat": str(turn),
        "call": _typed(decision.act),
        "rules": list(decision.rules),
        "reason": _said(decision.reason),
        "counts": [{"name": c.name, "of": c.of, "value": c.value} for c in decision.counts],
        "candidates": [_candidate(candidate) for candidate in decision.candidates],
    }


def _candidate(candidate: Candidate[Any]) -> dict[str, object]:
    return {
        "call": _typed(candidate.act),
        "rules": list(candidate.rules),
        "fits": candidate.fits,
        "reason": _said(candidate.reason),
    }


def _promise(promise: Promise) -> dict[str, object]:
    limits = [
        {
            "name": limit.measure.name,
            "of": "" if limit.measure.of is None else str(limit.measure.of),
            "least": limit.least,
            "most": limit.most,
        }
        for limit in promise.limits()
    ]
    return {
        "call": str(promise.call),
        "kind": str(promise.spoken.kind),
        "rules": list(promise.rules),
        "artificial": promise.artificial,
        "forcing": promise.forcing,
        "limits": limits,
        "text": _said(promise.says()),
    }


def _typed(act: Act | Call) -> str:
    return act.typed if isinstance(act, Act) else str(act)
