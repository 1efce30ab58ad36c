"""Requests as they go out: a message and its picture in one piece."""

from typing import Any

import aiohttp
from aiohttp import web

from bot.skin.malformed import WHOLE, Connector


async def sent(picture: bytes) -> tuple[list[int], bytes]:
    """How large the pieces were in which a form with this picture went out, and the picture as it arrived."""
    arrived, pieces = bytearray(), []

    async def receive(request: web.Request) -> web.Response:
        form = await request.post()
        field: Any = form["files[0]"]
        assert (form["payload_json"], field.filename) == ('{"flags": 32768}', "board.png")
        arrived.extend(field.file.read())
        return web.Response()

    async def piece(_session: Any, _context: Any, sent: aiohttp.TraceRequestChunkSentParams) -> None:
        pieces.append(len(sent.chunk))

    trace = aiohttp.TraceConfig()
    trace.on_request_chunk_sent.append(piece)
    application = web.Application(client_max_size=1 << 30)
    application.router.add_post("/", receive)
    runner = web.AppRunner(application)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        async with aiohttp.ClientSession(connector=Connector(limit=0), trace_configs=[trace]) as session:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", '{"flags": 32768}')
            form.add_field("files[0]", picture, filename="board.png", content_type="image/png")
            async with session.post(f"http://{host}:{port}/", data=form) as response:
                response.raise_for_status()
    finally:
        await runner.cleanup()
    return pieces, bytes(arrived)


async def test_a_message_with_its_board_goes_out_in_one_piece() -> None:
    board = bytes(range(256)) * 200
    pieces, arrived = await sent(board)
    assert arrived == board
    assert len(pieces) == 1


async def test_what_is_large_goes_out_part_by_part() -> None:
    film = bytes(WHOLE)
    pieces, arrived = await sent(film)
    assert arrived == film
    assert len(pieces) > 1
