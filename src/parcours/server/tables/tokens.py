"""Tokens: what lets somebody sit, enter or look. Only their hashes are stored."""

import hashlib
import hmac
import secrets

# No letters that are mistaken for each other when somebody reads an address aloud.
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The name of a table in its address: not a secret, but not to be counted through either."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_profile_id() -> str:
    """What a profile is called in the database, and nowhere else."""
    return secrets.token_urlsafe(12)


def new_question_id() -> str:
    """The id of a question: no secret, but no other question's."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """What the server adds to the seed of a match."""
    return secrets.token_hex(32)


def same(shown: str | None, kept: str) -> bool:
    """Whether somebody shows the right key; how long it takes tells nothing of it."""
    return shown is not None and hmac.compare_digest(digest(shown), digest(kept))


def digest(token: str) -> str:
    """What is stored of a token. It is random, so it needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
