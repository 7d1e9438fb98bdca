"""The same chart by FastMCP and pyswisseph: python plain_fastmcp.py PORT."""

import json
import sys
from datetime import datetime, timedelta

import swisseph as swe
from fastmcp import FastMCP

SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split()
SIGN_LORDS = "Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter".split()
DASHA = "Ketu Venus Sun Moon Mars Rahu Jupiter Saturn Mercury".split()
YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17]
BODIES = {"Sun": 0, "Moon": 1, "Mars": 4, "Mercury": 2, "Jupiter": 5, "Venus": 3, "Saturn": 6, "Rahu": 10}
STAR = 360 / 27
server = FastMCP("plain")


def part_of(within, whole, first):
    for step in range(9):
        lord = (first + step) % 9
        size = whole * YEARS[lord] / 120
        if within < size:
            return lord, within, size
        within -= size
    return first, 0, whole


def point_of(tropical, ayanamsa):
    longitude = (tropical - ayanamsa) % 360
    sign, star = int(longitude // 30), int(longitude // STAR)
    within = longitude - star * STAR
    sub, at, size = part_of(within, STAR, star % 9)
    degrees = longitude - sign * 30
    minutes = degrees % 1 * 60
    return {
        "longitude": round(longitude, 6),
        "tropicalLongitude": round(tropical, 6),
        "sign": SIGNS[sign],
        "degreeInSign": round(degrees, 6),
        "dms": f"{int(degrees)}°{int(minutes)}'{int(minutes % 1 * 60)}\"",
        "star": star + 1,
        "pada": int(within // (STAR / 4)) + 1,
        "signLord": SIGN_LORDS[sign],
        "starLord": DASHA[star % 9],
        "subLord": DASHA[sub],
        "subSubLord": DASHA[part_of(at, size, sub)[0]],
    }


def sky_of(birth_datetime, latitude, longitude, utc_offset_minutes):
    moment = datetime.fromisoformat(birth_datetime) - timedelta(minutes=utc_offset_minutes)
    hour = moment.hour + moment.minute / 60 + moment.second / 3600
    jd = swe.julday(moment.year, moment.month, moment.day, hour)
    swe.set_sid_mode(swe.SIDM_KRISHNAMURTI)
    ayanamsa = swe.get_ayanamsa_ut(jd)
    cusps = [point_of(cusp, ayanamsa) for cusp in swe.houses(jd, latitude, longitude, b"P")[0]]

    def house_of(at):
        for index, cusp in enumerate(cusps):
            width = (cusps[(index + 1) % 12]["longitude"] - cusp["longitude"]) % 360
            if (at - cusp["longitude"]) % 360 < width:
                return index + 1

    planets = {}
    for name, body in BODIES.items():
        place = swe.calc_ut(jd, body, swe.FLG_SWIEPH | swe.FLG_SPEED)[0]
        equatorial = swe.calc_ut(jd, body, swe.FLG_SWIEPH | swe.FLG_EQUATORIAL)[0]
        point = point_of(place[0], ayanamsa)
        more = {"latitude": place[1], "distance": place[2], "speed": place[3], "retrograde": place[3] < 0}
        planets[name] = point | more | {
            "rightAscension": equatorial[0],
            "declination": equatorial[1],
            "house": house_of(point["longitude"]),
        }
    ketu = point_of((planets["Rahu"]["tropicalLongitude"] + 180) % 360, ayanamsa)
    planets["Ketu"] = planets["Rahu"] | ketu | {"house": house_of(ketu["longitude"])}
    return moment, jd, ayanamsa, cusps, planets


def dasha_of(moon, moment):
    star = moon["star"] - 1
    start = moment - timedelta(days=(moon["longitude"] - star * STAR) / STAR * YEARS[star % 9] * 365.25)
    periods = []
    for step in range(9):
        lord = (star + step) % 9
        inner, subs = start, []
        for at in range(9):
            sub = (lord + at) % 9
            begins = inner
            inner += timedelta(days=YEARS[lord] * 365.25 * YEARS[sub] / 120)
            subs.append({"lord": DASHA[sub], "start": begins.isoformat()})
        periods.append({"lord": DASHA[lord], "start": start.isoformat(), "end": inner.isoformat(), "antardashas": subs})
        start = inner
    return periods


def parts_of(jd, ayanamsa, cusps, planets):
    def owned(lord):
        return [at + 1 for at, cusp in enumerate(cusps) if cusp["signLord"] == lord]

    significations = [
        {
            "planet": name,
            "levels": [planets[each["starLord"]]["house"], each["house"], owned(each["starLord"]), owned(name)],
        }
        for name, each in planets.items()
    ]
    return {
        "julianDay": jd,
        "ayanamsa": ayanamsa,
        "houses": cusps,
        "planets": planets,
        "significations": significations,
    }


@server.tool
def get_planets(birth_datetime: str, latitude: float, longitude: float, utc_offset_minutes: float) -> str:
    _, *parts = sky_of(birth_datetime, latitude, longitude, utc_offset_minutes)
    return json.dumps(parts_of(*parts))


@server.tool
def get_full_chart(birth_datetime: str, latitude: float, longitude: float, utc_offset_minutes: float) -> str:
    moment, *parts = sky_of(birth_datetime, latitude, longitude, utc_offset_minutes)
    told = parts_of(*parts)
    return json.dumps(told | {"dasha": dasha_of(told["planets"]["Moon"], moment)})


swe.set_ephe_path(sys.argv[2])
server.run(
    transport="http",
    host="127.0.0.1",
    port=int(sys.argv[1]),
    path="/mcp",
    stateless_http=True,
    json_response=True,
    show_banner=False,
    log_level="ERROR",
)
