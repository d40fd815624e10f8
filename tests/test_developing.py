"""What docs/developing.md promises: the hooks of a commit, tests without a browser, one game alone, a complete sdist.

It needs the tools of the development environment, so it runs on the source only.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parcours.cli import app

ROOT = Path(__file__).parents[1]
PATIENCE = 120


def run(*command: str, folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with our hooks and settings, one module, and the environment that these tests run in."""
    monkeypatch.setenv("PRE_COMMIT_HOME", str(tmp_path / "cache"))
    # A test that is run by a hook of git would otherwise write into the outer repository.
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "repository"
    (folder / ".venv").mkdir(parents=True)
    (folder / ".venv" / "dev").symlink_to(sys.prefix)
    for part in ("src", "tools"):
        (folder / part).mkdir()
        (folder / part / f"{part}_module.py").write_text("VALUE: int = 1\n")
    for file in (".pre-commit-config.yaml", "pyproject.toml", ".gitignore"):
        shutil.copy(ROOT / file, folder)
    assert run("git", "init", "--quiet", folder=folder)[0] == 0
    assert run("git", "add", ".", folder=folder)[0] == 0
    return folder


def check_commit(repository: Path) -> tuple[int, str]:
    assert run("git", "add", ".", folder=repository)[0] == 0
    return run(str(Path(sys.prefix, "bin", "pre-commit")), "run", "--all-files", folder=repository)


def test_the_hooks_of_a_commit_let_good_code_pass(repository: Path) -> None:
    status, said = check_commit(repository)
    assert status == 0, said
    assert said.count("Passed") == 3


@pytest.mark.parametrize(
    ("code", "hook"),
    [
        ("VALUE:int=1\n", "ruff format"),
        ("import os\n\nVALUE: int = 1\n", "ruff check"),
        ('VALUE: int = "one"\n', "mypy --strict"),
    ],
)
def test_the_hooks_of_a_commit_refuse_bad_code(repository: Path, code: str, hook: str) -> None:
    (repository / "src" / "src_module.py").write_text(code)
    status, said = check_commit(repository)
    assert status == 1, said
    assert re.search(rf"{re.escape(hook)}\.*Failed", said), said


PYTEST_WITHOUT_PLAYWRIGHT = """
import sys
import pytest
from typer.testing import CliRunner

from parcours.cli import app

sys.modules["playwright"] = None
sys.exit(pytest.main(sys.argv[1:]))
"""


def collect(*arguments: str) -> tuple[int, str]:
    script = [sys.executable, "-c", PYTEST_WITHOUT_PLAYWRIGHT]
    options = ["--collect-only", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return run(*script, *options, *arguments, folder=ROOT)


def test_tests_are_chosen_by_a_word_where_there_is_no_browser() -> None:
    status, said = collect("-k", "deck_bounds")
    assert status == 0, said
    assert "without tests/browser" in said


def test_one_game_is_tested_alone() -> None:
    status, said = collect(
        "-q", "--game", "happy", "tests/happy", "tests/test_story.py", "tests/fatum"
    )
    assert status == 0, said
    collected = [line for line in said.splitlines() if "::" in line]
    assert any(line.startswith("tests/happy/") for line in collected)
    assert any(line.startswith("tests/test_story.py") for line in collected)
    assert not [line for line in collected if "happy" not in line or "retire_happy" in line]
    status, said = collect("--game", "chess", "tests/happy")
    assert status != 0
    assert "there is no game 'chess': expected one of" in said


def test_the_document_names_targets_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    document = (ROOT / "docs" / "developing.md").read_text("utf-8")
    named = set(re.findall(r"\bmake ([a-z-]+)", document))
    assert {"dev", "fix", "check", "test", "fuzz"} <= named
    assert named - targets == set(), "the Makefile has no such target"


def test_the_sdist_holds_all_that_tests_read() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    included = {
        path.lstrip("/")
        for path in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    }
    # hatchling adds these itself.
    included |= {"pyproject.toml", "LICENSE", ".gitignore"}
    named: set[str] = set()
    for file in (ROOT / "tests").rglob("*.py"):
        found = re.findall(
            r'\b(?:ROOT|CHECKOUT|parents\[\d\]) / "([^"/]+)', file.read_text("utf-8")
        )
        named |= {name for name in found if (ROOT / name).exists()}
    assert {"docs", "src"} <= named
    assert named - included == set(), "add it to the sdist's include in pyproject.toml"


@pytest.mark.parametrize("name", ["go", "sand_castle", "a_game_whose_name_is_very_long"])
def test_a_new_game_is_well_formatted_and_typed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long its name is."""
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(app, ["new-game", name]).exit_code == 0
    tools = Path(sys.prefix, "bin")
    settings = ["--config", str(ROOT / "pyproject.toml")]
    for check in (["check", *settings], ["format", "--check", *settings]):
        status, said = run(str(tools / "ruff"), *check, str(tmp_path / name), folder=tmp_path)
        assert status == 0, said
    config = f"--config-file={ROOT / 'pyproject.toml'}"
    status, said = run(str(tools / "mypy"), config, "-p", name, folder=tmp_path / name)
    assert status == 0, said


def test_the_map_of_the_server_is_what_the_linter_checks() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    [layers] = [contract["layers"] for contract in contracts if contract["name"] == "The server"]
    document = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = document.partition("| package | what it holds |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    assert [re.findall(r"`(\w+)`", row) for row in rows] == [layer.split(" | ") for layer in layers]
