"""Controls of the directors' desk."""

from __future__ import annotations

from bot.skin.entry import action
from bot.tournaments.answers import desk

show = action("desk")(desk.show)
ask = action("desk-ask")(desk.ask)
open_act = action("desk-form")(desk.open_act)
send = action("desk-set")(desk.send)
do = action("desk-do")(desk.do)
