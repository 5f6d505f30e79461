"""What a seat may see, for every game and phase."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.calls import Call
from sansatout.cards import Hand, Strain, Suit
from sansatout.deal import Deal
from sansatout.errors import IllegalActionError
from sansatout.events import act_from_plain
from sansatout.events.acts import (
    Choose,
    Cut,
    LookBack,
    MakeCall,
    Name,
    NameCards,
    Review,
    Shuffle,
    Speak,
    Topic,
    Utterance,
)
from sansatout.lab.table_driver import new_table
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.requests import undo_points
from sansatout.table.state import Stage, Table
from sansatout.variants import ALL, VARIANTS
from sansatout.variants.deal_state import DealState, Phase
from tests.table.driving import (
    SECRET,
    after_deals,
    calls,
    dealt,
    does,
    made,
    offers,
    plays,
    stages,
)
from tests.views import view

KEYS = sorted(VARIANTS)


def test_every_game_is_covered() -> None:
    assert len(ALL) == len(KEYS) == 9


def hidden(table: Table, seat: Seat | None) -> list[Seat]:
    """Return the hands the seat does not see, by the rules rather than by the view."""
    if table.setup.teaching:
        return []
    deal = table.deal
    assert deal is not None
    seen = {seat, *deal.open_hands()}
    seen |= {owner for owner, to in table.faced if to in (None, seat)}
    if deal.play is not None and deal.play.handed and seat is deal.play.dummy:
        seen.add(deal.play.declarer)
    return [s for s in Seat if s not in seen]


def shows_void(deal: DealState, seat: Seat) -> set[Suit]:
    """Return the suits the hand once could not follow."""
    if deal.play is None:
        return set()
    tricks = [*deal.play.tricks]
    unfinished = deal.play.on_table()
    if deal.play.cards and unfinished is not None:
        tricks.append(unfinished)
    voids = set()
    for trick in tricks:
        for owner, card in zip(trick.seats, trick.cards, strict=False):
            if owner is seat and trick.led is not None and card.suit is not trick.led:
                voids.add(trick.led)
    return voids


def with_other_cards(table: Table, seat: Seat | None, rng: Random) -> Table:
    """Exchange cards between hidden hands so that nothing public could tell.

    Cards of equal rank points change places, because points may have been announced.
    """
    deal = table.deal
    assert deal is not None
    hands = [hand.bits for hand in deal.deal]
    left = list(deal.play.hands) if deal.play is not None else list(hands)
    closed = hidden(table, seat)
    for _ in range(40):
        if len(closed) < 2:
            break
        one, other = rng.sample(closed, 2)
        mine, yours = (list(Hand.from_bits(left[s])) for s in (one, other))
        if not mine or not yours:
            continue
        a, b = rng.choice(mine), rng.choice(yours)
        if a.rank.points != b.rank.points:
            continue
        if b.suit in shows_void(deal, one) or a.suit in shows_void(deal, other):
            continue
        for bits in (hands, left):
            bits[one] ^= a.bit | b.bit
            bits[other] ^= a.bit | b.bit
    n, e, s, w = (Hand.from_bits(bits) for bits in hands)
    play = deal.play
    if play is not None:
        play = replace(play, hands=(left[0], left[1], left[2], left[3]))
    return replace(table, deal=replace(deal, deal=Deal((n, e, s, w)), play=play))


@pytest.mark.parametrize("key", KEYS)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6)
def test_hidden_cards_do_not_change_a_view(key: str, seed: int) -> None:
    """PROMISE-HIDDEN-2."""
    rng = Random(seed)
    changed = 0
    table = new_table(key, rng)
    for state in stages(table, rng, after_deals(1)):
        if state.stage is not Stage.DEAL or rng.random() < 0.6:
            continue
        for seat in (None, *Seat):
            other = with_other_cards(state, seat, rng)
            changed += other.deal != state.deal
            assert json.dumps(view(state, seat)) == json.dumps(view(other, seat))
    assert changed or state.deal_phase is None


@pytest.mark.parametrize("key", KEYS)
def test_the_secret_shows_only_after_the_deal(key: str) -> None:
    rng = Random(5)
    for state in stages(new_table(key, rng), rng, after_deals(2)):
        if not state.secret:
            continue
        texts = [json.dumps(view(state, seat)) for seat in (None, *Seat)]
        over = state.stage is Stage.BETWEEN
        assert all((state.secret in text) is over for text in texts if state.deal_number)


@pytest.mark.parametrize("key", KEYS)
def test_every_action_a_view_offers_is_accepted(key: str) -> None:
    """PROMISE-TABLE-2."""
    rng = Random(11)
    for state in stages(new_table(key, rng), rng, after_deals(1)):
        if rng.random() < 0.7:
            continue
        for seat in (None, *Seat):
            for action in offers(state, seat):
                payload = dict(action["payload"])
                for name, values in action.get("choices", {}).items():
                    value = rng.choice(values)
                    payload[name] = [value] if name == "positions" else value
                does(state, seat, act_from_plain(action["kind"], payload))


def actions(table: Table, seat: Seat, kind: str) -> list[dict[str, object]]:
    return [action for action in offers(table, seat) if action["kind"] == kind]


def answer(table: Table, seat: Seat | None) -> object:
    return view(table, seat)["answer"]


OPENING = "1S Pass 2S Pass Pass Pass"
TWO_TRICKS = "D6 D2 DT DA D3 D7 D5 C5"


@pytest.mark.parametrize("key", ["kontrakt", "rulebook", "hungarian", "duplicate"])
def test_dummy_is_seen_only_after_the_opening_lead(key: str) -> None:
    table = calls(dealt(made(key)), OPENING)
    before, after = view(table, Seat.W)["deal"], view(plays(table, "D6"), Seat.W)["deal"]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert set(before["hands"]) == {"W"}
    assert set(after["hands"]) == {"W", "S"}


def test_mb_5_1_dummy_lies_open_before_the_choice() -> None:
    table = dealt(made("minibridge", announcing="program"))
    deal = view(table, Seat.W)["deal"]
    assert isinstance(deal, dict)
    assert deal["phase"] == Phase.DIALOGUE.value
    assert set(deal["hands"]) == {"N", "W"}


def test_mb_5_1_dummy_stays_open_between_the_choice_and_the_lead() -> None:
    table = dealt(made("minibridge", announcing="program"))
    table = does(table, Seat.S, Choose(Strain.NT, bonus=True))
    deal = view(table, Seat.W)["deal"]
    assert isinstance(deal, dict)
    assert deal["phase"] == Phase.PLAY.value
    assert set(deal["hands"]) == {"N", "W"}


def test_mb_8_1_one_hand_is_turned_up_at_once() -> None:
    table = dealt(made("minibridge-3", "a", "b", "c", announcing="players"))
    deal = view(table, Seat.W)["deal"]
    assert isinstance(deal, dict)
    assert set(deal["hands"]) == {"N", "W"}


def test_l_info_1_who_is_to_call_may_have_the_calls_repeated() -> None:
    table = calls(dealt(made("rulebook")), "1S Pass")
    told = does(table, Seat.S, Review(Topic.AUCTION))
    assert answer(told, Seat.S) == {
        "kind": "review",
        "content": {"dealer": "N", "calls": ["1S", "Pass"]},
    }
    assert answer(told, Seat.W) is None
    with pytest.raises(IllegalActionError, match="cannot have the auction"):
        does(table, Seat.W, Review(Topic.AUCTION))


def test_l_info_2_and_l_info_3_the_opening_leader_then_only_the_contract() -> None:
    table = calls(dealt(made("rulebook")), OPENING)
    assert answer(does(table, Seat.E, Review(Topic.AUCTION)), Seat.E) is not None
    table = plays(table, "D6")
    with pytest.raises(IllegalActionError) as refused:
        does(table, Seat.E, Review(Topic.AUCTION))
    assert refused.value.rule == "L-INFO-3"
    assert answer(does(table, Seat.W, Review(Topic.CONTRACT)), Seat.W) is not None
    deal = view(table, Seat.W)["deal"]
    assert isinstance(deal, dict)
    assert deal["dialogue"] is None
    assert deal["bargain"]["contract"] == "2S"


def test_l_view_1_no_gathered_trick_is_shown() -> None:
    table = plays(calls(dealt(made("rulebook")), OPENING), TWO_TRICKS)
    assert actions(table, Seat.E, "look-back") == []
    with pytest.raises(IllegalActionError) as refused:
        does(table, Seat.E, LookBack(1))
    assert refused.value.rule == "L-VIEW-1"


def test_pb_5_8_looking_at_a_trick_costs_fifty() -> None:
    table = plays(calls(dealt(made("kontrakt")), OPENING), TWO_TRICKS)
    assert actions(table, Seat.E, "look-back")
    looked = does(table, Seat.E, LookBack(1))
    told = answer(looked, Seat.E)
    assert isinstance(told, dict)
    cards = told["content"]["cards"]
    assert [one["card"] for one in cards] == ["D6", "D2", "DT", "DA"]
    assert answer(looked, Seat.N) is None
    assert looked.deal is not None
    result = looked.variant.result(replace(looked.deal, agreed=8))
    entries = looked.sheet.after(result).entries
    assert [(str(e.owner), e.points) for e in entries if e.label == "peek"] == [("we", 50)]


def test_bw_7_5_the_last_trick_and_one_other() -> None:
    table = does(dealt(made("bridge-whist")), Seat.N, Name(Strain.S))
    table = does(table, Seat.E, Speak(Utterance.ASK))
    table = does(table, Seat.W, Speak(Utterance.LEAD))
    table = plays(table, TWO_TRICKS + " S5 S2 S3 SK S4 S6 SQ S8 SA ST SJ S7 H6")
    assert table.deal is not None
    tricks = table.variant.tricks_to_look_at(table.deal, Seat.E)
    assert tricks == (1, 2, 3, 4, 5)
    table = does(table, Seat.E, LookBack(5))
    table = does(table, Seat.E, LookBack(2))
    assert table.deal is not None
    assert table.variant.tricks_to_look_at(table.deal, Seat.E) == (5,)
    assert table.variant.tricks_to_look_at(table.deal, Seat.W) == (1, 2, 3, 4, 5)


def test_l_own_1_the_cards_on_the_table_are_named() -> None:
    table = calls(dealt(made("rulebook")), OPENING)
    with pytest.raises(IllegalActionError) as refused:
        does(table, Seat.W, NameCards())
    assert refused.value.rule == "L-OWN-1"
    told = answer(does(plays(table, "D6 D2"), Seat.W, NameCards()), Seat.W)
    assert isinstance(told, dict)
    assert told["content"] == [{"seat": "E", "card": "D6"}, {"seat": "S", "card": "D2"}]


def test_the_commitment_is_published_before_the_cut() -> None:
    table = does(made("rulebook"), None, Shuffle(SECRET))
    deal = view(table, Seat.N)["deal"]
    assert isinstance(deal, dict)
    assert len(deal["commitment"]) == 64
    assert deal["secret"] is None
    assert does(table, Seat.W, Cut(9)).cut == 9


def test_a_watcher_has_no_actions_in_a_deal() -> None:
    table = dealt(made("rulebook"))
    assert offers(table, None) == []
    assert actions(table, Seat.N, MakeCall(Call.parse("Pass")).kind)


@pytest.mark.parametrize("key", KEYS)
def test_what_can_be_taken_back_first_is_the_seats_last_act(key: str) -> None:
    rng = Random(17)
    for state in stages(new_table(key, rng), rng, after_deals(2)):
        if state.stage is not Stage.DEAL or state.pending is not None:
            continue
        for seat in state.seats:
            offered = [a["payload"] for a in actions(state, seat, "ask")]
            undo = [p for p in offered if isinstance(p, dict) and p["what"] == "undo"]
            last = next(undo_points(state, seat), None)
            assert undo == ([] if last is None else [{"what": "undo", "back_to": last}])


def test_pb_1_7_the_pamphlet_calls_the_defenders_senior_and_junior() -> None:
    """Senior sits on declarer's left and leads; in other games defenders have no names."""
    for key, defenders in (("kontrakt", {"E": "senior", "W": "junior"}), ("hungarian", {})):
        table = calls(dealt(made(key)), "3NT")
        assert "roles" not in view(table, None)["deal"]
        roles = view(calls(table, "Pass Pass Pass"), Seat.S)["deal"]["roles"]
        assert roles == {"N": "declarer", "S": "dummy", **defenders}
