"""Files that are replaced whole or not at all: a reader finds the old one or the new one."""

from __future__ import annotations

from pathlib import Path


def replace(path: Path, data: bytes, mode: int | None = None) -> None:
    """Put data in the place of a file.

    Args:
        path: The file; where it is a link, the link is replaced.
        data: All of it.
        mode: Who may read and write it; if it is left out, its owner alone.

    Raises:
        OSError: It cannot be written.
    """
    from tempfile import NamedTemporaryFile  # takes as long to import as a third of an empty start

    draft = None
    try:
        with NamedTemporaryFile("wb", dir=path.parent, prefix=".", delete=False) as file:
            draft = Path(file.name)
            file.write(data)
        if mode is not None:
            draft.chmod(mode)
        draft.replace(path)
    except (OSError, ValueError):
        if draft is not None:
            draft.unlink(missing_ok=True)
        raise
