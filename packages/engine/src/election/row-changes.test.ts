import { describe, expect, it } from 'vitest';
import { ephemeris, portOf, randomNumbers } from '../../test/random-charts.ts';
import { siderealPosition } from '../search/position.ts';
import { PLANETS } from '../zodiac/names.ts';
import { isRetrograde, rowChanges, turnsOf } from './row-changes.ts';
import type { Mover } from './row-changes.ts';
import { jdOfSecond } from '../time/julian.ts';
import { rowAt } from './sub-rows.ts';
import { trackOf } from './track.ts';

const DAY = 86_400;

const mover = (planet: (typeof PLANETS)[number], sky = ephemeris): Mover => ({
  ephemeris: sky,
  planet,
  ayanamsa: 'kp',
  track: trackOf(sky, 'kp', planet),
});

const rowIn = (planet: (typeof PLANETS)[number], second: number): number =>
  rowAt(siderealPosition(ephemeris, planet, jdOfSecond(second), 'kp').longitude).index;

describe('the rows that a planet enters', () => {
  it.each(PLANETS)('%s: each change is the first second of its row, and none is missed', (planet) => {
    const random = randomNumbers(planet.length * 31 + 7);
    const length = planet === 'Moon' ? 20 : planet === 'Rahu' || planet === 'Ketu' ? 900 : 500;
    for (let run = 0; run < 2; run += 1) {
      const from = Math.floor(Date.UTC(1801, 0, 1) / 1000 + random() * 590 * 31_557_600);
      let row = rowIn(planet, from);
      let last = from;
      for (const change of rowChanges(mover(planet), from, from + length * DAY)) {
        expect(rowIn(planet, change.second - 1)).toBe(row);
        expect(rowIn(planet, change.second)).toBe(change.row.index);
        // The row stays the same between two changes; the middle stands for all of that time.
        expect(rowIn(planet, Math.floor((last + change.second) / 2))).toBe(row);
        [row, last] = [change.row.index, change.second];
      }
      expect(last).toBeGreaterThan(from);
    }
  });

  it('asks for nutation at the first second alone, and where a border lies close to a whole one', () => {
    let [asked, found] = [0, 0];
    const watched = {
      ...portOf(ephemeris),
      body: (...given: Parameters<typeof ephemeris.body>) => ((asked += 1), ephemeris.body(...given)),
    };
    const from = Date.UTC(2026, 0, 1) / 1000;
    for (const planet of ['Sun', 'Mars', 'Venus'] as const)
      found += [...rowChanges(mover(planet, watched), from, from + 400 * DAY)].length;
    expect(found).toBeGreaterThan(400);
    expect(asked).toBeLessThan(found / 2);
  });

  it.each(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const)(
    '%s turns at the second that is told',
    (planet) => {
      const from = Date.UTC(2026, 0, 1) / 1000;
      const turns = turnsOf(mover(planet), from, from + 900 * DAY);
      expect(turns.length).toBeGreaterThan(0);
      for (const { second, retrograde } of turns) {
        expect(isRetrograde(ephemeris, planet, second)).toBe(retrograde);
        expect(isRetrograde(ephemeris, planet, second - 1)).toBe(!retrograde);
      }
    },
  );

  it('has no turns of the lights and the nodes', () => {
    for (const planet of ['Sun', 'Moon', 'Rahu', 'Ketu'] as const) {
      expect(turnsOf(mover(planet), 0, 400 * DAY)).toEqual([]);
      expect(isRetrograde(ephemeris, planet, 0)).toBe(false);
    }
  });
});
