"""Makes the README's pictures of the sandbox: as it opens, and two servers. `python -m tests.browser.readme_picture`"""

import asyncio
import io
import tempfile
from pathlib import Path

from PIL import Image

from tests.browser.chromium import chromium
from tests.browser.test_sandbox_page import BOARDS, COMPOSER, IDLE, sandbox
from tests.browser.test_two_servers import meet, two_servers
from tests.readme_pictures import FOLDER

NAME = "channel.png"
SERVERS = "servers.png"
CHANNEL = (262, 100, 942, 942)
"""Where the messages are in a window of 1280 by 1000."""
WIDTH = 460


SERVERS_WIDTH = 700


async def two() -> bytes:
    """Two servers between which a game has begun."""
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "page.png"
        async with two_servers("en") as (page, left, right):
            await meet(left, right, "en")
            await page.resize(1280, 1080)
            for side in (left, right):
                await side.until(IDLE)
                await side.run(f"{BOARDS}.at(-1).scrollIntoView({{block: 'center'}})")
            await asyncio.sleep(1)
            await page.screenshot(whole)
        return small(Image.open(whole).convert("RGB"), SERVERS_WIDTH)


def small(picture: Image.Image, width: int) -> bytes:
    scaled = picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    scaled.quantize(128, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


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
        return small(Image.open(whole).convert("RGB").crop(CHANNEL), WIDTH)


if __name__ == "__main__":
    (FOLDER / NAME).write_bytes(asyncio.run(made()))
    (FOLDER / SERVERS).write_bytes(asyncio.run(two()))
