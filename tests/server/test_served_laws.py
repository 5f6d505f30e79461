"""Tables of the laws on a real server: people do anything, the server is killed, all go on."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.harness import Person, Server, Socket
from tests.server.sweeping import GOING_ON, filled
from tests.table.test_refereed import GAMES

LATE = ("sequence", "law-suspected-wrongly")
"""What is refused rightly: somebody was quicker, or nobody is to learn what there is."""


def does_anything(socket: Socket, rng: Random, acts: int, boldness: float) -> list[str]:
    """Do so many acts that are offered, and return what was refused."""
    refused = []
    for _ in range(acts):
        socket.in_step()
        view = socket.view
        some = view["actions"] if rng.random() < boldness else _going_on(view)
        if not some:
            socket.until_view(lambda now, seq=view["seq"]: now["seq"] > seq)
            continue
        kind = rng.choice(sorted({action["kind"] for action in some}))
        action = rng.choice([one for one in some if one["kind"] == kind])
        payload = filled(action, view, rng)
        answer = socket.say(t="act", seq=view["seq"], kind=kind, payload=payload)
        if answer["t"] == "error" and answer["message"] not in LATE:
            refused.append(f"{kind} {payload}: {answer['text']}")
    return refused


def _going_on(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what I am waited for to do; a claim of mine that was doubted I state once more."""
    claim = ((view["deal"] or {}).get("law") or {}).get("claim")
    if claim is not None and claim[0] == view["you"]:
        return [action for action in view["actions"] if action["kind"] == "claim"]
    return [
        action
        for action in view["actions"]
        if action["kind"] in GOING_ON and not action.get("irregular")
    ]


def rounds(data: Path, seed: int, count: int, acts: int) -> None:
    """Let a person and robots go on at tables of all laws, and kill the server after each round."""
    rng = Random(seed)
    server = Server(data, logged=True)
    try:
        ann = Person(server, "Ann")
        options = {"forgetful_robots": bool(seed % 2)}
        tables = [ann.make(key, laws="at-the-table", options=options)["table"] for key in GAMES]
        for _ in range(count):
            for table in tables:
                with ann.sit(table) as socket:
                    socket.until("hello")
                    assert does_anything(socket, rng, acts, 0.3) == []
            server.kill()
            server.start()
        assert "stumbled" not in server.log, server.log
    finally:
        server.stop()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_tables_of_the_laws_go_on_over_kills_and_no_robot_stumbles(
    tmp_path: Path, seed: int
) -> None:
    rounds(tmp_path / "data", seed, count=5, acts=80)
