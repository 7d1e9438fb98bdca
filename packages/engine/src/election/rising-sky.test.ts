import { describe, expect, it } from 'vitest';
import { ephemeris, randomNumbers } from '../../test/random-charts.ts';
import { readReference } from '../../test/read-reference.ts';
import { buildChart } from '../chart/build.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { AYANAMSAS } from '../zodiac/names.ts';
import { RisingSky } from './rising-sky.ts';
import { rowAt } from './sub-rows.ts';

interface Pallavaram {
  readonly date: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly utc_offset_minutes: number;
  readonly items: readonly { readonly local: string; readonly entered: readonly string[] }[];
}

describe('the rising rows of a place', () => {
  const printed = readReference<Pallavaram>('kpmuhurat_pallavaram');
  const sky = new RisingSky(ephemeris, printed, 'kp');
  const second = (local: string): number =>
    Date.parse(`${printed.date}T${local}Z`) / 1000 - printed.utc_offset_minutes * 60;

  it.each(printed.items)('begin at the seconds that another program prints: $local', ({ local, entered }) => {
    const wanted = second(local);
    const found = [...sky.changes(wanted - 600, wanted + 600)].find((change) => change.second === wanted);
    const { signLord, starLord, subLord } = found?.row ?? {};
    expect([signLord, starLord, subLord]).toEqual(entered);
  });

  it('are those of the charts of the seconds before and after, anywhere and in every frame', () => {
    const random = randomNumbers(249);
    for (const ayanamsa of AYANAMSAS) {
      const place = { latitude: random() * 132 - 66, longitude: random() * 360 - 180, ayanamsa, offsetMinutes: 0 };
      const from = Math.floor(Date.UTC(1801, 0, 1) / 1000 + random() * 590 * 31_557_600);
      const rowOf = (at: number): number => {
        const moment = { ...place, utcMs: at * 1000, jdUt: jdFromUtcMs(at * 1000) };
        return rowAt(buildChart(ephemeris, moment).ascendant.longitude).index;
      };
      const changes = [...new RisingSky(ephemeris, place, ayanamsa).changes(from, from + 86_400)];
      // 249 rows in a sidereal day, which is four minutes shorter; of those within one second the last is seen.
      expect(changes.length).toBeGreaterThanOrEqual(248);
      expect(changes.length).toBeLessThan(255);
      for (const { second: at, row } of changes) {
        expect(rowOf(at)).toBe(changes.filter((other) => other.second === at).at(-1)?.row.index);
        expect(rowOf(at - 1)).not.toBe(row.index);
      }
    }
  });

  it('keeps its place between the nodes', () => {
    const from = second('10:00:00');
    for (let at = from; at < from + 86_400; at += 7_777) {
      const { latitude, longitude } = printed;
      const moment = { latitude, longitude, ayanamsa: 'kp' as const, offsetMinutes: 0 };
      const chart = buildChart(ephemeris, { ...moment, utcMs: at * 1000, jdUt: jdFromUtcMs(at * 1000) });
      expect(sky.longitudeAt(at)).toBeCloseTo(chart.ascendant.longitude, 6);
    }
  });
});
