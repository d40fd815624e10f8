"""What the server answers about notices, and what it posts to push services and webhooks."""

from typing_extensions import TypedDict

from parcours.server.wire.words import ChannelKind, NoticeKind


class NoticeWays(TypedDict):
    """How this server can reach people: by push with this public key, by e-mail, by webhook."""

    push: str | None
    email: bool
    webhook: bool


class NewChannel(TypedDict):
    """A way to reach somebody. The holder of its secret, shown in the header `X-Channel`, says what it is used for."""

    secret: str
    confirmed: bool


class Channel(TypedDict):
    """A way to reach somebody, and how many of the tables that it was chosen for wait for them."""

    kind: ChannelKind
    address: str
    confirmed: bool
    waiting: int


class Watch(TypedDict):
    wants: list[NoticeKind]


# What the server posts to others.


class PushMessage(TypedDict):
    """What a browser decrypts: a title, a line, the path to open, and how many tables wait, for the badge."""

    title: str
    body: str
    path: str
    waiting: int


class Mentions(TypedDict):
    parse: list[str]


class WebhookText(TypedDict):
    """A line for chat tools: Slack and its like read `text`, Discord `content`, with nobody to be called by a name."""

    text: str
    content: str
    allowed_mentions: Mentions


class WebhookNotice(TypedDict):
    """A notice with all its fields. `names` are those whom it is about."""

    kind: NoticeKind
    game: str
    table: str
    title: str
    names: str
    winners: list[str]
    text: str
    link: str
