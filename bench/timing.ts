import { subLordCrossings } from '@cuspal/engine/passages/sub-lord-crossings';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { siderealPosition } from '@cuspal/engine/search/position';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { divide } from '@cuspal/engine/zodiac/division';
import { type Planet, PLANETS } from '@cuspal/engine/zodiac/names';
import { median, percentile, type Measurement } from './lib/measurement.ts';
import { birth, toolNamed, measured } from './lib/tools.ts';
import { forgetful } from '../packages/engine/test/search-sky.ts';

const CALLS = 25;
const BIRTHS = 1_000;
const MINUTE_IN_DAYS = 1 / 1440;

/**
 * Timing and transit tools: medians per call, the longest time one blocks its process, and solving against scanning.
 */
export async function timing(): Promise<readonly Measurement[]> {
  const calendar = await toolNamed('dasha', 'timing', 'get_antardasha_calendar');
  const hierarchy = await toolNamed('dasha', 'transit', 'get_transit_timing_hierarchy');
  const windows = await toolNamed('dasha', 'timing', 'find_event_timing_v2');
  return [
    ...(await row('get_antardasha_calendar', 2, (index) => calendar(birth(index)))),
    ...(await row('get_transit_timing_hierarchy', 8, (index) => hierarchy({ ...birth(index), event: 'marriage' }))),
    ...(await row('find_event_timing_v2, 30 years', 100, (index) =>
      windows({ ...birth(index), event: 'marriage', horizon_years: 30 }),
    )),
    ...(await overBirths('find_event_timing_v2', [2, 10], (index) => windows({ ...birth(index), event: 'marriage' }))),
    ...(await crossings()),
  ];
}

async function row(
  name: string,
  atMost: number,
  call: (index: number) => Promise<string>,
): Promise<readonly Measurement[]> {
  const { milliseconds, longestBlock } = await measured(call, CALLS);
  const detail = `median of ${CALLS} calls of different births, computed and serialised`;
  return [
    { name, value: milliseconds, unit: 'ms', target: { atMost }, detail },
    {
      name: `${name}: longest block`,
      value: longestBlock,
      unit: 'ms',
      target: { atMost: 50 },
      detail: 'longest time without a turn of the event loop in any of these calls',
    },
  ];
}

/** Milliseconds of many calls: the median, and the value that 99 of 100 stay below. */
async function overBirths(
  name: string,
  [middle, most]: readonly [number, number],
  call: (index: number) => Promise<string>,
): Promise<readonly Measurement[]> {
  const took: number[] = [];
  for (let index = 0; index < BIRTHS; index += 1) {
    const begun = performance.now();
    await call(index);
    took.push(performance.now() - begun);
  }
  const detail = `${BIRTHS} births, computed and serialised`;
  return [
    { name: `${name}, median`, value: median(took), unit: 'ms', target: { atMost: middle }, detail },
    { name: `${name}, 99 %`, value: percentile(took, 0.99), unit: 'ms', target: { atMost: most }, detail },
  ];
}

/** A year of sub crossings of all bodies, solved by the tool and scanned minute by minute. */
async function crossings(): Promise<readonly Measurement[]> {
  const tool = await toolNamed('dasha', 'transit', 'get_transit_crossings');
  const from = Date.UTC(2026, 0, 1);
  const to = Date.UTC(2027, 0, 1);
  const ask = async (page: number) => {
    const text = await tool({
      startDatetime: new Date(from).toISOString(),
      endDatetime: new Date(to).toISOString(),
      utc_offset_minutes: 0,
      latitude: 0,
      longitude: 0,
      page,
    });
    return JSON.parse(JSON.parse(text).content[0].text);
  };
  const first = await ask(1);
  const solved = new Set<string>();
  for (let page = 1; page <= first.pagination.totalPages; page++) {
    for (const { planet, atUtc } of (await ask(page)).crossings) solved.add(`${planet} ${minuteOf(Date.parse(atUtc))}`);
  }

  const sky = createSwissEphemeris();
  const start = 2_440_587.5 + from / 86_400_000;
  const scanned = new Set<string>();
  const before = new Map<Planet, number>();
  for (let minute = 0; minute <= (to - from) / 60_000; minute++) {
    for (const planet of PLANETS) {
      const { subIndex } = divide(siderealPosition(sky, planet, start + minute * MINUTE_IN_DAYS, 'kp').longitude);
      if (before.has(planet) && before.get(planet) !== subIndex) scanned.add(`${planet} ${minute - 1}`);
      before.set(planet, subIndex);
    }
  }
  // Crossings that other rows have found already would cost nothing here.
  const counted = forgetful(createSwissEphemeris());
  const differing =
    [...scanned].filter((entry) => !solved.has(entry)).length +
    [...solved].filter((entry) => !scanned.has(entry)).length;
  await subLordCrossings(
    beginSearch(counted, 'kp', () => Promise.resolve()),
    PLANETS,
    { startMs: from, endMs: to },
  );
  const { calls } = counted;
  return [
    {
      name: 'a year of sub crossings: calls, scan to solver',
      value: sky.calls / calls,
      unit: 'times fewer',
      target: { atLeast: 50 },
      detail: `${sky.calls} ephemeris calls by the minute, ${calls} by solving; ${scanned.size} crossings scanned`,
    },
    {
      name: 'a year of sub crossings: rows that differ',
      value: differing,
      unit: 'rows',
      target: { atMost: 0 },
      detail: `${solved.size} crossings solved, compared minute by minute`,
    },
  ];

  function minuteOf(utcMs: number): number {
    return Math.floor((utcMs - from) / 60_000);
  }
}
