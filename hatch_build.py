"""Compile core, games and search with mypyc while the wheel is built, and build the page into it.

PARCOURS_COMPILE=0 never compiles; PARCOURS_COMPILE=1 makes it an error when that is not possible.
Unset, a machine without a C compiler or Python's headers gets a pure wheel, and a notice says so.
Once those are there, every failure is an error: a type error must not turn into a slow wheel.
An editable install is never compiled, so that developers run the source they edit.

PARCOURS_PAGE=0 builds a wheel without the page. Otherwise web/build.py builds it, with Node from this machine
or from PyPI, and a failure is an error. For an editable install `make page` does.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import subprocess
import sys
import sysconfig
import tempfile
import textwrap
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("parcours/core", "parcours/games", "parcours/search")
PLAIN = {"__init__.py", "story.py"}
PAGE_SCRIPT = "web/build.py"
PAGE = "parcours/server/page"
PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", 0, -1, 0};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


class WheelHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their source, and the page."""

    def dependencies(self) -> list[str]:
        """Node, where this machine has none to build the page with."""
        if not self._wants_page():
            return []
        script = [sys.executable, str(Path(self.root, PAGE_SCRIPT)), "needs"]
        return subprocess.run(script, capture_output=True, text=True, check=True).stdout.split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # The files must outlive this method, as hatchling packs them after it; see finalize.
        self.output = tempfile.TemporaryDirectory(prefix="parcours-build-")
        if self._wants_page():
            self._build_page(build_data)
        self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "output"):
            self.output.cleanup()

    def _wants_page(self) -> bool:
        wish = os.environ.get("PARCOURS_PAGE", "")
        if wish not in {"", "0", "1"}:
            self.app.abort(f"PARCOURS_PAGE is {wish!r}; it may be 0, 1 or unset.")
        return wish != "0"

    def _build_page(self, build_data: dict[str, Any]) -> None:
        folder = Path(self.output.name, "page")
        self.app.display_info("Building the page")
        start = time.monotonic()
        result = subprocess.run(
            [sys.executable, str(Path(self.root, PAGE_SCRIPT)), "page", str(folder)],
            stdout=sys.stderr,
            check=False,
        )
        if result.returncode:
            self.app.abort(
                "The page could not be built; the reason is above. PARCOURS_PAGE=0 builds without it."
            )
        self.app.display_info(f"Built the page in {time.monotonic() - start:.0f} s")
        build_data["force_include"][str(folder)] = PAGE

    def _compile(self, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("PARCOURS_COMPILE", "")
        if wish not in {"", "0", "1"}:
            self.app.abort(f"PARCOURS_COMPILE is {wish!r}; it may be 0, 1 or unset.")
        if wish == "0":
            return

        obstacle = find_obstacle()
        if obstacle and wish == "1":
            self.app.abort(f"parcours can't be compiled: {obstacle} (PARCOURS_COMPILE=1)")
        if obstacle:
            self.app.display_warning(
                f"NOTICE: parcours is built without compiling and will run slower: {obstacle}"
            )
            return

        source = Path(self.root, "src")
        modules = list(find_modules(source))
        library = Path(self.output.name, "lib")
        start = time.monotonic()
        if not compile_shown(self.output.name, modules, cwd=source):
            self.app.abort(
                "mypyc could not compile parcours; the reason is above."
                " PARCOURS_COMPILE=0 builds it without compiling."
            )
        took = time.monotonic() - start
        self.app.display_info(f"Compiled {len(modules)} modules with mypyc in {took:.0f} s")

        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            {str(file): file.relative_to(library).as_posix() for file in files_in(library)}
        )


def find_modules(source: Path) -> list[str]:
    """The modules to compile, relative to source."""
    files = [file for folder in COMPILED for file in source.glob(f"{folder}/**/*.py")]
    return sorted(str(file.relative_to(source)) for file in files if file.name not in PLAIN)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """A shared library for each folder, which the cores then compile side by side."""
    folders: dict[str, list[str]] = {}
    for module in modules:
        folders.setdefault(Path(module).parent.name, []).append(module)
    # A dotted name puts the library into the package instead of at the top of site-packages.
    return [(files, f"parcours._{folder}") for folder, files in folders.items()]


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("**/*") if path.is_file())


def find_obstacle() -> str | None:
    """Why nothing can be compiled here, or None: tried with a module of three lines."""
    if not importlib.util.find_spec("mypyc") or not importlib.util.find_spec("setuptools"):
        return "mypy and setuptools are not installed where it is built."
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            compile_command(folder, []), cwd=folder, capture_output=True, text=True, check=False
        )
    if result.returncode == 0:
        return None
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian: apt install python3-dev)."
    reason = result.stderr.strip().splitlines()[-1:] or ["it failed"]
    return f"no working C compiler ({textwrap.shorten(reason[0].removeprefix('error: '), 90)})."


def compile_shown(output: str, modules: list[str], cwd: Path) -> bool:
    """Whether they could be compiled; how far it is and what is wrong is shown as it comes."""
    command = compile_command(output, modules)
    # pip and hatchling read our standard output.
    return subprocess.run(command, cwd=cwd, stdout=sys.stderr, check=False).returncode == 0


def compile_command(output: str, modules: list[str]) -> list[str]:
    """Compiles in a process of its own, as mypyc patches setuptools and exits on a type error."""
    return [sys.executable, os.path.abspath(__file__), output, *modules]


def compile_modules(output: Path, modules: list[str]) -> None:
    """Leave in output/lib the compiled modules, or a compiled probe if there are none."""
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    if modules:
        from mypyc.build import mypycify

        print(f"Translating {len(modules)} modules to C", flush=True)
        # Tracebacks name the files as they are given here: parcours/core/..., as we run in src.
        extensions = mypycify(
            [
                f"--config-file={Path(__file__).with_name('pyproject.toml')}",
                f"--cache-dir={os.devnull}",
                # Only what is compiled is checked: the rest imports libraries that this environment lacks.
                "--follow-imports=skip",
                *modules,
            ],
            # -O3 takes longer for no gain.
            opt_level="2",
            debug_level="0",
            target_dir=str(output / "c"),
            separate=groups(modules),
        )
    else:
        (output / "probe.c").write_text(PROBE)
        extensions = [Extension("probe", [str(output / "probe.c")])]
    for extension in extensions:
        if os.name == "posix":
            # mypyc asks for -Werror, and newer compilers warn of newer things. Hidden symbols let
            # the compiler inline our functions into each other: a fifth faster on average.
            extension.extra_compile_args += ["-Wno-error", "-fvisibility=hidden"]
    compiled = itertools.count(1)

    class BuildShown(build_ext):
        def build_extension(self, ext: Extension) -> None:
            super().build_extension(ext)
            print(f"Compiled {next(compiled)} of {len(extensions)} libraries", flush=True)

    setup(
        name="parcours",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildShown},
        script_args=[
            "-q",
            "build_ext",
            f"--build-lib={output / 'lib'}",
            f"--build-temp={output / 'o'}",
            f"--parallel={os.cpu_count()}",
        ],
    )


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2:])
