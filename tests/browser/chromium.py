"""A page in Debian's Chromium, driven through the browser's own DevTools protocol."""

import asyncio
import base64
import itertools
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

# A closed network: without these the browser looks for its maker's servers at every start.
QUIET = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
    "--no-default-browser-check", "--window-size=1280,1600", "--remote-debugging-port=0",
)  # fmt: skip


class Page:
    """One tab. Everything waits: for an element to be there, for a script's promise to be kept."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._serial = itertools.count(1)
        self._world: dict[str, int] = {}
        self.problems: list[str] = []

    async def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._serial)
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        while True:
            answer = await self._socket.receive_json(timeout=90)
            if answer.get("method") == "Runtime.exceptionThrown":
                self.problems.append(json.dumps(answer["params"]["exceptionDetails"])[:500])
            if answer.get("method") == "Log.entryAdded" and answer["params"]["entry"]["source"] == "security":
                self.problems.append(answer["params"]["entry"]["text"])
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    async def open(self, url: str) -> None:
        await self._ask("Runtime.enable")
        await self._ask("Page.enable")
        await self._ask("Log.enable")
        await self._ask("Page.navigate", url=url)

    async def resize(self, width: int, height: int) -> None:
        """As if the window were of this size."""
        await self._ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 500,
        )

    async def run(self, script: str) -> Any:
        """The value of a JavaScript expression. Raises RuntimeError for what it throws."""
        answer = await self._ask(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, **self._world
        )
        if "exceptionDetails" in answer:
            raise RuntimeError(
                answer["exceptionDetails"].get("exception", {}).get("description", "script failed")
            )
        return answer["result"].get("value")

    async def until(self, script: str, *, seconds: float = 90) -> Any:
        """The value of an expression, or true for an element, as soon as it is neither false nor nothing."""
        # Parts that a page does not show yet cannot be asked either: an error in the expression means "not now".
        found = (
            f"(() => {{ try {{ const v = {script}; return v instanceof Node ? true : v; }}"
            " catch { return null; } })()"
        )
        try:
            async with asyncio.timeout(seconds):
                while not (value := await self.run(found)):
                    await asyncio.sleep(0.1)
                return value
        except TimeoutError:
            raise AssertionError(f"never true in {seconds} s: {script}") from None

    async def click(self, script: str, *, seconds: float = 90) -> None:
        """Clicks the element that the expression gives, in its middle, with the mouse, as soon as it is there."""
        where = await self.until(
            f"(() => {{ const e = {script}; if (!e) return null; e.scrollIntoView({{block: 'center'}});"
            " const r = e.getBoundingClientRect();"
            " return r.width ? {x: r.x + r.width / 2, y: r.y + r.height / 2} : null; })()",
            seconds=seconds,
        )
        x, y = await self._corner()
        where = {"x": where["x"] + x, "y": where["y"] + y}
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            button = "none" if kind == "mouseMoved" else "left"
            await self._ask("Input.dispatchMouseEvent", type=kind, button=button, clickCount=1, **where)

    async def mouse(self, kind: str, x: float, y: float) -> None:
        """The mouse is "Moved", "Pressed" or "Released" at this place of the window."""
        held = {"button": "left", "buttons": 1} if kind != "Released" else {"button": "left"}
        await self._ask("Input.dispatchMouseEvent", type=f"mouse{kind}", x=x, y=y, clickCount=1, **held)

    async def finger(self, kind: str, *at: tuple[float, float]) -> None:
        """A finger: "Start" and "Move" with its place, "End" without."""
        points = [{"x": x, "y": y} for x, y in at]
        await self._ask("Input.dispatchTouchEvent", type=f"touch{kind}", touchPoints=points)

    async def unplug(self, *, out: bool = True) -> None:
        """As if there were no network any more, or again."""
        await self._ask("Network.enable")
        limits = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        await self._ask("Network.emulateNetworkConditions", offline=out, **limits)

    async def comes(self, script: str, *, seconds: float = 20) -> None:
        """Waits for an expression to be true, from one frame of the screen to the next."""
        frames = f"new Promise(done => {{ const end = Date.now() + {1000 * seconds}; const look = () => ({script}) ? "
        frames += "done(true) : Date.now() > end ? done(false) : setTimeout(look, 15); look(); })"
        assert await self.run(frames), f"never true in {seconds} s: {script}"

    async def type(self, text: str) -> None:
        """Types into the element with the focus."""
        for letter in text:
            await self._ask("Input.dispatchKeyEvent", type="keyDown", text=letter, key=letter)
            await self._ask("Input.dispatchKeyEvent", type="keyUp", key=letter)

    async def press(self, key: str) -> None:
        """Presses a key that writes nothing: Enter, Tab, Escape, ArrowDown."""
        codes = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowDown": 40}
        codes |= {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "Home": 36, "End": 35}
        text = {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            await self._ask(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                code=key,
                windowsVirtualKeyCode=codes[key],
                **(text if kind == "keyDown" else {}),
            )

    async def frame(self, number: int) -> "Frame":
        """The page that a frame of this one shows, as soon as it is there."""
        async with asyncio.timeout(90):
            while True:
                tree = await self._ask("Page.getFrameTree")
                for child in tree["frameTree"].get("childFrames", [])[number : number + 1]:
                    if child["frame"]["url"].startswith("http"):
                        identity = child["frame"]["id"]
                        world = await self._ask("Page.createIsolatedWorld", frameId=identity)
                        return Frame(self, number, world["executionContextId"])
                await asyncio.sleep(0.1)

    async def _corner(self) -> tuple[float, float]:
        """Where in the window its upper left corner is."""
        return 0, 0

    async def screenshot(self, path: Path) -> None:
        shot = await self._ask("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(shot["data"]))


class Frame(Page):
    """A page in a frame of another."""

    def __init__(self, around: Page, number: int, world: int) -> None:
        self._socket, self._serial, self.problems = around._socket, around._serial, around.problems
        self._world = {"contextId": world}
        self._around, self._number = around, number

    async def _corner(self) -> tuple[float, float]:
        x, y = await self._around.run(
            f"(() => {{ const e = document.querySelectorAll('iframe')[{self._number}];"
            " e.scrollIntoView({block: 'nearest'});"
            " const r = e.getBoundingClientRect(); return [r.x, r.y]; })()"
        )
        return x, y


@asynccontextmanager
async def chromium() -> AsyncIterator[Page]:
    """A fresh browser with one empty page; gone, with its profile, when the block ends."""
    assert CHROMIUM, "no chromium: apt-get install -y chromium"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            CHROMIUM,
            *QUIET,
            f"--user-data-dir={profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            port = await _port(Path(profile) / "DevToolsActivePort")
            async with aiohttp.ClientSession() as session:
                async with session.get(f"http://127.0.0.1:{port}/json/list") as answer:
                    pages = [target for target in await answer.json() if target["type"] == "page"]
                address = pages[0]["webSocketDebuggerUrl"]
                async with session.ws_connect(address, max_msg_size=100_000_000) as socket:
                    yield Page(socket)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _port(announced: Path) -> int:
    async with asyncio.timeout(90):
        while not (announced.exists() and announced.read_text().strip()):
            await asyncio.sleep(0.05)
    return int(announced.read_text().split()[0])
