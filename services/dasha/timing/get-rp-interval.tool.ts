import { dayStandInNote } from '@cuspal/engine/almanac/day-frame';
import { rulingPlanetsAlong } from '@cuspal/engine/kp/ruling/rp-interval';
import { clockOf, type LocalClock } from '@cuspal/engine/time/clock';
import { requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import { printInstant } from '@cuspal/engine/time/print';
import {
  aboutOf,
  aboutShape,
  defineTool,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  placeInput,
  planetList,
  rpSlotsShape,
  ToolError,
} from '@cuspal/tool-kit';
import { rangeView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './timing.messages.ts';
import { say as fault } from '../faults.messages.ts';

const PAGE_SIZE = 48;
const MAX_ROWS = 2016;
const MAX_INTERVAL = 1440;
const MINUTE_MS = 60_000;
const localInstant = z.string().max(80).meta({ description: 'Local there' });

const row = rpSlotsShape.extend({
  datetime: instantText,
  rankedRPs: planetList.meta({ description: 'Strongest first, rejected ones too' }),
});

export default defineTool({
  name: 'get_rp_interval',
  title: 'Ruling planets at regular steps',
  purpose: 'Table of ruling planets over a stretch of time at one place',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'The KP ruling planets at a place over a window of time, row by row, without birth. Call it to see when chosen planets rule together.',
  provenance: { rules: ['R8.1', 'R8.2', 'R8.3', 'R1.6'], sources: ['KPR2', 'KPR3p', 'AS'] },
  paged: { pageSize: PAGE_SIZE },
  input: placeInput.extend({
    startDatetime: localInstant,
    endDatetime: localInstant,
    interval_minutes: z.number().min(1).max(MAX_INTERVAL).default(60).meta({ description: 'Minutes between rows' }),
    page: pageInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    place: z.strictObject({ latitude: z.number(), longitude: z.number(), utcOffsetMinutes: z.number() }),
    from: instantText,
    to: instantText,
    intervalMinutes: z.number(),
    intervals: listOf(row),
    ...paginationOutput,
  }),
  run: async ({ input, ephemeris, note, yieldTurn }) => {
    const { latitude, longitude, utc_offset_minutes, time_zone, ayanamsa = 'kp', interval_minutes: minutes } = input;
    const given = { utc_offset_minutes, time_zone };
    const start = resolveLocal(input.startDatetime, given, NaN, 'startDatetime');
    const { utcMs: startMs, offsetMinutes } = start;
    requireAgreement(given, startMs);
    const { utcMs: endMs } = resolveLocal(input.endDatetime, given, NaN, 'endDatetime');
    const instants = stepsBetween(startMs, endMs, minutes, start);
    const { items, pagination, pageNote } = paginate(instants, input.page, PAGE_SIZE, 'rows');
    const rows: z.input<typeof row>[] = [];
    let standIn: string | null = null;
    for (const at of rulingPlanetsAlong(ephemeris, { latitude, longitude, ...clockOf(start), ayanamsa }, items)) {
      rows.push({
        datetime: printInstant(at.utcMs, start),
        ...at.slots,
        rankedRPs: at.ranked.map(({ planet }) => planet),
      });
      if (at.sunriseFallback) standIn ??= dayStandInNote(at.utcMs);
      await yieldTurn();
    }
    if (standIn !== null) note(standIn);
    return {
      about: aboutOf(
        say.rulingPlanetRows({
          count: instants.length,
          start: printInstant(startMs, start),
          end: printInstant(endMs, start),
        }),
      ),
      place: { latitude, longitude, utcOffsetMinutes: offsetMinutes },
      ...rangeView({ startMs, endMs }, start),
      intervalMinutes: minutes,
      intervals: rows,
      pagination,
      pageNote,
    };
  },
});

/** The instants of all rows; refuses an empty or too long window and says what fits. */
function stepsBetween(startMs: number, endMs: number, minutes: number, clock: LocalClock): readonly number[] {
  if (endMs <= startMs) {
    const span = { start: printInstant(startMs, clock), end: printInstant(endMs, clock) };
    throw new ToolError('validation_failed', fault.endNotAfter(span), { field: 'endDatetime' });
  }
  const rows = Math.ceil((endMs - startMs) / (minutes * MINUTE_MS));
  if (rows > MAX_ROWS) {
    const least = Math.ceil((endMs - startMs) / (MAX_ROWS * MINUTE_MS));
    const long = least > MAX_INTERVAL;
    throw new ToolError('validation_failed', fault.tooManyRows({ rows, most: MAX_ROWS, long, least }), {
      field: long ? 'endDatetime' : 'interval_minutes',
    });
  }
  return Array.from({ length: rows }, (_, step) => Math.round(startMs + step * minutes * MINUTE_MS));
}
