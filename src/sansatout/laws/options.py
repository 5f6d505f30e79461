"""Where the rule book can be read in two ways: the defaults of the rules and the other readings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sansatout.options import Options, option

__all__ = ["LAW_OF", "LawOptions", "PamphletLawOptions"]


@dataclass(frozen=True, slots=True)
class LawOptions(Options):
    """The readings of the rule book's ambiguities (A-01 to A-52)."""

    lower_pair_seats: str = option("third-chooses", "third-left-of-dealer", rule="A-01")
    cut_leaves: int = option(1, 4, rule="A-02")
    cut_fault_until: str = option("first-card", "last-card", rule="A-03")
    new_deal_by: str = option("same-dealer", "next-dealer", rule="A-04")
    call_that_stands: str = option("second", "first", rule="A-10")
    free_correction: str = option("lowest-level", "any-level", rule="A-12")
    late_call_lead: str = option("first-lead", "opening-lead", rule="A-14")
    declarer_at_no_trump: str = option("first-to-name", "last-bidder", rule="A-16")
    wrong_lead_led_on: str = option("goes-back", "exposed", rule="A-20")
    led_too_soon: str = option("exposed", "goes-back", rule="A-21")
    exposed_until: str = option("played", "demanded", rule="A-22")
    corrected_suit: str = option("required", "played", rule="A-24")
    replaced_on_demand: str = option("exposed", "as-corrected", rule="A-25")
    claim_agreement: str = option("both-defenders", "one-defender", rule="A-26")
    claim_seen_by_partner: str = option("exposed", "not-exposed", rule="A-27")
    revoke_trick_taken: bool = option(False, rule="A-28")
    surplus_against_declarer: str = option("left-opponent", "either-defender", rule="A-30")
    second_revoke: str = option("side", "player", rule="A-31")
    dummy_away_covers: str = option("while-away", "until-end", rule="A-34")
    penalty_forestalled: str = option("leads-and-plays", "leads", rule="A-36")
    attention_to_turn: str = option("any", "opponents", rule="A-40")
    condoned_by_pass: bool = option(True, rule="A-41")
    play_before_declarer: str = option("exposed", "goes-back", rule="A-43")
    forbidding_exposed: str = option("no-effect", "loss", rule="A-51")


@dataclass(frozen=True, slots=True)
class PamphletLawOptions(Options):
    """The readings of the pamphlet's short list (P04 to P10); what it costs is the scoring's."""

    exposed_card_redeal: str = option("honour_only", "any", rule="P04")
    out_of_turn_condoned: str = option("stands", "void", rule="P05")
    out_of_turn_calls: str = option("bids_and_doubles", "bids", "any", rule="P06")
    insufficient_over_seven: str = option("pass", "new_deal", rule="P07")
    called_card: str = option("any_legal_turn", "following", rule="P09")
    correction_lets_opponents_change: bool = option(True, rule="P10")


LAW_OF: Final[Mapping[str, str]] = MappingProxyType(
    {
        "lower_pair_seats": "L-SIDE-2",
        "cut_leaves": "L-CUT-1",
        "cut_fault_until": "L-CUT-5",
        "new_deal_by": "L-OOT-3",
        "call_that_stands": "L-OOT-3",
        "free_correction": "L-INSUF-2",
        "late_call_lead": "L-LATE-1",
        "declarer_at_no_trump": "L-DECL-1",
        "wrong_lead_led_on": "L-LOOT-2",
        "led_too_soon": "L-PREM-1",
        "exposed_until": "L-EXPO-5",
        "corrected_suit": "L-REVOKE-3",
        "replaced_on_demand": "L-REVOKE-12",
        "claim_agreement": "L-CLAIM-6",
        "claim_seen_by_partner": "L-CLAIM-4",
        "revoke_trick_taken": "L-REVOKE-14",
        "surplus_against_declarer": "L-SURPLUS-1",
        "second_revoke": "L-REVOKE-13",
        "dummy_away_covers": "L-REVOKE-11",
        "penalty_forestalled": "L-PEN-1",
        "attention_to_turn": "L-OOT-4",
        "condoned_by_pass": "L-OOT-5",
        "play_before_declarer": "L-EXPO-1",
        "forbidding_exposed": "L-EXPO-2",
        "exposed_card_redeal": "PB-3.3",
        "out_of_turn_condoned": "PB-4.11",
        "out_of_turn_calls": "PB-4.11",
        "insufficient_over_seven": "PB-4.12",
        "called_card": "PB-5.6",
        "correction_lets_opponents_change": "PB-5.6",
    }
)
"""The law whose words each option reads."""
