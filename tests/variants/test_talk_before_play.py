"""What is said before the play of bridge-whist and minibridge, and who leads then."""

from typing import Any

import pytest

from sansatout import variants
from sansatout.cards import Card, Strain
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.events.acts import Announce, Choose, LookBack, Name, Play, Remit, Speak, Utterance
from sansatout.options import parse_options
from sansatout.seats import Seat
from sansatout.variants.announcing import Announcing, declarer_of_four, declarer_of_three
from sansatout.variants.deal_state import Bargain, DealState, DealtAgain
from sansatout.variants.naming import Naming

N, E, S, W = Seat
WHIST = variants.game("bridge-whist")
EXERCISE = Deal.parse("N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5")


def whist_options(**chosen: object) -> Any:
    return parse_options(WHIST.options_type, chosen)


class TestBridgeWhist:
    def test_bw_3_2_in_the_draw_the_ace_is_lowest_and_spades_are(self) -> None:
        assert WHIST.draw is not None
        drawn = {"p": "H2", "q": "HA", "r": "SA", "s": "SK"}
        order = WHIST.draw.order({name: Card.parse(card) for name, card in drawn.items()})
        assert order == ("r", "q", "p", "s")

    def test_bw_3_3_the_two_lowest_are_partners_and_the_lowest_picks_his_seat(self) -> None:
        assert WHIST.draw is not None
        seats = WHIST.draw.seats(("a", "c", "b", "d"), E)
        assert (seats[E], seats[W]) == ("a", "c")

    def test_bw_amb_07_the_third_lowest_sits_left_of_the_lowest(self) -> None:
        assert WHIST.draw is not None
        assert WHIST.draw.seats(("a", "c", "b", "d"), E)[S] == "b"

    @pytest.mark.parametrize(("reading", "dealer"), [("rotate", W), ("lowest-draw", S)])
    def test_bw_3_6_bw_amb_02_the_deal_passes_on_into_the_next_sitting(
        self, reading: str, dealer: Seat
    ) -> None:
        options = whist_options(next_sitting_deal=reading)
        seats = {S: "a", W: "b", N: "c", E: "d"}
        moved = WHIST.reseated(seats, (), ("a", "c", "b", "d"), 1, W, options)
        assert moved is not None
        assert moved.dealer is dealer
        assert dict(moved.seats) == {S: "a", W: "b", N: "d", E: "c"}

    @pytest.mark.parametrize(("sitting", "out"), [(1, "d"), (2, "b")])
    def test_bw_amb_01_the_highest_draws_sit_out_in_turn_the_lowest_never(
        self, sitting: int, out: str
    ) -> None:
        seats = {S: "a", W: "b", N: "c", E: "d"}
        order = ("a", "c", "b", "d", "e")
        moved = WHIST.reseated(seats, ("e",), order, sitting, W, whist_options())
        assert moved is not None
        assert moved.waiting == (out,)
        assert moved.seats[S] == "a"

    def test_bw_5_1_the_dealer_names_or_remits(self) -> None:
        said = Naming(S).legal_acts()
        assert set(said) == {Remit(), *(Name(strain) for strain in Strain)}

    def test_bw_5_2_after_a_remission_partner_must_name(self) -> None:
        talk = Naming(S).after(S, Remit())
        assert talk.turn is N
        assert Remit() not in talk.legal_acts()
        assert talk.after(N, Name(Strain.S)).strain is Strain.S

    def test_bw_5_3_a_naming_once_made_cannot_be_changed(self) -> None:
        named = Naming(S).after(S, Name(Strain.S))
        with pytest.raises(RuleError):
            named.after(S, Name(Strain.H))

    def test_bw_6_1_eightfold_is_the_limit_unless_agreed_otherwise(self) -> None:
        redouble = Speak(Utterance.REDOUBLE)
        for limit, goes_on in ((8, False), (None, True)):
            talk = Naming(S, limit).after(S, Name(Strain.H)).after(W, Speak(Utterance.DOUBLE))
            talk = talk.after(S, redouble).after(W, redouble)
            assert talk.multiplier == 8
            assert (talk.turn is S) is goes_on

    def test_bw_6_3_when_forehand_doubles_fourth_is_not_asked(self) -> None:
        talk = Naming(S).after(S, Name(Strain.H)).after(W, Speak(Utterance.DOUBLE))
        assert talk.turn is S
        with pytest.raises(RuleError):
            talk.after(E, Speak(Utterance.LEAD))

    def test_bw_1_the_dealer_plays_both_hands_whoever_named(self) -> None:
        talk = Naming(S).after(S, Remit()).after(N, Name(Strain.H))
        settled = talk.after(W, Speak(Utterance.ASK)).after(E, Speak(Utterance.LEAD)).outcome
        assert settled is not None
        assert (settled.declarer, settled.dummy, settled.namer) == (S, N, N)

    def test_bw_7_1_forehand_leads_and_then_the_third_hand_is_laid_open(self) -> None:
        state = self.played()
        assert state.turn is W
        assert state.open_hands() == ()
        led = state.after(W, Play(Card.parse("CK")))
        assert led.open_hands() == (N,)
        assert led.actor is S

    def played(self, **chosen: object) -> DealState:
        state = WHIST.start(EXERCISE, S, options=whist_options(**chosen))
        for seat, act in (
            (S, Name(Strain.NT)),
            (W, Speak(Utterance.ASK)),
            (E, Speak(Utterance.LEAD)),
        ):
            state = state.after(seat, act)
        return state

    def after_tricks(self, count: int, **chosen: object) -> DealState:
        state = self.played(**chosen)
        for _ in range(4 * count + 1):
            assert state.actor is not None
            state = state.after(state.actor, state.legal_acts(state.actor)[0])
        return state

    def test_bw_7_5_the_last_trick_and_one_other_may_be_looked_at(self) -> None:
        state = self.after_tricks(3)
        assert WHIST.tricks_to_look_at(state, S) == (1, 2, 3)
        assert WHIST.tricks_to_look_at(self.after_tricks(3, look_back="last-only"), S) == (3,)

    def test_bw_amb_05_each_player_has_one_other_trick(self) -> None:
        state = self.after_tricks(3).after(S, LookBack(1))
        assert WHIST.tricks_to_look_at(state, S) == (3,)
        assert WHIST.tricks_to_look_at(state, W) == (1, 2, 3)


class TestMinibridge:
    def announced(self, dealer: Seat, **points: int) -> Announcing:
        talk = Announcing(dealer.round())
        for seat in dealer.round():
            talk = talk.after(seat, Announce(points[seat.name]))
        return talk

    def test_mb_4_1_all_announce_the_dealer_first(self) -> None:
        talk = Announcing(S.round())
        assert talk.turn is S
        with pytest.raises(RuleError):
            talk.after(W, Announce(10))
        assert talk.after(S, Announce(10)).turn is W

    def test_mb_amb_09_no_play_until_the_sum_is_forty(self) -> None:
        talk = self.announced(N, N=10, E=10, S=10, W=9)
        assert talk.recounts == 1
        assert talk.turn is N
        assert talk.outcome is None

    def test_mb_4_2_the_pair_with_more_points_declares(self) -> None:
        assert declarer_of_four([(N, 17), (E, 11), (S, 2), (W, 10)]) is E

    @pytest.mark.parametrize(("reading", "same"), [("same-dealer", True), ("next-dealer", False)])
    def test_mb_amb_02_at_twenty_all_the_same_dealer_deals_again(
        self, reading: str, *, same: bool
    ) -> None:
        game = variants.game("minibridge")
        even = Deal.unrank(0)  # a suit to each, ten points in every hand
        given = {"redeal_at_twenty": reading, "announcing": "program"}
        options = parse_options(game.options_type, given)
        outcome = game.start(even, N, options=options).dialogue.outcome
        assert isinstance(outcome, DealtAgain)
        assert outcome.same_dealer is same

    def test_mb_4_3_of_equal_partners_the_first_to_announce_declares(self) -> None:
        assert declarer_of_four([(S, 7), (W, 12), (N, 9), (E, 12)]) is W
        assert declarer_of_four([(N, 9), (E, 12), (S, 7), (W, 12)]) is E

    def test_mb_amb_07_declarer_is_who_has_more_points(self) -> None:
        assert declarer_of_four([(N, 8), (E, 7), (S, 16), (W, 9)]) is S

    def opened(self) -> DealState:
        game = variants.game("minibridge")
        options = parse_options(game.options_type, {"announcing": "program"})
        return game.start(EXERCISE, E, options=options)

    def test_mb_5_1_dummy_lies_open_before_the_choice(self) -> None:
        assert self.opened().open_hands() == (N,)

    def test_mb_5_2_declarer_chooses_strain_and_bonus(self) -> None:
        state = self.opened()
        choices = [Choose(strain, bonus=bonus) for strain in Strain for bonus in (None, True)]
        assert list(state.legal_acts(S)) == choices
        bargain = state.after(S, Choose(Strain.H, bonus=True)).bargain
        assert bargain is not None
        assert (bargain.strain, bargain.bonus, bargain.target) == (Strain.H, True, 10)

    def test_mb_6_1_the_player_on_declarer_s_left_leads(self) -> None:
        assert self.opened().after(S, Choose(Strain.NT, bonus=True)).turn is W

    def test_mb_6_2_declarer_plays_dummy_s_cards(self) -> None:
        state = self.opened().after(S, Choose(Strain.NT, bonus=True))
        state = state.after(W, Play(Card.parse("CK")))
        with pytest.raises(RuleError):
            state.after(N, Play(Card.parse("C6")))
        assert state.after(S, Play(Card.parse("C6"), hand=N)).turn is E

    def test_mb_8_2_of_three_the_first_of_equals_declares(self) -> None:
        assert declarer_of_three([(W, 10), (E, 10), (S, 10)]) is W
        assert declarer_of_three([(W, 9), (E, 10), (S, 10)]) is E

    def test_mb_8_1_with_three_a_hand_lies_open_before_anybody_announces(self) -> None:
        game = variants.game("minibridge-3")
        options = parse_options(game.options_type, {"announcing": "players"})
        state = game.start(EXERCISE, E, options=options)
        assert state.open_hands() == (N,)
        assert state.turn is E

    @pytest.mark.parametrize(
        ("points", "order"),
        [
            ({S: 12, W: 8, E: 9}, (W, N, E, S)),
            ({S: 8, W: 12, E: 9}, (E, N, S, W)),
            ({S: 8, W: 9, E: 12}, (S, N, W, E)),
        ],
    )
    def test_mb_amb_05_the_open_hand_plays_opposite_declarer(
        self, points: dict[Seat, int], order: tuple[Seat, ...]
    ) -> None:
        talk = Announcing((E, S, W), N, 11)
        for seat in talk.speakers:
            talk = talk.after(seat, Announce(points[seat]))
        assert talk.declarer is not None
        settled = talk.after(talk.declarer, Choose(Strain.NT, bonus=False)).outcome
        assert isinstance(settled, Bargain)
        assert settled.order == order
