"""Looking ahead before a call: what each would lead to in layouts that fit the auction."""

from sansatout.robots.ahead.calling import called

__all__ = ["called"]
