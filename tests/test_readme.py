"""README and the texts that it leads to are true: their commands exist, their pictures are those of the product."""

import asyncio
import configparser
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PIL import Image

from bot import features as requests
from bot.__main__ import _COMMANDS
from bot.app import open_app
from bot.console import failures
from bot.language.texts import Texts
from bot.privacy import rows as erasure
from bot.store.database import file_of
from render.chart import Tone
from rules import GAMES
from tests.promises import BESIDE
from tests.readme_pictures import CHAMPIONSHIP, FOLDER, championship, pictures
from tests.render.test_draw import MOST, distance

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAYERS, OPERATORS, PRIVACY = (path.read_text(encoding="utf-8") for path in BESIDE)
CONTAINER = (ROOT / "bot" / "console" / "Containerfile").read_text(encoding="utf-8")
MOST_WORDS = 750

JAPANESE_FILE = ROOT / "bot" / "language" / "locales" / "ja" / "README.md"
JAPANESE = JAPANESE_FILE.read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """The text below a heading, without that of the next of its rank."""
    rank = heading.partition(" ")[0]
    return re.split(rf"^#{{1,{len(rank)}}} ", text.partition(f"\n{heading}\n")[2], flags=re.M)[0]


def test_the_readme_is_short_enough_to_be_read() -> None:
    assert len(README.split()) <= MOST_WORDS


def test_the_japanese_text_is_reached_from_here() -> None:
    assert f"[日本語]({JAPANESE_FILE.relative_to(ROOT).as_posix()})" in README.partition("\n## ")[0]


def _headings(path: Path) -> set[str]:
    """The anchors of a text, as GitHub makes them of its headings."""
    found = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in found}


@pytest.mark.parametrize(
    "path", [ROOT / "README.md", *BESIDE, JAPANESE_FILE], ids=lambda path: path.parent.name
)
def test_every_link_leads_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", path.read_text(encoding="utf-8"))
    assert any((path.parent / link).resolve() == ROOT / "README.md" for link in links) or path.parent == ROOT
    for link in links:
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.is_file(), link
        assert not anchor or anchor in _headings(target), link


def test_the_readme_leads_to_each_text_beside_the_code() -> None:
    linked = {(ROOT / link).resolve() for link in re.findall(r"\]\(([^)#]+)", README)}
    assert set(BESIDE) <= linked


def test_its_commands_are_those_of_the_readme() -> None:
    blocks = re.findall(r"```sh\n(.*?)```", JAPANESE, re.S)
    assert len(blocks) == 2
    for block in blocks:
        assert block in README
    named = {name.partition(" ")[0] for name in re.findall(r"`/([a-z]+[a-z ]*)", JAPANESE)}
    assert len(named) > 8
    known = {command.name for command in requests.COMMANDS}
    assert named <= known


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("### What is kept", "### 保存するもの"),
        ("### Who sees it", "### 見られる人"),
        ("### How long, and how to end it", "### 保存期間と、やめるとき"),
        ("## Terms of use", "## 利用規約"),
    ],
)
def test_privacy_and_terms_say_in_japanese_as_much_as_in_english(english: str, japanese: str) -> None:
    """As many points, the same spans of days in each, and the same commands."""

    def facts(text: str) -> list[tuple[int, set[str]]]:
        return [
            (len(re.findall(r"\b30 days|30日", point)), set(re.findall(r"`/[a-z]+", point)))
            for point in re.split(r"^- ", text, flags=re.M)
        ]

    ours, theirs = section(PRIVACY, english), section(JAPANESE, japanese)
    assert len(ours) > 200
    assert facts(theirs) == facts(ours)


KEPT = {
    "players": ("display name", "表示名"), "blocks": ("block", "ブロック"), "vacations": ("vacations", "休暇"),
    "seeks": ("invitations", "招待"), "tournament_events": ("tournaments", "大会"),
    "series": ("tournaments", "大会"),
    "qualifications": ("tournaments", "大会"), "qualified": ("tournaments", "大会"),
    "ladder_events": ("ladders", "ラダー"), "problem_attempts": ("problems of the day", "今日の問題"),
    "lessons": ("lessons", "レッスン"), "problem_channels": ("`/server`", "`/server`"),
    "matches": ("games", "対局"), "match_events": ("moves", "指し手"), "prepared_lines": ("prepared", "予約手"),
    "ratings": ("ratings", "レーティング"), "rating_changes": ("ratings", "レーティング"),
    "left_members": ("left a server", "退出"), "sessions": ("sign-ins", "ログイン"),
    "exclusions": ("annulled", "無効"), "notices": ("News", "通知"), "reviews": ("reviews", "検討"),
    "world_offers": ("offers to", "ほかのサーバーへの募集"), "world_reports": ("reported", "通報"),
    "world_bans": ("keeps them out", "止められて"),
}  # fmt: skip
"""The words of the privacy texts, in both languages, for each table that holds people."""


def test_the_privacy_texts_name_all_that_is_kept_of_a_person() -> None:
    assert {column.table.name for column in erasure.people()} <= set(KEPT)
    texts = section(PRIVACY, "### What is kept"), section(JAPANESE, "### 保存するもの")
    for table, words in KEPT.items():
        for text, word in zip(texts, words, strict=True):
            assert word in text, (table, word)


@pytest.mark.slow
def test_the_pictures_are_what_the_product_draws() -> None:
    for name, data in pictures().items():
        stored = Image.open(io.BytesIO((FOLDER / name).read_bytes()))
        drawn = Image.open(io.BytesIO(data))
        assert drawn.size == stored.size, name
        assert getattr(drawn, "n_frames", 1) == getattr(stored, "n_frames", 1), name
        assert distance(drawn.convert("RGB"), stored.convert("RGB")) <= MOST, name


def test_the_table_shown_is_that_of_a_tournament_as_it_was_played() -> None:
    """The places and points published: Borghetti with two points more and six wins, Veronesi seventh."""
    assert all(
        int(points) + int(other[place]) == 2
        for place, row in enumerate(CHAMPIONSHIP.values())
        for other, points in zip(CHAMPIONSHIP.values(), row, strict=True)
        if points != "-"
    )
    assert "The table of a tournament of ten" in README
    rows = championship().rows
    assert [row.cells[1] for row in rows[:4]] == ["Borghetti", "Bertè", "Raimondi", "Bubbi"]
    assert rows[6].cells[1] == "Veronesi"
    for row in rows:
        # The place, the name, ten results with a gap, points, wins and tie-breaks.
        won, drawn = (sum(tone is which for tone in row.tones) for which in (Tone.WON, Tone.DRAWN))
        assert (int(row.cells[12]), int(row.cells[13])) == (2 * won + drawn, won)


def test_every_picture_that_is_shown_is_there_and_every_one_that_is_there_is_shown() -> None:
    shown = {
        (path.parent / picture).resolve()
        for path in (ROOT / "README.md", *BESIDE, JAPANESE_FILE)
        for picture in re.findall(r'(?:src="|\]\()([^")]+\.(?:png|gif))', path.read_text(encoding="utf-8"))
    }
    assert shown == set(FOLDER.iterdir())


def test_the_two_commands_set_everything_up_by_themselves() -> None:
    commands = [line for line in README.splitlines() if line.startswith("python3 -m venv")]
    assert any(line.endswith("-m bot sandbox") for line in commands)
    assert any(line.endswith("-m pytest") for line in commands)
    assert all("pip install" in line for line in commands)
    assert not [line for line in commands if "sandbox]" in line and " -q" in line], "silent"


def test_a_newcomer_is_told_what_debian_lacks_and_no_address_that_leads_nowhere() -> None:
    assert "apt-get install git python3-venv" in README
    assert "git pull" in OPERATORS
    for text in (README, *(path.read_text(encoding="utf-8") for path in BESIDE), JAPANESE):
        assert "example." not in text


def _block(kind: str, number: int = 0) -> str:
    block: str = re.findall(rf"```{kind}\n(.*?)```", OPERATORS, re.S)[number]
    return block


def _unit(number: int) -> configparser.ConfigParser:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(_block("ini", number))
    return unit


def test_the_service_and_the_container_start_what_there_is() -> None:
    unit = _unit(0)
    assert unit["Service"]["ExecStart"].endswith("-m bot")
    # Faults that nobody mends by trying again.
    never = {failures.MISTAKE, failures.BLOCKED}
    assert set(map(int, unit["Service"]["RestartPreventExitStatus"].split())) == never
    assert f"Exit status {failures.FAILED} and {failures.BROKEN} mean: start it" in OPERATORS
    # Longer than the bot takes to stop, shorter than systemd waits by itself.
    assert int(unit["Service"]["TimeoutStopSec"]) > 5
    version = re.search(r"FROM python:([\d.]+)", CONTAINER)
    assert version is not None
    assert tuple(map(int, version[1].split("."))) >= (3, 11)
    assert file_of(unit["Service"]["Environment"].partition("=")[2]) is not None
    assert set(re.findall(r"python -m bot ([a-z]+)", README + OPERATORS)) <= set(_COMMANDS)


def test_the_copies_of_the_night_are_made_by_what_is_printed(tmp_path: Path) -> None:
    bot, nightly, timer = _unit(0)["Service"], _unit(1)["Service"], _unit(2)
    assert (nightly["User"], nightly["WorkingDirectory"]) == (bot["User"], bot["WorkingDirectory"])
    assert nightly["Environment"] == bot["Environment"]
    assert timer["Install"]["WantedBy"] == "timers.target"
    assert "`damka-backup.service` and `damka-backup.timer`" in OPERATORS
    cron = _block("crontab").strip()
    minute, hour, *days, command = cron.split(maxsplit=5)
    assert (hour, minute, days) == ("3", "30", ["*", "*", "*"])
    assert timer["Timer"]["OnCalendar"] == f"*-*-* {int(hour):02}:{minute}"
    words = shlex.split(nightly["ExecStart"])
    assert not set("%$`") & set(cron + _block("ini", 1) + _block("ini", 2)), (
        "cron and systemd read these otherwise"
    )

    # Both commands are run as they stand, but for where things lie.
    data, home = tmp_path / "lib", tmp_path / "srv"
    places = {"/var/lib/damka": str(data), bot["WorkingDirectory"]: str(home)}
    (data / "copies").mkdir(parents=True)
    (home / ".venv" / "bin").mkdir(parents=True)
    python = home / ".venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)

    def here(text: str) -> str:
        for place, own in places.items():
            text = text.replace(place, own)
        return text

    async def a_database() -> None:
        async with open_app(here(bot["Environment"]).partition("=")[2], now=lambda: datetime.now(UTC)):
            pass

    asyncio.run(a_database())
    old = data / "copies" / "damka-20200101T033000Z.sqlite3"
    name, _, url = here(nightly["Environment"]).partition("=")
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    for told, more in ((shlex.join(words), {name: url}), (command, {})):
        old.touch()
        for path in (data / "copies").glob("damka-202[1-9]*"):
            path.unlink()
        subprocess.run(["sh", "-euc", here(told)], cwd=home, env={**environment, **more}, check=True)
        (copy,) = (data / "copies").iterdir()
        assert re.fullmatch(r"damka-\d{8}T\d{6}Z\.sqlite3", copy.name)
        assert copy != old
    assert nightly["StateDirectory"].split() == ["damka", "damka/copies"]


def test_the_services_keep_the_games_and_the_token_from_others_on_the_machine() -> None:
    for number in (0, 1):
        service = _unit(number)["Service"]
        assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700")
    # Another unit is made by putting other lines in the place of the last two.
    assert list(_unit(0)["Service"])[-2:] == ["StateDirectory", "Environment"]
    assert "for its last two lines of `[Service]`" in OPERATORS


@pytest.mark.slow
def test_the_container_is_built_and_starts_by_the_steps_of_its_file(tmp_path: Path) -> None:
    steps = [
        (word, rest)
        for line in CONTAINER.replace("\\\n", " ").splitlines()
        if not line.startswith("#")
        for word, _, rest in [line.partition(" ")]
    ]
    told = dict(steps)
    assert [word for word, _ in steps] == [
        *("FROM", "WORKDIR", "COPY", "COPY", "COPY", "COPY", "RUN", "USER", "ENV", "VOLUME", "ENTRYPOINT")
    ], "this test knows how to do these"
    srv, volume, system = tmp_path / "srv", tmp_path / "data", tmp_path / "system"
    copied: set[str] = set()
    for word, rest in steps:
        if word == "COPY":
            *sources, target = rest.split()
            copied.update(sources)
            for source in sources:
                if (ROOT / source).is_dir():
                    shutil.copytree(ROOT / source, srv / target, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    srv.mkdir(exist_ok=True)
                    shutil.copy(ROOT / source, srv / target)
    # With the whole folder the token would be in the image.
    assert ".env" not in copied
    assert "." not in copied

    # An environment stands for the image's Python; what only root can do is noted.
    subprocess.run([sys.executable, "-m", "venv", system], check=True)
    for command in ("useradd", "install"):
        stub = system / "bin" / command
        stub.write_text(f'#!/bin/sh\necho {command} "$@" >>"{tmp_path}/asked"\n', encoding="utf-8")
        stub.chmod(0o755)
    path = f"{system / 'bin'}:/usr/bin:/bin"
    environment = {"PATH": path, "HOME": str(tmp_path)}
    registry = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    subprocess.run(["sh", "-euc", told["RUN"]], cwd=srv, env={**environment, **registry}, check=True)
    assert (tmp_path / "asked").read_text(encoding="utf-8").splitlines() == [
        f"useradd --create-home {told['USER']}",
        f"install -d -o {told['USER']} {told['VOLUME']}",
    ]
    assert f"-v damka:{told['VOLUME']} " in OPERATORS
    assert "podman build -t damka -f bot/console/Containerfile . " in OPERATORS

    volume.mkdir()
    for assignment in told["ENV"].split():
        name, _, value = assignment.partition("=")
        environment[name] = value.replace(told["VOLUME"], str(volume))
    # As podman reads them out of the file that is made from the example.
    for line in (ROOT / ".env.example").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, _, environment[name] = line.partition("=")
    elsewhere = {"DISCORD_API_URL": "http://127.0.0.1:1", "DISCORD_GATEWAY_URL": "ws://127.0.0.1:1"}

    def said(*arguments: str, **more: str) -> tuple[int, str]:
        done = subprocess.run(
            ["sh", "-euc", shlex.join([*json.loads(told["ENTRYPOINT"]), *arguments])],
            cwd=srv,
            env={**environment, **more},
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout + done.stderr

    status, answer = said()
    assert (status, "DISCORD_TOKEN is not set" in answer) == (failures.MISTAKE, True), answer
    # All that is there but Discord: the games are on the volume.
    status, answer = said(DISCORD_TOKEN="a.b.c", **elsewhere)
    assert (status, "Discord cannot be reached" in answer) == (failures.FAILED, True), answer
    games = volume / "damka" / "damka.sqlite3"
    assert said("check") == (0, f"{games}: 0 matches, 0 moves, 0 wrong\n")
    within = re.search(
        rf"^podman exec damka python -m bot backup {told['VOLUME']} --keep (\d+)$", OPERATORS, re.M
    )
    assert within is not None
    assert said("backup", str(volume), "--keep", within[1])[0] == 0
    (copy,) = volume.glob("damka-*.sqlite3")
    assert said("check", str(copy))[0] == 0
    assert said("draw", "russian", "-o", str(volume / "board.png")) == (0, "")


def test_every_slash_command_that_it_names_exists() -> None:
    named = set(re.findall(r"`/([a-z-]+)(?=[ `])", "".join((README, PLAYERS, OPERATORS, PRIVACY))))
    known = {command.name for command in requests.COMMANDS}
    assert named
    assert named <= known, named - known


def test_it_counts_the_games_right() -> None:
    numbers = {20: "Twenty", 21: "Twenty-one", 22: "Twenty-two"}
    for text, language, said in (
        (README, "en", f"{numbers[len(GAMES)]} games"),
        (JAPANESE, "ja", f"{len(GAMES)}種類"),
    ):
        assert said in text
        assert said in Texts().say(language, "welcome-text", practice="yes")
