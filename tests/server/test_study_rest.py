"""Deals that somebody brings along, and what I have played: chosen, told, found again."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

from sansatout.deal import Deal
from sansatout.formats.files import FORMATS
from sansatout.formats.records import deal_list
from tests.server.harness import Person

DEAL = "N:8.AJ8.AK98764.Q7 KJT.QT732.QT5.AT A42.K964.3.KJ642 Q97653.5.J2.9853"
OTHER = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"


def analyse(person: Person, **body: Any) -> Any:
    return person.rest("POST", "/api/analyse", body)


def test_one_board_of_a_file_is_chosen(ann: Person) -> None:
    text = FORMATS["pbn"].dumps(deal_list([Deal.parse(DEAL), Deal.parse(OTHER)]))
    answer = analyse(ann, text=text, board=1, strain="NT", leader="W")
    assert answer["boards"] == ["1", "2"]
    assert [one["cards"] for one in answer["deals"]] == [OTHER]
    assert answer["position"]["hands"]["N"] == OTHER[2:].split()[0]
    beyond = {"text": text, "board": 2}
    assert ann.ask("POST", "/api/analyse", beyond)[1]["error"]["message"] == "no-such-board"


def test_a_deal_has_an_address_that_says_all_of_it(ann: Person) -> None:
    told = {"dealer": "E", "vulnerability": "EW", "contract": "3NT", "declarer": "S"}
    (deal,) = analyse(ann, text=OTHER, **told)["deals"]
    assert (deal["vulnerable"], deal["leader"]) == (["E", "W"], "W")
    query = {name: one for name, (one,) in parse_qs(urlsplit(deal["link"]).query).items()}
    assert query == {"deal": OTHER, **told}
    (again,) = analyse(ann, **{"text": query.pop("deal"), **query})["deals"]
    assert again == deal


def test_my_games_say_what_was_played_with_whom_and_what_it_brought(ann: Person) -> None:
    ann.rest("PATCH", "/api/me", {"name": "Anna"})
    table = ann.make("rulebook")["table"]
    with ann.sit(table) as socket:
        socket.until_view(lambda view: view["stage"] == "deal")
        socket.play_on(Random(3))
    path = "/api/history?game=rulebook&only=deals"
    (before,) = [one for one in ann.rest("GET", path)["deals"] if one["table"] == table]
    assert before["names"]["S"] == "Anna"
    assert before["cost"] is None
    page = ann.rest("GET", f"/api/deals/{before['deal']}")
    sides = {"we": 1, "they": -1}
    assert before["points"] == sum(sides[one["owner"]] * one["points"] for one in page["entries"])
    cost = ann.rest("GET", f"/api/deals/{before['deal']}/cost")["tricks"]
    (after,) = [one for one in ann.rest("GET", path)["deals"] if one["table"] == table]
    assert after["cost"] == cost
    trace, bargain = page["analysis"]["trace"], page["bargain"]
    if trace is not None and bargain["dummy"] != "S":
        hands = {"S", bargain["dummy"]} if bargain["declarer"] == "S" else {"S"}
        assert cost == sum(one["cost"] for one in trace["mistakes"] if one["seat"] in hands)
    assert ann.rest("GET", "/api/history?game=hungarian&only=deals")["deals"] == []
    assert ann.rest("GET", path)["tables"] == []
    older = ann.rest("GET", f"{path}&before={after['finished']}")["deals"]
    assert after["deal"] not in [one["deal"] for one in older]
