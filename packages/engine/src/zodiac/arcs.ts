/** Degrees of a star and of its quarter (R4.1). */
export const STAR_DEGREES = 360 / 27;
export const PADA_DEGREES = STAR_DEGREES / 4;
/** Seconds of arc in a sign and in a star (R4.1). */
export const SIGN_ARCSEC = 108_000;
export const STAR_ARCSEC = 48_000;
/** Units of 1/36 arc-second in a degree: the first in which all four levels of lords have whole widths (R4.2). */
export const UNITS_PER_DEGREE = 129_600;
