"""Hold what clients sent and were told against the log, and say in figures what came of it.

It knows nothing of nodes, bus or database: histories and log alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sansatout.seats import Seat
from sansatout.server.views import view_for
from tests.faults.history import Closed, History, Opened, Sent, Told
from tests.faults.log import Log
from tests.faults.sight import cards_in, hidden_cards, hidden_secret

__all__ = ["Fault", "Verdict", "check"]

_read = msgspec.json.decode

GOES_ON = 10.0
"""Seconds after a cure within which every table goes on for everybody."""

_NOT_STORED = frozenset({"next-deal"})
"""What only says that one is ready: the table does it when all are."""
_TOGETHER = frozenset({"draw", "respond", "contribute"})
"""What several do at a time, so that it may come after what others did."""
_BESIDE = frozenset({"contribute", "other-table"})
"""Events that change nobody's turn."""
_PRIVATE = ("you", "actions", "answer", "pending")
_PRIVATE_IN_DEAL = ("hands", "law", "dialogue")
"""Parts of a view that depend on who looks."""


@dataclass(frozen=True)
class Fault:
    """Something that must not be."""

    kind: str
    table: str
    text: str


@dataclass
class Verdict:
    """What the checker has found."""

    figures: dict[str, Any] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @property
    def kinds(self) -> set[str]:
        """The sorts of faults."""
        return {fault.kind for fault in self.faults}


@dataclass
class _Act:
    """One act of a client's, or a line of talk, however often it was sent."""

    sent: Sent
    times: int = 1
    acked: Told | None = None
    seq: int = 0
    """What the acknowledgement told."""
    refused: str = ""


def check(
    histories: Sequence[History], logs: Mapping[str, Log], *, since: float = 0.0,
    cures: Sequence[float] = (),
) -> Verdict:  # fmt: skip
    """Return figures and faults.

    :param since: when the fault began, by the clock of the histories: standstills count from there
    :param cures: when whatever was broken was mended
    """
    found = Verdict()
    counts: Counter[str] = Counter()
    waits: list[float] = []
    public: dict[tuple[str, int], tuple[str, Any]] = {}
    for table in {history.table for history in histories}:
        log = logs.get(table, Log([]))
        found.faults += _log_faults(table, log)
        people = {one.player for one in histories if one.table == table}
        found.faults += _robot_faults(table, log, people)
        counts["in the log"] += len(log.rows)
    for history in histories:
        log = logs.get(history.table, Log([]))
        sent = _acts(history)
        lines = [one for one in sent if one.sent.message["t"] == "chat"]
        acts = [one for one in sent if one.sent.message["t"] == "act"]
        counts["lines said"] += len(lines)
        found.faults += _talk_faults(history, lines, log)
        counts["sent"] += len(acts)
        counts["sent again"] += sum(act.times > 1 for act in acts)
        counts["acknowledged"] += sum(act.acked is not None for act in acts)
        counts["refused"] += sum(bool(act.refused) for act in acts)
        waits += [act.acked.at - act.sent.at for act in acts if act.acked is not None]
        found.faults += _act_faults(history, acts, log)
        found.faults += _view_faults(history, log, public, counts)
        counts["reconnects"] += sum(isinstance(entry, Closed) for entry in history.entries)
    found.faults += _cure_faults(histories, cures)
    found.figures = {
        "tables": len({history.table for history in histories}),
        "clients": len(histories),
        "nodes used": len({e.node for h in histories for e in h.entries if isinstance(e, Opened)}),
        **{name: counts[name] for name in _COUNTED},
        "acknowledged after, median": round(_quantile(waits, 0.5), 3),
        "acknowledged after, 99 of 100": round(_quantile(waits, 0.99), 3),
        "longest standstill of a table": round(_standstill(histories, since), 2),
        "longest time without a socket": round(_absence(histories, since), 2),
        "goes on after a cure": [round(_goes_on(histories, cure), 2) for cure in cures],
        "faults": len(found.faults),
    }
    return found


_COUNTED = ("sent", "sent again", "acknowledged", "refused", "in the log", "views", "messages",
            "stale greetings", "reconnects", "lines said")  # fmt: skip


def _log_faults(table: str, log: Log) -> Iterator[Fault]:
    """What can be wrong with a log by itself."""
    for place, row in enumerate(log.rows):
        if row.seq != place or row.plain["seq"] != place:
            yield Fault("gap", table, f"event {row.seq} stands in place {place}")
            break
    for mark, rows in log.marked.items():
        if len(rows) > 1:
            yield Fault("twice", table, f"{mark} is in {[row.seq for row in rows]}")
    _, broken = log.folded
    if broken:
        yield Fault("order", table, broken)


def _robot_faults(table: str, log: Log, people: Container[str | None]) -> Iterator[Fault]:
    """Nobody was away for long, so no robot has acted for a person."""
    for row in log.rows:
        state = log.state(row.seq)
        if state is None or row.mark is not None:
            continue
        player = row.plain["payload"].get("player")
        if row.plain["seat"] is not None:
            player = state.seats[Seat.parse(row.plain["seat"])]
        if player is not None and player in people:
            yield Fault("robot", table, f"{row.body} was not done by {player}")


def _acts(history: History) -> list[_Act]:
    """Return all acts with their answers."""
    found: dict[str, _Act] = {}
    for entry in history.entries:
        if isinstance(entry, Sent):
            name = entry.message["id"]
            if name in found:
                found[name].times += 1
            else:
                found[name] = _Act(entry)
        elif isinstance(entry, Told) and entry.text.startswith(('{"t":"ack"', '{"t":"error"')):
            message = _read(entry.text)
            act = found.get(message["id"])
            if act is not None and message["t"] == "ack":
                act.acked, act.seq = entry, message["seq"]
            elif act is not None:
                act.refused = message["message"]
    return list(found.values())


def _act_faults(history: History, acts: Iterable[_Act], log: Log) -> Iterator[Fault]:
    """What became of acts: stored once if acknowledged, not at all if refused, in order."""
    for act in acts:
        message = act.sent.message
        if message["kind"] in _NOT_STORED:
            continue
        rows = log.marked.get(f"{history.person}/{message['id']}", [])
        told = f"{history.person[:8]} {message}"
        if act.acked is not None:
            at = act.seq - 1
            row = log.rows[at] if 0 <= at < len(log.rows) else None
            if row is None or not _is(row.plain, message) or row not in rows:
                yield Fault("lost", history.table, f"{told}: acknowledged as {at}")
        elif act.refused and rows:
            yield Fault("refused", history.table, f"{told}: {act.refused}, but stored")
        for row in rows:
            between = [one.kind for one in log.rows[message["seq"] : row.seq]]
            late = message["kind"] not in _TOGETHER and not _BESIDE.issuperset(between)
            if late or row.seq < message["seq"] or not _is(row.plain, message):
                yield Fault("order", history.table, f"{told}: stored as {row.body} after {between}")


def _talk_faults(history: History, lines: Iterable[_Act], log: Log) -> Iterator[Fault]:
    """What became of talk: said once if acknowledged, never twice, not at all if refused."""
    for line in lines:
        text = line.sent.message["text"]
        times = log.said.count(text)
        if times > 1:
            yield Fault("twice", history.table, f"{text}: {times} times")
        elif line.acked is not None and not times:
            yield Fault("lost", history.table, f"{text}: acknowledged, and not there")
        elif line.refused and times:
            yield Fault("refused", history.table, f"{text}: {line.refused}, but there")


def _is(event: Mapping[str, Any], message: Mapping[str, Any]) -> bool:
    """Tell whether an event is what a message asked for; what is left out has its default."""
    payload, wanted = event["payload"], message["payload"]
    return event["kind"] == message["kind"] and all(
        payload.get(name, value) == value for name, value in wanted.items()
    )


def _view_faults(
    history: History, log: Log, public: dict[tuple[str, int], tuple[str, Any]],
    counts: Counter[str],
) -> Iterator[Fault]:  # fmt: skip
    """Hold every message against the table as the log has it at that moment."""
    socket, seq, furthest, player = 0, 0, 0, history.player
    for entry in history.entries:
        if not isinstance(entry, Told):
            continue
        counts["messages"] += 1
        message = _read(entry.text)
        if entry.socket != socket:
            socket, seq = entry.socket, 0
        if message["t"] == "hello":
            player = message["you"]["player"]
            counts["stale greetings"] += message["view"]["seq"] < furthest
            if player != history.player:
                yield Fault("place", history.table, f"{history.player} is greeted as {player}")
        if "view" in message:
            view = message["view"]
            counts["views"] += 1
            if view["seq"] < seq:
                yield Fault("backwards", history.table, f"{view['seq']} after {seq}")
            seq = view["seq"]
            furthest = max(furthest, seq)
            yield from _told_alike(history, view, public)
        yield from _sight_faults(history, entry, message, seq, player, log)


def _told_alike(
    history: History, view: dict[str, Any], public: dict[tuple[str, int], tuple[str, Any]]
) -> Iterator[Fault]:
    """Everybody is told the same of one moment, but for what is private."""
    plain = {name: value for name, value in view.items() if name not in _PRIVATE}
    if plain["deal"] is not None:
        plain["deal"] = {k: v for k, v in plain["deal"].items() if k not in _PRIVATE_IN_DEAL}
    who = f"{history.person[:8]}"
    other, said = public.setdefault((history.table, view["seq"]), (who, plain))
    if said != plain:
        names = _differences(plain, said)
        yield Fault("unlike", history.table, f"{view['seq']}: {who} and {other} differ in {names}")


def _differences(one: Any, other: Any) -> list[str]:
    """Name the fields that differ."""
    if not (isinstance(one, dict) and isinstance(other, dict)):
        return [""]
    names = [name for name in one.keys() | other.keys() if one.get(name) != other.get(name)]
    return [
        f"{name} {more}" for name in names for more in _differences(one.get(name), other.get(name))
    ]


def _sight_faults(
    history: History, entry: Told, message: dict[str, Any], seq: int, player: str | None, log: Log
) -> Iterator[Fault]:
    """What was told is what the log says, and no more than its reader may know."""
    state = log.state(seq)
    if state is None:
        if "view" in message:
            yield Fault("unstored", history.table, f"was told of {seq}, the log ends before")
        return
    named = cards_in(entry.text, history.table, history.person)
    if named and (shown := named & hidden_cards(state, player)):
        yield Fault("hidden card", history.table, f"{seq}: {player} was told of {sorted(shown)}")
    secret = hidden_secret(state)
    if secret and secret in entry.text:
        yield Fault("secret", history.table, f"{seq}: {player} was told the shuffle's secret")
    if "view" in message and message["view"] != _plain(view_for(state, player)):
        yield Fault("view", history.table, f"{seq}: the view of {player} is not the log's")


def _views(history: History) -> Iterator[tuple[float, int]]:
    """Return when how much of the table was seen."""
    for entry in history.entries:
        if isinstance(entry, Told) and entry.text.startswith(('{"t":"hello"', '{"t":"view"')):
            yield entry.at, _read(entry.text)["view"]["seq"]


def _by_table(histories: Sequence[History]) -> dict[str, list[list[tuple[float, int]]]]:
    found: dict[str, list[list[tuple[float, int]]]] = {}
    for history in histories:
        found.setdefault(history.table, []).append(list(_views(history)))
    return found


def _reached(seen: Sequence[tuple[float, int]], seq: int, since: float) -> float:
    """Return how long after a moment somebody has seen more than so much; at worst never."""
    return min((at - since for at, one in seen if one > seq and at >= since), default=float("inf"))


def _waits(histories: Sequence[History], cure: float) -> dict[str, float]:
    """Return for each table how long after a cure the last of its people saw it go on."""
    found = {}
    for table, views in _by_table(histories).items():
        before = max((seq for seen in views for at, seq in seen if at < cure), default=0)
        found[table] = max(_reached(seen, before, cure) for seen in views)
    return found


def _goes_on(histories: Sequence[History], cure: float) -> float:
    return max(_waits(histories, cure).values())


def _cure_faults(histories: Sequence[History], cures: Iterable[float]) -> Iterator[Fault]:
    for cure in cures:
        for table, seconds in _waits(histories, cure).items():
            if seconds > GOES_ON:
                yield Fault("stands still", table, f"{seconds:.1f} s after the cure")


def _standstill(histories: Sequence[History], begun: float) -> float:
    """Return the longest time in which nobody at a table saw anything happen."""
    longest = 0.0
    for views in _by_table(histories).values():
        furthest, since = -1, None
        for at, seq in sorted(one for seen in views for one in seen):
            if seq > furthest:
                longest = max(longest, 0.0 if since is None else at - max(begun, since))
                furthest, since = seq, at
    return longest


def _absence(histories: Sequence[History], begun: float) -> float:
    """Return the longest time that somebody had no socket."""
    longest = 0.0
    for history in histories:
        since: float | None = None
        for entry in history.entries:
            if isinstance(entry, Closed):
                since = entry.at if since is None else since
            elif isinstance(entry, Opened) and since is not None:
                longest, since = max(longest, entry.at - max(begun, since)), None
    return longest


def _plain(shown: object) -> object:
    return _read(msgspec.json.encode(shown))


def _quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
