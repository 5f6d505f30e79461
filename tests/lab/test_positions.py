"""Levels asked in the same positions."""

from sansatout.lab.match import Match, play_board
from sansatout.lab.match_table import Player
from sansatout.lab.positions import ROLES, judge_board


def test_every_level_is_asked_and_what_it_gives_away_is_counted() -> None:
    found = judge_board(3, 1, ["novice"], plays="novice")
    assert found == judge_board(3, 1, ["novice"], plays="novice")
    for given in found.values():
        assert set(given.tricks) == set(given.points) == set(ROLES)
        assert all(count >= 0 for count in given.tricks.values())


def test_a_novice_gives_away_on_a_board_what_its_own_play_did() -> None:
    """Novices leave nothing to chance: asked again they play the same cards."""
    novice = Player("novice")
    for number in (1, 2, 3):
        given = judge_board(5, number, ["novice"], plays="novice")["novice"].tricks
        table = play_board(Match(novice, novice, seed=5, same_auction=True), number).tables[0]
        assert given["declaring"] == table.lost_declaring
        assert given["leading"] + given["defending"] == table.lost_defending
