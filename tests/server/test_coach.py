"""The coach: what decisions cost is what the solver and the sheet say, whoever counts it."""

from __future__ import annotations

from random import Random

import pytest

from sansatout.cards import Card
from sansatout.events.acts import Laws, MakeCall, Play
from sansatout.lab.table_driver import new_table, next_event
from sansatout.robots import Seen, decide
from sansatout.scoring.duplicate import net
from sansatout.seats import Seat
from sansatout.server.analysis import position
from sansatout.server.finished.coaching import MOST, Costly, Reached, costly
from sansatout.server.finished.ended import EndedDeal
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.finished.worth import worth
from sansatout.solver import dd_table, solve_cards
from sansatout.table.fold import after
from sansatout.table.state import Stage
from tests.server.harness import Person
from tests.server.law_tables import SYSTEMS


def played(key: str, seed: int, laws: Laws = "enforced") -> EndedDeal:
    """Return a deal that was bid and played at random."""
    rng = Random(f"{key} {laws} coach {seed}")
    table = new_table(key, rng, laws=laws)
    events = []
    while table.stage is not Stage.BETWEEN or table.playing is None or not table.playing.played:
        events.append(next_event(table, rng))
        table = after(table, events[-1])
    return EndedDeal(table, tuple(events))


def coached(ended: EndedDeal) -> dict[Seat, list[Costly]]:
    trace = worth(KeptDeal.of(ended)).trace
    return {seat: costly(ended, seat, SYSTEMS, trace) for seat in ended.table.seats}


def lost_by(ended: EndedDeal) -> dict[Card, tuple[int, set[Card], int]]:
    """Return of each card what it gave away, the best ones, and declarer's tricks with those."""
    play = ended.course.start
    assert play is not None
    lost = {}
    for _, card in ended.course.play:
        values = solve_cards(position(play)).values
        best = max(values.values())
        ours = play.turn in (play.declarer, play.dummy)
        left = 13 - len(play.tricks)
        declaring = play.declaring_tricks() + (best if ours else left - best)
        good = {one for one in values if values[one] == best}
        lost[card] = best - values[card], good, declaring
        play = play.after(card, rule="")
    return lost


GAMES = [("duplicate", "enforced"), ("bridge-whist", "enforced"), ("minibridge-3", "enforced"),
         ("rulebook", "at-the-table")]  # fmt: skip


@pytest.mark.parametrize(("key", "laws"), GAMES)
def test_the_cost_of_a_card_is_the_solvers_difference(key: str, laws: Laws) -> None:
    ended = played(key, 1, laws)
    lost, looked = lost_by(ended), 0
    assert ended.course.start is not None
    for seat, found in coached(ended).items():
        assert len(found) <= MOST
        assert found == sorted(found, key=lambda one: (-one.points, -one.tricks))
        for one in found:
            assert one.points > 0 or one.tricks > 0
            if not isinstance(one.act, Play):
                continue
            tricks, best, declaring = lost[one.act.card]
            assert one.tricks == tricks > 0
            assert {act.card for act in one.better if isinstance(act, Play)} == best
            looked += 1
            contract = ended.deal.bargain and ended.deal.bargain.contract
            if key == "duplicate" and contract:
                assert one.points == paid(ended, seat, declaring, tricks)
        mine = [act.card for state, act in acts(ended, seat) if isinstance(act, Play)]
        cards = sum(isinstance(one.act, Play) for one in found)
        if len(found) < MOST:
            assert cards == sum(lost[card][0] > 0 for card in mine), "nothing is left out"
    assert looked


def paid(ended: EndedDeal, seat: Seat, declaring: int, lost: int) -> int:
    """Return what a side lost by duplicate's own table who gave so many tricks away."""
    bargain = ended.deal.bargain
    assert bargain is not None
    declares = bargain.declarer.side is seat.side
    ends = (
        points_of(Reached(bargain, tricks, 0), seat, ended.table.vulnerable)
        for tricks in (declaring, declaring - lost if declares else declaring + lost)
    )
    return int.__sub__(*ends)


def acts(ended: EndedDeal, seat: Seat) -> list[tuple[object, object]]:
    pairs = zip(ended.states, ended.acts, strict=False)
    return [(state, event.act) for state, event in pairs if event.seat is seat]


def points_of(reached: Reached, seat: Seat, vulnerable: tuple[Seat, ...]) -> int:
    """Return what a board is worth to a side, by duplicate's own table of results."""
    bargain = reached.bargain
    if bargain is None:
        return 0
    assert bargain.contract is not None
    danger = bargain.declarer in vulnerable
    points = net(bargain.contract, reached.tricks, vulnerable=danger)
    return points if bargain.declarer.side is seat.side else -points


def test_the_cost_of_a_call_is_the_difference_of_two_boards() -> None:
    looked = 0
    for seed in range(3):
        ended = played("duplicate", seed)
        tricks = dd_table(ended.deal.deal)
        for seat, found in coached(ended).items():
            for one in found:
                if not isinstance(one.act, MakeCall):
                    continue
                assert one.here is not None
                assert one.there is not None
                assert one.here.bargain == ended.deal.bargain
                for end in (one.here, one.there):
                    if end.bargain is not None:
                        assert end.tricks == tricks[end.bargain.declarer, end.bargain.strain]
                    assert end.points == points_of(end, seat, ended.table.vulnerable)
                assert one.points == one.there.points - one.here.points > 0
                seen = Seen.of(one.table, seat)
                (said,) = one.better
                assert said == decide(seen, level="novice", system=SYSTEMS, seed=1).act != one.act
                looked += 1
    assert looked


def test_who_does_as_the_system_and_the_solver_say_is_told_nothing() -> None:
    table = new_table("duplicate", Random(5))
    while table.stage is not Stage.DEAL:
        table = after(table, next_event(table, Random(5)))
    events = []
    while table.stage is Stage.DEAL:
        event = next_event(table, Random(5))
        deal = table.deal
        assert deal is not None
        assert table.actor is not None
        if deal.play is None:
            act = decide(Seen.of(table, table.actor), level="novice", system=SYSTEMS, seed=1).act
        else:
            values = solve_cards(position(deal.play)).values
            best = max(values, key=lambda card: values[card])
            hand = None if deal.play.turn is table.actor else deal.play.turn
            act = Play(best, hand=hand)
        event = type(event)(table.seq, table.actor, act)
        events.append(event)
        table = after(table, event)
    ended = EndedDeal(table, tuple(events))
    assert not any(coached(ended).values())


def test_my_costliest_decisions_come_with_reasons_and_can_be_tried_again(
    ann: Person, ben: Person
) -> None:
    table = ann.make("rulebook")["table"]
    with ann.sit(table) as a:
        a.play_until(Random(2), lambda v: v["stage"] == "between" and v["deal"]["phase"] == "over")
        deal = f"{table}-{a.view['deal']['number']}"
    told = ann.rest("GET", f"/api/deals/{deal}/coach")
    assert told["seat"] == "S"
    assert told["decisions"], "who bids and plays at random is told something"
    for one in told["decisions"]:
        assert one["robot"] is None or one["idea"]["id"].startswith("robot-")
        made = ann.rest("POST", f"/api/tables/{table}/branch", {"deal": deal, "seq": one["seq"]})
        with ann.sit(made["table"]) as again:
            again.until_view(lambda view, seq=one["seq"]: view["seq"] == seq)
            offered = [(x["kind"], x["payload"]) for x in again.view["actions"]]
            for act in (one["act"], *one["better"]):
                assert (act["kind"], act["payload"]) in offered
    assert ben.rest("GET", f"/api/deals/{deal}/coach") == {"seat": None, "decisions": []}
    wrong = {"deal": deal, "seq": 0}
    status, answer = ann.ask("POST", f"/api/tables/{table}/branch", wrong)
    assert (status, answer["error"]["message"]) == (400, "no-such-act")
