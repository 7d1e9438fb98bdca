"""Placidus cusps by the textbook: each intermediate cusp has finished its share of its own semi-arc."""

from math import acos, atan, atan2, cos, degrees, pi, radians, sin, tan

from sky import sidereal_time, true_obliquity, tt_of


def tropical_cusps(jd_ut, latitude, longitude):
    """Twelve tropical longitudes, first house first."""
    return cusps_of(sidereal_time(jd_ut) + longitude, latitude, true_obliquity(tt_of(jd_ut)))


def cusps_of(armc, latitude, obliquity):
    """From the right ascension of the midheaven in degrees; obliquity in radians."""
    ramc, phi = radians(armc), radians(latitude)
    ascendant = ascendant_of(armc, latitude, obliquity)
    midheaven = degrees(atan2(sin(ramc), cos(ramc) * cos(obliquity))) % 360
    eleven, twelve = (_above(ramc, phi, obliquity, share) for share in (1 / 3, 2 / 3))
    two, three = (_below(ramc, phi, obliquity, share) for share in (2 / 3, 1 / 3))
    east = [ascendant, two, three]
    west = [(midheaven + 180) % 360, (eleven + 180) % 360, (twelve + 180) % 360]
    half = east + west
    return half + [(cusp + 180) % 360 for cusp in half]


def ascendant_of(armc, latitude, obliquity):
    """Tropical degree that rises."""
    ramc, phi = radians(armc), radians(latitude)
    y, x = cos(ramc), -(sin(ramc) * cos(obliquity) + tan(phi) * sin(obliquity))
    return degrees(atan2(y, x)) % 360


def armc_of(ascendant, latitude, obliquity):
    """Right ascension of the midheaven at which a tropical degree rises, by halving; degrees."""
    low, high = ascendant - 270, ascendant + 90
    # The rising degree grows with sidereal time: find where its lead over the wanted degree passes nothing.
    lead = lambda armc: (ascendant_of(armc, latitude, obliquity) - ascendant + 180) % 360 - 180
    steps = [low + 360 * k / 720 for k in range(721)]
    for left, right in zip(steps, steps[1:]):
        a, b = lead(left), lead(right)
        if a <= 0 < b and b - a < 90:
            for _ in range(60):
                middle = (left + right) / 2
                left, right = (middle, right) if lead(middle) <= 0 else (left, middle)
            return left % 360
    raise ValueError("the degree does not rise")


def _semi_arc(right_ascension, phi, obliquity):
    """Half of the time above the horizon, as an angle, of the ecliptic point of this right ascension."""
    declination = atan(sin(right_ascension) * tan(obliquity))
    return acos(-tan(phi) * tan(declination))


def _above(ramc, phi, obliquity, share):
    """Cusps 11 and 12: a share of the day's semi-arc still to go before the midheaven."""
    return _solve(lambda alpha: ramc + share * _semi_arc(alpha, phi, obliquity), ramc + share * 1.57, obliquity)


def _below(ramc, phi, obliquity, share):
    """Cusps 2 and 3: a share of the night's semi-arc before the lower midheaven."""
    return _solve(
        lambda alpha: ramc + pi - share * (pi - _semi_arc(alpha, phi, obliquity)), ramc + pi - share * 1.57, obliquity
    )


def _solve(wanted, guess, obliquity):
    """Right ascension that is what its own semi-arc asks for; by halving the difference, then its ecliptic degree."""
    low, high = guess - 1.6, guess + 1.6
    steps = [low + (high - low) * k / 400 for k in range(401)]
    off = lambda alpha: alpha - wanted(alpha)
    for left, right in zip(steps, steps[1:]):
        if off(left) <= 0 < off(right):
            for _ in range(60):
                middle = (left + right) / 2
                left, right = (middle, right) if off(middle) <= 0 else (left, middle)
            return degrees(atan2(sin(left), cos(left) * cos(obliquity))) % 360
    raise ValueError("no Placidus cusp here")
