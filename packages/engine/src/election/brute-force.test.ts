import { describe, expect, it } from 'vitest';
import { at, GOLDEN_CHART, placeOf, runScan } from '../../test/election-scans.ts';
import type { TestScan } from '../../test/election-scans.ts';
import { bySteps, everySecond, naiveJudge, naiveWindows } from '../../test/naive-election.ts';
import type { NaiveStretch } from '../../test/naive-election.ts';
import { naiveRank } from '../../test/naive-election-order.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { shownMs } from '../time/clock.ts';
import { electionTopic } from './election-topic.ts';
import { SHORTEST } from './layers.ts';

const [RANDOM, SOUTH, NORTH] = randomCharts(3, 1511);
if (!RANDOM || !SOUTH || !NORTH) throw new Error('three charts are drawn');
/** A moment in the thirtieth year of a life. */
const thirty = (chart: typeof RANDOM): number => Math.round(chart.moment.utcMs / 1000) + 30 * 31_557_600;

const minuteOfDay = (scan: TestScan, second: number): number => (shownMs(second * 1000, scan.place) / 60_000) % 1440;

/** Whether the clock of the place shows a time in the hours, written out. */
function isUsable(scan: TestScan, second: number): boolean {
  if (scan.hours === undefined) return true;
  const { startMinute, endMinute } = scan.hours;
  const minute = (minuteOfDay(scan, second) + 1440) % 1440;
  return startMinute < endMinute
    ? minute >= startMinute && minute < endMinute
    : minute >= startMinute || minute < endMinute;
}

/** The windows of a scan equal those of the seconds given, in membership and in order. */
async function holds(scan: TestScan, stretches: Iterable<NaiveStretch>): Promise<number> {
  const topic = electionTopic(scan.event);
  const judge = naiveJudge(scan.chart, topic, scan.place, scan.granularity);
  const naive = naiveWindows(stretches, scan.hours === undefined ? null : (second) => isUsable(scan, second));
  const long = naive.filter(({ from, to }) => to - from >= SHORTEST[scan.granularity]);
  const found = await runScan(scan);
  expect([...found.windows].sort((a, b) => a.from - b.from).map(({ from, to }) => [from, to])).toEqual(
    long.map(({ from, to }) => [from, to]),
  );
  expect(found.droppedShort).toBe(naive.length - long.length);
  const ranked = long.map((window) => ({
    from: window.from,
    rank: naiveRank(scan.chart, topic, judge, window, scan.granularity),
  }));
  ranked.sort((a, b) => {
    const differing = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return differing < 0 ? a.from - b.from : (a.rank[differing] ?? 0) - (b.rank[differing] ?? 0);
  });
  expect(found.windows.map(({ from }) => from)).toEqual(ranked.map(({ from }) => from));
  return long.length;
}

const judgeOf = ({ chart, event, place, granularity }: TestScan) =>
  naiveJudge(chart, electionTopic(event), place, granularity);

describe('an hour, judged second by second in full', () => {
  const hour = 1 / 24;
  const scans: readonly TestScan[] = [
    {
      chart: GOLDEN_CHART,
      event: 'marriage',
      granularity: 'minute',
      place: placeOf(GOLDEN_CHART),
      from: at('2027-02-02T05:30:00+05:30'),
      days: hour,
    },
    // The Moon and Ketu stand in.
    {
      chart: RANDOM,
      event: 'buy_vehicle',
      granularity: 'minute',
      place: placeOf(RANDOM),
      from: thirty(RANDOM),
      days: hour,
    },
    // Near the polar circle signs rise in minutes.
    {
      chart: SOUTH,
      event: 'surgery',
      granularity: 'minute',
      place: placeOf(SOUTH, { latitude: 66.2, longitude: 25 }),
      from: thirty(SOUTH),
      days: hour,
    },
    // East of the date line by longitude, a day ahead by its clock.
    {
      chart: NORTH,
      event: 'start_business',
      granularity: 'minute',
      place: placeOf(NORTH, { latitude: -13.83, longitude: -171.77, offsetMinutes: 780 }),
      from: thirty(NORTH),
      days: hour,
    },
  ];
  it.each(scans)('$event at latitude $place.latitude', async (scan) => {
    const judge = judgeOf(scan);
    expect(await holds(scan, everySecond(judge, scan.from, scan.from + 3_600))).toBeGreaterThan(0);
  });
});

describe('a day, every second at each border and a grid of twenty seconds between', () => {
  const scans: readonly TestScan[] = [
    {
      chart: GOLDEN_CHART,
      event: 'begin_journey',
      granularity: 'minute',
      place: placeOf(GOLDEN_CHART),
      from: at('2026-06-29T00:00:00+05:30'),
      days: 1,
    },
    {
      chart: GOLDEN_CHART,
      event: 'marriage',
      granularity: 'minute',
      place: placeOf(GOLDEN_CHART, { latitude: 51.5, longitude: 0, zone: 'Europe/London', offsetMinutes: 0 }),
      from: at('2027-03-27T20:00:00Z'),
      days: 1,
      hours: { startMinute: 22 * 60, endMinute: 9 * 60 + 30 },
    },
  ];
  it.each(scans)('$event', async (scan) => {
    expect(await holds(scan, bySteps(judgeOf(scan), scan.from, scan.from + 86_400, 20))).toBeGreaterThan(10);
  });
});

describe('a fortnight, every second at each border and a grid of ten minutes between', () => {
  const days = 14;
  const scans: readonly TestScan[] = [
    // Mercury turns on 29 June 2026.
    {
      chart: GOLDEN_CHART,
      event: 'interview',
      granularity: 'hour',
      place: placeOf(GOLDEN_CHART),
      from: at('2026-06-22T06:10:00+05:30'),
      days,
    },
    {
      chart: RANDOM,
      event: 'visa_application',
      granularity: 'hour',
      place: placeOf(RANDOM),
      from: thirty(RANDOM),
      days,
    },
    // Polar night: the day lord by the mean sunrise.
    {
      chart: GOLDEN_CHART,
      event: 'marriage',
      granularity: 'hour',
      place: placeOf(GOLDEN_CHART, { latitude: 71, longitude: 25.8, offsetMinutes: 60 }),
      from: at('2026-11-14T00:00:00+01:00'),
      days,
    },
    {
      chart: NORTH,
      event: 'college_admission',
      granularity: 'hour',
      place: placeOf(NORTH, { latitude: -13.83, longitude: -171.77, offsetMinutes: 780 }),
      from: thirty(NORTH),
      days,
    },
  ];
  it.each(scans)('$event at latitude $place.latitude', async (scan) => {
    expect(await holds(scan, bySteps(judgeOf(scan), scan.from, scan.from + days * 86_400, 600))).toBeGreaterThan(0);
  });

  it('by the minute each edge is the first second of another key', async () => {
    const scan: TestScan = {
      chart: GOLDEN_CHART,
      event: 'sign_agreement',
      granularity: 'minute',
      place: placeOf(GOLDEN_CHART),
      from: at('2026-10-20T00:00:00+05:30'),
      days,
    };
    const { windows, span } = await runScan(scan);
    const judge = judgeOf(scan);
    expect(windows.length).toBeGreaterThan(150);
    for (const { from, to, moment } of windows.filter((_, index) => index % 2 === 0)) {
      const { key } = judge.at(from);
      expect([judge.at(moment).key, judge.at(to - 1).key]).toEqual([key, key]);
      if (from > span.from) expect(judge.at(from - 1).key).not.toBe(key);
      if (to < span.to) expect(judge.at(to).key).not.toBe(key);
    }
  });
});
