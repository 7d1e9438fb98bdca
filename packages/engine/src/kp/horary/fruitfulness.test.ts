import { describe, expect, it } from 'vitest';
import { naiveFruitfulness } from '../../../test/naive-lean.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { SUB_VERDICTS, timingSets } from '../kernel/timing-sets.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { FRUITFULNESS, fruitfulness, fruitfulSet } from './fruitfulness.ts';

describe('the planets of the worked chart for marriage', () => {
  const chart = workedChart();
  const sets = timingSets(natalEvent('marriage'));
  // Worked by hand: level on 2, 7, 11 and on 1, 6, 10; the sub lord with its own two levels.
  it.each([
    ['Sun', 'HOSTILE', 3, 1, 'Jupiter', 'SUPPORTS', 1, 3],
    ['Moon', 'FRUITFUL', 1, 3, 'Venus', 'SUPPORTS', 1, null],
    ['Mars', 'FRUITFUL', 2, 3, 'Mercury', 'SUPPORTS', 1, 2],
    ['Mercury', 'FRUITFUL', 1, 2, 'Mars', 'SUPPORTS', 2, 3],
    ['Venus', 'FRUITFUL', 1, null, 'Venus', 'SUPPORTS', 1, null],
    ['Rahu', 'FRUITFUL', 1, 4, 'Moon', 'SUPPORTS', 1, 3],
  ] as const)('%s is %s', (planet, expected, favourable, denial, subLord, verdict, f, d) => {
    expect(fruitfulness(chart, planet, sets)).toEqual({
      planet,
      class: expected,
      favourable,
      denial,
      sub: { subLord, verdict, favourable: f, denial: d },
    });
  });
});

describe('300 random charts', () => {
  const charts = randomCharts(300, 77, [0, 60]);
  const marriage = natalEvent('marriage');

  it('is what the rule written out gives, for groups of houses of random charts', () => {
    for (const chart of randomCharts(60, 41)) {
      for (const [required, denial] of [
        [
          [2, 7, 11],
          [1, 6, 10],
        ],
        [
          [10, 2, 6],
          [5, 8, 12],
        ],
        [[5], [4]],
      ] as const) {
        const sets = timingSets({ primaryCusp: required[0], required, supporting: [], denial });
        for (const planet of PLANETS)
          expect(fruitfulness(chart, planet, sets).class).toBe(naiveFruitfulness(chart, planet, required, denial));
      }
    }
  });

  it('leaves about one chart in seven without a fruitful planet for three houses', () => {
    const strict = charts
      .map((chart) => fruitfulSet(chart, marriage))
      .map((set) => (set.relaxed ? 0 : set.fruitful.length));
    const none = strict.filter((count) => count === 0).length / strict.length;
    const mean = strict.reduce((sum, count) => sum + count, 0) / strict.length;
    expect(none).toBeGreaterThan(0.09);
    expect(none).toBeLessThan(0.2);
    expect(Math.abs(mean - 3.4)).toBeLessThan(0.4);
  });

  it('lets others stand in then: sub not opposing, failing that level 1', () => {
    // One house alone leaves many charts without a fruitful planet, so that both steps occur.
    const sets = charts.flatMap((chart) => [judgedGroup([2]), marriage].map((event) => fruitfulSet(chart, event)));
    const relaxed = sets.filter((set) => set.relaxed);
    const steps = new Set<string>();
    for (const { planets, fruitful } of relaxed) {
      expect(planets.some((row) => row.class === 'FRUITFUL')).toBe(false);
      const consenting = planets.filter((row) => row.favourable !== null && row.sub.verdict !== 'OPPOSES');
      const standIns = consenting.length > 0 ? consenting : planets.filter((row) => row.favourable === 1);
      steps.add(consenting.length > 0 ? 'consenting' : 'level 1');
      expect(fruitful).toEqual(standIns.map((row) => row.planet));
    }
    expect(steps).toEqual(new Set(['consenting', 'level 1']));
  });

  it('reaches every class and sub verdict', () => {
    const rows = charts.flatMap((chart) => fruitfulSet(chart, marriage).planets);
    expect(new Set(rows.map((row) => row.class))).toEqual(new Set(FRUITFULNESS));
    expect(new Set(rows.map((row) => row.sub.verdict))).toEqual(new Set(SUB_VERDICTS));
    for (const { class: fruit, favourable, denial, sub } of rows) {
      const own = favourable !== null && (denial === null || favourable <= denial);
      expect(fruit === 'FRUITFUL').toBe(own && sub.verdict !== 'OPPOSES');
      expect(fruit === 'NEUTRAL').toBe(favourable === null && denial === null);
    }
  });
});
