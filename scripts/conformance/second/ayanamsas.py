"""The six ayanamsas from their published definitions, with modern precession after the anchor."""

from datetime import datetime, timedelta

import erfa
import numpy as np

from clock import EPOCH, JD_EPOCH
from sky import aberrated, nutation, tt_of

J1900 = 2415020.0
J2000 = 2451545.0
NAMES = ("kp", "kp_new", "lahiri", "raman", "true_chitra", "khullar")


def mean(name, jd_ut):
    """Degrees, without nutation."""
    jd_tt = tt_of(jd_ut)
    if name == "khullar":
        return _khullar(jd_ut)
    if name == "true_chitra":
        return _true_chitra(jd_tt)
    anchor, value, model = ANCHORS[name]
    return value + _precession(anchor, jd_tt) - _model_shift(anchor, model)


def true(name, jd_ut):
    """With nutation: sidereal longitude plus this is the tropical one."""
    return mean(name, jd_ut) + nutation(tt_of(jd_ut))[0]


def _epoch(jd):
    return 2000 + (jd - J2000) / 365.25


def _equator(jd):
    """Precession matrix from J2000 to the mean equator of date (Vondrak and others 2011)."""
    return erfa.ltp(_epoch(jd))


def _obliquity(jd):
    """Mean obliquity of date, radians."""
    return float(np.arccos(erfa.ltpequ(_epoch(jd)) @ erfa.ltpecl(_epoch(jd))))


def _precession(anchor, jd):
    """Arc in degrees by which the equinox of date lies behind the anchor's, along the anchor's ecliptic."""
    equinox = _equator(jd).T @ np.array([1.0, 0.0, 0.0])
    x, y, _ = erfa.rx(_obliquity(anchor), _equator(anchor)) @ equinox
    return float(-np.degrees(np.arctan2(y, x)))


# Precession in longitude from the anchor to J2000 by the model of the definition less the modern one: the definition's
# value is meant to hold at J2000 as its own model carries it there.
def _model_shift(anchor, model):
    if model is None:
        return 0.0
    return _precession(anchor, J2000) - model(anchor)


def _newcomb(anchor):
    """Newcomb's general precession from the anchor to J2000, degrees (tropical centuries from 1900)."""
    start = (anchor - 2415020.3135) / 36524.2199
    end = (J2000 - 2415020.3135) / 36524.2199
    return sum((5025.64 * t + 1.11 * t * t) * sign for t, sign in ((end, 1), (start, -1))) / 3600


def _iau1976(anchor):
    """General precession of the IAU (1976) from the anchor to J2000, degrees."""
    t = (anchor - J2000) / 36525
    return -(5029.0966 * t + 1.11113 * t * t) / 3600


ANCHORS = {
    "kp": (J1900, 22 + 21 / 60 + 50 / 3600, _newcomb),
    "raman": (J1900, 21 + 0 / 60 + 52 / 3600, _newcomb),
    "lahiri": (2435553.5, 23.250182778 - 0.004658035, _iau1976),
    "kp_new": (1827424.752255678, 0.0, None),
}


def _khullar(jd_ut):
    """Linear: 50.2388475 seconds a year of the calendar, nothing on 19 September 291 of that count."""
    moment = EPOCH + timedelta(days=jd_ut - JD_EPOCH)
    start = datetime(moment.year, 1, 1)
    year = moment.year + (moment - start) / (datetime(moment.year + 1, 1, 1) - start)
    return (year - 292 + 261 / 365) * 50.2388475 / 3600


def _true_chitra(jd_tt):
    """Apparent longitude of Spica (Hipparcos at J2000, its motion, aberration) on the mean equinox of date less 180 degrees."""
    years = (jd_tt - J2000) / 365.25
    mas = np.radians(1 / 3.6e6)
    dec0 = np.radians(-11.16131948)
    ra = np.radians(201.29824736) - 42.35 * mas / np.cos(dec0) * years
    dec = dec0 - 30.67 * mas * years
    star = aberrated(erfa.s2c(ra, dec), jd_tt)
    x, y, _ = erfa.rx(_obliquity(jd_tt), erfa.ltpb(_epoch(jd_tt))) @ star
    return float(np.degrees(np.arctan2(y, x)) % 360) - 180
