"""The checker finds nothing where all is well, and every fault that was planted."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from tests.faults.checker import Verdict, check
from tests.faults.clients import Wishes
from tests.faults.crowd import Crowd
from tests.faults.history import History, Sent, Told, dump, load
from tests.faults.log import Log, Row, sqlite_logs
from tests.server.harness import Server


@dataclass
class Evening:
    """What was played, and what is stored of it."""

    histories: list[History]
    logs: dict[str, Log]

    def check(self, **given: Any) -> Verdict:
        return check(self.histories, self.logs, **given)

    def copy(self) -> Evening:
        """Return what can be changed; a changed log has to be another one."""
        histories = [replace(one, entries=list(one.entries)) for one in self.histories]
        return Evening(histories, dict(self.logs))

    def rows(self, history: History) -> list[Row]:
        return list(self.logs[history.table].rows)


def _evening(server: Server, events: int) -> Evening:
    crowd = Crowd([server.address], wishes=Wishes(pause=0.02, talks=0.2))
    crowd.seat("kontrakt", watchers=1)
    crowd.start()
    try:
        crowd.play(events)
    finally:
        histories = crowd.stop()
    return Evening(histories, sqlite_logs(server.data))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    server = Server(tmp_path_factory.mktemp("checked"))
    evening = _evening(server, 60)
    server.stop()
    return evening


def test_nothing_is_found_where_all_is_well(played: Evening, tmp_path: Path) -> None:
    verdict = played.check()
    assert verdict.faults == []
    assert verdict.figures["acknowledged"] > 40
    assert verdict.figures["views"] > 250
    assert verdict.figures["lines said"] > 0
    dump(played.histories, tmp_path / "histories")
    assert load(tmp_path / "histories") == played.histories


def _some_act(evening: Evening, kind: str = "play") -> tuple[History, Sent, Row]:
    """Return an act of somebody's, and the event that came of it."""
    for history in evening.histories:
        acks = {
            message["id"]: message["seq"]
            for entry in history.entries
            if isinstance(entry, Told) and (message := json.loads(entry.text))["t"] == "ack"
        }
        for entry in history.entries:
            if isinstance(entry, Sent) and entry.message.get("kind") == kind:
                rows = evening.logs[history.table].rows
                return history, entry, rows[acks[entry.message["id"]] - 1]
    raise AssertionError("somebody has acted")


def _numbered(rows: list[Row]) -> list[Row]:
    return [
        Row(seq, json.dumps({**row.plain, "seq": seq}), row.mark) for seq, row in enumerate(rows)
    ]


def _twice(evening: Evening) -> None:
    """An act is stored, and stored once more when it is sent again."""
    history, _, row = _some_act(evening)
    rows = [*evening.rows(history), row]
    evening.logs[history.table] = Log(_numbered(rows))


def _without_sequence_check(evening: Evening) -> None:
    """What was decided on an older view is stored after what others did meanwhile."""
    history, _, row = _some_act(evening)
    rows = evening.rows(history)
    rows[row.seq : row.seq + 2] = reversed(rows[row.seq : row.seq + 2])
    evening.logs[history.table] = Log(_numbered(rows))


def _hole(evening: Evening) -> None:
    history, _, row = _some_act(evening)
    rows = evening.rows(history)
    del rows[row.seq]
    evening.logs[history.table] = Log(rows)


def _lost(evening: Evening) -> None:
    """Somebody is told that an act is stored, and the log ends before it."""
    history, _, row = _some_act(evening)
    evening.logs[history.table] = Log(evening.rows(history)[: row.seq])


def _replaced(evening: Evening) -> None:
    """Another card is stored than the one that was acknowledged."""
    history, _, row = _some_act(evening)
    payload = row.plain["payload"]
    other = "S2" if payload["card"] != "S2" else "S3"
    body = row.plain | {"payload": payload | {"card": other}}
    rows = evening.rows(history)
    rows[row.seq] = replace(row, body=json.dumps(body))
    evening.logs[history.table] = Log(rows)


def _refused(evening: Evening) -> None:
    """Somebody is told that nothing happened, and it did."""
    history, sent, _ = _some_act(evening)
    name = sent.message["id"]
    for place, entry in enumerate(history.entries):
        if isinstance(entry, Told) and json.loads(entry.text).get("id") == name:
            text = json.dumps({"t": "error", "id": name, "message": "sequence"})
            history.entries[place] = replace(entry, text=text.replace(": ", ":"))


def _seen(evening: Evening, wanted: Callable[[dict[str, Any]], bool]) -> tuple[History, int, Any]:
    """Return whose message it is, its place, and what it says."""
    for history in evening.histories:
        for place, entry in enumerate(history.entries):
            if isinstance(entry, Told):
                message = json.loads(entry.text)
                if "view" in message and wanted(message["view"]):
                    return history, place, message
    raise AssertionError("it was seen")


def _tell(history: History, place: int, message: Any) -> None:
    entry = history.entries[place]
    assert isinstance(entry, Told)
    text = json.dumps(message, separators=(",", ":"))
    history.entries[place] = replace(entry, text=text)


def _in_auction(view: dict[str, Any]) -> bool:
    deal = view["deal"] if view["stage"] == "deal" and view["you"] else None
    return deal is not None and deal["phase"] == "dialogue"


def _hidden(evening: Evening) -> None:
    """A view in the auction has partner's hand, too."""
    history, place, message = _seen(evening, _in_auction)
    state = evening.logs[history.table].state(message["view"]["seq"])
    assert state is not None
    assert state.deal is not None
    others = {str(seat): str(state.deal.deal[seat]) for seat in state.seats}
    message["view"]["deal"]["hands"] = others
    _tell(history, place, message)


def _secret(evening: Evening) -> None:
    history, place, message = _seen(evening, _in_auction)
    state = evening.logs[history.table].state(message["view"]["seq"])
    assert state is not None
    message["view"]["deal"]["secret"] = state.secret
    _tell(history, place, message)


def _unlike(evening: Evening) -> None:
    """Somebody sees another dealer than the others."""
    history, place, message = _seen(evening, _in_auction)
    dealer = message["view"]["dealer"]
    message["view"]["dealer"] = "N" if dealer != "N" else "S"
    _tell(history, place, message)


def _backwards(evening: Evening) -> None:
    """An older view comes after a newer one."""
    history, place, _ = _seen(evening, lambda view: view["seq"] > 20)
    entries = history.entries
    _, before, _ = _seen(Evening([history], {}), lambda view: view["seq"] > 10)
    entries.insert(place + 1, entries[before])


def _said(evening: Evening) -> tuple[History, Sent]:
    for history in evening.histories:
        for entry in history.entries:
            if isinstance(entry, Sent) and entry.message["t"] == "chat":
                return history, entry
    raise AssertionError("somebody has said something")


def _talk(evening: Evening, change: Callable[[list[str], str], list[str]]) -> None:
    history, sent = _said(evening)
    log = evening.logs[history.table]
    evening.logs[history.table] = Log(log.rows, change(log.said, sent.message["text"]))


PLANTED = {
    "twice": _twice, "order": _without_sequence_check, "gap": _hole, "lost": _lost,
    "unstored": _lost, "refused": _refused, "hidden card": _hidden, "secret": _secret,
    "unlike": _unlike, "view": _unlike, "backwards": _backwards,
}  # fmt: skip


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_fault_is_found(played: Evening, kind: str) -> None:
    evening = played.copy()
    PLANTED[kind](evening)
    assert kind in evening.check().kinds


def test_talk_that_is_lost_or_said_twice_is_found(played: Evening) -> None:
    for kind, change in (
        ("lost", lambda said, text: [one for one in said if one != text]),
        ("twice", lambda said, text: [*said, text]),
    ):
        evening = played.copy()
        _talk(evening, change)
        assert evening.check().kinds == {kind}


def test_another_card_than_the_acknowledged_one_is_found(played: Evening) -> None:
    evening = played.copy()
    _replaced(evening)
    assert {"lost", "order"} & evening.check().kinds


def test_a_table_that_does_not_go_on_after_a_cure_is_found(played: Evening) -> None:
    begun = min(entry.at for history in played.histories for entry in history.entries)
    assert "stands still" not in played.check(cures=[begun]).kinds
    ended = max(entry.at for history in played.histories for entry in history.entries)
    assert "stands still" in played.check(cures=[ended]).kinds


def test_an_act_that_is_stored_as_a_robots_is_found(played: Evening) -> None:
    evening = played.copy()
    history, _, row = _some_act(evening)
    rows = evening.rows(history)
    rows[row.seq] = replace(row, mark=None)
    evening.logs[history.table] = Log(rows)
    assert evening.check().kinds == {"lost", "robot"}


LEAVES_OUT = """
from sansatout.server.rooms import records
append, calls = records.append, []
def forgetful(table, event, *more, **named):
    calls.append(event)
    steps = append(table, event, *more, **named)
    return steps[1:] if len(calls) == 20 else steps
records.append = forgetful
"""
SHOWS_ALL = """
from sansatout.seats import Seat
from sansatout.variants.deal_state import DealState
DealState.visible = lambda self, seat: tuple(Seat)
"""


@pytest.mark.parametrize(
    ("prelude", "kinds"),
    [(LEAVES_OUT, {"gap", "lost"}), (SHOWS_ALL, {"hidden card"})],
    ids=["a lost acknowledgement", "hidden cards"],
)
def test_a_server_that_does_wrong_is_found_out(
    tmp_path: Path, prelude: str, kinds: set[str]
) -> None:
    server = Server(tmp_path, prelude=prelude)
    evening = _evening(server, 40)
    server.stop()
    assert kinds <= evening.check().kinds
