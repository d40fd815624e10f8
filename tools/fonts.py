"""Cut the fonts of printed cards out of the whole ones: src/parcours/workshop/fonts.

    python tools/fonts.py

npm fetches the whole fonts into a folder that is removed again. Run it after a change of what stands below.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from fontTools import subset

FONTS: Final = Path(__file__).resolve().parents[1] / "src" / "parcours" / "workshop" / "fonts"
VERSIONS: Final = {
    "nunito": "0.4.2",
    "noto-sans": "0.4.2",
    "noto-sans-arabic": "0.4.3",
    "noto-sans-armenian": "0.4.2",
    "noto-sans-georgian": "0.4.3",
    "noto-sans-hebrew": "0.4.1",
    "noto-sans-math": "0.4.2",
    "noto-sans-symbols-2": "0.4.1",
    "noto-emoji": "0.4.7",
}
WEIGHTS: Final = {"Regular": "400Regular", "Bold": "700Bold"}


def letters(*ranges: tuple[int, int]) -> frozenset[int]:
    return frozenset(code for first, last in ranges for code in range(first, last + 1))


GREEK: Final = letters((0x370, 0x3FF), (0x1F00, 0x1FFF))
# What the other fonts of Noto have too, but smaller or for their own alphabet only.
COMMON: Final = letters((0x20, 0x36F), (0x1E00, 0x1EFF), (0x2010, 0x2027), (0x2030, 0x2BFF))
LATIN_GREEK_CYRILLIC: Final = COMMON | GREEK | letters((0x400, 0x52F))
SIGNS: Final = letters((0x2190, 0x2BFF))
MATH: Final = letters((0x2190, 0x22FF), (0x25A0, 0x25FF))
# What joins emoji and gives them their form is no letter of any other font.
JOINERS: Final = frozenset([0x200D, 0xFE0F, 0x20E3])


class Cut(NamedTuple):
    """Of which package what is taken: these letters or all, without those."""

    package: str
    taken: frozenset[int] | None
    left: frozenset[int] = frozenset()
    weights: tuple[str, ...] = tuple(WEIGHTS)


def cuts(in_nunito: frozenset[int]) -> dict[str, Cut]:
    """The fonts by their names. A word has all its letters from one of them, so Nunito's five Greek ones are left."""
    return {
        "Nunito": Cut("nunito", in_nunito),
        "NotoSans": Cut("noto-sans", LATIN_GREEK_CYRILLIC, in_nunito | JOINERS),
        "NotoSansArmenian": Cut("noto-sans-armenian", letters((0x530, 0x58F))),
        "NotoSansGeorgian": Cut("noto-sans-georgian", letters((0x10A0, 0x10FF), (0x1C90, 0x1CBF))),
        "NotoSansHebrew": Cut("noto-sans-hebrew", letters((0x590, 0x5FF))),
        "NotoSansArabic": Cut("noto-sans-arabic", letters((0x600, 0x6FF))),
        "NotoEmoji": Cut("noto-emoji", None, COMMON - SIGNS, ("Regular",)),
        "NotoSansMath": Cut("noto-sans-math", MATH, weights=("Regular",)),
        "NotoSansSymbols2": Cut("noto-sans-symbols-2", SIGNS, MATH, ("Regular",)),
    }


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        packages = [f"@expo-google-fonts/{name}@{found}" for name, found in VERSIONS.items()]
        fetch = [
            "npm",
            "install",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--prefix",
            folder,
        ]
        subprocess.run([*fetch, *packages], check=True)
        whole = Path(folder) / "node_modules" / "@expo-google-fonts"
        nunito = frozenset(codes_of(whole / file_name("nunito", "Nunito", "Regular")))
        for name, cut in cuts(nunito - GREEK - JOINERS).items():
            for weight in cut.weights:
                make(
                    whole / file_name(cut.package, name, weight),
                    cut,
                    FONTS / f"{name}-{weight}.ttf",
                )
    return 0


def file_name(package: str, name: str, weight: str) -> str:
    return f"{package}/{WEIGHTS[weight]}/{name}_{WEIGHTS[weight]}.ttf"


def codes_of(file: Path) -> set[int]:
    return set(subset.load_font(str(file), subset.Options()).getBestCmap())


def make(source: Path, cut: Cut, target: Path) -> None:
    options = subset.Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.layout_features = ["*"]
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    known = set(font.getBestCmap())
    cutter.populate(unicodes=(known if cut.taken is None else known & cut.taken) - cut.left)
    cutter.subset(font)
    font.save(str(target))
    print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    sys.exit(main())
