"""The yardsticks are counted as they are told."""

from sansatout.cards import Hand
from sansatout.events.acts import Play
from sansatout.lab.match_table import Player, play_table
from sansatout.lab.yardsticks import costly_cards, declared, foreign, led
from sansatout.seats import Side
from sansatout.solver import Position, solve_cards

NOVICE = Player("novice", "culbertson")


def test_a_lead_costs_what_it_loses_with_all_hands_known() -> None:
    """The board is bid by one system, and read by another."""
    for number in (1, 2):
        board, words = foreign(5, number, "standard")
        play = play_table(board, dict.fromkeys(Side, NOVICE), words, f"5 {number}").state.play
        assert play is not None
        first = play.tricks[0]
        n, e, s, w = (board.deal[seat] for seat in type(first.leader))
        values = solve_cards(Position((n, e, s, w), play.strain, first.leader)).values
        found = led(5, number, NOVICE, "standard")
        assert found.cost == max(values.values()) - values[first.cards[0]]
        assert found.has_trumps is (play.strain.suit is not None)


def test_costly_cards_are_those_after_which_the_declaring_side_can_take_fewer() -> None:
    board, words = foreign(5, 3, "standard")
    table = play_table(board, dict.fromkeys(Side, NOVICE), words, "5 3")
    state, play = board.start(), table.state.play
    assert play is not None
    for seat, word in words:
        state = state.after(seat, word)
    count = 0
    for card in [card for trick in play.tricks for card in trick.cards] + list(play.cards):
        now, actor, turn = state.play, state.actor, state.turn
        assert now is not None
        assert actor is not None
        n, e, s, w = map(Hand.from_bits, now.hands)
        values = solve_cards(Position((n, e, s, w), now.strain, now.leader, now.cards)).values
        if actor.side is now.declarer.side:
            count += values[card] < max(values.values())
        state = state.after(actor, Play(card, None if turn is actor else turn))
    assert costly_cards(table) == count
    assert declared(5, 3, NOVICE, "standard") == count
