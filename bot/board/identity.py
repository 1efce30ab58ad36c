"""The bot's own face as files: its avatar, its banner, and the emoji that stand in its messages."""

from collections.abc import Mapping
from pathlib import Path

from render import identity

AVATAR, BANNER = "avatar.png", "banner.png"


def emoji() -> Mapping[str, bytes]:
    """Each emoji as a PNG, by its name."""
    return {name: identity.emoji(name) for name in identity.SIGNS}


def face() -> Mapping[str, bytes]:
    """The avatar and the banner as PNG, by the names of their files."""
    return {AVATAR: identity.avatar(), BANNER: identity.banner()}


def write(folder: Path) -> list[Path]:
    """Writes all of it into the folder, which is made where it is missing, and returns the files. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {**face(), **{f"{name}.png": picture for name, picture in emoji().items()}}
    for name, picture in pictures.items():
        (folder / name).write_bytes(picture)
    return [folder / name for name in pictures]
