from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

Hands = Sequence[int]
kind: str

def check(hands: Hands, strain: int, leader: int, trick: Sequence[int], /) -> int: ...
def values(
    hands: Hands, strain: int, leader: int, trick: Sequence[int], /
) -> tuple[int, list[tuple[int, int]], tuple[int, int, int, int]]: ...
def tricks(hands: Hands, strain: int, leader: int, trick: Sequence[int], /) -> int: ...
def table(hands: Hands, /) -> list[list[int]]: ...
def work(hands: Hands, strain: int, leader: int, trick: Sequence[int], /) -> int: ...
def table_work(hands: Hands, /) -> list[int]: ...
def trace(
    hands: Hands, strain: int, leader: int, trick: Sequence[int], cards: Sequence[int], /
) -> list[int]: ...
def line(hands: Hands, strain: int, leader: int, trick: Sequence[int], /) -> list[int]: ...
def tables(
    deals: NDArray[np.uint64],
    threads: int,
    budget: float,
    progress: Callable[[int], object] | None,
    /,
) -> NDArray[np.int8]: ...
def batch(
    hands: NDArray[np.uint64],
    strains: NDArray[np.int8],
    leaders: NDArray[np.int8],
    tricks: NDArray[np.int8],
    threads: int,
    budget: float,
    progress: Callable[[int], object] | None,
    steps: int,
    /,
) -> tuple[NDArray[np.int8], NDArray[np.uint8], NDArray[np.bool_]] | tuple[int, int]: ...
def tricks_each(
    hands: NDArray[np.uint64],
    strains: NDArray[np.int8],
    leaders: NDArray[np.int8],
    budget: float,
    steps: int,
    /,
) -> NDArray[np.int8]: ...
def ending(
    hands: NDArray[np.uint64],
    weights: Sequence[float],
    strain: int,
    leader: int,
    trick: Sequence[int],
    aim: Sequence[float],
    points: Sequence[float],
    budget: float,
    steps: int,
    /,
) -> list[tuple[int, float, float, float]] | None: ...
def sure(
    hands: NDArray[np.uint64],
    every: bool,
    out_of: Hands,
    strain: int,
    leader: int,
    trick: Sequence[int],
    declarer: int,
    apart: int,
    need: int,
    otherwise: int,
    budget: float,
    steps: int,
    /,
) -> list[tuple[int, bool]] | None: ...
