import { describe, expect, it } from 'vitest';
import { at, GOLDEN_CHART, placeOf, runScan } from '../../test/election-scans.ts';
import type { ElectionScan } from './election-scan.ts';

/** Minutes of the layers, met and relaxed. */
const minutesOf = ({ layerSeconds }: ElectionScan) =>
  Object.values(layerSeconds).map(({ met, relaxed }) => [met / 60, relaxed / 60]);

describe('golden scans, by a second implementation of event, planets, layers and hours', () => {
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
    expect(Object.values(planets).map((row) => row.class)).toEqual(['QUALIFIED', ...Array(8).fill('FRUITFUL')]);
    const expected = [
      [10_080, 0],
      [9_799.33, 0],
      [8_057.93, 1_538.68],
      [8_517.12, 1_057.5],
    ];
    minutesOf(scan).forEach((pair, layer) =>
      pair.forEach((found, part) => expect(Math.abs(found - (expected[layer]?.[part] ?? NaN))).toBeLessThan(0.5)),
    );
    expect([scan.windows.length, scan.droppedShort]).toEqual([1_783, 24]);
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
      [0, 14_400],
      [4_446.53, 0],
      [452.73, 1_148.67],
      [0, 0],
    ];
    minutesOf(scan).forEach((pair, layer) =>
      pair.forEach((found, part) => expect(Math.abs(found - (expected[layer]?.[part] ?? NaN))).toBeLessThan(0.5)),
    );
    expect([scan.windows.length, scan.droppedShort]).toEqual([91, 1]);
    expect(scan.windows[0]?.layers).toMatchObject({ period: 'RELAXED', ruling: 'MET', moon: 'MET', ascendant: null });
  });
});
