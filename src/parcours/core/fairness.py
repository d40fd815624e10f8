"""Fair by proof: a seed that nobody could choose alone, and a check that anybody can make.

Protocol 2 is commit and reveal. The server draws a secret and shows its commitment when the table is laid. Every
player who takes part commits to a contribution and reveals it once all commitments are fixed. The seed is the hash of
the secret and all contributions. docs/fairness.md describes it for people who write a verifier.

Protocol 1 had no commitments of players: the server saw the contributions before they were fixed, and could choose the
seed by changing one. Its records can still be checked for what they prove.
"""

import hashlib

from parcours.core.errors import SetupError
from parcours.core.match import Match
from parcours.core.options import Choice, format_choice

PROTOCOL = 2
# Stands for what a player does not have: a commitment, or a revealed contribution.
NONE = "-"

_SECRET = "parcours secret 2"
_CONTRIBUTION = "parcours contribution 2"
_SEED = "parcours seed 2"
_FINGERPRINT = "parcours fingerprint 2"
_LOT = "parcours lot 2"
_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-"


def setup_lines(game: str, options: dict[str, Choice], deck: str) -> list[str]:
    """What is played, as a record's header writes it: game, options by name, the text of a deck brought along."""
    chosen = [f"option {name}: {format_choice(value)}" for name, value in options.items()]
    return [f"game: {game}", *sorted(chosen), *(f"deck: {line}" for line in deck.splitlines())]


def commit_secret(table: str, secret: str, setup: list[str]) -> str:
    """What is shown of the server's secret beforehand. It holds for this table and what is played at it only."""
    return _digest([_SECRET, table, secret, *setup])


def commit_contribution(contribution: str) -> str:
    """What is shown of a player's contribution beforehand."""
    return _digest([_CONTRIBUTION, contribution])


def make_seed(table: str, secret: str, contributions: list[str | None]) -> int:
    """The seed that the secret and the contributions, in the order of the seats, make together."""
    parts = [NONE if one is None else one for one in contributions]
    return int(_digest([_SEED, table, secret, *parts]), 16)


def draw_seats(seed: int, players: list[str]) -> list[str]:
    """The players in the order of their seats, as the lot falls: each draws a hash of the seed, the lowest sits first.

    >>> draw_seats(1, ["ana", "bob", "cy"]) == draw_seats(1, ["cy", "ana", "bob"])
    True
    """
    lots = [(_digest([_LOT, str(seed), player]), player) for player in players]
    return [player for _, player in sorted(lots)]


def fingerprint(table: str, commitment: str, commitments: list[str | None]) -> str:
    """All commitments of a table in one value, for a player to keep: the server's and those of the seats in order."""
    parts = [NONE if one is None else one for one in commitments]
    return _digest([_FINGERPRINT, table, commitment, *parts])


def commitment_1(secret: str) -> str:
    """Protocol 1: what was shown of the secret beforehand."""
    return _digest([secret])


def seed_1(secret: str, contributions: list[str]) -> int:
    """Protocol 1: the seed."""
    return int(_digest([secret, *contributions]), 16)


class Findings:
    """What the proof of a record rests on; whatever is wrong with it is an error instead.

    Each player is in one of the three lists.
    """

    def __init__(self, protocol: int) -> None:
        # 0 if the record has no proof.
        self.protocol = protocol
        self.revealed: list[str] = []
        # Committed and not revealed: a player who held one back could choose between two seeds.
        self.withheld: list[str] = []
        self.without: list[str] = []
        # Whether the seats were drawn by lot.
        self.drawn = False
        # Whose contribution the given one is.
        self.own = ""


def check_proof(
    match: Match, contribution: str = "", commitment: str = "", seen: str = ""
) -> Findings:
    """Check what a record says about its seed; SetupError if something in it is wrong.

    What a player kept is compared too, where it is given: the own contribution, the server's commitment as it was
    shown, and the fingerprint of all commitments as it was when the player revealed the contribution.
    """
    proof = match.proof
    findings = Findings(_protocol(proof))
    if findings.protocol == 0:
        if contribution or commitment or seen:
            raise SetupError("the record has no proof to compare with")
        return findings
    if match.given is not None:
        raise SetupError("its table was laid by hand: no seed has dealt it")
    if match.redealt is not None:
        raise SetupError("it goes on from another match, and cards were dealt again")
    secret = proof.get("secret")
    if secret is None:
        raise SetupError("the secret is not revealed yet: only its commitment is here")
    promised = proof.get("commitment")
    if promised is None:
        raise SetupError("there is a secret but no commitment that was made beforehand")
    if commitment and commitment != promised:
        raise SetupError("the server's commitment is not the one that was shown to you")
    if findings.protocol == 1:
        if seen:
            raise SetupError("it uses protocol 1: your browser has taken part in another one")
        _check_1(match, secret, promised, findings)
    else:
        _check_2(match, secret, promised, seen, findings)
    if contribution:
        owners = [
            player
            for player in findings.revealed
            if proof[f"contribution {player}"] == contribution
        ]
        if not owners:
            raise SetupError("your contribution is not in it")
        findings.own = owners[0]
    return findings


def _protocol(proof: dict[str, str]) -> int:
    if not proof:
        return 0
    named = proof.get("fairness")
    if named is None:
        return 1
    if named != str(PROTOCOL):
        raise SetupError(
            f"it uses protocol '{named}': expected {PROTOCOL}; a newer Parcours may know it"
        )
    return PROTOCOL


def _check_1(match: Match, secret: str, promised: str, findings: Findings) -> None:
    if commitment_1(secret) != promised:
        raise SetupError("the secret is not the one that was committed to")
    contributions = [match.proof.get(f"contribution {player}", "") for player in match.players]
    if seed_1(secret, contributions) != match.seed:
        raise SetupError("the seed does not follow from the secret and the contributions")
    for player, contribution in zip(match.players, contributions, strict=True):
        (findings.revealed if contribution else findings.without).append(player)


def _check_2(match: Match, secret: str, promised: str, seen: str, findings: Findings) -> None:
    proof = match.proof
    table = proof.get("table")
    if table is None:
        raise SetupError("it does not say at which table it was played: expected a line 'table'")
    for name, value in proof.items():
        kind, _, player = name.partition(" ")
        if player and player not in match.players:
            raise SetupError(f"there is a {kind} of '{player}', who did not play")
        if kind == "contribution" and not _is_contribution(value):
            raise SetupError(f"{player}'s contribution: expected 1 to 64 of 0-9, A-Z, a-z, _ and -")
        if kind in ("secret", "commitment") and not _is_hex(value):
            raise SetupError(f"the {name}: expected 64 hexadecimal digits")
    setup = setup_lines(match.game.name, match.options, match.deck.source)
    if commit_secret(table, secret, setup) != promised:
        raise SetupError(
            "the secret, the table or what was played is not what the server committed to"
        )
    # Seed and fingerprint go by who sat where before the lot.
    players = match.players
    lot = proof.get("lot")
    if lot is not None:
        players = lot.split(" ")
        if sorted(players) != sorted(match.players):
            raise SetupError("those who drew lots for their seats are not those who played")
        findings.drawn = True
    commitments: list[str | None] = [proof.get(f"commitment {one}") for one in players]
    contributions: list[str | None] = [proof.get(f"contribution {one}") for one in players]
    for at, player in enumerate(players):
        committed, revealed = commitments[at], contributions[at]
        if revealed is None:
            (findings.without if committed is None else findings.withheld).append(player)
        elif committed is None or commit_contribution(revealed) != committed:
            raise SetupError(f"{player}'s contribution is not the one that was committed to")
        else:
            findings.revealed.append(player)
    if seen and seen != fingerprint(table, promised, commitments):
        raise SetupError("the commitments are not the ones that you saw before you revealed yours")
    if make_seed(table, secret, contributions) != match.seed:
        raise SetupError("the seed does not follow from the secret and the contributions")
    if findings.drawn and draw_seats(match.seed, players) != match.players:
        raise SetupError("the players do not sit as the lot fell")


def _is_contribution(text: str) -> bool:
    return 1 <= len(text) <= 64 and all(c in _LETTERS for c in text)


def _is_hex(text: str) -> bool:
    return len(text) == 64 and all(c in "0123456789abcdef" for c in text)


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
