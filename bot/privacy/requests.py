"""The data that the bot has of people: told, given to them as a file, deleted; from the panel of /settings."""

from dataclasses import replace

from bot.board.pictures import edge
from bot.core.terms import SeekStatus
from bot.invitations.answers import readers_of
from bot.invitations.cards import seek_card
from bot.language.words import Words
from bot.match.answers.games import SMALLEST_LIMIT
from bot.match.service.matches import Matches
from bot.preferences.cards import back_button
from bot.privacy.model import archive
from bot.privacy.service import Privacy
from bot.skin import card as ui
from bot.skin.chapters import Chapter, chapter_reply, chapters, contents
from bot.skin.context import Press, Reader, Request
from bot.skin.entry import action
from bot.skin.replies import answer, answer_privately
from bot.workers.errands import Errands
from bot.world.service.lobby import Lobby

FILE = "damka-data{}.zip"
_SAID = ("kept", "seen", "long")
_CHAPTER = ui.ControlId("privacy-chapter")


@action("privacy")
async def privacy(request: Request) -> None:
    await answer_privately(request, privacy_card(await request.reader()))


@action("privacy-chapter")
async def turn_to_chapter(press: Press) -> None:
    """The chapter that was chosen."""
    reader = await press.reader()
    back = ui.row(ui.button(reader.words("button-desk-back"), ui.ControlId("privacy")))
    found, chosen = _chapters(reader.words), press.figure(press.value)
    card = chapter_reply(found, _CHAPTER, chosen, reader.words, back, tint=edge(reader.settings.theme))
    await answer_privately(press, card)


@action("world-leave")
async def leave_world(request: Request) -> None:
    """The asker plays people of other servers no more; their offers go."""
    await request.app[Lobby].leave(request.user_id)
    request.settings_changed()
    await answer_privately(request, privacy_card(await request.reader()))


@action("privacy-export")
async def export(request: Request) -> None:
    """Sends the asker all that is kept of them, rows and games, in as many messages as it takes."""
    request.app[Errands].admit(request.user_id)
    await request.deferral.defer_now()
    kept = await request.app[Privacy].data_of(request.user_id)
    words, names = await request.words(), await request.names(*kept.matches)
    packed = await request.app[Errands].do(
        archive, kept.rows, kept.matches, names, SMALLEST_LIMIT, by=request.user_id
    )
    for part, data in enumerate(packed, 1):
        attached = ui.Attached(FILE.format(f"-{part}" if len(packed) > 1 else ""), data)
        said = words("privacy-exported", part=part, parts=len(packed))
        await answer(request, ui.Reply(ui.boxed([said, ui.file_part(attached)]), (attached,)))


@action("privacy-delete")
async def ask_to_delete(request: Request) -> None:
    """Asks once more; the button deletes."""
    app, user = request.app, request.user_id
    games = len(await app[Matches].mine(user))
    await answer_privately(request, deletion_card(games, await request.words()))


@action("privacy-delete-now")
async def delete(request: Request) -> None:
    """Forgets the asker, and closes the invitations that this has ended where they were shown."""
    words = await request.words()
    forgotten = await request.app[Privacy].erase(request.user_id)
    await answer_privately(request, ui.note(words("privacy-deleted")))
    for seek in forgotten.seeks:
        if seek.message_id is not None:
            closed = replace(
                seek,
                status=SeekStatus.WITHDRAWN,
                by=forgotten.number if seek.by == request.user_id else seek.by,
                opponent=forgotten.number if seek.opponent == request.user_id else seek.opponent,
            )
            card = seek_card(closed, (await readers_of(request.client, closed)).words)
            await request.client.repaint(seek.card_channel, seek.message_id, card)


def privacy_card(reader: Reader) -> ui.Reply:
    """The data that the bot has of the asker, and the buttons to have it and to have it deleted."""
    words = reader.words
    text = f"### {words('privacy-heading')}\n{words('privacy-else')}"
    leave = (
        [ui.button(words("button-world-leave"), ui.ControlId("world-leave"))] if reader.settings.world else []
    )
    buttons = ui.row(
        ui.button(words("button-privacy-export"), ui.ControlId("privacy-export")),
        ui.button(words("button-privacy-delete"), ui.ControlId("privacy-delete"), ui.Style.danger),
        *leave,
        back_button(words, "settings-person"),
    )
    return ui.text_reply(
        text, contents(_chapters(words), _CHAPTER, words), buttons, tint=edge(reader.settings.theme)
    )


def _chapters(words: Words) -> list[Chapter]:
    """The data that are kept, who sees them, how long they stay."""
    told = {words(f"privacy-title-{part}"): words(f"privacy-{part}").split("\n") for part in _SAID}
    return chapters(told, words)


def deletion_card(games: int, words: Words) -> ui.Reply:
    """Asks once more, and says what it costs. `games`: how many are open."""
    buttons = ui.row(
        ui.button(words("button-privacy-delete-now"), ui.ControlId("privacy-delete-now"), ui.Style.danger),
        ui.button(words("button-privacy-keep"), ui.ControlId("dismiss")),
    )
    return ui.text_reply(words("privacy-delete-question", count=games), buttons)
