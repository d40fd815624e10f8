"""Browser push: encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292)."""

import base64
import binascii
import hashlib
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from parcours.core.errors import SetupError
from parcours.server.notices.outgoing import Outgoing, Reply

# How many seconds a push service keeps what it can't deliver.
KEPT = 86_400
CURVE = ec.SECP256R1()


def new_vapid_key() -> str:
    """A private key, as it is kept and as it may be given: 32 bytes in base64url."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return _encode(number.to_bytes(32, "big"))


def read_vapid_key(key: str) -> Vapid02:
    """The key that was given or kept; SetupError if it is none."""
    try:
        return Vapid02.from_raw(key.strip().encode())
    except (ValueError, binascii.Error):
        raise SetupError(
            "PARCOURS_VAPID_KEY is no private key: expected 32 bytes in base64url"
        ) from None


class Push:
    """Sends to the push services of browsers, in the name of `contact`."""

    def __init__(self, key: str, contact: str, outgoing: Outgoing) -> None:
        self._vapid = read_vapid_key(key)
        self._contact = contact
        self._outgoing = outgoing

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        return _encode(
            self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        )

    async def send(self, endpoint: str, keys: dict[str, str], topic: str, message: bytes) -> Reply:
        """Send a message to a browser. One that it has not had yet of the same topic is replaced by it."""
        body = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(CURVE),
            dh=_decode(keys["p256dh"]),
            auth_secret=_decode(keys["auth"]),
            version="aes128gcm",
        )
        target = urlsplit(endpoint)
        claims = {"sub": self._contact, "aud": f"{target.scheme}://{target.netloc}"}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": _encode(hashlib.sha256(topic.encode()).digest())[:32],
        }
        return await self._outgoing.post(endpoint, headers, body)


def are_keys(keys: dict[str, str]) -> bool:
    """Whether these are the keys of a subscription: a point on the curve, and 16 bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _decode(keys["p256dh"]))
        return len(_decode(keys["auth"])) == 16
    except ValueError:
        return False


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _decode(text: str) -> bytes:
    text = text.rstrip("=")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
