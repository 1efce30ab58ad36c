"""The pictures in the README: positions of games that were really played, as a channel would show them.

python -m tests.readme_pictures    writes tests/data/readme/; look at every one before committing
"""

import io
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PIL import Image

from bot.board.matches import diagram_for, set_as_a_task
from bot.core.match import begin
from bot.core.pace import DEFAULT, Pace
from bot.core.preferences import PlayerSettings
from bot.core.rating import RatedGame, changes
from bot.core.record import Header
from bot.core.terms import Place, Terms
from bot.language.texts import Texts
from bot.language.words import Words
from bot.problems.cards import stars, task
from bot.problems.service import problem_on
from bot.ratings.cards import rating_line
from bot.ratings.model import LATEST, Profile, Score, Standing
from bot.ratings.pictures import Career, record_of
from bot.reviews.model import Subject, Turn
from bot.reviews.pictures import turn_board
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.pictures.standings import table_of
from render import THEMES, Diagram, draw, draw_judged, draw_record, draw_replay, draw_table
from render.chart import Table
from rules import Side
from tests.bot.core.tournament.test_tournament import Life

BEGAN = datetime(2026, 1, 5, 12, tzinfo=UTC)
FOLDER = Path(__file__).resolve().parent / "data" / "readme"


@dataclass(frozen=True)
class Scene:
    """The position after the moves, with the names of FIRST and SECOND."""

    game: str
    theme: str
    names: tuple[str, str]
    moves: str


SCENES = {
    # Sven Winkel against Gerard Jansen, Dutch championship, March 2003: the game as published.
    "international-wood": Scene(
        "international",
        "wood",
        ("Winkel", "Jansen"),
        "34-29 18-22 32-28 16-21 40-34 13-18 45-40 9-13 31-26 11-16 28-23 19x28 29-24 20x29 34x32 7-11 39-34 14-19"
        " 43-39 1-7 50-45 10-14 35-30 5-10 48-43 19-23 30-25 21-27 32x21 16x27 34-29 23x34 40x29 13-19 37-32 8-13"
        " 32x21 22-28 33x22 18x16 41-37 15-20 39-33 12-18 37-32 10-15 46-41 3-9 41-37 7-12 44-39 20-24 29x20 15x24"
        " 49-44 2-8 36-31 18-23 31-27 13-18 47-41 9-13 45-40 4-10 41-36 10-15 33-28 24-29 40-35 17-22 28x17 11x31"
        " 36x27 23-28 32x34 14-20 25x23 18x49",
    ),
    # N. Shutilkin against S. Petrov, 1950: the game as published.
    "russian-slate": Scene(
        "russian",
        "slate",
        ("Шутилкин", "Петров"),
        "c3-d4 f6-g5 b2-c3 g7-f6 a1-b2 g5-h4 d4-c5 b6:d4 e3:c5 d6:b4 a3:c5 h8-g7 c3-d4 f6-g5 b2-c3 c7-b6 c3-b4 g7-f6"
        " d4-e5 f6:d4 c5:e3 e7-d6 b4-a5 d6-c5 a5:c7 b8:d6 d2-c3 f8-e7 c1-b2 a7-b6 c3-b4 c5:f4",
    ),
    # A whole game that ends as the last figure of the rule book does: white's largest group 16, black's 14.
    "zongheng-paper": Scene(
        "zongheng",
        "paper",
        ("先手", "後手"),
        "g3-h3 h6-h5 g7-h7 d4-c4 c7-c6 f6-g6 g1-h1 b6-b7 a5-a4 b8-c8 e3-e4 b6-a6 g1-g2 b4-b5 a5-b5 d8-d7 c7-c6 f6-f7"
        " a7-a6 b4-c4 f4-f3 d2-e2 e5-f5 b4-b3 a1-a2 d6-d5 e1-d1 d6-e6 g5-g6 f8-f7 e1-d1 f8-e8",
    ),
}


REVIEWED = ("12-16", "23-19", "16x23", "27x18", "11-16", "24-19", "16x23", "26x19", "8-11", "32-27")
"""The game that the stories of reviews tell of."""
CHAMPIONSHIP = {
    "Borghetti": "-022122221", "Raimondi": "2-11120121", "Bertè": "01-1222112", "Tovagliaro": "011-012111",
    "Bubbi": "1102-12211", "Pesce": "00011-0210", "Colomboni": "020002-101", "Bruch": "0111001-10",
    "Veronesi": "00111121-0", "Milanese": "110112122-",
}  # fmt: skip
"""The Italian championship of 2004 in Arco: the points of each against the others, in this order."""
THEMES_WIDTH = 300
FILM = "international-wood"


def pictures() -> dict[str, bytes]:
    """Every picture by the name of its file."""
    made = {f"{name}.png": draw(diagrams(scene)[-1], scene.theme) for name, scene in SCENES.items()}
    film = diagrams(SCENES[FILM])
    return made | {
        "themes.png": _side_by_side(film[-1]),
        "replay.gif": draw_replay(film[-41:]),
        "tournament.png": draw_table(championship()),
        "problem.png": _problem(),
        "review.png": _review(),
        "profile.png": _profile(),
    }


def championship() -> Table:
    """A tournament in which everybody met everybody, as it ended."""
    life, names = (
        Life(Plan("Arco 2004", Format.GROUPS, Terms("international", Pace.parse(DEFAULT))), 10),
        [*CHAMPIONSHIP],
    )
    life.start()
    while life.arrange():
        for match in life.open():
            first, second = life.users_of(match)
            points = CHAMPIONSHIP[names[first - 101]][second - 101]
            winner = {"2": first, "1": None, "0": second}[points]
            life.result(match, winner)
    shown = {101 + number: name for number, name in enumerate(names)}
    return table_of(life.tournament, 0, 0, shown, Words(Texts(), "en"))


def _problem() -> bytes:
    """A problem of the day, as it is asked."""
    words, problem = Words(Texts(), "en"), problem_on(BEGAN.date(), "russian")
    board = problem.board(2, BEGAN, 0)
    diagram = diagram_for(board, words, PlayerSettings(), {1: "", 2: ""}, bottom=board.to_move)
    return draw(set_as_a_task(diagram, task(problem, words), stars(problem)))


def _review() -> bytes:
    """A turning point of a game: the move that was played, and the better one."""
    subject = Subject("american", 1, None, REVIEWED)
    turn = Turn(10, Side.SECOND, "32-27", "18-15", "11-15", 200)
    return draw_judged(turn_board(subject, subject.states(), turn, Words(Texts(), "en"), PlayerSettings()))


def _profile() -> bytes:
    """A player's record: a rating over two dozen games against the same field, and what was played besides."""
    results = "1101021211222012122221221"
    games = [
        RatedGame(number, (1, 2 + number % 5), int(points), BEGAN + timedelta(days=3 * number))
        for number, points in enumerate(results)
    ]
    mine = [change for change in changes(games, {}, {}) if change.user == 1]
    words = Words(Texts(), "en")
    scores = {"russian": Score(*(results.count(points) for points in "210")), "gothic": Score(4, 1, 2)}
    profile = Profile(1, games=scores, latest=tuple(map(int, results[-LATEST:])))
    places = [Standing(words("ladder-title", game=words.game("russian")), 3, 14)]
    rating = rating_line(mine[-1].after, words)
    return draw_record(record_of(Career(profile, "Ann", "russian", rating, mine, places), words))


def diagrams(scene: Scene) -> list[Diagram]:
    """The match after each move, as its channel shows it, from one side."""
    terms = Terms(scene.game, Pace.parse(DEFAULT))
    match, _ = begin(Header(1, terms, Place(None, 1), (1, 2), terms.kind.rules_version), BEGAN)
    matches = [match]
    for text in scene.moves.split():
        match, _ = match.play(match.mover, text, BEGAN)
        matches.append(match)
    bottom = match.game.view(match.state).bottom if match.over else match.to_move
    names = dict(zip((1, 2), scene.names, strict=True))
    words, settings = Words(Texts(), "en"), PlayerSettings()
    return [diagram_for(each, words, settings, names, bottom=bottom) for each in matches]


def _side_by_side(diagram: Diagram) -> bytes:
    """One position in every theme."""
    small = []
    for theme in THEMES:
        whole = Image.open(io.BytesIO(draw(diagram, theme))).convert("RGB")
        size = THEMES_WIDTH, whole.height * THEMES_WIDTH // whole.width
        small.append(whole.resize(size, Image.Resampling.LANCZOS))
    row = Image.new("RGB", (len(small) * (THEMES_WIDTH + 8) - 8, small[0].height), "white")
    for number, picture in enumerate(small):
        row.paste(picture, (number * (THEMES_WIDTH + 8), 0))
    out = io.BytesIO()
    row.quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, data in pictures().items():
        (FOLDER / name).write_bytes(data)
