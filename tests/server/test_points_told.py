"""A person who tells wrong points does not keep robots counting for ever."""

from __future__ import annotations

from random import Random

from tests.server.harness import Person

CARDS = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"


def test_mb_amb_09_after_three_wrong_numbers_the_table_tells_the_right_one(ann: Person) -> None:
    table = ann.make("minibridge", deal=CARDS, dealer="N")["table"]
    with ann.sit(table) as south:
        for round_ in range(3):
            south.until_view(
                lambda view, round_=round_: (
                    view["deal"]["actor"] == "S" and view["deal"]["dialogue"]["recounts"] == round_
                )
            )
            assert south.act("announce", points=16)["t"] == "ack"
        words = south.until_view(lambda view: view["deal"]["dialogue"]["told"])["deal"]["dialogue"]
        assert words["announced"] == {"N": 11, "E": 3, "S": 17, "W": 9}
        assert words["declarer"] == "S"
        south.play_on(Random(3))
    events = ann.server.events(table)
    assert sum('"kind":"announce"' in event for event in events) == 12
