"""One Postgres for all processes of a run, on a machine that has never had one."""

import os
import pwd
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from parcours.lab.postgres import MAX_CONNECTIONS, PASSWD, running

from ..processes import PATIENCE, is_alive, wait_until

# Says when its server started and in which folder it lies, and stays until it is told to go.
ASK = """
import sys
from pathlib import Path

import psycopg
from parcours.lab.postgres import running

with running(Path(sys.argv[1])) as address, psycopg.connect(address) as connection:
    row = connection.execute(
        "SELECT pg_postmaster_start_time(), current_setting('data_directory')"
    ).fetchone()
    print(row[0], row[1], sep="|", flush=True)
    sys.stdin.readline()
"""


def ask(folder: Path) -> "subprocess.Popen[str]":
    """Another process that asks for the server."""
    return subprocess.Popen(
        [sys.executable, "-c", ASK, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def answer(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def kill(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.communicate()


def test_processes_that_ask_at_once_share_a_server(tmp_path: Path) -> None:
    processes = [ask(tmp_path) for _ in range(4)]
    answers = {answer(process) for process in processes}
    # All may go: who started it waits for the others.
    for process in processes:
        assert process.stdin is not None
        process.stdin.close()
    for process in processes:
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
    assert len(answers) == 1
    data = answers.pop().partition("|")[2]
    assert data
    assert not Path(data).parent.exists()
    assert [process.returncode for process in processes] == [0] * 4


def test_it_is_stopped_when_those_who_use_it_are_killed(tmp_path: Path) -> None:
    first, second = ask(tmp_path), ask(tmp_path)
    data = Path(answer(first).partition("|")[2])
    answer(second)
    postmaster = int((data / "postmaster.pid").read_text().split()[0])
    # One of them started it; the other still has it.
    kill(first)
    assert is_alive(postmaster)
    kill(second)
    wait_until(lambda: not data.parent.exists())
    assert not is_alive(postmaster)


def test_another_one_is_started_after_the_last_has_left(tmp_path: Path) -> None:
    seen = []
    for _ in range(2):
        with running(tmp_path) as address, psycopg.connect(address) as connection:
            seen.append(connection.execute("SELECT pg_postmaster_start_time()").fetchone())
    assert seen[0] != seen[1]


def test_there_are_connections_for_all_workers(postgres: str) -> None:
    with psycopg.connect(postgres) as connection:
        shown = connection.execute("SHOW max_connections").fetchone()
    assert shown == (str(MAX_CONNECTIONS),)


def can_hide_etc() -> bool:
    """Whether this process may give others an /etc of their own."""
    if sys.platform != "linux" or os.geteuid():
        return False
    command = ["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not can_hide_etc(), reason="needs root, and a mount namespace")
def test_the_system_user_is_added_once(tmp_path: Path) -> None:
    """Six processes at once need a user that the machine does not have: they all get it, and useradd runs once."""
    etc, tools = tmp_path / "etc", tmp_path / "bin"
    tools.mkdir()
    log = tmp_path / "useradd.log"
    script = tools / "useradd"
    script.write_text(
        f'#!/bin/sh\necho run >> {log}\nsleep 0.2\nPATH="$OLD_PATH" exec useradd "$@"\n'
    )
    script.chmod(0o755)
    add = "from parcours.lab.postgres import add_system_user; add_system_user('parcours-test')"
    look = "import pwd; pwd.getpwnam('parcours-test')"
    # An /etc of its own, so that this machine's users stay as they are.
    commands = f"""
        set -e
        cp -a /etc {etc}
        mount --bind {etc} /etc
        for number in 1 2 3 4 5 6; do "$PYTHON" -c "{add}" & jobs="$jobs $!"; done
        for job in $jobs; do wait "$job"; done
        "$PYTHON" -c "{look}"
    """
    environment = os.environ | {
        "PYTHON": sys.executable,
        "OLD_PATH": os.environ["PATH"],
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
    }
    subprocess.run(
        ["unshare", "--mount", "sh", "-c", commands], env=environment, check=True, timeout=PATIENCE
    )
    assert log.read_text().split() == ["run"]
    with pytest.raises(KeyError):
        pwd.getpwnam("parcours-test")
    assert Path(PASSWD).exists()
