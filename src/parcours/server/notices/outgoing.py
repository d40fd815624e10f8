"""Requests to addresses that visitors name: to public ones only, so that nobody uses this server to reach into the
network that it stands in.

The name is resolved here and the connection goes to the very address that was checked, whatever the name means a
moment later. Redirects are not followed, and of an answer only the status is read.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

import httpcore

# Seconds for a whole request, from the name to the answer.
REQUEST_SECONDS = 10.0
MOST_CONNECTIONS = 20
# IPv6 addresses that stand for IPv4 ones: NAT64.
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

SocketOption = (
    tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]
)


class BadTarget(Exception):
    """Nothing is sent to that address."""


class Reply(NamedTuple):
    """What the other side answered, and after how many seconds it wants to hear from us again."""

    status: int
    retry_after: int


def is_public(address: str) -> bool:
    """Whether an address is on the internet, and not in somebody's own network.

    >>> is_public("203.0.114.5"), is_public("127.0.0.1"), is_public("::ffff:10.0.0.1")
    (True, False, False)
    """
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        if parsed.sixtofour is not None:
            return is_public(str(parsed.sixtofour))
        if parsed.teredo is not None:
            return False
        if parsed in _NAT64:
            return is_public(str(ipaddress.IPv4Address(int(parsed) & 0xFFFF_FFFF)))
    return parsed.is_global and not parsed.is_multicast


class Outgoing:
    """Posts to addresses on the internet; to all others too where the operator allows it."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=MOST_CONNECTIONS,
            keepalive_expiry=30,
            network_backend=_CheckedNetwork(private),
        )

    async def check(self, url: str) -> None:
        """BadTarget for an address to which nothing would be sent."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise BadTarget from None
        schemes = ("https", "http") if self.private else ("https",)
        if parts.scheme not in schemes or not host or parts.username is not None:
            raise BadTarget
        if not url.isascii() or any(letter <= " " for letter in url):
            raise BadTarget
        async with asyncio.timeout(REQUEST_SECONDS):
            await resolve(host, port or 443, self.private)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send something; OSError, httpcore's errors or TimeoutError where nobody answers, BadTarget as above."""
        async with asyncio.timeout(REQUEST_SECONDS):
            request = self._pool.stream("POST", url, headers=[*headers.items()], content=body)
            async with request as response:
                wait = dict(response.headers).get(b"retry-after", b"")
                seconds = int(wait) if wait.isdigit() and len(wait) < 6 else 0
                return Reply(response.status, seconds)

    async def close(self) -> None:
        await self._pool.aclose()


async def resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to; BadTarget unless all that the name means are public. OSError where it means none."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise BadTarget from error
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise BadTarget
    return addresses[0]


class _CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to what a name means if that is allowed; TLS is still for the name."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SocketOption] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await resolve(host, port, self.private)
        return await self._network.connect_tcp(
            address, port, timeout, local_address, socket_options
        )
