"""Asks for somebody's time zone, once, where it first matters."""

from __future__ import annotations

from bot.core.preferences import OFFERED_ZONES
from bot.ui.cards.card import note
from bot.ui.cards.zones import zone_question
from bot.ui.context import Request
from bot.ui.replies import answer, answer_privately


async def ask_zone_once(request: Request, days: tuple[str, str] | None = None) -> bool:
    """Is the zone right that was taken so far? It asks nobody twice, and nobody who has named their zone; True if it
    asked. `days`: of a vacation that waits for the answer.
    """
    reader = await request.reader()
    settings, words = reader.settings, reader.words
    if settings.zone_asked:
        return False
    if days is None:
        await request.app.players.save(request.user_id, zone_asked=True)
        request.settings_changed()
    typed = request.client.typed
    labels = {
        zone: typed.zone_label(zone, words.language)
        for zone in dict.fromkeys([settings.zone, *OFFERED_ZONES])
    }
    await answer(request, zone_question(settings.zone, labels, request.app.now(), words, days))
    return True


async def choose_zone(request: Request, zone: str) -> None:
    """Saves the zone that was chosen. Raises BadSetting."""
    await save_zone(request, zone)
    planned = "yes" if await request.app.vacations.of(request.user_id) else "no"
    await answer_privately(request, note((await request.words())("zone-chosen", zone=zone, planned=planned)))


async def save_zone(request: Request, zone: str) -> None:
    """Raises BadSetting."""
    await request.app.players.save(request.user_id, zone=zone, zone_asked=True)
    request.settings_changed()
