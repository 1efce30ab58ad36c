"""How requests go out to Discord."""

from __future__ import annotations

from typing import Any, Final

import aiohttp
from aiohttp.connector import Connection

WHOLE: Final = 1 << 19
"""Bytes of a message with its pictures that are sent at once; to put more together would keep everybody waiting."""


class Connector(aiohttp.TCPConnector):
    """Sends a message and its pictures in one piece.

    A form goes out part by part, which are eight calls of the system for a board, and as many packets on the way.
    """

    async def connect(self, req: aiohttp.ClientRequest, *rest: Any, **named: Any) -> Connection:
        """The library's step before every request; it joins the parts here."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and (form.size or WHOLE) < WHOLE:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, *rest, **named)
