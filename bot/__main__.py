"""The command line: python -m bot [run | sandbox | sync | check | backup | restore | exclude | world | draw |
identity | language | compile].

Exit status: 0 done or stopped as asked, 1 failed (trying again may help), 2 a mistake in the call or the settings,
3 a duty of the running bot ended by itself (the log says why; begin it again), 4 the file of the database needs an
operator first (another bot runs on it, it is damaged, may not be written or not be brought up to date, the disk is
full, a restore was broken off): trying again does not help.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog

from bot import __version__, logs
from bot.console.arguments import parser, sent
from bot.console.failures import BROKEN, FAILED, MISTAKE, Failure, explained, seat_taken, writing
from bot.console.signals import until_stopped
from bot.language import DEFAULT_LANGUAGE, LANGUAGES, LOCALES
from bot.settings import ENV_FILE, Settings, SettingsError, cache_folder, load_settings, open_to_others

if TYPE_CHECKING:
    from bot.store.app import App
    from bot.store.seats import Seats

log = structlog.get_logger("bot")

_YOUNG = 10_000  # things that are new when the garbage collector looks through them


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command to its end and returns the exit status; mistakes are told on standard error."""
    try:
        return _done(arguments)
    finally:
        sent()


def _done(arguments: Sequence[str] | None) -> int:
    options = _parser().parse_args(arguments)
    command = options.command or "run"
    try:
        settings = load_settings()
        secrets = tuple(filter(None, [settings.discord_token.get_secret_value()]))
        # In the sandbox the page tells what happens; on the terminal only what goes wrong is of use.
        level = "WARNING" if (command, settings.log_level) == ("sandbox", "INFO") else settings.log_level
        logs.configure(level, settings.log_format, secrets=secrets)
        return _COMMANDS[command](settings, options)
    except SettingsError as error:
        for mistake in error.mistakes:
            print(mistake, file=sys.stderr)
        return MISTAKE
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.status
    except KeyboardInterrupt:
        return 0
    except Exception as error:
        if isinstance(error, BrokenPipeError) and not sent("\n"):
            return FAILED
        # Nothing is lost that was confirmed to anybody; whoever keeps the process running starts it again.
        log.exception("process.failed", command=command)
        return FAILED


def _parser() -> argparse.ArgumentParser:
    return parser(__version__, LANGUAGES, DEFAULT_LANGUAGE, _tag)


def _tag(text: str) -> str:
    from bot.language.drafts import checked

    try:
        return checked(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not the tag of a language") from None


def _run(settings: Settings, _options: argparse.Namespace) -> int:
    if open_to_others():
        log.warning("settings.open_to_others", file=str(ENV_FILE.absolute()), remedy=f"chmod 600 {ENV_FILE}")
    return until_stopped(_serve(settings, settings.token()))


async def _serve(settings: Settings, token: str) -> None:
    # What is loaded now stays, for as long as the bot runs: looking through it for circles took 0.2 s.
    gc.disable()
    from bot.board.drawer import Drawer
    from bot.client import Damka, DutyEnded
    from bot.console.search import choose_search
    from bot.console.status import served
    from bot.core.errors import DiskFault
    from bot.language.texts import Texts
    from bot.people.service import Players
    from bot.skin.malformed import Connector
    from bot.skin.plug import Unserved
    from bot.store.files import FileFault
    from bot.store.seats import SeatTaken

    gc.freeze()
    gc.enable()
    search = choose_search(settings.search, cache_folder())
    # A single core would gain nothing.
    drawer = Drawer(apart=sys.platform != "win32" and (os.cpu_count() or 1) > 1)
    with _only_bot_on(settings.database_url), _discord(settings), contextlib.closing(drawer):
        async with (
            _seated(settings) as seats,
            _app(settings) as app,
            Damka(
                app,
                Texts(strict=False),
                drawer,
                mentions=settings.mentions,
                shard_count=settings.shard_count or None,
                connector=Connector(limit=0),
            ) as bot,
            served(app, settings.metrics_port, settings.metrics_host),
        ):
            log.info("search.chosen", search=search)
            # What was made since stays too.
            gc.collect()
            gc.freeze()
            # Of what a request makes nearly all goes by itself: looking at more at a time costs half as much in all.
            gc.set_threshold(_YOUNG, 10, 10)
            try:
                people = app[Players]
                watched = [] if seats is None else [seats.keep(people.forget, people.listen)]
                async with bot.served(settings.model_dump()):
                    await bot.serve(token, app.database.stay_whole(), *watched)
            except Unserved as reason:
                raise Failure(str(reason), MISTAKE) from None
            except (FileFault, DiskFault):
                with explained(settings.database_url):
                    raise
            except SeatTaken as taken:
                raise seat_taken(taken) from None
            except DutyEnded as duty:
                raise Failure(
                    f"The {duty} duty ended by itself: the bot stops, to be started again.", BROKEN
                ) from None
    log.info("process.ended")


async def _announce(settings: Settings, token: str) -> None:
    from bot.client import Damka
    from bot.language.texts import Texts
    from bot.sync import ActivitiesOn

    async with _app(settings) as app:
        with _discord(settings):
            async with Damka(app, Texts(strict=False)) as bot:
                try:
                    print(f"{await bot.announce(token)} commands sent to Discord.")
                except ActivitiesOn as refusal:
                    raise Failure(str(refusal), MISTAKE) from None


def _sandbox(settings: Settings, options: argparse.Namespace) -> int:
    if settings.log_level != "DEBUG":
        # The simulation tries out discord.py when it is imported, and discord.py warns of the features that it tries.
        logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        from bot import sandbox
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "simcord":
            raise
        raise Failure('The sandbox needs its extra: pip install -e ".[sandbox]".', MISTAKE) from None

    from bot.store.database import MigrationFailed, UnknownDatabase

    def opened(url: str) -> None:
        print(f"Damka's sandbox: {url}  (Ctrl-C ends it)", flush=True)

    try:
        with _only_bot_on(options.database):
            return until_stopped(
                sandbox.serve(
                    language=options.language,
                    database_url=options.database,
                    port=options.port,
                    people=options.people,
                    servers=options.servers,
                    opened=opened,
                )
            )
    except (MigrationFailed, UnknownDatabase):
        with explained(options.database):
            raise
    except OSError as error:
        if options.port is None:
            raise
        raise Failure(f"Port {options.port} cannot be used: {error.strerror or error}.", MISTAKE) from None


def _operate(settings: Settings, options: argparse.Namespace) -> int:
    """Work on the database."""
    from bot.console import maintenance, services

    url = settings.database_url
    match options.command:
        case "check":
            return maintenance.check(url, options.file)
        case "backup":
            return maintenance.backup(url, options.target, datetime.now(UTC), keep=options.keep)
        case "restore":
            return maintenance.restore(url, options.file)
        case "exclude":
            return services.exclude(url, options.user, undo=options.undo)
    if options.act == "reports":
        return services.reports(url)
    return services.ban(url, options.user, undo=options.act == "unban")


def _language(_settings: Settings, options: argparse.Namespace) -> int:
    from bot.language.drafts import folder_of, progress
    from bot.language.texts import CatalogueError

    folder = folder_of(options.tag)
    try:
        found = progress(options.tag)
    except CatalogueError as error:
        raise Failure(f"{error}.", MISTAKE) from None
    spoken = options.tag in LANGUAGES
    if found.missing and not spoken:
        file, text = found.missing[0]
        print(f"{found.done:,} of {found.whole:,}, next: {folder / file}\n{text}")
    elif spoken:
        print(f"{found.done:,} of {found.whole:,}: the bot speaks it.")
        for file, text in found.missing:
            print(f"\nIn English until it is in {folder / file}:\n{text}")
    else:
        print(
            f"{found.done:,} of {found.whole:,}: move {folder} to {LOCALES / options.tag}, and run the tests."
        )
    return 0


def _compile(_settings: Settings, _options: argparse.Namespace) -> int:
    from bot.console.search import compile_search

    return compile_search(cache_folder())


def _draw(_settings: Settings, options: argparse.Namespace) -> int:
    from bot.board import pictures as board_pictures
    from bot.board.pictures import THEMES
    from rules import BadPosition, UnknownGame

    if options.theme not in THEMES:
        raise Failure(f"There is no theme {options.theme}: choose from {', '.join(THEMES)}.", MISTAKE)
    if options.sheet is (options.game is not None):
        raise Failure("Name a game, or ask for the sheet of all with --sheet, not both.", MISTAKE)
    try:
        wanted = options.game, options.position, options.theme, options.output.suffix
        drawn = board_pictures.sheet(options.theme) if options.sheet else board_pictures.picture(*wanted)
        options.output.write_bytes(drawn)
    except UnknownGame:
        raise Failure(
            f"There is no game {options.game}: python -m rules list shows them all.", MISTAKE
        ) from None
    except BadPosition:
        raise Failure(f"This is not a position of {options.game}: {options.position}", MISTAKE) from None
    except OSError as error:
        raise writing(options.output, error) from None
    return 0


def _identity(settings: Settings, options: argparse.Namespace) -> int:
    from bot.board.identity import write

    token = settings.token() if options.upload else ""
    try:
        files = write(options.folder)
    except OSError as error:
        raise writing(options.folder, error) from None
    print(f"{len(files)} files in {options.folder}.")
    return until_stopped(_wear(settings, token)) if token else 0


async def _wear(settings: Settings, token: str) -> None:
    import discord

    from bot.skin.identity import wear

    with _discord(settings):
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            print(f"Sent to Discord: {', '.join(await wear(client))}.")


@contextlib.asynccontextmanager
async def _app(settings: Settings) -> AsyncIterator[App]:
    """The application on the configured database, with the real clock. Raises Failure when it cannot be opened."""
    from bot.app import open_app
    from bot.store.database import file_of

    async with contextlib.AsyncExitStack() as stack:
        with explained(settings.database_url):
            app = await stack.enter_async_context(
                open_app(
                    settings.database_url,
                    now=lambda: datetime.now(UTC),
                    shards=settings.shards,
                    practice=settings.practice,
                )
            )
        file = file_of(settings.database_url)
        log.info("database.opened", database="PostgreSQL" if file is None else str(file.absolute()))
        yield app


@contextlib.contextmanager
def _only_bot_on(url: str | None) -> Iterator[None]:
    """No other bot serves players from this file meanwhile. Raises Failure where one does."""
    from bot.store.database import file_of
    from bot.store.seats import sole

    with contextlib.ExitStack() as stack:
        with explained(url):
            stack.enter_context(sole(None if url is None else file_of(url)))
        yield


@contextlib.asynccontextmanager
async def _seated(settings: Settings) -> AsyncIterator[Seats | None]:
    """No other bot serves these shards from this PostgreSQL database meanwhile. Raises Failure where one does."""
    from bot.store.seats import seated

    async with contextlib.AsyncExitStack() as stack:
        with explained():
            seats = await stack.enter_async_context(seated(settings.database_url, *settings.shards))
        yield seats


@contextlib.contextmanager
def _discord(settings: Settings) -> Iterator[None]:
    """Points discord.py at the configured Discord, and tells in plain words why it cannot be reached."""
    import aiohttp
    import discord
    from yarl import URL

    # It has no voice, and need not tell so at every start.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    if settings.discord_api_url:
        discord.http.Route.BASE = settings.discord_api_url
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)
        log.warning("discord.redirected", api=settings.discord_api_url, gateway=settings.discord_gateway_url)
    try:
        yield
    except discord.LoginFailure:
        raise Failure(
            "Discord does not accept DISCORD_TOKEN: copy it anew from the developer portal.", MISTAKE
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise Failure("Discord asks for a privileged intent that the bot does not use.") from None
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound, discord.DiscordServerError) as error:
        raise Failure(f"Discord cannot be reached: {error}.") from None
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before


_COMMANDS: dict[str, Callable[[Settings, argparse.Namespace], int]] = {
    "run": _run,
    "sandbox": _sandbox,
    "sync": lambda settings, _options: until_stopped(_announce(settings, settings.token())),
    **dict.fromkeys(("check", "backup", "restore", "exclude", "world"), _operate),
    "draw": _draw,
    "identity": _identity,
    "language": _language,
    "compile": _compile,
}

if __name__ == "__main__":
    sys.exit(main())
