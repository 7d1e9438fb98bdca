"""The client against a running server, whose address and key CUSPAL_URL and CUSPAL_KEY hold."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from cuspal import Call, Cuspal, CuspalError, calls
from cuspal.types import GetPlanetsResult

from .conftest import BIRTH


def asked(url: str, key: str, tool: str, arguments: object) -> Any:
    """The same call without the client."""
    headers = {"Authorization": f"Bearer {key}"}
    return httpx.post(f"{url}/v1/tools/{tool}", json=arguments, headers=headers, timeout=60).json()


def test_a_method_answers_what_the_server_answers(client: Cuspal, url: str, key: str) -> None:
    assert client.get_house_cusps(**BIRTH) == asked(url, key, "get_house_cusps", BIRTH)
    assert client.get_sub_lord_table(number=108) == asked(url, key, "get_sub_lord_table", {"number": 108})
    assert isinstance(client.get_reading_protocol(), str)


def test_a_question_is_answered(client: Cuspal) -> None:
    answer = client.answer_question(**BIRTH, question="When will I marry?")
    assert "arriage" in answer["answer"]


def test_less_of_an_answer(client: Cuspal) -> None:
    small = client.with_options(precision=1).call(calls.get_planets(**BIRTH), fields=["planets"])
    assert "planets" in small and "provenance" not in small
    longitudes = [planet["siderealLongitude"] for planet in small["planets"].values()]
    assert len(longitudes) == 9
    assert longitudes == [round(longitude, 1) for longitude in longitudes]


def test_a_figure_is_one_document(client: Cuspal) -> None:
    assert client.figure(calls.get_full_chart(**BIRTH), style="south").startswith("<svg")


def test_pages_come_one_after_the_other(client: Cuspal) -> None:
    pages = [page["pagination"] for page in client.pages(calls.detect_yogas(**BIRTH, page=1))]
    assert [page["page"] for page in pages] == list(range(1, pages[0]["totalPages"] + 1))
    with pytest.raises(CuspalError):
        next(client.pages(calls.get_planets(**BIRTH)))


def test_places(client: Cuspal) -> None:
    found = client.places("Pune")
    assert "taken" in found and found["taken"]["timeZone"] == "Asia/Kolkata"


def test_the_account(client: Cuspal) -> None:
    usage = client.account.usage()
    assert client.account.usage(usage["month"])["used"] >= usage["used"]
    # A key of the configuration manages no keys and is none of them.
    for ask in (client.account.keys, client.account.key):
        with pytest.raises(CuspalError) as caught:
            ask()
        assert (caught.value.code, caught.value.status) == ("auth_invalid", 403)


def test_a_calendar(client: Cuspal) -> None:
    calendar = client.account.calendar({"birth": BIRTH, "show": ["dashas", "stations"], "dashaLevel": 3})
    assert calendar.startswith("BEGIN:VCALENDAR") and "SUMMARY:" in calendar


def test_definitions(client: Cuspal) -> None:
    assert len(client.tools()) > 200
    assert client.tool("get_planets")["name"] == "get_planets"


def test_a_batch_gives_a_result_for_each_call(client: Cuspal, url: str, key: str) -> None:
    latitudes = [10.0, 95.0, -33.0]
    many = [calls.get_planets(**{**BIRTH, "latitude": latitude}) for latitude in latitudes]
    results = sorted(client.batch(many), key=lambda each: each.index)
    assert [each.ok for each in results] == [True, False, True]
    good: GetPlanetsResult = results[2].result
    assert good == asked(url, key, "get_planets", {**BIRTH, "latitude": -33.0})
    assert results[1].error and results[1].error.field == "latitude"
    with pytest.raises(CuspalError):
        _ = results[1].result


def test_a_failure_says_what_to_do_and_prints_nothing_that_was_sent(client: Cuspal, url: str) -> None:
    with pytest.raises(CuspalError) as failed:
        client.get_planets(**{**BIRTH, "latitude": 95.5})
    error = failed.value
    assert (error.code, error.status, error.field) == ("validation_failed", 400, "latitude")
    assert error.remedy and error.request_id and error.recoverable
    assert "95.5" in (error.detail or "") and "95.5" not in str(error) and "95.5" not in repr(error)
    with pytest.raises(CuspalError) as refused:
        Cuspal("mcp_nobody", base_url=url).call(Call[Any]("get_planets", BIRTH))
    assert (refused.value.code, refused.value.status) == ("auth_invalid", 401)
