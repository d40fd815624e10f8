"""`parcours export` and `parcours import`: finished matches travel between databases as records."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

import parcours
from parcours.core.fairness import (
    commit_contribution,
    commit_secret,
    commitment_1,
    make_seed,
    seed_1,
    setup_lines,
)

from .harness import Client, Server, http, lay_table


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "parcours.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def record(seed: int, moves: int | None = None) -> str:
    """A match of random moves, to its end or so many."""
    match = parcours.new_match("smile_life", ["ana", "bob"], seed, {"deck": 50})
    chance = random.Random(seed)
    while not match.over and (moves is None or len(match.moves) < moves):
        match.play(match.to_act[0], chance.choice(match.legal(match.to_act[0])))
    return match.record()


def laid() -> str:
    """A match at a table that nobody dealt, to its end."""
    match = parcours.lay_out("fatum", ["ana", "bob"], {}, options={"rounds": 1})
    while not match.over:
        match.play(match.to_act[0], match.default(match.to_act[0]))
    return match.record()


def test_from_one_database_to_another(database: str, tmp_path: Path) -> None:
    with Server(database) as server:
        table = lay_table(server, people=1, bots=1, options={"deck": 50}, replay="players")
        lay_table(server, people=2).start()
        table.start()

        async def play() -> None:
            async with Client(table, 0) as client:
                await client.play(random.Random(1))

        asyncio.run(play())
        shown = table.request("GET", "/record", 0).raise_for_status().text
    folder = tmp_path / "records"
    done = run("export", folder, "--database", database)
    assert (done.stdout, done.stderr) == (f"1 record in {folder}\n", "")
    assert [file.name for file in folder.iterdir()] == [f"{table.id}.record"]
    file = folder / f"{table.id}.record"
    assert file.read_text() == shown
    assert "the seed follows from the secret" in run("verify", file).stdout

    (folder / "An old one.record").write_text(record(7))
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert run("import", folder, "--database", other).stdout == "2 matches taken in\n"
    assert run("import", folder, "--database", other).stdout == (
        "0 matches taken in, 2 there already\n"
    )
    with Server(other) as server:
        # Anybody may look at it and replay it there.
        at = f"{server.url}/api/tables/{table.id}"
        assert http("GET", at).json()["status"] == "finished"
        assert http("GET", f"{at}/record").text == shown
        steps = http("GET", f"{at}/replay", params={"eyes": "open"}).raise_for_status().json()
        assert steps["steps"][0]["number"] == 0
        assert http("GET", f"{server.url}/api/tables").json() == []
    again = tmp_path / "again"
    assert run("export", again, "--database", other).stdout == f"2 records in {again}\n"
    assert (again / f"{table.id}.record").read_text() == shown


def proved(protocol: int) -> str:
    """A finished match with a proof of that protocol, at the table 'k3v9x2m1q8'."""
    table, secret, contributions = "k3v9x2m1q8", "5e" * 32, ["a0", "b1"]
    if protocol == 1:
        seed = seed_1(secret, contributions)
        proof = {"commitment": commitment_1(secret), "secret": secret}
    else:
        seed = make_seed(table, secret, [*contributions])
        setup = setup_lines("smile_life", {"deck": 50, "river": False}, "")
        proof = {"fairness": "2", "table": table}
        proof |= {"commitment": commit_secret(table, secret, setup), "secret": secret}
    for player, contribution in zip(("ana", "bob"), contributions, strict=True):
        if protocol == 2:
            proof[f"commitment {player}"] = commit_contribution(contribution)
        proof[f"contribution {player}"] = contribution
    match = parcours.load_record(record(seed))
    match.proof = proof
    return match.record()


@pytest.mark.parametrize("protocol", [1, 2])
def test_a_proof_travels_along(database: str, tmp_path: Path, protocol: int) -> None:
    text = proved(protocol)
    file = tmp_path / "renamed.record"
    file.write_text(text)
    assert run("import", file, "--database", database).stdout == "1 match taken in\n"
    found = tmp_path / "found"
    run("export", found, "--database", database)
    # A proof of protocol 2 holds for one table, so it is that table whatever its file is called.
    name = {1: "renamed.record", 2: "k3v9x2m1q8.record"}[protocol]
    assert [one.name for one in found.iterdir()] == [name]
    assert (found / name).read_text() == text
    assert f"fairness protocol {protocol}" in run("verify", found / name).stdout
    assert run("import", found, "--database", database).stdout == (
        "0 matches taken in, 1 there already\n"
    )


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("cut", record(1).rpartition("= ")[0], "the record is cut off"),
        ("early", record(1, moves=4), "the match is not over"),
        ("unfair", record(1).replace("\nseed:", "\ncommitment: 0\nsecret: 1\nseed:"), "proof"),
        ("laid", laid(), "laid by hand"),
        ("good", record(2), "another match"),
    ],
)
def test_nothing_is_half_done(sqlite_database: str, tmp_path: Path, name, text, problem) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    (old / "good.record").write_text(record(1))
    (new / "a1.record").write_text(record(3))
    (new / f"{name}.record").write_text(text)
    assert run("import", old, "--database", sqlite_database).returncode == 0
    refused = run("import", new, "--database", sqlite_database)
    assert refused.returncode == 2
    assert problem in refused.stderr
    assert "Traceback" not in refused.stderr
    found = tmp_path / "found"
    run("export", found, "--database", sqlite_database)
    assert [file.name for file in found.iterdir()] == ["good.record"]
