"""What a robot or a manager has done against the protocol."""

from __future__ import annotations

from sansatout.errors import InputError, SansatoutError
from sansatout.manager.texts import free_text

__all__ = ["ProtocolError"]


class ProtocolError(InputError):
    """The other end did not keep the protocol; ``answer`` is what it is told before the end."""

    @classmethod
    def of(cls, error: SansatoutError) -> ProtocolError:
        """Return the fault that a line which cannot be read is."""
        fault = cls(error.message)
        fault.arguments = error.arguments
        return fault

    @property
    def answer(self) -> str:
        """One line of the protocol: its own words where it has any, else what was expected."""
        known = {"manager-illegal-call": "Illegal bid", "manager-illegal-card": "Illegal card"}
        return known.get(self.message) or free_text(self.text("en"))
