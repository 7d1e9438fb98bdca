import type { Interval } from '../base/intervals.ts';
import type { Graha } from '../zodiac/names.ts';
import { daylight, equalParts, night } from './equal-parts.ts';
import type { DaySpan } from './equal-parts.ts';

/** Chaldean order, slowest first. */
export const CHALDEAN: readonly Graha[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

export const DAY_PARTS = ['day', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export interface Hora extends Interval {
  /** 1..24. */
  readonly index: number;
  readonly part: DayPart;
  readonly lord: Graha;
}

/** The twenty-four horas of a day: twelve of its light, twelve of its night, the first the weekday lord's (R32.4). */
export function horasOf(day: DaySpan, weekdayLord: Graha): readonly Hora[] {
  const first = CHALDEAN.indexOf(weekdayLord);
  return [...equalParts(daylight(day), 12), ...equalParts(night(day), 12)].map((span, index) => ({
    ...span,
    index: index + 1,
    part: index < 12 ? 'day' : 'night',
    lord: CHALDEAN[(first + index) % 7] ?? weekdayLord,
  }));
}

export const QUALITIES = ['auspicious', 'neutral', 'inauspicious'] as const;
export type Quality = (typeof QUALITIES)[number];

/** What a planet's hora is for beginnings (almanac, get_hora_today). */
export const HORA_QUALITY: Readonly<Record<Graha, Quality>> = {
  Sun: 'neutral',
  Moon: 'auspicious',
  Mars: 'inauspicious',
  Mercury: 'auspicious',
  Jupiter: 'auspicious',
  Venus: 'auspicious',
  Saturn: 'inauspicious',
};
