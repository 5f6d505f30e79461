"""Before the words: drawing for seats, choosing them, shuffle and cut."""

from __future__ import annotations

from sansatout.deal import Deal
from sansatout.errors import IllegalActionError, InputError
from sansatout.events.acts import ChooseSeat, Contribute, Cut, Draw, LayOut, MakeTable, Shuffle
from sansatout.events.edition import EDITION
from sansatout.laws import Irregularity, Ruling
from sansatout.laws.codes import CODES
from sansatout.laws.options import LawOptions
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.dealing import called, misdealt, pack_of
from sansatout.table.refereed import (
    AT_THE_TABLE,
    begin,
    check_law_options,
    law_options,
    split_options,
)
from sansatout.table.shuffle import check_number, commitment, shuffled_pack
from sansatout.table.state import Drawing, Stage, Table
from sansatout.variants import game
from sansatout.variants.seating import Chooses, DrawRule

__all__ = [
    "AT_ONCE",
    "check_agreed",
    "choose_seat",
    "contribute",
    "cut",
    "dealt_out",
    "draw",
    "first_seats",
    "lay_out",
    "make_table",
    "may_draw_wrongly",
    "seats_to_choose",
    "shuffle",
]

_FIRST_SEAT = Seat.S
AT_ONCE = 2
"""So many cards somebody takes who takes too many."""


def make_table(act: MakeTable) -> Table:
    """Open a table."""
    variant = game(act.variant)
    if act.laws not in variant.laws:
        raise InputError("laws-mode", laws=act.laws, expected=", ".join(variant.laws))
    game_options, law_options = split_options(act)
    options = variant.read_options(game_options, act.edition)
    check_law_options(act.variant, law_options)
    least, most = variant.players, variant.most_players
    if not least <= len(act.players) <= most:
        raise InputError("player-count", count=len(act.players), least=least, most=most)
    if len(set(act.players)) != len(act.players) or not all(act.players):
        raise InputError("player-names")
    if act.seating not in ("draw", "fixed"):
        raise InputError("seating", seating=act.seating)
    if not 1 <= act.edition <= EDITION:
        raise InputError("edition", edition=act.edition, newest=EDITION)
    if act.hand_over and act.laws == AT_THE_TABLE:
        raise InputError("hand-over-laws", laws=act.laws)
    if act.teaching and act.laws == AT_THE_TABLE:
        raise InputError("teaching-laws", laws=act.laws)
    table = Table(act, variant, options, 0, Stage.DRAW, variant.new_sheet(options))
    if act.seating == "fixed" or variant.draw is None:
        return _sit_down(table)
    return table


def _sit_down(table: Table) -> Table:
    seats = first_seats(table)
    dealer = table.variant.first_dealer(seats)
    waiting = table.players[len(seats) :]
    order = (*_as_if_drawn(table, seats, dealer), *waiting)
    return replace(
        table, seats=seats, waiting=waiting, dealer=dealer, stage=Stage.SHUFFLE,
        drawing=Drawing(order=order),
    )  # fmt: skip


def first_seats(table: Table) -> dict[Seat, str]:
    """Return where everybody simply sits down."""
    return dict(zip(table.variant.places, table.players, strict=False))


def _as_if_drawn(table: Table, seats: dict[Seat, str], dealer: Seat) -> tuple[str, ...]:
    """Return the order of a draw that gives these seats: two partners, then the other two.

    Partners rotate by it (BW-3.4, PB-1.6); in the first editions it was the order of the seats.
    """
    if table.setup.edition < 3:
        return tuple(seats.values())
    around = (dealer, dealer.partner, dealer.lho, dealer.rho)
    return tuple(seats[seat] for seat in around if seat in seats)


def shuffle(table: Table, act: Shuffle) -> Table:
    """Spread a pack for the draw, or make the next deal's pack ready for the cut."""
    commitment(act.secret)
    if table.stage is Stage.DRAW and not table.drawing.secret:
        return replace(table, drawing=replace(table.drawing, secret=act.secret))
    if table.stage is not Stage.SHUFFLE:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    number = table.deal_number + 1
    ready = replace(
        table, secret=act.secret, contributions={}, cut=None, deal_number=number,
        stage=Stage.CUT, deal=None, vulnerable=table.in_danger,
    )  # fmt: skip
    return called(ready)


def contribute(table: Table, seat: Seat | None, act: Contribute) -> Table:
    """Let a player's own number into the shuffle, once, before the cut."""
    if seat is None or seat not in table.seats:
        raise IllegalActionError("nobody-sits", act=act.kind, seat=seat)
    if not table.takes_contributions:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    if seat in table.contributions:
        raise IllegalActionError("contributed-already", seat=seat)
    check_number(act.number)
    return replace(table, contributions={**table.contributions, seat: act.number})


def _rule(table: Table) -> DrawRule:
    rule = table.variant.draw_by(table.options)
    assert rule is not None, "the draw stage needs a rule of drawing"
    return rule


def draw(table: Table, act: Draw) -> Table:
    """Take one card of the spread for a player."""
    rule, drawing = _rule(table), table.drawing
    if table.stage is not Stage.DRAW or not drawing.secret or drawing.order:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    if act.player not in table.players or act.player in drawing.drawn:
        raise IllegalActionError("draws-already", rule=rule.rule, player=act.player)
    if may_draw_wrongly(table) and _is_faulty_draw(rule, drawing, act):
        return replace(table, drawing=_drawn_in_vain(table, act))
    place = _drawn_place(rule, drawing, act)
    pack = shuffled_pack(
        drawing.secret, cut=drawing.round, table=table.setup.table, deal=drawing.number
    )
    drawn = {**drawing.drawn, act.player: pack.cards[place - 1]}
    drawing = replace(drawing, drawn=drawn, taken=(*drawing.taken, place))
    if len(drawn) < len(table.players):
        return replace(table, drawing=drawing)
    return _decided(table, drawing)


def may_draw_wrongly(table: Table) -> bool:
    """Tell whether the table lets players draw as they should not (L-DRAW-2, L-DRAW-3)."""
    laws = table.setup.laws == AT_THE_TABLE
    return laws and Draw in CODES[table.variant.key][0].acts


def _is_faulty_draw(rule: DrawRule, drawing: Drawing, act: Draw) -> bool:
    """Tell whether who draws has to draw again: two cards at once, or one at the edge."""
    places = set(act.positions)
    lie = all(1 <= place <= 52 and place not in drawing.taken for place in places)
    if not lie or len(places) != len(act.positions) or not 1 <= len(places) <= AT_ONCE:
        return False
    edge = rule.closed_edge
    return len(places) > 1 or not 1 + edge <= min(places) <= 52 - edge


def _drawn_in_vain(table: Table, act: Draw) -> Drawing:
    """L-DRAW-2, L-DRAW-3: the cards do not count and are gone; all hear why."""
    kind = Irregularity.DRAW_TWO if len(act.positions) > 1 else Irregularity.DRAW_EDGE
    drawing, law = table.drawing, CODES[table.variant.key][0].law(kind)
    said = Ruling("draw-again", law, {"player": act.player, "irregularity": kind})
    taken = (*drawing.taken, *act.positions)
    return replace(drawing, taken=taken, log=(*drawing.log, said))


def _drawn_place(rule: DrawRule, drawing: Drawing, act: Draw) -> int:
    if len(act.positions) != 1:
        raise IllegalActionError("draw-one", rule=rule.rule, count=len(act.positions))
    (place,) = act.positions
    first, last = 1 + rule.closed_edge, 52 - rule.closed_edge
    if not first <= place <= last:
        raise IllegalActionError("draw-edge", rule=rule.rule, place=place, first=first, last=last)
    if place in drawing.taken:
        raise IllegalActionError("draw-taken", rule=rule.rule, place=place)
    return place


def _decided(table: Table, drawing: Drawing) -> Table:
    again = table.variant.draw_again(drawing.drawn, table.options)
    if again:
        kept = {player: card for player, card in drawing.drawn.items() if player not in again}
        return replace(table, drawing=replace(drawing, drawn=kept))
    order = _rule(table).order(drawing.drawn)
    table = replace(table, drawing=replace(drawing, order=order), waiting=order[4:])
    if _rule(table).chooses is Chooses.NOBODY:
        return _seated(table, _FIRST_SEAT, None)
    return replace(table, stage=Stage.SEATS)


def seats_to_choose(table: Table) -> tuple[str, tuple[Seat, ...]] | None:
    """Return who chooses a seat now and among which; ``None`` when nobody does."""
    drawing = table.drawing
    if table.stage is not Stage.SEATS:
        return None
    if drawing.first_seat is None:
        return drawing.order[0], tuple(Seat)
    return drawing.order[2], (drawing.first_seat.lho, drawing.first_seat.rho)


def choose_seat(table: Table, act: ChooseSeat) -> Table:
    """Let the player whose right it is choose a seat."""
    choice = seats_to_choose(table)
    if choice is None:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    player, open_seats = choice
    if act.player != player or act.at not in open_seats:
        expected = " ".join(map(str, open_seats))
        rule = _rule(table).rule
        raise IllegalActionError("choose-seat", rule=rule, player=player, expected=expected)
    if table.drawing.first_seat is not None:
        return _seated(table, table.drawing.first_seat, act.at)
    if _rule(table).chooses is Chooses.DEALER or _sits_left(table):
        return _seated(table, act.at, None)
    return replace(table, drawing=replace(table.drawing, first_seat=act.at))


def _sits_left(table: Table) -> bool:
    """Tell whether the third sits on the dealer's left without a choice (A-01)."""
    return law_options(table).read_as(LawOptions).lower_pair_seats == "third-left-of-dealer"


def _seated(table: Table, dealer: Seat, third: Seat | None) -> Table:
    seats = _rule(table).seats(table.drawing.order, dealer, third)
    return replace(table, seats=seats, dealer=dealer, stage=Stage.SHUFFLE)


def check_agreed(table: Table) -> None:
    """Wait with the cards until all have said whose second game the deal is (MB-AMB-03).

    :raises IllegalActionError: while somebody has still to answer
    """
    pending = table.pending
    if pending is not None and pending.what == "second-game":
        raise IllegalActionError("answer-first", what=pending.what)


def cut(table: Table, seat: Seat | None, act: Cut) -> Table:
    """Cut the pack and deal it; the table itself may cut for a seat that is a robot or away."""
    if table.stage is not Stage.CUT:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    check_agreed(table)
    variant = table.variant
    if seat not in (None, table.cutter):
        rule = variant.rules["cut"]
        raise IllegalActionError("cuts-not", rule=rule, seat=seat, cutter=table.cutter)
    if not variant.least_cut <= act.count <= 51:
        rule = variant.rules["cut"]
        raise IllegalActionError("cut-range", rule=rule, count=act.count, least=variant.least_cut)
    return dealt_out(table, act.count, table.dealer)


def dealt_out(table: Table, count: int, dealer: Seat) -> Table:
    """Deal the pack, cut at so many cards, from the dealer's left."""
    pack = pack_of(table, count)
    uneven = misdealt(table, pack, dealer)
    return _with_cards(replace(table, cut=count, misdealt=uneven), pack.deal(dealer), dealer)


def lay_out(table: Table, act: LayOut) -> Table:
    """Deal cards that were chosen; there is no secret to prove them by."""
    if table.stage is not Stage.SHUFFLE:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    if act.dealer not in table.seats:
        expected = " ".join(map(str, table.seats))
        raise InputError("no-such-place", seat=act.dealer, expected=expected)
    number = table.deal_number + 1
    fresh = replace(table, secret="", contributions={}, cut=None, deal_number=number, misdealt=None)
    if act.board is not None and not table.variant.compares_boards:
        raise InputError("no-boards-here", board=act.board, game=table.variant.key)
    return _with_cards(fresh, Deal.parse(act.cards), act.dealer, act)


def _with_cards(table: Table, deal: Deal, dealer: Seat, marked: LayOut | None = None) -> Table:
    """Begin a deal; a board with a number has its own danger."""
    variant, danger, board = table.variant, table.in_danger, None
    if marked is not None and marked.board is not None:
        board = marked.board
        danger = tuple(seat for seat in variant.places if seat.side in marked.vulnerable)
    dealt = replace(
        table, dealer=dealer, stage=Stage.DEAL, previous=None, last_turns={}, faced=(),
        refused=frozenset(),
        line=(), vulnerable=danger,
        deal=variant.start(
            deal, dealer, options=table.options, standing=table.sheet.part_scores,
            vulnerable=danger, board=board,
        ),
    )  # fmt: skip
    return begin(dealt)
