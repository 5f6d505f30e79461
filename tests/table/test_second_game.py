"""Minibridge at a table: first or second game by agreement, and what silence about it means."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.events.acts import (
    Act,
    Announce,
    Ask,
    Choose,
    Claim,
    Cut,
    LayOut,
    NextDeal,
    Respond,
    Shuffle,
)
from sansatout.robots import Seen, decide
from sansatout.seats import Seat
from sansatout.server.protocol import encode
from sansatout.table.state import Stage, Table
from sansatout.table.view import view
from tests.table.driving import DEAL, SECRET, does, made, offers

N, E, S, W = Seat
LAID = LayOut("N:" + " ".join(map(str, DEAL.hands)), E)


def seen(table: Table, seat: Seat | None = S) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(encode(view(table, seat)))
    return plain


def agreed(table: Table, act: Ask, by: Seat = S) -> Table:
    """All others agree to what a player asks."""
    table = does(table, by, act)
    for seat in [one for one in table.seats if one is not by]:
        table = does(table, seat, Respond(act.what, "accept"))
    return table


def told(table: Table) -> Table:
    """The cards lie, and everybody has told the points."""
    table = does(table, None, LAID)
    while table.deal is not None and table.deal.dialogue.name == "announcing":
        seat = table.actor
        assert seat is not None
        table = does(table, seat, Announce(table.deal.deal[seat].points))
    return table


def played(table: Table, choice: Choose, tricks: int) -> Table:
    """South chooses and takes so many tricks; all agree."""
    table = told(table)
    table = does(does(table, S, choice), S, Claim(tricks, words="so"))
    assert table.pending is not None
    for seat in table.pending.waiting:
        table = does(table, seat, Respond("claim", "accept"))
    assert table.stage is Stage.BETWEEN
    return table


def last_entries(table: Table) -> list[tuple[str, str, int]]:
    """What the last deal left on the sheet: whose, what for, how much."""
    lines = seen(table)["sheet"]["lines"]
    return [(one["owner"], one["label"], one["points"]) for one in lines[-1]["entries"]]


GAME = Choose(Strain.NT, bonus=True)


def after_one_deal(key: str = "minibridge", *players: str, **options: Any) -> Table:
    return played(made(key, *players, **options), GAME, 9)


def second(*seats: Seat) -> Ask:
    return Ask("second-game", second=seats)


@pytest.mark.parametrize(
    ("seats", "points"), [((), 300), ((N, S), 500), ((E, W), 300), ((N, E, S, W), 500)]
)
def test_mb_amb_03_a_table_agrees_on_the_game_of_each_side(
    seats: tuple[Seat, ...], points: int
) -> None:
    """MB-7.2: 300 in the first game, 500 in the second, of declarer's side."""
    table = after_one_deal()
    assert last_entries(table)[0] == ("we", "bonus", 300)
    table = agreed(table, second(*seats))
    assert seen(table)["deal"]["next_second"] == [str(seat) for seat in seats]
    table = does(table, E, NextDeal())
    ready = does(table, None, Shuffle(SECRET))
    assert seen(ready)["deal"]["vulnerable"] == [str(seat) for seat in seats]
    table = played(table, GAME, 9)
    assert seen(table)["deal"]["vulnerable"] == [str(seat) for seat in seats]
    assert last_entries(table)[0] == ("we", "bonus", points)


@pytest.mark.parametrize(("seats", "points"), [((E, W), 50), ((N, S), 100)])
def test_mb_7_6_each_trick_short_costs_twice_as_much_in_the_second_game(
    seats: tuple[Seat, ...], points: int
) -> None:
    table = does(agreed(after_one_deal(), second(*seats)), E, NextDeal())
    assert last_entries(played(table, GAME, 8)) == [("they", "short-of-target", points)]


def test_it_is_agreed_deal_by_deal() -> None:
    table = does(agreed(after_one_deal(), second(N, S)), E, NextDeal())
    table = does(played(table, GAME, 9), E, NextDeal())
    assert last_entries(played(table, GAME, 9))[0] == ("we", "bonus", 300)


def test_a_deal_that_nobody_plays_leaves_what_was_agreed() -> None:
    """MB-4.2: at twenty each the cards are dealt again."""
    table = does(agreed(after_one_deal(), second(N, S)), E, NextDeal())
    table = does(table, None, LayOut("N:" + " ".join(map(str, Deal.unrank(0).hands)), E))
    for seat in E.round():
        table = does(table, seat, Announce(10))
    assert seen(table)["deal"]["phase"] == "void"
    table = played(does(table, E, NextDeal()), GAME, 9)
    assert last_entries(table)[0] == ("we", "bonus", 500)


def test_before_the_cut_it_holds_at_once_and_the_cut_waits_for_the_answers() -> None:
    table = does(made("minibridge"), None, Shuffle(SECRET))
    table = does(table, W, second(E, W))
    with pytest.raises(RuleError, match="answered first"):
        does(table, None, Cut(20))
    for seat in (N, E, S):
        table = does(table, seat, Respond("second-game", "accept"))
    assert seen(table)["deal"]["vulnerable"] == ["E", "W"]
    assert seen(does(table, W, Cut(20)))["deal"]["vulnerable"] == ["E", "W"]


def test_the_next_deal_waits_for_the_answers() -> None:
    table = does(after_one_deal(), S, second(N, S))
    with pytest.raises(RuleError, match="answered first"):
        does(table, E, NextDeal())


def test_one_who_does_not_agree_is_enough() -> None:
    table = does(after_one_deal(), S, second(N, S))
    table = does(
        does(table, N, Respond("second-game", "accept")), W, Respond("second-game", "refuse")
    )
    assert "next_second" not in seen(table)["deal"]
    assert last_entries(played(does(table, E, NextDeal()), GAME, 9))[0] == ("we", "bonus", 300)


@pytest.mark.parametrize("asked", [second(N), second(N, E), second(N, S, S), second(N, S, E)])
def test_half_a_side_is_not_in_its_second_game(asked: Ask) -> None:
    with pytest.raises(RuleError, match="for whole sides"):
        does(after_one_deal(), S, asked)


def test_who_has_seen_cards_agrees_on_nothing() -> None:
    table = told(made("minibridge"))
    asks = [one["payload"]["what"] for one in offers(table, S) if one["kind"] == "ask"]
    assert asks == ["undo"]
    with pytest.raises(RuleError, match="before its cards are dealt"):
        does(table, S, second(N, S))


@pytest.mark.parametrize("reading", ["by-board", "by-bonus"])
def test_where_the_sheet_tells_it_there_is_nothing_to_agree_on(reading: str) -> None:
    table = after_one_deal(vulnerability=reading)
    assert not [one for one in offers(table, S) if one["kind"] == "ask"]
    with pytest.raises(RuleError):
        does(table, S, second(N, S))


def test_what_holds_already_is_not_offered() -> None:
    table = agreed(after_one_deal(), second(N, S))
    asks = [one["payload"] for one in offers(table, S) if one["kind"] == "ask"]
    assert asks == [
        {"what": "second-game"},
        {"what": "second-game", "second": ["E", "W"]},
        {"what": "second-game", "second": ["N", "E", "S", "W"]},
    ]


def test_mb_8_4_each_of_three_players_has_a_game_of_their_own() -> None:
    table = after_one_deal("minibridge-3", "a", "b", "c")
    table = does(agreed(table, second(S)), E, NextDeal())
    table = played(table, GAME, 9)
    assert last_entries(table)[0] == ("S", "bonus", 500)
    table = does(agreed(table, second(W, E)), E, NextDeal())
    assert last_entries(played(table, GAME, 9))[0] == ("S", "bonus", 300)


def robot(table: Table, seat: Seat) -> Act:
    return decide(Seen.of(table, seat), level="novice", system="culbertson", seed=1).act


@pytest.mark.parametrize(
    ("seats", "silence", "words"),
    [
        ((), "no-bonus", Choose(Strain.S)),
        ((N, S), "no-bonus", Choose(Strain.S, bonus=True)),
        ((), "bonus", Choose(Strain.S, bonus=False)),
        ((N, S), "bonus", Choose(Strain.S)),
    ],
)
def test_robots_tell_their_points_and_choose_by_the_game_agreed_on(
    seats: tuple[Seat, ...], silence: str, words: Choose
) -> None:
    """Annex 1: 23 points with eight spades together are for the bonus in the second game only."""
    table = does(agreed(after_one_deal(silence=silence), second(*seats)), E, NextDeal())
    cards = "N:QJ4.A983.Q73.953 T9.QJT6.KJT.KQJT AK752.K4.A82.842 863.752.9654.A76"
    table = does(table, None, LayOut(cards, N))
    for seat, points in ((N, 9), (E, 13), (S, 14), (W, 4)):
        assert robot(table, seat) == Announce(points)
        table = does(table, seat, Announce(points))
    assert robot(table, S) == words
    assert words in [
        Choose(Strain.parse(one["payload"]["strain"]), bonus=one["payload"].get("bonus"))
        for one in offers(table, S)
        if one["kind"] == "choose"
    ]


@pytest.mark.parametrize(
    ("silence", "choice", "bonus"),
    [
        ("no-bonus", Choose(Strain.NT), False),
        ("no-bonus", Choose(Strain.NT, bonus=False), False),
        ("bonus", Choose(Strain.NT), True),
        ("bonus", Choose(Strain.NT, bonus=True), True),
        ("bonus", Choose(Strain.NT, bonus=False), False),
    ],
)
def test_mb_amb_11_silence_means_what_the_table_agreed(
    silence: str, choice: Choose, *, bonus: bool
) -> None:
    table = played(made("minibridge", silence=silence), choice, 9)
    assert seen(table)["deal"]["bargain"]["bonus"] is bonus
    assert seen(table)["deal"]["dialogue"]["bonus"] is bonus
    assert last_entries(table)[0][1] == ("bonus" if bonus else "made-without-bonus")


def test_mb_4_1_players_tell_their_points_and_are_helped_with_the_count() -> None:
    """MB-AMB-09: the sum has to be forty."""
    table = does(made("minibridge"), None, LAID)
    assert seen(table)["deal"]["turn"] == "E"
    helped = [one["payload"] for one in offers(table, E) if one.get("suggested")]
    assert helped == [{"points": 3}]
    for seat, points in ((E, 4), (S, 17), (W, 9), (N, 11)):
        table = does(table, seat, Announce(points))
    assert (seen(table)["deal"]["turn"], seen(table)["deal"]["dialogue"]["recounts"]) == ("E", 1)
