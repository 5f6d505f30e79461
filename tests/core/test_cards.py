import copy
import pickle

import pytest

from sansatout.cards import PACK, Card, Rank, Strain, Suit
from sansatout.errors import NotationError


@pytest.mark.parametrize("kind", [Suit, Strain, Rank])
def test_parse_undoes_str(kind: type[Suit] | type[Strain] | type[Rank]) -> None:
    assert [kind.parse(str(member)) for member in kind] == list(kind)


def test_every_card_is_read_from_its_name() -> None:
    assert [Card.parse(str(card)) for card in PACK] == list(PACK)
    assert len({str(card) for card in PACK}) == 52


@pytest.mark.parametrize("text", ["", "s", "NT", "Spades", " S", "♠"])
def test_only_the_four_letters_are_suits(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not a suit: expected one of C D H S$"):
        Suit.parse(text)


@pytest.mark.parametrize("text", ["", "N", "nt", "SA", "Splendid"])
def test_only_five_words_are_strains(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not a strain: expected one of C D H S NT$"):
        Strain.parse(text)


@pytest.mark.parametrize("text", ["", "1", "10", "t", "AK", "TEN"])
def test_only_thirteen_letters_are_ranks(text: str) -> None:
    with pytest.raises(NotationError, match="is not a rank: expected one of 2 3 4 5 6 7 8 9 T"):
        Rank.parse(text)


@pytest.mark.parametrize("text", ["", "AS", "S", "S10", "SAA", "sa", "SA ", "NTA"])
def test_a_card_is_a_suit_and_a_rank(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Card.parse(text)
    assert str(caught.value) == (
        f"‘{text}’ is not a card: expected a suit and a rank like SA or HT"
    )


def test_suits_rank_from_clubs_to_spades() -> None:
    """L-CARD-2, PB-2.4, HU-1.3, MB-2.2."""
    assert [str(s) for s in sorted(Strain, key=lambda s: s.value)] == ["C", "D", "H", "S", "NT"]
    assert [suit.strain for suit in Suit] == list(Strain)[:4]
    assert [str(s) for s in sorted(Suit, key=lambda s: s.value)] == ["C", "D", "H", "S"]


def test_ranks_run_from_the_two_to_the_ace() -> None:
    """L-CARD-3, PB-2.2, HU-1.2, MB-2.1."""
    assert "".join(str(rank) for rank in sorted(Rank, key=lambda r: r.value)) == "23456789TJQKA"
    assert Card.parse("DT") < Card.parse("DJ") < Card.parse("DA")


def test_honours_are_the_five_highest() -> None:
    """PB-2.3."""
    assert "".join(str(rank) for rank in Rank if rank.is_honour) == "TJQKA"


def test_aces_kings_queens_jacks_count_four_three_two_one() -> None:
    """MB-2.3: 40 in the pack."""
    assert [rank.points for rank in reversed(Rank)] == [4, 3, 2, 1, *[0] * 9]
    assert sum(card.rank.points for card in PACK) == 40


def test_minors_and_majors() -> None:
    assert [str(s) for s in Strain if s.is_minor] == ["C", "D"]
    assert [str(s) for s in Strain if s.is_major] == ["H", "S"]


def test_no_trump_has_no_suit() -> None:
    assert Strain.NT.suit is None
    assert [strain.suit for strain in Strain if strain is not Strain.NT] == list(Suit)


def test_members_of_different_kinds_are_never_equal() -> None:
    different: tuple[object, ...] = (Suit.C, Strain.C, Rank.TWO, 0, "C")
    assert all(a is b or a != b for a in different for b in different)
    assert all((Suit.C, Strain.C, Rank.TWO))


def test_a_card_is_one_object_also_after_copying() -> None:
    card = Card.parse("HQ")
    assert Card(Suit.H, Rank.QUEEN) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_repr_rebuilds_the_card() -> None:
    assert repr(Card.parse("HQ")) == "Card.parse('HQ')"


def test_signs_are_for_people() -> None:
    assert "".join(suit.symbol for suit in Suit) == "♣♦♥♠"
    assert [strain.symbol for strain in Strain] == ["♣", "♦", "♥", "♠", "NT"]
