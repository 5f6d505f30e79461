"""One face for both ways to play a deal: the same lawful acts give the same answers."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.events import Event
from sansatout.events.acts import Cut, MakeTable, NextDeal, Shuffle
from sansatout.laws import CODES
from sansatout.robots.dialogues import anything
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import DealState, Phase
from sansatout.variants.face import DealFace
from tests.views import view

GAMES = sorted(CODES)


def tables(game: str, secret: str) -> list[Table]:
    """Return a table that keeps the rules and one where a referee rules, with the same cards."""
    made = []
    for laws in ("enforced", "at-the-table"):
        act = MakeTable(game, ("a", "b", "c", "d"), table="t", laws=laws, seating="fixed")
        table = after(None, Event(0, None, act))
        table = after(table, Event(table.seq, None, Shuffle(secret)))
        made.append(after(table, Event(table.seq, table.cutter, Cut(20))))
    return made


def face(table: Table) -> DealFace:
    playing = table.playing
    assert playing is not None
    return playing


def answers(deal: DealFace) -> dict[str, object]:
    """Return what does not depend on who asks."""
    names = (
        "dealer", "phase", "bargain", "turn", "actor", "player", "idle", "trick", "gathered",
        "played", "tricks", "defending_tricks", "agreed", "laid_down", "looks", "disputed",
    )  # fmt: skip
    told = {name: getattr(deal, name) for name in names}
    talk = deal.dialogue
    return told | {
        "calls": talk.calls,
        "speaks": talk.turn,
        "name": talk.name,
        "duties": deal.duties(),
    }


def of_seat(deal: DealFace, seat: Seat) -> dict[str, object]:
    return {
        "acts": set(deal.legal_acts(seat)),
        "visible": set(deal.visible(seat)),
        "hand": deal.hand(seat),
        "counts": [deal.counts(seat)[owner] for owner in Seat],
    }


def deal_seen(table: Table, seat: Seat | None) -> dict[str, object]:
    """Return the view's deal without what only one of the two tables has to say.

    A referee tells who made each call, hides the calls in the play whatever the booklet, and after
    the deal shows the hands as they were dealt.
    """
    deal = dict(view(table, seat)["deal"])
    deal.pop("law", None)
    deal.pop("dialogue")
    if table.stage is Stage.BETWEEN:
        deal.pop("hands")
    return deal


def check_same(one: Table, other: Table) -> None:
    assert answers(face(one)) == answers(face(other))
    assert (one.stage, one.actor, one.doubted) == (other.stage, other.actor, other.doubted)
    for seat in Seat:
        assert of_seat(face(one), seat) == of_seat(face(other), seat)
    for viewer in (None, *Seat):
        assert deal_seen(one, viewer) == deal_seen(other, viewer)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4)
def test_lawful_acts_give_the_same_answers_from_both(game: str, seed: int) -> None:
    rng = Random(seed)
    both = tables(game, rng.randbytes(32).hex())
    check_same(*both)
    while both[0].stage is Stage.DEAL:
        seat = both[0].actor
        assert seat is not None
        deal = face(both[0])
        act = anything(deal.legal_acts(seat), deal.hand(seat), rng)
        both = [after(table, Event(table.seq, seat, act)) for table in both]
        check_same(*both)
    one, other = both
    assert one.sheet == other.sheet
    assert face(one).phase in (Phase.OVER, Phase.VOID)
    again = [after(table, Event(table.seq, None, NextDeal())) for table in both]
    assert again[0].dealer is again[1].dealer


def test_only_the_table_knows_which_of_the_two_it_has() -> None:
    enforced, ruled = tables("rulebook", "00" * 32)
    assert isinstance(enforced.playing, DealState)
    assert not isinstance(ruled.playing, DealState)
    assert (face(enforced).takes_back, face(ruled).takes_back) == (True, False)
