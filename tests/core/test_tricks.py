import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import cards, hands, seats, strains, suits

from sansatout.cards import PACK, Card, Hand, Strain, Suit
from sansatout.errors import IllegalPlayError
from sansatout.seats import Seat
from sansatout.tricks import Trick, check_follows, following, winning_place


def played(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


@given(hands, suits)
def test_the_suit_led_must_be_followed(hand: Hand, led: Suit) -> None:
    """L-TURN-2, PB-5.3, PB-5.4, HU-4.4, BW-7.2, MB-6.3: who cannot may play anything."""
    allowed = following(hand, led)
    assert allowed == (hand.suit(led) or hand)
    assert following(hand, None) == hand


@given(hands, cards, st.one_of(st.none(), suits))
def test_the_check_agrees_with_the_cards_allowed(hand: Hand, card: Card, led: Suit | None) -> None:
    try:
        check_follows(hand, card, led, seat=Seat.E, rule="L-TURN-2")
    except IllegalPlayError:
        refused = True
    else:
        refused = False
    assert refused == (card not in following(hand, led))


def test_the_error_names_the_cards_that_may_be_played() -> None:
    hand = Hand.parse("A.KJ.5.2")
    with pytest.raises(IllegalPlayError) as caught:
        check_follows(hand, Card.parse("SA"), Suit.H, seat=Seat.E, rule="L-TURN-2")
    assert str(caught.value) == (
        "illegal card ‘SA’: E can follow suit and must play one of HK HJ (L-TURN-2)"
    )
    with pytest.raises(IllegalPlayError) as caught:
        check_follows(hand, Card.parse("SK"), None, seat=Seat.E, rule="L-TURN-2")
    assert str(caught.value) == "illegal card ‘SK’: E does not hold it"


@pytest.mark.parametrize(
    ("cards_", "strain", "winner"),
    [
        ("SQ SK SA S2", "NT", Seat.S),
        ("SQ SK SA S2", "H", Seat.S),
        ("SA H2 SK SQ", "H", Seat.E),
        ("SA H2 H3 SQ", "H", Seat.S),
        ("SA H2 H3 SQ", "NT", Seat.N),
        ("H2 SA CA DA", "NT", Seat.N),
        ("H2 SA CA DA", "S", Seat.E),
        ("C2 HA DK SQ", "NT", Seat.N),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(
    cards_: str, strain: str, winner: Seat
) -> None:
    """L-TRICK-1, L-TRICK-2, PB-4.10, HU-4.5, H12, BW-7.3, MB-6.4."""
    trick = Trick(Seat.N.round(), played(cards_))
    assert trick.winner(Strain.parse(strain)) is winner


@given(st.lists(cards, min_size=1, max_size=4, unique=True), strains)
def test_the_winner_by_the_letter_of_the_rule(cards_: list[Card], strain: Strain) -> None:
    trumps = [card for card in cards_ if card.suit is strain.suit]
    led = [card for card in cards_ if card.suit is cards_[0].suit]
    assert cards_[winning_place(cards_, strain)] == max(trumps or led)


@given(seats, st.permutations(PACK).map(lambda p: p[:4]))
def test_a_trick_goes_round(leader: Seat, cards_: list[Card]) -> None:
    trick = Trick(leader.round())
    assert trick.leader is trick.turn is leader
    assert trick.led is None
    for seat, card in zip(leader.round(), cards_, strict=True):
        assert not trick.is_complete
        assert trick.turn is seat
        trick = trick.after(card)
        assert trick.led is cards_[0].suit
    assert trick.is_complete
    assert trick.turn is None
