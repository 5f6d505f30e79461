"""Questions about bidding, made from the systems' own tables."""

from sansatout.school.practice.bidding import courses, hearing, honours, suits, valuing

__all__ = ["courses", "hearing", "honours", "suits", "valuing"]
