"""What PBN tells of the best result of a deal: tags made from it, and tags read again.

``OptimumResultTable`` and ``OptimumScore`` are the standard's, ``ParContract`` is what other
programs write beside them. A game is read here only as far as these need it, so that a fault in
its auction or play is no matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.errors import NotationError, SansatoutError
from sansatout.formats.pbn.reader import Heritage
from sansatout.formats.pbn.syntax import SECTIONS, GameNode, TagNode, scan
from sansatout.formats.pbn.values import hands_of, seat_of, vulnerability_of
from sansatout.formats.records import GameRecord, Tag
from sansatout.formats.replay import replay
from sansatout.formats.text import located
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.solver import Par, ParContract, TrickTable, par_of_table

__all__ = [
    "PAR_TAGS",
    "TABLE",
    "Heritage",
    "OptimumGame",
    "optimum_game",
    "optimum_tags",
    "wrong_row",
]

TABLE: Final = "OptimumResultTable"
PAR_TAGS: Final = ("OptimumScore", "ParContract")
_HEAD: Final = r"Declarer;Denomination\2R;Result\2R"
_COLUMNS: Final = ("declarer", "denomination", "result")
_DECLARERS: Final = (Seat.N, Seat.S, Seat.E, Seat.W)
_STRAINS: Final = tuple(reversed(Strain))
_NEEDED: Final = frozenset({"Board", "Dealer", "Vulnerable", "Deal", "SansatoutVariant"})


def optimum_tags(
    table: TrickTable, dealer: Seat | None, vulnerability: Vulnerability | None
) -> tuple[Tag, ...]:
    """Return the tags of a deal; those of par only where dealer and vulnerability are known.

    >>> from sansatout.solver import dd_table
    >>> tags = optimum_tags(dd_table(Deal.unrank(0)), Seat.N, Vulnerability.NONE)
    >>> [tag.value for tag in tags[:2]], tags[2].section[0]
    (['EW 1510', 'EW 7S='], 'N NT  0')
    """
    places = ((seat, strain) for seat in _DECLARERS for strain in _STRAINS)
    rows = tuple(f"{seat} {strain!s:>2} {table[seat, strain]:>2}" for seat, strain in places)
    tables = (Tag(TABLE, _HEAD, rows),)
    if dealer is None or vulnerability is None:
        return tables
    par = par_of_table(table, dealer, vulnerability)
    side = Side.NS if par.score >= 0 else Side.EW
    values = (f"{side} {abs(par.score)}", _contracts(par))
    return (*map(Tag, PAR_TAGS, values), *tables)


def _contracts(par: Par) -> str:
    """Return the contracts of par; a letter for each partner who takes as many tricks."""
    seats: dict[tuple[str, Side], list[Seat]] = {}
    for one in par.contracts:
        seats.setdefault((_result(one), one.declarer.side), []).append(one.declarer)
    told = ("".join(map(str, who)) + f" {what}" for (what, _), who in seats.items())
    return "; ".join(told) or "Pass"


def _result(one: ParContract) -> str:
    return f"{one.contract}" + (f"{one.overtricks:+d}" if one.overtricks else "=")


def wrong_row(rows: Iterable[str], head: str, table: TrickTable) -> tuple[str, int] | None:
    """Return the first row of a file's table that is wrong, with the right tricks.

    :raises NotationError: if a row cannot be read
    """
    columns = _columns(head)
    for row in rows:
        words = row.split()
        try:
            seat, strain = Seat.parse(words[columns[0]].upper()), words[columns[1]].upper()
            tricks = int(words[columns[2]])
            right = table[seat, Strain["NT" if strain == "N" else strain]]
        except (IndexError, KeyError, ValueError):
            raise NotationError("record-table-row", row=row.strip(), name=TABLE) from None
        if tricks != right:
            return " ".join(words), right
    return None


def _columns(head: str) -> tuple[int, ...]:
    """Return where a table's head has declarer, denomination and result."""
    names = [name.lstrip("+-").partition("\\")[0].lower() for name in head.split(";")]
    if head.strip() == "":
        return 0, 1, 2
    try:
        return tuple(names.index(column) for column in _COLUMNS)
    except ValueError:
        raise NotationError("record-table-row", row=head, name=TABLE) from None


@dataclass(frozen=True, slots=True)
class OptimumGame:
    """A game of a file, as far as its best result goes."""

    text: str
    """With all that stands before and after its tags."""
    node: GameNode
    start: int
    """Where in the text its first tag begins."""
    board: str
    deal: Deal | None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None

    @property
    def line(self) -> int:
        """The line of its first tag, the text's own being the first."""
        return self.node.tags[0].spot.line

    def tag(self, name: str) -> TagNode | None:
        """Return the first tag of this name."""
        return next((tag for tag in self.node.tags if tag.name == name), None)

    def with_tags(self, tags: Sequence[Tag], newline: str) -> str:
        """Return the text with further tags: sections last, others before auction and play."""
        starts = [self.start]
        for node in self.node.tags:
            starts.append(starts[-1] + len(node.text))
        end = starts[-1]
        place = next(
            (at for at, tag in zip(starts, self.node.tags, strict=False) if tag.name in SECTIONS),
            end,
        )
        text = self.text[:place]
        text = _added(text, (tag for tag in tags if not tag.section), newline)
        text += self.text[place:end]
        text = _added(text, (tag for tag in tags if tag.section), newline)
        return text + self.text[end:]


def _added(text: str, tags: Iterable[Tag], newline: str) -> str:
    lines = [line for tag in tags for line in (f'[{tag.name} "{tag.value}"]', *tag.section)]
    if lines and text and not text.endswith(("\n", "\r")):
        text += newline
    return text + "".join(line + newline for line in lines)


def optimum_game(text: str, heritage: Heritage) -> OptimumGame | None:
    """Read the game of a paragraph; ``None`` if it holds none.

    :raises NotationError: at a fault of its text or of its deal
    """
    scanned = scan(text)
    if scanned.error:
        # Whatever it said, later games must not take the place of it from an earlier one.
        heritage.last.clear()
        heritage.header.pop("Deal", None)
        raise scanned.error
    if not scanned.file.games:
        return None
    (node,) = scanned.file.games
    start = len(text) - len(scanned.file.tail) - sum(len(tag.text) for tag in node.tags)
    tags = [tag for tag in node.tags if tag.name in _NEEDED]
    values: dict[str, str] = {}
    for tag in tags:
        value = heritage.resolve(tag)
        values.setdefault(tag.name, value)
    return _valued(OptimumGame(text, node, start, "", None), {**heritage.header, **values})


def _valued(game: OptimumGame, values: Mapping[str, str]) -> OptimumGame:
    """Return the game with what its values mean."""
    name = "Deal"
    try:
        record = GameRecord(hands=hands_of(values.get("Deal", "")))
        if fault := replay(record).error:
            raise fault
        name = "Dealer"
        dealer = seat_of(values.get("Dealer", ""))
        name = "Vulnerable"
        vulnerability = vulnerability_of(values.get("Vulnerable", ""))
    except SansatoutError as error:
        tag = game.tag(name) or game.node.tags[0]
        raise located(error, tag.value_spot) from None
    # Par is duplicate's; another game's would be another.
    if values.get("SansatoutVariant"):
        dealer = vulnerability = None
    board = values.get("Board", "").replace("?", "")
    return OptimumGame(game.text, game.node, game.start, board, record.deal, dealer, vulnerability)
