import { describe, expect, it } from 'vitest';
import { at, GOLDEN_CHART, placeOf, runScan } from '../../test/election-scans.ts';
import type { ElectionScan } from './election-scan.ts';

/** Minutes of the layers, met and relaxed. */
const minutesOf = ({ layerSeconds }: ElectionScan) =>
  Object.values(layerSeconds).map(({ met, relaxed }) => [met / 60, relaxed / 60]);

describe('golden scans, by the second implementation of naive-election.ts, second by second', () => {
  it('marriage by the minute over seven days', async () => {
    const scan = await runScan({
      chart: GOLDEN_CHART,
      event: 'marriage',
      granularity: 'minute',
      place: placeOf(GOLDEN_CHART),
      from: at('2027-02-01T00:00:00+05:30'),
      days: 7,
    });
    const { planets } = scan.set;
    expect(Object.values(planets).map((row) => row.standing)).toEqual([
      ...Array(3).fill('WEAK'),
      ...Array(5).fill('STRONG'),
      'WEAK',
    ]);
    const expected = [
      [10_080, 0],
      [7_713.27, 0],
      [2_829.03, 4_831.4],
      [4_208.53, 3_344.55],
    ];
    minutesOf(scan).forEach((pair, layer) =>
      pair.forEach((found, part) => expect(Math.abs(found - (expected[layer]?.[part] ?? NaN))).toBeLessThan(0.5)),
    );
    expect([scan.windows.length, scan.droppedShort]).toEqual([1_784, 24]);
    expect(Object.values(scan.windows[0]?.layers ?? {})).toEqual(['MET', 'MET', 'MET', 'MET']);
  });

  it('begin_journey by the hour over ten days', async () => {
    const scan = await runScan({
      chart: GOLDEN_CHART,
      event: 'begin_journey',
      granularity: 'hour',
      place: placeOf(GOLDEN_CHART),
      from: at('2028-02-25T00:00:00+05:30'),
      days: 10,
    });
    const expected = [
      [5_293.48, 0],
      [12_042.67, 0],
      [4_831.08, 3_711.02],
      [0, 0],
    ];
    minutesOf(scan).forEach((pair, layer) =>
      pair.forEach((found, part) => expect(Math.abs(found - (expected[layer]?.[part] ?? NaN))).toBeLessThan(0.5)),
    );
    expect([scan.windows.length, scan.droppedShort]).toEqual([55, 0]);
    expect(scan.windows[0]?.layers).toMatchObject({ period: 'MET', ruling: 'MET', moon: 'MET', ascendant: null });
  });
});
