"""One board at one table of a match: four robots, each asked with what its seat has seen."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from sansatout import robots
from sansatout.deal import Deal
from sansatout.events import Act
from sansatout.events.acts import Claim
from sansatout.robots.bidding import bidding_system
from sansatout.robots.levels import card_player
from sansatout.robots.play.payoff import payoff
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.signals import signals_of
from sansatout.scoring.duplicate import board_dealer
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.solver import trace
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import DealState, Phase
from sansatout.variants.duplicate import Duplicate

__all__ = ["DUPLICATE", "Board", "Known", "Player", "TableResult", "auction", "play_table"]

DUPLICATE: Final = Duplicate()
"""The game of a match unless another is told."""
_SIGNALS: Final = ",signals="


@dataclass(frozen=True, slots=True)
class Player:
    """A level of card play, a bidding system and signals.

    It is written like ``expert:culbertson`` or ``expert:culbertson,signals=standard``. A third
    word, as in ``expert:culbertson:natural``, is what the opponents are taken to play.
    """

    level: str
    system: str = "culbertson"
    signals: str = ""
    """What small cards in defence say; empty where nothing is agreed."""
    reads: str | None = None
    """The system the opponents are read by; ``None`` for what they play."""

    def __str__(self) -> str:
        names = ":".join(name for name in (self.level, self.system, self.reads) if name)
        return names + (f"{_SIGNALS}{self.signals}" if self.signals else "")

    @classmethod
    def parse(cls, text: str) -> Player:
        """Read a level, or a level and one or two systems, and perhaps signals.

        :raises InputError: if there is no such level, system or agreement
        """
        robot, _, signals = text.partition(_SIGNALS)
        level, _, systems = robot.partition(":")
        system, _, reads = systems.partition(":")
        card_player(level)
        known, _ = signals_of(signals)
        return cls(
            level,
            bidding_system(system).key if system else "culbertson",
            known,
            bidding_system(reads).key if reads else None,
        )


@dataclass(frozen=True, slots=True)
class Board:
    """A deal with its number, which tells dealer and, at duplicate, vulnerability."""

    number: int
    deal: Deal
    variant: Variant = DUPLICATE

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return board_dealer(self.number)

    @property
    def vulnerability(self) -> Vulnerability:
        """Who is vulnerable; nobody on the fresh sheet of a game with rubbers."""
        sides = {seat.side for seat in self.variant.vulnerable(self.sheet())}
        return Vulnerability.of(ns=Side.NS in sides, ew=Side.EW in sides)

    def sheet(self) -> Sheet:
        """Return the sheet on which the board is written: boards keep their number's place."""
        sheet = self.variant.new_sheet(self.variant.options_type())
        if self.variant.compares_boards:
            for _ in range((self.number - 1) % 16):
                sheet = sheet.after(None)
        return sheet

    def start(self) -> DealState:
        """Return the deal before the first word."""
        return self.variant.start(self.deal, self.dealer)


@dataclass(slots=True)
class TableResult:
    """What happened at a table; points are North-South's."""

    state: DealState
    words: list[tuple[Seat, Act]]
    points: float = 0.0
    times: dict[Side, list[float]] = field(default_factory=lambda: {side: [] for side in Side})
    """Seconds of processor time for each card that a side's player chose."""
    double_dummy: int | None = None
    """Declaring tricks with best play by all from the opening lead."""
    lost_declaring: int = 0
    """Tricks declarer gave away, card by card, all hands known."""
    lost_defending: int = 0

    @property
    def declaring(self) -> Side | None:
        """The declaring side; ``None`` when all passed."""
        return None if self.state.bargain is None else self.state.bargain.declarer.side


def auction(board: Board, players: Mapping[Side, Player]) -> list[tuple[Seat, Act]]:
    """Let the robots talk until the play begins."""
    state, words, sheet = board.start(), [], board.sheet()
    while state.phase is Phase.DIALOGUE and (seat := state.actor) is not None:
        act = _thought(state, seat, sheet, players, "").act
        words.append((seat, act))
        state = state.after(seat, act)
    return words


def _thought(
    state: DealState,
    seat: Seat,
    sheet: Sheet,
    players: Mapping[Side, Player],
    seed: str,
) -> robots.Thought:
    vulnerable = state.variant.vulnerable(sheet)
    seen = Seen.of_deal(state, seat, sheet, vulnerable=vulnerable)
    ns, ew = players[Side.NS], players[Side.EW]
    player, other = players[seat.side], players[seat.side.other]
    known = {seat.side: player.system, seat.side.other: player.reads or other.system}
    return robots.decide(
        seen, level=player.level, system=(known[Side.NS], known[Side.EW]), seed=seed,
        signals=(ns.signals, ew.signals),
    )  # fmt: skip


Known = dict[tuple[object, ...], tuple[Act, float]]
"""What was decided at another table of the board, with the seconds it took."""


def play_table(
    board: Board,
    players: Mapping[Side, Player],
    words: list[tuple[Seat, Act]],
    seed: str,
    known: Known | None = None,
) -> TableResult:
    """Play a board after these words.

    The chance of a decision depends on the board and its place in the play alone, so that two
    tables part only where their players do.

    :param known: decisions of the other table, used again as long as the tables have not parted
    """
    state, sheet = board.start(), board.sheet()
    for speaker, word in words:
        state = state.after(speaker, word)
    result = TableResult(state, words)
    while state.phase is Phase.PLAY and (seat := state.actor) is not None:
        act, seconds = _decided(state, sheet, players, seed, {} if known is None else known)
        result.times[seat.side].append(seconds)
        state = _after(state, seat, act)
    result.state = state
    if state.phase is Phase.OVER:
        result.points = payoff(state, sheet, Seat.N, state.deal)[state.tricks]
        _count_mistakes(result)
    return result


def _decided(
    state: DealState,
    sheet: Sheet,
    players: Mapping[Side, Player],
    seed: str,
    known: Known,
) -> tuple[Act, float]:
    """Return what the player does and the processor time it took."""
    play, seat = state.play, state.actor
    assert play is not None, "cards are played in play"
    assert seat is not None, "somebody is to play"
    defenders, player = players[play.declarer.side.other], players[seat.side]
    agreed = defenders.signals if play.cards or play.tricks else ""
    key = player.level, player.reads, agreed, play.tricks, play.cards
    if key not in known:
        number = 4 * len(play.tricks) + len(play.cards)
        began = time.process_time()
        act = _thought(state, seat, sheet, players, f"{seed} {number}").act
        known[key] = act, time.process_time() - began
    return known[key]


def _after(state: DealState, seat: Seat, act: Act) -> DealState:
    """Return the deal after the act; a claim is granted, as only top tricks are claimed."""
    if not isinstance(act, Claim):
        return state.after(seat, act)
    assert state.play is not None, "claims are made in play"
    declares = seat is state.play.declarer
    left = 13 - len(state.play.tricks)
    gained = act.tricks if declares else left - act.tricks
    return state.claimed(state.tricks + gained)


def _count_mistakes(result: TableResult) -> None:
    play = result.state.play
    if play is None:
        return
    cards = [card for trick in play.tricks for card in trick.cards] + list(play.cards)
    traced = trace(result.state.deal, cards, strain=play.strain, declarer=play.declarer)
    result.double_dummy = traced.tricks[0]
    for mistake in traced.mistakes:
        if mistake.seat.side is traced.side:
            result.lost_declaring += mistake.cost
        else:
            result.lost_defending += mistake.cost
