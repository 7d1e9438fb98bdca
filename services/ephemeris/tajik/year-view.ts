import type { Interval } from '@cuspal/engine/base/intervals';
import { printedDegrees } from '@cuspal/engine/base/printed';
import { DIGNITIES } from '@cuspal/engine/parashari/base/dignity';
import { type AnnualYear, LAST_AGE } from '@cuspal/engine/tajik/annual-year';
import { type LocalClock, UT } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import type { Graha, Planet } from '@cuspal/engine/zodiac/names';
import { houseNumber, instantInput, instantText, longitudeDegrees, planetName, signName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './tajik.messages.ts';

/** The arguments by which all tools of the family take their year. */
export const yearArguments = {
  year: z.int().optional().meta({ description: 'Calendar year in which the year of life begins' }),
  age: z.int().min(0).max(LAST_AGE).optional().meta({ description: 'Completed years; instead of year' }),
  query_date: instantInput.meta({
    description: 'Where no year or age is sent, the year that runs then. ISO, local at birth place; default now',
  }),
};

/** A planet in the chart of a year. */
export const annualPlanet = {
  planet: planetName,
  longitude: longitudeDegrees,
  sign: signName,
  house: houseNumber,
  dignity: z.enum(DIGNITIES),
  retrograde: z.boolean(),
};

export const praveshaShape = z.strictObject({ at: instantText, utc: instantText });

const asOf = instantText
  .optional()
  .meta({ description: 'The moment that chose the year, where no year or age was sent' });

/** The year of a result. */
export const yearShape = {
  asOf,
  age: z.int().min(0).max(LAST_AGE),
  yearNumber: z
    .int()
    .min(1)
    .max(LAST_AGE + 1),
  pravesha: praveshaShape,
  nextPravesha: praveshaShape,
  dayBirth: z.boolean().meta({ description: 'The chart of the year begins by day' }),
};

/** The year of a tool that can read the natal chart too, for which every field is null. */
export const yearOrNatalShape = {
  asOf,
  age: yearShape.age.nullable(),
  yearNumber: yearShape.yearNumber.nullable(),
  pravesha: praveshaShape.nullable(),
  nextPravesha: praveshaShape.nullable(),
  dayBirth: z.boolean().nullable(),
};

export const NO_YEAR = { age: null, yearNumber: null, pravesha: null, nextPravesha: null, dayBirth: null } as const;

export const praveshaView = (utcMs: number, clock: LocalClock) => ({
  at: printInstant(utcMs, clock),
  utc: printInstant(utcMs, UT),
});

export const yearView = ({ age, asOfMs, startMs, endMs }: AnnualYear, dayBirth: boolean, clock: LocalClock) => ({
  ...(asOfMs === null ? {} : { asOf: printInstant(asOfMs, clock) }),
  age,
  yearNumber: age + 1,
  pravesha: praveshaView(startMs, clock),
  nextPravesha: praveshaView(endMs, clock),
  dayBirth,
});

/** `from 14 August 2026 to 15 August 2027`. */
export const yearInWords = ({ startMs, endMs }: AnnualYear, clock: LocalClock): string =>
  say.yearDates({ from: printDate(startMs, clock), to: printDate(endMs, clock) });

export const LORD_FLAGS = ['yearLord', 'munthaLord', 'lagnaLord'] as const;
type LordFlag = (typeof LORD_FLAGS)[number];

/** What the lord of a period is in its year. */
export const flagsOf =
  (holders: Readonly<Record<LordFlag, Graha>>) =>
  (lord: Planet | 'Lagna'): readonly LordFlag[] =>
    LORD_FLAGS.filter((flag) => holders[flag] === lord);

/** Length of a period in days of 24 hours, to a tenth of a second. */
export const daysOf = ({ startMs, endMs }: Interval): number => printedDegrees((endMs - startMs) / DAY_MS);
