"""The gallery: pictures that the library draws, made when the site is built."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from sansatout.auction import Auction
from sansatout.chance import random_deals
from sansatout.deal import Deal
from sansatout.draw.paper import sheet_paper
from sansatout.draw.paper_svg import paper_svg
from sansatout.draw.svg import auction_svg, deal_svg, deals_svg, hand_svg
from sansatout.draw.text import deal_text
from sansatout.draw.tricks import tricks_svg
from sansatout.locales import LANGUAGES, name_of, render
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.telling import parse_line
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import dd_table
from sansatout.variants import scoring_system
from tools.site.addresses import page_link

__all__ = ["PAGE", "pages"]

PAGE = "gallery.md"
_DEAL = Deal.parse("N:K982.A74.KQ3.J95 54.KJ9.JT752.Q83 AQJT7.Q6.A94.KT2 63.T8532.86.A764")
_AUCTION = Auction.parse("S: 1S Pass 3S X XX Pass 4S Pass Pass Pass")
_KEPT = {
    "rulebook": ("2H we 9", "3NT they 8 honours they:4", "4SX we 10", "6C we 12 honours we:5"),
    "kontrakt": ("1NT we 7", "4H they 9", "3NT we 10"),
    "bridge-whist": ("H we 9 honours they:4-shared", "NT they 8 x2", "S we 10"),
    "hungarian": ("2S we 8", "3NT they 9", "4H we 11"),
    "minibridge": ("H we 10 bonus", "NT they 6", "C we 8"),
}
"""A few deals of each game, told as ``sansatout sheet`` takes them."""

_PHOTOGRAPHS = {
    "shelf": "The shelf with the booklets",
    "bridge-whist-words": "Bridge-whist: the dealer names trumps",
    "bridge-whist-play": "Bridge-whist: the play",
    "rulebook-words": "The rule book’s game: the auction",
    "rulebook-play": "The rule book’s game: the play",
    "hungarian-words": "Hungarian rubber bridge: the auction",
    "hungarian-play": "Hungarian rubber bridge: the play",
    "laws-remedies": "A lead out of turn, and declarer’s choice",
    "scored": "A deal scored, with the rule of every figure",
    "deal": "A deal studied: what every card was worth",
    "shelf-phone": "On a phone: the shelf",
    "minibridge-phone-words": "On a phone: minibridge, the points are told",
    "minibridge-phone-play": "On a phone: minibridge, the play",
    "laws-phone": "On a phone: an exposed card lies on the table",
}


@dataclass(frozen=True, slots=True)
class _Picture:
    name: str
    svg: str
    said: str


def pages() -> dict[str, str]:
    """Return the page and its pictures."""
    sections = {"Cards": list(_cards()), "Score sheets": list(_sheets())}
    pictures = {one.name: one.svg for kept in sections.values() for one in kept}
    files = {f"gallery/{name}.svg": svg for name, svg in pictures.items()}
    return {PAGE: "\n".join(_lines(sections)) + "\n", **files}


def _lines(sections: dict[str, list[_Picture]]) -> Iterator[str]:
    yield "# Gallery\n"
    yield "What the library draws, made anew whenever this site is built. In a notebook a deal, a"
    yield "hand, an auction, a score sheet or a table of tricks shows itself like this;"
    yield "`sansatout show --format svg` and `export` within `sansatout sheet` write such pictures."
    yield "Each says in words what it shows, for those who do not see it. Further down: the same"
    yield "deal as [text](#text), and [pictures of the page](#page)."
    for title, kept in sections.items():
        yield f"\n## {title}"
        for one in kept:
            yield f"\n### {one.said}\n"
            yield f"![{one.said}](gallery/{one.name}.svg){{ .drawn }}"
            if one.name.startswith("sheet-"):
                yield from _figures(one.name.removeprefix("sheet-"))
    yield "\n## As text { #text }\n"
    yield f"```text\n{deal_text(_DEAL, board=1, dealer=Seat.N)}\n```"
    yield "\n## The page { #page }\n"
    for name, said in _PHOTOGRAPHS.items():
        yield f"![{said}](pictures/{name}.jpg)\n\n*{said}*\n"


def _cards() -> Iterator[_Picture]:
    yield _Picture("hand", hand_svg(_DEAL[Seat.S]), "A hand")
    shown = deal_svg(_DEAL, board=1, dealer=Seat.S, vulnerability=Vulnerability.NS)
    yield _Picture("deal", shown, "A deal, the vulnerable side marked")
    yield _Picture("auction", auction_svg(_AUCTION), "An auction")
    yield _Picture("tricks", tricks_svg(dd_table(_DEAL)), "Tricks of every declarer")
    strong = random_deals(2, where="hcp(S) >= 22", random=Random(7))
    boards = [(1, Seat.N, Vulnerability.NONE), (2, Seat.E, Vulnerability.NS)]
    record = deals_svg(list(strong), boards)
    yield _Picture("record", record, "A hand record of two boards, South with 22 points")
    for language in LANGUAGES[1:]:
        shown = deal_svg(_DEAL, board=1, dealer=Seat.S, language=language)
        yield _Picture(f"deal-{language}", shown, f"The same deal: {name_of(language)}")


def _kept(system: str) -> Sheet:
    rules = scoring_system(system)
    sheet: Sheet = rules.new_sheet()
    for line in _KEPT[system]:
        given = parse_line(line)
        assert given is not None, "a deal, not an empty line"
        sheet = sheet.after(rules.telling.result(given))
    return sheet


def _sheets() -> Iterator[_Picture]:
    for system in _KEPT:
        title = render(f"page-game-{system}", {})
        paper = sheet_paper(_kept(system), title=title)
        said = f"{title}: a sheet after {len(_KEPT[system])} deals"
        yield _Picture(f"sheet-{system}", paper_svg(paper), said)


def _figures(system: str) -> Iterator[str]:
    """Yield every figure of a sheet with the rule that gives it."""
    yield "\n| deal | whose | | points | for | rule |\n|--:|---|---|--:|---|---|"
    for one in _kept(system).entries:
        rule = f"[{one.rule}]({page_link(one.rule, PAGE)})"
        yield f"| {one.deal} | {one.owner} | {one.place} | {one.points} | {one.text()} | {rule} |"
