from random import Random

import pytest

from sansatout import robots
from sansatout.cards import Card
from sansatout.events.acts import Play
from sansatout.robots.play.layouts import draw
from sansatout.robots.play.lookahead import lookahead
from sansatout.robots.play.rules import advice
from sansatout.robots.play.values import evaluate
from sansatout.seats import Seat
from tests.robots.play.playing import contract, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
FUSION = "N:AJ2.432.5432.432 Q43.KQJ9.QJT.QJT KT9.A65.AK6.AK65 8765.T87.987.987"


def test_looking_ahead_never_promises_more_than_hindsight() -> None:
    seen = seen_by(contract(DEAL, CALLS, "CK C6 C3 CA SA S3 S4 S5"), Seat.S)
    layouts = draw(seen, 12, Random(1), {})
    values = evaluate(seen, layouts)
    ahead = lookahead(seen, layouts, values.cards, values.aim)
    assert ahead is not None
    for card, points in zip(values.cards, values.points, strict=True):
        assert ahead[card] <= points + 1e-6


def test_a_two_way_finesse_is_no_sure_trick_when_looking_ahead() -> None:
    """Double dummy the queen is always found; one plan for all layouts has to guess."""
    cards = "H7 H2 H9 HA CA C7 C2 CT CK C8 C3 CJ DA D7 D2 DT DK D8 D3 DJ"
    seen = seen_by(contract(FUSION, "Pass Pass 1NT Pass Pass Pass", cards), Seat.S)
    layouts = draw(seen, 30, Random(2), {})
    values = evaluate(seen, layouts)
    ahead = lookahead(seen, layouts, values.cards, values.aim)
    assert ahead is not None
    best = float(values.points.max())
    assert max(ahead.values()) < best


def test_looking_ahead_without_time_gives_nothing_and_the_plain_values_stay() -> None:
    seen = seen_by(contract(DEAL, CALLS, "CK C6 C3 CA SA S3 S4 S5"), Seat.S)
    layouts = draw(seen, 12, Random(1), {})
    values = evaluate(seen, layouts)
    assert lookahead(seen, layouts, values.cards, values.aim, budget=0.0) is None


@pytest.mark.parametrize("seconds", [0.0, 0.02])
@pytest.mark.parametrize("level", ["expert", "ahead"])
def test_an_expert_in_a_hurry_still_plays_a_legal_card(level: str, seconds: float) -> None:
    cards = "CK C6 C3 C2 CQ C7 C9 CA SA S3 S4 S5 DK DT D3 D6"
    seen = seen_by(contract(DEAL, CALLS, cards), Seat.S)
    thought = robots.decide(seen, level=level, system="culbertson", seed=1, seconds=seconds)
    assert isinstance(thought.act, Play)
    assert thought.act.card in seen.legal()


@pytest.mark.parametrize(
    ("deal", "cards", "seat", "card", "rule"),
    [
        (DEAL, "", Seat.W, "CK", "BW-LEAD-3"),
        (DEAL, "CK", Seat.S, "C6", ""),
        (DEAL, "CK C6 C3", Seat.S, "CA", ""),
        (DEAL, "CK C6 C3 CA D2 DT", Seat.S, "DA", ""),
    ],
)
def test_the_rules_lead_from_strength_play_second_low_and_third_high(
    deal: str, cards: str, seat: Seat, card: str, rule: str
) -> None:
    first = advice(seen_by(contract(deal, CALLS, cards), seat))[0]
    assert first.card is Card.parse(card)
    assert (rule in first.rules) if rule else True
