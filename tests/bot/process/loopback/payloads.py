"""Things as Discord writes them: people, servers, channels, the application, messages."""

import itertools
from typing import Any

Json = Any

APPLICATION = 111111111111111111
_PLAIN = {"discriminator": "0", "avatar": None}
BOT: Json = {"id": str(APPLICATION), "username": "damka", "bot": True, "flags": 0, **_PLAIN}
GUILD, OTHER_GUILD = 222222222222222222, 222222222226416527
"""Two servers; with two shards each has its own."""
CHANNEL, OTHER_CHANNEL, ELSEWHERE = 333333333333333333, 333333333333333334, 333333333333333335
"""Two channels of the first server, one of the second."""

EVERYTHING = (1 << 50) - 1 & ~(1 << 3)
"""All permissions but that of an administrator, for whom no channel is closed."""
VIEW, SEND, ATTACH = 1 << 10, 1 << 11, 1 << 15
THREADS, SEND_IN_THREADS = 1 << 35, 1 << 38
EPHEMERAL = 64
TEXT_CHANNEL, CONVERSATION, THREAD = 0, 1, 11

JOINED = "2026-01-01T00:00:00+00:00"


def user(number: int, name: str) -> Json:
    number += 444444444444444000
    return {"id": str(number), "username": name.casefold(), "global_name": name, **_PLAIN}


ANN, BEN, EVE = user(1, "Ann"), user(2, "Ben"), user(3, "Eve")
PEOPLE = {person["id"]: person for person in (ANN, BEN, EVE)}


def member(who: Json) -> Json:
    told = {"user": who, "roles": [], "joined_at": JOINED, "permissions": str(EVERYTHING), "flags": 0}
    return told | {"deaf": False, "mute": False}


_NONE = (
    *("afk_timeout", "verification_level", "default_message_notifications", "explicit_content_filter"),
    *("mfa_level", "system_channel_flags", "premium_tier", "nsfw_level"),
)
_EMPTY = (
    *("emojis", "features", "stickers", "voice_states", "threads", "presences", "stage_instances"),
    *("guild_scheduled_events", "soundboard_sounds"),
)


def guild(guild_id: int, name: str, channels: list[Json]) -> Json:
    everyone = {"id": str(guild_id), "name": "@everyone", "color": 0, "position": 0, "flags": 0}
    everyone |= dict.fromkeys(("hoist", "managed", "mentionable"), False)
    return {
        **dict.fromkeys(_NONE, 0),
        **{each: [] for each in _EMPTY},
        **dict.fromkeys(("icon", "system_channel_id"), None),
        **dict.fromkeys(("premium_progress_bar_enabled", "large"), False),
        "id": str(guild_id),
        "name": name,
        "owner_id": ANN["id"],
        "region": "",
        "member_count": 4,
        "roles": [{**everyone, "permissions": str(EVERYTHING)}],
        "preferred_locale": "en-US",
        "joined_at": JOINED,
        "members": [member(BOT)],
        "channels": channels,
    }


def application() -> Json:
    told = {
        "id": str(APPLICATION), "name": "Damka", "icon": None, "description": "", "owner": ANN, "team": None,
    }  # fmt: skip
    return told | {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}


def message(message_id: str, channel_id: int, body: Json, files: str) -> Json:
    """A message of the bot as Discord returns it; `files`: the address under which its files lie."""
    attachments = [
        {
            "id": str(number), "filename": name, "size": 1, "url": f"{files}/{name}",
            "proxy_url": f"{files}/{name}",
        }
        for number, file in enumerate(body.get("attachments") or (), start=1)
        if (name := file.get("filename")) is not None
    ]  # fmt: skip
    return {
        "id": message_id,
        "channel_id": str(channel_id),
        "author": BOT,
        "type": 0,
        "timestamp": JOINED,
        "edited_timestamp": None,
        "attachments": attachments,
        **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
        **{each: [] for each in ("mentions", "mention_roles", "embeds")},
        "content": body.get("content") or "",
        "flags": body.get("flags") or 0,
        "components": _with_ids(body.get("components") or []),
    }


def custom_ids(body: Json) -> list[str]:
    """The ids of every control in a body, in reading order."""
    return [part["custom_id"] for part in _parts(body) if "custom_id" in part]


def words(body: Json) -> list[str]:
    """All that a reader would read in a body, in reading order."""
    keys = ("content", "label", "placeholder", "description")
    return [str(part[key]) for part in _parts(body) for key in keys if part.get(key)]


def attached(body: Json) -> set[str]:
    """The files that the components of a body show."""
    addresses = [str(part.get("url", "")) for part in _parts(body)]
    return {a.removeprefix("attachment://") for a in addresses if a.startswith("attachment://")}


def _parts(body: Json) -> list[Json]:
    """Every object in a body, the outer before the inner."""
    if isinstance(body, dict):
        return [body, *(part for value in body.values() for part in _parts(value))]
    return [part for item in body for part in _parts(item)] if isinstance(body, list) else []


def _with_ids(components: list[Json]) -> list[Json]:
    """Components as Discord returns them: each with a number, media with addresses."""
    serial = itertools.count(1)

    def numbered(value: Json) -> Json:
        if isinstance(value, list):
            return [numbered(item) for item in value]
        if not isinstance(value, dict):
            return value
        copy = {key: numbered(item) for key, item in value.items()}
        if "type" in copy:
            copy.setdefault("id", next(serial))
        if "url" in copy and str(copy["url"]).startswith("attachment://"):
            copy |= {"proxy_url": copy["url"], "width": 1, "height": 1, "content_type": "image/png"}
        return copy

    result: list[Json] = numbered(components)
    return result
