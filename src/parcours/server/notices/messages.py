"""What is said, in the language of the reader: the game, the table's title, names and a link. Never a hand."""

import re
from dataclasses import dataclass

from parcours.core.errors import SetupError
from parcours.server.db.notices import CONFIRM, ChannelRow, OutboxRow
from parcours.server.db.rows import TableRow
from parcours.server.wire.notices import PushMessage, WebhookNotice, WebhookText
from parcours.texts import Texts

# What chat tools take for a mention or a link of their own.
_MARKUP = re.compile(r"[<>@*_`~|\\[\]]")


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be told, with the table that it is about."""

    row: OutboxRow
    channel: ChannelRow
    table: TableRow

    @property
    def path(self) -> str:
        """Where it leads on this server. An invited person has no seat there yet, and needs the key."""
        # In a rematch, the old table leads its players to their new seats.
        path = f"/table/{self.table.id}"
        return f"{path}{self._key()}" if self.row.kind == "invitation" else path

    def link(self, server: str) -> str:
        """Where it leads for somebody who may have sat down with another device: to look at least."""
        return f"{server}/table/{self.table.id}{self._key()}"

    def _key(self) -> str:
        return f"#{self.table.key}" if self.table.visibility == "invitation" else ""

    def texts(self) -> Texts:
        try:
            return Texts(self.channel.language, self.table.game)
        except SetupError:
            # The game is no longer installed here.
            return Texts(self.channel.language)

    def game(self) -> str:
        texts = self.texts()
        return texts.say("game-name") if texts.has("game-name") else self.table.game

    def name(self) -> str:
        """What the table is called."""
        return f"{self.game()} · {self.table.title}" if self.table.title else self.game()

    def text(self) -> str:
        """What is told."""
        kind, names = self.row.kind, self.row.about.get("names", "")
        texts = self.texts()
        if kind == "end":
            players = self.winners()
            return texts.say("notice-end", number=len(players), names=", ".join(players))
        if kind == "turn" and self.channel.kind == "webhook":
            return texts.say("notice-turn-group", names=names)
        return texts.say(f"notice-{kind}", names=names)

    def line(self) -> str:
        return self.texts().say("notice-line", table=self.name(), text=self.text())

    def winners(self) -> list[str]:
        result = self.table.result
        if result is None:
            return []
        return [seat.name for seat in self.table.seats if seat.player in result["winners"]]


def push_json(notice: Notice, waiting: int) -> PushMessage:
    """What the service worker shows (`web/public/sw.js`). Of a table, the newest replaces the one before."""
    return {
        "title": notice.name(),
        "body": notice.text(),
        "path": notice.path,
        "waiting": waiting,
    }


def webhook_json(notice: Notice, server: str) -> WebhookNotice | WebhookText:
    """What a webhook gets: all fields, or what chat tools take."""
    link = notice.link(server)
    if notice.channel.detail.get("form") == "text":
        # Nobody's name calls a whole channel together.
        said = f"{_MARKUP.sub('', notice.line())} {link}"
        return {"text": said, "content": said, "allowed_mentions": {"parse": []}}
    kind = notice.row.kind
    assert kind != CONFIRM
    return {
        "kind": kind,
        "game": notice.table.game,
        "table": notice.table.id,
        "title": notice.table.title,
        "names": notice.row.about.get("names", ""),
        "winners": notice.winners() if kind == "end" else [],
        "text": notice.line(),
        "link": link,
    }


def mail_text(notices: list[Notice], server: str, unsubscribe: str) -> tuple[str, str]:
    """The subject and the text of one mail for all of these."""
    texts = Texts(notices[0].channel.language)
    subject = notices[0].line()
    if len(notices) > 1:
        tables = {notice.table.id for notice in notices}
        subject = texts.say("mail-several", number=len(tables))
    parts = [f"{notice.line()}\n{notice.link(server)}" for notice in notices]
    footer = texts.say("mail-footer", server=server, link=unsubscribe)
    return subject, "\n\n".join([*parts, f"-- \n{footer}"]) + "\n"


def confirmation_text(channel: ChannelRow, server: str, link: str) -> tuple[str, str]:
    """The subject and the text of the mail that asks for a confirmation."""
    texts = Texts(channel.language)
    text = texts.say("mail-confirm-text", server=server, link=link)
    return texts.say("mail-confirm"), f"{text}\n"
