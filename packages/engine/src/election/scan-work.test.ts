import { describe, expect, it } from 'vitest';
import { at, GOLDEN_CHART, placeOf } from '../../test/election-scans.ts';
import { ephemeris } from '../../test/random-charts.ts';
import { withOwnCalls } from '../sky/own-calls.ts';
import { electingSet } from './electing-planets.ts';
import { scanElection } from './election-scan.ts';
import { electionTopic } from './election-topic.ts';
import type { Granularity } from './election-topic.ts';
import { partOfWork } from './scan-work.ts';
import type { ScanWork } from './scan-work.ts';
import { timelineOf } from './timeline.ts';
import { usableStretches } from './usable-hours.ts';

const place = placeOf(GOLDEN_CHART);
const set = electingSet(GOLDEN_CHART, electionTopic('marriage'));

async function scan(work: ScanWork, days: number, granularity: Granularity) {
  const from = at('2027-02-01T00:00:00+05:30');
  const span = { from, to: from + days * 86_400 };
  const timeline = await timelineOf(partOfWork(work, 0, 0.7), place, span, granularity === 'minute' ? span.to : null);
  const stretches = usableStretches(span, place, null, granularity === 'day');
  return scanElection(partOfWork(work, 0.7, 1), { set, timeline, span, granularity, stretches, forSurgery: false });
}

describe('the work of a scan', () => {
  it.each([
    ['minute', 30, 30 * 1_440],
    ['hour', 90, 90 * 1_440],
    ['day', 365, 365 * 1_440],
  ] as const)(
    'asks the sky fifty times less often by the %s than a chart a minute would',
    async (granularity, days, minutes) => {
      const sky = withOwnCalls(ephemeris);
      await scan({ ephemeris: sky, yieldTurn: async () => {} }, days, granularity);
      // A chart a minute asks for eight bodies alone.
      expect(sky.calls * 50).toBeLessThan(minutes * 8);
      expect(sky.calls).toBeGreaterThan(100);
    },
  );

  it('judges without the sky once the borders are solved', async () => {
    const sky = withOwnCalls(ephemeris);
    const from = at('2027-02-01T00:00:00+05:30');
    const span = { from, to: from + 3 * 86_400 };
    const work = { ephemeris: sky, yieldTurn: async () => {} };
    const timeline = await timelineOf(work, place, span, span.to);
    const before = sky.calls;
    const stretches = usableStretches(span, place, null, false);
    const found = await scanElection(work, {
      set,
      timeline,
      span,
      granularity: 'minute',
      stretches,
      forSurgery: false,
    });
    expect(found.windows.length).toBeGreaterThan(500);
    // The sub-sub lord of a middle second may need the nodes beside the scan.
    expect(sky.calls - before).toBeLessThan(10);
  });

  it('lets others in often, and tells a share that never falls', async () => {
    let yielded = 0;
    const shares: number[] = [];
    await scan(
      { ephemeris, yieldTurn: async () => void (yielded += 1), onProgress: (share) => shares.push(share) },
      30,
      'minute',
    );
    expect(yielded).toBeGreaterThan(30);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThanOrEqual(0);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
  });

  it('stops when it is cancelled', async () => {
    let yielded = 0;
    const work: ScanWork = { ephemeris, yieldTurn: async () => void (yielded += 1), cancelled: () => yielded >= 5 };
    await expect(scan(work, 30, 'minute')).rejects.toMatchObject({ code: 'cancelled' });
    expect(yielded).toBe(5);
  });
});
