"""No picture changes its looks by accident: each is close to the one that is stored and was looked at.

Close, not equal: letters differ a little from one version of the font library to the next.
"""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.references import FOLDER, pictures

PICTURES = dict(pictures())
_WHOLE = 3.0
"""The most that a picture may differ on average (of 255)."""
_BLOCK, _SPOT = 12, 36.0
"""The most that any block of so many pixels may differ on average."""


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_was_stored(name: str) -> None:
    stored = Image.open(FOLDER / f"{name}.png").convert("RGB")
    drawn = PICTURES[name]
    assert drawn.size == stored.size
    assert distance(drawn, stored) < _WHOLE
    spots = ImageChops.difference(drawn, stored).convert("L").reduce(_BLOCK).getextrema()
    assert isinstance(spots[1], (int, float))
    assert spots[1] < _SPOT


def test_stored_pictures_are_those_that_are_drawn() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)


def test_another_theme_or_scene_is_not_close() -> None:
    pairs = [
        ("capture-wood", "capture-slate"),
        ("capture-wood", "capture-colourblind"),
        ("end-paper", "end-wood"),
    ]
    assert all(distance(PICTURES[one], PICTURES[other]) > 3 * _WHOLE for one, other in pairs)


def distance(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures of one size differ on average."""
    parts = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return float(sum(parts) / len(parts))
