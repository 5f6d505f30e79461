"""Robots at the table: what they are asked with, how they are kept in check."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sansatout import structs
from sansatout.deal import Deal
from sansatout.events.acts import MakeTable
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat, Side
from sansatout.server.robots import LEVELS, Pool, Question, RobotChoice, choose
from sansatout.server.robots import pool as pools
from sansatout.server.robots.asking import question, systems_of
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs, systems_at
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants import ALL
from sansatout.variants.base import Variant
from tests import aside
from tests.server.harness import Person, Server

SYSTEMS = ("culbertson", "culbertson")


def ask(table: Table, seat: Seat, level: str = "novice") -> Question:
    return question(table, seat, level=level, systems=SYSTEMS, seed="seed")


def states(key: str, seed: int) -> list[Table]:
    """Return a table whenever somebody is to act in a deal that is played out."""
    rng = Random(seed)
    table, found = new_table(key, rng), []
    while not (table.stage is Stage.BETWEEN and table.deal and table.deal.phase.value == "over"):
        if table.stage is Stage.DEAL and table.actor is not None:
            found.append(table)
        table = after(table, next_event(table, rng))
    return found


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_a_robot_always_chooses_what_its_view_offers(variant: Variant) -> None:
    for table in states(variant.key, 1)[::5]:
        assert table.actor is not None
        asked = ask(table, table.actor)
        first = choose(asked, 1.0)
        assert choose(asked, 1.0) == first
        kinds = {action.kind for action in asked.actions}
        assert first.act is not None
        assert first.act.kind in kinds


@pytest.mark.parametrize("key", ["rulebook", "minibridge-3", "bridge-whist"])
def test_a_robots_question_holds_no_card_it_has_not_seen(key: str) -> None:
    """Two tables that differ only in hidden cards ask alike."""
    for table in states(key, 2):
        deal, seat = table.deal, table.actor
        if deal is None or seat is None or deal.play is not None:
            continue
        known = {seat, *deal.open_hands()}
        hidden = [s for s in Seat if s not in known]
        hands = list(deal.deal.hands)
        hands[hidden[0]], hands[hidden[1]] = hands[hidden[1]], hands[hidden[0]]
        if deal.dialogue.name == "announcing":
            continue
        n, e, s, w = hands
        swapped = _with_deal(table, Deal((n, e, s, w)))
        assert ask(swapped, seat) == ask(table, seat)


def _with_deal(table: Table, deal: Deal) -> Table:
    assert table.deal is not None
    return structs.replace(table, deal=structs.replace(table.deal, deal=deal))


def _never(*_: Any) -> RobotChoice:
    time.sleep(600)
    raise AssertionError


def _stumbles(*_: Any) -> RobotChoice:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("robot", "seconds", "reason"),
    [(_never, 0.2, "robot-too-slow"), (_stumbles, 60.0, "robot-failed")],
)
def test_a_robot_that_does_not_answer_is_replaced(
    monkeypatch: pytest.MonkeyPatch, robot: Any, seconds: float, reason: str
) -> None:
    table = states("minibridge", 3)[-1]
    assert table.actor is not None
    asked = ask(table, table.actor)
    monkeypatch.setattr(pools, "_GRACE", 0.2)

    async def story() -> None:
        pool = Pool(1, seconds)
        monkeypatch.setattr(pools, "choose", robot)
        late = await pool.choose(asked, ("played", "here", "ann", "table"))
        assert late.thoughts["reason"]["id"] == reason
        monkeypatch.setattr(pools, "choose", choose)
        monkeypatch.setattr(pools, "_GRACE", 60)
        again = await pool.choose(asked, ("played", "here", "ann", "table"))
        assert again.thoughts["reason"]["id"] != reason
        assert pool.stumbles == (reason == "robot-failed")
        pool.close()

    aside.run(story())


def _dies(*_: Any) -> RobotChoice:
    os._exit(1)


def _waits(asked: Question, seconds: float) -> RobotChoice:
    """Think, in a folder that the level is here, until there is a file ``go``."""
    (Path(asked.level) / "begun").touch()
    while not (Path(asked.level) / "go").exists():
        time.sleep(0.01)
    return choose(replace(asked, level="novice"), seconds)


@pytest.mark.parametrize("robot", [_never, _dies])
def test_a_robot_that_does_not_answer_costs_no_other_table_its_robot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, robot: Any
) -> None:
    table = states("minibridge", 3)[-1]
    assert table.actor is not None
    asked = ask(table, table.actor)
    slow = replace(asked, level=str(tmp_path))

    async def story() -> None:
        pool = Pool(3, 0.2)
        monkeypatch.setattr(pools, "choose", _waits)
        monkeypatch.setattr(pools, "_GRACE", 60)
        other = asyncio.create_task(pool.choose(slow, ("played", "there", "ben", "other")))
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        monkeypatch.setattr(pools, "_GRACE", 0.2)
        monkeypatch.setattr(pools, "choose", robot)
        late = await pool.choose(asked, ("played", "here", "ann", "table"))
        assert late.thoughts["reason"]["id"] == "robot-too-slow"
        assert not other.done()
        (tmp_path / "go").touch()
        assert (await other).thoughts["reason"]["id"] not in ("robot-too-slow", "robot-failed")
        pool.close()

    aside.run(story())


def test_a_process_that_died_unnoticed_costs_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    table = states("minibridge", 3)[-1]
    assert table.actor is not None
    asked, payer = ask(table, table.actor), ("played", "here", "ann", "table")
    monkeypatch.setattr(pools, "_GRACE", 60)

    async def story() -> None:
        others = set(multiprocessing.active_children())
        pool = Pool(1, 60)
        first = await pool.choose(asked, payer)
        (process,) = set(multiprocessing.active_children()) - others
        process.kill()
        process.join()
        assert await pool.choose(asked, payer) == first
        pool.close()

    aside.run(story())


def test_a_sides_system_is_what_one_of_its_robots_chose() -> None:
    chosen = {Seat.N: None, Seat.S: "one-club", Seat.E: None, Seat.W: None}
    assert systems_of(chosen) == ("one-club", "culbertson")


@pytest.mark.parametrize("mine", list(Seat))
def test_a_robot_bids_as_the_person_opposite(mine: Seat) -> None:
    kinds = {seat: ChairKind.PERSON if seat is mine else ChairKind.ROBOT for seat in Seat}
    chairs = Chairs({
        str(seat): Chair(str(seat), kind, system="one-club" if seat is mine else "standard")
        for seat, kind in kinds.items()
    })  # fmt: skip
    told = systems_at(chairs, {seat: str(seat) for seat in Seat})
    assert told[mine.side is Side.EW] == "one-club"
    assert told[mine.side is Side.NS] == "standard"


@pytest.mark.parametrize("level", LEVELS)
def test_robots_of_every_level_play_a_deal(tmp_path: Path, level: str) -> None:
    server = Server(tmp_path / "data", level=level)
    try:
        ann = Person(server, "Ann")
        table = ann.make("minibridge")["table"]
        with ann.sit(table) as socket:
            socket.play_until(Random(1), lambda v: (v["deal"] or {}).get("phase") == "over")
            number = socket.view["deal"]["number"]
        thoughts = ann.rest("GET", f"/api/deals/{table}-{number}")["thoughts"]
        assert all(one["thoughts"]["reason"]["id"].startswith("robot-") for one in thoughts)
        assert not any("too-slow" in str(one) or "failed" in str(one) for one in thoughts)
    finally:
        server.stop()


def test_robots_play_where_irregularities_can_happen(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.make("rulebook", laws="at-the-table")["table"]
    with ann.sit(table) as socket:
        assert socket.say(t="stand")["t"] == "ack"
        socket.until_view(lambda view: view["stage"] == "between", timeout=90)


@pytest.mark.soak
def test_forgetful_robots_play_at_a_real_table(server: Server) -> None:
    """Slips, attention, remedies and the rest go through the pool and the database."""
    ann = Person(server, "Ann")
    options = {"forgetful_robots": True}
    table = ann.make("rulebook", laws="at-the-table", options=options)["table"]
    with ann.sit(table) as socket:
        assert socket.say(t="stand")["t"] == "ack"
        for _ in range(3):
            socket.until_view(lambda view: view["stage"] == "between", timeout=300)
            socket.until_view(lambda view: view["stage"] != "between", timeout=300)


def test_what_the_table_agreed_on_is_known_to_its_robots_and_to_who_is_invited(
    ann: Person,
) -> None:
    made = ann.make("duplicate", signals="standard")
    assert made["signals"] == "standard"
    assert not ann.make("duplicate")["signals"]
    setup = MakeTable("duplicate", ("a", "b", "c", "d"), seating="fixed", signals="standard")
    table = states("duplicate", 1)[-1]
    agreed = structs.replace(table, setup=setup)
    assert [ask(one, Seat.N).signals for one in (table, agreed)] == ["", "standard"]


def test_number_after_number_does_not_tell_what_the_cards_are_worth(ann: Person) -> None:
    cards = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
    table = ann.make("minibridge", deal=cards, dealer="S")["table"]
    with ann.sit(table) as a:
        while not (a.view and a.view["stage"] == "deal" and a.view["deal"]["trick"]):
            mine = {one["kind"]: one for one in a.view.get("actions", ())}
            if "announce" in mine:
                a.act("announce", points=17)
            elif "choose" in mine:
                a.act("choose", strain="NT", bonus=False)
            a.read()
        for tricks in range(13, 0, -1):
            answered = a.view["seq"] + 2
            assert a.act("claim", tricks=tricks)["t"] == "ack"
            a.until_view(lambda view, seq=answered: view["seq"] >= seq and not view["pending"])
            assert a.view["stage"] == "deal", "the double-dummy maximum would be told"
            assert a.view["deal"]["doubted"] == ["NS"]
