"""Claims, concessions, taking back, breaking off and drawing anew."""

from typing import Any, cast

import pytest

from sansatout.cards import PACK, Card
from sansatout.errors import IllegalActionError
from sansatout.events.acts import Ask, Claim, Concede, Matter, NextDeal, Play, Reply, Respond
from sansatout.scoring.rubber import End
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table
from tests.table.driving import DEAL, calls, dealt, does, made, offers, plays
from tests.views import view

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E


@pytest.fixture
def in_play() -> Table:
    """South plays 3NT; West has led the club king."""
    return plays(calls(dealt(made("rulebook")), "Pass Pass 3NT Pass Pass Pass"), "CK")


def answer(table: Table, seat: Seat, what: Matter, words: Reply = "accept") -> Table:
    return does(table, seat, Respond(what, words))


def hands_seen(table: Table, seat: Seat | None) -> set[str]:
    deal = view(table, seat)["deal"]
    assert isinstance(deal, dict)
    return set(deal["hands"])


def test_a_26_declarers_claim_needs_both_defenders(in_play: Table) -> None:
    table = does(in_play, S, Claim(9, words="four spades, two diamonds, the aces, an end play"))
    table = answer(table, W, "claim")
    assert table.stage is Stage.DEAL
    table = answer(table, E, "claim")
    assert table.stage is Stage.BETWEEN
    assert table.deal is not None
    assert table.deal.tricks == 9


def test_l_claim_1_declarer_opens_the_hand_to_all(in_play: Table) -> None:
    assert hands_seen(in_play, E) == {"N", "E"}
    table = does(in_play, S, Claim(9))
    assert hands_seen(table, E) == {"N", "E", "S"}
    assert hands_seen(table, None) == {"N", "S"}


def test_l_claim_4_a_defender_shows_the_hand_to_declarer_alone(in_play: Table) -> None:
    table = does(in_play, W, Claim(5))
    assert hands_seen(table, S) == {"N", "S", "W"}
    assert hands_seen(table, E) == {"N", "E"}
    table = answer(table, S, "claim")
    assert table.deal is not None
    assert table.deal.tricks == 8


def test_l_claim_9_a_refused_claim_is_played_by_declarers_own_words(in_play: Table) -> None:
    line = tuple(map(Card.parse, ("C6", "C2", "SA", "SQ")))
    table = does(in_play, S, Claim(9, line=line))
    table = answer(table, E, "claim", "play-on")
    with pytest.raises(IllegalActionError, match="C6 comes next") as refused:
        does(table, S, Play(Card.parse("C7"), hand=N))
    assert refused.value.rule == "L-CLAIM-1"
    cards = [one["payload"]["card"] for one in offers(table, S) if one["kind"] == "play"]
    assert cards == ["C6"]
    assert plays(table, "C6 C9 C2").line == line[2:]


def test_l_claim_10_asking_for_more_does_not_bind_declarer(in_play: Table) -> None:
    table = does(in_play, S, Claim(9, line=(Card.parse("C6"),)))
    table = answer(table, E, "claim", "more")
    assert plays(table, "C8").pending is None


def test_the_line_of_a_claim_is_of_declarers_cards(in_play: Table) -> None:
    with pytest.raises(IllegalActionError, match="names CQ"):
        does(in_play, S, Claim(9, line=(Card.parse("SA"), Card.parse("CQ"))))


def test_a_line_before_the_lead_tells_nothing_of_dummy() -> None:
    table = calls(dealt(made("rulebook")), "Pass Pass 3NT Pass Pass Pass")
    others = tuple(card for card in PACK if card not in DEAL[S])
    with pytest.raises(IllegalActionError) as refused:
        does(table, S, Claim(9, line=others))
    assert refused.value.arguments["cards"] == " ".join(map(str, others))
    assert does(table, S, Claim(9, line=tuple(DEAL[S]))).pending is not None


def test_nobody_claims_more_than_is_left(in_play: Table) -> None:
    with pytest.raises(IllegalActionError, match="14 tricks"):
        does(in_play, S, Claim(14))


def test_dummy_neither_claims_nor_concedes(in_play: Table) -> None:
    for act in (Claim(3), Concede(3)):
        with pytest.raises(IllegalActionError, match="is dummy"):
            does(in_play, N, act)


def test_a_concession_needs_the_others_and_a_defenders_partner(in_play: Table) -> None:
    table = does(in_play, W, Concede(13))
    assert table.pending is not None
    assert set(table.pending.waiting) == {S, E}
    table = answer(answer(table, E, "claim"), S, "claim")
    assert table.deal is not None
    assert table.deal.tricks == 13


def test_declarer_concedes_the_rest(in_play: Table) -> None:
    table = does(in_play, S, Concede(13))
    table = answer(answer(table, W, "claim"), E, "claim")
    assert table.deal is not None
    assert table.deal.tricks == 0


def test_while_something_is_open_nothing_else_happens(in_play: Table) -> None:
    table = does(in_play, S, Claim(9))
    with pytest.raises(IllegalActionError, match="answered first"):
        plays(table, "C6")
    with pytest.raises(IllegalActionError, match="nothing to answer"):
        answer(table, N, "claim")
    with pytest.raises(IllegalActionError, match="‘maybe’ is no answer"):
        answer(table, W, "claim", cast("Any", "maybe"))


def test_an_act_is_taken_back_when_all_agree(in_play: Table) -> None:
    table = plays(in_play, "C6")
    point = table.seq - 1
    table = does(table, S, Ask("undo", back_to=point))
    for seat in (N, E):
        table = answer(table, seat, "undo")
    before = table.seq
    table = answer(table, W, "undo")
    assert table.seq == before + 1
    assert table.deal == in_play.deal
    assert plays(table, "C7").deal != in_play.deal


def test_one_refusal_and_the_act_stands(in_play: Table) -> None:
    table = plays(in_play, "C6")
    asked = does(table, S, Ask("undo", back_to=table.seq - 1))
    assert answer(asked, E, "undo", "refuse").deal == table.deal


def test_only_an_act_of_ones_own_in_this_deal_can_be_taken_back(in_play: Table) -> None:
    table = plays(in_play, "C6")
    for point in (table.seq - 2, 0, 1000, None):
        with pytest.raises(IllegalActionError, match="nothing to take back"):
            does(table, S, Ask("undo", back_to=point))


def test_l_score_26_a_rubber_broken_off_pays_for_a_game(in_play: Table) -> None:
    table = does(in_play, S, Claim(9))
    table = answer(answer(table, W, "claim"), E, "claim")
    table = does(table, S, Ask("break-off"))
    for seat in (N, E, W):
        table = answer(table, seat, "break-off")
    assert table.sheet.as_rubber is not None
    assert table.sheet.as_rubber.end is End.AGREED
    assert [entry.points for entry in table.sheet.last_entries] == [300]
    assert does(table, None, NextDeal()).finished[0].sheet is table.sheet


def test_breaking_off_in_mid_deal_reveals_no_hand(in_play: Table) -> None:
    table = calls(dealt(does(_scored(in_play), None, NextDeal())), "1C Pass Pass Pass")
    table = does(table, S, Ask("break-off"))
    for seat in (N, E, W):
        table = answer(table, seat, "break-off")
    deal = view(table, S)["deal"]
    assert isinstance(deal, dict)
    assert deal["secret"] is None
    assert "hands" not in deal


def _scored(table: Table) -> Table:
    table = does(table, S, Claim(7))
    return answer(answer(table, W, "claim"), E, "claim")


def test_h17_seats_are_drawn_anew_on_request_between_rubbers() -> None:
    table = made("hungarian")
    table = does(table, N, Ask("redraw"))
    for seat in (E, S, W):
        table = answer(table, seat, "redraw")
    assert table.stage is Stage.DRAW


def test_no_redraw_in_the_middle_of_a_rubber(in_play: Table) -> None:
    table = _scored(in_play)
    with pytest.raises(IllegalActionError, match="only before a rubber"):
        does(table, S, Ask("redraw"))
