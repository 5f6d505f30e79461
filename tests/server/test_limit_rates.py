"""Rates, addresses and settings by themselves, without a server."""

from __future__ import annotations

import asyncio
import time
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.errors import InputError
from sansatout.server.config import Config
from sansatout.server.environment import config_from
from sansatout.server.errors import LimitedError, OverloadedError
from sansatout.server.limits.addresses import whose
from sansatout.server.limits.keeper import Keeper, Opened, Who
from sansatout.server.limits.overload import Overload
from sansatout.server.limits.rates import PERIODS, Buckets, Rate
from sansatout.server.limits.settings import Ceilings, Door, Limits, Rates
from sansatout.server.limits.sluice import Sluice
from tests import aside

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
RATES = st.builds(Rate, st.integers(1, 1000), st.sampled_from(sorted(PERIODS)), st.integers(1, 50))


@given(RATES, st.lists(st.floats(0, 30), max_size=200))
def test_never_more_than_the_burst_and_what_the_time_allows(
    rate: Rate, pauses: list[float]
) -> None:
    buckets, now, taken = Buckets(rate), 1000.0, [1000.0]
    buckets.take("a", now)
    for pause in pauses:
        now += pause
        if buckets.wait("a", now) == 0:
            buckets.take("a", now)
            taken.append(now)
    for first, start in enumerate(taken):
        for last, end in enumerate(taken[first:], first):
            allowed = rate.burst + (end - start) / rate.interval
            assert last - first + 1 <= allowed + 1e-6


@given(RATES, st.integers(0, 60))
def test_whoever_waits_as_told_is_let_in(rate: Rate, more: int) -> None:
    buckets, now = Buckets(rate), 5.0
    for _ in range(rate.burst + more):
        now += buckets.wait("a", now)
        assert buckets.wait("a", now + 1e-9) == pytest.approx(0, abs=1e-6)
        buckets.take("a", now)


@given(RATES)
def test_a_rate_is_read_as_it_is_written(rate: Rate) -> None:
    assert Rate.parse(str(rate)) == rate


def test_strangers_without_number_do_not_fill_the_memory() -> None:
    buckets = Buckets(Rate(1, "minute", 1), most=100)
    for number in range(10_000):
        buckets.take(number, 0.0)
        assert len(buckets) <= 101
    assert buckets.wait(9_999, 0.0) > 0, "the newest are known"


def test_an_ipv6_household_is_one_address() -> None:
    assert whose("2001:db8:1:2::1") == whose("2001:db8:1:2:ffff::9")
    assert whose("2001:db8:1:2::1") != whose("2001:db8:1:3::1")
    assert whose("::ffff:192.0.2.7") == whose("192.0.2.7") == "192.0.2.7"
    assert whose("192.0.2.7") != whose("192.0.2.8")
    assert whose("fe80::1%eth0") == whose("fe80::2")


def keeper(**rates: Rates) -> tuple[Keeper, list[float]]:
    now = [0.0]
    return Keeper(Limits(**rates), clock=lambda: now[0]), now  # type: ignore[arg-type]


def test_what_is_refused_to_one_is_counted_for_nobody() -> None:
    three = Rate(1, "minute", 3)
    held, _ = keeper(chat=Rates(Rate(1, "minute", 1), three))
    held.enter(Door.CHAT, Who("a", "ann"))
    for _ in range(5):
        with pytest.raises(LimitedError) as refused:
            held.enter(Door.CHAT, Who("a", "ann"))
        assert refused.value.arguments["whose"] == "person"
    held.enter(Door.CHAT, Who("a", "ben"))
    held.enter(Door.CHAT, Who("a", "eve"))
    with pytest.raises(LimitedError) as refused:
        held.enter(Door.CHAT, Who("a", "eha"))
    assert refused.value.arguments["whose"] == "address"
    held.enter(Door.CHAT, Who("b", "eha"))


def test_a_refusal_says_when_it_may_be_tried_again() -> None:
    held, now = keeper(chat=Rates(Rate(6, "minute", 1)))
    held.enter(Door.CHAT, Who("a", "ann"))
    with pytest.raises(LimitedError, match="6 a minute; try again in 10 s") as refused:
        held.enter(Door.CHAT, Who("a", "ann"))
    now[0] += refused.value.retry_after
    held.enter(Door.CHAT, Who("a", "ann"))


def test_a_socket_is_ignored_that_goes_on_in_spite_of_every_refusal() -> None:
    held, now = keeper(chat=Rates(Rate(1, "minute", 1)))
    sluice = Sluice(held, Who("a", "ann"))
    for _ in range(2):
        sluice.enter(Door.CHAT)
        refusals = 0
        while not sluice.is_ignored:
            with pytest.raises(LimitedError):
                sluice.enter(Door.CHAT)
            refusals += 1
        assert refusals > 10
        now[0] += 60


def test_a_loop_that_is_late_again_and_again_is_overloaded_until_it_is_not() -> None:
    async def story() -> None:
        overload = Overload(0.05)
        overload.admit()
        while not overload.is_now:
            time.sleep(0.2)
            await asyncio.sleep(0.11)
        with pytest.raises(OverloadedError) as refused:
            overload.admit()
        assert refused.value.retry_after >= 1
        while overload.is_now:
            await asyncio.sleep(0.05)
        overload.admit()
        await overload.close()

    aside.run(asyncio.wait_for(story(), 60))


def test_newcomers_leave_the_last_places_to_players() -> None:
    opened = Opened("sockets", Ceilings(None, None, 10))
    for number in range(8):
        opened.add(Who("a", str(number)), part=0.8)
    with pytest.raises(LimitedError):
        opened.add(Who("b", "watcher"), part=0.8)
    opened.add(Who("b", "player"))
    opened.remove(Who("b", "player"))
    assert len(opened) == 8


def test_every_setting_has_a_variable() -> None:
    given = {
        "SANSATOUT_AWAY_SECONDS": "7.5", "SANSATOUT_WORKERS": "3", "SANSATOUT_DATA": "/tmp/x",
        "SANSATOUT_LEVEL": "expert", "SANSATOUT_ORIGINS": "https://a.example https://b.example",
        "SANSATOUT_LIMIT_TABLES_PERSON": "5/hour+2", "SANSATOUT_LIMIT_CHAT_SERVER": "off",
        "SANSATOUT_LIMIT_OPEN_SOCKETS_ADDRESS": "7",
    }  # fmt: skip
    config = config_from(given, level="novice")
    assert (config.away_seconds, config.workers, config.data) == (7.5, 3, Path("/tmp/x"))
    assert (config.level, config.origins) == ("novice", ("https://a.example", "https://b.example"))
    assert config.limits.tables.person == Rate(5, "hour", 2)
    assert config.limits.tables.address == Limits().tables.address
    assert config.limits.chat.server is None
    assert config.limits.open_sockets == Ceilings(20, 7, 6000)
    assert config_from({}).limits == Config().limits == Limits()
    assert config_from({"SANSATOUT_LIMITS": "off"}).limits == Limits.none()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SANSATOUT_AWAY_SECONDS", "soon"), ("SANSATOUT_AWAY_SECONDS", "nan"),
        ("SANSATOUT_AWAY_SECONDS", "-1"), ("SANSATOUT_WORKERS", "2.5"), ("SANSATOUT_WORKERS", ""),
        ("SANSATOUT_WORKERS", "0"), ("SANSATOUT_SOLVERS", "0"), ("SANSATOUT_LEVEL", "angel"),
        ("SANSATOUT_LIMITS", "no"), ("SANSATOUT_LIMIT_CHAT_PERSON", "5"),
        ("SANSATOUT_LIMIT_CHAT_PERSON", "0/minute+1"),
        ("SANSATOUT_LIMIT_OPEN_SOCKETS_SERVER", "many"),
    ],
)  # fmt: skip
def test_a_bad_setting_is_told_in_one_line(name: str, value: str) -> None:
    with pytest.raises(InputError) as refused:
        config_from({name: value})
    assert name in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("SANSATOUT_LIMIT_TABELS_PERSON", "SANSATOUT_LIMIT_TABLES_PERSON"),
        ("SANSATOUT_LIMIT_CHAT", "SANSATOUT_LIMIT_CHAT_"),
        ("SANSATOUT_DTA", "SANSATOUT_DATA"), ("sansatout_workers", "SANSATOUT_WORKERS"),
        ("SANSATOUT_WHATEVER_THIS_MAY_BE_FOR", ""),
    ],
)  # fmt: skip
def test_a_name_that_is_no_setting_is_told_in_one_line(name: str, meant: str) -> None:
    with pytest.raises(InputError) as refused:
        config_from({name: "1", "SANSATOUT_ISA": "base", "PATH": "/bin"})
    assert str(refused.value).startswith(f"unknown setting {name}")
    assert meant in str(refused.value)
    assert "\n" not in str(refused.value)


def test_every_setting_is_in_the_document_as_it_is() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    limits = [field.name for field in fields(Limits)]
    rows = [f"| `SANSATOUT_{field.name.upper()}` |" for field in fields(Config)]
    assert [row for row in rows if row not in text] == []
    rows = [f"| `{name.upper()}` | {_told(getattr(Limits(), name))} |" for name in limits]
    assert [row for row in rows if row not in text] == []


def _told(limit: Rates | Ceilings) -> str:
    values = (limit.person, limit.address, limit.server)
    return " | ".join("off" if value is None else str(value) for value in values)
