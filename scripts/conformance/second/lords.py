"""Lords of a longitude by exact fractions of the zodiac; nothing is rounded before the lookup."""

from fractions import Fraction

ORDER = ("Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury")
YEARS = dict(zip(ORDER, (7, 20, 6, 10, 7, 18, 16, 19, 17)))
SIGN_LORDS = (
    "Mars", "Venus", "Mercury", "Moon", "Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Saturn", "Jupiter",
)
CIRCLE = 360 * 3600
STAR = Fraction(CIRCLE, 27)
SIGN = Fraction(CIRCLE, 12)


def parts(start, width, first):
    """The nine parts of an arc of this lord, as (from, to, lord), in proportion to the years."""
    at = ORDER.index(first)
    for k in range(9):
        lord = ORDER[(at + k) % 9]
        end = start + width * YEARS[lord] / 120
        yield start, end, lord
        start = end


def _part_at(arcsec, start, width, first):
    return next(part for part in parts(start, width, first) if part[0] <= arcsec < part[1])


def division(arcsec):
    """Arcs [from, to) and lords of sign, star, sub and sub-sub of an exact arc-second in [0, 1296000)."""
    arcsec = Fraction(arcsec) % CIRCLE
    sign = arcsec // SIGN
    star = arcsec // STAR
    first = ORDER[star % 9]
    sub = _part_at(arcsec, star * STAR, STAR, first)
    sub_sub = _part_at(arcsec, sub[0], sub[1] - sub[0], sub[2])
    return {
        "sign": (sign * SIGN, (sign + 1) * SIGN, SIGN_LORDS[sign]),
        "star": (star * STAR, (star + 1) * STAR, first),
        "sub": sub,
        "subSub": sub_sub,
    }


def arcsec_of(degrees):
    return Fraction(degrees) * 3600


def border(degrees, level):
    """Arc-seconds from a longitude to the nearer edge of its division."""
    at = arcsec_of(degrees) % CIRCLE
    start, end, _ = division(at)[level]
    return float(min(at - start, end - at))


def lords(degrees, within=0.0):
    """Lords of a longitude in degrees; those that an error of so many arc-seconds could change are left out."""
    found = division(arcsec_of(degrees))
    return {f"{level}Lord": found[level][2] for level in found if border(degrees, level) > within}


def numbers():
    """The 249 as (from, to) in arc-seconds: the subs, cut where a sign begins inside one."""
    edges = sorted(
        {start for star in range(27) for start, _, _ in parts(star * STAR, STAR, ORDER[star % 9])}
        | {sign * SIGN for sign in range(12)}
    )
    return list(zip(edges, edges[1:] + [Fraction(CIRCLE)]))
