"""Who comes to the door: from which address and page, with which token; and who is let in."""

from collections import Counter
from urllib.parse import urlsplit

from sqlalchemy import Connection
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

from parcours.server.db.rows import TableRow
from parcours.server.db.store import Store
from parcours.server.limits.buckets import Buckets, limit_key
from parcours.server.limits.budgets import Budgets
from parcours.server.notices.ways import Ways
from parcours.server.play.rooms import Rooms
from parcours.server.profiles.keys import find_profile
from parcours.server.profiles.passkeys import Party
from parcours.server.settings import Settings
from parcours.server.tables.decks import SizedCache
from parcours.server.tables.seats import seat_of
from parcours.server.wire.errors import Denied
from parcours.server.workers.answers import Body
from parcours.server.workers.jobs import Jobs
from parcours.server.workers.reviews import Reviews
from parcours.server.workers.studies import Studies

# Bytes of answers that are kept.
MOST_KEPT = 8_000_000
COOKIE = "seat"
KEY_HEADER = "x-table-key"
CHANNEL_HEADER = "x-channel"
# Wishes for notices from one address: so many in an hour, and as many at once.
NOTICE_WISHES = 60
PROFILE_COOKIE = "profile"
PROFILE_HEADER = "x-profile-key"
ADDRESSES_REMEMBERED = 10_000
# Decks that an address may submit in an hour.
SUBMISSIONS = 10
ARRIVALS_PER_SECOND, ARRIVALS_AT_ONCE = 1, 60
HEALTH = ("/health", "/ready")
# What counts against the limit of an address; the rest are files.
COUNTED = ("/api/", "/ready", "/metrics")


class Visitor:
    """Somebody at one table's door, by HTTP or by websocket."""

    def __init__(self, scope: Scope, table: str) -> None:
        self.headers = Headers(scope=scope)
        client = scope.get("client")
        # Whom the limits count; not to be logged or stored.
        self.address = limit_key(client[0]) if client else "local"
        self.table = table
        self.key = self.headers.get(KEY_HEADER)

    def token(self) -> str | None:
        """The token that they show: in the header, or in this table's cookie."""
        scheme, _, bearer = self.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and bearer:
            return bearer.strip()
        return cookie_parser(self.headers.get("cookie", "")).get(f"{COOKIE}_{self.table}")

    def profile_key(self) -> str | None:
        """The key of the profile that they show: in the header, or in the cookie."""
        shown = self.headers.get(PROFILE_HEADER)
        return shown or cookie_parser(self.headers.get("cookie", "")).get(PROFILE_COOKIE)

    def profile(self, connection: Connection) -> str | None:
        """The profile that their key opens."""
        return find_profile(connection, self.profile_key())

    def party(self) -> Party:
        """By which name and from which page passkeys are asked for: only pages of this server may."""
        name = host_name(self.headers.get("host", ""))
        origin = self.headers.get("origin", "")
        if urlsplit(origin).hostname != name:
            raise Denied("bad_passkey")
        return Party(name, origin)

    def takes_gzip(self) -> bool:
        """Whether an answer may be compressed."""
        return "gzip" in self.headers.get("accept-encoding", "")

    def seat_at(self, table: TableRow, profile: str | None) -> tuple[str | None, int | None]:
        """The token, and the seat that it or their profile opens."""
        token = self.token()
        return token, seat_of(table, token, profile)

    def same_origin(self, allowed: frozenset[str]) -> bool:
        """Whether the page that speaks is ours. Programs send no origin; browsers can't leave it out."""
        origin = self.headers.get("origin")
        if origin is None or origin in allowed:
            return True
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        return host != "" and host == self.headers.get("host")


def host_name(host: str) -> str:
    """The name in a Host header, without its port.

    >>> host_name("play.example.org:8200"), host_name("[::1]:8200")
    ('play.example.org', '[::1]')
    """
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower()


class Doorkeeper:
    """What all connections of this process share: the store, the rooms and the limits."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        rooms: Rooms,
        jobs: Jobs,
        reviews: Reviews,
        studies: Studies,
        loop_time: Budgets,
        ways: Ways,
    ) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.ways = ways
        self.notice_wishes = Buckets(NOTICE_WISHES / 3600, NOTICE_WISHES)
        self.submissions = Buckets(SUBMISSIONS / 3600, SUBMISSIONS)
        # What serving its requests and messages takes of the event loop, which all share.
        self.loop_time = loop_time
        self.origins = frozenset(settings.origins.split())
        self.hosts = frozenset(settings.hosts.lower().split())
        self.requests = Buckets(settings.requests_per_second, 5 * settings.requests_per_second)
        self.openings = Buckets(settings.requests_per_second, 5 * settings.requests_per_second)
        self.messages = Buckets(settings.messages_per_second, 2 * settings.messages_per_second)
        # The chat of each seat, and of each address: each message is a transaction of the writer that moves need too.
        self.talk = Buckets(1, 5)
        self.talk_from = Buckets(10, 40)
        # New places, attempts to open one, and searches for people: a class of pupils makes theirs at once.
        self.arrivals = Buckets(ARRIVALS_PER_SECOND, ARRIVALS_AT_ONCE)
        self.sockets: Counter[str] = Counter()
        # How many sockets have been closed.
        self.closings = 0
        # The tables that each address has laid here and that may still wait for players.
        self.laid: dict[str, set[str]] = {}
        self.jobs = jobs
        self.reviews = reviews
        self.studies = studies
        # Answers that are the same for all and take computing.
        self.kept_answers: SizedCache[tuple[object, ...], Body] = SizedCache(
            MOST_KEPT, lambda body: len(body.content)
        )

    def refuses_socket(self, visitor: Visitor) -> Denied | None:
        """Why that websocket is not opened."""
        if not self.knows_host(visitor):
            return Denied("unknown_host")
        if not visitor.same_origin(self.origins):
            return Denied("cross_origin")
        if self.sockets[visitor.address] >= self.settings.sockets_per_address:
            return Denied("too_many")
        if self.sockets.total() >= self.settings.sockets:
            return Denied("server_full")
        if not self.openings.take(visitor.address):
            return Denied("too_fast", retry_after=self.openings.retry_after(visitor.address))
        return None

    def knows_host(self, visitor: Visitor) -> bool:
        """Whether the server answers to the name that it was called by."""
        return not self.hosts or host_name(visitor.headers.get("host", "")) in self.hosts

    def opened(self, visitor: Visitor) -> None:
        self.sockets[visitor.address] += 1

    def closed(self, visitor: Visitor) -> None:
        self.closings += 1
        self.sockets[visitor.address] -= 1
        if self.sockets[visitor.address] <= 0:
            del self.sockets[visitor.address]

    def note_laid(self, visitor: Visitor, table: str) -> None:
        """Remember who has laid a table, of the last many addresses, and only in memory."""
        self.laid.setdefault(visitor.address, set()).add(table)
        if len(self.laid) > ADDRESSES_REMEMBERED:
            del self.laid[next(iter(self.laid))]

    def check_arrival(self, visitor: Visitor) -> None:
        """Let somebody make or open a place, or look for people; or say why not."""
        if not self.arrivals.take(visitor.address):
            raise Denied("too_fast", retry_after=self.arrivals.retry_after(visitor.address))

    def check_submission(self, visitor: Visitor) -> None:
        """Let somebody submit a deck to the gallery, or say why not."""
        if self.settings.gallery != "on":
            raise Denied("no_gallery")
        if not self.submissions.take(visitor.address):
            raise Denied("too_fast", retry_after=self.submissions.retry_after(visitor.address))

    def check_request(self, visitor: Visitor, path: str, changes: bool) -> None:
        """Let an HTTP request in, or say why not."""
        # Monitoring asks the server by any name.
        if path not in HEALTH and not self.knows_host(visitor):
            raise Denied("unknown_host")
        if changes and not visitor.same_origin(self.origins):
            raise Denied("cross_origin")
        # The files of the page don't count: a class that opens it behind one address is let in.
        if path.startswith(COUNTED) and not self.requests.take(visitor.address):
            raise Denied("too_fast", retry_after=self.requests.retry_after(visitor.address))
