"""Who has a place of their own: a profile, opened by the key of each of its devices. Only hashes are stored.

Each device has a key of its own. A code brings the profile to another device: it is valid once and shortly.
"""

from typing import Final, Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from parcours.server.clock import now, wall_time
from parcours.server.db import schema
from parcours.server.db.rows import ProfileRow
from parcours.server.tables.names import clean_name
from parcours.server.tables.tokens import digest, new_profile_id, new_token
from parcours.server.wire.errors import Denied
from parcours.server.wire.words import Language

# A link to another device, and the two things that a passkey signs.
Purpose = Literal["link", "register", "sign_in"]
# Seconds.
CODE_SECONDS: Final = 300


def find_profile(connection: Connection, key: str | None) -> str | None:
    """The profile that a key opens, or None."""
    if not key:
        return None
    keys = schema.profile_keys.c
    found: str | None = connection.execute(
        select(keys.profile).where(keys.key == digest(key))
    ).scalar()
    return found


def read_profile(connection: Connection, id: str) -> ProfileRow:
    """A profile; Denied if it has just been deleted."""
    found = connection.execute(select(schema.profiles).where(schema.profiles.c.id == id))
    row = found.mappings().first()
    if row is None:
        raise Denied("no_profile")
    return ProfileRow(**row)


def make_profile(connection: Connection, name: str, language: Language) -> tuple[str, str]:
    """A new profile; its id and the key of this device."""
    id = new_profile_id()
    values = {"id": id, "name": clean_name(name), "language": language, "created": wall_time()}
    connection.execute(insert(schema.profiles).values(values))
    return id, add_key(connection, id)


def change_profile(
    connection: Connection, id: str, name: str | None, language: Language | None
) -> None:
    """Change what is given."""
    changes: dict[str, str] = {}
    if name is not None:
        changes["name"] = clean_name(name)
    if language is not None:
        changes["language"] = language
    if changes:
        connection.execute(
            update(schema.profiles).where(schema.profiles.c.id == id).values(changes)
        )


def add_key(connection: Connection, profile: str) -> str:
    """A key for another device."""
    key = new_token()
    values = {"key": digest(key), "profile": profile, "created": wall_time()}
    connection.execute(insert(schema.profile_keys).values(values))
    return key


def count_keys(connection: Connection, profile: str) -> int:
    """On how many devices the profile is."""
    keys = schema.profile_keys.c
    return connection.execute(select(func.count()).where(keys.profile == profile)).scalar_one()


def remove_other_keys(connection: Connection, profile: str, key: str) -> None:
    """Close the profile on all devices but this one; links that are on their way end too."""
    keys = schema.profile_keys.c
    connection.execute(
        delete(schema.profile_keys).where(keys.profile == profile, keys.key != digest(key))
    )
    connection.execute(
        delete(schema.profile_codes).where(schema.profile_codes.c.profile == profile)
    )


def make_code(connection: Connection, purpose: Purpose, profile: str | None) -> str:
    """A code that can be used once, within a few minutes. A profile has one of each kind: the last one counts."""
    codes = schema.profile_codes.c
    if profile is not None:
        connection.execute(
            delete(schema.profile_codes).where(codes.profile == profile, codes.purpose == purpose)
        )
    code = new_token()
    values = {
        "code": digest(code),
        "purpose": purpose,
        "profile": profile,
        "expires": now() + 1000 * CODE_SECONDS,
    }
    connection.execute(insert(schema.profile_codes).values(values))
    return code


def use_code(connection: Connection, purpose: Purpose, code: str) -> str | None:
    """The profile that a code is for, if it is for one; Denied if it was used, is too old, or never was."""
    codes = schema.profile_codes.c
    used = connection.execute(
        delete(schema.profile_codes)
        .where(codes.code == digest(code), codes.purpose == purpose, codes.expires > now())
        .returning(codes.profile)
    ).first()
    if used is None:
        raise Denied("code_used")
    profile: str | None = used[0]
    return profile


def delete_expired_codes(connection: Connection) -> None:
    """Forget the codes that nobody has used in time."""
    connection.execute(delete(schema.profile_codes).where(schema.profile_codes.c.expires <= now()))
