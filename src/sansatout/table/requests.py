"""Claims, concessions and requests: what one player proposes and the others answer."""

from __future__ import annotations

from collections.abc import Iterator

from sansatout.errors import IllegalActionError
from sansatout.events.acts import Ask, Claim, Concede, Matter, Reply, Respond, Rewind
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.rubbers import break_off, redraw, scored
from sansatout.table.state import Pending, Stage, Table
from sansatout.variants.cardplay import CardPlay
from sansatout.variants.deal_state import DealState, Phase

__all__ = [
    "ask", "claim", "concede", "hand_over", "replies", "respond", "rewound", "states_of_deal",
    "undo_points",
]  # fmt: skip


def _in_play(table: Table, seat: Seat) -> tuple[DealState, CardPlay]:
    """Return deal and play if the seat may claim or concede in it.

    :raises IllegalActionError: if no play goes on, or the seat is dummy
    """
    deal = table.deal
    if table.setup.plain:
        raise IllegalActionError("plain-table")
    if deal is None or deal.play is None or table.deal_phase is not Phase.PLAY:
        raise IllegalActionError("no-play-to-claim", rule=table.variant.rules["claim"])
    if seat is deal.play.idle:
        raise IllegalActionError("dummy-claims", rule=table.variant.rules["claim"], seat=seat)
    return deal, deal.play


def _checked_tricks(table: Table, tricks: int, play: CardPlay) -> None:
    left = 13 - len(play.tricks)
    if not 0 <= tricks <= left:
        rule = table.variant.rules["claim"]
        raise IllegalActionError("claim-range", rule=rule, tricks=tricks, left=left)


def claim(table: Table, seat: Seat, act: Claim) -> Table:
    """Claim tricks: who plays both hands opens them to all, a defender the own to that player.

    L-CLAIM-1, L-CLAIM-4.
    """
    deal, play = _in_play(table, seat)
    _checked_tricks(table, act.tricks, play)
    declarers = seat is play.player
    if declarers:
        _check_line(table, deal, play, act)
    defenders = tuple(s for s in table.seats if s not in (play.declarer, play.dummy))
    # both defenders answer declarer's claim, declarer a defender's.
    waiting = defenders if declarers else (play.player,)
    opened = replace(table, faced=_faced(table, seat, play), line=())
    return replace(opened, pending=Pending("claim", seat, act, waiting))


def _faced(table: Table, seat: Seat, play: CardPlay) -> tuple[tuple[Seat, Seat | None], ...]:
    """Return the hands that lie open once the seat has claimed; they stay so if it is refused."""
    opened = (play.declarer, None) if seat is play.player else (seat, play.player)
    return table.faced if opened in table.faced else (*table.faced, opened)


def _check_line(table: Table, deal: DealState, play: CardPlay, act: Claim) -> None:
    """L-CLAIM-1: declarer says how he will play on, in cards he sees in his hands or in words."""
    held = play.hand(play.declarer)
    if play.dummy in deal.visible(play.player):
        held |= play.hand(play.dummy)
    strange = [card for card in act.line if card not in held]
    if strange or len(set(act.line)) != len(act.line):
        cards = " ".join(map(str, strange or act.line))
        rule = table.variant.rules["claim"]
        raise IllegalActionError("claim-line", rule=rule, cards=cards)


def concede(table: Table, seat: Seat, act: Concede) -> Table:
    """Give up tricks; the others agree, a defender's partner too.

    To give up some of them is to claim the rest, and opens the hand like a claim (L-CLAIM-1).
    """
    _, play = _in_play(table, seat)
    _checked_tricks(table, act.tricks, play)
    waiting = tuple(s for s in table.seats if s not in (seat, play.idle))
    gives_all = act.tricks == 13 - len(play.tricks)
    faced = table.faced if gives_all else _faced(table, seat, play)
    return replace(table, pending=Pending("claim", seat, act, waiting), faced=faced)


def undo_points(table: Table, seat: Seat) -> Iterator[int]:
    """Give the sequence numbers of the seat's own acts of this deal, the last first.

    Where somebody teaches, everybody's are anybody's.
    """
    if table.setup.plain:
        return iter(())
    all_alike = table.setup.teaching
    return (one.seq for one in states_of_deal(table) if all_alike or one.actor is seat)


def ask(table: Table, seat: Seat, act: Ask) -> Table:
    """Ask all others to agree to taking back, breaking off or drawing anew."""
    playing = table.playing
    match act.what:
        case "undo" if playing is not None and not playing.takes_back:
            raise IllegalActionError("laws-take-back")
        case "undo":
            if table.stage is not Stage.DEAL or act.back_to not in tuple(undo_points(table, seat)):
                raise IllegalActionError("nothing-to-take-back", seat=seat)
            if table.setup.teaching:
                return _taken_back(table, act.back_to)
        case "break-off":
            if not table.sheet.can_break_off:
                raise IllegalActionError("nothing-to-break-off")
        case "redraw":
            if table.variant.draw is None or not table.is_between_rubbers:
                raise IllegalActionError("redraw-between-rubbers")
        case "second-game":
            act = _second_game(table, act)
        case _:
            raise IllegalActionError("unknown-request", what=act.what)
    waiting = tuple(s for s in table.seats if s is not seat)
    return replace(table, pending=Pending(act.what, seat, act, waiting))


def _second_game(table: Table, act: Ask) -> Ask:
    """Return the request with its seats in order, if it can be agreed on now."""
    for second in table.second_games:
        if len(second) == len(act.second) and set(second) == set(act.second):
            return Ask("second-game", second=second)
    raise IllegalActionError("second-game-not-now", rule="MB-AMB-03")


def hand_over(table: Table, seat: Seat) -> Table:
    """Leave declarer's two hands to the partner, where the table lets one; no act is taken back.

    Whoever returns to a point before it has the hands as they were played then.
    """
    deal = table.deal
    if deal is None or table.hands_over is not seat:
        raise IllegalActionError("nothing-to-hand-over", seat=seat)
    return replace(table, deal=deal.handed_over(seat), answer=None)


def replies(to: Matter) -> tuple[Reply, ...]:
    """Return what can be answered."""
    return ("accept", "refuse", "play-on", "more") if to == "claim" else ("accept", "refuse")


def respond(table: Table, seat: Seat, act: Respond) -> Table:
    """Answer what is pending; the last consent carries it out, one refusal ends it."""
    pending = table.pending
    if pending is None or act.to != pending.what or seat not in pending.waiting:
        raise IllegalActionError("nothing-to-answer", seat=seat, to=act.to)
    allowed = replies(pending.what)
    if act.answer not in allowed:
        raise IllegalActionError("answer", answer=act.answer, expected=", ".join(allowed))
    if act.answer != "accept":
        return _refused(table, pending, act.answer)
    waiting = tuple(s for s in pending.waiting if s is not seat)
    if waiting:
        return replace(table, pending=replace(pending, waiting=waiting))
    return _agreed(replace(table, pending=None), pending)


def _refused(table: Table, pending: Pending, answer: str) -> Table:
    line, refused = table.line, table.refused
    if pending.what == "claim" and answer != "more":
        refused |= {pending.by.side}
    if isinstance(pending.act, Claim) and answer != "more":
        deal = table.deal
        assert deal is not None, "claims are made in play"
        assert deal.play is not None, "claims are made in play"
        # L-CLAIM-9: play goes on by declarer's own explanation.
        line = pending.act.line if pending.by is deal.play.player else ()
    return replace(table, pending=None, line=line, refused=refused)


def _agreed(table: Table, pending: Pending) -> Table:
    match pending.act:
        case Claim(tricks=tricks) | Concede(tricks=tricks):
            return _with_tricks(table, pending, tricks)
        case Ask(what="undo", back_to=back_to):
            return _taken_back(table, back_to)
        case Ask(what="break-off"):
            return break_off(table)
        case Ask(what="second-game", second=second):
            return _in_second_game(table, second)
        case _:
            return redraw(table)


def _in_second_game(table: Table, second: tuple[Seat, ...]) -> Table:
    """Let the next deal be the second game of these seats (MB-AMB-03)."""
    agreed = replace(table, second_game=second)
    return agreed if table.stage is Stage.BETWEEN else replace(agreed, vulnerable=second)


def _with_tricks(table: Table, pending: Pending, tricks: int) -> Table:
    deal, play = _in_play(table, pending.by)
    left = 13 - len(play.tricks)
    by_declarers = pending.by is play.player
    gained = tricks if by_declarers is isinstance(pending.act, Claim) else left - tricks
    total = play.declaring_tricks() + gained
    return scored(replace(table, deal=deal.claimed(total)))


def states_of_deal(table: Table) -> Iterator[Table]:
    """Give the table before each act of this deal that was not taken back, the last first."""
    before = table.previous
    while before is not None:
        yield before
        before = before.previous


def rewound(table: Table, act: Rewind) -> Table:
    """Go back to a point of the deal that is played.

    :raises IllegalActionError: if there is no such point, or the laws decide what is taken back
    """
    playing = table.playing
    if playing is not None and not playing.takes_back:
        raise IllegalActionError("laws-take-back")
    points = (state.seq for state in states_of_deal(table))
    if table.stage is not Stage.DEAL or act.back_to not in points:
        raise IllegalActionError("nothing-to-rewind")
    return _taken_back(table, act.back_to)


def _taken_back(table: Table, back_to: int | None) -> Table:
    state = table
    while state.seq != back_to:
        assert state.previous is not None, "asking checked that the point can be reached"
        state = state.previous
    return replace(
        state,
        pending=None,
        answer=None,
        seq=table.seq,
        refused=table.refused,
        elsewhere=table.elsewhere,
    )
