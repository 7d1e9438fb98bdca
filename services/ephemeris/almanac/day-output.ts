import { dayFrame, standInNote, type DayFrame } from '@cuspal/engine/almanac/day-frame';
import { WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import { holds, type Interval } from '@cuspal/engine/base/intervals';
import type { Ephemeris, RiseDefinition } from '@cuspal/engine/sky/port';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { LocalInstant } from '@cuspal/engine/time/local-instant';
import type { Place } from '@cuspal/engine/time/place';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { grahaName, instantText, type ToolContext, ToolError } from '@cuspal/tool-kit';
import { z } from 'zod';
import { placeShape, placeView } from '@cuspal/tool-kit/views/place';
import { type almanacInput, almanacMoment, type SUNRISE_RULES } from './asked-moment.ts';

type SunriseRule = (typeof SUNRISE_RULES)[number];

const DEFINITION: Readonly<Record<SunriseRule, RiseDefinition>> = { centre: 'hindu', upper_limb: 'apparent' };
const DEFINED = { centre: 'disc centre, no refraction', upper_limb: 'upper limb, with refraction' } as const;

export const definitionOf = (rule: SunriseRule): RiseDefinition => DEFINITION[rule];

export const weekdayName = z.enum(WEEKDAYS);

/** Sunrise, sunset and next sunrise as results print them. */
export const sunShape = {
  sunrise: instantText,
  sunset: instantText,
  nextSunrise: instantText,
  sunriseDefinition: z.enum([DEFINED.centre, DEFINED.upper_limb]),
  sunriseFallback: z.boolean().meta({ description: 'True: 06:00 and 18:00 local mean time stand in' }),
};

const sunView = (day: DayFrame, clock: LocalClock, rule: SunriseRule) => ({
  sunrise: printInstant(day.sunriseMs, clock),
  sunset: printInstant(day.sunsetMs, clock),
  nextSunrise: printInstant(day.nextSunriseMs, clock),
  sunriseDefinition: DEFINED[rule],
  sunriseFallback: day.sunriseFallback,
});

/** What choghadiya and hora print of moment, place and day. */
export const dayShape = {
  asOf: instantText,
  place: placeShape,
  vedicDate: z.string().meta({ description: 'Local date of the sunrise that opens the day' }),
  weekday: weekdayName,
  weekdayLord: grahaName,
  ...sunShape,
};

interface AskedDay {
  readonly place: Place;
  readonly asked: LocalInstant;
  readonly rule: SunriseRule;
}

/** The Vedic day of a moment; a polar one says so in the notes. */
export function dayOf(ephemeris: Ephemeris, { place, asked, rule }: AskedDay, note: (text: string) => void): DayFrame {
  const day = dayFrame(ephemeris, asked.utcMs, place, asked, definitionOf(rule));
  if (day.sunriseFallback) note(standInNote(asked.utcMs));
  return day;
}

/** The moment that choghadiya and hora are asked for, its Vedic day, and which moment it is where a birth was sent. */
export function askedDay({ input, ephemeris, now, note }: ToolContext<z.output<typeof almanacInput>>) {
  const { asked, said, byBirth } = almanacMoment(input, now, note);
  const of = { place: input, asked, rule: input.sunrise_rule };
  return { asked, of, day: dayOf(ephemeris, of, note), said: byBirth && said };
}

/** The part of a day that runs at a moment. The parts leave no gap, so a moment without one is a fault. */
export function runningPart<Part extends Interval>(parts: readonly Part[], utcMs: number, kind: string): Part {
  const found = parts.find((each) => holds(each, utcMs));
  if (found === undefined) throw new ToolError('internal_error', `No ${kind} holds the moment.`);
  return found;
}

export const dayView = ({ place, asked, rule }: AskedDay, day: DayFrame) => ({
  asOf: printInstant(asked.utcMs, asked),
  place: placeView(place, asked, asked.utcMs),
  vedicDate: printDate(day.sunriseMs, asked),
  weekday: WEEKDAYS[day.weekday] ?? 'Sunday',
  weekdayLord: day.weekdayLord,
  ...sunView(day, asked, rule),
});

/** Clause of an answer that says which hours stand in for a missing sunrise; false where the Sun rose. */
export const standInAnswer = (day: DayFrame, utcMs: number): string | false =>
  day.sunriseFallback && standInNote(utcMs, 'HOURS');

/** Minutes from an instant to the end of a stretch of time. */
export const minutesLeft = ({ endMs }: Interval, utcMs: number): number => Math.round((endMs - utcMs) / 6000) / 10;
