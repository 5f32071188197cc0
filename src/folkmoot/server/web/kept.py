"""Bytes that lie in memory for clients: what they were told and do not read, what they sent and has to wait."""

from __future__ import annotations

from collections import Counter

MOST_OF_ADDRESS = 32 * 1024 * 1024
MOST = 256 * 1024 * 1024


class Kept:
    """The sum of them, of each address and of all. A connection that would exceed it is closed."""

    def __init__(self, of_address: float = MOST_OF_ADDRESS, together: float = MOST) -> None:
        self.total = 0
        self._of_address_at_most = of_address
        self._at_most = together
        self._of: dict[object, tuple[str, int]] = {}
        self._of_address: Counter[str] = Counter()

    def note(self, holder: object, address: str, size: int) -> bool:
        """Note how many bytes a holder (one direction of a connection) keeps now; False if that is more than there is
        room for. An empty address is that of a proxy, which is not counted by itself."""
        self.forget(holder)
        if not size:
            return True
        self._of[holder] = address, size
        self.total += size
        if address:
            self._of_address[address] += size
        return self.total <= self._at_most and self._of_address[address] <= self._of_address_at_most

    def forget(self, holder: object) -> None:
        """Note that a holder keeps nothing any more."""
        address, size = self._of.pop(holder, ("", 0))
        self.total -= size
        if address:
            self._of_address[address] -= size
            if not self._of_address[address]:
                del self._of_address[address]
