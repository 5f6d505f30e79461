"""A second client, written from the description of the protocol alone: it shares no code with ours.

It bids one bid, then passes, and plays the first card that follows suit. It can be told to speak in
capitals, to call dummy's hand ``dummy's``, to send its lines in pieces, and to misbehave.
"""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Callable

CLOCKWISE = ["North", "East", "South", "West"]
RANKS = "23456789TJQKA"
STRAINS = ["C", "D", "H", "S", "NT"]


class GoneError(Exception):
    """The manager has closed the connection."""


class PlainClient(threading.Thread):
    def __init__(
        self,
        seat: str,
        team: str,
        *,
        bid: str = "",
        bidding: dict[int, str] | None = None,
        loud: bool = False,
        says_dummy: bool = False,
        pieces: bool = False,
        version: int = 18,
        mischief: Callable[[PlainClient, str, str], str | None] | None = None,
    ) -> None:
        super().__init__(daemon=True)
        self.seat, self.team, self.bid, self.version = seat, team, bid, version
        self.bidding = bidding or {}
        """What it calls at these places of the auction, the dealer's first call being 0."""
        self.loud, self.says_dummy, self.pieces = loud, says_dummy, pieces
        self.mischief = mischief
        """May change what is sent: gets the moment and the line; ``None`` sends nothing."""
        self.port = 0
        self.heard: list[str] = []
        self.wire: list[str] = []
        """Every line of either end, as a transcript has them."""
        self.boards = 0
        self.ended = False
        self.failure: BaseException | None = None
        self.trick = 0

    def run(self) -> None:
        try:
            self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=30)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.input = self.socket.makefile("r", encoding="ascii", newline="\r\n")
            self.session()
        except (GoneError, OSError):
            pass
        except BaseException as error:  # noqa: BLE001 (raised where the test waits)
            self.failure = error
        finally:
            self.socket.close()

    # Lines

    def say(self, moment: str, line: str) -> None:
        if self.mischief is not None:
            changed = self.mischief(self, moment, line)
            if changed is None:
                return
            line = changed
        self.wire.append(f"> {line}")
        if self.loud:
            line = line.replace(" ", "  ", 1) if " ready for " in line else line
            line = re.sub("North|East|South|West|passes", lambda m: m[0].upper(), line)
            line = re.sub(r"plays (\w\w)", lambda m: f"plays {m[1].lower()}", line)
        data = (line + "\r\n").encode("ascii")
        if self.pieces:
            for at in range(0, len(data), 7):
                self.socket.sendall(data[at : at + 7])
                time.sleep(0.0005)
        else:
            self.socket.sendall(data)

    def hear(self) -> str:
        line = self.input.readline()
        if not line:
            raise GoneError
        assert line.endswith("\r\n"), line
        self.heard.append(line[:-2])
        self.wire.append(f"< {line[:-2]}")
        return line[:-2]

    # The session

    def session(self) -> None:
        asks = self.seat or "ANYPL"
        version = self.version
        self.say(
            "connect", f'Connecting "{self.team}" as {asks} using protocol version {version} x'
        )
        seated = re.fullmatch(r'(\w+) \("(.*)"\) seated', self.hear())
        if seated is None:
            raise GoneError
        self.seat = seated[1]
        self.say("teams", f"{self.seat} ready for teams")
        assert re.fullmatch(r'Teams : N/S : "[^"]*" E/W : "[^"]*"', self.hear())
        self.say("start", f"{self.seat} ready to start")
        line = self.hear()
        while line == "Start of board":
            self.board()
            assert self.hear().startswith("Timing - N/S : this board  ")
            self.boards += 1
            line = self.hear()
        assert line == "End of session", line
        self.ended = True

    def board(self) -> None:
        self.say("deal", f"{self.seat} ready for deal")
        marks = re.fullmatch(
            r"Board number (\d+)\. Dealer (\w+)\. (Neither|N/S|E/W|Both) vulnerable\.", self.hear()
        )
        assert marks
        self.say("cards", f"{self.seat} ready for cards")
        cards = self.hear()
        assert cards.startswith(f"{self.seat}'s cards : S ")
        self.hand = self.parsed(cards)
        self.dummys: list[str] = []
        calls = self.auction(marks[2])
        bids = [(at, call) for at, call in enumerate(calls) if call[0].isdigit()]
        if bids:
            self.play(marks[2], bids)

    @staticmethod
    def parsed(line: str) -> list[str]:
        """Return cards as ``AS``: the rank, then the suit."""
        cards = []
        for group in line.split(" : ")[1].strip().rstrip(".").split(". "):
            suit, *ranks = group.split(" ")
            cards += [rank + suit for rank in ranks if rank != "-"]
        assert len(cards) == 13
        return cards

    def auction(self, dealer: str) -> list[str]:
        calls: list[str] = []
        turn = CLOCKWISE.index(dealer)
        while not (len(calls) >= 4 and calls[-3:] == ["passes"] * 3):
            who = CLOCKWISE[turn % 4]
            if who == self.seat:
                call = self.bidding.get(len(calls)) or self.opening(calls)
                verb = call.split(" ")[0]
                self.say("call", f"{who} bids {call}" if call[0].isdigit() else f"{who} {call}")
                calls.append(verb)
            else:
                self.say("ready", f"{self.seat} ready for {who}'s bid")
                said = re.fullmatch(rf"{who} (?:bids )?(\w+)( Alert\..*)?", self.hear())
                assert said, self.heard[-1]
                calls.append(said[1])
            turn += 1
        return calls

    def opening(self, calls: list[str]) -> str:
        return self.bid if self.bid and not any(c[0].isdigit() for c in calls) else "passes"

    def play(self, dealer: str, bids: list[tuple[int, str]]) -> None:
        at, last = bids[-1]
        strain = last[1:]
        first = next(a for a, bid in bids if a % 2 == at % 2 and bid[1:] == strain)
        declarer = CLOCKWISE[(CLOCKWISE.index(dealer) + first) % 4]
        dummy = CLOCKWISE[(CLOCKWISE.index(declarer) + 2) % 4]
        leader = CLOCKWISE[(CLOCKWISE.index(declarer) + 1) % 4]
        for number in range(1, 14):
            self.trick = number
            leader = self.one_trick(number, leader, declarer, dummy, strain)

    def one_trick(self, number: int, leader: str, declarer: str, dummy: str, strain: str) -> str:
        trick: list[tuple[str, str]] = []
        for place in range(4):
            hand = CLOCKWISE[(CLOCKWISE.index(leader) + place) % 4]
            controller = declarer if hand == dummy else hand
            if controller == self.seat:
                if place == 0:
                    assert self.hear() == ("Dummy" if hand == dummy else hand) + " to lead"
                card = self.choose(hand, dummy, trick)
                self.say("card", f"{hand} plays {card}")
            else:
                named = "dummy" if hand == dummy and self.says_dummy else hand
                self.say("ready", f"{self.seat} ready for {named}'s card to trick {number}")
                played = re.fullmatch(rf"{hand} plays ([2-9TJQKA][CDHS])", self.hear())
                assert played, self.heard[-1]
                card = played[1]
                for held in (self.hand, self.dummys):
                    if card in held:
                        held.remove(card)
            trick.append((hand, card))
            if number == 1 and place == 0 and self.seat != dummy:
                self.say("dummy", f"{self.seat} ready for dummy")
                shown = self.hear()
                assert shown.startswith("Dummy's cards : S ")
                self.dummys = self.parsed(shown)
        led = trick[0][1][1]

        def height(one: tuple[str, str]) -> tuple[int, int]:
            suit = one[1][1]
            return 2 if suit == strain else int(suit == led), RANKS.index(one[1][0])

        return max(trick, key=height)[0]

    def choose(self, hand: str, dummy: str, trick: list[tuple[str, str]]) -> str:
        held = self.dummys if hand == dummy and self.seat != dummy else self.hand
        led = trick[0][1][1] if trick else ""
        card = next((card for card in held if card[1] == led), held[0])
        held.remove(card)
        return card
