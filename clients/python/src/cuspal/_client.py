from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from time import monotonic, sleep
from typing import Any, Literal, Self, TypeVar, overload

import httpx

from ._account import Account
from ._batch import TIMEOUT, BatchResult, Packer, Portion
from ._call import Call
from ._error import CuspalError
from ._methods import Methods
from ._request import (
    SVG,
    Request,
    Settings,
    answer_of,
    call_request,
    failure_of,
    has_more,
    interrupted,
    is_under_way,
    may_have_run,
    overdue,
    page_of,
    read_request,
    request_id_of,
    unreachable,
    wait_before_retry,
    with_pagination,
)
from ._service import Places, Tool
from .management import Management

R = TypeVar("R")


class Cuspal(Methods):
    """The tools of a Cuspal server, a method for each. A `with` statement or `close` ends its connections."""

    def __init__(
        self,
        api_key: str | Callable[[], str],
        *,
        base_url: str = "http://127.0.0.1:3000",
        timeout: float = 60,
        retries: int = 2,
        longest_wait: float = 20,
        precision: int | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        """
        `api_key` is a key or an access token, or a function that gives the one that is good now. `timeout` is for a call
        with all its tries, in seconds. A server that asks for more than `longest_wait` seconds is not asked again.
        """
        if not api_key:
            raise ValueError("api_key is empty. Give an API key or an access token, or a function that returns one.")
        self._api_key = api_key
        self._base_url = base_url.rstrip("/")
        self._settings = Settings(timeout, retries, longest_wait, precision)
        self._http = http_client or httpx.Client(follow_redirects=False)

    def with_options(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
        longest_wait: float | None = None,
        precision: int | None = None,
    ) -> Self:
        """The same client with other options, over the same connections."""
        given = {"timeout": timeout, "retries": retries, "longest_wait": longest_wait, "precision": precision}
        other = copy(self)
        other._settings = replace(self._settings, **{name: value for name, value in given.items() if value is not None})
        return other

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @overload
    def call(self, call: Call[R], /, *, idempotency_key: str | None = None) -> R: ...
    @overload
    def call(self, call: Call[Any], /, *, fields: Sequence[str], idempotency_key: str | None = None) -> dict[str, Any]: ...
    def call(
        self, call: Call[Any], /, *, fields: Sequence[str] | None = None, idempotency_key: str | None = None
    ) -> Any:
        """
        Sends a call. `fields` are the top-level members that are wanted. All tries have one idempotency key, so that the
        call is charged once; give a key of your own to repeat a call in another process.
        """
        precision = self._settings.precision
        return self._answer(
            call_request(call.tool, call.arguments, key=idempotency_key, fields=fields, precision=precision)
        )

    def figure(
        self,
        call: Call[Any],
        /,
        *,
        style: Literal["round", "south", "north"] | None = None,
        level: Literal["mahadasha", "antardasha"] | None = None,
        at: str | None = None,
        width: int | None = None,
    ) -> str:
        """The figure of a tool's result, one SVG document, for so many pixels of `width`. An option that the figure does not have is refused."""
        return self._answer(
            call_request(
                call.tool,
                call.arguments,
                key=None,
                accept=SVG,
                style=style,
                level=level,
                at=at,
                width=None if width is None else str(width),
            )
        )

    @overload
    def pages(self, call: Call[R], /) -> Iterator[R]: ...
    @overload
    def pages(self, call: Call[Any], /, *, fields: Sequence[str]) -> Iterator[dict[str, Any]]: ...
    def pages(self, call: Call[Any], /, *, fields: Sequence[str] | None = None) -> Iterator[Any]:
        """The pages of a tool that has them, from the one that is asked for. Each is a call, made when it is taken."""
        page: int = call.arguments.get("page", 1)
        wanted = with_pagination(fields)
        while True:
            one = page_of(call, page)
            answer: object = self.call(one) if wanted is None else self.call(one, fields=wanted)
            more = has_more(answer)
            yield answer
            if not more:
                return
            page += 1

    @overload
    def batch(self, calls: Iterable[Call[R]], /, *, timeout: float = TIMEOUT) -> Iterator[BatchResult[R]]: ...
    @overload
    def batch(
        self, calls: Iterable[Call[Any]], /, *, fields: Sequence[str], timeout: float = TIMEOUT
    ) -> Iterator[BatchResult[dict[str, Any]]]: ...
    def batch(
        self, calls: Iterable[Call[Any]], /, *, fields: Sequence[str] | None = None, timeout: float = TIMEOUT
    ) -> Iterator[BatchResult[Any]]:
        """
        Runs any number of calls, up to 1,000 a request, and gives each result as it is ready. `timeout` is that of a
        request. Where an answer breaks off the request is sent again and charged once.
        """
        packer = Packer[Any](fields, self._settings.precision)
        for call in calls:
            portion = packer.add(call)
            if portion:
                yield from self._portion(portion, timeout)
        portion = packer.rest()
        if portion:
            yield from self._portion(portion, timeout)

    @property
    def account(self) -> Account:
        """Usage, keys and calendars of the account."""
        return Account(self._answer)

    @property
    def management(self) -> Management:
        """Organisations, projects, accounts and keys, with a management key."""
        return Management(self._answer)

    def places(self, name: str) -> Places:
        """Coordinates and time zone of a place by its name."""
        return self._answer(read_request("/v1/places", q=name))

    def tools(self) -> list[Tool]:
        """All tools with the schemas of their arguments."""
        return self._answer(read_request("/v1/tools"))["tools"]

    def tool(self, name: str) -> Tool:
        """One tool with the schemas of its arguments and its result."""
        return self._answer(read_request(f"/v1/tools/{name}"))

    def _portion(self, portion: Portion[Any], timeout: float) -> Iterator[BatchResult[Any]]:
        ends_at = monotonic() + timeout
        tries = 0
        while True:
            try:
                with self._opened(portion.request, ends_at) as response:
                    try:
                        for line in response.iter_lines():
                            result = portion.result_in(line)
                            if result:
                                yield result
                            if monotonic() > ends_at:
                                raise overdue()
                    except httpx.HTTPError:
                        pass
                    error = interrupted(request_id_of(response))
            except CuspalError as fault:
                error = fault
            if portion.done:
                return
            tries += not is_under_way(error)
            if not self._waited(error, tries, ends_at):
                yield from portion.left(error)
                return

    def _answer(self, request: Request) -> Any:
        ends_at = monotonic() + self._settings.timeout
        tries = 0
        while True:
            try:
                with self._opened(request, ends_at) as response:
                    return answer_of(request, response, _content(response, ends_at))
            except CuspalError as fault:
                tries += not is_under_way(fault)
                if (request.once and may_have_run(fault)) or not self._waited(fault, tries, ends_at):
                    raise

    def _waited(self, error: CuspalError, tries: int, ends_at: float) -> bool:
        """Waits until the next try; False where there is none."""
        wait = wait_before_retry(error, tries, self._settings)
        if wait is None or monotonic() + wait >= ends_at:
            return False
        sleep(wait)
        return True

    @contextmanager
    def _opened(self, request: Request, ends_at: float) -> Generator[httpx.Response]:
        """A success whose body has not been read. What httpx says may hold the address, and so the name of a place."""
        key = self._api_key if isinstance(self._api_key, str) else self._api_key()
        sent = self._http.build_request(
            request.method,
            self._base_url + request.path,
            content=request.body,
            headers={**request.headers, "Authorization": f"Bearer {key}"},
            timeout=max(0.001, ends_at - monotonic()),
        )
        try:
            response = self._http.send(sent, stream=True)
        except httpx.TimeoutException:
            raise overdue() from None
        except httpx.HTTPError:
            raise unreachable() from None
        try:
            if not response.is_success:
                raise failure_of(response, _content(response, ends_at))
            yield response
        finally:
            response.close()


def _content(response: httpx.Response, ends_at: float) -> bytes:
    parts: list[bytes] = []
    try:
        for part in response.iter_bytes():
            parts.append(part)
            if monotonic() > ends_at:
                raise overdue()
    except httpx.TimeoutException:
        raise overdue() from None
    except httpx.HTTPError:
        raise interrupted(request_id_of(response)) from None
    return b"".join(parts)
