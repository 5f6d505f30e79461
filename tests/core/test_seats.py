import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import seats

from sansatout.errors import NotationError
from sansatout.seats import Seat, Side, Vulnerability


def test_the_game_runs_clockwise() -> None:
    """MB-1.2, L-CALL-1 (A-05): North, East, South, West."""
    assert "".join(map(str, Seat.N.round())) == "NESW"
    assert "".join(map(str, Seat.W.round())) == "WNES"


@given(seats)
def test_partners_sit_opposite(seat: Seat) -> None:
    """L-SIDE-2, PB-1.1, HU-1.1, MB-1.1."""
    assert seat.partner.partner is seat
    assert seat.partner.side is seat.side
    assert seat.lho.side is seat.rho.side is seat.side.other
    assert seat.lho.lho is seat.partner
    assert seat.lho.rho is seat


@given(seats, seats)
def test_turns_lead_from_seat_to_seat(one: Seat, two: Seat) -> None:
    assert one.after(one.turns_to(two)) is two
    assert 0 <= one.turns_to(two) <= 3


@given(seats, st.integers(-100, 100))
def test_four_turns_lead_back(seat: Seat, turns: int) -> None:
    assert seat.after(turns) is seat.after(turns + 4)
    assert seat.after(turns).after(-turns) is seat


def test_a_side_has_its_two_seats() -> None:
    assert Side.NS.seats == (Seat.N, Seat.S)
    assert Side.EW.seats == (Seat.E, Seat.W)
    assert Side.NS.other is Side.EW
    assert Side.EW.other is Side.NS


def test_north_is_truthy_and_no_number() -> None:
    assert bool(Seat.N)
    assert Seat.N != 0  # type: ignore[comparison-overlap]
    assert ["north", "east"][Seat.E] == "east"


@pytest.mark.parametrize("kind", [Seat, Side, Vulnerability])
def test_parse_undoes_str(kind: type[Seat] | type[Side] | type[Vulnerability]) -> None:
    assert [kind.parse(str(member)) for member in kind] == list(kind)
    assert [pickle.loads(pickle.dumps(member)) for member in kind] == list(kind)


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        (Seat, "n", "‘n’ is not a seat: expected one of N E S W"),
        (Seat, "North", "‘North’ is not a seat: expected one of N E S W"),
        (Side, "SN", "‘SN’ is not a side: expected NS or EW"),
        (Vulnerability, "none", "‘none’ is not a vulnerability: expected None, NS, EW or All"),
        (Vulnerability, "Both", "‘Both’ is not a vulnerability: expected None, NS, EW or All"),
    ],
)
def test_seats_are_read_strictly(
    kind: type[Seat] | type[Side] | type[Vulnerability], text: str, message: str
) -> None:
    with pytest.raises(NotationError) as caught:
        kind.parse(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("ns", [False, True])
@pytest.mark.parametrize("ew", [False, True])
def test_vulnerability_says_which_sides(ns: bool, ew: bool) -> None:  # noqa: FBT001 (a parameter)
    vulnerability = Vulnerability.of(ns=ns, ew=ew)
    assert vulnerability.includes(Side.NS) is ns
    assert vulnerability.includes(Side.EW) is ew
