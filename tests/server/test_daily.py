"""The deal of the day: sealed the day before, the same for everybody, compared once played."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.server.daily import day_secret
from sansatout.table.shuffle import commitment, shuffled_pack, table_cut
from tests.server.harness import Person, Server


def played(person: Person, seed: int) -> dict[str, object]:
    """Play the deal of the day to its end; what is known of it then."""
    table = person.rest("POST", "/api/daily")["table"]
    with person.sit(table) as south:
        south.until("hello")
        south.play_on(Random(seed))
    told: dict[str, object] = person.rest("GET", "/api/daily")
    return told


def test_two_people_play_the_same_cards_and_see_each_others_results(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    before = ann.rest("GET", "/api/daily")
    assert (before["table"], before["over"], before["results"], before["secret"]) == (
        None, False, [], None,
    )  # fmt: skip
    mine, his = played(ann, 1), played(ben, 2)
    assert mine["day"] == his["day"] == before["day"]
    first, second = (
        person.rest("GET", f"/api/deals/{told['table']}-1")
        for person, told in ((ann, mine), (ben, his))
    )
    assert first["cards"] == second["cards"]
    results = his["results"]
    assert isinstance(results, list)
    assert {"Ann", "Ben"} <= {one["name"] for one in results}
    assert [one["points"] for one in results] == sorted(
        (one["points"] for one in results), reverse=True
    )
    for told, page in ((mine, first), (his, second)):
        shown = next(one for one in results if one["deal"] == f"{told['table']}-1")
        entries = page["entries"]
        assert shown["points"] == sum(
            one["points"] * (1 if one["owner"] == "we" else -1) for one in entries
        )


def test_the_cards_follow_from_the_secret_that_was_sealed(server: Server) -> None:
    ann = Person(server, "Ann")
    told = played(ann, 3)
    secret, day = str(told["secret"]), str(told["day"])
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == told["commitment"]
    name = f"daily-{day}"
    cut = table_cut(secret, table=name, deal=1)
    page = ann.rest("GET", f"/api/deals/{told['table']}-1")
    pack = shuffled_pack(secret, cut=cut, table=name, deal=1)
    round_ = Seat.parse(page["dealer"]).lho.round()
    hands = {seat: set(pack.cards[place::4]) for place, seat in enumerate(round_)}
    deal = Deal.parse(page["cards"])
    assert {seat: set(deal[seat]) for seat in Seat} == hands
    assert page["proof"]["commitment"] == told["commitment"]
    assert page["proof"]["cut"] == cut


def test_who_has_begun_goes_on_at_the_same_table_and_learns_nothing_before(ann: Person) -> None:
    table = ann.rest("POST", "/api/daily")["table"]
    assert ann.rest("POST", "/api/daily")["table"] == table
    told = ann.rest("GET", "/api/daily")
    assert (told["table"], told["over"], told["results"], told["secret"]) == (
        table, False, [], None,
    )  # fmt: skip


def test_the_next_days_seal_is_that_days_commitment() -> None:
    server_secret, day = b"s" * 32, date(2026, 11, 17)
    tomorrow = day_secret(server_secret, day + timedelta(days=1))
    assert commitment(tomorrow) != commitment(day_secret(server_secret, day))
    assert day_secret(b"t" * 32, day) != day_secret(server_secret, day)
    assert datetime.now(UTC).date() >= date(2026, 1, 1)


def test_who_asks_twice_at_once_sits_at_one_table(server: Server) -> None:
    dan = Person(server, "Dan")
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(dan.rest, "POST", "/api/daily") for _ in range(8)]
    tables = {one.result()["table"] for one in asked}
    assert len(tables) == 1
    going_on = dan.rest("GET", "/api/going-on")["tables"]
    assert [one["table"]["table"] for one in going_on] == list(tables), (
        "no other to learn the cards at"
    )


def test_a_result_that_is_not_among_the_listed_is_over_all_the_same(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, prelude="from sansatout.server import daily\ndaily._MOST = 0")
    told = played(Person(server, "Last"), 4)
    assert (told["over"], told["results"]) == (True, [])
    assert told["secret"] is not None
    server.stop()
