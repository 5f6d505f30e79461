"""Share time fairly: whoever has used least comes next, at every level of a tree.

Somebody is a path, like address, person, table: addresses share alike, whatever the number of their
people, then the people of an address, then the tables of a person. Time is counted when it has been
used, so what one item costs need not be known before. Nobody saves time up: who comes back after a
while starts level with those who are served now, and who is new one item behind them, so that any
number of newcomers does not keep those waiting who are here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

__all__ = ["FairQueue", "Path"]

Path = tuple[Hashable, ...]
T = TypeVar("T")
_FEW = 16
_NEW = 0.1
"""What the last time used counts for in the typical one."""


class _Share(Generic[T]):
    """One node of the tree: what waits below it, what is being served, what was used."""

    __slots__ = ("below", "busy", "floor", "used", "waiting", "waits")

    def __init__(self, used: float) -> None:
        self.used = used
        self.floor = 0.0
        """What the part that was served last had used: where newcomers begin."""
        self.below: dict[Hashable, _Share[T]] = {}
        self.waiting: deque[T] = deque()
        self.waits = 0
        self.busy = 0

    @property
    def is_idle(self) -> bool:
        return not self.waits and not self.busy

    def child(self, key: Hashable, behind: float) -> _Share[T]:
        """Return the part of this key, begun or begun again where it has been idle."""
        share = self.below.get(key)
        if share is None:
            if len(self.below) > _FEW + 2 * self.waits:
                self._tidy(self.floor + behind)
            share = self.below[key] = _Share(self.floor + behind)
        elif share.is_idle:
            share.used = max(share.used, self.floor)
        return share

    def _tidy(self, start: float) -> None:
        """Forget those who are idle and would gain nothing by being new."""
        kept = {k: s for k, s in self.below.items() if not s.is_idle or s.used > start}
        self.below = kept


class FairQueue(Generic[T]):
    """Items that wait, each for somebody.

    :param most: how many items of a part may be served at one time, by the path to it
    :param weights: of the parts at the top, where they are not alike
    """

    def __init__(
        self,
        most: Callable[[Path], int | None] = lambda _: None,
        weights: Mapping[Hashable, float] | None = None,
    ) -> None:
        self._root: _Share[T] = _Share(0.0)
        self._most = most
        self._weights = weights or {}
        self._typical = 0.0

    def __len__(self) -> int:
        return self._root.waits

    def push(self, path: Path, item: T) -> None:
        """Let an item wait."""
        share = self._root
        share.waits += 1
        for key in path:
            share = share.child(key, self._typical)
            share.waits += 1
        share.waiting.append(item)

    def pop(self) -> tuple[Path, T] | None:
        """Return what comes next and for whom; ``None`` if nothing may."""
        path = self._next(self._root, ())
        if path is None:
            return None
        share = self._root
        for key in path:
            share.waits, share.busy = share.waits - 1, share.busy + 1
            child = share.below[key]
            share.floor = max(share.floor, child.used)
            share = child
        share.waits, share.busy = share.waits - 1, share.busy + 1
        return path, share.waiting.popleft()

    def _next(self, share: _Share[T], path: Path) -> Path | None:
        if share.waiting:
            return path
        ready = [(self._claim(child), key) for key, child in share.below.items() if child.waits]
        for _, key in sorted(ready, key=lambda pair: pair[0]):
            below = (*path, key)
            most = self._most(below)
            if most is not None and share.below[key].busy >= most:
                continue
            found = self._next(share.below[key], below)
            if found is not None:
                return found
        return None

    def _claim(self, share: _Share[T]) -> float:
        """Return what a part has used, with a guess of what it is using now."""
        return share.used + share.busy * self._typical

    def done(self, path: Path, seconds: float) -> None:
        """Note that an item of somebody was served, and how long it took."""
        self._typical += _NEW * (seconds - self._typical)
        cost = seconds / self._weights.get(path[0], 1.0)
        share = self._root
        share.busy -= 1
        for key in path:
            share = share.below[key]
            share.busy -= 1
            share.used += cost
        if self._root.is_idle:
            self._root = _Share(0.0)
