"""Certificates: what is known of shuffles, with all that is needed to do them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sansatout.draw.proof import proof_text
from sansatout.printing.cards import holdings
from sansatout.printing.compiling import Job, PageLook
from sansatout.seats import Seat
from sansatout.table.proof import Noted, Shown, Verdict, verdict
from sansatout.table.shuffle import commitment

__all__ = ["shuffle_certificate"]

_PROVED = (Verdict.FAIR, Verdict.CUT)


def shuffle_certificate(
    deals: Sequence[Shown],
    noted: Mapping[tuple[str, int], Noted],
    look: PageLook,
    *,
    remarks: Sequence[str] = (),
) -> Job:
    """Return the certificate of deals, held against what was noted before them."""
    names = ("commitment", "noted", "secret", "cut", "numbers", "how", "none", "dealer", "table")
    body = {
        "words": {name: look.words(f"print-certificate-{name}") for name in names},
        "deals": [_deal(one, noted.get((one.table, one.deal)), look) for one in deals],
        "remarks": list(remarks) or ([] if deals else [look.words("proof-no-deal")]),
    }
    return Job("certificate", look.words("print-certificate"), body, look)


def _deal(one: Shown, note: Noted | None, look: PageLook) -> dict[str, Any]:
    told = one.told
    found = verdict(one, note)
    return {
        "title": look.words("print-certificate-deal", number=str(one.deal)),
        "table": one.table,
        "dealer": look.words(f"draw-seat-{one.dealer}"),
        "seats": [look.words(f"draw-seat-{seat}") for seat in Seat],
        "hands": [holdings(hand) for hand in one.hands],
        "verdict": proof_text(one, note, look.language),
        "proved": found in _PROVED,
        "wrong": found is Verdict.WRONG,
        "commitment": commitment(told.secret) if told.secret else "",
        "noted": "" if note is None else note.commitment,
        "secret": told.secret,
        "cut": _cut(one, look),
        "numbers": [
            [look.words(f"draw-seat-{seat}"), told.contributions[seat]]
            for seat in Seat
            if seat in told.contributions
        ],
    }


def _cut(one: Shown, look: PageLook) -> str:
    told = one.told
    if told.cut is None:
        return ""
    if told.cut_by is None:
        return look.words("print-certificate-cut-table", count=told.cut)
    seat = look.words(f"draw-seat-{told.cut_by}")
    return look.words("print-certificate-cut-by", count=told.cut, seat=seat)
