import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { HOUSES } from '../../zodiac/names.ts';
import { CUSP_GRADES, cuspGrade, cuspReading, eventsOfCusp, mutualCusps, sharedSubLords } from './csl-advanced.ts';
import { levels } from '../kernel/levels.ts';
import { PAIRS } from './pair-meanings.ts';
import { promise } from './promise.ts';

describe('grade of a cusp', () => {
  it.each([
    [1, null, 'STRONG'],
    [2, 3, 'STRONG'],
    [3, null, 'SUPPORTED'],
    [4, null, 'SUPPORTED'],
    [3, 4, 'SUPPORTED'],
    [1, 1, 'OBSTRUCTED'],
    [3, 1, 'OBSTRUCTED'],
    [null, null, 'SILENT'],
    [null, 2, 'NEGATED'],
  ] as const)('own house at %p, the 12th from it at %p: %s', (own, twelfth, grade) => {
    expect(cuspGrade(own, twelfth)).toBe(grade);
  });
});

describe('the worked chart', () => {
  const chart = workedChart();

  it('reads cusp 1 from Saturn: 8 at level 1, 7 at 2, 1 at 3', () => {
    expect(cuspReading(chart, 1)).toMatchObject({
      cusp: 1,
      selfContact: 3,
      twelfthFrom: null,
      eighthFrom: 1,
      sixthFrom: null,
      fulfilment: 3,
      grade: 'SUPPORTED',
      nature: ['DELAY'],
      pairMeanings: [{ houses: [1, 8], meaning: 'Accidents, and legacies.', rule: 'R9.7' }],
      retrogradeNote: 'Saturn is retrograde at birth, which denies nothing in a birth chart.',
    });
  });

  it('reads cusp 2 from the Sun: 1 at level 1; 2, 3 and 12 at 3', () => {
    const { grade, pairMeanings, retrogradeNote } = cuspReading(chart, 2);
    expect(grade).toBe('OBSTRUCTED');
    expect(pairMeanings.map((each) => each.houses)).toEqual([
      [2, 3],
      [2, 12],
    ]);
    expect(retrogradeNote).toBeNull();
  });

  it('notes a retrograde star lord of the sub lord', () => {
    expect(cuspReading(chart, 5).retrogradeNote).toBe(
      'Its star lord Saturn is retrograde at birth, so what this cusp promises comes late.',
    );
  });

  it('names cusps with one sub lord', () => {
    expect(sharedSubLords(chart)).toEqual([
      { csl: 'Saturn', cusps: [1, 3, 7, 9] },
      { csl: 'Moon', cusps: [4, 12] },
      { csl: 'Rahu', cusps: [6, 10] },
    ]);
  });
});

const charts = randomCharts(200, 31, [0, 60]);
const readings = charts.flatMap((chart) => HOUSES.map((house) => ({ chart, ...cuspReading(chart, house) })));

describe('200 random charts', () => {
  it('a promoted sub lord in its cusp’s own house holds it at level 1', () => {
    const placed = readings.filter(({ cusp, chain }) => chain.csl.promoted && chain.csl.house === cusp);
    expect(placed.length).toBeGreaterThan(20);
    for (const { selfContact } of placed) expect(selfContact).toBe(1);
  });

  it('a retrograde sub lord that is its own star lord is noted for both', () => {
    const both = readings.filter(({ chain }) => chain.csl.retrograde && chain.csl.starLord === chain.csl.planet);
    expect(both.length).toBeGreaterThan(0);
    for (const { retrogradeNote } of both) {
      expect(retrogradeNote).toMatch(/is in its own star and was retrograde.*denies nothing.*comes late/);
      expect(retrogradeNote).not.toMatch(/Its star lord/);
    }
  });

  it('tells a pair only when the sub lord holds all its houses', () => {
    for (const { chart, cusp, chain, pairMeanings } of readings) {
      const held = levels(chart, chain.csl.planet);
      const expected = PAIRS.map(([, houses]) => houses).filter(
        (houses) => houses[0] === cusp && houses.every((house) => held.best[house] !== null),
      );
      expect(pairMeanings.map(({ houses }) => houses)).toEqual(expected);
    }
    const meanings = readings.flatMap((row) => row.pairMeanings.map(({ meaning }) => meaning));
    expect(new Set(meanings).size).toBe(PAIRS.length);
  });

  it('lists the events at their primary cusp with their verdict, adverse ones on request, three of them never', () => {
    const never = ['pregnancy_loss', 'imprisonment', 'addiction'];
    for (const chart of charts.slice(0, 20)) {
      for (const adverse of [false, true]) {
        const rows = HOUSES.flatMap((house) => cuspReading(chart, house, eventsOfCusp(house, adverse)).events);
        const expected = NATAL_EVENTS.filter(
          ({ key, polarity }) => polarity !== 'adverse' || (adverse && !never.includes(key)),
        );
        expect(rows).toHaveLength(adverse ? 75 : 61);
        const verdicts = new Map(rows.map((row) => [row.key, row.verdict]));
        for (const event of expected) expect(verdicts.get(event.key)).toBe(promise(chart, event).verdict);
      }
    }
  });

  it('finds exchanges of stars between sub lords', () => {
    const found = charts.flatMap((chart) => mutualCusps(chart).map((pair) => ({ chart, ...pair })));
    expect(found.length).toBeGreaterThan(0);
    for (const { chart, cusps, planets } of found) {
      expect(cusps.map((cusp) => cuspReading(chart, cusp).chain.csl.planet)).toEqual(planets);
      expect(chart.planets[planets[0]].starLord).toBe(planets[1]);
      expect(chart.planets[planets[1]].starLord).toBe(planets[0]);
    }
  });

  it('reaches every grade', () => {
    expect(new Set(readings.map((row) => row.grade))).toEqual(new Set(CUSP_GRADES));
  });
});
