import pickle

import pytest
from hypothesis import given
from tests.strategies import cards, hands

from sansatout.cards import PACK, Card, Hand, Suit
from sansatout.errors import NotationError


@given(hands)
def test_parse_undoes_str(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand


@given(hands, hands)
def test_a_hand_is_a_set(one: Hand, two: Hand) -> None:
    first, second = frozenset(one), frozenset(two)
    assert frozenset(one & two) == first & second
    assert frozenset(one | two) == first | second
    assert frozenset(one - two) == first - second
    assert frozenset(one ^ two) == first ^ second
    assert (one <= two, one < two, one >= two) == (first <= second, first < second, first >= second)
    assert one.isdisjoint(two) == first.isdisjoint(second)
    assert (one == two) == (first == second)
    assert len(one) == len(first)


@given(hands, hands)
def test_a_hand_works_with_plain_sets(one: Hand, two: Hand) -> None:
    plain = set(two)
    assert one & plain == one & two == plain & one
    assert one | plain == one | two
    assert one - plain == one - two


@given(hands)
def test_equal_hands_have_equal_hashes(hand: Hand) -> None:
    other = Hand(reversed(list(hand)))
    assert other == hand
    assert hash(other) == hash(hand)


@given(hands, cards)
def test_a_card_comes_and_goes(hand: Hand, card: Card) -> None:
    assert card in hand.with_card(card)
    assert card not in hand.without(card)
    assert hand.with_card(card).without(card) == hand.without(card)
    assert (card in hand) == (hand.with_card(card) == hand)


@given(hands)
def test_cards_come_from_the_highest_spade_to_the_lowest_club(hand: Hand) -> None:
    assert [card.index for card in hand] == sorted((card.index for card in hand), reverse=True)


@given(hands)
def test_the_suits_make_up_the_hand(hand: Hand) -> None:
    assert sum(hand.lengths()) == len(hand)
    assert hand.lengths() == tuple(len(hand.suit(suit)) for suit in reversed(Suit))
    for suit in Suit:
        assert hand.length(suit) == len(hand.ranks(suit)) == hand.holding(suit).bit_count()
        assert all(card.suit is suit for card in hand.suit(suit))


@given(hands)
def test_points_honours_and_aces_are_counted_card_by_card(hand: Hand) -> None:
    assert hand.points == sum(card.rank.points for card in hand)
    assert hand.aces == sum(str(card.rank) == "A" for card in hand)
    for suit in Suit:
        assert hand.honours(suit) == sum(card.rank.is_honour for card in hand.suit(suit))


@given(hands)
def test_a_hand_survives_pickling(hand: Hand) -> None:
    assert pickle.loads(pickle.dumps(hand)) == hand


def test_a_void_is_empty_in_the_notation() -> None:
    assert str(Hand()) == "..."
    assert str(Hand(PACK[:13])) == "...AKQJT98765432"
    assert repr(Hand.parse("A...2")) == "Hand.parse('A...2')"


def test_other_things_are_not_in_a_hand() -> None:
    names: tuple[object, ...] = ("SA", 51, None)
    assert not any(name in Hand(PACK) for name in names)
    assert Hand(PACK) != (1 << 52) - 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "‘’ is not a hand: expected spades.hearts.diamonds.clubs like AK5.KJT64.74.763"),
        ("A.K.Q", "‘A.K.Q’ is not a hand: expected spades.hearts.diamonds.clubs"),
        ("A.K.Q.J.T", "‘A.K.Q.J.T’ is not a hand"),
        ("AA...", "‘AA...’ has SA twice: expected different cards"),
        (".KA..", "‘.KA..’ lists KA out of order: expected ranks from high to low"),
        ("a...", "‘a’ is not a rank: expected one of 2 3 4"),
        ("-...", "‘-’ is not a rank"),
        ("A . . .", "‘ ’ is not a rank"),
        ("10...", "‘1’ is not a rank"),
    ],
)
def test_a_hand_is_read_strictly(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Hand.parse(text)
    assert str(caught.value).startswith(message)
