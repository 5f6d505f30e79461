from dataclasses import dataclass

import pytest

from sansatout.errors import InputError
from sansatout.options import Options, option, option_list, parse_options, shown


@dataclass(frozen=True, slots=True)
class Sample(Options):
    carried: bool = option(default=False, rule="H08")
    premium: str = option("winner", "both_sides", rule="P23")
    reward: int = option(50, 100, 0, rule="H05")
    rubbers: int = option(1, rule="P03")


def test_an_option_has_its_default_first() -> None:
    """PROMISE-SCORE-3."""
    assert [(c.name, c.rule, c.values) for c in option_list(Sample)] == [
        ("carried", "H08", (False, True)),
        ("premium", "P23", ("winner", "both_sides")),
        ("reward", "H05", (50, 100, 0)),
        ("rubbers", "P03", ()),
    ]
    assert parse_options(Sample, {}) == Sample()


@pytest.mark.parametrize(
    "given",
    [
        {"carried": True, "premium": "both_sides", "reward": 0, "rubbers": 4},
        {"carried": "true", "premium": "both_sides", "reward": "0", "rubbers": "4"},
    ],
)
def test_readings_are_chosen_by_value_or_by_text(given: dict[str, object]) -> None:
    assert parse_options(Sample, given) == Sample(
        carried=True, premium="both_sides", reward=0, rubbers=4
    )


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"carry": True},
            "there is no option ‘carry’: expected one of carried, premium, reward, rubbers",
        ),
        (
            {"premium": "loser"},
            "option premium cannot be ‘loser’: expected one of winner, both_sides",
        ),
        ({"carried": 1}, "option carried cannot be ‘1’: expected one of false, true"),
        ({"reward": 75}, "option reward cannot be ‘75’: expected one of 50, 100, 0"),
        ({"reward": False}, "option reward cannot be ‘false’: expected one of 50, 100, 0"),
        ({"rubbers": "x"}, "option rubbers cannot be ‘x’: expected a whole number like 1"),
        ({"rubbers": 1.5}, "option rubbers cannot be ‘1.5’: expected a whole number like 1"),
        ({"rubbers": True}, "option rubbers cannot be ‘True’: expected a whole number like 1"),
    ],
)
def test_other_readings_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_options(Sample, given)
    assert str(caught.value) == message


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(InputError) as caught:
        parse_options(Options, {"carried": True})
    assert str(caught.value) == "there is no option ‘carried’: expected one of none"


def test_a_sheet_shows_the_readings_in_force() -> None:
    """PROMISE-SCORE-3."""
    assert shown(Sample(carried=True)) == (
        ("carried", "true", "H08"),
        ("premium", "winner", "P23"),
        ("reward", "50", "H05"),
        ("rubbers", "1", "P03"),
    )
