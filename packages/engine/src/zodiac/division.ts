import { normalize } from '../base/angles.ts';
import { DASHA_ORDER, DASHA_YEARS, SIGN_LORDS } from './names.ts';
import type { Graha, Planet } from './names.ts';

/** Degrees of a star and of its quarter (R4.1). */
export const STAR_DEGREES = 360 / 27;
export const PADA_DEGREES = STAR_DEGREES / 4;
/** Seconds of arc in a sign and in a star (R4.1). */
export const SIGN_ARCSEC = 108_000;
export const STAR_ARCSEC = 48_000;
/** Units of 1/36 arc-second in a degree: the first in which all four levels of lords have whole widths (R4.2). */
export const UNITS_PER_DEGREE = 129_600;

/** Where a sidereal longitude falls in the zodiac and its subdivisions (R4). Indices count from 0. */
export interface Division {
  /** 0 = Aries. */
  readonly signIndex: number;
  /** 0 = Ashwini. */
  readonly starIndex: number;
  /** 1..4. */
  readonly pada: number;
  /** 0..242: the uncut subs in zodiac order (star * 9 + part). */
  readonly subIndex: number;
  readonly signLord: Graha;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly subSubLord: Planet;
  readonly subSubSubLord: Planet;
}

const CIRCLE = 360 * UNITS_PER_DEGREE;
const SIGN = 30 * UNITS_PER_DEGREE;
const STAR = CIRCLE / 27;
const PADA = STAR / 4;
const SUB_PER_YEAR = STAR / 120;
const SUB_SUB_PER_YEAR = SUB_PER_YEAR / 120;

/**
 * Sign, star, pada and the lords down to the fourth level of a sidereal longitude in degrees (R4.1, R4.2): whole
 * numbers on the exact boundaries, half open (R4.5), so that a longitude on a boundary belongs to the part it opens.
 */
export function divide(longitude: number): Division {
  const q = unitsOf(longitude);
  const signIndex = Math.floor(q / SIGN);
  const starIndex = Math.floor(q / STAR);
  let rest = q - starIndex * STAR;
  const pada = Math.floor(rest / PADA) + 1;

  const star = starIndex % 9;
  let lord = star;
  let part = 0;
  let width = SUB_PER_YEAR * years(lord);
  while (rest >= width) {
    rest -= width;
    lord = lord === 8 ? 0 : lord + 1;
    part += 1;
    width = SUB_PER_YEAR * years(lord);
  }
  const sub = lord;

  const subSubPerYear = SUB_SUB_PER_YEAR * years(sub);
  width = subSubPerYear * years(lord);
  while (rest >= width) {
    rest -= width;
    lord = lord === 8 ? 0 : lord + 1;
    width = subSubPerYear * years(lord);
  }
  const subSub = lord;

  const fourthPerYear = years(sub) * years(subSub);
  width = fourthPerYear * years(lord);
  while (rest >= width) {
    rest -= width;
    lord = lord === 8 ? 0 : lord + 1;
    width = fourthPerYear * years(lord);
  }

  return {
    signIndex,
    starIndex,
    pada,
    subIndex: starIndex * 9 + part,
    signLord: signLordOf(signIndex),
    starLord: dashaLord(star),
    subLord: dashaLord(sub),
    subSubLord: dashaLord(subSub),
    subSubSubLord: dashaLord(lord),
  };
}

/** The sign of a sidereal longitude alone, by the same lookup; 0 = Aries. */
export const signOf = (longitude: number): number => Math.floor(unitsOf(longitude) / SIGN);

/** Sub and sign of a sidereal longitude as one number, by the same lookup: for searches that look at many. */
export function subAndSign(longitude: number): number {
  const q = unitsOf(longitude);
  const star = Math.floor(q / STAR);
  let rest = q - star * STAR;
  let part = 0;
  for (;;) {
    const width = SUB_PER_YEAR * years((star + part) % 9);
    if (rest < width) return (star * 9 + part) * 12 + Math.floor(q / SIGN);
    rest -= width;
    part += 1;
  }
}

/** Whole units in which all borders lie. */
function unitsOf(longitude: number): number {
  const q = Math.floor(normalize(longitude) * UNITS_PER_DEGREE + 1e-6);
  return q >= CIRCLE ? q - CIRCLE : q;
}

function years(lordIndex: number): number {
  return DASHA_YEARS[lordIndex] ?? Number.NaN;
}

/** Lord by index in the Vimshottari order, Ketu = 0; indices past 8 repeat (R4.1). */
export function dashaLord(index: number): Planet {
  return DASHA_ORDER[index % 9] ?? 'Ketu';
}

/** Lord of the sign with this index, Aries = 0; indices past 11 repeat. */
export function signLordOf(signIndex: number): Graha {
  return SIGN_LORDS[signIndex % 12] ?? 'Mars';
}

/** How far a longitude has come in its star. */
interface StarProgress {
  /** 0 = Ashwini. */
  readonly starIndex: number;
  /** Part of the star passed, 0 <= x < 1. */
  readonly passed: number;
}

/** Star of a sidereal longitude in degrees and the part of it passed, from the full-precision degree. */
export function starProgress(longitude: number): StarProgress {
  const { starIndex } = divide(longitude);
  const passed = normalize(longitude) / STAR_DEGREES - starIndex;
  // A longitude so close below a star's border that the lookup counts it to the next star.
  return { starIndex, passed: passed < 0 || passed >= 1 ? 0 : passed };
}
