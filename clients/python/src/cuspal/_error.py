from __future__ import annotations

import re

# A name as schemas have them; whatever else was sent as one is not repeated.
_FIELD = re.compile(r"[A-Za-z_][\w.\[\]-]{0,63}")


class CuspalError(Exception):
    """A call that failed. What prints it holds nothing that was sent, so it may be logged."""

    code: str
    """The code as the server names it; `unreachable`, `deadline`, `interrupted` and `unexpected_answer` are the client's."""
    remedy: str
    """What to do about it."""
    recoverable: bool
    """Whether the same or a corrected call can succeed."""
    status: int | None
    """HTTP status; None when there was no answer."""
    field: str | None
    """The argument that is at fault."""
    request_id: str | None
    """Under which the server knows the request."""
    retry_after: float | None
    """Seconds to wait before the next try."""
    detail: str | None
    """The fault in words, which may repeat birth data: for the person whose data it is, not for a log."""

    def __init__(
        self,
        code: str,
        remedy: str,
        *,
        recoverable: bool = True,
        status: int | None = None,
        field: str | None = None,
        request_id: str | None = None,
        retry_after: float | None = None,
        detail: str | None = None,
    ) -> None:
        self.code = code
        self.remedy = remedy
        self.recoverable = recoverable
        self.status = status
        self.field = field if field is not None and _FIELD.fullmatch(field) else None
        self.request_id = request_id
        self.retry_after = retry_after
        self.detail = detail
        super().__init__(code)

    def __str__(self) -> str:
        at = "" if self.field is None else f" at {self.field}"
        request = "" if self.request_id is None else f" Request {self.request_id}."
        return f"{self.code}{at}. {self.remedy}{request}"
