"""Settings from the environment: ``SANSATOUT_AWAY_SECONDS`` is ``Config.away_seconds``."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, get_args, get_type_hints

from sansatout.errors import InputError, NotationError
from sansatout.server.config import Config
from sansatout.server.limits.rates import Rate
from sansatout.server.limits.settings import Ceilings, Limits, Rates
from sansatout.server.logs import FORMS
from sansatout.server.proxies import Network, Origin, parse_network, parse_origin
from sansatout.server.robots import LEVELS

__all__ = ["config_from"]

_PREFIX = "SANSATOUT_"
_OF_OTHERS = frozenset({f"{_PREFIX}ISA"})
"""Variables of ours that are no settings of a server: the solver's choice of instructions."""
_OFF = "off"
_SWITCHES = {"on": True, "off": False}
_CHOICES: Mapping[str, Collection[str]] = {f"{_PREFIX}LEVEL": LEVELS, f"{_PREFIX}LOG": FORMS}
"""Settings that are one of a few words."""


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value) or value < 0:
        raise ValueError
    return value


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise ValueError
    return int(text)


def _switch(text: str) -> bool:
    if text not in _SWITCHES:
        raise ValueError
    return _SWITCHES[text]


def _each(parse: Callable[[str], object]) -> Callable[[str], object]:
    return lambda text: tuple(parse(word) for word in text.split())


_READERS: Mapping[object, tuple[Callable[[str], object], str]] = {
    float: (_number, "1.5"),
    int: (_whole, "12"),
    bool: (_switch, "on, off"),
    str: (str, "text"),
    Path: (Path, "/folder"),
    tuple[Network, ...]: (_each(parse_network), "127.0.0.1 10.0.0.0/8"),
    tuple[Origin, ...]: (_each(parse_origin), "https://bridge.example"),
    Rate: (Rate.parse, "600/minute+120, off"),
}
"""How a value of each type is read, and what one looks like."""


def _read(name: str, text: str, kind: Any) -> Any:  # noqa: ANN401 (any setting)
    """Return a setting's value.

    :raises InputError: if the text is none
    """
    kinds = [one for one in get_args(kind) if one is not type(None)]
    optional = type(None) in get_args(kind)
    if optional and text == _OFF:
        return None
    reader, example = _READERS[kinds[0] if optional else kind]
    try:
        return reader(text)
    except (ValueError, NotationError):
        raise InputError("setting-value", name=name, value=text, expected=example) from None


def _limit_variables() -> Iterator[tuple[str, str, str, Any]]:
    """Return the variable of each limit with its field, scope and type."""
    for field, kind in get_type_hints(Limits).items():
        assert kind in (Rates, Ceilings), "a limit is of either sort"
        for scope, value in get_type_hints(kind).items():
            yield f"{_PREFIX}LIMIT_{field}_{scope}".upper(), field, scope, value


def _limits(environment: Mapping[str, str]) -> Limits:
    name = f"{_PREFIX}LIMITS"
    switch = environment.get(name, "on")
    if switch not in _SWITCHES:
        raise InputError("setting-value", name=name, value=switch, expected="on, off")
    base = Limits() if _SWITCHES[switch] else Limits.none()
    given: dict[str, dict[str, Any]] = {}
    for name, field, scope, kind in _limit_variables():
        if name in environment:
            given.setdefault(field, {})[scope] = _read(name, environment[name], kind)
    return replace(base, **{f: replace(getattr(base, f), **parts) for f, parts in given.items()})


def _check(name: str, value: object) -> None:
    """Refuse what can be read but not used: no processes at all, robots that nobody knows.

    :raises InputError: if it is so
    """
    if type(value) is int and value == 0:
        raise InputError("setting-value", name=name, value="0", expected="1")
    known = _CHOICES.get(name)
    if known is not None and value not in known:
        raise InputError("setting-value", name=name, value=value, expected=", ".join(known))


def _settings() -> Iterator[str]:
    """Return the names of all variables."""
    yield from (f"{_PREFIX}{field}".upper() for field in get_type_hints(Config))
    yield from (name for name, *_ in _limit_variables())


def _check_names(environment: Mapping[str, str]) -> None:
    """Refuse what looks like a setting and is none, since it would do nothing.

    :raises InputError: if there is such a name
    """
    known = _OF_OTHERS.union(_settings())
    ours = (name for name in environment if name.upper().startswith(_PREFIX))
    wrong = min((name for name in ours if name not in known), default=None)
    if wrong is None:
        return
    near = get_close_matches(wrong.upper(), sorted(known), 1)
    if near:
        raise InputError("setting-unknown-near", name=wrong, meant=near[0])
    raise InputError("setting-unknown", name=wrong)


def config_from(environment: Mapping[str, str], **given: Any) -> Config:  # noqa: ANN401 (any setting)
    """Return the settings of an environment; those given go before it.

    :raises InputError: if a value is none, or a name
    """
    _check_names(environment)
    found: dict[str, Any] = {"limits": _limits(environment)}
    for field, kind in get_type_hints(Config).items():
        name = f"{_PREFIX}{field}".upper()
        if kind is not Limits and name in environment:
            found[field] = _read(name, environment[name], kind)
            _check(name, found[field])
    return Config(**{**found, **given})
