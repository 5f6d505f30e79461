"""Auctions measured against par."""

from sansatout.lab.bidding import from_par
from sansatout.lab.match import Match, play_board
from sansatout.lab.match_table import Player


def test_a_contract_played_as_double_dummy_is_as_far_from_par_as_its_auction() -> None:
    novice, same = Player("novice", "one-club"), 0
    for number in range(1, 13):
        table = play_board(Match(novice, novice, seed=8), number).tables[0]
        if table.tricks == table.double_dummy or not table.contract:
            assert table.to_par is not None
            assert from_par("one-club", 8, number) == abs(table.to_par)
            same += 1
    assert same
