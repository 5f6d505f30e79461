import copy
import pickle

import pytest

from sansatout.cards import Card
from sansatout.errors import IllegalPlayError, InputError, NotationError, SansatoutError
from sansatout.seats import Seat

ERRORS = (
    NotationError("not-a-card", text="S1"),
    NotationError("not-a-card", text="S1", line=3, column=14),
    InputError("hand-size", seat=Seat.N, count=1, expected=13),
    IllegalPlayError("card-not-held", rule="L-TURN-2", card=Card.parse("SA"), seat=Seat.E),
)


def test_an_error_says_what_was_wrong_and_what_was_expected() -> None:
    assert [str(error) for error in ERRORS] == [
        "‘S1’ is not a card: expected a suit and a rank like SA or HT",
        "line 3, column 14: ‘S1’ is not a card: expected a suit and a rank like SA or HT",
        "N has one card: expected 13",
        "illegal card ‘SA’: E does not hold it (L-TURN-2)",
    ]


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_an_error_survives_pickling(error: SansatoutError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert (again.message, again.rule, again.arguments) == (
            error.message, error.rule, error.arguments,
        )  # fmt: skip


def test_an_error_about_input_is_a_value_error() -> None:
    assert all(isinstance(error, ValueError) for error in ERRORS)


def test_what_was_given_may_hold_any_sign() -> None:
    text = "{ $text } {x} ' é \n"
    assert str(NotationError("not-a-suit", text=text)).startswith(f"‘{text}’ is not a suit")
