"""How often somebody may do something: a bucket that refills, for each seat and each address."""

import ipaddress
import math
import time


def limit_key(address: str) -> str:
    """Whose limit an address counts against: of IPv6 its /64 network, all of which one visitor has.

    >>> limit_key("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    >>> limit_key("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        # A scope (fe80::1%eth0) names a network card of ours, not a visitor.
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, 64), strict=False))


class Bucket:
    """A number of things a second, and after a pause a few at once."""

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

    def retry_after(self) -> int:
        """The whole seconds until one more is allowed, at least one."""
        return max(1, math.ceil((1 - self.left) / self.rate))


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

    def retry_after(self, whose: str) -> int:
        """The whole seconds until this one is allowed one more thing, after it was not."""
        return self._buckets[whose].retry_after()

    def _sweep(self) -> None:
        now = time.monotonic()
        refill = self.burst / self.rate
        if now - self._swept > refill:
            self._swept = now
            self._buckets = {
                whose: bucket for whose, bucket in self._buckets.items() if now - bucket.at < refill
            }
