"""Pages to print over REST: the same files that the command writes."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import pytest

from sansatout.deal import Deal
from sansatout.keeping import session as sessions
from sansatout.printing.compiling import PageLook, PageSize, compiled
from sansatout.printing.lessons import printed_lesson
from sansatout.printing.sheets import empty_sheet
from sansatout.printing.table_cards import table_card
from sansatout.school.exams import questions_of
from sansatout.school.on_paper import exercises_on_paper
from sansatout.server.api.printing import MOST_DEALS, kept_score, pdf_of
from sansatout.server.errors import ConflictError, NotReadyError, status_of
from sansatout.variants import SYSTEMS, VARIANTS
from tests.printing.reading_pdf import Pdf, read
from tests.printing.test_deals import hands_of
from tests.server.harness import Person, Server, raw
from tests.server.test_rest import DEAL, finished
from tests.server.test_score_pad import Pad


def pdf(server: Server, path: str) -> Pdf:
    status, head, content = raw(server, "GET", path)
    assert (status, head["content-type"]) == (200, "application/pdf"), content
    assert head["content-disposition"].startswith("attachment; filename=")
    assert head["content-disposition"].endswith('.pdf"')
    return read(content)


def refused(server: Server, path: str) -> int:
    status, head, content = raw(server, "GET", path)
    assert head["content-type"] == "application/json"
    assert json.loads(content)["error"]["text"]
    return status


def test_cards_and_empty_sheets_are_those_of_the_command(server: Server) -> None:
    card = pdf(server, "/api/print/card/minibridge?paper=letter&lang=sl")
    look = PageLook("sl", PageSize.LETTER)
    assert card.data == compiled(table_card(VARIANTS["minibridge"], look))
    sheet = pdf(server, "/api/print/sheet/chicago?lang=et")
    assert sheet.data == compiled(empty_sheet(SYSTEMS["chicago"], PageLook("et")))


def test_exercises_are_those_of_the_command(server: Server) -> None:
    done = pdf(server, "/api/print/exercises/points?number=3&count=4&lang=hu")
    told = printed_lesson(exercises_on_paper("points", 3, 4, "hu"), PageLook("hu"))
    assert done.data == compiled(told)


def test_a_certificate_is_given_for_a_passed_test_alone(server: Server) -> None:
    questions = questions_of("minibridge", "test")
    right = {key: list(one.right[0]) for key, one in questions.items()}
    wrong = right | {
        key: next(
            [one.key] for one in questions[key].possible if (one.key,) not in questions[key].right
        )
        for key in list(right)[:3]
    }

    def asked(answers: dict[str, list[str]], name: str = "Ana Žagar") -> tuple[int, bytes]:
        body = json.dumps({"answers": answers, "name": name, "day": "2026-11-17"}).encode()
        path = "/api/print/award/minibridge/test?lang=sl"
        status, _, content = raw(server, "POST", path, body, content_type="application/json")
        return status, content

    status, content = asked(right)
    assert status == 200
    words = read(content).words
    assert "Ana Žagar" in words
    assert "17. november 2026" in words
    assert "Pravilni odgovori: 10 od 10." in words
    assert asked(wrong)[0] == 409
    assert asked(right, name="\u200b")[0] == 400
    assert asked({})[0] == 400


def test_a_kept_score_is_printed_with_its_totals(server: Server, ann: Person) -> None:
    pad = Pad(ann, "rulebook", names=["Ann", "Ben", "Cec", "Dan"])
    pad.enter("4S we 10", "3NT they 9")
    totals = pad.now["rounds"][0]["sheet"]["totals"]
    words = pdf(server, f"/api/print/sheets/{pad.now['sheet']}").words
    assert f"total {totals['we']['all']} {totals['they']['all']}" in words
    assert "Ann, Ben" in words


@pytest.mark.parametrize("variant", ["rulebook", "minibridge-3", "bridge-whist"])
def test_a_finished_deal_is_printed_with_its_players_and_its_play(
    server: Server, ann: Person, variant: str
) -> None:
    deal = finished(ann, variant)
    done = pdf(server, f"/api/print/deals/{deal['deal']}?lang=en")
    assert [str(one) for one in hands_of(done.text)] == [str(Deal.parse(deal["cards"]))]
    assert len(done.pages) == 1
    for player in deal["players"].values():
        assert player["name"] in done.words
    for seat, tricks in deal["analysis"]["table"].items():
        figures = " ".join(str(tricks[one]) for one in ("NT", "S", "H", "D", "C"))
        assert f"{seat} {figures}" in done.words
    assert f"{len(deal['play']) // 4} " in done.words


def test_the_shuffle_of_a_deal_is_certified(server: Server, ann: Person) -> None:
    deal = finished(ann)
    path = f"/api/print/certificate/{deal['deal']}?lang=en"
    proof: dict[str, Any] = deal["proof"]
    plain = pdf(server, path).words
    assert "not proved" in plain
    for needed in (proof["secret"], proof["commitment"]):
        assert needed in plain
    noted = pdf(server, f"{path}&commitment={proof['commitment']}").words
    assert "it fits the commitment noted before the deal" in noted.lower()
    assert "NOT what was promised" in pdf(server, f"{path}&commitment={'0' * 64}").words


def test_what_is_not_there_or_wrong_is_refused(server: Server) -> None:
    for path in (
        "exercises/poker",
        "lesson/minibridge/poker",
        "card/poker",
        "sheet/poker",
        "sheets/none",
        "deals/x-1",
        "certificate/x-1",
    ):
        assert refused(server, f"/api/print/{path}") == 404
    assert refused(server, "/api/print/card/rulebook?paper=a5") == 400
    assert refused(server, "/api/print/certificate/x-1?commitment=abc") == 400
    for query in ("count=0", "count=41", "number=-1"):
        assert refused(server, f"/api/print/exercises/points?{query}") == 400


def test_cards_that_were_laid_out_have_no_certificate(server: Server, ann: Person) -> None:
    table = ann.make("minibridge", deal=DEAL)["table"]
    with ann.sit(table) as socket:
        socket.play_on(Random(3))
        assert socket.view["deal"]["phase"] == "over"
    assert hands_of(pdf(server, f"/api/print/deals/{table}-1").text) == [Deal.parse(DEAL)]
    assert refused(server, f"/api/print/certificate/{table}-1") == 404
    path = f"/api/print/certificate/{table}-1?commitment={'0' * 64}"
    assert refused(server, path) == 404


def test_the_document_names_the_pdf(server: Server) -> None:
    _, _, content = raw(server, "GET", "/schema/openapi.json")
    paths = json.loads(content)["paths"]
    printing = [
        call for path, calls in paths.items() if "/api/print/" in path for call in calls.values()
    ]
    assert len(printing) == 8
    for call in printing:
        assert "application/pdf" in call["responses"]["200"]["content"]
        assert "paper" in {one["name"] for one in call["parameters"]}


def test_a_score_that_others_would_wait_for_is_refused() -> None:
    session = sessions.fold([sessions.start("duplicate", {})])
    for count, is_refused in ((MOST_DEALS, False), (MOST_DEALS + 1, True)):
        long = session.with_sheet(session.sheet.with_results((None,) * count))
        if is_refused:
            with pytest.raises(ConflictError, match=str(MOST_DEALS)):
                kept_score(long, PageLook())
        else:
            assert kept_score(long, PageLook()).body["pages"]


def test_a_server_without_typst_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(NotReadyError, match="typst") as refusal:
        pdf_of(lambda: empty_sheet(SYSTEMS["chicago"], PageLook()))
    assert status_of(refusal.value) == 503
