from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Place(TypedDict):
    """A place with its coordinates: latitude north positive, longitude east positive."""

    name: str
    region: NotRequired[str]
    country: str
    countryCode: str
    latitude: float
    longitude: float
    timeZone: str
    population: NotRequired[int]


class Places(TypedDict):
    """What somebody may mean by the name of a place."""

    # How clear the name is: ONLY_ONE, FAR_LARGER, SAME_NAME, NOTHING and others.
    finding: str
    # The one that is meant without doubt.
    taken: NotRequired[Place]
    # At most five, the most populous first.
    places: list[Place]
    total: int
    # To be named where the places are shown.
    attribution: str


class Tool(TypedDict):
    """The definition of a tool."""

    name: str
    title: str
    description: str
    family: str
    phase: str
    system: str
    needs: list[str]
    answers: str
    members: NotRequired[list[str]]
    inputSchema: dict[str, Any]
    outputSchema: NotRequired[dict[str, Any]]
    # Where one tool is asked for.
    resultSchema: NotRequired[dict[str, Any]]
