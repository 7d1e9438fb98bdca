"""What both clients do alike, without sending anything."""

from __future__ import annotations

import json
import random
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from time import time
from typing import Any, Final, TypeVar, cast
from urllib.parse import quote, urlencode

import httpx

from ._call import Call
from ._error import CuspalError

R = TypeVar("R")

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
LINES: Final = "application/x-ndjson"
CALENDAR: Final = "text/calendar"
FIRST_WAIT: Final = 0.25
_AGAIN: Final = "Send the call again."


@dataclass(frozen=True, slots=True)
class Settings:
    """How long a call is waited for and how often it is tried."""

    timeout: float
    retries: int
    longest_wait: float
    precision: int | None


@dataclass(frozen=True, slots=True, repr=False)
class Request:
    """A request whose every try is the same, its key among it."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes | None = None
    # Whether what has perhaps been done is not sent again.
    once: bool = False
    # Whether the ETag of the answer is wanted as its member `etag`.
    tagged: bool = False


def read_request(path: str, **query: str) -> Request:
    """A request that reads, which may be sent again as it is."""
    return Request("GET", path + _query(query), {"Accept": JSON})


def call_request(
    tool: str,
    arguments: Mapping[str, Any],
    *,
    key: str | None,
    accept: str = JSON,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    **query: str | None,
) -> Request:
    """A call of a tool. The server charges all tries with one key once."""
    named = {
        "fields": None if fields is None else ",".join(fields),
        "precision": None if precision is None else str(precision),
        **query,
    }
    path = f"/v1/tools/{quote(tool, safe='')}{_query(named)}"
    return Request("POST", path, posted(JSON, accept, key), encoded(arguments))


def posted(content: str, accept: str, key: str | None) -> Mapping[str, str]:
    return {"Content-Type": content, "Accept": accept, "Idempotency-Key": key or uuid.uuid4().hex}


def encoded(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def _query(named: Mapping[str, str | None]) -> str:
    text = urlencode({name: value for name, value in named.items() if value is not None})
    return f"?{text}" if text else ""


def answer_of(request: Request, response: httpx.Response, content: bytes) -> Any:
    """What a success holds: text as it is, or JSON; None where it is empty."""
    if response.status_code == 204:
        return None
    kind = response.headers.get("content-type", "")
    try:
        text = content.decode()
        read: Any = text if kind.startswith(("text/plain", CALENDAR, SVG)) else json.loads(text)
    except ValueError:
        raise unexpected(response) from None
    if not request.tagged or not isinstance(read, dict):
        return read
    # Where something in between has taken the tag away, the empty one fits no version.
    return {**cast(dict[str, Any], read), "etag": response.headers.get("etag", "")}


def failure_of(response: httpx.Response, content: bytes) -> CuspalError:
    """An answer that is no success."""
    try:
        read: object = json.loads(content)
    except ValueError:
        read = None
    return problem_in(read, _retry_after(response)) or unexpected(response)


def problem_in(read: object, retry_after: float | None = None) -> CuspalError | None:
    """A problem as the server writes it (RFC 9457 with members of its own); None when it is none."""
    if not isinstance(read, dict):
        return None
    problem = cast(dict[str, object], read)

    def text(name: str) -> str | None:
        value = problem.get(name)
        return value if isinstance(value, str) else None

    code, status, wait = text("code"), problem.get("status"), problem.get("retryAfterSeconds")
    if code is None:
        return None
    return CuspalError(
        code,
        text("remedy") or _AGAIN,
        recoverable=problem.get("recoverable") is True,
        status=status if isinstance(status, int) else None,
        field=text("field"),
        request_id=text("requestId"),
        retry_after=retry_after if retry_after is not None else (wait if isinstance(wait, int | float) else None),
        detail=text("detail"),
    )


def _retry_after(response: httpx.Response) -> float | None:
    """Seconds of a Retry-After header, which holds them or a date."""
    header = response.headers.get("retry-after", "").strip()
    if header.isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time())
    except ValueError:
        return None


def unreachable() -> CuspalError:
    return CuspalError("unreachable", f"Check the address of the server. {_AGAIN}")


def overdue() -> CuspalError:
    return CuspalError("deadline", "Allow more time, or ask for less.")


def interrupted(request_id: str | None = None) -> CuspalError:
    return CuspalError("interrupted", _AGAIN, request_id=request_id)


def unexpected(response: httpx.Response | None = None) -> CuspalError:
    status = None if response is None else response.status_code
    return CuspalError(
        "unexpected_answer",
        "Check that the address is that of a Cuspal server and that nothing stands in between.",
        recoverable=status is not None and (status >= 500 or status == 429),
        status=status,
        request_id=None if response is None else request_id_of(response),
        retry_after=None if response is None else _retry_after(response),
    )


def request_id_of(response: httpx.Response) -> str | None:
    return response.headers.get("x-request-id")


def wait_before_retry(error: CuspalError, tries: int, settings: Settings) -> float | None:
    """Seconds until the next try; None when there should be none. `tries`: how many there were."""
    if not is_under_way(error) and (tries > settings.retries or not _is_passing(error)):
        return None
    spread = random.random()
    asked = error.retry_after
    if asked is None:
        return min(settings.longest_wait, FIRST_WAIT * 2.0 ** (tries - 1)) * (0.5 + spread / 2)
    return None if asked > settings.longest_wait else asked + spread * FIRST_WAIT


def _is_passing(error: CuspalError) -> bool:
    """Whether the next try may fare better. A search that was too long for its time would be so again."""
    if error.code in ("unreachable", "interrupted", "rate_limited"):
        return True
    return error.status in (429, 502, 503)


def may_have_run(error: CuspalError) -> bool:
    """Whether the server may have done what was asked, though no whole answer came."""
    return error.status is None or error.status == 502


def is_under_way(error: CuspalError) -> bool:
    """Whether an earlier try with the same key has not ended yet; it is no try of its own to ask again."""
    return error.status == 409 and error.retry_after is not None


def page_of(call: Call[R], page: int) -> Call[R]:
    return Call(call.tool, {**call.arguments, "page": page})


def has_more(answer: object) -> bool:
    """Whether pages follow; raises where the tool has none."""
    pagination = cast(dict[str, object], answer).get("pagination") if isinstance(answer, dict) else None
    if not isinstance(pagination, dict):
        raise CuspalError("validation_failed", "Ask for pages of a tool that takes `page`.", field="page")
    return cast(dict[str, object], pagination).get("hasMore") is True


def with_pagination(fields: Sequence[str] | None) -> Sequence[str] | None:
    """The fields with the one that says whether more pages follow."""
    return None if fields is None else [*fields, "pagination"]
