"""REST: finished deals, analysis, sheets; and whatever else is sent to it never breaks it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sansatout.deal import Deal
from sansatout.formats.files import FORMATS
from sansatout.laws.codes import CODES
from sansatout.locales import LANGUAGES, message_ids
from sansatout.seats import Seat
from sansatout.table.shuffle import commitment, shuffled_pack
from sansatout.variants import ALL
from tests.server.harness import Person, Server, Socket

DEAL = "N:8.AJ8.AK98764.Q7 KJT.QT732.QT5.AT A42.K964.3.KJ642 Q97653.5.J2.9853"


def finished(person: Person, variant: str = "minibridge") -> dict[str, Any]:
    """Play a deal to its end and return what is public of it."""
    table = person.make(variant)["table"]
    with person.sit(table) as socket:
        while True:
            socket.play_on(Random(table))
            if socket.view["deal"]["phase"] == "over":
                break
            socket.act("next-deal")
            socket.until_view(lambda view: view["stage"] != "between")
        number = socket.view["deal"]["number"]
    found: dict[str, Any] = person.rest("GET", f"/api/deals/{table}-{number}")
    return found


def test_a_finished_deal_proves_its_shuffle(ann: Person) -> None:
    deal = finished(ann)
    proof = deal["proof"]
    pack = shuffled_pack(
        proof["secret"], cut=proof["cut"], table=proof["table"], deal=proof["deal"]
    )
    assert str(pack.deal(Seat.parse(proof["dealer"]))) == deal["cards"]
    assert commitment(proof["secret"]) == proof["commitment"]


def test_a_finished_deal_tells_what_was_to_be_had(ann: Person) -> None:
    deal = finished(ann, "rulebook")
    trace = deal["analysis"]["trace"]
    bargain = deal["bargain"]
    assert trace["tricks"][0] == deal["analysis"]["table"][bargain["declarer"]][bargain["strain"]]
    assert len(trace["tricks"]) == len(deal["play"]) + 1
    if deal["agreed"] is None:
        assert trace["tricks"][-1] == deal["tricks"]["declaring"]
        assert len(deal["play"]) == 52
    assert deal["thoughts"]
    values = ann.rest("GET", f"/api/deals/{deal['deal']}/values?cards=0")
    assert max(values["values"].values()) == 13 - trace["tricks"][0]


@pytest.mark.parametrize("variant", ["minibridge", "minibridge-3", "bridge-whist", "kontrakt"])
def test_a_finished_deal_can_be_taken_away(ann: Person, variant: str) -> None:
    deal = finished(ann, variant)
    for suffix, form in FORMATS.items():
        content = ann.rest("GET", deal["downloads"][suffix])
        text = json.dumps(content) if isinstance(content, dict) else content.decode()
        record = form.loads(text).records[0]
        assert str(record.deal) == deal["cards"]
    assert ann.rest("GET", deal["downloads"]["svg"]).startswith(b"<svg")


def test_a_running_deal_is_not_public(ann: Person) -> None:
    table = ann.make("rulebook")["table"]
    with ann.sit(table) as socket:
        socket.until_view(lambda view: view["stage"] == "deal")
        assert ann.ask("GET", f"/api/deals/{table}-1")[0] == 404
        assert ann.ask("GET", f"/api/deals/{table}-1.pbn")[0] == 404
        assert ann.rest("GET", f"/api/tables/{table}/events")["events"] == []


def test_events_are_public_up_to_the_last_finished_deal(ann: Person) -> None:
    deal = finished(ann)
    with ann.sit(deal["table"]) as socket:
        socket.in_step()
        socket.act("next-deal")
        socket.until_view(lambda view: view["stage"] in ("deal", "cut"))
        events = ann.rest("GET", f"/api/tables/{deal['table']}/events")["events"]
        assert len(events) < len(ann.server.events(deal["table"]))
        secret = json.loads(ann.server.events(deal["table"])[-1])
        assert secret not in events


def test_a_deal_goes_on_from_any_card(ann: Person) -> None:
    deal = finished(ann)
    cards = max(0, min(9, len(deal["play"]) - 1))
    wanted = {"deal": deal["deal"], "cards": cards, "me": "E"}
    branch = ann.rest("POST", f"/api/tables/{deal['table']}/branch", wanted)
    assert (branch["copy_of"], branch["you"]["player"]) == (deal["deal"], "p2")
    with ann.sit(branch["table"]) as socket:
        socket.read()
        socket.play_on(Random(1))
        assert socket.view["deal"]["deal"] == deal["cards"]
        again = ann.rest("GET", f"/api/deals/{branch['table']}-{deal['number']}")
        assert again["play"][:cards] == deal["play"][:cards]


def test_my_deals_are_in_my_history(ann: Person) -> None:
    deal = finished(ann)
    mine = ann.rest("GET", "/api/history")["deals"]
    assert [(one["deal"], one["seat"]) for one in mine][:1] == [(deal["deal"], "S")]
    assert Person(ann.server).rest("GET", "/api/history")["deals"] == []


def test_my_history_has_whole_summaries_and_the_names_on_sheets(ann: Person, ben: Person) -> None:
    made = ann.make("kontrakt", name="Friday", options={"chicane": False}, laws="at-the-table",
                    seats={"S": {"kind": "me"}, "N": {"kind": "open"}})  # fmt: skip
    assert ann.rest("GET", "/api/history")["tables"][0] == made
    ben.rest("POST", f"/api/tables/{made['table']}/sit", {"player": "p1"})
    seen = ben.rest("GET", "/api/history")["tables"][0]
    assert seen == ben.rest("GET", f"/api/tables/{made['table']}")
    names = ["Ann", "Ben", "Cid", "Dan"]
    ann.rest("POST", "/api/sheets", {"system": "rulebook", "names": names})
    assert ann.rest("GET", "/api/history")["sheets"][0]["names"] == names


@pytest.mark.parametrize("form", ["deal", *FORMATS])
def test_any_deal_can_be_analysed(ann: Person, form: str) -> None:
    from sansatout.formats.records import deal_list

    book = deal_list([Deal.parse(DEAL)])
    text = DEAL if form == "deal" else FORMATS[form].dumps(book)
    body = {"text": text, "strain": "H", "leader": "S", "play": ["C6"]}
    answer = ann.rest("POST", "/api/analyse", body)
    assert answer["deals"][0]["cards"] == DEAL
    assert answer["deals"][0]["par"]["contracts"]
    assert answer["position"]["turn"] == "W"
    assert set(answer["position"]["values"]) == {"C9", "C8", "C5", "C3"}


@pytest.mark.parametrize("text", ["", "nonsense", "[Deal", "N:AK", "md|", "\n\n", "|" * 50])
def test_a_text_without_a_deal_is_refused(ann: Person, text: str) -> None:
    status, answer = ann.ask("POST", "/api/analyse", {"text": text})
    assert status == 400
    assert answer["error"]["text"]


def test_errors_speak_the_language_asked_for(ann: Person) -> None:
    answers = {
        language: ann.ask("GET", f"/api/rules/x?lang={language}")[1]["error"]["text"]
        for language in LANGUAGES
    }
    assert answers["en"].startswith("there is no game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_come_whole_in_every_language(ann: Person, language: str) -> None:
    source = ann.rest("GET", f"/api/locales/{language}").decode()
    assert all(f"{message} =" in source for message in message_ids("en"))


def test_the_shelf_has_every_game_and_its_options(ann: Person) -> None:
    shelf = ann.rest("GET", "/api/games")
    assert [one["key"] for one in shelf["variants"]] == [variant.key for variant in ALL]
    assert all(one["options"] is not None for one in shelf["variants"])


def test_the_shelf_tells_the_usual_robots(ann: Person) -> None:
    robots = ann.rest("GET", "/api/games")["robots"]
    (robot, *_) = [one for one in ann.make("duplicate")["players"] if one["kind"] == "robot"]
    assert (robots["usual_level"], robots["usual_system"]) == (robot["level"], robot["system"])


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_every_option_of_the_shelf_can_be_chosen(ann: Person, variant: Any) -> None:
    shelf = ann.rest("GET", "/api/games")
    game = next(one for one in shelf["variants"] if one["key"] == variant.key)
    for option in game["options"]:
        for value in option["values"] or [option["default"]]:
            made = ann.make(variant.key, options={option["name"]: value})
            assert made["options"] == {option["name"]: value}


@pytest.mark.parametrize("key", sorted(CODES))
def test_every_reading_of_the_shelf_can_be_chosen(ann: Person, key: str) -> None:
    """A-01 to A-51, P04 to P10: where irregularities can happen."""
    games = ann.rest("GET", "/api/games")["variants"]
    assert {one["key"] for one in games if one["readings"]} == set(CODES)
    game = next(one for one in games if one["key"] == key)
    others = {one["name"]: one["values"][-1] for one in game["readings"]}
    assert ann.make(key, options=others, laws="at-the-table")["options"] == others


def test_a_sheet_is_kept_together(ann: Person, ben: Person) -> None:
    names = ["Ann", "Ben", "Cid", "Dan"]
    sheet = ann.rest("POST", "/api/sheets", {"system": "rulebook", "names": names})
    path = f"/api/sheets/{sheet['sheet']}"
    operation = {"do": "deal", "line": "4S we 10", "count": 1}
    assert ben.ask("POST", f"{path}/operations", operation)[0] == 403
    assert ben.rest("GET", path)["write"] is None
    ben.rest("POST", f"/api/join-sheet/{sheet['write'].rsplit('=', 1)[1]}")
    with Socket(ann, f"/ws/sheets/{sheet['sheet']}") as live:
        assert live.read()["sheet"]["count"] == 1
        written = ben.rest("POST", f"{path}/operations", operation)
        assert written["rounds"][0]["sheet"]["totals"]["we"]["below"] == 120
        assert live.read()["sheet"]["lines"] == written["lines"]
        assert ben.ask("POST", f"{path}/operations", operation)[0] == 409
        answer = live.say(t="operation", count=2, do="undo")
        assert answer["t"] == "ack"
        assert ann.rest("GET", path)["lines"] == []
        assert live.say(t="operation", count=3, do="deal", line="9Z we")["t"] == "error"
        assert live.say(t="operation", count=3, do="dance")["message"] == "no-such-operation"


def test_a_sheet_survives_the_server(tmp_path: Any) -> None:
    server = Server(tmp_path / "data")
    try:
        ann = Person(server)
        sheet = ann.rest("POST", "/api/sheets", {"system": "minibridge"})["sheet"]
        line = {"do": "deal", "line": "NT we 9 bonus", "count": 1}
        written = ann.rest("POST", f"/api/sheets/{sheet}/operations", line)
        server.kill()
        server.start()
        assert ann.rest("GET", f"/api/sheets/{sheet}") == written
    finally:
        server.stop()


def test_the_page_is_plainly_missing_or_there(ann: Person) -> None:
    status, answer = ann.ask("GET", "/table/anything")
    assert status in (200, 503)
    assert b"html" in answer or b"make" in answer
    assert ann.ask("GET", "/api/anything")[0] == 404


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py"]
)
def test_the_page_serves_nothing_but_the_page(ann: Person, path: str) -> None:
    status, answer = ann.ask("GET", path)
    assert status in (200, 404, 503)
    assert b"import" not in answer or b"html" in answer


def test_a_chosen_deal_is_played_and_claims_no_fair_shuffle(ann: Person) -> None:
    table = ann.make("minibridge", deal=DEAL, dealer="W")["table"]
    with ann.sit(table) as socket:
        socket.until_view(lambda view: view["stage"] == "deal")
        assert socket.view["deal"]["commitment"] is None
        assert socket.view["deal"]["hands"]["S"] == DEAL.split()[2]
        socket.play_on(Random(1))
        deal = ann.rest("GET", f"/api/deals/{table}-1")
        assert (deal["cards"], deal["dealer"], deal["proof"]) == (DEAL, "W", None)
        socket.act("next-deal")
        socket.until_view(lambda view: view["deal"] and view["deal"]["number"] == 2)
        assert socket.view["deal"]["commitment"]


@pytest.mark.parametrize(
    "wanted", [{"deal": "N:x"}, {"deal": DEAL[:-1] + "9"}, {"deal": DEAL, "laws": "at-the-table"}]
)
def test_cards_that_cannot_be_laid_out_are_refused(ann: Person, wanted: dict[str, str]) -> None:
    assert ann.ask("POST", "/api/tables", {"variant": "rulebook", **wanted})[0] == 400
