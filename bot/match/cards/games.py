"""The board of a game with its controls."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from bot.board.moves import lost_piece
from bot.board.text import remarks_told, result
from bot.core.clock import Why
from bot.core.match import ABORT_PLIES, Match
from bot.core.pace import DAY, HOUR
from bot.core.rating import Change
from bot.core.terms import WEAKEST, reviewable
from bot.core.until import End, Then, Until
from bot.language.markdown import escaped, linked
from bot.language.words import Words, mention, moment
from bot.match.cards.choices import all_moves_menu, fits_one_menu
from bot.match.cards.terms import changes_text, learn_button, setup_text
from bot.skin import card as ui
from rules import Ending, Side, State


@dataclass(frozen=True, slots=True)
class About:
    """Facts of a match that its events do not tell: where its latest board stands, its tournament, changes of ratings.

    `left`: the names of players who have left the server in which they play, whom Discord does not show; `blind`: those
    who do not see the channel; `hints`: how many the player was given; `thinks`: does the bot play and review; `own`:
    more buttons for one reader, by action and label.
    """

    link: str = ""
    series: str = ""
    rated: Sequence[Change] = ()
    left: Mapping[int, str] = field(default_factory=dict)
    blind: Sequence[int] = ()
    hints: int = 0
    thinks: bool = True
    own: Sequence[tuple[str, str]] = ()


UNKNOWN: Final = About()
_OTHERS: Final = 3  # buttons beside Move and More …, of five in a row
LAST_PLIES: Final = 10  # five moves of each side: the small film below a finished game


def match_card(
    match: Match,
    words: Words,
    picture: ui.Attached,
    now: datetime,
    about: About = UNKNOWN,
    *,
    news: str = "",
    board: str = "",
    plies: int = 1,
    ping: int | None = None,
    moving: bool = True,
    footer: Sequence[ui.Part] | None = None,
) -> ui.Reply:
    """The game as it stands, for everybody in its place or for one reader.

    `news` stands first (the latest change); `board` is the position as text, for readers without pictures; the last
    `plies` moves are told; `ping`: whom it calls; `moving`: with the controls for a move; a `footer`, where there is
    one, stands for all controls.
    """
    parts = _head(match, words, picture, about, news, board)
    told = [*moves_told(match, words, plies), *status_lines(match, words, now)]
    away = [("match-left-server", escaped(name)) for name in about.left.values()]
    away += [("match-sees-nothing", mention(user)) for user in about.blind]
    told += [f"-# {words(message_id, player=player)}" for message_id, player in away if not match.over]
    parts.append("\n".join(told))
    if match.outcome is not None and match.terms.rated:
        parts.append(changes_text(about.rated, match, words))
    if match.over and match.practice is not None:
        parts.append(f"-# {words('practice-over', hints=about.hints)}")
    parts += _controls(match, words, about, moving=moving) if footer is None else footer
    return ui.Reply(
        ui.boxed(parts, ui.Tint.OVER) if match.over else ui.framed(parts, picture), (picture,), ping
    )


def past_card(
    match: Match, words: Words, picture: ui.Attached | None, about: About, *, edge: int = ui.Tint.TURN
) -> ui.Reply:
    """An earlier board, only to be looked at: the last move alone, and the picture that the message has already."""
    parts = [*_head(match, words, picture, about), "\n".join(moves_told(match, words))]
    return ui.Reply(ui.boxed(parts, edge))


def _head(
    match: Match, words: Words, picture: ui.Attached | None, about: About, news: str = "", board: str = ""
) -> list[ui.Part]:
    series = [f"-# {about.series}"] if about.series else []
    head = "\n".join([heading(match, words, about.link), *series])
    return [head, news, ui.picture_part(picture), board]


def heading(match: Match, words: Words, link: str = "") -> str:
    """Game, number and players with their colours; `link`: where its latest board stands."""
    game = match.game
    sides = [
        words.sign(f"man_{game.colours[side].value}")
        + words("match-side", colour=words.colour(game, side), player=mention(match.players[side]))
        for side in Side
    ]
    title = words("match-heading", game=words.game(match.terms.game), number=str(match.id))
    lines = [f"### {linked(title, link)}", words.apart(*sides)]
    if match.practice is not None:
        lines.append(f"-# {words('practice-level', level=match.practice.level)}")
    return "\n".join(lines)


def titled(match: Match, words: Words, link: str = "") -> str:
    """Number and name of the game: "#12 Russian draughts", as a link to its board where that has an address."""
    return linked(words("list-option-match", number=str(match.id), game=words.game(match.terms.game)), link)


def named(match: Match, user: int, words: Words, link: str = "") -> str:
    """One small line that tells which game is meant: "#12 Russian draughts · against @Ann"; `link`: to its board."""
    if user in match.players:
        rivals = words("list-option-against", opponent=mention(match.opponent_of(user)))
    else:
        first, second = map(mention, match.players)
        rivals = words("signs-rivals", first=first, second=second)
    return f"-# {words.apart(titled(match, words, link), rivals)}"


def status_lines(match: Match, words: Words, now: datetime) -> list[str]:
    """Remarks of the rules, offers, and the result or the player to move and their deadline: a line each."""
    lines = []
    if not match.moves and match.terms.setup is not None:
        lines.append(words("terms-setup", setup=setup_text(match.terms, words)))
    view = match.game.view(match.state)
    lines.extend(remarks_told(match.game, view, words, over=match.over))
    if match.over:
        cup = words.sign("cup") if match.outcome is not None and match.outcome.winner is not None else ""
        ending = None if match.outcome is None else match.outcome.ending
        unplayed = ending in (Ending.ABORT, Ending.DOUBLE_LOSS)
        unplayed |= ending is Ending.ADJUDICATION and len(match.moves) < ABORT_PLIES
        thanks = "" if unplayed or match.absent is not None else words("match-thanks")
        return [*lines, f"{cup}**{result(match, words)}**", *([thanks] if thanks else [])]
    if match.heard_offer is not None:
        lines.append(words("match-draw-offered", player=mention(match.players[match.heard_offer])))
    if match.talks.takeback is not None:
        lines.append(words("match-takeback-asked", player=mention(match.players[match.talks.takeback])))
    until = match.until(now)
    time = clock(match, until, words, now)
    if not until.end.playing:
        return [*lines, f"{words.sign('turn')}**{time}**"]
    to_move = words("match-to-move", player=mention(match.mover), bot=match.mover == match.bot)
    lines.append(f"{words.sign('turn')}**{to_move}** {time}")
    if (left := match.clock.left[match.to_move.other]) is not None:
        waiting = mention(match.players[match.to_move.other])
        lines.append(f"-# {words('match-time-left', player=waiting, time=left)}")
    return lines


def moves_told(match: Match, words: Words, plies: int = 1) -> list[str]:
    """Each of the last moves, the oldest first: who moved what, what it took, and what became of the piece."""
    plies = min(plies, len(match.moves))
    if plies == 0 or match.previous_state is None:
        return []
    states = [match.previous_state] if plies == 1 else match.states()[-plies - 1 : -1]
    first = len(match.moves) - plies + 1
    return [
        _move_told(match, words, state, first + number, alone=number > 0)
        for number, state in enumerate(states)
    ]


def _move_told(match: Match, words: Words, before: State, ply: int, *, alone: bool) -> str:
    """One move; `alone`: it was made for the player, so where it was the only one this is said."""
    game = match.game
    move = game.parse(before, match.moves[ply - 1])
    told = [
        words(
            "match-last-move",
            player=mention(match.players[before.to_move]),
            bot=match.players[before.to_move] == match.bot,
            move=game.format(before, move, words.moves_in),
            number=f"{(ply + 1) // 2}." if ply % 2 else f"{ply // 2}...",
            ply=ply,
            captured=len(move.captured),
        )
    ]
    if move.forfeited is not None:
        told.append(words("match-declined", piece=lost_piece(game, before, move, words)))
    if game.crowns(before, move):
        told.append(words.sign("crown") + words("match-crowned"))
    if alone and len(game.legal_moves(before)) == 1:
        told.append(words("match-forced"))
    return " ".join(told)


def clock(match: Match, until: Until, words: Words, now: datetime) -> str:
    """Until when there is time, what happens then, and whether it stands still meanwhile."""
    if match.fallen is not None:
        return words("match-fallen", player=mention(match.players[match.fallen.other]))
    pause = until.pause
    if pause is not None and pause.why is Why.DOWNTIME and pause.end is not None and pause.end - now > HOUR:
        # Only of a place out of reach is an absence known before it is over, and of an outage not until when.
        bound = "yes" if pause.end - now < 60 * DAY else "no"
        return words("match-left", until=moment(pause.end, "f"), bound=bound)
    return " ".join([*_by_when(match, until, words), *standstill(until, words)])


def _by_when(match: Match, until: Until, words: Words) -> list[str]:
    when = "" if until.at is None else moment(until.at)
    if until.end is End.CLOCK and not match.terms.pace.limited:
        return [words("match-no-clock", when=when, ends="yes" if when else "no")]
    if not when and until.then is not Then.DECIDED:
        return []  # it stands still, which is said beside
    if until.end is End.CLOCK:
        return [words("match-deadline", when=when)]
    loser = match.mover if match.bound is None else match.bound.loser or match.mover
    facts = {"then": until.then.value, "when": when, "player": mention(loser)}
    code = {End.PLAY: "match-play-ends", End.CLAIMS: "match-claims-end", End.HELD: "match-held"}[until.end]
    return [words(code, players=[mention(user) for user in until.waits], **facts)]


def standstill(until: Until, words: Words) -> list[str]:
    """Why it stands still, and since when or until when; nothing while it goes on."""
    pause = until.pause
    if pause is None:
        return []
    end = "" if pause.end is None else moment(pause.end, "f")
    return [words(f"match-paused-{pause.why.value}", until=end, since=moment(pause.start))]


def _controls(match: Match, words: Words, about: About, *, moving: bool) -> list[ui.Row]:
    """The controls for moving, in a menu where one holds all moves, two buttons for what is used most, and one for
    everything else. Nobody moves while the opponent of a fallen clock decides. Of a game that is over, its last ones.

    A button, because Discord does not let one choose the same entry of a menu twice running.
    """

    def to(action: str) -> ui.ControlId:
        return ui.ControlId(action, match.id, match.seq)

    if match.over:
        return _final_controls(match, words, about)
    moving = moving and match.fallen is None and (match.bound is None or match.bound.end.playing)
    others = []
    if match.heard_offer is not None:
        others.append(ui.button(words("button-draw-answer"), to("draw"), ui.Style.success))
    if match.practice is None:
        if moving:
            others.append(ui.button(words("button-type"), to("type")))
        others.append(ui.button(words("button-explore"), to("explore")))
    elif match.to_move is not match.practice.side:
        if about.thinks:
            others.append(ui.button(words("button-hint"), to("hint")))
        if match.plies_back_to(match.to_move) is not None:
            others.append(ui.button(words("button-takeback-practice"), to("takeback")))
    if len(others) < _OTHERS:
        others += [ui.button(words(f"button-{label}"), to(action)) for action, label in about.own]
    others.append(ui.button(words("button-more"), to("more")))
    if moving and fits_one_menu(match):
        return [all_moves_menu(match, words), ui.row(*others)]
    move = ui.button(words("button-move"), to("move"), ui.Style.primary)
    return [ui.row(move, *others) if moving else ui.row(*others)]


def _final_controls(match: Match, words: Words, about: About) -> list[ui.Row]:
    def to(action: str) -> ui.ControlId:
        return ui.ControlId(action, match.id, match.seq)

    buttons = []
    if about.thinks or match.practice is None:
        buttons.append(ui.button(words("button-rematch"), to("rematch"), ui.Style.success))
    if match.moves:
        if about.thinks and reviewable(match.game, len(match.moves)):
            buttons.append(ui.button(words("button-review"), to("review")))
        ending = ui.ControlId("replay", match.id, match.seq, str(LAST_PLIES))
        buttons.append(ui.button(words("button-replay-end"), ending))
    if match.practice is not None and match.practice.level == WEAKEST:
        buttons.append(learn_button(match.terms.game, words))
    return [ui.row(*buttons, ui.button(words("button-more"), to("more")))]
