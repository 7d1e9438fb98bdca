"""Versions of what is managed, with answers that are played."""

from __future__ import annotations

import anyio
import httpx
import pytest

from cuspal import AsyncCuspal, Cuspal, CuspalError

TAG = '"one"'


class Played(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Answers with a tag what is not lost, and keeps what was sent."""

    def __init__(self, *, lost: bool = False, tagged: bool = True) -> None:
        self.lost = lost
        self.headers = {"ETag": TAG} if tagged else {}
        self.requests: list[httpx.Request] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        self.requests.append(request)
        if self.lost:
            raise httpx.ReadError("lost", request=request)
        return httpx.Response(200, json={"id": "p"}, headers=self.headers)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return self.handle_request(request)

    def matches(self) -> list[str | None]:
        return [request.headers.get("if-match") for request in self.requests]


def client_of(played: Played) -> Cuspal:
    return Cuspal("k", http_client=httpx.Client(transport=played), longest_wait=0.01)


def test_they_are_told_with_what_is_read_and_changed_and_not_with_lists() -> None:
    management = client_of(Played()).management
    assert management.get_project("o", "p")["etag"] == TAG
    assert management.put_project("o", "p", name="Shop")["etag"] == TAG
    assert "etag" not in management.list_projects("o")


def test_they_guard_a_change_where_they_are_given_and_stay_out_of_the_body() -> None:
    played = Played()
    management = client_of(played).management
    management.put_project("o", "p", etag=TAG, name="Shop")
    management.put_suspension("p", etag=TAG)
    management.delete_project("o", "p", etag=TAG)
    management.put_project("o", "p", name="Shop")
    management.delete_project("o", "p")
    assert played.matches() == [TAG, TAG, TAG, None, None]
    assert b"etag" not in played.requests[0].content


def test_they_are_empty_where_something_has_taken_them_away_and_then_fit_nothing() -> None:
    played = Played(tagged=False)
    management = client_of(played).management
    management.put_project("o", "p", etag=management.get_project("o", "p")["etag"], name="Shop")
    assert played.matches() == [None, ""]


def test_a_guarded_change_that_was_lost_is_not_sent_again() -> None:
    for etag, tries in ((TAG, 1), (None, 3)):
        played = Played(lost=True)
        with pytest.raises(CuspalError):
            client_of(played).management.delete_project("o", "p", etag=etag)
        assert played.matches() == [etag] * tries


def test_the_async_client_does_the_same() -> None:
    played = Played()

    async def run() -> None:
        http = httpx.AsyncClient(transport=played)
        async with AsyncCuspal("k", http_client=http) as client:
            project = await client.management.get_project("o", "p")
            await client.management.put_project("o", "p", etag=project["etag"], name="Shop")
            await client.management.delete_project("o", "p", etag=project["etag"])

    anyio.run(run)
    assert played.matches() == [None, TAG, TAG]
