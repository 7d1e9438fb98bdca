import { skyDay } from '@cuspal/engine/almanac/monthly-ephemeris';
import { daysInMonth, localMidnight } from '@cuspal/engine/time/months';
import { SKY_EVENT_TYPES, skyEvents } from '@cuspal/engine/almanac/monthly-events';
import { MOTION_KINDS } from '@cuspal/engine/chart/motion';
import { FIRST_JD } from '@cuspal/engine/time/known-span';
import { FIRST_YEAR, LAST_YEAR } from '@cuspal/engine/time/civil';
import { offsetAt, UT } from '@cuspal/engine/time/clock';
import { jdFromUtcMs, utcMsFromJd } from '@cuspal/engine/time/julian';
import { printDate, printInstant, printUt } from '@cuspal/engine/time/print';
import { sentClock } from '@cuspal/engine/time/sent-clock';
import { BIRTH_CLOCK } from '@cuspal/engine/time/unknown-zone';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import {
  aboutShape,
  acceptedBirthInput,
  defineTool,
  grahaName,
  instantText,
  listOf,
  longitudeDegrees,
  pageInput,
  paginate,
  paginationOutput,
  perPlanet,
  planetName,
  signName,
  starName,
  ToolError,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './reference-sky.messages.ts';
import { say as fault } from '../faults.messages.ts';

const PAGE_SIZE = 10;

const skyRow = z.strictObject({
  siderealLongitude: longitudeDegrees,
  dms: z.string(),
  sign: signName,
  star: starName,
  pada: z.int().min(1).max(4),
  signLord: grahaName,
  starLord: planetName,
  subLord: planetName,
  speed: z.number().meta({ description: 'Degrees a day' }),
  motion: z.enum(MOTION_KINDS),
});

export default defineTool({
  name: 'get_ephemeris',
  title: 'Monthly ephemeris',
  purpose: 'Daily sidereal positions of the nine planets for a month, with lords, stations and ingresses',
  family: 'reference sky',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'A KP ephemeris of one month, without birth data. Daily positions with lords to the sub, and exact ingresses, stations and Moon phases. Call it for positions from 1800 to 2399.',
  provenance: { rules: ['R1.1', 'R1.3', 'R1.5', 'R2', 'R4'], sources: ['SE'] },
  paged: { pageSize: PAGE_SIZE },
  maxResultChars: 40_000,
  input: acceptedBirthInput.extend({
    year: z.int().min(FIRST_YEAR).max(LAST_YEAR).meta({ description: 'Gregorian year' }),
    month: z.int().min(1).max(12).meta({ description: '1 January to 12 December' }),
    page: pageInput,
    utc_offset_minutes: z
      .number()
      .min(-960)
      .max(960)
      .optional()
      .meta({ description: 'Minutes ahead of UTC: days begin at local midnight. Default that of time_zone, else 0' }),
  }),
  output: z.strictObject({
    about: aboutShape,
    year: z.int(),
    month: z.int(),
    utcOffsetMinutes: z.number().meta({ description: 'On the first of the month' }),
    ayanamsa: z.enum(AYANAMSAS),
    days: listOf(
      z.strictObject({
        date: z.string(),
        julianDayUt: z.number(),
        ayanamsaTrue: z.number(),
        siderealTime: z.number().min(0).lt(24).meta({ description: 'Apparent, at Greenwich, hours' }),
        planets: perPlanet(skyRow),
      }),
    ),
    events: listOf(
      z.strictObject({
        planet: planetName,
        type: z.enum(SKY_EVENT_TYPES),
        at: instantText,
        siderealLongitude: longitudeDegrees,
        from: z.string().meta({ description: 'Sign, star, sub lord, motion or Moon phase that ends' }),
        to: z.string(),
      }),
    ),
    ...paginationOutput,
  }),
  run: ({ input, ephemeris, note }) => {
    const { year, month, page, utc_offset_minutes: offset, ayanamsa = 'kp' } = input;
    // An offset is this tool's own argument, so it comes before the zone, which is then not read.
    const clock = sentClock({ offset, zone: offset === undefined ? input.time_zone : undefined }, BIRTH_CLOCK) ?? UT;
    const midnights = Array.from({ length: daysInMonth(year, month) }, (_, day) =>
      localMidnight(year, month, day + 1, clock),
    );
    const { items, pagination, pageNote } = paginate(midnights, page, PAGE_SIZE, 'days');
    const [first = 0] = items;
    if (jdFromUtcMs(first) < FIRST_JD) throw beforeTheSky(first);
    // Days of a zone are shorter and longer where its clocks change.
    const end = midnights[midnights.indexOf(first) + items.length] ?? localMidnight(year, month + 1, 1, clock);
    note(say.moonSubsLeftOut());
    return {
      about: say.planetsOnDays({ days: items.length }),
      year,
      month,
      utcOffsetMinutes: offsetAt(clock, midnights[0] ?? first),
      ayanamsa,
      days: items.map((midnight) => ({ date: printDate(midnight, clock), ...skyDay(ephemeris, midnight, ayanamsa) })),
      events: skyEvents(ephemeris, ayanamsa, jdFromUtcMs(first), jdFromUtcMs(end)).map(({ jdUt, ...event }) => ({
        ...event,
        at: printInstant(utcMsFromJd(jdUt), clock),
      })),
      pagination,
      pageNote,
    };
  },
});

/** The first midnight of 1800 lies some hours before the sky is known. */
function beforeTheSky(midnight: number): ToolError {
  return new ToolError(
    'out_of_range',
    fault.beforeTheSky({ midnight: printUt(midnight), begins: printUt(utcMsFromJd(FIRST_JD)) }),
    { field: 'page' },
  );
}
