"""A table as text and as a picture of that text."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from parcours.envs.table import Table

HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
MODES: Final = [HUMAN, ANSI, RGB_ARRAY]
# Pictures of one game are all of one size, so that they make a film.
_SIZE: Final = (960, 1440)
_LINE: Final = 12
_COLUMN: Final = 480
_PAPER, _INK = "#fffdf7", "#2b2622"


def render(table: Table, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table in one of the modes; for people it is printed."""
    if mode == ANSI:
        return table.text()
    if mode == RGB_ARRAY:
        return _picture(table.text())
    if mode == HUMAN:
        print(table.text())
    return None


def _picture(text: str) -> NDArray[np.uint8]:
    """The lines in two columns, as far as they fit."""
    image = Image.new("RGB", _SIZE, _PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(size=10)
    rows = _SIZE[1] // _LINE - 1
    for number, line in enumerate(text.splitlines()[: 2 * rows]):
        place = (8 + _COLUMN * (number // rows), 6 + _LINE * (number % rows))
        draw.text(place, line[:80], fill=_INK, font=font)
    return np.asarray(image)
