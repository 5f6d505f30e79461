"""Auctions measured against par."""

from sansatout.cards import Strain
from sansatout.lab.bidding import bidding_match, reached
from sansatout.lab.match import Match, dealt, play_board
from sansatout.lab.match_table import Player
from sansatout.seats import Side
from sansatout.solver import dd_table


def test_a_contract_played_as_double_dummy_is_as_far_from_par_as_its_auction() -> None:
    novice, same = Player("novice", "one-club"), 0
    for number in range(1, 13):
        table = play_board(Match(novice, novice, seed=8), number).tables[0]
        if table.tricks == table.double_dummy or not table.contract:
            assert table.to_par is not None
            assert reached([novice], 8, number)[0].from_par == abs(table.to_par)
            same += 1
    assert same


def test_systems_are_compared_on_one_board() -> None:
    players = [Player("novice", system) for system in ("culbertson", "standard")]
    both = reached(players, 3, 5)
    assert both == [reached([player], 3, 5)[0] for player in players]


def test_a_bidding_match_is_fair() -> None:
    standard, club = Player("novice", "standard"), Player("novice", "one-club")
    imps = [bidding_match(standard, club, 3, number) for number in range(1, 7)]
    assert any(imps)
    assert [-bidding_match(club, standard, 3, number) for number in range(1, 7)] == imps
    assert bidding_match(standard, standard, 3, 1) == 0


def test_a_slam_counts_where_it_makes_and_the_points_are_there() -> None:
    """Every board of five hundred on which a side has 33 points, judged by its table."""
    novice, made = Player("novice"), []
    for number in range(1, 501):
        board, _ = dealt(Match(novice, novice, seed=41), number)
        strong = [s for s in Side if sum(board.deal[seat].points for seat in s.seats) >= 33]
        for side in strong:
            tricks = dd_table(board.deal)
            made.append(max(tricks[seat, strain] for seat in side.seats for strain in Strain) >= 12)
            assert len(reached([Player("novice", "standard")], 41, number)[0].slams) == made[-1]
    assert any(made)
