"""Pictures of boards. Knows diagrams and themes; knows no rules, no players and no Discord."""

from render.bands import png_of
from render.diagram import BadDiagram, Diagram
from render.keeping import Kept
from render.lettering import lacks
from render.painter import bands_of
from render.squares import palette_of
from render.theme import THEMES

__all__ = ["THEMES", "BadDiagram", "Diagram", "draw", "lacks"]

_pictures: Kept[bytes] = Kept(32 << 20, len)


def draw(diagram: Diagram, theme: str = "wood") -> bytes:
    """The picture as a palette PNG, 800 pixels wide. Raises KeyError for a theme that THEMES does not have."""
    look = THEMES[theme]
    return _pictures.get((diagram, theme), lambda: png_of(bands_of(diagram, look), palette_of(look)))
