import type { Ephemeris } from '../sky/port.ts';
import { starName } from '../zodiac/lords.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { wholeDay } from './equal-parts.ts';
import type { DaySpan } from './equal-parts.ts';
import { limbAt, limbElapsed, limbsOver } from './limb-spans.ts';
import type { LimbKind, LimbSpan } from './limb-spans.ts';
import { karanaNumbered, tithiNumbered, yogaNumbered } from './limbs.ts';

export const TITHI_SUNRISES = ['NORMAL', 'VRIDDHI', 'KSHAYA'] as const;
type TithiSunrises = (typeof TITHI_SUNRISES)[number];

/** A limb at an instant. */
export interface RunningLimb extends LimbSpan {
  /** Part of its arc gone, 0..1. */
  readonly elapsed: number;
}

/** The four limbs that have an end, over a Vedic day. */
export interface DayLimbs {
  readonly atMoment: Readonly<Record<LimbKind, RunningLimb>>;
  readonly atSunrise: Readonly<Record<LimbKind, LimbSpan>>;
  /** All that run at some moment of the day, whole. */
  readonly ofDay: Readonly<Record<LimbKind, readonly LimbSpan[]>>;
  readonly tithiAtSunrises: TithiSunrises;
}

/** Tithi, star, yoga and karana at an instant, at the sunrise of its Vedic day and over that day (R32.1). */
export function dayLimbs(ephemeris: Ephemeris, ayanamsa: Ayanamsa, utcMs: number, day: DaySpan): DayLimbs {
  const ofDay = eachLimb((kind) => limbsOver(ephemeris, ayanamsa, kind, wholeDay(day)));
  return {
    ofDay,
    atSunrise: eachLimb((kind) => limbAt(ofDay[kind], day.sunriseMs)),
    atMoment: eachLimb((kind) => {
      const span = limbAt(ofDay[kind], utcMs);
      return { ...span, elapsed: limbElapsed(ephemeris, ayanamsa, kind, span, utcMs) };
    }),
    tithiAtSunrises: tithiAtSunrises(ofDay.tithi, day),
  };
}

const eachLimb = <Value>(value: (kind: LimbKind) => Value): Readonly<Record<LimbKind, Value>> => ({
  tithi: value('tithi'),
  nakshatra: value('nakshatra'),
  yoga: value('yoga'),
  karana: value('karana'),
});

/** Two sunrises in one tithi, a tithi without one, or neither: a tithi holds its beginning and not its end. */
function tithiAtSunrises(tithis: readonly LimbSpan[], { sunriseMs, nextSunriseMs }: DaySpan): TithiSunrises {
  if (limbAt(tithis, sunriseMs).endMs > nextSunriseMs) return 'VRIDDHI';
  const skipped = tithis.some(({ startMs, endMs }) => startMs > sunriseMs && endMs <= nextSunriseMs);
  return skipped ? 'KSHAYA' : 'NORMAL';
}

/** Names of the limbs by their numbers (R4.1). */
export const LIMB_NAMES = {
  tithi: (number: number) => tithiNumbered(number).name,
  nakshatra: (number: number) => starName(number - 1),
  yoga: (number: number) => yogaNumbered(number).name,
  karana: (number: number) => karanaNumbered(number).name,
};
