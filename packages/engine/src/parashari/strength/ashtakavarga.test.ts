import { describe, expect, it } from 'vitest';
import { birthsFor } from '../../../../tool-kit/src/testing/births-for.ts';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { readReference } from '../../../test/read-reference.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import { ashtakavarga, CONTRIBUTORS } from './ashtakavarga.ts';

const SHORT = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa'] as const;
const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

interface Reference {
  readonly tables: { readonly classical: Readonly<Record<string, readonly (readonly number[])[]>> };
  readonly cases: readonly {
    id: string;
    positions: Readonly<Record<string, string>>;
    bav: Readonly<Record<string, readonly number[]>>;
    sav: readonly number[];
  }[];
}
const { tables, cases } = readReference<Reference>('ashtakavarga_cases');

const chartOf = (positions: Readonly<Record<string, string>>) => {
  const degree = (body: string): number => SIGNS.indexOf(positions[body] ?? 'Ar') * 30 + 10;
  const [Sun = 0, Moon = 0, Mars = 0, Mercury = 0, Jupiter = 0, Venus = 0, Saturn = 0] = SHORT.map(degree);
  return drawnChart({
    ascendant: degree('As'),
    planets: { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu: 0 },
  });
};

describe('ashtakavarga (R26)', () => {
  it('has the classical table of the reference, row by row', () => {
    const { planets } = ashtakavarga(chartOf({}));
    GRAHAS.forEach((planet, index) => {
      // All bodies in Aries: the house counted is the sign.
      const rows = planets[planet].matrix.map((row) => row.flatMap((bindu, sign) => (bindu === 1 ? [sign + 1] : [])));
      expect(rows).toEqual(tables.classical[SHORT[index] ?? '']);
      expect(rows).toHaveLength(CONTRIBUTORS.length);
    });
  });

  // The two schools differ in one row of the Moon's and one of Venus' chart; the other five charts agree.
  it.each(cases)('gives the printed bindus of $id', ({ positions, bav, sav }) => {
    const { planets, sarva } = ashtakavarga(chartOf(positions));
    GRAHAS.forEach((planet, index) => {
      if (planet === 'Moon' || planet === 'Venus') return;
      expect(planets[planet].signScores).toEqual(bav[SHORT[index] ?? '']);
    });
    const printed = (sign: number): number => (bav['Mo']?.[sign] ?? NaN) + (bav['Ve']?.[sign] ?? NaN);
    sarva.forEach((score, sign) => {
      const ours = (planets.Moon.signScores[sign] ?? NaN) + (planets.Venus.signScores[sign] ?? NaN);
      expect(score - ours).toBe((sav[sign] ?? NaN) - printed(sign));
    });
  });

  const charts = birthsFor(10_000);
  it(`sums to the totals of the book in ${charts} charts`, () => {
    const totals = { Sun: 48, Moon: 49, Mars: 39, Mercury: 54, Jupiter: 56, Venus: 52, Saturn: 39 };
    const sum = (scores: readonly number[]): number => scores.reduce((a, b) => a + b, 0);
    for (const chart of randomCharts(charts, 26)) {
      const { planets, sarva } = ashtakavarga(chart);
      for (const planet of GRAHAS) expect(sum(planets[planet].signScores)).toBe(totals[planet]);
      expect(sum(sarva)).toBe(337);
      expect(Math.max(...GRAHAS.flatMap((planet) => planets[planet].signScores))).toBeLessThanOrEqual(8);
    }
  });
});

describe('the other charts of the ashtakavarga (R26)', () => {
  it('has the ascendant’s own chart of the reference, 49 in all', () => {
    const { lagna } = ashtakavarga(chartOf({}));
    const expected = Array.from(
      { length: 12 },
      (_, sign) => (tables.classical['As'] ?? []).filter((houses) => houses.includes(sign + 1)).length,
    );
    expect(lagna).toEqual(expected);
    expect(lagna.reduce((a, b) => a + b, 0)).toBe(49);
  });

  it.each(cases)('gives all printed bindus of $id by the rows of its school', ({ positions, bav, sav }) => {
    const { pvr, lagna } = ashtakavarga(chartOf(positions));
    expect(pvr.Moon).toEqual(bav['Mo']);
    expect(pvr.Venus).toEqual(bav['Ve']);
    expect(pvr.sarva).toEqual(sav);
    if (bav['As'] !== undefined) expect(lagna).toEqual(bav['As']);
  });
});
