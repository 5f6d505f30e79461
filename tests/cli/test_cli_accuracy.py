"""``sansatout accuracy``: a player's leads, declaring and defending beside what experts reach."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from sansatout.cards import Card, Strain
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.formats import lin, pbn
from sansatout.formats.records import Book, CardRecord, GameRecord, PlayRecord
from sansatout.formats.replay import in_order
from sansatout.lab.accuracy import Accuracy, Judged
from sansatout.lab.intervals import Share
from sansatout.lab.yardsticks import Led
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import Position, solve_cards
from tests.cli.running_cli import command

ANN, NAMES = "Ann", ("Ann", "Bob", "Cid", "Dora")


@cache
def played(seed: int, declarer: Seat, strain: Strain) -> tuple[GameRecord, tuple[int, ...]]:
    """Return a deal played at random, and what each card cost, found card by card."""
    rng = Random(seed)
    deal = Deal.random(rng)
    position: Position | None = Position.of_deal(deal, strain, declarer.lho)
    cells: dict[int, Card] = {}
    costs: list[int] = []
    row, first = 0, declarer.lho
    while position is not None:
        values = solve_cards(position).values
        card = rng.choice(sorted(values, key=str))
        costs.append(max(values.values()) - values[card])
        cells[4 * row + first.turns_to(position.turn)] = card
        done = len(position.trick) == 3
        position = position.after(card)
        row += done
    won = [cells[index] for index in range(52)]
    record = GameRecord(
        board=str(seed), names=NAMES, dealer=Seat.N, vulnerability=Vulnerability.NONE,
        hands=deal.hands, contract=Contract(1, strain), declarer=declarer,
        play=PlayRecord(first, tuple(map(CardRecord, won))),
    )  # fmt: skip
    return record, tuple(costs)


def seats_of(record: GameRecord) -> Iterator[Seat]:
    return (seat for _, seat, _ in in_order(record))


GAMES = (
    (1, Seat.N, Strain.S),
    (2, Seat.W, Strain.NT),
    (3, Seat.E, Strain.H),
    (4, Seat.S, Strain.C),
)
"""Ann, who is North, declares, leads, defends in third seat, and is dummy."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("accuracy") / "evening.pbn"
    pbn.dump(Book(tuple(played(*one)[0] for one in GAMES)), path)
    return path


def test_figures_are_those_of_a_model_that_solves_before_every_card(file: Path) -> None:
    done = command("accuracy", file, "--player", "ann", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    (declared, led, defended) = (played(*one) for one in GAMES[:3])
    assert (found["deals"], found["games"]) == (3, 4)
    assert found["good_leads"]["no_trump"]["of"] == 1
    assert found["good_leads"]["no_trump"]["count"] == int(led[1][0] == 0)
    assert found["good_leads"]["suit"]["of"] == 0
    ours = [
        cost
        for seat, cost in zip(seats_of(declared[0]), declared[1], strict=True)
        if seat in (Seat.N, Seat.S)
    ]
    declaring = found["declaring"]
    assert (declaring["deals"], declaring["costly_cards"]["of"]) == (1, 24)
    assert declaring["costly_cards"]["count"] == sum(cost > 0 for cost in ours) > 0
    assert declaring["tricks_lost"]["mean"] == sum(ours)
    own = [
        cost
        for record, costs in (led, defended)
        for number, (seat, cost) in enumerate(zip(seats_of(record), costs, strict=True))
        if seat is Seat.N and number
    ]
    defending = found["defending"]
    assert (defending["deals"], defending["costly_cards"]["of"]) == (2, 11 + 12)
    assert defending["costly_cards"]["count"] == sum(cost > 0 for cost in own)
    assert defending["tricks_lost"]["mean"] == sum(own) / 2
    assert found["published"] == {"good_leads": 0.81, "costly_cards": 0.018}


def test_the_table_has_the_published_figures_beside(file: Path) -> None:
    shown = command("accuracy", file, "--player", "Ann", environment={"COLUMNS": "120"}).out
    assert shown.startswith("Ann: 3 of 4 games")
    rows = [line.rstrip() for line in shown.splitlines()[2:]]
    beside = {row[:36].strip(): row.split()[-2] for row in rows if row.endswith("%")}
    assert beside["opening leads that cost nothing"] == "81"
    assert beside["declarer’s cards that cost a trick"] == "1.8"
    assert command("accuracy", file, "--player", "Ann", "--language", "sl").code == 0


def test_lin_is_read_too(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "evening.lin"
    lin.dump(pbn.load(file), other)
    figures = [command("accuracy", one, "--player", "Dora", "--json").out for one in (file, other)]
    assert figures[0] == figures[1]


@pytest.mark.parametrize(
    ("name", "content", "text"),
    [
        ("a.pbn", '[North "Bob"]\n[Board "1"]\n', "a.pbn: expected one of Bob"),
        ("a.pbn", '[Board "1"]\n', "does not say who plays"),
        ("a.pbn", '[North "Ann"]\n[Board "1"]\n', "tells no card that Ann chose"),
        ("a.pbn", "[North\n", "line"),
        ("a.txt", "x", "of no format we read"),
        ("nowhere/a.pbn", None, "No such file"),
    ],
)  # fmt: skip
def test_bad_input_is_told_in_one_line(
    name: str, content: str | None, text: str, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / name).write_text(content, encoding="utf-8")
    done = command("accuracy", tmp_path / name, "--player", ANN)
    assert (done.code, done.err.count("\n")) == (2, 1), done.err
    assert text in done.err


@pytest.mark.parametrize(("count", "of"), [(0, 1), (0, 40), (7, 9), (81, 100), (30, 30), (1, 500)])
def test_ends_of_a_share_are_where_it_would_just_not_surprise(count: int, of: int) -> None:
    """Wilson's ends solve |share - p| = 1.96 sqrt(p (1 - p) / n); found here by halving."""

    def end(low: float, high: float) -> float:
        inside, outside = count / of, high if high > count / of else low
        for _ in range(80):
            middle = (inside + outside) / 2
            surprising = abs(count / of - middle) > 1.96 * (middle * (1 - middle) / of) ** 0.5
            inside, outside = (inside, middle) if surprising else (middle, outside)
        return inside

    low, high = Share(count, of).ends
    assert low == pytest.approx(0.0 if count == 0 else end(0.0, count / of), abs=1e-6)
    assert high == pytest.approx(1.0 if count == of else end(count / of, 1.0), abs=1e-6)


def test_figures_add_up_over_deals() -> None:
    deals = [
        Judged(Led(has_trumps=True, cost=0), declares=False, costly=1, counted=11, lost=2),
        Judged(Led(has_trumps=False, cost=1), declares=False, costly=0, counted=11, lost=0),
        Judged(None, declares=True, costly=2, counted=24, lost=3),
        Judged(None, declares=True, costly=0, counted=24, lost=0),
    ]
    found = Accuracy(tuple(deals))
    assert found.leads() == Share(1, 2)
    assert found.leads(trumps=False) == Share(0, 1)
    declared, defended = (found.costly(declaring=one) for one in (True, False))
    assert (declared.count, declared.of) == (2, 48)
    assert (defended.count, defended.of) == (1, 22)
    assert declared.ends[1] > Share(2, 48).ends[1], "both were of one deal"
    assert found.lost(declaring=True).mean == 1.5
