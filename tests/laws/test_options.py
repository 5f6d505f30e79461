"""Where the rule book can be read in two ways: each option's readings differ as they should."""

from __future__ import annotations

import pytest

from sansatout import locales
from sansatout.cards import Card
from sansatout.events import acts, irregular
from sansatout.laws import LawOptions, PamphletLawOptions, Phase, Referee
from sansatout.laws.options import LAW_OF
from sansatout.options import Options, option_list
from sansatout.seats import Seat, Side
from tests.laws.helpers import (
    at_table,
    call,
    chooses,
    does,
    exposed,
    in_auction,
    in_play,
    offers,
    ok,
    play,
    play_out,
    seated,
)
from tests.laws.test_ceremony import drawn


def with_options(ref: Referee, **options: object) -> Referee:
    return ref.with_(options=LawOptions(**options))  # type: ignore[arg-type]


def made(ref: Referee) -> list[str]:
    return [f"{seat} {said}" for seat, said in ref.auction.calls]


def test_every_option_names_its_ambiguity_once() -> None:
    rules = [choice.rule for choice in option_list(LawOptions)]
    assert len(rules) == len(set(rules))
    assert all(rule.startswith("A-") for rule in rules)


@pytest.mark.parametrize("kind", [LawOptions, PamphletLawOptions])
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_reading_has_its_words_in_every_language(kind: type[Options], language: str) -> None:
    """``page-option-<name>`` asks, ``page-value-<name>-<value>`` (or yes and no) answer."""
    known = locales.message_ids(language)
    for choice in option_list(kind):
        assert f"page-option-{choice.name}" in known
        assert len(choice.values) > 1
        for value in choice.values:
            text = str(value).lower() if isinstance(value, bool) else f"{choice.name}-{value}"
            assert f"page-value-{text}" in known


def test_every_option_reads_a_law_that_has_a_text() -> None:
    """A-50: who chooses a reading can read the law."""
    choices = [*option_list(LawOptions), *option_list(PamphletLawOptions)]
    assert [choice.name for choice in choices] == list(LAW_OF)
    known = locales.message_ids("en")
    assert all(f"law-{law.replace('.', '_')}" in known for law in LAW_OF.values())


def test_every_option_has_a_test_of_its_own() -> None:
    tested = {"A-" + name.split("_")[2] for name in globals() if name.startswith("test_a_")}
    assert {choice.rule for choice in option_list(LawOptions)} == tested


def test_a_01_the_third_may_be_seated_without_a_choice() -> None:
    ref = with_options(
        drawn(p10="C2", p20="CK", p30="CA", p40="CT"), lower_pair_seats="third-left-of-dealer"
    )
    ref = does(ref, None, acts.ChooseSeat("c", Seat.E))
    assert ref.phase is Phase.SHUFFLE
    assert ref.draws.seats[Seat.S] == "d"


@pytest.mark.parametrize(("leaves", "faulty"), [(1, False), (4, True)])
def test_a_02_how_many_cards_a_cut_must_leave(leaves: int, faulty: bool) -> None:  # noqa: FBT001
    ref = does(seated("S", cut_leaves=leaves), "E", acts.Cut(50))
    assert (offers(ref) == ["CUT_FAULT"]) is faulty


@pytest.mark.parametrize(("until", "open_"), [("first-card", False), ("last-card", True)])
def test_a_03_how_long_a_cut_can_be_objected_to(until: str, open_: bool) -> None:  # noqa: FBT001
    ref = does(seated("S", cut_fault_until=until), "E", acts.Cut(3))
    ref = does(ref, "S", irregular.DealCards("A", 20))
    assert (offers(ref) == ["CUT_FAULT"]) is open_
    if open_:
        assert chooses(ref, "W", "reshuffle_recut").phase is Phase.SHUFFLE
    assert offers(does(ref, "S", irregular.DealCards("A", 52))) == []


@pytest.mark.parametrize(("by", "dealer"), [("same-dealer", Seat.S), ("next-dealer", Seat.W)])
def test_a_04_who_deals_a_new_deal(by: str, dealer: Seat) -> None:
    ref = chooses(in_auction("1S", "W 8H", new_deal_by=by), "N", "new_deal")
    assert ref.aftermath.redeal is not None
    assert ref.aftermath.redeal.dealer is dealer


@pytest.mark.parametrize(("stands", "calls"), [("second", ["S 2H"]), ("first", ["S 1H"])])
def test_a_10_which_of_two_calls_stands(stands: str, calls: list[str]) -> None:
    ref = in_auction("1H", "S 2H", call_that_stands=stands)
    assert made(chooses(ref, "W", "accept")) == calls


@pytest.mark.parametrize(("reading", "good"), [("lowest-level", False), ("any-level", True)])
def test_a_12_how_far_a_free_correction_may_go(reading: str, good: bool) -> None:  # noqa: FBT001
    from sansatout.calls import Call

    ref = call(in_auction("2H", free_correction=reading), "W 1S")
    ref = does(ref, "W", irregular.CorrectCall(Call.parse("3S"), "insufficient"))
    assert ok(ref) is good


@pytest.mark.parametrize(("reading", "there"), [("first-lead", True), ("opening-lead", False)])
def test_a_14_which_lead_a_late_call_binds(reading: str, there: bool) -> None:  # noqa: FBT001
    ref = call(in_play("W CJ", late_call_lead=reading), "W X")
    assert (offers(ref) == ["LATE_CALL"]) is there
    assert offers(call(in_play(late_call_lead=reading), "E X")) == ["LATE_CALL"]


@pytest.mark.parametrize(
    ("reading", "declarer"), [("first-to-name", Seat.S), ("last-bidder", Seat.N)]
)
def test_a_16_declarer_at_no_trump(reading: str, declarer: Seat) -> None:
    ref = in_auction(
        "1NT", "Pass", "3NT", "Pass", "Pass", "Pass", dealer="S", declarer_at_no_trump=reading
    )
    assert ref.play.declarer is declarer


@pytest.mark.parametrize(("reading", "cards"), [("goes-back", []), ("exposed", ["DJ"])])
def test_a_20_declarer_leads_on_over_a_wrong_lead(reading: str, cards: list[str]) -> None:
    ref = at_table("W DJ", "S SA lead", wrong_lead_led_on=reading)
    assert exposed(ref) == cards


@pytest.mark.parametrize(("reading", "cards"), [("exposed", ["DQ"]), ("goes-back", [])])
def test_a_21_a_card_led_too_soon(reading: str, cards: list[str]) -> None:
    ref = at_table("N HA", "E H7", led_too_soon=reading)
    ref = at_table("S H3", "E HQ", "E DQ lead", led_too_soon=reading)
    assert exposed(ref) == cards
    assert offers(ref) == ["DEF_PREMATURE"]


@pytest.mark.parametrize(("reading", "cards"), [("played", ["HT"]), ("demanded", [])])
def test_a_22_how_long_a_card_stays_exposed(reading: str, cards: list[str]) -> None:
    ref = at_table(exposed_until=reading)
    ref = does(ref, "W", irregular.ShowCards((Card.parse("HT"),)))
    ref = chooses(play(ref, "S SA"), "S", "call_card", card=Card.parse("HT"))
    assert exposed(ref) == cards


@pytest.mark.parametrize(("reading", "suit"), [("required", "D"), ("played", "C")])
def test_a_24_which_suit_declarer_must_play(reading: str, suit: str) -> None:
    ref = in_play("W CJ", "N C3", "E CK", "S C4", "E D3", "S CA", "W D9", corrected_suit=reading)
    ref = does(ref, "S", irregular.TakeBack(Card.parse("CA")))
    ref = chooses(ref, "W", "play_lowest")
    assert [str(one.suit) for one in ref.play.play_limits] == [suit]


@pytest.mark.parametrize(("reading", "kinds"), [("exposed", []), ("as-corrected", 1)])
def test_a_25_a_card_replaced_on_demand(reading: str, kinds: object) -> None:
    ref = chooses(at_table("S H3", "W D5", replaced_on_demand=reading), "S", "replace")
    assert offers(ref) == (["REVOKE_CORRECTED_DEF"] if kinds else [])
    assert exposed(ref) == ([] if kinds else ["D5"])


@pytest.mark.parametrize(
    ("reading", "phase"), [("both-defenders", Phase.PLAY), ("one-defender", Phase.AFTER_PLAY)]
)
def test_a_26_who_agrees_to_declarers_claim(reading: str, phase: Phase) -> None:
    ref = does(at_table(claim_agreement=reading), "S", acts.Claim(5, words="trumps"))
    assert does(ref, "E", acts.Respond("claim", "accept")).phase is phase


@pytest.mark.parametrize(("reading", "cards"), [("exposed", ["CK"]), ("not-exposed", [])])
def test_a_27_a_claim_partner_can_see(reading: str, cards: list[str]) -> None:
    claim = acts.Claim(1, shows=(Card.parse("CK"),), to="all")
    assert exposed(does(at_table(claim_seen_by_partner=reading), "E", claim)) == cards


@pytest.mark.parametrize(("reading", "first"), [(False, 3), (True, 2)])
def test_a_28_whether_the_revoke_trick_can_be_taken(reading: bool, first: int) -> None:  # noqa: FBT001
    ref = at_table("S H3", "W D5", "N H2", "E HQ", "E CK", "S C4", "W C2", "N C6",
                   revoke_trick_taken=reading)  # fmt: skip
    ref = does(play_out(ref), "S", irregular.AssertRevoke(Seat.W, 2))
    assert ref.aftermath.transfers[0].tricks[0] == first


@pytest.mark.parametrize(
    ("reading", "chooser"), [("left-opponent", [Seat.W]), ("either-defender", [Seat.E, Seat.W])]
)
def test_a_30_who_chooses_against_declarers_short_trick(reading: str, chooser: list[Seat]) -> None:
    ref = in_play("W CJ", "N C3", "E CK", surplus_against_declarer=reading)
    ref = does(ref, "E", irregular.QuitTrick(Side.EW))
    assert list(ref.rights.offers[0].chooser) == chooser


@pytest.mark.parametrize(("reading", "taken"), [("side", [2, 1]), ("player", [2, 2])])
def test_a_31_whose_second_revoke_costs_one(reading: str, taken: list[int]) -> None:
    ref = at_table("S H3", "W D5", "N HA", "E D3", second_revoke=reading)
    ref = play_out(ref)
    # Give East-West tricks enough to pay with.
    from sansatout.structs import replace

    done = tuple(replace(t, owner=Side.EW) if n >= 2 else t for n, t in enumerate(ref.play.done))
    ref = ref.with_(done=done)
    for seat in (Seat.W, Seat.E):
        ref = does(ref, "S", irregular.AssertRevoke(seat, 2))
    assert [len(one.tricks) for one in ref.aftermath.transfers] == taken


@pytest.mark.parametrize(("reading", "away"), [("while-away", False), ("until-end", True)])
def test_a_34_how_long_dummys_absence_covers(reading: str, away: bool) -> None:  # noqa: FBT001
    ref = does(at_table(dummy_away_covers=reading), "N", irregular.DummyAct("leave"))
    assert ref.play.dummy_away
    assert does(ref, "N", irregular.DummyAct("return")).play.dummy_away is away


@pytest.mark.parametrize(("reading", "cards"), [("leads-and-plays", ["H4"]), ("leads", [])])
def test_a_36_whether_a_hasty_play_leaves_the_penalty(reading: str, cards: list[str]) -> None:
    ref = at_table("S H3", "E HQ", "W H4", penalty_forestalled=reading)
    assert exposed(ref) == cards


@pytest.mark.parametrize(("reading", "good"), [("any", True), ("opponents", False)])
def test_a_40_who_speaks_of_a_bid_out_of_turn(reading: str, good: bool) -> None:  # noqa: FBT001
    ref = call(in_auction("1S", attention_to_turn=reading), "N 2S")
    assert ok(does(ref, "S", irregular.CallAttention("BID_AT_RHO_TURN"))) is good
    assert ok(does(ref, "E", irregular.CallAttention("BID_AT_RHO_TURN")))


@pytest.mark.parametrize("reading", [True, False])
def test_a_41_whether_a_pass_condones(reading: bool) -> None:  # noqa: FBT001
    ref = call(in_auction("1S", condoned_by_pass=reading), "N 2S", "E Pass")
    assert ok(ref) is reading


@pytest.mark.parametrize(("reading", "cards"), [("exposed", ["C8"]), ("goes-back", [])])
def test_a_43_a_defender_who_plays_in_dummys_turn(reading: str, cards: list[str]) -> None:
    assert exposed(in_play("W CJ", "E C8", play_before_declarer=reading)) == cards


@pytest.mark.parametrize(("reading", "cards"), [("no-effect", ["HT"]), ("loss", [])])
def test_a_51_forbidding_an_exposed_card(reading: str, cards: list[str]) -> None:
    ref = does(at_table(forbidding_exposed=reading), "W", irregular.ShowCards((Card.parse("HT"),)))
    ref = chooses(ref, "S", "forbid_card", card=Card.parse("HT"))
    assert exposed(ref) == cards
