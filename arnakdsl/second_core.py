"""Work that a second core does meanwhile.

What comes of it travels as plain data; what is none is worked out here once more.
"""

from __future__ import annotations

import marshal
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")


@contextmanager
def meanwhile(work: Callable[[], T]) -> Iterator[Callable[[], T]]:
    """Begin some work in a process of its own; what is given waits for what comes of it.

    If that is no plain data, or there can be no such process, the work is done here when it is asked for.
    """
    begun = _begun(work)
    if begun is None:
        yield work
        return
    child, reader = begun

    with os.fdopen(reader, "rb") as said:

        def found() -> T:
            data = said.read()
            made: tuple[T] | None = marshal.loads(data) if data else None  # only this process can have written it
            return made[0] if made else work()

        try:
            yield found
        finally:
            with suppress(ProcessLookupError, ChildProcessError):  # where nobody waits for children, it may be gone
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)


def _begun(work: Callable[[], Any]) -> tuple[int, int] | None:
    """A copy of this process that does the work, and where it reports; none if there can be no copy."""
    if not _has_room():
        return None
    try:
        reader, writer = os.pipe()
    except OSError:
        return None
    try:
        child = os.fork()
    except OSError:
        os.close(reader)
        os.close(writer)
        return None
    if not child:
        _report(work, writer)
    os.close(writer)
    return child, reader


def _has_room() -> bool:
    """Is a copy of this process safe, and is there a core for it?"""
    return sys.platform == "linux" and threading.active_count() == 1 and len(os.sched_getaffinity(0)) > 1


def _report(work: Callable[[], Any], writer: int) -> NoReturn:
    """In the copy: send what comes of the work, whole or not at all."""
    try:
        data = marshal.dumps((work(),))
        with os.fdopen(writer, "wb") as said:
            said.write(data)
    finally:
        os._exit(0)
