import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { normalize } from '../../base/angles.ts';
import { GRAHAS, HOUSES, SIGN_LORDS } from '../../zodiac/names.ts';
import type { Graha, House } from '../../zodiac/names.ts';
import { bhavaBala, bhavaDig, bhavaDrishti, bhavaStrengths } from './bhava-bala.ts';
import type { BhavaBalaInput } from './bhava-bala.ts';
import { byGraha, signOf } from '../base/frame.ts';
import { naturesOf } from '../base/natures.ts';
import { shadbala } from './shadbala/total.ts';
import { requireSripatiBhavas } from './sripati.ts';

const books = JSON.parse(readFileSync(new URL('../../../test/reference/shadbala_books.json', import.meta.url), 'utf8'));
const raman = books.cases[0];
const longitudes = {
  ...byGraha((planet) => Number(raman.longitudes[GRAHAS.indexOf(planet)])),
  Rahu: Number(raman.rahu),
  Ketu: normalize(raman.rahu + 180),
};
const natures = naturesOf(
  { ...byGraha((planet) => signOf(longitudes[planet])), Rahu: 1, Ketu: 7 },
  normalize(longitudes.Moon - longitudes.Sun),
);
const HOUR = 3_600_000;
const input: BhavaBalaInput = {
  bhavas: requireSripatiBhavas(raman.angles),
  longitudes,
  natures,
  totals: byGraha((planet) => Number(raman.total_rupas[GRAHAS.indexOf(planet)]) * 60),
  utcMs: 8 * HOUR,
  day: { sunriseMs: 0, sunsetMs: 12 * HOUR, nextSunriseMs: 24 * HOUR, dayBirth: true },
};

describe('Raman, standard horoscope (R25.1)', () => {
  const houses = bhavaStrengths(input);

  it('has the printed sums of lord, dig and drishti', () => {
    houses.forEach(({ adhipati, dig, drishti }, index) => {
      const printed = raman.bhava_rupas[index];
      if (printed !== null) expect(Math.abs((adhipati + dig + drishti) / 60 - printed)).toBeLessThan(0.015);
    });
  });

  it('adds occupants between the sandhis', () => {
    // Middles 294.95, 328.27, 1.60 …: Moon 311.67 falls just after the sandhi at 311.61; Sun, Mercury, Venus in 9,
    // Mars in the 10th or 11th by its 229.82 against the sandhi 228.26.
    expect(houses.map(({ occupants }) => occupants)).toEqual([0, 0, 0, 0, 0, 60, -60, 0, 0, 0, -60, 0]);
  });

  it('gives the day its head-rising signs, the night its back-rising, Pisces the twilight', () => {
    const dayNight = (changed: Partial<BhavaBalaInput>) =>
      bhavaStrengths({ ...input, ...changed }).map((row) => row.dayNight);
    // Signs of the middles: Cp Aq Ar Ta Ge Ge Cn Le Li Sc Sg Sg.
    expect(dayNight({})).toEqual([0, 15, 0, 0, 15, 15, 0, 15, 15, 15, 0, 0]);
    expect(dayNight({ day: { ...input.day, dayBirth: false } })).toEqual([15, 0, 15, 15, 0, 0, 15, 0, 0, 0, 15, 15]);
    const pisces = (minutes: number) =>
      dayNight({
        bhavas: requireSripatiBhavas({ ascendant: 340, midheaven: 250 }),
        utcMs: minutes * 60_000,
      })[0];
    expect([24, 25, 12 * 60 - 24, 12 * 60 + 24, 12 * 60 + 25, 24 * 60 - 24].map(pisces)).toEqual([
      15, 0, 15, 15, 0, 15,
    ]);
  });
});

describe('a program of 2025', () => {
  it('dig of whole signs from its ascendant', () => {
    // Its middles are equal houses from Libra 29°51'.
    const dig = HOUSES.map((house) => bhavaDig(house, normalize(209.8423 + (house - 1) * 30)));
    expect(dig).toEqual(books.cases[2].bhava_dig);
  });
});

describe('dig of a house (R25.1)', () => {
  it.each([
    [2, 10, 1],
    [5, 10, 1],
    [6, 10, 1],
    [10, 10, 1],
    [8, 14.99, 1],
    [8, 15, 10],
    [9, 14.99, 10],
    [9, 15, 4],
    [3, 10, 4],
    [11, 10, 4],
    [7, 10, 7],
    [0, 10, 10],
    [1, 10, 10],
    [4, 10, 10],
  ] as const)('sign %i at %d degrees is strong in house %i', (sign, degree, strong) => {
    const madhya = sign * 30 + degree;
    expect(bhavaDig(strong, madhya)).toBe(60);
    const opposite = HOUSES[(strong + 5) % 12] ?? 1;
    expect(bhavaDig(opposite, madhya)).toBe(0);
    const next: House = HOUSES[strong % 12] ?? 1;
    expect(bhavaDig(next, madhya)).toBe(50);
  });
});

describe('bhava bala of any chart', () => {
  it('adds up and ranks', () => {
    for (const chart of randomCharts(60, 61)) {
      const { houses = [], sunriseFallback } = bhavaBala(ephemeris, chart) ?? {};
      expect(sunriseFallback).toBe(shadbala(ephemeris, chart).day.sunriseFallback);
      const { planets } = shadbala(ephemeris, chart);
      expect(houses).toHaveLength(12);
      for (const row of houses) {
        const { adhipati, dig, drishti, occupants, dayNight, total, rupas, sign, lord } = row;
        expect(adhipati + dig + drishti + occupants + dayNight).toBeCloseTo(total, 9);
        expect(rupas).toBeCloseTo(total / 60, 12);
        expect([0, 10, 20, 30, 40, 50, 60]).toContain(dig);
        expect([0, 15]).toContain(dayNight);
        expect(lord).toBe(SIGN_LORDS[sign]);
        expect(adhipati).toBe(planets[lord].total);
      }
      const ranked = houses.toSorted((x, y) => x.rank - y.rank);
      expect(ranked.map(({ rank }) => rank)).toEqual(HOUSES);
      ranked.forEach(({ total }, index) => expect(total).toBeGreaterThanOrEqual(ranked[index + 1]?.total ?? -Infinity));
      const weights = { Sun: -60, Moon: 0, Mars: -60, Mercury: 60, Jupiter: 60, Venus: 0, Saturn: -60 };
      const occupants = houses.reduce((sum, row) => sum + row.occupants, 0);
      expect(occupants).toBe(Object.values(weights).reduce((sum, weight) => sum + weight, 0));
    }
  });

  it('weighs Mercury full even where it is malefic', () => {
    const away = { ...longitudes, ...byGraha((planet: Graha) => (planet === 'Mercury' ? 180 : 0)) };
    // All others stand on the middle itself and cast nothing.
    expect(bhavaDrishti(0, away, { ...natures, Mercury: 'malefic' })).toBe(60);
    expect(bhavaDrishti(0, away, { ...natures, Mercury: 'benefic' })).toBe(60);
  });

  it('is computed inside the polar circles, where Sripati houses still exist', () => {
    for (const chart of randomCharts(20, 3, [67, 89])) expect(bhavaBala(ephemeris, chart)?.houses).toHaveLength(12);
  });
});
