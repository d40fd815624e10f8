"""How often somebody may do something: a bucket that refills, for each seat and each address."""

import time


class Bucket:
    """So many things a second, and after a pause a few at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each of many; forgotten once it has had the time to fill up."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._swept = time.monotonic()

    def take(self, whose: str) -> bool:
        """Whether this one may do one more thing now."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            self._sweep()
            bucket = self._buckets[whose] = Bucket(self.rate, self.burst)
        return bucket.take()

    def _sweep(self) -> None:
        now = time.monotonic()
        refill = self.burst / self.rate
        if now - self._swept > refill:
            self._swept = now
            self._buckets = {
                whose: bucket for whose, bucket in self._buckets.items() if now - bucket.at < refill
            }
