import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { annualOf, bookChart } from '../../test/tajik-charts.ts';
import { byGraha } from '../parashari/base/frame.ts';
import { signLordOf } from '../zodiac/division.ts';
import type { Graha } from '../zodiac/names.ts';
import type { TajikAspect } from './aspects.ts';
import { skyPairs } from './pairs.ts';
import { chooseLord, DECISIONS, judgeLord, OFFICES, substituteOfMoon, trirashiLord } from './year-lord.ts';
import type { Candidate } from './year-lord.ts';

const judged = (birth: Parameters<typeof bookChart>[0], age: number) => {
  const natal = bookChart(birth);
  return judgeLord(ephemeris, natal, annualOf(natal, age), age);
};

describe('the year lord of the book', () => {
  it('is Mars in 2000, in benefic sight (PVR example 120)', () => {
    const { candidates, lord } = judged('march1967', 33);
    expect(candidates.map(({ planet }) => planet)).toEqual(['Jupiter', 'Sun', 'Venus', 'Saturn', 'Mars']);
    expect(candidates.map(({ officeName }) => officeName)).toEqual(OFFICES.slice(0, 5));
    expect(lord).toEqual({ planet: 'Mars', decidedBy: 'benefic', ties: [], moonSubstitute: null });
  });

  it('is strong Mercury in square in 1993, not weak Mars in sextile (R31.9)', () => {
    expect(judged('june1972', 21).lord).toMatchObject({ planet: 'Mercury', decidedBy: 'malefic' });
  });
});

describe('trirashi (R31.3)', () => {
  it('has the lords of the rule book', () => {
    const row = (byDay: boolean) => Array.from({ length: 12 }, (_, sign) => trirashiLord(sign, byDay).slice(0, 2));
    expect(row(true).join(' ')).toBe('Su Ve Sa Ve Ju Mo Me Ma Sa Ma Ju Mo');
    expect(row(false).join(' ')).toBe('Ju Mo Me Ma Su Ve Sa Ve Sa Ma Ju Mo');
  });
});

describe('the choice among candidates', () => {
  const sights = (rows: readonly (readonly [Graha, TajikAspect])[]): Candidate[] =>
    rows.map(([planet, sightOfLagna], index) => ({
      office: index + 1,
      officeName: OFFICES[index] ?? 'luminary',
      planet,
      sightOfLagna,
    }));
  const totals = (given: Partial<Record<Graha, number>>) => byGraha((planet) => given[planet] ?? 0);
  const five = sights([
    ['Sun', 'none'],
    ['Mars', 'square'],
    ['Venus', 'trine'],
    ['Saturn', 'semisextile'],
    ['Jupiter', 'conjunction'],
  ]);

  it.each([
    [{ Venus: 10, Mars: 19 }, 'Venus', 'benefic'],
    [{ Venus: 9.99, Mars: 10, Jupiter: 12, Saturn: 18 }, 'Jupiter', 'malefic'],
    [{ Venus: 9, Mars: 9.9, Saturn: 15, Sun: 14.9 }, 'Saturn', 'strength'],
    [{ Venus: 2, Mars: 9.9, Saturn: 14.9 }, 'Venus', 'weakBenefic'],
  ] as const)('with totals %j is %s by %s', (given, planet, decidedBy) => {
    expect(chooseLord(five, totals(given), totals({}))).toEqual({ planet, decidedBy, ties: [] });
  });

  it('goes on to malefic sight and to the first office', () => {
    const noBenefic = five.filter(({ planet }) => planet !== 'Venus');
    expect(chooseLord(noBenefic, totals({ Mars: 3, Jupiter: 4 }), totals({}))).toMatchObject({
      planet: 'Jupiter',
      decidedBy: 'weakMalefic',
    });
    const unseen = five.filter(({ planet }) => planet === 'Sun' || planet === 'Saturn');
    expect(chooseLord(unseen, totals({ Sun: 3, Saturn: 14 }), totals({}))).toEqual({
      planet: 'Sun',
      decidedBy: 'first',
      ties: [],
    });
  });

  const even = sights([
    ['Sun', 'trine'],
    ['Mars', 'trine'],
    ['Venus', 'sextile'],
    ['Mars', 'trine'],
  ]);

  it('lets offices, harsha bala and the earlier office decide within half a unit', () => {
    const close = totals({ Sun: 12.4, Mars: 12.05, Venus: 12.5 });
    expect(chooseLord(even, close, totals({}))).toMatchObject({ planet: 'Mars', ties: ['Sun', 'Venus'] });
    const apart = totals({ Sun: 12.4, Mars: 12, Venus: 12.5 });
    expect(chooseLord(even, apart, totals({ Venus: 5 }))).toMatchObject({ planet: 'Venus', ties: ['Sun'] });
    expect(chooseLord(even, apart, totals({}))).toMatchObject({ planet: 'Sun', ties: ['Venus'] });
    expect(chooseLord(even, totals({ Sun: 12, Venus: 12.5, Mars: 11 }), totals({}))).toMatchObject({
      planet: 'Venus',
      ties: [],
    });
  });

  it('reaches every decision in the sky', () => {
    const seen = new Set<string>();
    for (const natal of randomCharts(150, 31)) {
      const age = 20;
      seen.add(judgeLord(ephemeris, natal, annualOf(natal, age), age).lord.decidedBy);
    }
    expect([...seen].sort()).toEqual([...DECISIONS].sort());
  });
});

describe('the Moon as year lord (R31.3)', () => {
  it('has the planet of its closest ithasala for a substitute, else the lord of its sign', () => {
    let chosen = 0;
    for (const natal of randomCharts(120, 32)) {
      const { lord } = judgeLord(ephemeris, natal, { chart: natal, byDay: false }, 0);
      if (lord.planet !== 'Moon') {
        expect(lord.moonSubstitute).toBeNull();
        continue;
      }
      chosen += 1;
      expect(lord.moonSubstitute).toBe(substituteOfMoon(ephemeris, natal));
      const joined = skyPairs(ephemeris, natal).filter(({ fast, state }) => fast === 'Moon' && state === 'ITHASALA');
      const least = Math.min(...joined.map(({ e }) => Math.abs(e)));
      const closest = joined.find(({ e }) => Math.abs(e) === least);
      expect(lord.moonSubstitute).toBe(closest?.slow ?? signLordOf(natal.planets.Moon.signIndex));
    }
    expect(chosen).toBeGreaterThan(5);
  });
});
