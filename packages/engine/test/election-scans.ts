import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { electingSet } from '../src/election/electing-planets.ts';
import { scanElection } from '../src/election/election-scan.ts';
import type { ElectionScan } from '../src/election/election-scan.ts';
import { electionTopic } from '../src/election/election-topic.ts';
import type { Granularity } from '../src/election/election-topic.ts';
import { timelineOf } from '../src/election/timeline.ts';
import type { ScanPlace } from '../src/election/timeline.ts';
import type { DayHours } from '../src/election/usable-hours.ts';
import { usableStretches } from '../src/election/usable-hours.ts';
import { resolveBirth } from '../src/time/moment.ts';
import { ephemeris } from './random-charts.ts';

/** Work that nobody waits for. */
export const QUIET = { ephemeris, yieldTurn: async (): Promise<void> => {} };

/** The chart of the golden scans. */
export const GOLDEN_CHART: Chart = buildChart(
  ephemeris,
  resolveBirth({
    birth_datetime: '1992-08-14T04:32:00',
    latitude: 6.927,
    longitude: 79.861,
    utc_offset_minutes: 330,
    ayanamsa: 'kp',
  }),
);

export const placeOf = (chart: Chart, more: Partial<ScanPlace> = {}): ScanPlace => ({
  latitude: chart.moment.latitude,
  longitude: chart.moment.longitude,
  offsetMinutes: chart.moment.offsetMinutes,
  ayanamsa: chart.moment.ayanamsa,
  ...more,
});

export interface TestScan {
  readonly chart: Chart;
  readonly event: string;
  readonly granularity: Granularity;
  readonly place: ScanPlace;
  /** Unix seconds. */
  readonly from: number;
  readonly days: number;
  readonly hours?: DayHours;
  readonly forSurgery?: boolean;
}

/** A scan as the tools run it. */
export async function runScan({
  chart,
  event,
  granularity,
  place,
  from,
  days,
  hours,
  forSurgery = false,
}: TestScan): Promise<ElectionScan> {
  const span = { from, to: from + Math.round(days * 86_400) };
  const timeline = await timelineOf(QUIET, place, span, granularity === 'minute' ? span.to : null);
  return scanElection(QUIET, {
    set: electingSet(chart, electionTopic(event)),
    timeline,
    span,
    granularity,
    stretches: usableStretches(span, place, hours ?? null, granularity === 'day'),
    forSurgery,
  });
}

/** Unix seconds of an instant. */
export const at = (iso: string): number => Date.parse(iso) / 1000;
