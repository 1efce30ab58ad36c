"""The slash commands as Discord keeps them: translated, and sent only when they have changed."""

import hashlib
import json
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.language import DEFAULT_LANGUAGE
from bot.language.texts import Texts
from bot.skin.protocol import Client
from bot.store.remembered import Memory

log = structlog.get_logger(__name__)

HASH = "commands"
IDS = "command-ids"  # keys under which the bot remembers what Discord has


_REFUSED = 400
_ENTRY_POINT = 4
"""The kind of command that Discord makes for an application with Activities, and does not let a bot replace."""


class ActivitiesOn(Exception):
    """Discord refuses the commands, because the application has an entry point for Activities."""

    def __init__(self) -> None:
        super().__init__(
            "Discord refuses the commands because Activities are enabled for this application: "
            "disable them in the developer portal (Activities, Settings), and run python -m bot sync."
        )


class Descriptions(app_commands.Translator):
    """Descriptions, choices and names of options in the languages of the catalogue; commands keep their names."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        # Each of a thousand strings is asked for in each of Discord's languages.
        self._languages = {locale: texts.offered(locale.value) for locale in discord.Locale}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = self._languages[locale]
        if language is None or language == DEFAULT_LANGUAGE:
            return None  # the language of all that is written
        message_id = string.extras.get("id")
        if (named := string.extras.get("language")) is not None:
            return self._texts.language_name(language, named)
        if message_id is None:
            return None
        command = string.extras.get("command")
        facts = {} if command is None else {"command": command}
        return self._texts.say(language, message_id, **facts)


async def payload(tree: app_commands.CommandTree[Client]) -> list[dict[str, Any]]:
    """All commands as they are sent to Discord."""
    translator = tree.translator
    commands = tree.get_commands()
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, translator) for command in commands]


def fingerprint(application_id: int, commands: list[dict[str, Any]]) -> str:
    """Changes when a command does, or when another application runs on the same database."""
    text = json.dumps([application_id, commands], sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


async def sync_if_changed(client: Client, *, force: bool = False) -> bool:
    """Sends the commands to Discord if they have changed since the last time; True if it sent them."""
    assert client.application_id is not None
    memory = client.app[Memory]
    commands = await payload(client.tree)
    now = fingerprint(client.application_id, commands)
    if not force and await memory.recall(HASH) == now:
        return False
    try:
        # Not tree.sync(), which would translate everything once more.
        sent = await client.http.bulk_upsert_global_commands(client.application_id, commands)
    except discord.HTTPException as error:
        if error.status == _REFUSED and await _has_entry_point(client, client.application_id):
            raise ActivitiesOn from error
        raise
    # Nothing in a text can call an entry of a menu.
    slash = [command for command in sent if command["type"] == discord.AppCommandType.chat_input.value]
    await memory.keep(IDS, json.dumps({command["name"]: int(command["id"]) for command in slash}))
    await memory.keep(HASH, now)
    log.info("commands.sent", count=len(sent))
    return True


async def _has_entry_point(client: Client, application_id: int) -> bool:
    known: list[Any] = await client.http.get_global_commands(application_id)
    return any(command.get("type") == _ENTRY_POINT for command in known)


async def mentions(client: Client) -> dict[str, str]:
    """Every command, in order, with the mention that calls it."""
    ids: dict[str, int] = json.loads(await client.app[Memory].recall(IDS) or "{}")
    found: dict[str, str] = {}
    for command in client.tree.walk_commands():
        root = command.root_parent or command
        if isinstance(command, app_commands.Command):
            name = command.qualified_name
            found[name] = f"</{name}:{ids[root.name]}>" if root.name in ids else f"/{name}"
    return found
