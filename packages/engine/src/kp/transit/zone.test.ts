import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../test/random-charts.ts';
import { divide } from '../../zodiac/division.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { inZone, zoneOf } from './zone.ts';

const random = randomNumbers(14);
const someFruitful: readonly (readonly Planet[])[] = [
  [],
  ['Venus'],
  PLANETS,
  ...Array.from({ length: 30 }, () => PLANETS.filter(() => random() < 0.4)),
];

describe('zoneOf (R14.1)', () => {
  it.each(someFruitful.map((fruitful) => [fruitful]))(
    '%j: no sign, star or zone changes between borders',
    (fruitful) => {
      const borders = zoneOf(fruitful).borders.map((border) => Math.round(border * 3600));
      expect(borders[0]).toBe(0);
      borders.forEach((from, index) => {
        const to = borders[index + 1] ?? 1_296_000;
        expect(to).toBeGreaterThan(from);
        // Subs are 2400" wide at least, halves of cut ones 800": every 400" meets them all.
        const places = Array.from({ length: Math.ceil((to - from) / 400) }, (_, k) => divide((from + k * 400) / 3600));
        const kinds = places.map((at) => `${at.signIndex} ${at.starIndex} ${inZone(fruitful, at)}`);
        expect(new Set(kinds).size).toBe(1);
        // And something does change at each border.
        const before = divide((from === 0 ? 1_296_000 : from) / 3600 - 1e-4);
        expect(`${before.signIndex} ${before.starIndex} ${inZone(fruitful, before)}`).not.toBe(kinds[0]);
      });
    },
  );

  it('holds 3 subs of each of the 9 stars of three planets, none for none, all for nine', () => {
    const subsIn = (fruitful: readonly Planet[]): number =>
      Array.from({ length: 3240 }, (_, k) => divide(k / 9)).reduce(
        (subs, at) => (inZone(fruitful, at) ? subs.add(at.subIndex) : subs),
        new Set<number>(),
      ).size;
    // Each fruitful planet rules 3 stars, and in each the subs of all fruitful planets count.
    expect([subsIn([]), subsIn(['Sun']), subsIn(['Sun', 'Rahu', 'Venus']), subsIn(PLANETS)]).toEqual([0, 3, 27, 243]);
  });
});
