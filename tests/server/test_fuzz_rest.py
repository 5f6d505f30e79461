"""Whatever is sent to REST: an answer of the document, never a fault of ours."""

from __future__ import annotations

import json
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzzing import examples, spoilt, wild_texts, wild_values, with_wild_fields
from tests.server.harness import Person, Server

_BODIES: dict[str, list[dict[str, Any]]] = {
    "/api/tables": [
        {"variant": "rulebook", "name": "x", "options": {"chicane": False}, "laws": "at-the-table",
         "seating": "draw", "seats": {"S": {"kind": "me"}, "N": {"kind": "robot", "level": "club"}},
         "waiting": [{"kind": "open"}], "pace": 0.6},
        {"variant": "minibridge", "deal": "N:8.AJ8.AK98764.Q7 KJT.QT732.QT5.AT - -", "dealer": "W"},
    ],
    "/api/sheets": [{"system": "rulebook", "options": {}, "names": ["a", "b", "c", "d"]}],
    "/api/analyse": [{"text": "N:8.AJ8.AK98764.Q7 - - -", "strain": "H", "leader": "S", "play": []},
                     {"text": '[Deal "N:- - - -"]\n[Note "1:x"]'}, {"text": "qx|o1|md|3SAK|mb|p|"}],
    "/api/trainer/L-SHUF/1": [{"chosen": ["take_back"]}],
    "/api/problems/5-236": [{"cards": ["SA", "H2"]}],
    "/api/tables/x/sit": [{"player": "p1"}],
    "/api/classes": [{"title": "x"}],
    "/api/classes/x/rounds": [
        {"deals": {"random": 2, "where": "hcp(S) > 9", "seed": "1"}, "game": "duplicate",
         "options": {}, "pupils": 2, "level": "club", "clock": 60},
        {"deals": {"pbn": '[Deal "N:- - - -"]'}}, {"lesson": "minibridge/tricks"},
    ],
    "/api/classes/x/show": [{"table": 1, "cards": 3, "hands": ["N"], "words": "so"}],
    "/api/class-codes/x": [{"name": "Ann"}],
    "/api/tables/x/branch": [{"deal": "x-1", "cards": 9, "me": "E"}],
}  # fmt: skip
_PATHS = [
    "/api/deals/x-1.pbn", "/api/deals/x-1/values?cards=12", "/api/history?before=2026", "/api/me",
    "/api/trainer/L-SHUF/1", "/api/rules/rulebook?lang=et", "/api/locales/en", "/assets/x.js",
    "/api/tables/x/events", "/health/ready", "/schema", "/table/x?link=y", "/api/join/x",
]  # fmt: skip


PHASES = ("coverage", "fuzzing,stateful")


def _run_schemathesis(
    server: Server, person: Person, folder: Path, phases: str, count: int, seed: int
) -> None:
    command = [
        sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/schema/openapi.json",
        "--checks", "not_a_server_error,status_code_conformance,content_type_conformance",
        "--max-examples", str(count), "--workers", "1", "--no-color", "--seed", str(seed),
        "--header", f"cookie: {person.cookie}", "--generation-database", "none",
        "--phases", phases, "--request-timeout", "60",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=3600,
                          cwd=folder)  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.parametrize("phases", [PHASES[0], pytest.param(PHASES[1], marks=pytest.mark.soak)])
def test_schemathesis_finds_no_crash(
    server: Server, ann: Person, tmp_path: Path, phases: str
) -> None:
    _run_schemathesis(server, ann, tmp_path, phases, count=5, seed=1)


@pytest.mark.soak
def test_schemathesis_finds_no_crash_in_minutes(
    server: Server, ann: Person, tmp_path: Path
) -> None:
    _run_schemathesis(server, ann, tmp_path, ",".join(PHASES), count=150, seed=2)


@pytest.fixture(scope="module")
def line(server: Server) -> HTTPConnection:
    """Give one connection for all that is sent here."""
    return HTTPConnection("127.0.0.1", server.port, timeout=60)


def _answered(line: HTTPConnection, method: str, path: str, body: bytes, kind: str) -> None:
    try:
        line.request(method, path, body, {"content-type": kind} if body else {})
        answer = line.getresponse()
        content = answer.read()
    finally:
        line.close()
    assert answer.status < 500, (answer.status, content)
    if answer.status >= 400:
        assert json.loads(content)["error"]["text"]


@examples(100)
@given(data=st.data(), path=st.sampled_from(sorted(_BODIES)))
def test_any_body_is_read_or_refused(line: HTTPConnection, path: str, data: st.DataObject) -> None:
    """PROMISE-INPUT-2."""
    good = _BODIES[path]
    texts = spoilt([json.dumps(one) for one in good]) | with_wild_fields(good)
    body = data.draw(
        st.one_of(texts, wild_values.map(json.dumps), wild_texts).map(
            lambda text: text.encode(errors="surrogatepass")
        )
        | st.binary(min_size=1, max_size=40)
    )
    _answered(line, "POST", path, body or b"x", "application/json")


@examples(100)
@given(
    st.sampled_from(["GET", "GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "BREW"]),
    spoilt(_PATHS).map(lambda path: path.encode(errors="replace").decode("latin-1")),
)
def test_any_path_is_found_or_not(line: HTTPConnection, method: str, path: str) -> None:
    written = "".join(c if "!" <= c <= "~" else f"%{ord(c):02x}" for c in path)[:3000]
    if method != "HEAD":
        _answered(line, method, "/" + written.lstrip("/"), b"", "")
