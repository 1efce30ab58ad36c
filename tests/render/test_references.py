"""No picture changes its looks by accident: each is as it was stored and looked at, to the last letter and line."""

import pytest
from PIL import Image, ImageChops

from tests.render.references import FOLDER, MAKES, all_names, as_stored, names, picture

MOST = 20
"""The most by which a channel of a pixel may differ: letters are a little different in each version of
the font library.
"""


@pytest.mark.parametrize("name", names())
def test_a_picture_looks_as_it_was_stored(name: str) -> None:
    assert (FOLDER / f"{name}.webp").exists(), f"there is no picture to compare with: {MAKES} makes it"
    stored = Image.open(FOLDER / f"{name}.webp").convert("RGB")
    drawn = picture(name)
    assert drawn.size == stored.size
    assert distance(drawn, stored) <= MOST


def test_stored_pictures_are_those_that_are_drawn() -> None:
    assert {path.stem for path in FOLDER.glob("*.webp")} == set(names())


@pytest.mark.parametrize("name", all_names())
def test_a_picture_is_the_same_to_the_last_pixel_where_the_same_libraries_draw_it(name: str) -> None:
    assert as_stored(name)


def distance(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of any channel of any pixel."""
    return max(int(most) for _, most in ImageChops.difference(one, other).getextrema())  # type: ignore[misc]
