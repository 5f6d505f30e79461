"""One registration a game: what it names is found, and what nobody registered is a clear error."""

from __future__ import annotations

import pickle

import pytest

from sansatout import locales
from sansatout.contract import Contract
from sansatout.errors import InputError
from sansatout.scoring.duplicate import DUPLICATE, DuplicateScoring
from sansatout.scoring.kontrakt import KontraktScoring as KontraktScoring
from sansatout.scoring.sheet import Column, Played
from sansatout.variants import ALL, SYSTEMS, VARIANTS, forget, game, register, scoring_system
from sansatout.variants.pamphlet import Kontrakt


def test_every_system_is_found_by_its_key() -> None:
    for key, system in SYSTEMS.items():
        assert scoring_system(key) is system
        assert system.key == key


def test_systems_are_those_the_games_name_and_what_is_only_kept_on_paper() -> None:
    assert list(SYSTEMS) == [*(variant.system.key for variant in ALL), "chicago"]


def test_an_unknown_key_is_a_clear_error() -> None:
    with pytest.raises(InputError, match="there is no scoring system ‘whist’"):
        scoring_system("whist")
    with pytest.raises(InputError, match="‘whist’"):
        game("whist")


def test_a_sheet_comes_back_from_another_process_with_its_own_system() -> None:
    for system in SYSTEMS.values():
        sheet = system.new_sheet()
        assert pickle.loads(pickle.dumps(system)) is system
        assert pickle.loads(pickle.dumps(sheet)) == sheet
    board = DUPLICATE.new_sheet().after(Played(Contract.parse("4S"), Column.WE, 10))
    back = pickle.loads(pickle.dumps(board))
    assert back.after(None) == board.after(None)
    assert back.system is DUPLICATE is DuplicateScoring()


def test_two_games_or_two_systems_do_not_share_a_key() -> None:
    class Other(KontraktScoring):
        """Another scoring under the same key."""

    class Twin(Kontrakt):
        """Another game with that scoring."""

        key = "twin"
        system = Other()

    with pytest.raises(ValueError, match="game with the key 'kontrakt'"):
        register(Kontrakt())
    with pytest.raises(ValueError, match="scoring system with the key 'kontrakt'"):
        register(Twin())
    assert "twin" not in VARIANTS


def test_a_game_that_shares_a_system_leaves_it_behind() -> None:
    class Cousin(Kontrakt):
        """Another game with the same scoring."""

        key = "cousin"

    cousin = Cousin()
    register(cousin)
    assert game("cousin").system is game("kontrakt").system
    forget(cousin)
    assert "cousin" not in VARIANTS
    assert scoring_system("kontrakt") is game("kontrakt").system


def test_how_a_deal_is_told_is_explained_in_words_that_are_there() -> None:
    for system in SYSTEMS.values():
        help_ = system.telling.form(system.options_type()).help
        for language in locales.LANGUAGES:
            assert help_ in locales.message_ids(language)
