"""The search in C: of which source its file is made, and whether this process has one.

The environment variable `DAMKA_SEARCH` names the file, for this process and for those that it begins. Without it, or
where it is not made of the source as it is now, every search is the one in Python, which comes to the same.
"""

import ctypes
import os
import platform
import stat
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

VARIABLE: Final = "DAMKA_SEARCH"
SOURCE: Final = Path(__file__).with_name("search.c")
OPTIONS: Final = ("-O3", "-shared", "-fPIC")


def file_in(folder: Path) -> Path:
    """The file of the source as it is now, on a machine like this one."""
    return folder / _name(SOURCE)


@cache
def _name(source: Path) -> str:
    made_of = source.read_bytes() + " ".join((*OPTIONS, sys.platform, platform.machine())).encode()
    return f"search-{sha256(made_of).hexdigest()[:16]}.so"


def library() -> ctypes.CDLL | None:
    """The search in C, where this process has it."""
    named = os.environ.get(VARIABLE)
    if not named or (path := Path(os.path.realpath(named))) != file_in(path.parent) or not path.exists():
        return None
    return _loaded(path)


@cache
def _loaded(path: Path) -> ctypes.CDLL | None:
    try:
        if refusal(path):
            return None
        found = ctypes.CDLL(str(path))
    except OSError:
        # Of another system, or cannot be read.
        return None
    halves, number, handle = ctypes.POINTER(ctypes.c_uint64), ctypes.c_int32, ctypes.c_void_p
    found.begin.argtypes, found.begin.restype = (handle, halves, number), handle
    found.look.argtypes, found.look.restype = (handle, halves, number, number, number, number), number
    found.steps_of.argtypes = (handle, halves, ctypes.POINTER(ctypes.c_int64), number)
    found.steps_of.restype = number
    found.end.argtypes, found.end.restype = (handle,), None
    return found


def refusal(path: Path) -> str:
    """The reason not to load the file, which would run in this process, token and all; empty where it may be loaded. It
    must be this user's, or root's, where nobody else could have put it, and as it was compiled. Raises OSError.
    """
    path = Path(os.path.realpath(path))
    if sys.platform != "win32":
        for part in (path, *path.parents):
            found = part.stat()
            if found.st_uid not in (0, os.getuid()):
                return f"{part} belongs to another user"
            # In a folder like /tmp others put things, but take away none of this user's.
            shared = part not in (path, path.parent) and found.st_mode & stat.S_ISVTX
            if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH) and not shared:
                return f"others may write to {part}"
    noted = digest_of(path)
    if not noted.is_file() or noted.read_text(encoding="ascii", errors="replace") != digest(path):
        return f"{path} is not as it was compiled"
    return ""


def digest_of(path: Path) -> Path:
    """The file beside it with its digest."""
    return path.with_name(f"{path.name}.sha256")


def digest(path: Path) -> str:
    """That of its bytes: a process that loads a file which was cut off is killed by SIGBUS."""
    return sha256(path.read_bytes()).hexdigest()
