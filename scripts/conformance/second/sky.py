"""Apparent geocentric places from JPL's DE423 (1800-2199) and DE406 (later), reduced with the SOFA routines."""

import de406
import de423
import erfa
import numpy as np
from jplephem.ephem import Ephemeris

from clock import SECOND, delta_t

AU_KM = 149597870.7
LIGHT_DAYS_AU = 499.004784 / 86400
BODIES = ("Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn")
PLANETS = BODIES + ("Rahu", "Ketu")
_DE423 = Ephemeris(de423)
_DE406 = Ephemeris(de406)
_DE423_END = 2524600.5


def _kernel(jd):
    return _DE423 if jd < _DE423_END else _DE406


def _state(kernel, name, jd):
    """Barycentric place in au and motion in au a day of a body or of the Earth, in the ICRS."""
    if name in ("earth", "Moon"):
        centre, centre_motion = _raw(kernel, "earthmoon", jd)
        moon, motion = _raw(kernel, "moon", jd)
        share = kernel.earth_share if name == "earth" else -kernel.moon_share
        return centre - share * moon, centre_motion - share * motion
    return _raw(kernel, name.lower(), jd)


def _raw(kernel, name, jd):
    whole = np.floor(jd)
    place, motion = kernel.position_and_velocity(name, whole, jd - whole)
    return place.reshape(3) / AU_KM, motion.reshape(3) / AU_KM


def tt_of(jd_ut):
    return jd_ut + delta_t(jd_ut) * SECOND


def to_ecliptic(jd_tt):
    """Matrix from the ICRS to the true ecliptic and equinox of date."""
    _, d_eps = erfa.nut06a(jd_tt, 0.0)
    return erfa.rx(true_obliquity(jd_tt), erfa.pnm06a(jd_tt, 0.0))


def nutation(jd_tt):
    """Nutation in longitude and in obliquity, degrees."""
    return tuple(np.degrees(erfa.nut06a(jd_tt, 0.0)))


def true_obliquity(jd_tt):
    """Radians."""
    return erfa.obl06(jd_tt, 0.0) + erfa.nut06a(jd_tt, 0.0)[1]


def longitude_tt(body, jd_tt):
    """Apparent tropical longitude in degrees at an instant of TT: light time, deflection by the Sun, aberration."""
    if body == "Rahu":
        return mean_node(jd_tt)
    if body == "Ketu":
        return (mean_node(jd_tt) + 180) % 360
    kernel = _kernel(jd_tt)
    earth, motion = _state(kernel, "earth", jd_tt)
    light = 0.0
    for _ in range(4):
        place = _state(kernel, body, jd_tt - light)[0] - earth
        light = np.linalg.norm(place) * LIGHT_DAYS_AU
    direction = place / np.linalg.norm(place)
    sun = _state(kernel, "Sun", jd_tt)[0] - earth
    from_sun, distance = -sun / np.linalg.norm(sun), np.linalg.norm(sun)
    if body not in ("Sun", "Moon"):
        heliocentric = place - sun
        direction = erfa.ld(
            1.0, direction, heliocentric / np.linalg.norm(heliocentric), from_sun, distance, 1e-6
        )
    direction = _shifted(direction, motion, distance)
    x, y, _ = to_ecliptic(jd_tt) @ direction
    return float(np.degrees(np.arctan2(y, x)) % 360)


def _shifted(direction, motion, distance):
    """A direction as the moving Earth sees it."""
    speed = motion * LIGHT_DAYS_AU
    return erfa.ab(direction, speed, distance, np.sqrt(1 - speed @ speed))


def aberrated(direction, jd_tt):
    """A star's direction as the moving Earth sees it."""
    kernel = _kernel(jd_tt)
    earth, motion = _state(kernel, "earth", jd_tt)
    return _shifted(direction, motion, np.linalg.norm(_state(kernel, "Sun", jd_tt)[0] - earth))


def longitude(body, jd_ut):
    return longitude_tt(body, tt_of(jd_ut))


def speed(body, jd_ut, step=0.01):
    """Degrees a day in tropical longitude."""
    tt = tt_of(jd_ut)
    ahead = longitude_tt(body, tt + step) - longitude_tt(body, tt - step)
    return ((ahead + 180) % 360 - 180) / (2 * step)


def mean_node(jd_tt):
    """Mean ascending node of the Moon (Chapront, in Meeus 47.7), nutation added, degrees."""
    t = (jd_tt - 2451545.0) / 36525
    node = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467441 - t / 60616000)))
    return float((node + nutation(jd_tt)[0]) % 360)


def true_node(jd_ut):
    """Ascending node of the Moon's osculating orbit on the true ecliptic of date, degrees."""
    jd_tt = tt_of(jd_ut)
    kernel = _kernel(jd_tt)
    matrix = to_ecliptic(jd_tt)

    place, motion = _raw(kernel, "moon", jd_tt)
    x, y, _ = np.cross(matrix @ place, matrix @ motion)
    return float(np.degrees(np.arctan2(x, -y)) % 360)


def sidereal_time(jd_ut):
    """Apparent sidereal time of Greenwich, degrees."""
    return float(np.degrees(erfa.gst06a(jd_ut, 0.0, tt_of(jd_ut), 0.0)))
