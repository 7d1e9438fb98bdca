"""The values of ruling planets, passages, stations, rising degrees, numbers, degrees and ayanamsas."""

from datetime import datetime, timedelta
from fractions import Fraction
from math import atan2, cos, degrees, radians, sin

import ayanamsas
import passages
from charts import AGREE, TOLERANCE
from clock import delta_t, delta_t_polynomial, iso_of, jd_of
from lords import division, lords, numbers
from sky import longitude, sidereal_time, speed, true_obliquity, tt_of

DAY_LORDS = ("Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Sun")


def ruling_case(case):
    given = case["input"]
    jd = jd_of(given["datetime"], given["utcOffsetMinutes"])
    moon = (longitude("Moon", jd) - ayanamsas.true(given["ayanamsa"], jd)) % 360
    ascendant = passages.rising(given, given["ayanamsa"])(jd)
    clock = datetime.fromisoformat(given["datetime"])
    date_lord = DAY_LORDS[clock.weekday()]
    day = clock - timedelta(days=1) if _before_sunrise(jd, given) else clock
    day_lord = DAY_LORDS[day.weekday()]
    rows = {"ascendant": lords(ascendant, TOLERANCE), "moon": lords(moon, TOLERANCE)}
    values = {"dayLord": day_lord} | {
        f"{name}{level[0].upper()}{level[1:]}": lord
        for name, found in rows.items()
        for level, lord in found.items()
        if level != "subSubLord"
    }
    alternatives = [] if day_lord == date_lord else [{"reason": "day from midnight", "values": {"dayLord": date_lord}}]
    return {"values": values, "alternatives": alternatives}


def _before_sunrise(jd, place):
    """Is the centre of the Sun below the eastern horizon, without refraction? Refuses what is within three minutes."""
    eps, sun, phi = true_obliquity(tt_of(jd)), radians(longitude("Sun", jd)), radians(place["latitude"])
    right_ascension = atan2(sin(sun) * cos(eps), cos(sun))
    sin_declination = sin(sun) * sin(eps)
    hour_angle = radians(passages.wrap(sidereal_time(jd) + place["longitude"] - degrees(right_ascension)))
    cos_declination = (1 - sin_declination**2) ** 0.5
    height = sin(phi) * sin_declination + cos(phi) * cos_declination * cos(hour_angle)
    if hour_angle < 0 and abs(height) < 0.0131:
        raise ValueError("too near sunrise")
    return hour_angle < 0 and height < 0


def passage_case(case):
    """Each passage of a slow planet over a sidereal degree in a span of time."""
    given = case["input"]
    planet, start, end = given["planet"], jd_of(given["from"], 0), jd_of(given["to"], 0)
    values, limits = {}, {}
    found = passages.crossings(
        passages.sidereal(planet, given["ayanamsa"]), given["targetDegrees"], start, end, 5 if planet != "Mars" else 2
    )
    for index, (jd, way) in enumerate(found, 1):
        values[str(index)] = {"at": iso_of(jd), "direction": way}
        per_second = abs(speed(planet, jd)) * 3600 / 86400
        spread = abs(delta_t(jd) - delta_t_polynomial(jd))
        limits[f"passages.{index}.at"] = [
            round(limit / per_second + spread, 1) for limit in (AGREE / 5 , TOLERANCE)
        ]
    return {"values": {"passages": {"count": len(values)} | values}, "limits": limits}


def station_case(case):
    """Each station of a planet, in tropical longitude, in a span of time."""
    given = case["input"]
    planet, start, end = given["planet"], jd_of(given["from"], 0), jd_of(given["to"], 0)
    of = lambda motion: [
        (iso_of(jd), turn, (longitude(planet, jd) - ayanamsas.true(given["ayanamsa"], jd)) % 360)
        for jd, turn in passages.stations(planet, start, end, motion=motion)
    ]
    rows = {
        str(index): {"at": at, "turns": turn, "longitude": round(place, 6)}
        for index, (at, turn, place) in enumerate(of(speed), 1)
    }
    # In the sidereal zodiac a planet stands still where its tropical motion equals that of the equinox.
    drift = 50.29 / 3600 / 365.25
    other = {str(index): {"at": at} for index, (at, _, _) in enumerate(of(lambda p, jd: speed(p, jd) - drift), 1)}
    return {
        "values": {"stations": {"count": len(rows)} | rows},
        "limits": {f"stations.{index}.at": [30, 300] for index in rows},
        "alternatives": [{"reason": "station in sidereal longitude", "values": {"stations": other}}],
    }


def rising_case(case):
    """When given sidereal degrees rise at a place on a day."""
    given = case["input"]
    start, end = jd_of(given["from"], given["utcOffsetMinutes"]), jd_of(given["to"], given["utcOffsetMinutes"])
    angle = passages.rising(given, given["ayanamsa"])
    values = {}
    for index, arcsec in enumerate(given["targetArcsec"], 1):
        jd, _ = next(passages.crossings(angle, arcsec / 3600, start, end, 0.01))
        values[str(index)] = {"at": iso_of(jd)}
    return {"values": {"rises": values}, "limits": {f"rises.{index}.at": [1.5, 3] for index in values}}


#: Starts of numbers as a table prints them that many programs copied, in arc-seconds.
MISPRINTS = {172: 885200, 202: 1046800, 213: 1104020}


def number_case(case):
    number = case["input"]["number"]
    start, end = numbers()[number - 1]
    found = division(start)
    row = {"fromArcsec": int(start), "toArcsec": int(end)}
    printed = {"fromArcsec": MISPRINTS.get(number), "toArcsec": MISPRINTS.get(number + 1)}
    wrong = {key: value for key, value in printed.items() if value is not None}
    return {
        "values": row | {f"{level}Lord": found[level][2] for level in ("sign", "star", "sub")},
        "alternatives": [{"reason": "a misprint that many tables share", "values": wrong}] if wrong else [],
    }


def degree_case(case):
    found = division(Fraction(case["input"]["arcsec"]))
    start, end, _ = found["sub"]
    arcsec = Fraction(case["input"]["arcsec"])
    return {
        "values": {f"{level}Lord": found[level][2] for level in found}
        | {"subBegins": int(start), "subEnds": int(end), "toSubBorder": int(min(arcsec - start, end - arcsec))}
    }


def ayanamsa_case(case):
    jd = jd_of(case["input"]["datetime"], 0)
    rows = {name: {"mean": ayanamsas.mean(name, jd), "true": ayanamsas.true(name, jd)} for name in ayanamsas.NAMES}
    return {"values": {name: {key: round(value, 6) for key, value in row.items()} for name, row in rows.items()}}
