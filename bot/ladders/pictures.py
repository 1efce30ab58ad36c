"""A ladder as what a picture contains."""

from bot.ladders.model.ladder import Ladder
from bot.language.enumeration import Enumeration, enumerated
from bot.language.words import Names, Words
from bot.ratings.model import Score
from bot.tournaments.pictures.standings import is_gap
from render.chart import Align, Column, Row, Table, Tone

MAX_NAME = 48


def ladder_table(ladder: Ladder, names: Names, words: Words, reader: int | None = None) -> Table:
    """All places with each player's meetings; whoever plays now is marked. `reader`: a user."""
    columns = (
        Column("", Align.RIGHT, strong=True),
        Column(words("column-player"), Align.LEFT),
        *(Column(words(f"column-{name}")) for name in ("won", "drawn", "lost")),
        Column(words("column-meets"), Align.LEFT),
    )
    rows = []
    for rank, user in enumerate(ladder.standing, 1):
        score = ladder.scores.get(user, Score())
        meets = [other for c in ladder.challenges if user in c.users for other in c.users if other != user]
        opponents = words.listed(names[other] for other in meets)[:MAX_NAME]
        won, drawn, lost = map(str, (score.won, score.drawn, score.lost))
        cells = (str(rank), names[user][:MAX_NAME], won, drawn, lost, opponents)
        tones = (*(Tone.PLAIN for _ in cells[:-1]), Tone.GOING_ON if meets else Tone.PLAIN)
        rows.append(Row(cells, tones, mine=user == reader))
    return Table(words("ladder-title", game=words.game(ladder.rules.terms.game)), columns, tuple(rows))


def ladder_described(table: Table, words: Words) -> Enumeration:
    """The ladder in one line, for readers without the picture: places and results, and which place is theirs."""
    lines = []
    rows = [row for row in table.rows if not is_gap(row)]
    for row in rows:
        rank, player, won, drawn, lost, meets = row.cells
        own = "yes" if row.mine else "no"
        played = "no" if won == drawn == lost == "0" else "yes"
        facts = {"played": played, "won": won, "drawn": drawn, "lost": lost, "meets": meets or "none"}
        told = words("ladder-entry", player=player, own=own, **facts)
        lines.append(words("signs-place", place=rank, text=told))
    own_place = next((number for number, row in enumerate(rows) if row.mine), None)
    heading = words.apart(table.title, table.subtitle) if table.subtitle else table.title
    return enumerated(heading, tuple(lines), words, own_place)
