"""Fair by proof: a seed that nobody could choose alone, and a check that anybody can make.

Whoever runs a match draws a secret and publishes its commitment before anything else. Then every player adds
a contribution; the seed is the hash of all of them; the secret is revealed at the end.
"""

import hashlib

from parcours.core.errors import SetupError


def commitment(secret: str) -> str:
    """What is published of the secret beforehand."""
    return hashlib.sha256(secret.encode()).hexdigest()


def shared_seed(secret: str, contributions: list[str]) -> int:
    """The seed that the secret and the players' contributions, in the order of the seats, make together."""
    text = "\n".join([secret, *contributions])
    return int(hashlib.sha256(text.encode()).hexdigest(), 16)


def check_proof(proof: dict[str, str], seed: int, players: list[str]) -> bool:
    """Whether the record proves its seed. False if it claims no proof; SetupError if the proof is wrong."""
    if not proof:
        return False
    secret = proof.get("secret")
    if secret is None:
        raise SetupError("the secret is not revealed yet: only its commitment is here")
    promised = proof.get("commitment")
    if promised is None:
        raise SetupError("there is a secret but no commitment that was made beforehand")
    if commitment(secret) != promised:
        raise SetupError("the secret is not the one that was committed to")
    contributions = [proof.get(f"contribution {player}", "") for player in players]
    if shared_seed(secret, contributions) != seed:
        raise SetupError("the seed does not follow from the secret and the contributions")
    return True
