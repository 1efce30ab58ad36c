"""Makes the picture of a channel in the README: the sandbox as it opens. `python -m tests.browser.readme_picture`"""

from __future__ import annotations

import asyncio
import io
import tempfile
from pathlib import Path

from PIL import Image

from tests.browser.chromium import chromium
from tests.browser.test_sandbox_page import BOARDS, COMPOSER, sandbox
from tests.readme_pictures import FOLDER

NAME = "channel.png"
CHANNEL = (262, 100, 942, 942)
"""Where the messages are in a window of 1280 by 1000."""
WIDTH = 460


async def made() -> bytes:
    """The messages of the channel as a small PNG."""
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "page.png"
        async with sandbox() as address, chromium() as page:
            await page.resize(1280, 1000)
            await page.open(address)
            await page.until(COMPOSER)
            await page.until(f"{BOARDS}.length > 1")
            await asyncio.sleep(1)
            await page.screenshot(whole)
        picture = Image.open(whole).convert("RGB").crop(CHANNEL)
    small = picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    small.quantize(128, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


if __name__ == "__main__":
    (FOLDER / NAME).write_bytes(asyncio.run(made()))
