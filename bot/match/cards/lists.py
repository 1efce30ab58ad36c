"""The list of one's own games, and the questions which of several is meant."""

from collections.abc import Sequence
from datetime import datetime

from bot.board.text import result
from bot.core.match import Match
from bot.language.markdown import escaped
from bot.language.words import Links, Names, Words
from bot.match.cards.games import clock, named, titled
from bot.skin import card as ui

ALL, MINE, HERE, FINISHED = "all", "mine", "here", "finished"
"""The choices of a list of games besides the games of one kind: all that are open, those in which its reader is to
move, those that are played here, those that are over.
"""
PAGE = 10


def match_list(
    matches: Sequence[Match],
    user: int,
    names: Names,
    words: Words,
    now: datetime,
    *,
    links: Links,
    finished: Sequence[Match] = (),
    channel_id: int | None = None,
    shown: str = ALL,
    page: int = 0,
    reviews: bool = True,
) -> ui.Reply:
    """A page of my games, those that wait for me first; menus choose which are listed, and open one.

    `shown`: `ALL`, `MINE`, `HERE`, `FINISHED` or a game's key; `channel_id`: where it is read.
    """
    review = [ui.button(words("button-review-other"), ui.ControlId("review-ask"))] if reviews else []
    if not matches and not finished:
        return ui.text_reply(words("list-no-games"), ui.row(*review))
    listed = [match for match in matches if _belongs(match, user, shown, channel_id)]
    if shown == FINISHED:
        listed = list(finished)
    last = max(0, len(listed) - 1) // PAGE
    page = min(page, last)
    here = listed[page * PAGE : (page + 1) * PAGE]
    count = len(matches)
    if shown == FINISHED:
        lines = [f"### {words('list-finished')}"]
    else:
        lines = [f"### {words('list-games', count=count)}" if count else words("list-no-games")]
    lines += [_match_line(match, user, names, words, now, links.get(match.id, "")) for match in here]
    if count and not here:
        lines.append(words("list-none-shown"))
    if last:
        lines.append(f"-# {words('list-page', page=page + 1, pages=last + 1)}")
    parts: list[ui.Part] = ["\n".join(lines)]
    if len(matches) > 1 or finished:
        parts.append(_filter_menu(matches, user, words, shown, channel_id, finished=bool(finished)))
    if here:
        parts.append(match_menu(here, user, names, words, ui.ControlId("open")))
    buttons: list[ui.Button] = []
    if page:
        buttons.append(ui.button(words("button-previous-page"), _page(page - 1, shown)))
    if page < last:
        buttons.append(ui.button(words("button-next-page"), _page(page + 1, shown)))
    if any(match.may_move(user) for match in matches):
        buttons.append(ui.button(words("button-next-game"), ui.ControlId("next"), ui.Style.primary))
    buttons += review
    return ui.Reply(ui.boxed([*parts, ui.row(*buttons)]))


def _belongs(match: Match, user: int, shown: str, channel_id: int | None) -> bool:
    """Is this open game listed?"""
    if shown == MINE:
        return match.may_move(user)
    if shown == HERE:
        return match.at(channel_id) is not None
    return shown in (ALL, match.terms.game)


def _page(page: int, shown: str) -> ui.ControlId:
    return ui.ControlId("games", page, rest=shown)


def _filter_menu(
    matches: Sequence[Match], user: int, words: Words, shown: str, channel_id: int | None, *, finished: bool
) -> ui.Row:
    kinds = dict.fromkeys(match.terms.game for match in matches)
    counts = {key: sum(match.terms.game == key for match in matches) for key in kinds}
    mine = sum(match.may_move(user) for match in matches)
    here = sum(_belongs(match, user, HERE, channel_id) for match in matches)
    options = [
        ui.option(words("list-show-all", count=len(matches)), ALL, chosen=shown == ALL),
        ui.option(words("list-show-mine", count=mine), MINE, chosen=shown == MINE),
    ]
    if 0 < here < len(matches) or shown == HERE:
        options.append(ui.option(words("list-show-here", count=here), HERE, chosen=shown == HERE))
    if finished or shown == FINISHED:
        options.append(ui.option(words("list-show-finished"), FINISHED, chosen=shown == FINISHED))
    options += [
        ui.option(words("list-show-game", game=words.game(key), count=count), key, chosen=shown == key)
        for key, count in counts.items()
    ]
    return ui.menu(words("list-choose-shown"), ui.ControlId("games"), options[: ui.MAX_OPTIONS])


def match_menu(
    matches: Sequence[Match],
    user: int,
    names: Names,
    words: Words,
    control: ui.ControlId,
    *,
    asked: str = "list-choose-game",
) -> ui.Row:
    """A menu of games; the value of a choice is the number of the game. `asked`: the message that it shows closed."""
    options = [
        ui.option(
            titled(match, words),
            str(match.id),
            words("list-option-against", opponent=names[match.opponent_of(user)]),
        )
        for match in matches
    ]
    return ui.menu(words(asked), control, options[: ui.MAX_OPTIONS])


def match_label(match: Match, user: int, names: Names, words: Words) -> str:
    """A game in a list: "#12 Russian draughts, Ann: your move"."""
    side = match.side_of(user)
    rival = names[match.players[side.other]]
    turn = "over" if match.over else "mine" if match.to_move is side else "theirs"
    return words(
        "label-match", number=str(match.id), game=words.game(match.terms.game), opponent=rival, turn=turn
    )


def which_game(matches: Sequence[Match], user: int, names: Names, words: Words, action: str) -> ui.Reply:
    """Asks which of several games a command is about; choosing one goes on with the command."""
    choice = match_menu(
        matches, user, names, words, ui.ControlId("which", rest=action), asked="which-game-choose"
    )
    return ui.Reply(ui.boxed([words(f"which-game-{action}"), choice]))


def which_move(
    text: str, boards: Sequence[tuple[Match, str, ui.Attached, str]], user: int, words: Words, links: Links
) -> ui.Reply:
    """Asks in which games a typed move is meant: each with its board and a button that plays it there.

    `boards`: match, move in canonical notation, picture, board as text; `links`: to the boards in their places.
    """
    asked = "which-game-move" if len(boards) > 1 else "which-game-elsewhere"
    parts: list[ui.Part] = [words(asked, move=escaped(text))]
    for match, move, picture, board in boards:
        written = match.game.format(match.state, match.game.parse(match.state, move), words.moves_in)
        label = words("which-game-play", number=str(match.id), move=written)
        parts += [
            named(match, user, words, links.get(match.id, "")),
            ui.picture_part(picture),
            board,
            ui.row(
                ui.button(
                    label, ui.ControlId("play", match.id, match.seq, ui.move_key(move)), ui.Style.primary
                )
            ),
        ]
    shown = tuple(picture for _, _, picture, _ in boards)
    return ui.pictured(parts, *shown)


def _turn_and_clock(match: Match, user: int, words: Words, now: datetime) -> tuple[str, str]:
    """The player to move, and their time; once that has run out, or play has ended, nobody moves."""
    turn = "mine" if match.mover == user else "theirs"
    if match.fallen is not None:
        return "fallen", words(f"list-fallen-{turn}")
    until = match.until(now)
    return turn if until.end.playing else "fallen", clock(match, until, words, now)


def _match_line(match: Match, user: int, names: Names, words: Words, now: datetime, link: str) -> str:
    if match.over:
        rival = escaped(names[match.opponent_of(user)])
        ended = words(
            "list-match-over", game=titled(match, words, link), opponent=rival, result=result(match, words)
        )
        return f"- {ended}"
    turn, time = _turn_and_clock(match, user, words, now)
    told = words(
        "list-match",
        game=titled(match, words, link),
        opponent=escaped(names[match.opponent_of(user)]),
        turn=turn,
        clock=time,
    )
    asked = [words(f"list-match-{what}") for what in match.asked_of(user)]
    return " ".join([f"- {told}", *asked])
