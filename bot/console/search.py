"""The search that the bot thinks with: the command that compiles the one in C, and the choice at the start."""

import os
import subprocess
import tempfile
from pathlib import Path

from bot.console.failures import FAILED, MISTAKE, Failure, writing
from bot.engine import compiled
from bot.store.files import OWNER_ONLY, make_folder


class NotCompiled(Exception):
    """There is no compiler, or it refuses; the message is its own, empty where there is none."""


def compile_into(folder: Path, *options: str) -> Path:
    """Compiles the source with `CC`, or cc, and these further options. Raises NotCompiled and OSError."""
    make_folder(folder)
    path = compiled.file_in(folder)
    with tempfile.TemporaryDirectory(dir=folder) as made:
        new = Path(made) / path.name
        compiler = os.environ.get("CC", "cc").split()
        command = [*compiler, *compiled.OPTIONS, *options, "-o", str(new), str(compiled.SOURCE)]
        try:
            ended = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError:
            # Not there, or nothing that can be run; the folder is not to blame.
            raise NotCompiled("") from None
        if ended.returncode:
            raise NotCompiled(ended.stderr.strip())
        new.chmod(0o700)
        noted = compiled.digest_of(new)
        noted.write_text(compiled.digest(new), encoding="ascii")
        noted.chmod(OWNER_ONLY)
        # Anybody who loads it meanwhile gets the old one or the new one, whole, or none.
        noted.replace(compiled.digest_of(path))
        new.replace(path)
    return path


def compile_search(folder: Path) -> int:
    """Compiles the search and prints where it is; the exit status. Raises Failure."""
    try:
        path = compile_into(folder)
        refused = compiled.refusal(path)
    except NotCompiled as error:
        if not str(error):
            raise Failure(
                "There is no C compiler: install one (on Debian the packages gcc and libc6-dev) or name it in CC. "
                "Without one the bot thinks in Python, and plays the same moves.",
                MISTAKE,
            ) from None
        raise Failure(f"The C compiler refuses: {error}", FAILED) from None
    except OSError as error:
        raise writing(folder, error) from None
    if refused:
        raise Failure(f"{path} is compiled, but the bot will not load it: {refused}.", MISTAKE)
    print(path)
    return 0


def choose_search(wanted: str, folder: Path) -> str:
    """Lets this process and those that it begins search in C, unless Python is wanted or that is not compiled. Returns
    which it is: native or Python, with the reason where what is compiled is not loaded.
    """
    os.environ.pop(compiled.VARIABLE, None)
    path = Path(os.path.realpath(compiled.file_in(folder)))
    if wanted == "python" or not path.exists():
        return "Python"
    try:
        if refused := compiled.refusal(path):
            return f"Python, since {refused}"
    except OSError:
        return "Python"
    os.environ[compiled.VARIABLE] = str(path)
    return "Python" if compiled.library() is None else "native"
