"""Make the trainer's cases from the scenarios of the laws.

``python -m tools.trainer_cases tests/vectors/laws-scenarios.json`` prints the file. A scenario
gives a case if after one of its first events exactly one irregularity is open that the trainer
knows, which no scenario before has told alike, and if it can be told as a record: a deal of four
whole hands and the events from the first call on.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from sansatout.calls import DOUBLE, PASS, REDOUBLE, Call
from sansatout.cards import Card
from sansatout.conform.adapters.law_events import read_call, read_event
from sansatout.conform.adapters.laws import given_state
from sansatout.deal import Deal
from sansatout.events import Act, Event
from sansatout.events.acts import MakeCall, Play
from sansatout.events.irregular import Remark
from sansatout.laws import Irregularity
from sansatout.laws.proprieties import PROPRIETIES
from sansatout.laws.record import read_record, replay
from sansatout.seats import Seat
from sansatout.trainer.generating import generates
from sansatout.trainer.positions import is_about

_TOLD = 4
"""At most so many events are told of a case."""
Acted = list[tuple[Seat | None, Act]]


def cases(scenarios: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Give every case once, in the order of the scenarios."""
    known: set[str] = set()
    for scenario in scenarios:
        new = (case for case in _told(scenario) if json.dumps(case["lines"][1:]) not in known)
        case = next(new, None)
        if case is not None:
            known.add(json.dumps(case["lines"][1:]))
            yield case


def _told(scenario: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give the cases after each of the first events."""
    given, events = scenario["given"], scenario["events"]
    if given["phase"] not in ("auction", "play", "shuffle") or not _is_whole(given):
        return
    ref = given_state(given, events, {})
    told: Acted = []
    for number, plain in enumerate(events[:_TOLD]):
        event = read_event(number, plain, ref)
        ref = ref.after(event)
        told.append((event.seat, event.act))
        kinds = [one.kind for _, one in generates() if is_about(ref, one.kind)]
        if not ref.last.ok:
            return
        lines = _lines(scenario, told)
        if isinstance(event.act, Remark):
            law = PROPRIETIES[event.act.what]
            yield {"id": scenario["id"], "law": law, "told": 1, "lines": lines}
        if len(kinds) == 1 and _is_told(lines, kinds[0]):
            kind = str(kinds[0])
            yield {"id": scenario["id"], "kind": kind, "told": len(told), "lines": lines}


def _is_whole(given: dict[str, Any]) -> bool:
    if "hands" not in given:
        return bool(given["phase"] != "play")
    hands = given["hands"].removeprefix("N:").split(" ")
    return all(len(hand.replace(".", "")) == 13 for hand in hands)


def _lines(scenario: dict[str, Any], told: Acted) -> list[dict[str, Any]]:
    given = scenario["given"]
    dealer = given["dealer"]
    if given["phase"] == "play" and "auction" not in given:
        dealer = given["contract"]["declarer"]
    head = {"game": "rulebook", "dealer": dealer, "phase": "auction"}
    if given["phase"] == "shuffle":
        head["phase"] = "shuffle"
    if "hands" in given or given["phase"] == "auction":
        head["deal"] = given.get("hands") or str(Deal.random(Random(scenario["id"])))
    acted = [*_calls(given, Seat.parse(dealer)), *_cards(given), *told]
    return [head, *(Event(n, seat, act).to_plain() for n, (seat, act) in enumerate(acted))]


def _calls(given: dict[str, Any], caller: Seat) -> Acted:
    if "auction" in given:
        calls = [read_call(text) for text in given["auction"]]
    elif given["phase"] == "play":
        contract = given["contract"]
        doubles = [DOUBLE, REDOUBLE][: contract["doubled"]]
        calls = [read_call(f"{contract['level']}{contract['strain']}"), *doubles, PASS, PASS, PASS]
    else:
        calls = []
    made = [call for call in calls if isinstance(call, Call)]
    return [(caller.after(n), MakeCall(call)) for n, call in enumerate(made)]


def _cards(given: dict[str, Any]) -> Acted:
    found: Acted = []
    for trick in given.get("tricks", ()):
        declarer = Seat.parse(given["contract"]["declarer"])
        for hand, card in zip(Seat.parse(trick[0]).round(), trick[1:], strict=True):
            actor = declarer if hand is declarer.partner else hand
            found.append((actor, Play(Card.parse(card), hand=None if actor is hand else hand)))
    return found


def _is_told(lines: list[dict[str, Any]], kind: Irregularity) -> bool:
    """Tell whether the record leads to the same irregularity."""
    states = [ref for _, ref in replay(read_record("\n".join(map(json.dumps, lines))))]
    return all(ref.last.ok for ref in states) and is_about(states[-1], kind)


if __name__ == "__main__":
    found = cases(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    print("[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in found) + "\n]")
