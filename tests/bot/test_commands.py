"""Every command, option, choice and button: in both languages, within Discord's limits, named alike."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import features as requests
from bot.core.preferences import SWITCHES, ServerSettings, rows
from bot.language import DEFAULT_LANGUAGE, LANGUAGES
from bot.language import LOCALES as LOCALES_FOLDER
from bot.language.texts import Texts
from bot.match.cards.notices import ANSWERS
from bot.skin.card import MAX_LENGTH, TEMPLATE, ControlId, move_key
from bot.sync import Descriptions, payload
from tests import stored

TEXTS = Texts()
LOCALES = [each.value for each in discord.Locale if TEXTS.offered(each.value) not in (None, DEFAULT_LANGUAGE)]
"""Discord's locales in which the bot speaks another language than English."""
BOT = Path(__file__).resolve().parents[2] / "bot"
NAME = re.compile(r"[a-z]+(-[a-z]+)*")
SUBCOMMAND, GROUP = 1, 2
TAKEN = (
    *("type", "required", "autocomplete", "choices", "channel_types"),
    *("min_value", "max_value", "min_length", "max_length"),
    *("default_member_permissions", "contexts", "integration_types"),
)
"""The facts that a command or an option says of itself besides words."""


@pytest.fixture
async def payloads() -> list[dict[str, Any]]:
    tree: Any = discord.app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for command in requests.COMMANDS:
        tree.add_command(command)
    await tree.set_translator(Descriptions(TEXTS))
    return await payload(tree)


def walk(entry: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command, subcommand and option with its whole name."""
    name = f"{path} {entry['name']}".strip()
    yield name, entry
    for option in entry.get("options", ()):
        yield from walk(option, name)


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_description_is_translated_and_short_enough(payloads: Any, locale: str) -> None:
    for command in payloads:
        for name, entry in walk(command):
            texts = [entry["description"], entry["description_localizations"].get(locale)]
            assert all(text and len(text) <= 100 for text in texts), (name, texts)
            assert texts[0] != texts[1], name
            assert not texts[0].endswith("."), name


async def test_names_are_english_and_lower_case(payloads: Any) -> None:
    for command in payloads:
        for name, entry in walk(command):
            assert re.fullmatch(r"[a-z]+([-_][a-z]+)*", entry["name"]), name
            assert len(entry["name"]) <= 32
            if entry.get("type") in (None, 1, SUBCOMMAND, GROUP):
                assert not entry.get("name_localizations"), name


NAMED = re.compile(r"[-_\w]{1,32}")
"""Discord's rule for the names of options; those in other languages too are without capitals."""


@pytest.mark.parametrize("locale", LOCALES)
async def test_options_are_named_in_every_language(payloads: Any, locale: str) -> None:
    for command in payloads:
        for name, entry in walk(command):
            named = [
                option["name_localizations"][locale]
                for option in entry.get("options", ())
                if option["type"] > GROUP
            ]
            assert all(NAMED.fullmatch(each) and each == each.lower() for each in named), (name, named)
            assert len(set(named)) == len(named), name


async def test_options_are_called_in_english_as_the_code_calls_them() -> None:
    for command in requests.COMMANDS:
        for each in command.walk_commands() if isinstance(command, app_commands.Group) else [command]:
            if isinstance(each, app_commands.Command):
                for option in each.parameters:
                    assert (
                        TEXTS.say(DEFAULT_LANGUAGE, f"name-{option.name}")
                        == option.display_name
                        == option.name
                    )


def test_a_setting_in_the_table_is_an_option_without_being_named_again() -> None:
    tree = {command.qualified_name: command for command in _every_command()}
    server = list(rows(ServerSettings, on="command"))
    assert [each.name for each in tree["server settings"].parameters] == [*server, "unset"]
    own = [
        each.name for each in tree["settings"].parameters if each.type is discord.AppCommandOptionType.boolean
    ]
    assert own == [*SWITCHES, "turns_here"]


def _every_command() -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in requests.COMMANDS:
        found = command.walk_commands() if isinstance(command, app_commands.Group) else [command]
        yield from (each for each in found if isinstance(each, app_commands.Command))


def test_messages_call_options_by_their_names() -> None:
    """A name in the English catalogue stands in no Japanese sentence."""
    names = re.findall(r"^name-([a-z]+_[a-z_]+) =", (LOCALES_FOLDER / "en" / "options.ftl").read_text(), re.M)
    names += ["zone", "remove", "unset", "pair", "colour", "rated", "setup", "weekend"]
    for path in (LOCALES_FOLDER / "ja").glob("*.ftl"):
        said = re.sub(
            r"\{[^}]*\}|^[\w-]+ =|#.*|^ *\*?\[[^]]*\]|/[a-z ]+",
            "",
            path.read_text(encoding="utf-8"),
            flags=re.M,
        )
        assert path.stem == "typed" or not set(re.findall(r"[a-z_]+", said)) & set(names), path.stem


@pytest.mark.parametrize("locale", LOCALES)
async def test_choices_are_translated_and_few_enough(payloads: Any, locale: str) -> None:
    for command in payloads:
        for name, entry in walk(command):
            assert len(entry.get("options", ())) <= 25, name
            assert len(entry.get("choices", ())) <= 25, name
            for choice in entry.get("choices", ()):
                assert choice["name_localizations"][locale], (name, choice)
                assert len(choice["name"]) <= 100


async def test_each_command_is_within_its_8000_characters(payloads: Any) -> None:
    for command in payloads:
        total = 0
        for _, entry in walk(command):
            total += len(entry["name"]) + max(len(entry["description"]), 100)
            total += sum(
                len(choice["name"]) + len(str(choice["value"])) for choice in entry.get("choices", ())
            )
        assert total <= 8000, command["name"]


async def test_commands_take_what_they_took_when_they_were_looked_at(payloads: Any) -> None:
    """The right to use each command, its places, and the values of each option: not their descriptions."""
    told = [
        " ".join([name, *(f"{key}={shown(entry[key])}" for key in TAKEN if entry.get(key) is not None)])
        for command in payloads
        for name, entry in walk(command)
    ]
    stored.check("commands", "\n".join(told))


def shown(value: Any) -> str:
    """A list of choices by their values, anything else as it is."""
    if isinstance(value, list):
        return ",".join(str(each["value"]) if isinstance(each, dict) else str(each) for each in value)
    return str(value)


async def test_menus_on_a_person_have_a_name_in_every_language() -> None:
    tree: Any = discord.app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for menu in requests.MENUS:
        tree.add_command(menu)
    await tree.set_translator(Descriptions(TEXTS))
    for entry in await payload(tree):
        assert entry["type"] == discord.AppCommandType.user.value
        names = [entry["name"], *(entry["name_localizations"][locale] for locale in LOCALES)]
        assert len(set(names)) > 1
        assert all(1 <= len(name) <= 32 for name in names), names


async def test_there_are_few_words_to_learn(payloads: Any) -> None:
    """Fifteen, `/server` among them for those who manage one; 35 with the commands of groups."""
    names = [command["name"] for command in payloads]
    assert len(names) == len(set(names))
    assert len(names) <= 15
    leaves = [
        name
        for command in payloads
        for name, entry in walk(command)
        if entry.get("type", SUBCOMMAND) == SUBCOMMAND
        and not any(option["type"] in (SUBCOMMAND, GROUP) for option in entry.get("options", ()))
    ]
    assert "play" in leaves
    assert "tournament enter" in leaves
    assert len(leaves) <= 35
    (server,) = (command for command in payloads if command["name"] == "server")
    assert int(server["default_member_permissions"]) == discord.Permissions(manage_guild=True).value


def test_every_control_that_is_made_is_understood() -> None:
    made = set(_literal_actions())
    assert made
    assert not sorted(made - set(requests.ACTIONS))


def _literal_actions() -> Iterator[str]:
    """Every name in the code that a function turns into the action of a control."""
    makers = {
        "ControlId": slice(0, 1),
        "to": slice(0, 1),
        "question": slice(3, 5),
        "_ask": slice(3, 4),
        "Entry": slice(0, 1),
    }
    for path in sorted(BOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers:
                for named in node.args[makers[node.func.id]]:
                    if isinstance(named, ast.Constant) and isinstance(named.value, str):
                        yield named.value
    for answers in ANSWERS.values():
        yield from answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buttons_fit(language: str) -> None:
    from bot.language.texts import messages

    for _, entry in messages(language):
        if entry.id.name.startswith("button-"):
            facts = {
                "move": "32x23",
                "game": "x",
                "page": "1",
                "pages": "9",
                "name": "x",
                "value": "x",
                "count": "9",
                "on": "no",
            }
            assert len(TEXTS.say(language, entry.id.name, **facts)) <= 80


@pytest.mark.parametrize(
    ("option", "exception"),
    [
        (
            "tournament-enter-limit",
            {"en": "at least those of one meeting", "ja": "2局ずつの対戦は必ず2局同時"},
        ),
        ("settings-auto_forced", {"en": "when your opponent’s leaves only one", "ja": "相手の着手後"}),
        ("settings-quiet_from", {"en": "reminders of your clocks", "ja": "時間切れの予告"}),
    ],
)
def test_an_option_names_the_exception_to_what_it_promises(option: str, exception: dict[str, str]) -> None:
    for language, said in exception.items():
        assert said in TEXTS.say(language, f"command-{option}")


def test_a_custom_id_reads_back_and_stays_within_its_length() -> None:
    longest = ControlId("takeback-refuse", 10**15, 10**6, "x" * 48)
    assert ControlId.read(str(longest)) == longest
    assert len(str(longest)) <= MAX_LENGTH
    with pytest.raises(ValueError, match="at most"):
        str(ControlId("play", 1, 1, "x" * 100))


@pytest.mark.parametrize(
    "text", ["", "v0:move:1:1", "v1:move", "v1:move:x:1", "v1:MOVE:1:1", "v1:move:1:1:", "v1:move:-1:1"]
)
def test_foreign_custom_ids_are_not_read(text: str) -> None:
    assert ControlId.read(text) is None
    assert not TEMPLATE.fullmatch(text)


def test_moves_with_colons_and_long_ones_survive_in_a_custom_id() -> None:
    russian = ControlId("play", 7, 12, move_key("c3:e5:g7"))
    assert ControlId.read(str(russian)) == russian
    long = "x".join(f"{column}{row}" for column in "abcdefgh" for row in range(1, 9))
    assert len(str(ControlId("play", 10**9, 400, move_key(long)))) <= MAX_LENGTH
    assert move_key(long) != move_key(long[:-1])
    assert discord.ui.Button(custom_id=str(ControlId("play", 1, 1, move_key(long)))).custom_id
