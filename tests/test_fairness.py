"""The proof of a fair seed: its test vectors, and a server that cheats in every way that a verifier can notice."""

import itertools
import json
import math
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

import parcours
from parcours.cli import app
from parcours.core.fairness import (
    check_proof,
    commit_contribution,
    commit_secret,
    commitment_1,
    draw_seats,
    fingerprint,
    make_seed,
    seed_1,
    setup_lines,
)
from parcours.core.match import Redealt

DOCUMENT = (Path(__file__).parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8")
TABLE = "k3v9x2m1q8"
SECRET = "5e" * 32
PLAYERS = ["ana", "bob", "cy"]
OPTIONS: dict[str, Any] = {"deck": 60, "river": True}
MINE = "drawn-by-anas-browser"


def vectors() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)[-1])
    return found


def printed_record() -> str:
    blocks: list[str] = re.findall(r"```\n(parcours record.*?)```", DOCUMENT, re.DOTALL)
    return blocks[-1]


def test_the_vectors_of_the_document_hold() -> None:
    given = vectors()
    table, secret = given["table"], given["secret"]
    contributions, commitments = given["contributions"], given["commitments"]
    assert given["setup"] == setup_lines("smile_life", {"river": True, "deck": 60}, "")
    assert commit_secret(table, secret, given["setup"]) == given["commitment"]
    assert [one and commit_contribution(one) for one in contributions] == commitments
    assert fingerprint(table, given["commitment"], commitments) == given["fingerprint"]
    assert str(make_seed(table, secret, contributions)) == given["seed"]
    assert draw_seats(int(given["seed"]), given["players"]) == given["seats_by_lot"]
    contributions[1] = None
    assert str(make_seed(table, secret, contributions)) == given["seed_without_the_second"]


def test_the_record_of_the_document_holds() -> None:
    given = vectors()
    match = parcours.load_record(printed_record())
    own = given["contributions"][0]
    found = check_proof(match, own, given["commitment"], given["fingerprint"])
    assert (found.protocol, found.own) == (2, "ana")
    assert (found.revealed, found.withheld, found.without) == (["ana", "cy"], ["bob"], ["dan"])
    assert match.record() == printed_record()


def test_a_match_where_cards_were_dealt_again_proves_nothing() -> None:
    match = parcours.load_record(printed_record())
    match.redealt = Redealt(0, 0, 7)
    with pytest.raises(parcours.SetupError, match="cards were dealt again"):
        check_proof(match)


class Dealer:
    """A server that deals a match by protocol 2, honestly unless told otherwise."""

    def __init__(self, **contributions: str | None) -> None:
        self.table = TABLE
        self.options = dict(OPTIONS)
        self.secret = SECRET
        self.contributions: dict[str, str | None] = {"ana": MINE, "bob": "bobs"} | contributions
        self.commitments = {
            player: commit_contribution(one) for player, one in self.contributions.items() if one
        }
        self.commitment = self.commit()
        # What ana's browser keeps when it reveals.
        self.seen = fingerprint(
            self.table, self.commitment, [self.commitments.get(player) for player in PLAYERS]
        )

    def commit(self) -> str:
        setup = setup_lines("smile_life", self.options, "")
        return commit_secret(self.table, self.secret, setup)

    def match(self) -> parcours.Match:
        given = [self.contributions.get(player) for player in PLAYERS]
        seed = make_seed(self.table, self.secret, given)
        match = parcours.new_match("smile_life", PLAYERS, seed, self.options)
        match.proof = {
            "fairness": "2",
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret,
        }
        match.proof |= {f"commitment {p}": one for p, one in self.commitments.items()}
        match.proof |= {f"contribution {p}": one for p, one in self.contributions.items() if one}
        return match


def drawn_match(dealer: Dealer, seats: list[str] | None = None) -> parcours.Match:
    """The dealer's match with seats as the lot fell, or as the dealer likes."""
    dealt = dealer.match()
    seats = seats or draw_seats(dealt.seed, PLAYERS)
    match = parcours.new_match("smile_life", seats, dealt.seed, dealer.options)
    match.proof = dealt.proof | {"lot": " ".join(PLAYERS)}
    return match


@given(seed=st.integers(0, 2**256 - 1), players=st.permutations([f"p{n}" for n in range(6)]))
def test_a_lot_is_an_order_of_the_players_that_the_seed_alone_decides(
    seed: int, players: list[str]
) -> None:
    drawn = draw_seats(seed, players)
    assert sorted(drawn) == sorted(players)
    assert drawn == draw_seats(seed, sorted(players))
    assert draw_seats(seed, players[:1]) == players[:1]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_order_is_as_likely_as_every_other(number: int) -> None:
    players = ["ana", "bob", "cy", "dan"][:number]
    orders = math.factorial(number)
    fallen = Counter(tuple(draw_seats(seed, players)) for seed in range(200 * orders))
    assert len(fallen) == orders
    assert all(120 < times < 280 for times in fallen.values())


def test_seats_by_lot_are_proved(tmp_path: Path) -> None:
    # With which the lot does not leave all where they were.
    dealer = next(
        dealer
        for dealer in (Dealer(bob=f"bobs{number}") for number in range(100))
        if draw_seats(dealer.match().seed, PLAYERS) == ["cy", "ana", "bob"]
    )
    match = parcours.load_record(drawn_match(dealer).record())
    assert match.players == ["cy", "ana", "bob"]
    found = check_proof(match, MINE, dealer.commitment, dealer.seen)
    assert (found.own, found.drawn) == ("ana", True)
    path = tmp_path / "drawn.record"
    path.write_text(match.record(), encoding="utf-8")
    result = run("verify", str(path), "--contribution", MINE, "--fingerprint", dealer.seen)
    assert "the players sit as the lot fell" in result.stdout
    for order in itertools.permutations(PLAYERS):
        if list(order) != match.players:
            with pytest.raises(parcours.SetupError, match="as the lot fell"):
                check_proof(drawn_match(dealer, list(order)), MINE, seen=dealer.seen)
    for lot in ("bob ana cy", "ana bob", "ana bob cy dan", "ana  bob cy", ""):
        match.proof["lot"] = lot
        with pytest.raises(parcours.SetupError):
            check_proof(match, MINE, seen=dealer.seen)


def test_an_honest_match_is_proved() -> None:
    dealer = Dealer()
    match = parcours.load_record(dealer.match().record())
    assert match.proof == dealer.match().proof
    found = check_proof(match, MINE, dealer.commitment, dealer.seen)
    assert (found.protocol, found.own) == (2, "ana")
    assert (found.revealed, found.withheld, found.without) == (["ana", "bob"], [], ["cy"])


def change_my_contribution(dealer: Dealer) -> None:
    dealer.contributions["ana"] = "chosen"
    dealer.commitments["ana"] = commit_contribution("chosen")


def change_my_contribution_alone(dealer: Dealer) -> None:
    dealer.contributions["ana"] = "chosen"


def change_anothers_commitment(dealer: Dealer) -> None:
    """The server plays bob itself, and gives him another contribution once it knows ana's."""
    dealer.contributions["bob"] = "chosen"
    dealer.commitments["bob"] = commit_contribution("chosen")


def choose_the_secret_late(dealer: Dealer) -> None:
    dealer.secret = "c0" * 32
    dealer.commitment = dealer.commit()


def keep_the_commitment_to_another_secret(dealer: Dealer) -> None:
    dealer.secret = "c0" * 32


def withhold_my_reveal(dealer: Dealer) -> None:
    dealer.contributions["ana"] = None


def deny_that_i_took_part(dealer: Dealer) -> None:
    del dealer.contributions["ana"], dealer.commitments["ana"]


def add_a_player_late(dealer: Dealer) -> None:
    dealer.contributions["cy"] = "chosen"
    dealer.commitments["cy"] = commit_contribution("chosen")


def change_the_options(dealer: Dealer) -> None:
    dealer.options["deck"] = 61


def replay_an_old_table(dealer: Dealer) -> None:
    """All values of an earlier match of the same players."""
    dealer.table = "2222222222"
    dealer.commitment = dealer.commit()


def fall_back_to_protocol_1(dealer: Dealer) -> parcours.Match:
    seed = seed_1(SECRET, [MINE, "chosen", ""])
    match = parcours.new_match("smile_life", PLAYERS, seed, OPTIONS)
    match.proof = {
        "commitment": commitment_1(SECRET),
        "secret": SECRET,
        "contribution ana": MINE,
        "contribution bob": "chosen",
    }
    return match


CHEATS = [
    change_my_contribution,
    change_my_contribution_alone,
    change_anothers_commitment,
    choose_the_secret_late,
    keep_the_commitment_to_another_secret,
    withhold_my_reveal,
    deny_that_i_took_part,
    add_a_player_late,
    change_the_options,
    replay_an_old_table,
    fall_back_to_protocol_1,
]


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheating_server_is_noticed(cheat: Any, tmp_path: Path) -> None:
    dealer = Dealer()
    seen = dealer.seen
    match = cheat(dealer) or dealer.match()
    with pytest.raises(parcours.SetupError):
        check_proof(match, MINE, seen=seen)
    path = tmp_path / "cheat.record"
    path.write_text(match.record(), encoding="utf-8")
    result = run("verify", str(path), "--contribution", MINE, "--fingerprint", seen)
    assert result.exit_code == 2
    assert "the fairness proof does not hold" in result.stderr


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, arguments)


def test_verify_says_what_was_proved_and_what_was_not(tmp_path: Path) -> None:
    dealer = Dealer()
    path = tmp_path / "fair.record"
    path.write_text(dealer.match().record(), encoding="utf-8")
    alone = run("verify", str(path)).stdout
    assert "✓ fairness protocol 2" in alone
    assert "· took no part in the shuffle: cy" in alone
    assert "not proved: that the server did not play these players itself" in alone
    assert "fair: " not in alone
    kept = ["--contribution", MINE, "--fingerprint", dealer.seen, "--commitment", dealer.commitment]
    mine = run("verify", str(path), *kept).stdout
    assert "✓ your contribution is in it, as ana's" in mine
    assert "✓ the server's commitment is the one that was shown to you" in mine
    assert "✓ all commitments are the ones that you saw" in mine
    assert "✓ fair: your contribution was random, so nobody could choose the seed" in mine
    # Half of it proves nothing: the others' contributions may have been chosen later.
    assert "✓ fair:" not in run("verify", str(path), "--contribution", MINE).stdout
    for wrong in (["--contribution", "other"], ["--commitment", "00"], ["--fingerprint", "00"]):
        assert run("verify", str(path), *wrong).exit_code == 2


def test_verify_names_who_held_back(tmp_path: Path) -> None:
    dealer = Dealer(cy="cys")
    dealer.contributions |= {"bob": None, "cy": None}
    path = tmp_path / "held.record"
    path.write_text(dealer.match().record(), encoding="utf-8")
    told = run("verify", str(path), "--contribution", MINE, "--fingerprint", dealer.seen).stdout
    assert "committed and not revealed: bob, cy" in told
    assert "among 4 seeds" in told
    assert "nobody could choose the seed beyond that" in told


def test_an_old_record_says_what_its_protocol_leaves_open(tmp_path: Path) -> None:
    match = fall_back_to_protocol_1(Dealer())
    path = tmp_path / "old.record"
    path.write_text(match.record(), encoding="utf-8")
    told = run("verify", str(path), "--contribution", MINE).stdout
    assert "✓ fairness protocol 1" in told
    assert "✓ your contribution is in it, as ana's" in told
    assert "not proved: that the server did not choose the seed" in told
    for found, instead in (("chosen", "sugar"), (f"secret: {SECRET}\n", "")):
        path.write_text(match.record().replace(found, instead), encoding="utf-8")
        assert "the fairness proof does not hold" in run("verify", str(path)).stderr


def test_a_record_without_a_proof_proves_nothing() -> None:
    match = parcours.new_match("smile_life", PLAYERS, 7)
    assert check_proof(match).protocol == 0
    with pytest.raises(parcours.SetupError, match="no proof"):
        check_proof(match, MINE)


# A part of a proof, what stands there, and what is said of it.
MALFORMED: dict[str, tuple[str, str]] = {
    "fairness": ("3", "a newer Parcours"),
    "secret": ("short", "64 hexadecimal digits"),
    "commitment bob": ("no", "64 hexadecimal digits"),
    "contribution bob": ("", "1 to 64"),
    "contribution zed": ("here", "did not play"),
}
MISSING = {
    "table": "at which table",
    "secret": "not revealed",
    "commitment": "no commitment",
    "commitment bob": "committed to",
}


@pytest.mark.parametrize("name", MALFORMED)
def test_a_proof_that_is_malformed_is_told(name: str) -> None:
    match = Dealer().match()
    match.proof[name], expected = MALFORMED[name]
    with pytest.raises(parcours.SetupError, match=expected):
        check_proof(match)


@pytest.mark.parametrize("name", MISSING)
def test_a_part_of_a_proof_that_is_missing_is_told(name: str) -> None:
    match = Dealer().match()
    del match.proof[name]
    with pytest.raises(parcours.SetupError, match=MISSING[name]):
        check_proof(match)


contribution = st.none() | st.text("0123456789ABCDEFabcdef_-", min_size=1, max_size=64)


@given(st.lists(contribution, min_size=2, max_size=4), st.data())
def test_no_letter_of_a_proof_can_be_changed(contributions: list[str | None], data: Any) -> None:
    players = ["ana", "bob", "cy", "dan"][: len(contributions)]
    setup = setup_lines("smile_life", {"deck": 200, "river": False}, "")
    match = parcours.new_match("smile_life", players, make_seed(TABLE, SECRET, contributions))
    match.proof = {"fairness": "2", "table": TABLE, "secret": SECRET}
    match.proof["commitment"] = commit_secret(TABLE, SECRET, setup)
    for player, one in zip(players, contributions, strict=True):
        if one is not None:
            match.proof[f"commitment {player}"] = commit_contribution(one)
            match.proof[f"contribution {player}"] = one
    assert check_proof(match).protocol == 2
    name = data.draw(st.sampled_from(sorted(match.proof)))
    at = data.draw(st.integers(0, len(match.proof[name]) - 1))
    letter = "a" if match.proof[name][at] != "a" else "b"
    match.proof[name] = match.proof[name][:at] + letter + match.proof[name][at + 1 :]
    with pytest.raises(parcours.SetupError):
        check_proof(match)
