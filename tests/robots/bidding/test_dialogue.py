"""Robots talk before the play in every game, and only with legal words."""

from random import Random

import pytest

from sansatout.deal import Deal
from sansatout.errors import InputError, RuleError
from sansatout.events.acts import Announce
from sansatout.options import parse_options
from sansatout.robots.bidding import SYSTEMS, Situation
from sansatout.robots.dialogues import say
from sansatout.seats import Seat, Side
from sansatout.variants import ALL, VARIANTS
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import DealState, Phase


def talked(variant: Variant, deal: Deal, dealer: Seat, situation: Situation) -> DealState:
    systems = dict(zip(Side, SYSTEMS.values(), strict=False))
    state = variant.start(deal, dealer, standing=situation.part_scores)
    while state.phase is Phase.DIALOGUE:
        seat = state.dialogue.turn
        assert seat is not None
        opened = state.dialogue.opened
        dummy = None if opened is None else deal[opened]
        decision = say(state.dialogue, deal[seat], situation, systems, dummy)
        assert decision.rules
        state = state.after(seat, decision.act)
    return state


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_four_robots_bring_every_game_to_the_play_or_to_a_new_deal(variant: Variant) -> None:
    random = Random(8)
    for _ in range(60):
        vulnerable = [seat for seat in Seat if random.random() < 0.5]
        situation = Situation.at_table(variant, None, (0, 0), vulnerable)
        state = talked(variant, Deal.random(random), random.choice(variant.places), situation)
        assert state.phase in (Phase.PLAY, Phase.VOID, Phase.OVER)


def test_with_the_option_p08_only_the_next_player_doubles() -> None:
    kontrakt = VARIANTS["kontrakt"]
    options = parse_options(kontrakt.options_type, {"doubler": "next_player"})
    random = Random(5)
    for _ in range(150):
        deal = Deal.random(random)
        state = kontrakt.start(deal, Seat.N, options=options)
        while state.phase is Phase.DIALOGUE:
            seat = state.dialogue.turn
            assert seat is not None
            act = say(state.dialogue, deal[seat], Situation(), SYSTEMS["culbertson"]).act
            state = state.after(seat, act)


def test_nobody_speaks_when_the_talk_is_over() -> None:
    deal = Deal.unrank(0)
    state = talked(VARIANTS["bridge-whist"], deal, Seat.N, Situation())
    with pytest.raises(RuleError, match="nobody"):
        say(state.dialogue, deal[Seat.N], Situation(), SYSTEMS["one-club"])


def test_declarer_chooses_only_after_seeing_dummy_mb_5() -> None:
    deal = Deal.random(Random(12))
    state = VARIANTS["minibridge"].start(deal, Seat.N)
    while state.dialogue.opened is None:
        seat = state.dialogue.turn
        assert seat is not None
        state = state.after(seat, Announce(deal[seat].points))
    seat = state.dialogue.turn
    assert seat is not None
    with pytest.raises(InputError, match="dummy"):
        say(state.dialogue, deal[seat], Situation(), SYSTEMS["one-club"])
