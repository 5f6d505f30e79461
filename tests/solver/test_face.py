"""The Python face: errors, tables, traces, lines, batches."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import pytest

from sansatout.cards import PACK, Card, Hand, Strain
from sansatout.deal import Deal
from sansatout.errors import IllegalPlayError, InputError
from sansatout.seats import Seat, Side
from sansatout.solver import (
    Position,
    dd_table,
    dd_tables,
    line,
    solve_cards,
    solve_many,
    solve_rows,
    solve_samples,
    trace,
)
from tests.solver.reference import random_position


def hands(*texts: str) -> tuple[Hand, Hand, Hand, Hand]:
    n, e, s, w = (Hand.parse(text) for text in texts)
    return n, e, s, w


@pytest.mark.parametrize(
    ("held", "trick", "text"),
    [
        (("A...", "A...", "K...", "Q..."), "", "SA is there twice"),
        (("...", "A...", "Q...", "J..."), "SA", "SA is there twice"),
        (("AK...", "Q...", "J...", "T..."), "", "the hands have 2, 1, 1, 1 cards"),
        (("...", "...", "...", "..."), "", "no cards are left"),
        (("A...", "K...", "Q...", "J..."), "S2 S3 S4 S5", "4 cards are on the table"),
        (("A2...", "KT...", "Q...", "J..."), "", "the hands have"),
        (("A...", "K...", "Q2...", "J3..."), "S4 H2", "E played H2 and still holds SK"),
        (("AKQJT98765432.2..", ".AKQ..", ".JT9..", ".876.."), "", "N has 14 cards"),
    ],
)
def test_a_bad_position_is_told_apart(held: tuple[str, ...], trick: str, text: str) -> None:
    with pytest.raises(InputError, match=text):
        Position(hands(*held), Strain.NT, Seat.N, tuple(map(Card.parse, trick.split())))


def test_samples_are_checked_like_single_positions() -> None:
    good = [hand.bits for hand in hands("A...", "K...", "Q...", "J...")]
    with pytest.raises(InputError, match="SA is there twice"):
        solve_samples([good, [good[0]] * 4], Strain.NT, Seat.N)
    with pytest.raises(InputError, match="n × 4"):
        solve_samples([good[:3]], Strain.NT, Seat.N)
    with pytest.raises(InputError, match="52-bit"):
        solve_samples([[1 << 60, 1, 2, 4]], Strain.NT, Seat.N)


def test_an_illegal_card_is_refused() -> None:
    position = Position(hands("A2...", "K.3..", "Q4...", "J5..."), Strain.NT, Seat.N)
    following = position.after(Card.parse("SA"))
    assert following is not None
    with pytest.raises(IllegalPlayError, match="must play one of SK"):
        following.after(Card.parse("H3"))
    with pytest.raises(IllegalPlayError, match="does not hold"):
        following.after(Card.parse("C3"))


def test_one_line_of_best_play_loses_nothing() -> None:
    random = Random(1)
    for _ in range(5):
        deal = Deal.random(random)
        position = Position.of_deal(deal, Strain.H, Seat.E)
        cards = line(position)
        found = trace(deal, cards, strain=Strain.H, declarer=Seat.N)
        assert len(cards) == 52
        assert found.mistakes == ()
        assert set(found.tricks) == {dd_table(deal)[Seat.N, Strain.H]}
        assert line(position) == cards


def test_a_trace_sees_each_mistake() -> None:
    deal = Deal.parse("N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5")
    play = [Card.parse(text) for text in ["CK", "C6", "C3", "CA"]]
    found = trace(deal, play, strain=Strain.NT, declarer=Seat.S)
    assert found.tricks == (9, 9, 9, 9, 8)
    (mistake,) = found.mistakes
    assert (mistake.number, mistake.seat, str(mistake.card), mistake.cost) == (3, Seat.S, "CA", 1)
    assert found.side is Side.NS


def test_a_trace_agrees_with_solving_each_position() -> None:
    random = Random(2)
    deal = Deal.random(random)
    position: Position | None = Position.of_deal(deal, Strain.S, Seat.W)
    play, expected, won = [], [], 0
    while position is not None:
        ours = position.turn.side is Side.NS
        tricks = solve_cards(position).tricks
        expected.append(won + (tricks if ours else position.tricks_left - tricks))
        card = random.choice(list(position.legal))
        play.append(card)
        after = position.after(card)
        if len(position.trick) == 3 and after is not None:
            won += after.leader.side is Side.NS
        position = after
    found = trace(deal, play, strain=Strain.S, declarer=Seat.S)
    assert found.tricks[:-1] == tuple(expected)
    with pytest.raises(IllegalPlayError, match="after the last trick"):
        trace(deal, [*play, PACK[0]], strain=Strain.S, declarer=Seat.S)


def test_the_booklets_exercise_is_answered() -> None:
    """MB-EXERCISE-1: nine tricks at no trump, by ducking the first club."""
    path = Path(__file__).parents[1] / "vectors" / "minibridge.json"
    records = json.loads(path.read_text(encoding="utf-8"))
    records = records if isinstance(records, list) else records["cases"]
    (exercise,) = (record for record in records if record["id"] == "MB-EXERCISE-1")
    deal = Deal.parse(exercise["deal"]["pbn"])
    expect = exercise["expect"]
    declarer, lead = Seat.parse(expect["declarer"]), Card.parse(exercise["deal"]["openingLead"])
    for name, tricks in expect["doubleDummyTricks"].items():
        strain = Strain.parse("NT" if name == "N" else name)
        values = solve_cards(Position.of_deal(deal, strain, declarer.lho)).values
        assert 13 - values[lead] == tricks
    answer = expect["prizeAnswer"]
    assert dd_table(deal)[declarer, Strain.NT] == answer["tricks"]
    first_trick = [lead, *map(Card.parse, ("C6", "C3"))]
    for third, tricks in (("CA", "winWithAce"), ("C2", "duck")):
        play = [*first_trick, Card.parse(third)]
        found = trace(deal, play, strain=Strain.NT, declarer=declarer).tricks[-1]
        assert found == exercise["notes"]["afterTrick1"][tricks]


def test_batches_give_what_single_solves_give() -> None:
    """PROMISE-SOLVER-1."""
    random = Random(3)
    positions = [random_position(random, random.randint(1, 8)) for _ in range(200)]
    for batch in (solve_many(positions), solve_many(positions, threads=2)):
        assert batch.done.all()
        for row, idle, position in zip(batch.values, batch.idle, positions, strict=True):
            solution = solve_cards(position)
            assert {PACK[i]: v for i, v in enumerate(row.tolist()) if v >= 0} == solution.values
            assert idle.shape == (4,)


def test_samples_of_one_ending_share_their_work() -> None:
    random = Random(4)
    position = random_position(random, 8, trick=1)
    hidden = [s for s in Seat if s not in (position.turn, position.turn.partner)]
    pool = [card for seat in hidden for card in position.hands[seat]]
    first = len(position.hands[hidden[0]])
    rows = []
    for _ in range(30):
        random.shuffle(pool)
        bits = [hand.bits for hand in position.hands]
        bits[hidden[0]], bits[hidden[1]] = Hand(pool[:first]).bits, Hand(pool[first:]).bits
        rows.append(bits)
    led = position.trick[0].suit
    rows = [r for r in rows if position.trick[0].suit is led]
    batch = solve_samples(rows, position.strain, position.leader, position.trick)
    for row, values in zip(rows, batch.values, strict=True):
        n, e, s, w = (Hand.from_bits(bits) for bits in row)
        single = solve_cards(
            Position((n, e, s, w), position.strain, position.leader, position.trick)
        )
        assert {PACK[i]: v for i, v in enumerate(values.tolist()) if v >= 0} == single.values


def test_a_budget_ends_a_batch_with_what_is_done() -> None:
    random = Random(5)
    positions = [Position.of_deal(Deal.random(random), Strain.NT, Seat.N) for _ in range(500)]
    start = time.perf_counter()
    batch = solve_many(positions, budget=0.3)
    assert time.perf_counter() - start < 3
    assert 0 < batch.done.sum() < 500
    assert (batch.values[~batch.done] == -1).all()
    assert not solve_many(positions[:3], budget=0).done.any()


def test_an_empty_batch_is_empty() -> None:
    assert solve_many([]).values.shape == (0, 52)
    assert dd_tables([]) == []


def test_progress_is_told_and_may_stop_the_work() -> None:
    deals = [Deal.random(Random(6)) for _ in range(6)]
    told: list[tuple[int, int]] = []
    dd_tables(deals, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (6, 6)

    def refuse(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dd_tables(deals, progress=refuse)


def test_several_threads_may_solve_at_once() -> None:
    """PROMISE-SOLVER-1."""
    random = Random(7)
    deals = [Deal.random(random) for _ in range(8)]
    alone = [dd_table(deal) for deal in deals]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(dd_table, deals)) == alone
    assert dd_tables(deals, threads=2) == alone


def test_values_are_whole_numbers_of_tricks() -> None:
    batch = solve_many([random_position(Random(8), 5)])
    assert batch.values.dtype == np.int8
    assert batch.idle.dtype == np.uint8
    assert batch.column(PACK[0]).shape == (1,)


def test_rows_at_different_points_of_the_play_have_the_values_of_their_positions() -> None:
    random = Random(33)
    positions = [random_position(random, random.randint(1, 7)) for _ in range(60)]
    for strain in Strain:
        some = [position for position in positions if position.strain is strain]
        rows = solve_rows(
            [[hand.bits for hand in position.hands] for position in some],
            strain,
            [position.leader.value for position in some],
            [position.trick for position in some],
        )
        assert rows.values.tolist() == solve_many(some).values.tolist()
