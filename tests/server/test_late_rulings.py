"""A ruling after the last trick changes the deal at the table, on its page, in lists and files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from sansatout.events import Event
from sansatout.seats import Side
from sansatout.server.finished.ended import fold_to_end, fold_to_now
from tests.server.harness import Person, Server, Socket

Sockets = dict[str, Socket]


@pytest.fixture
def four(server: Server) -> Iterator[Sockets]:
    """Give four people at a table of the laws, North to call."""
    people = {seat: Person(server, f"Player {seat}") for seat in "NESW"}
    places = {seat: {"kind": "open"} for seat in "ESW"} | {"N": {"kind": "me"}}
    table = people["N"].make("rulebook", seats=places, laws="at-the-table")["table"]
    for number, seat in enumerate("NESW", start=1):
        if seat != "N":
            people[seat].rest("POST", f"/api/tables/{table}/sit", {"player": f"p{number}"})
    with ExitStack() as stack:
        sat = {seat: stack.enter_context(one.sit(table)) for seat, one in people.items()}
        sat["W"].until_view(lambda view: view["stage"] == "cut")
        act(sat, "W", "cut", count=20)
        yield sat


def act(four: Sockets, seat: str, kind: str, **payload: object) -> None:
    """Let a seat act, and everybody see it."""
    one = four[seat]
    one.in_step()
    seq = one.view["seq"]
    answer = one.act(kind, **payload)
    assert answer["t"] == "ack", answer
    for other in four.values():
        other.until_view(lambda view: view["seq"] > seq)


def cards(four: Sockets, seat: str) -> list[str]:
    suits = four[seat].view["deal"]["hands"][seat].split(".")
    return [suit + rank for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks]


def lawful(four: Sockets, hand: str) -> str:
    """Return a card that the hand may play; North plays South's."""
    actor = "N" if hand in "NS" else hand
    offered = [one for one in four[actor].view["actions"] if one["kind"] == "play"]
    return next(str(one["payload"]["card"]) for one in offered if not one.get("irregular"))


def played(four: Sockets) -> str:
    """Play three no trump by North; West revokes at the first trick and nobody says so."""
    for seat, call in zip("NESW", ("3NT", "Pass", "Pass", "Pass"), strict=True):
        act(four, seat, "call", call=call)
    west = cards(four, "W")
    lead, wrong = next(
        (led, card)
        for led in cards(four, "E")
        for card in west
        if card[0] != led[0] and any(own[0] == led[0] for own in west)
    )
    act(four, "E", "play", card=lead)
    act(four, "N", "play", card=lawful(four, "S"), hand="S")
    act(four, "W", "play", card=wrong)
    act(four, "N", "play", card=lawful(four, "N"))
    act(four, "N", "claim", tricks=6, words="the top cards")
    for seat in "EW":
        act(four, seat, "respond", to="claim", answer="accept")
    assert four["N"].view["stage"] == "between"
    table: str = four["N"].hello["table"]
    return table


def told(four: Sockets, table: str) -> list[int]:
    """Return declarer's tricks wherever one can read them: page, list and files."""
    person = four["S"].person
    page = person.rest("GET", f"/api/deals/{table}-1")
    history = person.rest("GET", "/api/history")["deals"]
    listed = next(one for one in history if one["deal"] == page["deal"])
    pbn, kept = (person.rest("GET", page["downloads"][name]) for name in ("pbn", "json"))
    written = int(pbn.decode().split('[Result "')[1].split('"')[0])
    won: int = page["tricks"]["declaring"]
    return [won, listed["summary"]["tricks"], written, kept["records"][0]["tricks"]]


@pytest.mark.parametrize("when", ["before the next deal", "before the next cut"])
def test_l_revoke_15_a_late_ruling_changes_the_deal_everywhere(four: Sockets, when: str) -> None:
    table = played(four)
    before = told(four, table)
    assert len(set(before)) == 1, before
    lines = four["N"].view["sheet"]["lines"]
    if when == "before the next cut":
        for seat in "NESW":
            four[seat].in_step()
            four[seat].act("next-deal")
        four["N"].until_view(lambda view: view["stage"] == "cut")
    act(four, "N", "assert-revoke", of="W", trick=1)
    after = told(four, table)
    assert len(set(after)) == 1, after
    assert after[0] > before[0]
    page = four["S"].person.rest("GET", f"/api/deals/{table}-1")
    assert page["entries"] == four["S"].view["sheet"]["lines"][0]["entries"] != lines[0]["entries"]
    for one in four.values():
        law = one.view["deal"]["law"]
        late = law["late"] if when == "before the next deal" else law["story"]
        assert (late, late[-1]["message"]) == (page["late"], "result-changed")
        assert late[-1]["arguments"] == {"before": before[0], "tricks": after[0]}
        assert late[-1]["law"].startswith("L-REVOKE-")
    if when == "before the next cut":
        act(four, four["N"].view["deal"]["cutter"], "cut", count=20)
        assert four["E"].view["deal"]["law"]["story"][-1] == page["late"][-1]
    _folds_to_the_same(four, table, after[0])


def _folds_to_the_same(four: Sockets, table: str, tricks: int) -> None:
    """Whoever folds the table anew, at a start or for an old deal, finds the late ruling too."""
    events = [Event.loads(body) for body in four["N"].person.server.events(table)]
    last = next(n for n, one in enumerate(events) if one.kind == "assert-revoke")
    folded = fold_to_now(events[: last + 1]).ended
    assert folded is not None
    ends = folded.events[-1].seq
    for ended in (folded, fold_to_end(events, folded.events[0].seq, ends)):
        assert ended.course.tricks == tricks
        assert ended.table.referee is not None
        assert ended.table.referee.tricks[Side.NS] == tricks
