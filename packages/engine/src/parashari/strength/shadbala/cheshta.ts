import { separation, wrap180, normalize } from '../../../base/angles.ts';

import { YEAR_DAYS } from '../../../time/julian.ts';
import { byWarrior, type Warrior } from '../../states/warriors.ts';

/** Mean longitudes in degrees: the Sun's, the own one of Mars, Jupiter and Saturn, the sighrocha of Mercury and Venus. */
export type MeanLongitudes = Readonly<Record<Warrior | 'Sun', number>>;

interface BookElement {
  /** At the epoch. */
  readonly start: number;
  /** Revolutions in a mahayuga. */
  readonly revolutions: number;
  /** Correction, and what a year adds to it. */
  readonly correction: number;
  readonly perYear: number;
}

/** Motions of the Surya Siddhanta with Raman's epoch and corrections. */
const BOOK: Readonly<Record<Warrior | 'Sun', BookElement>> = {
  Sun: { start: 257.4568, revolutions: 4320000, correction: 0, perYear: 0 },
  Mars: { start: 270.22, revolutions: 2296832, correction: 0, perYear: 0 },
  Mercury: { start: 164, revolutions: 17937060, correction: 6.67, perYear: -0.00133 },
  Jupiter: { start: 220.04, revolutions: 364220, correction: -3.3, perYear: -0.0067 },
  Venus: { start: 328.51, revolutions: 7022376, correction: -5, perYear: -0.0001 },
  Saturn: { start: 236.74, revolutions: 146568, correction: 5, perYear: 0.001 },
};

/** 1900-01-01 00:00 local mean time at 76° east. */
const BOOK_EPOCH_JD = 2415020.5 - 76 / 360;
const MAHAYUGA_DAYS = 1577917828;

/** Tropical of date: at J2000 and per Julian century of dynamical time (the modern alternative). */
const MODERN: Readonly<Record<Warrior | 'Sun', readonly [start: number, perCentury: number]>> = {
  Sun: [280.466457, 36000.7698278],
  Mars: [355.433, 19141.6964471],
  Mercury: [252.250906, 149474.0722491],
  Jupiter: [34.351519, 3036.3027748],
  Venus: [181.979801, 58519.2130302],
  Saturn: [50.077444, 1223.5110686],
};

const each = (value: (body: Warrior | 'Sun') => number): MeanLongitudes => ({ Sun: value('Sun'), ...byWarrior(value) });

/** Mean longitudes of the worked book charts: sidereal as they stand, whatever the ayanamsa. */
export function bookMeans(jdUt: number): MeanLongitudes {
  const days = jdUt - BOOK_EPOCH_JD;
  const years = days / YEAR_DAYS;
  return each((body) => {
    const { start, revolutions, correction, perYear } = BOOK[body];
    return normalize(start + (360 * revolutions * days) / MAHAYUGA_DAYS + correction + perYear * years);
  });
}

/** Modern mean longitudes less the mean ayanamsa (offered as an alternative only). `jdTt` is dynamical time. */
export function modernMeans(jdTt: number, ayanamsaMean: number): MeanLongitudes {
  const centuries = (jdTt - 2451545) / 36525;
  return each((body) => {
    const [start, perCentury] = MODERN[body];
    return normalize(start + perCentury * centuries - ayanamsaMean);
  });
}

/**
 * Cheshta bala of Mars to Saturn in virupas (R25): a third of the arc between the sighrocha and the point half way from
 * the mean to the true longitude. For the inner planets the mean is the Sun's and the sighrocha their own.
 */
export function cheshtaBala(planet: Warrior, longitude: number, means: MeanLongitudes): number {
  const inner = planet === 'Mercury' || planet === 'Venus';
  const mean = inner ? means.Sun : means[planet];
  const sighrocha = inner ? means[planet] : means.Sun;
  return separation(sighrocha, mean + wrap180(longitude - mean) / 2) / 3;
}

/** Cheshta of the Sun for ishta and kashta: a third of the arc from 0° Aries of the tropical Sun + 90° (get_shadbala 8). */
export const solarCheshta = (tropicalLongitude: number): number => separation(tropicalLongitude + 90, 0) / 3;
