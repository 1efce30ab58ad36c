"""The bot's texts, in every language it speaks."""

from pathlib import Path

LOCALES = Path(__file__).with_name("locales")
DEFAULT_LANGUAGE = "en"
LANGUAGES = tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))
"""Every language by its tag (`en`, `pt-BR`): a folder in `locales` is all that declares one."""
WHOLE = ("en", "ja")
"""Those in which a new message is written at once. The others may lack later ones, which they show in English."""
