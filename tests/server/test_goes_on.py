"""Whatever is offered at a table, the table goes on: robots too, and after a restart."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from sansatout import structs
from sansatout.events.acts import Ask, Claim, Play, Request, Respond, Shuffle
from sansatout.events.irregular import AssertRevoke, Discover, DropCard
from sansatout.laws.lawful import lawful_cards
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table
from sansatout.variants import ALL
from tests.server.sweeping import Robots, Sweep, Tally
from tests.table.driving import SECRET, does, made
from tests.table.test_refereed import GAMES, PLAYED, REVOKE, call, calls, cards, finished, opened
from tests.table.test_rubbers import settled
from tests.views import view_for

N, E, S, W = Seat


def agreed(table: Table, what: Request) -> Table:
    """Let North ask and all others agree."""
    table = does(table, N, Ask(what))
    for seat in (E, S, W):
        table = does(table, seat, Respond(what, "accept"))
    return table


def of_edition_1(table: Table) -> Table:
    """Return the table as one that was made before there were editions."""
    return structs.replace(table, setup=replace(table.setup, edition=1))


def goes_on(table: Table) -> Table:
    """Let robots go on to the next deal, and return it with the cards dealt."""
    tally = Tally()
    robots = Robots(table, "after", tally)
    robots.play_out()
    assert tally.faults == []
    return robots.table


def under_way(key: str, stage: Stage) -> Table:
    """Return a table whose rubber is under way, after its first deal or in its second."""
    robots = Robots(finished(calls(opened(key), PLAYED)), "second", Tally())
    while robots.table.stage is not stage:
        assert robots.robots_act()
    return robots.table


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("stage", [Stage.BETWEEN, Stage.SHUFFLE, Stage.CUT, Stage.DEAL])
def test_l_score_26_a_deal_broken_off_is_followed_by_another(key: str, stage: Stage) -> None:
    """What belongs to a deal under way goes with it, its referee too.

    L-REVOKE-17: of the deal before one can speak until the next cut.
    """
    table = agreed(under_way(key, stage), "break-off")
    assert table.stage is Stage.BETWEEN
    assert (table.referee is None) is (table.still_open is None) is (stage is Stage.DEAL)
    table = goes_on(table)
    assert len(table.finished) == 1
    assert table.sheet.lines == ()


def test_l_revoke_17_what_is_said_after_breaking_off_does_not_open_the_rubber_again() -> None:
    table = agreed(finished(cards(calls(opened(), PLAYED), REVOKE)), "break-off")
    table = does(table, N, AssertRevoke(W, 1))
    assert table.sheet.is_over
    assert len(goes_on(table).finished) == 1


def ended(laws: str) -> Table:
    """Return a table after a rubber that was broken off."""
    if laws == "at-the-table":
        return agreed(under_way("rulebook", Stage.BETWEEN), "break-off")
    return agreed(settled(made("rulebook"), 7, "1NT Pass Pass Pass"), "break-off")


@pytest.mark.parametrize("stage", [Stage.BETWEEN, Stage.SHUFFLE, Stage.CUT])
def test_an_old_rubber_broken_off_is_open_again_once_its_last_deal_is_spoken_of(
    stage: Stage,
) -> None:
    """So it was when the first edition's tables were played and stored."""
    robots = Robots(of_edition_1(finished(cards(calls(opened(), PLAYED), REVOKE))), "1", Tally())
    while robots.table.stage is not stage:
        assert robots.robots_act()
    table = does(agreed(robots.table, "break-off"), N, AssertRevoke(W, 1))
    assert not table.sheet.is_over
    assert goes_on(table).finished == ()


def test_while_an_old_table_draws_anew_everybody_speaks_from_the_old_place() -> None:
    table = agreed(of_edition_1(made("rulebook")), "redraw")
    table = agreed(does(table, None, Shuffle(SECRET)), "redraw")
    assert goes_on(table).deal_number == 1


@pytest.mark.parametrize("laws", ["enforced", "at-the-table"])
def test_h17_seats_drawn_anew_after_a_rubber_begin_the_next(laws: str) -> None:
    """Everybody is offered a card to draw, and the old sheet is put by."""
    table = agreed(ended(laws), "redraw")
    assert table.stage is Stage.DRAW
    table = does(table, None, Shuffle(SECRET))
    for player in table.players:
        kinds = {action["kind"] for action in view_for(table, player)["actions"]}
        assert kinds == {"draw"}
    table = goes_on(table)
    assert len(table.finished) == 1
    assert not table.sheet.is_over


@pytest.mark.parametrize("said", ["N 1S|E 1H", "E 1S"])
def test_a_41_who_may_not_pass_over_an_irregular_call_speaks_of_it(said: str) -> None:
    """A bid too low, or in the right opponent's turn: passing is not offered, and robots go on."""
    table = opened(condoned_by_pass=False)
    for one in said.split("|"):
        seat, text = one.split()
        table = does(table, Seat.parse(seat), call(text))
    offered = [a["payload"] for a in view_for(table, "Cene")["actions"] if a["kind"] == "call"]
    assert {"call": "2C"} in offered
    assert {"call": "Pass"} not in offered
    goes_on(table)


def test_l_miss_1_robots_look_again_for_a_card_that_was_not_missing_before() -> None:
    """North has looked for nothing once; then a card falls, and the hands are counted."""
    table = calls(opened(), "1S Pass 2S")
    table = does(table, N, Discover("missing_card"))
    assert table.referee is not None
    table = does(table, N, DropCard(min(table.referee.hands[N])))
    table = does(table, N, Discover("counts"))
    goes_on(table)


def test_l_claim_10_a_claim_is_stated_once_more_without_a_card_in_hand() -> None:
    """In the last trick declarer's cards may all be played when somebody wants to hear more."""
    table = calls(opened("kontrakt"), PLAYED)
    while table.referee is not None and table.referee.hands[N]:
        hand, actor = table.referee.turn, table.actor
        assert hand is not None
        card = min(lawful_cards(table.referee, hand))
        table = does(table, actor, Play(card, hand=None if hand is actor else hand))
    assert table.stage is Stage.DEAL
    table = does(table, N, Claim(0, words="none of it"))
    table = does(table, E, Respond("claim", "more"))
    goes_on(table)


_LOG = logging.getLogger(__name__)
TABLES = [(variant.key, laws) for variant in ALL for laws in variant.laws]


def swept(seed: int, acts: int, every: int) -> Tally:
    """Let anything happen at a table of every game and kind."""
    tally = Tally()
    for key, laws in TABLES:
        Sweep(key, laws, seed, tally).run(acts, every=every)
    return tally


def test_whatever_is_offered_can_be_done_and_leads_on() -> None:
    """PROMISE-TABLE-2.

    No act that is offered is refused, no robot stumbles, and the next deal comes.
    """
    tally = swept(1, 45, 45)
    assert tally.faults == []
    assert tally.played_out == len(TABLES)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 112))
def test_whatever_is_offered_for_long_can_be_done_and_leads_on(seed: int) -> None:
    tally = swept(seed, 400, 25)
    _LOG.info("%d acts, %d of robots", tally.acts.total(), tally.robots)
    _LOG.info("%d states played out, %d faults", tally.played_out, len(tally.faults))
    _LOG.info("%s", tally.acts)
    assert tally.faults == []


@pytest.mark.soak
@pytest.mark.parametrize("level", ["club", "expert"])
def test_better_robots_do_not_stumble_either(level: str) -> None:
    tally = Tally()
    for key, laws in TABLES:
        Sweep(key, laws, 7, tally, level).run(100, every=50)
    assert tally.faults == []
