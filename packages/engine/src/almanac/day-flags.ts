import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import type { Interval } from '../base/intervals.ts';
import { longitudeCrossings } from '../search/crossings.ts';
import { siderealPosition } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { PADA_DEGREES } from '../zodiac/division.ts';
import { gandanta, GANDANTA_JUNCTIONS } from '../zodiac/gandanta.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { pointAt } from '../zodiac/point.ts';
import { karanaNumbered, tithiNumbered, yogaNumbered } from './limbs.ts';
import type { LimbKind, LimbSpan } from './limb-spans.ts';
import { moonBetween } from './moon-arc.ts';

/** What to beware of on a day, in the order of results; eclipses come from `passages/`. */
export const DAY_FLAGS = [
  'RIKTA_TITHI',
  'AMAVASYA',
  'BAD_YOGA',
  'VISHTI',
  'PANCHAKA',
  'GANDANTA',
  'SANKRANTI',
  'ECLIPSE',
] as const;
export type DayFlagCode = (typeof DAY_FLAGS)[number];

/** A state with its own bounds; of a sankranti start and end are the instant. */
export interface DayFlag extends Interval {
  readonly code: Exclude<DayFlagCode, 'ECLIPSE'>;
}

const PANCHAKA = [300, 360] as const;

/** The flags of the limbs that run at an instant and of the Moon and Sun there (get_panchang 5). */
export function dayFlags(
  ephemeris: Ephemeris,
  ayanamsa: Ayanamsa,
  utcMs: number,
  day: Interval,
  { tithi, yoga, karana }: Readonly<Record<LimbKind, LimbSpan>>,
): readonly DayFlag[] {
  const flag = (code: DayFlag['code'], { startMs, endMs }: Interval): DayFlag => ({ code, startMs, endMs });
  const { longitude } = siderealPosition(ephemeris, 'Moon', jdFromUtcMs(utcMs), ayanamsa);
  const arc = (code: 'PANCHAKA' | 'GANDANTA', borders: readonly [number, number]): DayFlag =>
    flag(code, moonBetween(ephemeris, ayanamsa, utcMs, borders));
  return [
    ...(tithiNumbered(tithi.number).group === 'Rikta' ? [flag('RIKTA_TITHI', tithi)] : []),
    ...(tithi.number === 30 ? [flag('AMAVASYA', tithi)] : []),
    ...(yogaNumbered(yoga.number).quality === 'bad' ? [flag('BAD_YOGA', yoga)] : []),
    ...(karanaNumbered(karana.number).isVishti ? [flag('VISHTI', karana)] : []),
    ...(longitude >= PANCHAKA[0] ? [arc('PANCHAKA', PANCHAKA)] : []),
    ...gandantaArc(longitude).map((borders) => arc('GANDANTA', borders)),
    ...sankrantis(ephemeris, ayanamsa, day).map((atMs) => flag('SANKRANTI', { startMs: atMs, endMs: atMs })),
  ];
}

/** The arc of the junction that a longitude stands in, half a star on both sides of it (R23.5); none outside. */
function gandantaArc(longitude: number): readonly (readonly [number, number])[] {
  const { junction } = gandanta(pointAt(longitude, 0));
  if (junction === null) return [];
  const degrees = 120 * (GANDANTA_JUNCTIONS.indexOf(junction) + 1);
  return [[degrees - PADA_DEGREES, degrees + PADA_DEGREES]];
}

/** When the Sun changes sign in an interval. */
function sankrantis(ephemeris: Ephemeris, ayanamsa: Ayanamsa, { startMs, endMs }: Interval): readonly number[] {
  const borders = Array.from({ length: 12 }, (_, sign) => sign * 30);
  return longitudeCrossings(ephemeris, 'Sun', ayanamsa, borders, jdFromUtcMs(startMs), jdFromUtcMs(endMs)).map(
    ({ jd }) => utcMsFromJd(jd),
  );
}
