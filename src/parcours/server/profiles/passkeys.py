"""Passkeys (WebAuthn): a profile is opened by what a device or a password manager keeps for this server's name.

The library takes a second to load, so whatever needs it is called in a thread.
"""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import TypedDict

from sqlalchemy import Connection, delete, insert, select, update

from parcours.server.clock import wall_time
from parcours.server.db import schema
from parcours.server.db.rows import PasskeyRow
from parcours.server.wire.errors import Denied

SERVICE = "Parcours"
MOST_PASSKEYS = 20

# As browsers write and read them.
Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class Party:
    """By which name the server was called, and from which page: a passkey is good for these only."""

    name: str
    origin: str


def read_passkeys(connection: Connection, profile: str) -> list[PasskeyRow]:
    """The passkeys of a profile, oldest first."""
    rows = connection.execute(
        select(schema.passkeys)
        .where(schema.passkeys.c.profile == profile)
        .order_by(schema.passkeys.c.created, schema.passkeys.c.id)
    )
    return [PasskeyRow(**row) for row in rows.mappings()]


def find_passkey(connection: Connection, id: str) -> PasskeyRow | None:
    """A passkey, or None if it is not known here."""
    found = connection.execute(select(schema.passkeys).where(schema.passkeys.c.id == id))
    row = found.mappings().first()
    return None if row is None else PasskeyRow(**row)


def add_passkey(connection: Connection, row: PasskeyRow) -> None:
    """Let a passkey open its profile; Denied if it opens one already, or if there are too many."""
    known = connection.execute(
        select(schema.passkeys.c.id).where(schema.passkeys.c.id == row.id)
    ).scalar()
    if known is not None or len(read_passkeys(connection, row.profile)) >= MOST_PASSKEYS:
        raise Denied("bad_passkey")
    connection.execute(insert(schema.passkeys).values(asdict(row)))


def note_use(connection: Connection, id: str, uses: int) -> None:
    """Note how often a passkey says that it was used: a copy of it would say less."""
    connection.execute(update(schema.passkeys).where(schema.passkeys.c.id == id).values(uses=uses))


def remove_passkey(connection: Connection, profile: str, id: str) -> None:
    """Let a passkey no longer open its profile; Denied if it is not one of the profile's."""
    passkeys = schema.passkeys.c
    removed = connection.execute(
        delete(schema.passkeys)
        .where(passkeys.id == id, passkeys.profile == profile)
        .returning(passkeys.id)
    ).first()
    if removed is None:
        raise Denied("bad_passkey")


# What needs the library.


def registration_options(
    party: Party, profile: str, name: str, challenge: str, known: list[PasskeyRow]
) -> Json:
    """What a browser is asked for, so that it makes a passkey."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    options = generate_registration_options(
        rp_id=party.name,
        rp_name=SERVICE,
        user_id=profile.encode(),
        user_name=name,
        challenge=challenge.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(row.id)) for row in known],
    )
    return dict(options_to_json_dict(options))


def sign_in_options(party: Party, challenge: str) -> Json:
    """What a browser is asked for, so that it shows one of its passkeys."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    options = generate_authentication_options(rp_id=party.name, challenge=challenge.encode())
    return dict(options_to_json_dict(options))


def signed_challenge(credential: Json) -> str:
    """The challenge that a browser's answer is about; Denied if it can't be read. Nothing is proved by it yet."""
    from webauthn.helpers import parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    response = credential.get("response")
    told = response.get("clientDataJSON") if isinstance(response, dict) else None
    try:
        return parse_client_data_json(_bytes(str(told))).challenge.decode()
    except (WebAuthnException, ValueError):
        raise Denied("bad_passkey") from None


def check_registration(party: Party, profile: str, credential: Json, challenge: str) -> PasskeyRow:
    """The passkey that a browser has made; Denied if its answer is not right."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    with _denied_if_wrong():
        made = verify_registration_response(credential=credential, **_expected(party, challenge))
    return PasskeyRow(
        bytes_to_base64url(made.credential_id),
        profile,
        bytes_to_base64url(made.credential_public_key),
        made.sign_count,
        wall_time(),
    )


def check_sign_in(party: Party, row: PasskeyRow, credential: Json, challenge: str) -> int:
    """How often the passkey says that it was used; Denied if the answer is not signed by it."""
    from webauthn import verify_authentication_response

    with _denied_if_wrong():
        shown = verify_authentication_response(
            credential=credential,
            credential_public_key=_bytes(row.public_key),
            credential_current_sign_count=row.uses,
            **_expected(party, challenge),
        )
    return shown.new_sign_count


class _Expected(TypedDict):
    """What an answer has to be about, as the library calls it."""

    expected_challenge: bytes
    expected_rp_id: str
    expected_origin: str


def _expected(party: Party, challenge: str) -> _Expected:
    return {
        "expected_challenge": challenge.encode(),
        "expected_rp_id": party.name,
        "expected_origin": party.origin,
    }


@contextmanager
def _denied_if_wrong() -> Iterator[None]:
    """The library parses certificates and CBOR that a client sends: whatever goes wrong in them is the client's."""
    try:
        yield
    except Exception:
        raise Denied("bad_passkey") from None


def _bytes(text: str) -> bytes:
    """What base64url says; ValueError if it is none."""
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
