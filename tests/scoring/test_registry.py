import pytest

from sansatout import scoring
from sansatout.errors import InputError


def test_every_system_is_found_by_its_key() -> None:
    for key, system in scoring.SYSTEMS.items():
        assert scoring.find(key) is system
        assert system.key == key


def test_an_unknown_key_is_a_clear_error() -> None:
    with pytest.raises(InputError, match="there is no scoring system 'whist'"):
        scoring.find("whist")
