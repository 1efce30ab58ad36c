"""An invitation with every setting, before anyone accepts, and the list of open ones."""

from collections.abc import Mapping, Sequence

import discord

from bot.core.pace import PRESETS, Pace
from bot.core.terms import MAX_NOTE, Seek, SeekStatus, Terms, drawn_by_lot
from bot.invitations.model import Wish
from bot.language.markdown import escaped, linked
from bot.language.words import Words, mention, moment
from bot.match.cards.terms import learn_button, rules_button, setup_text
from bot.skin.card import (
    MAX_LISTED,
    MAX_OPTIONS,
    Attached,
    ControlId,
    Part,
    Reply,
    Tint,
    boxed,
    button,
    choice_field,
    menu,
    modal,
    option,
    picture_part,
    row,
    text_part,
    text_reply,
    typed_field,
)
from rules import GAMES, Side, find_game, is_house

RANDOM, PAIR = "random", "pair"
"""Answers to which colour one plays, besides the colours: drawn, and both, one game each."""
ALSO = ("weekend", "standing")
MAX_SETUP = 400


def game_options(game: str | None, words: Words) -> list[discord.SelectOption]:
    """The games of this place, this one chosen: first its house games."""
    # A house game that the server no longer has cannot be asked for.
    chosen = [game] if game is not None and (game in words.house or not is_house(game)) else []
    keys = [*dict.fromkeys((*chosen, *words.house, *GAMES))][:MAX_OPTIONS]
    return [option(words.game(key), key, chosen=key == game) for key in keys]


def preview_card(wish: Wish, words: Words, *, world: bool, alone: bool = False, bot: bool = False) -> Reply:
    """The invitation before it is posted, for its author alone; `world`: with the way to other servers; `alone`: where
    nobody could join; `bot`: to a game against the bot, which has no clock and no rating.
    """
    people: discord.ui.UserSelect[discord.ui.LayoutView] = discord.ui.UserSelect(
        custom_id=str(ControlId("wish-whom", rest=wish.text)),
        placeholder=words("preview-whom"),
        min_values=0,
        default_values=[] if wish.opponent is None else [discord.Object(wish.opponent, type=discord.User)],
    )
    paces = {wish.time.key: words.pace(wish.pace)} | {key: words.preset(key) for key in PRESETS}
    if wish.pace.weekend is not None:
        paces[wish.time.key] = words.pace(wish.pace)
    times = [option(said, key, chosen=Pace.parse(key) == wish.time) for key, said in paces.items()]
    rated = words("button-preview-rated", on="yes" if wish.rated else "no")
    buttons = [
        button(words("button-invite"), ControlId("wish-send", rest=wish.text), discord.ButtonStyle.success),
        button(rated, ControlId("wish-rated", rest=wish.text)),
        button(words("button-preview-more"), ControlId("wish-more", rest=wish.text)),
        rules_button(wish.game, words),
    ]
    if alone or bot:
        del buttons[slice(3) if alone else slice(1, 2)]
    if world:
        buttons.append(
            button(
                words("button-world"), ControlId("world-form", rest="" if is_house(wish.game) else wish.game)
            )
        )
    how = words("error-not-here-alone") if alone else words("preview-how")
    parts: list[Part] = [
        f"### {words('preview-heading')}\n{how}",
        menu(words("hall-form-game"), ControlId("wish-game", rest=wish.text), game_options(wish.game, words)),
    ]
    if not (alone or bot):
        parts.append(
            menu(words("hall-form-pace"), ControlId("wish-pace", rest=wish.text), times[:MAX_OPTIONS])
        )
    parts += [row(*buttons)] if alone else [discord.ui.ActionRow(people), row(*buttons)]
    return Reply(boxed(parts, Tint.PRIVATE))


def more_form(wish: Wish, words: Words, *, bot: bool = False) -> discord.ui.Modal:
    """Asks for all that is seldom wished for: colour, opening, a line, days off, an invitation that stays, and the
    options of the game, where it has any. `bot`: without what a game against the bot does not have.
    """
    kind = find_game(wish.game)
    sides = [option(words.colour(kind, side), kind.colours[side].value) for side in Side]
    drawn, both = (option(words(f"choice-colour-{key}"), key) for key in (RANDOM, PAIR))
    drawn.default = True
    also = [
        option(words(f"preview-{key}"), key, chosen=key == "weekend" and wish.weekend != "")
        for key in ALSO
        if key != "standing" or wish.opponent is None
    ]
    about = words("preview-setup-about")
    fields = [
        choice_field(words("preview-colour"), "colour", [drawn, *sides, both]),
        typed_field(words("preview-setup"), "setup", most=MAX_SETUP, about=about, required=False),
        typed_field(words("preview-note"), "note", most=MAX_NOTE, required=False),
        choice_field(words("preview-also"), "also", also, required=False, most=len(also)),
    ]
    if bot:
        fields = [choice_field(words("preview-colour"), "colour", [drawn, *sides]), fields[1]]
    if kind.options:
        agreed = wish.game.partition(":")[2].split(",")
        traits = [option(words.option(key), key, chosen=key in agreed) for key in kind.options]
        fields.append(
            choice_field(words("preview-options"), "options", traits, required=False, most=len(traits))
        )
    return modal(words("preview-more"), ControlId("wish-sent", rest=wish.text), *fields)


def seek_card(
    seek: Seek,
    words: Words,
    *,
    joined: str = "",
    picture: Attached | None = None,
    board: str = "",
    link: str = "",
    new: bool = False,
) -> Reply:
    """The invitation as it stands: open with its buttons, or closed with what became of it.

    `joined`: who joined, and the games that began, for an invitation that was accepted; `picture`: the position from
    which it starts, where that is none of the game's own, `board` the same as text; `link`: to the last board of the
    match that a rematch repeats; `new`: who invites has never played the game.
    """
    is_open = seek.status is SeekStatus.OPEN
    parts: list[Part] = [
        text_part(f"### {words(f'seek-heading-{seek_kind(seek)}', game=words.game(seek.terms.game))}"),
        text_part(_who(seek, words, link)),
    ]
    if seek.terms.game in words.house:
        parts.append(text_part(f"-# {words.line(seek.terms.game)}"))  # its name says nothing of its rules
    if seek.note is not None:
        parts.append(text_part(f"> {escaped(seek.note)}"))
    parts.append(text_part(terms_text(seek, words)))
    if picture is not None:
        parts += [picture_part(picture), board]
    if is_open:
        until = "seek-stands" if seek.standing else "seek-expires"
        parts.append(text_part(f"-# {words(until, when=moment(seek.expires_at))}"))
        parts.append(_controls(seek, words, new=new))
    else:
        parts.append(text_part(joined or words(f"seek-{seek.status.value}")))
    ping = seek.opponent if is_open else None
    files = () if picture is None else (picture,)
    return Reply(boxed(parts, Tint.OPEN if is_open else Tint.OVER), files, ping)


def terms_text(seek: Seek, words: Words) -> str:
    """What is agreed on: the time and whether it is rated, and all that is not usual."""
    terms = seek.terms
    parts = [words.pace(terms.pace), words("terms-rated" if terms.rated else "terms-casual")]
    if terms.pair:
        parts.append(words("terms-pair"))  # both play each colour
    elif seek.wants is not None:
        parts.append(_colour(terms, seek.wants, seek.by, words))
    if terms.setup is not None:
        parts.append(setup_text(terms, words))
    # A rematch of a tournament's game keeps what was agreed there.
    if terms.pace.limited and not terms.vacation:
        parts.append(words("terms-no-vacation"))
    # The rules of a house game stand above, and leave no room; for a closed invitation it tells nothing.
    longest = "" if is_house(terms.game) or seek.status is not SeekStatus.OPEN else words.longest(terms.pace)
    small = [f"-# {line}" for line in (_mover(terms, words), longest) if line]
    return "\n".join([words.apart(*parts), *small])


def _mover(terms: Terms, words: Words) -> str:
    """The side to move in a position that is neither the usual one nor one of the game's table."""
    game = terms.kind
    if terms.setup is None or terms.setup in game.ballots or drawn_by_lot(terms.setup):
        return ""
    return words("position-to-move", colour=words.colour(game, game.start(terms.setup).to_move))


def seek_kind(seek: Seek) -> str:
    """The kind of invitation: open, directed or rematch."""
    if seek.rematch_of is not None:
        return "rematch"
    return "open" if seek.opponent is None else "directed"


def _who(seek: Seek, words: Words, link: str) -> str:
    if seek.opponent is None:
        return words("seek-open-to-all", player=mention(seek.by))
    people = {"player": mention(seek.by), "opponent": mention(seek.opponent)}
    if seek.rematch_of is None:
        return words("seek-directed", **people)
    former = linked(words("seek-game", number=str(seek.rematch_of)), link)
    return words("seek-rematch", former=former, **people)


def _colour(terms: Terms, side: Side, user: int, words: Words) -> str:
    sign, colour = words.sign(f"man_{terms.kind.colours[side].value}"), words.colour(terms.kind, side)
    return words("colour-wanted", player=mention(user), colour=sign + colour)


def _controls(seek: Seek, words: Words, *, new: bool) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    style = discord.ButtonStyle
    named = seek.opponent is not None
    join = words("button-accept" if named else "button-join")
    buttons = [button(join, ControlId("join", seek.id), style.success)]
    if named:
        buttons.append(button(words("button-decline"), ControlId("decline", seek.id), style.danger))
    buttons.append(button(words("button-withdraw"), ControlId("withdraw", seek.id)))
    buttons.append(button(words("button-rules"), ControlId("rules", seek.id)))
    if new:
        buttons.append(learn_button(seek.terms.game, words))
    return row(*buttons)


def seek_list(
    seeks: Sequence[Seek], names: Mapping[int, str], words: Words, *, alone: bool = False, world: bool = False
) -> Reply:
    """Open seeks that the reader may join; `alone`: nobody could join one here; `world`: with a way to all servers."""
    further = [row(button(words("button-world"), ControlId("world")))] if world else []
    if not seeks:
        return text_reply(words("list-no-seeks-alone" if alone else "list-no-seeks"), *further)
    lines = [f"### {words('list-seeks', count=len(seeks))}"]
    options = []
    for seek in seeks[:MAX_LISTED]:
        facts = {
            "player": names[seek.by],
            "game": words.game(seek.terms.game),
            "pace": words.pace(seek.terms.pace),
            "kind": seek_kind(seek),
            "pair": "yes" if seek.terms.pair else "no",
        }
        lines.append("- " + words("list-seek", **{**facts, "player": mention(seek.by)}))
        options.append(option(words("list-option-seek", **facts), str(seek.id), facts["pace"]))
    return Reply(
        boxed(
            [
                text_part("\n".join(lines)),
                menu(words("list-choose-seek"), ControlId("seek"), options),
                *further,
            ],
            Tint.OPEN,
        )
    )
