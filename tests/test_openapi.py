"""The yardstick itself: it accepts what Discord accepts and refuses what Discord refuses."""

from __future__ import annotations

import pytest

from tests.openapi import Discord, discord_api
from tests.shared import shared

shared("discord", "openapi.json")


@pytest.fixture(scope="module")
def api() -> Discord:
    return discord_api()


def test_a_sound_message_is_accepted(api: Discord) -> None:
    text = {"type": 10, "content": "Ann – Ben"}
    body = {
        "flags": 32768,
        "allowed_mentions": {"parse": [], "users": [123456789012345678]},
        "attachments": [{"id": 0, "filename": "board.png", "description": "A board"}],
        "components": [
            {
                "type": 17,
                "accent_color": 0x44AA88,
                "components": [
                    text,
                    {
                        "type": 12,
                        "items": [{"media": {"url": "attachment://board.png"}, "description": "A board"}],
                    },
                    {
                        "type": 1,
                        "components": [{"type": 2, "style": 1, "label": "Move", "custom_id": "v1:move:7:3"}],
                    },
                ],
            }
        ],
    }
    assert api.mistakes("POST", "/channels/1/messages", body) == []
    assert api.mistakes("POST", "/interactions/1/token/callback", {"type": 4, "data": body}) == []
    assert api.mistakes("PATCH", "/webhooks/1/token/messages/@original", body) == []


@pytest.mark.parametrize(
    ("method", "path", "body", "complaint"),
    [
        ("POST", "/channels/1/messages", {"content": 7}, "at content"),
        ("POST", "/channels/1/messages", {"content": "a" * 4001}, "at content"),
        (
            "POST",
            "/channels/1/messages",
            {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "c" * 101}]}]},
            "at components.0.components.0.custom_id",
        ),
        ("POST", "/interactions/1/token/callback", {"type": 4, "data": {"content": "a" * 4001}}, "content"),
        ("POST", "/channels/1/moves", {}, "is not a route of Discord"),
        ("POST", "/channels/1/messages", None, "needs a body"),
        ("PUT", "/applications/1/commands", [{"name": "a" * 33, "type": 1}], "at 0.name"),
    ],
)
def test_a_mistake_is_found_where_it_is(
    api: Discord, method: str, path: str, body: object, complaint: str
) -> None:
    found = api.mistakes(method, path, body)
    assert len(found) == 1
    assert complaint in found[0]
