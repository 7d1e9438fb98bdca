import { printedLongitude } from '@cuspal/engine/base/printed';
import { subLordCrossings } from '@cuspal/engine/passages/sub-lord-crossings';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { type LocalClock, UT } from '@cuspal/engine/time/clock';
import { DAY_MS, utcMsFromJd } from '@cuspal/engine/time/julian';
import { requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import { printInstant } from '@cuspal/engine/time/print';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  aboutOf,
  aboutShape,
  acceptedBirthInput,
  defineTool,
  instantText,
  listOf,
  longitudeDegrees,
  pageInput,
  paginate,
  paginationOutput,
  perPlanet,
  planetInput,
  planetName,
  signName,
  ToolError,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { truncatedShape } from '../rows.ts';
import { say } from './transit.messages.ts';
import { say as fault } from '../faults.messages.ts';

const PAGE_SIZE = 100;
const LONGEST_DAYS = 366;

export default defineTool({
  name: 'get_transit_crossings',
  title: 'Sub-lord crossings in a window',
  purpose: 'Every change of sub lord of the chosen planets in a window',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Every change of KP sub lord of chosen planets in a window of up to 366 days, to the second. Needs no birth. Call it for exact times of sub changes.',
  provenance: { rules: ['R1.3', 'R1.5', 'R4.2', 'R14.3'], sources: ['SE', 'KPR3t'] },
  paged: { pageSize: PAGE_SIZE },
  maxResultChars: 40_000,
  input: acceptedBirthInput.extend({
    startDatetime: z.string().max(80).meta({ description: 'ISO date-time, a date alone is noon' }),
    endDatetime: z.string().max(80).meta({ description: 'ISO, at most 366 days later' }),
    planets: z.array(planetInput).min(1).max(9).optional().meta({ description: 'Default all nine' }),
    page: pageInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    from: instantText,
    to: instantText,
    crossings: listOf(
      z.strictObject({
        planet: planetName,
        at: instantText,
        atUtc: instantText,
        longitude: longitudeDegrees.meta({ description: 'The border, a whole arc-second.' }),
        fromSubLord: planetName,
        toSubLord: planetName,
        starLord: planetName.meta({ description: 'Of the sub entered.' }),
        sign: signName.meta({ description: 'Of the sub entered.' }),
        enteredStar: z.boolean(),
        direction: z.enum(['direct', 'retrograde']),
      }),
    ),
    counts: perPlanet(z.int().min(0)).partial().meta({ description: 'In the whole window.' }),
    truncated: truncatedShape,
    ...paginationOutput,
  }),
  run: async ({ input, ephemeris, now, note, yieldTurn }) => {
    const start = resolveLocal(input.startDatetime, input, now, 'startDatetime');
    requireAgreement(input, start.utcMs);
    const end = resolveLocal(input.endDatetime, input, now, 'endDatetime');
    checkWindow(start, end);
    const planets = PLANETS.filter((planet) => input.planets?.includes(planet) ?? true);
    const search = beginSearch(ephemeris, input.ayanamsa ?? 'kp', yieldTurn);
    const span = { startMs: start.utcMs, endMs: end.utcMs };
    const found = await subLordCrossings(search, planets, span);
    const { items, pagination, pageNote } = paginate(found, input.page, PAGE_SIZE, 'crossings');
    const { stoppedAt } = search.budget;
    if (stoppedAt !== null) {
      note(say.searchEndedAt({ at: printInstant(utcMsFromJd(stoppedAt), start) }));
    }
    note(say.nodesAndCrossings());

    return {
      about: aboutOf(
        say.crossingList({
          count: found.length,
          planets,
          start: printInstant(start.utcMs, start),
          end: printInstant(end.utcMs, end),
        }),
      ),
      from: printInstant(start.utcMs, start),
      to: printInstant(end.utcMs, end),
      crossings: items.map(({ utcMs, longitude, ...row }) => ({
        ...row,
        longitude: printedLongitude(longitude),
        at: printInstant(utcMs, start),
        atUtc: printInstant(utcMs, UT),
      })),
      counts: Object.fromEntries(
        planets.map((planet) => [planet, found.filter((row) => row.planet === planet).length]),
      ),
      ...(stoppedAt !== null && { truncated: true as const }),
      pagination,
      pageNote,
    };
  },
});

/** A moment with the clock it was given on. */
type Border = LocalClock & { readonly utcMs: number };

function checkWindow(start: Border, end: Border): void {
  const [startMs, endMs] = [start.utcMs, end.utcMs];
  if (endMs <= startMs) {
    const span = { start: printInstant(startMs, start), end: printInstant(endMs, end) };
    throw new ToolError('validation_failed', fault.endNotLater({ ...span, most: LONGEST_DAYS }), {
      field: 'endDatetime',
    });
  }
  if (endMs - startMs > LONGEST_DAYS * DAY_MS) {
    const days = Math.ceil((endMs - startMs) / DAY_MS);
    throw new ToolError('validation_failed', fault.windowTooLong({ days, most: LONGEST_DAYS }), {
      field: 'endDatetime',
    });
  }
}
