"""Manners are recorded with their law, and have no remedy."""

import pytest

from sansatout import locales
from sansatout.events.irregular import Remark
from sansatout.laws import Ruling
from sansatout.laws.proprieties import PROPRIETIES
from sansatout.laws.texts import ruling_text
from sansatout.seats import Seat
from tests.laws.helpers import at_table, does, in_auction, offers

BREACHES = [
    ("L-PROP-0", "incorrect"),
    ("L-PROP-1", "slow_call"),
    ("L-PROP-2", "hasty_call"),
    ("L-PROP-3", "intonation"),
    ("L-PROP-4", "doubtful_call"),
    ("L-PROP-5", "pleased_with_partner"),
    ("L-PROP-6", "displeased_with_partner"),
    ("L-PROP-7", "score_reminder"),
    ("L-PROP-8", "auction_reminder"),
    ("L-PROP-9", "comment_on_partner"),
    ("L-PROP-10", "detached_card"),
    ("L-PROP-11", "early_gather"),
    ("L-PROP-12", "peeking"),
    ("L-PROP-13", "bad_company"),
    ("L-PROP-14", "dummy_wanders"),
    ("L-PROP-16", "deliberate"),
    ("L-SPEC-1", "spectator"),
]


@pytest.mark.parametrize(("law", "what"), BREACHES)
def test_a_breach_is_recorded_and_changes_nothing_else(law: str, what: str) -> None:
    before = at_table()
    ref = does(before, "W", Remark(what))
    assert ref.rights.remarks == ((Seat.W, what),)
    assert [(one.message, one.law) for one in ref.rulings] == [("remarked", law)]
    assert offers(ref) == offers(before)
    assert (ref.turn, ref.phase) == (before.turn, before.phase)


def test_l_prop_15_everybody_but_dummy_may_warn_partner() -> None:
    table = at_table()
    assert does(table, "N", Remark("warning_partner")).rights.remarks == (
        (Seat.N, "warning_partner"),
    )
    assert does(table, "E", Remark("warning_partner")).rights.remarks == ()
    assert does(in_auction("1S"), "N", Remark("warning_partner")).rights.remarks == ()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_breach_has_words(language: str) -> None:
    for what, law in PROPRIETIES.items():
        said = ruling_text(Ruling("remarked", law, {"seat": Seat.W, "kind": what}), language)
        assert what not in said
        assert said.endswith(f"({law})")


def test_an_unknown_breach_is_refused() -> None:
    ref = does(at_table(), "W", Remark("whistling"))
    assert not ref.last.ok
    assert ref.rights.remarks == ()
