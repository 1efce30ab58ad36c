"""Every colour and size of a theme is as it was looked at."""

import pytest

from render import THEMES
from tests.render.references import EVERYTHING, as_stored


@pytest.mark.parametrize("scene", EVERYTHING)
@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_looks_as_it_was_stored_to_the_last_pixel(theme: str, scene: str) -> None:
    assert as_stored(f"{scene}-{theme}")
