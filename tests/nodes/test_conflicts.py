"""Nodes that know nothing of each other's changes: what is stored is right, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from sansatout.server import browsers
from sansatout.server.classes import ending, pupils, teaching
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import RoundGiven
from sansatout.server.errors import ConflictError, NotFoundError
from sansatout.server.identity import Identity
from sansatout.server.limits.keeper import Who
from sansatout.server.protocol.bodies import ClassChange, NewRound, SheetOperation
from sansatout.server.sheets.opened import OpenSheet
from sansatout.server.store import Store
from tests.nodes.wired import Node, run

WHO = Who(None, "ann")


def cut(*nodes: Node) -> None:
    for node in nodes:
        node.bus.is_cut = True


async def two_sheets(left: Node, right: Node) -> tuple[OpenSheet, OpenSheet]:
    """Return one sheet at two nodes; the first one is a deal ahead of what the second knows."""
    here = await left.sheets.make("minibridge", {}, [], [], "ann")
    there = await right.sheets.find(here.id, WHO)
    cut(left, right)
    first = SheetOperation(do="deal", line="C they 8", count=1)
    await left.sheets.operate(here, "ann", first, WHO)
    return here, there


def lines(sheet: OpenSheet) -> list[str]:
    return [one["line"] for one in sheet.now.operations if "line" in one]


def test_what_has_a_key_follows_on_what_another_node_has_written(tmp_path: Path) -> None:
    async def story(_store: Store, left: Node, right: Node) -> None:
        here, there = await two_sheets(left, right)
        second = SheetOperation(do="deal", line="D we 9", key="the second")
        for _ in range(2):
            await right.sheets.operate(there, "ann", second, WHO)
            await left.sheets.operate(here, "ann", second, WHO)
        assert lines(here) == lines(there) == ["C they 8", "D we 9"]

    run(tmp_path, story)


def test_what_was_meant_for_another_sheet_is_refused(tmp_path: Path) -> None:
    async def story(_store: Store, left: Node, right: Node) -> None:
        _, there = await two_sheets(left, right)
        late = SheetOperation(do="deal", line="D we 9", count=1)
        with pytest.raises(ConflictError) as refused:
            await right.sheets.operate(there, "ann", late, WHO)
        assert refused.value.message == "sequence"
        assert refused.value.arguments["expected"] == 2
        assert lines(there) == ["C they 8"], "it sees at least what stands there"

    run(tmp_path, story)


async def two_classes(left: Node, right: Node) -> tuple[OpenClass, OpenClass, str]:
    here = await left.classes.make("Monday", "teacher")
    there = await right.classes.find(here.id)
    cut(left, right)
    assert here.facts.code is not None
    return here, there, here.facts.code


def test_changes_of_a_class_at_two_nodes_are_all_kept(tmp_path: Path) -> None:
    async def story(_store: Store, left: Node, right: Node) -> None:
        here, there, code = await two_classes(left, right)
        await left.classes.change(here, ClassChange(title="Tuesday"))
        await right.classes.change(there, ClassChange(kept=True))
        assert (there.facts.title, there.facts.kept) == ("Tuesday", True)
        await pupils.join(left.classes, code, "Ann", "ann")
        await right.classes.alone(there, lambda: _late(right, there))
        assert [(one.number, one.name) for one in there.pupils.values()] == [
            (1, "Ann"),
            (2, "Ann 2"),
        ]
        lesson = RoundGiven(kind="lesson", lesson="minibridge/tricks")
        await teaching.give(left.classes, here, lesson, NewRound(), left.config)
        await teaching.give(right.classes, there, lesson, NewRound(), right.config)
        assert [one.number for one in there.rounds] == [1, 2]
        assert len((await left.classes.find(here.id)).rounds) == 2

    run(tmp_path, story)


async def _late(node: Node, kept: OpenClass) -> None:
    await pupils._joined(node.classes, kept, "Ann", "ben")


def test_what_was_ended_elsewhere_takes_no_change(tmp_path: Path) -> None:
    async def story(_store: Store, left: Node, right: Node) -> None:
        here, there, code = await two_classes(left, right)
        assert code
        await ending.end(left.classes, here)
        with pytest.raises(NotFoundError):
            await right.classes.change(there, ClassChange(title="Tuesday"))
        assert there.ended

    run(tmp_path, story)


def test_a_link_is_used_up_by_the_first_who_follows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(_store: Store, left: Node, right: Node) -> None:
        link = await left.browsers.make_link("ann")
        found = Identity("ann", link.id)

        async def whose(_: str) -> Identity:
            return found

        # The second has looked before the first has followed.
        monkeypatch.setattr(right.browsers, "whose", whose)
        assert await left.browsers.follow(link.token, "") == found
        with pytest.raises(NotFoundError):
            await right.browsers.follow(link.token, "")

    run(tmp_path, story)


def test_who_was_signed_out_elsewhere_is_not_known_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browsers, "_FRESH", -1.0)

    async def story(_store: Store, left: Node, right: Node) -> None:
        cut(left, right)
        link = await left.browsers.make_link("ann")
        phone = await left.browsers.follow(link.token, "")
        assert await right.browsers.known(phone) == phone
        await left.browsers.end("ann", phone.browser)
        assert await right.browsers.known(phone) is None

    run(tmp_path, story)
