"""``join`` at a manager of other people's: OpenSpiel's, which was verified with WBridge5."""

from __future__ import annotations

import os
import random
import socket
import threading
from typing import Any

import pytest

from sansatout.lab.match_table import Player
from sansatout.manager.client import Joined, Wire, connected

try:
    import pyspiel
    from open_spiel.python.bots import bluechip_bridge as bluechip
except ImportError:
    if os.environ.get("CI") == "true":
        raise
    pytest.skip("there is no OpenSpiel", allow_module_level=True)


class Controller:
    """How OpenSpiel's manager reaches a robot: lines over a socket."""

    def __init__(self, server: socket.socket) -> None:
        self.socket, _ = server.accept()
        self.input = self.socket.makefile("r", encoding="ascii", newline="\r\n")

    def read_line(self) -> str:
        line = self.input.readline()
        assert line, "the robot has left"
        return line.rstrip("\r\n")

    def send_line(self, line: str) -> None:
        self.socket.sendall(f"{line}\r\n".encode("ascii"))

    def terminate(self) -> None:
        self.input.close()
        self.socket.close()


class Robot(threading.Thread):
    def __init__(self, port: int, name: str) -> None:
        super().__init__(daemon=True)
        self.port, self.robot, self.failure = port, name, ""
        self.boards = 0

    def run(self) -> None:
        try:
            with connected("127.0.0.1", self.port) as found:
                joined = Joined(Wire(found), Player.parse(self.robot), seat=None, team="ours")
                joined.run()
                self.boards = joined.boards
        except Exception as error:  # noqa: BLE001 (told where the test waits)
            self.failure = repr(error)


def test_four_robots_of_ours_play_two_deals_at_open_spiels_manager() -> None:
    game = pyspiel.load_game(bluechip.GAME_STR)
    servers = [socket.create_server(("127.0.0.1", 0)) for _ in range(4)]
    names = ("novice:standard", "novice:culbertson", "novice:standard", "novice:culbertson")
    robots = [
        Robot(server.getsockname()[1], name) for server, name in zip(servers, names, strict=True)
    ]
    for robot in robots:
        robot.start()
    bots: list[Any] = [
        bluechip.BlueChipBridgeBot(game, seat, lambda server=server: Controller(server))
        for seat, server in enumerate(servers)
    ]
    for seed in (3, 4):
        state = game.new_initial_state()
        rng = random.Random(seed)
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        for bot in bots:
            bot.restart()
        while not state.is_terminal():
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        for bot in bots:
            bot.inform_state(state)
        assert state.is_terminal()
    for bot in bots:
        bot.terminate()
    for robot in robots:
        robot.join(30)
    for server in servers:
        server.close()
    assert [robot.failure for robot in robots] == [""] * 4
    assert [robot.boards for robot in robots] == [2] * 4
