"""What `make play` does: a server at once, and the package built behind it for the next start."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import httpx
import pytest

from .processes import PATIENCE, is_alive, wait_until

ROOT = Path(__file__).parents[1]
# Stands for the Pythons that run pip and hatchling, so that a build takes no minutes and no network: notes what it is
# asked, waits while it is to hold at one of those words, fails if it is to, and leaves a wheel where hatchling does.
PIP_AND_HATCHLING = """#!/bin/sh
echo "$$ $*" >> "{control}/asked"
for word in "$@"; do
  while [ -e "{control}/hold-$word" ]; do sleep 0.05; done
  if [ -e "{control}/fail-$word" ]; then echo "this is the reason"; exit 3; fi
done
if [ "$2" = hatchling ]; then mkdir -p "$7" && touch "$7/parcours-1-py3-none-any.whl"; fi
"""


class Checkout:
    """A checkout with the tools of this one, the sources of a package, and a .venv that builds as it is told."""

    def __init__(self, root: Path, source: Path | None = None) -> None:
        self.root = root
        self.control = root / "control"
        for folder in (self.control, root / "web" / "src", root / ".venv" / "stamps"):
            folder.mkdir(parents=True)
        shutil.copytree(
            ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__")
        )
        if source:
            (root / "src").symlink_to(source)
        else:
            (root / "src" / "parcours").mkdir(parents=True)
            (root / "src" / "parcours" / "a.py").write_text("a = 1\n")
        (root / "pyproject.toml").write_text('[build-system]\nrequires = ["hatchling"]\n')
        for folder in (root / ".venv" / "bin", root / ".venv" / "build" / "bin"):
            folder.mkdir(parents=True)
            python = folder / "python"
            python.write_text(PIP_AND_HATCHLING.format(control=self.control))
            python.chmod(0o755)
        # Whether this machine has a compiler is not what is tested.
        self.environment = os.environ | {"CC": "sh", "PYTHONDONTWRITEBYTECODE": "1"}

    def tell(self, word: str, active: bool = True) -> None:
        """Make the build hold or fail at a word, or stop it from doing so."""
        (self.control / word).touch() if active else (self.control / word).unlink()

    def start(
        self, tool: str, *arguments: str, output: int | IO[str] = subprocess.PIPE
    ) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, str(self.root / "tools" / tool), *arguments],
            env=self.environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def build(self, *arguments: str) -> tuple[int, str]:
        """The status of a build, and what it said."""
        process = self.start("package.py", *arguments)
        said = process.communicate(timeout=PATIENCE)[0]
        return process.returncode, said

    def is_current(self) -> bool:
        code = "import sys, package; sys.exit(not package.is_current())"
        command = [sys.executable, "-c", code]
        environment = self.environment | {"PYTHONPATH": str(self.root / "tools")}
        return subprocess.run(command, env=environment, check=False).returncode == 0

    def asked(self) -> list[tuple[int, str]]:
        """What pip and hatchling were asked, each by its process."""
        log = self.control / "asked"
        lines = log.read_text().splitlines() if log.exists() else []
        return [(int(process), words) for process, words in (line.split(" ", 1) for line in lines)]

    def is_at(self, word: str) -> bool:
        return any(word in words.split() for _, words in self.asked())

    def builds(self) -> int:
        return sum("hatchling build" in words for _, words in self.asked())


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


def test_a_package_is_built_once(checkout: Checkout) -> None:
    assert not checkout.is_current()
    assert checkout.build()[0] == 0
    assert checkout.is_current()
    assert checkout.build()[0] == 0
    assert checkout.builds() == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "src" / "parcours" / "a.py").write_text("a = 2\n"),
        lambda root: (root / "src" / "parcours" / "b.py").touch(),
        lambda root: (root / "src" / "parcours" / "a.py").unlink(),
        lambda root: (root / "src" / "parcours" / "a.py").rename(
            root / "src" / "parcours" / "c.py"
        ),
        lambda root: (root / "web" / "src" / "Card.svelte").touch(),
        lambda root: (
            (root / "pyproject.toml").open("a").close() or (root / "hatch_build.py").touch()
        ),
    ],
    ids=["changed", "added", "removed", "renamed", "page", "build"],
)
def test_a_change_of_the_sources_is_noticed(
    checkout: Checkout, change: Callable[[Path], object]
) -> None:
    checkout.build()
    change(checkout.root)
    assert not checkout.is_current()


def test_what_is_generated_is_no_change(checkout: Checkout) -> None:
    checkout.build()
    for folder in (
        "web/node_modules/svelte",
        "src/parcours/server/page",
        "src/parcours/__pycache__",
    ):
        (checkout.root / folder).mkdir(parents=True)
        (checkout.root / folder / "file").touch()
    (checkout.root / "web" / "src" / "icons.ts").touch()
    assert checkout.is_current()


def test_a_compiler_that_appears_is_a_change(checkout: Checkout) -> None:
    checkout.environment["CC"] = "no-such-compiler"
    checkout.build()
    assert checkout.is_current()
    checkout.environment["CC"] = "sh"
    assert not checkout.is_current()


def test_a_second_build_waits_and_has_nothing_to_do(checkout: Checkout) -> None:
    checkout.tell("hold-build")
    first = checkout.start("package.py")
    wait_until(lambda: checkout.is_at("build"))
    # Behind a server it leaves it to the first.
    assert checkout.build("--behind") == (0, "")
    second = checkout.start("package.py")
    assert second.stdout is not None
    assert "waiting for another build" in second.stdout.readline()
    checkout.tell("hold-build", False)
    for process in (first, second):
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    assert checkout.is_current()
    assert checkout.builds() == 1


@pytest.mark.parametrize("word", ["build", "uninstall"])
def test_a_build_that_was_killed_is_not_used(checkout: Checkout, word: str) -> None:
    # There was a package before; the next one is interrupted.
    checkout.build()
    (checkout.root / "src" / "parcours" / "a.py").write_text("a = 2\n")
    (checkout.control / "asked").unlink()
    checkout.tell(f"hold-{word}")
    process = checkout.start("package.py")
    wait_until(lambda: checkout.is_at(word))
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert not checkout.is_current()
    checkout.tell(f"hold-{word}", False)
    assert checkout.build()[0] == 0
    assert checkout.is_current()


def test_sources_that_change_while_they_are_built_are_for_the_next_build(
    checkout: Checkout,
) -> None:
    checkout.tell("hold-build")
    process = checkout.start("package.py")
    wait_until(lambda: checkout.is_at("build"))
    (checkout.root / "src" / "parcours" / "a.py").write_text("a = 2\n")
    checkout.tell("hold-build", False)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert not checkout.is_current()


def test_a_build_that_fails_says_why(checkout: Checkout) -> None:
    checkout.tell("fail-build")
    status, said = checkout.build()
    assert status == 3
    assert "building the package: failed" in said
    assert "this is the reason" in said
    assert not checkout.is_current()


class Play:
    """`tools/play.py` from our own source, in a checkout where the build does as it is told."""

    def __init__(self, folder: Path) -> None:
        self.checkout = Checkout(folder / "checkout", ROOT / "src")
        self.database = f"sqlite:///{folder / 'parcours.db'}"
        self.output = folder / "output"
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        self.output.write_text("")
        with self.output.open("w") as output:
            self.process = self.checkout.start(
                "play.py", "--port", "0", "--database", self.database, output=output
            )
        self.url = self.wait_for(r"http://\S+").replace("localhost", "127.0.0.1")

    def wait_for(self, pattern: str) -> str:
        """What it says with that pattern, as soon as it does."""
        wait_until(lambda: re.search(pattern, self.output.read_text()))
        return re.findall(pattern, self.output.read_text())[0]

    def is_open(self) -> bool:
        return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200

    def stop(self, stop: int) -> int:
        """Its exit status."""
        assert self.process is not None
        os.killpg(self.process.pid, stop)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    play = Play(tmp_path)
    yield play
    if play.process is not None and play.process.poll() is None:
        play.stop(signal.SIGTERM)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_server_is_open_while_the_package_is_built(play: Play, stop: int) -> None:
    play.checkout.tell("hold-build")
    play.start()
    wait_until(lambda: play.checkout.is_at("build"))
    assert play.is_open()
    assert play.stop(stop) == (129 if stop == signal.SIGHUP else 0)
    # Both are stopped, and what was half built is not used.
    assert not any(is_alive(process) for process, _ in play.checkout.asked())
    assert not play.checkout.is_current()


def test_a_build_that_fails_does_not_disturb_the_server(play: Play) -> None:
    play.checkout.tell("fail-build")
    play.start()
    play.wait_for("this is the reason")
    play.wait_for("the server goes on")
    assert play.is_open()
    assert play.stop(signal.SIGINT) == 0


def test_the_next_start_uses_what_was_built(play: Play) -> None:
    play.start()
    play.wait_for("ready for the next start")
    assert play.is_open()
    assert play.stop(signal.SIGINT) == 0
    play.start()
    assert play.is_open()
    # It has become the server itself: nothing is built behind it.
    command = f"ps -o args= -p {play.process.pid}" if play.process else ""
    assert "parcours.cli" in subprocess.check_output(command.split(), text=True)
    assert play.checkout.builds() == 1


def test_without_a_compiler_nothing_is_built(play: Play) -> None:
    play.checkout.environment["CC"] = "no-such-compiler"
    play.start()
    assert play.is_open()
    assert play.stop(signal.SIGINT) == 0
    assert play.checkout.asked() == []


PROGRESS = """
import sys

sys.path.insert(0, sys.argv[1])
import progress

sys.exit(progress.run("baking", sys.argv[2:], interval=0.1))
"""


def run_with_progress(command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", PROGRESS, str(ROOT / "tools"), "sh", "-c", command],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_step_shows_that_it_is_alive_and_how_far(tmp_path: Path) -> None:
    done = run_with_progress(
        r"echo 1 of 2; sleep 0.5; printf '\033[32m2 of 2\n\033[39m\n'; sleep 0.5"
    )
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert lines[0] == "== baking"
    assert "== baking: 0 s, 1 of 2" in lines
    assert any(line.endswith("2 of 2") for line in lines)
    assert re.fullmatch(r"== baking: done in \d+ s, 2 of 2", lines[-1])


def test_a_step_that_fails_shows_everything() -> None:
    done = run_with_progress("echo flour; echo eggs >&2; exit 4")
    assert done.returncode == 4
    assert "failed after" in done.stderr
    assert done.stderr.endswith("flour\neggs\n")


class Machine:
    """A checkout with `.ci/run`, on a machine whose `make` is a script."""

    def __init__(self, root: Path, make: str) -> None:
        self.root = root / "checkout"
        (self.root / ".ci").mkdir(parents=True)
        shutil.copy(ROOT / ".ci" / "run", self.root / ".ci" / "run")
        tools = root / "bin"
        tools.mkdir()
        (tools / "make").write_text(f"#!/bin/sh\n{make}\n")
        (tools / "make").chmod(0o755)
        self.environment = os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["bash", ".ci/run", *arguments],
            cwd=self.root,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )


def test_ci_names_what_an_earlier_run_left(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "exit 0")
    for folder in (".venv", "web/node_modules"):
        (machine.root / folder).mkdir(parents=True)
    done = machine.run()
    assert done.returncode == 0
    first, _, last = done.stdout.splitlines()
    for told in (first, last):
        assert "not on a fresh machine" in told
        assert ".venv, web/node_modules" in told


def test_ci_runs_with_caches_and_a_data_folder_of_its_own(tmp_path: Path) -> None:
    names = ("PIP_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME", "XDG_DATA_HOME")
    machine = Machine(tmp_path, "\n".join(f'echo "{name} ${name}"' for name in names))
    machine.environment |= {name: str(tmp_path / "mine") for name in names}
    used = dict(line.split() for line in machine.run().stdout.splitlines()[2:-1])
    assert set(used) == set(names)
    assert len(set(used.values())) == len(names)
    assert not any(Path(folder).is_relative_to(tmp_path) for folder in used.values())
    assert not any(Path(folder).parent.exists() for folder in used.values())


def test_ci_tries_new_examples_and_tells_their_seed(tmp_path: Path) -> None:
    machine = Machine(tmp_path, 'echo "$PARCOURS_HYPOTHESIS $*"')
    machine.environment.pop("SEED", None)
    told, asked = machine.run().stdout.splitlines()[1:3]
    found = re.search(r"SEED=(\d+) \.ci/run", told)
    assert found
    assert asked == f"new_examples test ARGS=--hypothesis-seed={found[1]}"
    machine.environment["SEED"] = "7"
    told, asked = machine.run().stdout.splitlines()[1:3]
    assert "SEED=7 .ci/run" in told
    assert asked.endswith("--hypothesis-seed=7")


def test_ci_fails_with_the_tests(tmp_path: Path) -> None:
    assert Machine(tmp_path, "exit 2").run().returncode == 2


def test_ci_fails_when_the_tests_used_the_data_folder(tmp_path: Path) -> None:
    done = Machine(tmp_path, 'mkdir -p "$XDG_DATA_HOME/parcours"').run()
    assert done.returncode == 1
    assert "data folder" in done.stderr
