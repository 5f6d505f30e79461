"""The players' own numbers in the shuffle: when they are taken, and that they decide the cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.errors import IllegalActionError, InputError
from sansatout.events import Event
from sansatout.events.acts import Contribute, Cut, Laws, LayOut, MakeTable, Shuffle
from sansatout.events.irregular import DealCards
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.fold import after
from sansatout.table.shuffle import shuffled_pack
from sansatout.table.state import Stage, Table
from tests.table.driving import DEAL, SECRET, does, made
from tests.views import view

NUMBERS = st.binary(min_size=32, max_size=32).map(bytes.hex)
MINE = Contribute("cd" * 32)


def committed(laws: Laws = "enforced") -> Table:
    """Return a table whose shuffle is committed to."""
    act = MakeTable("rulebook", ("a", "b", "c", "d"), {}, "t", "fixed", laws)
    return does(after(None, Event(0, None, act)), None, Shuffle(SECRET))


@given(st.dictionaries(st.sampled_from(Seat), NUMBERS), st.integers(4, 48))
def test_the_numbers_are_in_the_deal(numbers: dict[Seat, str], cut: int) -> None:
    table = committed()
    for seat, number in numbers.items():
        table = does(table, seat, Contribute(number))
    table = does(table, None, Cut(cut))
    pack = shuffled_pack(SECRET, cut=cut, table="t", deal=1, contributions=numbers)
    assert table.deal is not None
    assert table.deal.deal == pack.deal(table.dealer)


def test_everybody_sees_who_has_contributed_what() -> None:
    table = does(committed(), Seat.W, MINE)
    for seat in (*Seat, None):
        deal = view(table, seat)["deal"]
        assert isinstance(deal, dict)
        assert deal["contributions"] == {"W": MINE.number}


@pytest.mark.parametrize("laws", ["enforced", "at-the-table"])
def test_a_number_is_taken_once(laws: Laws) -> None:
    table = does(committed(laws), Seat.S, MINE)
    with pytest.raises(IllegalActionError, match="already"):
        does(table, Seat.S, Contribute("ef" * 32))
    assert does(table, Seat.N, MINE).contributions == {Seat.S: MINE.number, Seat.N: MINE.number}


@pytest.mark.parametrize("laws", ["enforced", "at-the-table"])
def test_a_number_comes_after_the_commitment_and_before_the_cut(laws: Laws) -> None:
    table = committed(laws)
    cut = does(table, table.cutter, Cut(20))
    for early_or_late in (replace(table, stage=Stage.SHUFFLE), cut):
        with pytest.raises(IllegalActionError, match="giving a number"):
            does(early_or_late, Seat.S, MINE)


def test_nobody_contributes_once_dealing_has_begun_without_a_cut() -> None:
    table = committed("at-the-table")
    begun = does(table, table.dealer, DealCards("AB"[table.pack], 1))
    with pytest.raises(IllegalActionError, match="giving a number"):
        does(begun, Seat.S, MINE)


def test_the_table_itself_contributes_nothing() -> None:
    with pytest.raises(IllegalActionError):
        does(committed(), None, MINE)


def test_a_wrong_number_is_refused() -> None:
    with pytest.raises(InputError, match="64 hexadecimal digits"):
        does(committed(), Seat.S, Contribute("12"))


def test_the_next_shuffle_begins_without_numbers() -> None:
    table = replace(does(committed(), Seat.S, MINE), stage=Stage.SHUFFLE)
    assert not does(table, None, Shuffle("11" * 32)).contributions
    assert not does(table, None, LayOut(str(DEAL))).contributions
    assert not made("kontrakt").contributions
