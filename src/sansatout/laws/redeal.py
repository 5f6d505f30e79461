"""A deal that is void: dealt again, nothing scored."""

from __future__ import annotations

from sansatout.laws.parts import Aftermath, Rights
from sansatout.laws.state import Referee
from sansatout.laws.values import Ceremony, Redeal

__all__ = ["deal_again"]


def deal_again(ref: Referee, *, pack: str = "same", law: str, penalty: bool = False) -> Referee:
    """Declare the deal void; the same dealer deals again (L-DEAL-4, A-04)."""
    assert ref.dealer is not None, "a deal has a dealer"
    dealer = ref.dealer
    if penalty and ref.book.new_deal_by == "next-dealer":
        dealer = dealer.lho
    fresh = Referee(
        options=ref.options,
        code=ref.code,
        dealer=dealer,
        last_deal=ref.last_deal,
        vulnerable=ref.vulnerable,
        edition=ref.edition,
        draws=ref.draws,
        ceremony=Ceremony(pack=ref.ceremony.pack),
        rights=Rights(right_lost=ref.rights.right_lost, remarks=ref.rights.remarks),
        aftermath=Aftermath(redeal=Redeal(dealer, pack)),
        rulings=ref.rulings,
        previous=ref.previous,
    )
    return fresh.rule("deal-again", law, dealer=dealer, pack=pack)
