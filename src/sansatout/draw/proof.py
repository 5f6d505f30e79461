"""What is known of a deal's fairness, in words."""

from __future__ import annotations

from sansatout.locales import DEFAULT, render
from sansatout.seats import Seat
from sansatout.table.proof import Noted, Shown, Verdict, faults, verdict

__all__ = ["proof_text"]


def proof_text(deal: Shown, note: Noted | None, language: str = DEFAULT) -> str:
    """Say what is known and, where nothing is wrong, who had a part in the shuffle."""
    found = verdict(deal, note)
    if found is Verdict.CHOSEN:
        return render("proof-chosen", {}, language)
    if found is Verdict.WRONG:
        wrong = (render(f"proof-fault-{name}", {}, language) for name in faults(deal, note))
        return render("proof-wrong", {"faults": "; ".join(wrong)}, language)
    return f"{render(f'proof-{found.value}', {}, language)} {_part(deal, note, language)}"


def _part(deal: Shown, note: Noted | None, language: str) -> str:
    told = deal.told
    if told.contributions:
        given = [seat for seat in Seat if seat in told.contributions]
        seats = ", ".join(render(f"draw-seat-{seat}", {}, language) for seat in given)
        own = note is not None and note.number is not None
        message = "proof-part-yours" if own else "proof-part-numbers"
        return render(message, {"seats": seats}, language)
    if told.cut_by is not None:
        seat = render(f"draw-seat-{told.cut_by}", {}, language)
        return render("proof-part-cut", {"seat": seat}, language)
    return render("proof-part-host", {}, language)
