"""A deal that is void: dealt again, nothing scored."""

from __future__ import annotations

from sansatout.laws.options import LawOptions
from sansatout.laws.state import Referee
from sansatout.laws.values import Ceremony, Redeal

__all__ = ["deal_again"]


def deal_again(ref: Referee, *, pack: str = "same", law: str, penalty: bool = False) -> Referee:
    """Declare the deal void; the same dealer deals again (L-DEAL-4, A-04)."""
    assert ref.dealer is not None, "a deal has a dealer"
    dealer = ref.dealer
    if penalty and isinstance(ref.options, LawOptions) and ref.options.new_deal_by == "next-dealer":
        dealer = dealer.lho
    fresh = Referee(
        options=ref.options,
        code=ref.code,
        dealer=dealer,
        last_deal=ref.last_deal,
        vulnerable=ref.vulnerable,
        draws=ref.draws,
        ceremony=Ceremony(pack=ref.ceremony.pack),
        right_lost=ref.right_lost,
        remarks=ref.remarks,
        redeal=Redeal(dealer, pack),
        rulings=ref.rulings,
        previous=ref.previous,
    )
    return fresh.rule("deal-again", law, dealer=dealer, pack=pack)
