"""How this server can reach people, as its operator has set it up."""

import secrets
from functools import partial
from urllib.parse import urlsplit

from parcours.core.errors import SetupError
from parcours.server.db.notices import keep_key
from parcours.server.db.store import Store
from parcours.server.notices.channels import unsubscribe_token
from parcours.server.notices.mail import Mail
from parcours.server.notices.outgoing import Outgoing
from parcours.server.notices.push import Push, new_vapid_key, read_vapid_key
from parcours.server.settings import Settings

# What the keys are kept as.
VAPID_KEY = "vapid"
UNSUBSCRIBE_KEY = "unsubscribe"


class Ways:
    """What may be used: push, mail and webhooks; `server` is where links lead."""

    def __init__(self, settings: Settings, vapid_key: str, unsubscribe_key: str) -> None:
        check_ways(settings)
        self.server = settings.public_url.rstrip("/")
        self.outgoing = Outgoing(settings.private_targets == "allow")
        self.mail = Mail(settings.smtp, settings.mail_from) if settings.smtp else None
        self.webhook = settings.webhooks == "on" and bool(self.server)
        self.unsubscribe_key = unsubscribe_key
        self.push: Push | None = None
        if settings.push == "on":
            self.push = Push(settings.vapid_key or vapid_key, self._contact(), self.outgoing)

    def _contact(self) -> str:
        """Whom a push service may write to if something is wrong."""
        if self.mail is not None:
            return f"mailto:{self.mail.sender.addr_spec}"
        return self.server if self.server.startswith("https:") else "mailto:operator@localhost"

    @property
    def any(self) -> bool:
        return self.push is not None or self.mail is not None or self.webhook

    def confirm_link(self, token: str) -> str:
        return f"{self.server}/confirm/{token}"

    def unsubscribe_link(self, channel: str) -> str:
        token = unsubscribe_token(self.unsubscribe_key, channel)
        return f"{self.server}/api/notices/unsubscribe/{token}"


async def set_up_ways(settings: Settings, store: Store) -> Ways:
    """The ways, with keys that are drawn at the first start and kept."""
    vapid = partial(keep_key, name=VAPID_KEY, value=new_vapid_key())
    unsubscribe = partial(keep_key, name=UNSUBSCRIBE_KEY, value=secrets.token_hex(32))
    return Ways(settings, await store.write_all((), vapid), await store.write_all((), unsubscribe))


def check_ways(settings: Settings) -> None:
    """SetupError where the settings of notices don't fit together, before anything begins."""
    url = urlsplit(settings.public_url)
    if settings.public_url and (
        url.scheme not in ("http", "https") or not url.netloc or url.path.strip("/")
    ):
        raise SetupError(f"PARCOURS_PUBLIC_URL is '{settings.public_url}': expected https://NAME")
    if settings.vapid_key:
        read_vapid_key(settings.vapid_key)
    if settings.smtp:
        if not settings.public_url:
            raise SetupError("PARCOURS_SMTP needs PARCOURS_PUBLIC_URL, for the links in mails")
        Mail(settings.smtp, settings.mail_from)
