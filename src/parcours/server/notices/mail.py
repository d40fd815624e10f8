"""E-mail: handed to the operator's mail server, with a way out of it in every one (RFC 8058)."""

import email.policy
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib

from parcours.core.errors import SetupError

# Seconds for each step of handing a mail in.
SMTP_SECONDS = 15.0
PORTS = {"smtp": 587, "smtps": 465}


class Mail:
    """Hands mails to a server."""

    def __init__(self, server: str, sender: str) -> None:
        expected = "expected smtp://USER:PASSWORD@HOST:PORT or smtps://…"
        try:
            parts = urlsplit(server)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise SetupError(f"PARCOURS_SMTP can't be read: {expected}") from None
        if parts.scheme not in PORTS or not host:
            raise SetupError(f"PARCOURS_SMTP can't be read: {expected}")
        name, address = parseaddr(sender)
        if "@" not in address:
            raise SetupError(
                f"PARCOURS_MAIL_FROM is '{sender}': expected the address that mails come from"
            )
        self.sender = Address(name or "Parcours", addr_spec=address)
        self._host = host
        self._port = port or PORTS[parts.scheme]
        self._tls = parts.scheme == "smtps"
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None

    async def send(self, to: str, subject: str, text: str, id: str, unsubscribe: str) -> None:
        """Hand a mail in; aiosmtplib's errors or OSError where it is not taken."""
        # A long link must not be folded.
        message = EmailMessage(policy=email.policy.SMTP.clone(max_line_length=900))
        message["From"] = self.sender
        message["To"] = Address(addr_spec=to)
        message["Subject"] = subject
        message["Date"] = format_datetime(datetime.now(UTC))
        # Of one that is sent again, as nobody knows whether it came through, mail programs show one.
        message["Message-ID"] = f"<{id}@{self.sender.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        await aiosmtplib.send(
            message,
            hostname=self._host,
            port=self._port,
            use_tls=self._tls,
            # A password never goes over a line that anybody can read.
            start_tls=True if self._user and not self._tls else None,
            username=self._user,
            password=self._password,
            timeout=SMTP_SECONDS,
        )
