"""Bridge-whist: ``H x2 we:9 honours they:4-shared chicane we``."""

from __future__ import annotations

from msgspec.structs import replace

from sansatout import friendly
from sansatout.cards import Strain
from sansatout.errors import InputError, NotationError
from sansatout.locales import DEFAULT, render
from sansatout.options import Options
from sansatout.scoring.bridge_whist.counters import Payment, payments
from sansatout.scoring.bridge_whist.hand import WhistHand
from sansatout.scoring.bridge_whist.honours import Holding, HonourClaim
from sansatout.scoring.bridge_whist.options import BridgeWhistOptions
from sansatout.scoring.bridge_whist.settlement import chosen, settlement
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column
from sansatout.scoring.sheets import SheetOf
from sansatout.scoring.telling import base, forms
from sansatout.scoring.telling.base import Given, Telling
from sansatout.scoring.telling.forms import EntryField, EntryKey

__all__ = ["WhistTelling"]


_PLAYED = {"laid": ["played"]}


def _holdings() -> list[EntryKey]:
    """Return what a side can hold, trump honours where there are trumps (BW-8)."""
    return [
        key
        for holding in Holding
        for key in forms.of_both(
            f"honours {{}}:{holding}",
            f"page-holding-{holding}",
            forms.NO_TRUMP if holding.is_of_aces else forms.SUITS,
        )
    ]


class WhistTelling(Telling[WhistHand]):
    """A strain is named, and whoever takes more than six tricks scores."""

    parts = frozenset(
        ["by", "tricks", "times", "honours", "chicane", "penalty", "laid_down", "deal"]
    )
    help = "cli-sheet-help-whist"
    questions = (
        forms.strains(),
        EntryField(
            name="times",
            label="page-times",
            keys=[EntryKey(f"x{n}" if n > 1 else "", f"×{n}") for n in (1, 2, 4, 8)],
            when=_PLAYED,
        ),
        replace(forms.columns("page-whose-tricks", "we", "they"), when=_PLAYED),
        replace(forms.tricks(), when=_PLAYED),
        EntryField(
            name="laid",
            label="page-spades-laid-down",
            keys=[
                EntryKey("played", "page-spades-laid-down"),
                EntryKey(
                    "laid-down",
                    "page-spades-laid-down",
                    line="{strain} laid-down {namers} {honours} {chicane}",
                ),
            ],
            looks="switch",
            when={"strain": ["S"]},
        ),
        replace(
            forms.columns("page-who-named", "we", "they"),
            name="namers",
            when={"laid": ["laid-down"]},
        ),
        EntryField(
            name="honours",
            label="page-honours-of-a-side",
            keys=[EntryKey("", "page-honours-none"), *_holdings()],
            part="honours",
        ),
        replace(
            forms.chicane(),
            when={**forms.SUITS, "honours": [key.writes for key in _holdings()]},
        ),
        EntryField(
            name="penalty",
            label="page-option-penalty_tricks",
            keys=[key for n in (1, 2, 3) for key in forms.of_both(f"penalty {{}}:{n}", str(n))],
            several=True,
            part="penalty",
        ),
    )
    line = "{strain} {times} {who}:{tricks}"
    partners_change = True

    def questions_for(self, options: Options) -> tuple[EntryField, ...]:
        """Ask for spades laid down only where that was agreed (BW-11)."""
        assert isinstance(options, BridgeWhistOptions), "a sheet has its system's options"
        if options.lay_down_spades:
            return self.questions
        played = (one for one in self.questions if one.name not in ("laid", "namers"))
        return tuple(replace(one, when={}) if one.when == _PLAYED else one for one in played)

    def counts(self, options: Options, *, kept: bool) -> frozenset[str]:
        """Leave out penalty tricks where they are never counted (BW-AMB-03)."""
        del kept
        moved = options.read_as(BridgeWhistOptions).penalty_tricks == "moved"
        return self.parts if moved else self.parts - {"penalty"}

    def check(self, given: Given) -> None:
        """Ask for the honours beside chicane, which only changes their worth (BW-8.1)."""
        if given.chicane and not given.honours and given.deal is None:
            raise InputError("chicane-without-honours")
        _check_sides(given)
        for text in given.honours:
            claim = HonourClaim.parse(text.lower())
            void = base.columns(given.chicane).count(claim.column.other) == 2
            if void and not claim.holding.is_of_all_five:
                raise InputError("chicane-of-both-opponents")

    def read(self, given: Given) -> WhistHand:
        """Return the hand as it was played, or laid down."""
        strain = friendly.strain(given.what)
        if len(given.honours) > 1:
            raise InputError("honours-of-one-side")
        honours = HonourClaim.parse(given.honours[0].lower()) if given.honours else None
        chicane = base.columns(given.chicane)
        if given.laid_down:
            return _laid_down(given, strain, honours, chicane)
        ours = _our_tricks(given)
        times = base.whole_number((given.times or "1").lower().removeprefix("x"), "times")
        if given.deal is not None:
            found = WhistHand.of_deal(strain, ours, given.deal)
            honours, chicane = honours or found.honours, chicane or found.chicane
        return WhistHand(strain, ours, times, honours, chicane, penalty=_penalty(given.penalty))

    def told(self, result: WhistHand) -> str:
        """Return the line of a sheet that tells the result."""
        parts = [str(result.strain)]
        if result.multiplier > 1:
            parts.append(f"x{result.multiplier}")
        if result.laid_down:
            parts += ["laid-down", str(Column.WE if result.tricks > 6 else Column.THEY)]
        else:
            more = Column.WE if result.tricks > 6 else Column.THEY
            parts.append(f"{more}:{result.tricks_of(more)}")
        if result.honours is not None:
            parts.append(f"honours {result.honours}")
        parts += base.told_columns("chicane", result.chicane)
        parts += [f"penalty {c}:{result.penalty_of(c)}" for c in Column if result.penalty_of(c)]
        return " ".join(parts)

    def news(self, sheet: SheetOf[WhistHand], language: str = DEFAULT) -> list[str]:
        """Return what is paid at once when the score is kept with counters (BW-10)."""
        sitting = _sitting(sheet)
        if chosen(sitting).score_keeping != "counters":
            return []
        return [
            render("cli-sheet-paid", _told_payment(paid, language), language)
            for paid in payments(sitting)
            if paid.deal == len(sitting.lines)
        ]

    def settlement(self, sheet: SheetOf[WhistHand], language: str = DEFAULT) -> list[str]:
        """Return the end of a sitting as the booklet reckons it (BW-10)."""
        sitting = _sitting(sheet)
        if chosen(sitting).score_keeping == "counters":
            return []
        end = settlement(sitting)
        figures = {
            "difference": end.difference,
            "bonus": end.bonus,
            "net": end.net,
            "rounded": end.rounded,
            "general": end.general,
        }
        return [render("cli-sheet-settled", figures, language)]


def _sitting(sheet: SheetOf[WhistHand]) -> RubberSheet[WhistHand]:
    rubber = sheet.as_rubber
    assert rubber is not None, "a sitting has games"
    return rubber


def _told_payment(paid: Payment, language: str) -> dict[str, object]:
    words = render(f"score-{paid.label}", {"count": paid.count}, language)
    return {"side": str(paid.to), "points": paid.points, "words": words}


def _penalty(texts: tuple[str, ...]) -> tuple[int, int]:
    """Read penalty tricks, ``we:2``: whose they are now, and how many."""
    got = dict.fromkeys(Column, 0)
    for text in texts:
        owner, colon, count = text.partition(":")
        if not colon:
            raise NotationError("not-penalty-tricks", text=text)
        got[base.column(owner)] += base.whole_number(count, "penalty")
    return got[Column.WE], got[Column.THEY]


def _check_sides(given: Given) -> None:
    """Refuse tricks of two sides at once, and more penalty tricks than the others took."""
    if given.laid_down or given.tricks is None:
        return
    owner, colon, _ = given.tricks.partition(":")
    if colon and given.by is not None and base.column(owner) is not base.column(given.by):
        raise InputError("tricks-of-both-sides", text=given.tricks, by=given.by)
    ours = _our_tricks(given)
    for column, got, theirs in zip(Column, _penalty(given.penalty), (13 - ours, ours), strict=True):
        if got > theirs:
            raise InputError("penalty-count", column=column, count=got, most=theirs)


def _our_tricks(given: Given) -> int:
    if given.tricks is None:
        raise InputError("part-missing", part="tricks", example="we:9")
    if given.by is not None:
        by = base.column(given.by)
        tricks = base.tricks_of_column(given.tricks, by)
        return tricks if by is Column.WE else 13 - tricks
    if ":" not in given.tricks:
        raise InputError("whose-tricks", text=given.tricks)
    return base.tricks_of_column(given.tricks, Column.WE)


def _laid_down(
    given: Given, strain: Strain, honours: HonourClaim | None, chicane: tuple[Column, ...]
) -> WhistHand:
    if strain is not Strain.S or given.tricks is not None or given.times is not None:
        raise InputError("laid-down-spades")
    if given.by is None:
        raise InputError("part-missing", part="by", example="we")
    namers = base.column(given.by)
    if given.deal is not None:
        found = WhistHand.of_deal(strain, 7, given.deal)
        honours, chicane = honours or found.honours, chicane or found.chicane
    return WhistHand.spades_laid_down(namers, honours, chicane)
