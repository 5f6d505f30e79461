"""Each kind of dialogue has one module where robots learn to hold it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import sansatout
from sansatout.deal import Deal
from sansatout.robots.dialogues import SPEAKERS, Speaker, anything
from sansatout.variants import ALL
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import Phase

ROOT = Path(sansatout.__file__).parent


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_any_words_said_at_random_are_legal_and_lead_to_the_play(variant: Variant) -> None:
    rng = Random(variant.key)
    for _ in range(20):
        deal = Deal.random(rng)
        state = variant.start(deal, rng.choice(variant.places))
        while state.phase is Phase.DIALOGUE:
            seat = state.dialogue.turn
            assert seat is not None
            acts = state.legal_acts(seat)
            assert len({act.typed for act in acts}) == len(acts), "typed words tell acts apart"
            state = state.after(seat, anything(acts, deal[seat], rng))


@pytest.mark.parametrize("speaker", SPEAKERS, ids=lambda speaker: speaker.kind.__name__)
def test_only_its_own_module_knows_a_kind_of_dialogue(speaker: Speaker[Any]) -> None:
    """The auction's own questions are asked where systems are read: in meanings and in laws."""
    if speaker.advice:
        above = (ROOT / name for name in ("robots", "lab", "server", "cli", "trainer"))
        files = (path for folder in above for path in folder.rglob("*.py"))
        named = {p.name for p in files if f" {speaker.kind.__name__}(" in p.read_text("utf-8")}
        own = type(speaker).__module__.rpartition(".")[2] + ".py"
        assert named <= {own}
