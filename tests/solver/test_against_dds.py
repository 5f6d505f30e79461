"""Every card's value against DDS: recorded answers always, DDS itself where endplay is there."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sansatout.cards import Card, Hand, Strain
from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.solver import Position, dd_table, dd_tables, solve_cards, solve_many
from tests.solver.reference import Dds, random_position

RECORDED = json.loads((Path(__file__).parent / "dds.json").read_text(encoding="utf-8"))


def load(record: dict[str, str]) -> Position:
    n, e, s, w = (Hand.parse(text) for text in record["hands"].split(" "))
    trick = tuple(Card.parse(text) for text in record["trick"].split())
    return Position(
        (n, e, s, w), Strain.parse(record["strain"]), Seat.parse(record["leader"]), trick
    )


def test_every_card_has_the_value_dds_gave_it() -> None:
    """PROMISE-SOLVER-2."""
    for record in RECORDED["positions"]:
        values = solve_cards(load(record)).values
        assert {str(card): tricks for card, tricks in values.items()} == record["values"], record


def test_tables_are_those_dds_gave() -> None:
    records = RECORDED["tables"]
    found = dd_tables([Deal.parse(record["deal"]) for record in records])
    assert [t.names() for t in found] == [record["table"] for record in records]


def test_live_dds_agrees_on_random_positions() -> None:
    pytest.importorskip("endplay")
    dds, random = Dds(), Random(20)
    for _ in range(300):
        position = random_position(random, random.randint(1, 10))
        assert dict(solve_cards(position).values) == dds.values(position), position


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_dds_agrees_on_5000_positions_of_1_to_12_cards(seed: int) -> None:
    pytest.importorskip("endplay")
    dds, random = Dds(), Random(1000 + seed)
    for _ in range(5000):
        position = random_position(random, random.randint(1, 12))
        assert dict(solve_cards(position).values) == dds.values(position), position


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_dds_agrees_on_positions_that_share_their_table(seed: int) -> None:
    pytest.importorskip("endplay")
    dds, random = Dds(), Random(2000 + seed)
    positions = [random_position(random, random.randint(2, 8)) for _ in range(2000)]
    positions.sort(key=lambda p: p.strain.value)
    batch = solve_many(positions)
    for row, position in zip(batch.values, positions, strict=True):
        found = {card: int(row[card.index]) for card in position.legal}
        assert found == dds.values(position), position


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_dds_agrees_on_500_tables(seed: int) -> None:
    pytest.importorskip("endplay")
    dds, random = Dds(), Random(3000 + seed)
    for _ in range(500):
        deal = Deal.random(random)
        assert dd_table(deal).tricks == dds.table(deal), deal
