"""The adapters, a file for each family of cases; importing them here registers them."""

from sansatout.conform.adapters import (
    bidding,
    bridge_whist,
    bridge_whist_advice,
    bridge_whist_talk,
    contract_rubber,
    laws,
    minibridge,
    minibridge_deal,
    minibridge_quiz,
)

__all__ = [
    "bidding",
    "bridge_whist",
    "bridge_whist_advice",
    "bridge_whist_talk",
    "contract_rubber",
    "laws",
    "minibridge",
    "minibridge_deal",
    "minibridge_quiz",
]
