import { describe, expect, it } from 'vitest';
import { inOrder, naiveChart } from '../../../test/naive-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { NADI_LAYERS, NADI_VERDICTS, nadiJudgement, nadiScript } from './nakshatra-nadi.ts';

const charts = randomCharts(60, 22_005);
const SEEN_BY: Readonly<Partial<Record<Planet, readonly number[]>>> = {
  Mars: [4, 7, 8],
  Jupiter: [5, 7, 9],
  Saturn: [3, 7, 10],
};

/** The rule as it is written, from longitudes: occupied and owned; a node by its sign lord, company and aspects. */
function naiveScript(chart: Chart, planet: Planet): readonly House[] {
  const { longitudeOf, planet: lordsOf, houseHeld, owns, isNode } = naiveChart(chart);
  if (!isNode(planet)) return inOrder([houseHeld(planet), ...owns(planet)]);
  const sign = (name: Planet): number => Math.floor(longitudeOf(name) / 30);
  const near = PLANETS.filter((name) => {
    if (isNode(name)) return false;
    const distance = ((sign(planet) - sign(name) + 12) % 12) + 1;
    return distance === 1 || (SEEN_BY[name] ?? [7]).includes(distance);
  });
  return inOrder([houseHeld(planet), ...owns(lordsOf(planet).sign), ...near.flatMap(owns)]);
}

describe('the script of a planet', () => {
  it('of the worked chart: Jupiter in the star of Venus and the sub of Mercury', () => {
    expect(nadiScript(workedChart(), 'Jupiter')).toEqual([
      { layer: 'subLord', planet: 'Mercury', houses: [1, 3, 12] },
      { layer: 'starLord', planet: 'Venus', houses: [2, 4, 11] },
      { layer: 'planet', planet: 'Jupiter', houses: [2, 6, 9] },
    ]);
  });

  it('of the worked chart: Rahu in Sagittarius speaks for Jupiter, its lord, and for Mars, which aspects it', () => {
    expect(nadiScript(workedChart(), 'Rahu').at(-1)).toEqual({
      layer: 'planet',
      planet: 'Rahu',
      houses: [5, 6, 9, 10],
    });
  });

  it('is that of a second reading from longitudes alone', () => {
    for (const chart of charts)
      for (const planet of PLANETS) {
        const { star, sub } = naiveChart(chart).planet(planet);
        const expected = [sub, star, planet].map((lord) => ({ planet: lord, houses: naiveScript(chart, lord) }));
        expect(nadiScript(chart, planet)).toEqual(
          expected.map((layer, index) => ({ layer: NADI_LAYERS[index], ...layer })),
        );
      }
  });
});

describe('what a script gives', () => {
  it('of the worked chart: marriage by Jupiter is contradicted by its sub lord, by Saturn through its star lord', () => {
    const judged = (planet: Planet) => nadiJudgement(workedChart(), planet, natalEvent('marriage'));
    expect(judged('Jupiter')).toMatchObject({
      layers: [{ lean: 'AGAINST' }, { lean: 'FOR' }, { lean: 'FOR' }],
      combined: [1, 2, 3, 4, 6, 9, 11, 12],
      missing: [7],
      verdict: 'CONTRADICTED',
      contradictedBy: 'subLord',
    });
    expect(judged('Saturn')).toMatchObject({
      layers: [
        { planet: 'Venus', lean: 'FOR' },
        { planet: 'Moon', houses: [1, 8], lean: 'AGAINST' },
        { planet: 'Saturn', houses: [7, 8], lean: 'FOR' },
      ],
      missing: [],
      contradictedBy: 'starLord',
    });
  });

  it('follows from the houses, and reaches every verdict', () => {
    const seen = new Set<string>();
    for (const chart of charts)
      for (const event of NATAL_EVENTS)
        for (const planet of PLANETS) {
          const { combined, missing, verdict, contradictedBy } = nadiJudgement(chart, planet, event);
          const { star, sub } = naiveChart(chart).planet(planet);
          const scripts = [sub, star, planet].map((lord) => naiveScript(chart, lord));
          const against = (house: House): boolean =>
            event.denial.includes(house) && !event.required.includes(house) && !event.supporting.includes(house);
          const opposed = scripts.findIndex(
            (houses) => !houses.some((house) => event.required.includes(house)) && houses.some(against),
          );
          expect(combined).toEqual(inOrder(scripts.flat()));
          expect(missing).toEqual(event.required.filter((house) => !scripts.flat().includes(house)));
          expect(contradictedBy).toBe(NADI_LAYERS[opposed] ?? null);
          const spoken = scripts.flat().some((house) => event.required.includes(house));
          const otherwise = !spoken ? 'SILENT' : missing.length > 0 ? 'INCOMPLETE' : 'GIVES';
          expect(verdict).toBe(opposed >= 0 ? 'CONTRADICTED' : otherwise);
          seen.add(verdict);
        }
    expect([...seen].sort()).toEqual([...NADI_VERDICTS].sort());
  });
});
