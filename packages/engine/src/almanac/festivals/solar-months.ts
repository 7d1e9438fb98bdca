import { longitudeCrossings } from '../../search/crossings.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Interval } from '../../base/intervals.ts';
import { withinSpan } from '../../time/known-span.ts';
import { ALMANAC_AYANAMSA } from './lunations.ts';
import type { PlaceDays } from './place-days.ts';
import { share } from './place-days.ts';
import type { SolarRule } from './traditions.ts';

/** The Sun's entry into a sign (R41.4). */
export interface Sankranti {
  /** 0 Aries to 11 Pisces. */
  readonly sign: number;
  readonly utcMs: number;
}

const BORDERS = Array.from({ length: 12 }, (_, sign) => sign * 30);

/** The entries of the Sun into signs in a span of time, in order. */
export const sankrantis = (ephemeris: Ephemeris, { startMs, endMs }: Interval): readonly Sankranti[] =>
  longitudeCrossings(
    ephemeris,
    'Sun',
    ALMANAC_AYANAMSA,
    BORDERS,
    withinSpan(jdFromUtcMs(startMs)),
    withinSpan(jdFromUtcMs(endMs)),
  ).map(({ jd, target }) => ({ sign: Math.round(target / 30) % 12, utcMs: utcMsFromJd(jd) }));

/** The day that a region counts as the first of the month that a sankranti begins. */
export function firstDay(days: PlaceDays, { utcMs }: Sankranti, rule: SolarRule): number {
  const day = days.dayOf(utcMs);
  switch (rule) {
    case 'CIVIL_DAY':
      return day;
    case 'BY_SUNSET':
      return utcMs < days.sunset(day) ? day : day + 1;
    case 'BY_AFTERNOON':
      return utcMs < share(days.sunrise(day), days.sunset(day), 0, 3 / 5).endMs ? day : day + 1;
    case 'BY_SUNRISE':
      return utcMs <= days.sunrise(day) ? day : day + 1;
    case 'AFTER_MIDNIGHT': {
      const midnight = (days.sunset(day) + days.sunrise(day + 1)) / 2;
      const before = (days.sunset(day - 1) + days.sunrise(day)) / 2;
      return utcMs < before ? day : utcMs < midnight ? day + 1 : day + 2;
    }
  }
}
