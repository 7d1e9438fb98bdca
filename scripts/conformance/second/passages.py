"""When a body passes a sidereal degree, when it turns, and when a degree rises: by halving."""

from ayanamsas import true as ayanamsa
from clock import SECOND
from cusps import ascendant_of
from sky import longitude, sidereal_time, speed, true_obliquity, tt_of


def wrap(degrees):
    return (degrees + 180) % 360 - 180


def sidereal(planet, name):
    return lambda jd: (longitude(planet, jd) - ayanamsa(name, jd)) % 360


def rising(place, name):
    """Sidereal ascendant of a place as a function of the instant."""

    def at(jd):
        tropical = ascendant_of(
            sidereal_time(jd) + place["longitude"], place["latitude"], true_obliquity(tt_of(jd))
        )
        return (tropical - ayanamsa(name, jd)) % 360

    return at


def halve(function, low, high):
    """Zero of a function that changes its sign between, to a hundredth of a second."""
    below = function(low) < 0
    while high - low > 0.01 * SECOND:
        middle = (low + high) / 2
        low, high = (middle, high) if (function(middle) < 0) == below else (low, middle)
    return (low + high) / 2


def crossings(angle, target, start, end, step):
    """Instants at which an angle passes a target, with the way it goes."""
    off = lambda jd: wrap(angle(jd) - target)
    jd, before = start, off(start)
    while jd < end:
        ahead = min(jd + step, end)
        after = off(ahead)
        if (before < 0) != (after < 0) and abs(before) < 90 and abs(after) < 90:
            yield halve(off, jd, ahead), "direct" if before < 0 else "retrograde"
        jd, before = ahead, after


def stations(planet, start, end, step=5, motion=speed):
    """Instants at which a planet turns, in tropical longitude, with the way it goes on."""
    rate = lambda jd: motion(planet, jd)
    jd, before = start, rate(start)
    while jd < end:
        ahead = min(jd + step, end)
        after = rate(ahead)
        if (before < 0) != (after < 0):
            yield halve(rate, jd, ahead), "retrograde" if after < 0 else "direct"
        jd, before = ahead, after
