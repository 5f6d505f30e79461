"""Evenings at real tables come out as models say that know the booklets and nothing of ours."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest

from sansatout.events import Event
from sansatout.events.acts import Ask, MakeTable, Respond, Seating
from sansatout.lab.table_driver import next_event
from sansatout.seats import Seat
from sansatout.server.protocol import encode
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants import VARIANTS
from tests.evenings import cards, contracts, minis, paper, whist
from tests.evenings.cards import Deal, left
from tests.views import view_for

MODELS: dict[str, Any] = {
    "bridge-whist": whist.Whist,
    "kontrakt": contracts.Kontrakt,
    "vanderbilt": contracts.Vanderbilt,
    "reform": contracts.Reform,
    "rulebook": contracts.Rulebook,
    "hungarian": contracts.Hungarian,
    "duplicate": contracts.Duplicate,
    "minibridge": minis.Mini,
    "minibridge-3": minis.Mini3,
}
NAMES = ("Anja", "Bine", "Cene", "Dare", "Eha", "Frida")
RUBBERS, DEALS = 4, 24
"""An evening ends after so many rubbers or deals, whichever comes first."""


def test_every_game_has_a_model_of_its_booklet() -> None:
    assert set(MODELS) == set(VARIANTS)


@pytest.mark.parametrize(
    "model", [cards, contracts, minis, paper, whist], ids=lambda one: one.__name__
)
def test_a_model_knows_nothing_of_the_program(model: ModuleType) -> None:
    tree = ast.parse(inspect.getsource(model))
    froms = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    names = {
        one.name for node in ast.walk(tree) if isinstance(node, ast.Import) for one in node.names
    }
    own = {"tests.evenings.cards", "tests.evenings.paper"}
    assert froms | names <= {"__future__", "dataclasses", "typing", *own}


def opened(key: str, rng: Random) -> Table:
    """A table of a random kind: seats drawn or fixed, more players where the game takes them."""
    variant = VARIANTS[key]
    count = rng.randint(variant.players, min(variant.most_players, len(NAMES)))
    seating: Seating = rng.choice(("fixed", "draw"))
    act = MakeTable(key, NAMES[:count], {}, table=f"e{rng.getrandbits(32)}", seating=seating)
    return after(None, Event(0, None, act))


def seen(table: Table) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(encode(view_for(table, None)))
    return view


def order(view: dict[str, Any], waiting: list[str]) -> list[str]:
    """First dealer, partner, and the two others, by where they sit; then who sits out."""
    dealer, seats = view["dealer"], view["players"]
    around = [dealer, left(dealer, 2), left(dealer), left(dealer, 3)]
    return [seats[seat] for seat in around if seat in seats] + waiting


def evening(key: str, seed: int) -> Iterator[tuple[Any, dict[str, Any], str]]:
    """Give the model and the view after every deal, and when the next one begins."""
    rng = Random(f"{key} {seed}")
    table, model, deals = opened(key, rng), None, 0
    while deals < DEALS:
        before, table = table.stage, _next(table, rng)
        if table.stage in (Stage.DRAW, Stage.SEATS):
            model = None  # a new draw begins a new evening for the model
        if table.stage is Stage.CUT and before is not Stage.CUT:
            view = seen(table)
            if model is None:
                accounts = view["accounts"]
                model = MODELS[key](
                    dict(view["players"]), view["dealer"], order(view, view["waiting"])
                )
                model.accounts = dict(accounts)
            yield model, view, "begins"
        if table.stage is Stage.BETWEEN and before is not Stage.BETWEEN:
            deals += 1
            view = seen(table)
            assert model is not None
            model.after(Deal.seen(view))
            yield model, view, "ended"
            if model.rubbers + model.over >= RUBBERS:
                return
            model.go_on()
            if isinstance(model, minis.Mini) and rng.random() < 0.7:
                table = _agreed(table, model, rng)


def _agreed(table: Table, model: minis.Mini, rng: Random) -> Table:
    """Some player asks whose second game the next deal is, and the others agree."""
    parties = rng.sample(model.parties, rng.randint(0, len(model.parties)))
    model.agree(parties)
    by = rng.choice(list(table.seats))
    ask = Ask("second-game", second=tuple(Seat[letter] for letter in "".join(parties)))
    table = after(table, Event(table.seq, by, ask))
    while table.pending is not None:
        seat = rng.choice(table.pending.waiting)
        table = after(table, Event(table.seq, seat, Respond("second-game", "accept")))
    return table


def _next(table: Table, rng: Random) -> Table:
    return after(table, next_event(table, rng))


def check(model: Any, view: dict[str, Any], when: str) -> None:
    told = {player: points for player, points in view["accounts"].items() if points}
    assert told == {player: points for player, points in model.accounts.items() if points}
    if when == "begins":
        assert view["players"] == model.seats
        assert view["dealer"] == model.dealer
        assert set(view["deal"]["vulnerable"]) == model.vulnerable
    check_sheet(model, view["sheet"])


def check_sheet(model: Any, sheet: dict[str, Any]) -> None:
    assert sheet["over"] == model.over
    totals = {owner: one["all"] for owner, one in sheet["totals"].items() if one["all"]}
    if isinstance(model, minis.Mini):
        assert totals == {owner: points for owner, points in model.columns.items() if points}
        return
    if isinstance(model, contracts.Duplicate):
        assert [totals.get(c, 0) for c in ("we", "they")] == model.above
        return
    for place, points in (("above", model.above), ("below", model.below)):
        assert [sheet["totals"][column][place] for column in ("we", "they")] == points
    assert [sheet["standing"][column] for column in ("we", "they")] == model.standing
    assert [sheet["games"][column] for column in ("we", "they")] == model.games


@pytest.mark.parametrize("key", sorted(MODELS))
def test_an_evening_comes_out_as_the_booklet_says(key: str) -> None:
    for seed in range(10):
        for model, view, when in evening(key, seed):
            check(model, view, when)


@pytest.mark.soak
@pytest.mark.parametrize("key", sorted(MODELS))
def test_two_hundred_evenings_come_out_as_the_booklet_says(key: str) -> None:
    for seed in range(10, 200):
        for model, view, when in evening(key, seed):
            check(model, view, when)
