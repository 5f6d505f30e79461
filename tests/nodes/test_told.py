"""What changes at one node is told to the others, which need not look for it in the store."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sansatout.server.bus import looking
from sansatout.server.classes import ending, pupils, sharing, teaching
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import DealGiven, RoundGiven
from sansatout.server.identity import Identity
from sansatout.server.learning import done_step
from sansatout.server.limits.keeper import Who
from sansatout.server.protocol.bodies import (
    ClassChange,
    NewRound,
    SheetOperation,
    ShowPosition,
    Stopping,
)
from sansatout.server.rooms import registry
from sansatout.server.store import Store
from sansatout.table.state import Stage
from tests.nodes.wired import Node, connection, run, until

WHO = Who(None, "ann")
DEAL = DealGiven("N:AKQ2.KQ4.A32.K43 J54.A32.KQ4.A652 T987.J65.JT9.QJT 63.T987.8765.987", "N")


@pytest.fixture(autouse=True)
def _no_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "_NOW_AND_THEN", 1e6)


def test_nodes_are_told_what_is_written_and_who_writes_on_a_sheet(tmp_path: Path) -> None:
    async def story(_: Store, left: Node, right: Node) -> None:
        here = await left.sheets.make("minibridge", {}, [], [], "ann")
        there = await right.sheets.find(here.id, WHO)
        await left.sheets.join(here.token, "ben", WHO)
        await until(lambda: "ben" in there.writers)
        given = SheetOperation(do="deal", line="C they 8", count=1)
        await left.sheets.operate(here, "ben", given, WHO)
        await until(lambda: len(there.now.operations) == 2)

    run(tmp_path, story)


def test_nodes_are_told_who_was_signed_out(tmp_path: Path) -> None:
    async def story(store: Store, left: Node, right: Node) -> None:
        sheet = await right.sheets.make("minibridge", {}, [], [], "ann")
        socket = connection("ann")
        right.sheets.enter(sheet, socket)
        gone = Identity("ann")
        assert await right.browsers.known(gone) == gone
        link = await left.browsers.make_link("ann")
        await left.browsers.follow(link.token, "")
        left.sockets.signed_out(await left.browsers.end("ann", "first"))
        assert socket.reason == "signed-out"
        assert await right.browsers.known(gone) is None

    run(tmp_path, story)


async def opened(left: Node, right: Node) -> tuple[OpenClass, OpenClass]:
    """Return a class at two nodes, with somebody who looks at it at the second."""
    here = await left.classes.make("Monday", "teacher")
    there = await right.classes.find(here.id)
    right.classes.enter(there, connection("teacher"))
    assert here.facts.code is not None
    for name in ("Anne", "Bob"):
        await pupils.join(left.classes, here.facts.code, name, name.lower())
    await until(lambda: len(there.pupils) == 2)
    return here, there


def test_nodes_are_told_all_that_changes_in_a_class(tmp_path: Path) -> None:
    async def story(store: Store, left: Node, right: Node) -> None:
        here, there = await opened(left, right)
        await left.classes.change(here, ClassChange(title="Tuesday"))
        await until(lambda: there.facts.title == "Tuesday")
        await pupils.rename(left.classes, here, 1, "Annette")
        await until(lambda: there.pupils[1].name == "Annette")
        left.classes.enter(here, connection("anne"))
        await until(lambda: there.people() == {"anne", "teacher"})
        lesson = RoundGiven(kind="lesson", lesson="minibridge/tricks")
        await teaching.give(left.classes, here, lesson, NewRound(), left.config)
        await until(lambda: there.round is not None)
        await store.write(done_step("anne", "minibridge", "tricks", "four"))
        left.classes.learned("anne")
        await until(lambda: there.done == {"anne": 1})
        await pupils.remove(left.classes, here, 1)
        await until(lambda: [one.name for one in there.present()] == ["Bob"])
        await ending.end(left.classes, here)
        await until(lambda: there.ended)

    run(tmp_path, story)


def test_nodes_are_told_what_a_teacher_does_at_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody is on the way to a table, which only the wall of the class keeps in memory.
    monkeypatch.setattr(registry, "_QUIET", -1.0)

    async def story(_: Store, left: Node, right: Node) -> None:
        here, there = await opened(left, right)
        deals = RoundGiven(kind="deals", game="minibridge", deals=(DEAL,))
        await teaching.give(left.classes, here, deals, NewRound(pupils=2), left.config)
        await until(lambda: there.places == {"anne": 1, "bob": 1})
        (table,) = there.tables
        room, socket = await left.rooms.find(table), connection("anne")
        room.enter(socket)
        await until(lambda: len(there.wall[table].away) == 1)
        await teaching.stop(left.classes, here, Stopping(paused=True))
        await until(lambda: there.wall[table].paused)
        await teaching.stop(left.classes, here, Stopping(paused=False))
        await until(lambda: there.wall[table].stage is Stage.DEAL)
        shown = ShowPosition(table=1, words="Look", hands=["N"])
        await teaching.show(left.classes, here, shown, _no_deals())
        await until(lambda: there.facts.shown is not None)
        await pupils.remove(right.classes, there, 1)
        await until(lambda: socket.reason == "sent-out")
        await until(lambda: "anne" not in here.places)

    run(tmp_path, story)


def test_nodes_that_have_not_the_class_open_are_told_who_was_sent_out(tmp_path: Path) -> None:
    async def story(_: Store, left: Node, right: Node) -> None:
        here = await left.classes.make("Monday", "teacher")
        assert here.facts.code is not None
        await pupils.join(left.classes, here.facts.code, "Anne", "anne")
        deals = RoundGiven(kind="deals", game="minibridge", deals=(DEAL,))
        await teaching.give(left.classes, here, deals, NewRound(), left.config)
        socket = connection("anne")
        (await right.rooms.find(here.tables[0])).enter(socket)
        await pupils.remove(left.classes, here, 1)
        await until(lambda: socket.reason == "sent-out")

    run(tmp_path, story)


def test_who_is_here_is_told_again_to_nodes_that_have_missed_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "_TOLD_AGAIN", -1.0)

    async def story(_: Store, left: Node, right: Node) -> None:
        here, there = await opened(left, right)
        left.bus.is_cut = True
        left.classes.enter(here, connection("anne"))
        left.bus.is_cut = False
        assert there.people() == {"teacher"}
        await left.classes.sharing._look()
        assert there.people() == {"anne", "teacher"}

    run(tmp_path, story)


def _no_deals() -> Any:
    """Return finished deals, of which none is asked for."""
    return None
