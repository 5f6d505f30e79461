import pytest

from sansatout import robots
from sansatout.cards import Card
from sansatout.events.acts import Play
from sansatout.robots.play.rules import advice
from sansatout.seats import Seat
from tests.robots.play.playing import contract, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
MIDDLE = "CK C6 C3 C2 CQ C7 C9 CA SA S3 S4 S5 DK DT D3 D6"
LATER = "D2 C5 DA D7 SK S6 S2 S8 SJ S7 SQ ST HA H2 H5 H4"


@pytest.mark.parametrize("seconds", [0.0, 0.02])
@pytest.mark.parametrize("cards", [MIDDLE, f"{MIDDLE} {LATER}"])
def test_an_expert_in_a_hurry_still_plays_a_legal_card(cards: str, seconds: float) -> None:
    seen = seen_by(contract(DEAL, CALLS, cards), Seat.S)
    thought = robots.decide(seen, level="expert", system="culbertson", seed=1, seconds=seconds)
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
