import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import {
  FRUITFULNESS,
  fruitfulness,
  fruitfulSet,
  houseSets,
  SUB_VERDICTS,
  subVerdict,
  timingSets,
} from './fruitfulness.ts';
import { lean, LEANS } from './levels.ts';
import { PLANETS } from '../../zodiac/names.ts';

describe('the houses of a matter in time', () => {
  it('adds the 8th and 12th from the primary cusp to what opposes, less what favours', () => {
    expect(timingSets(natalEvent('marriage'))).toEqual({
      favourable: [2, 7, 11],
      denial: [1, 6, 10],
      widerDenial: [1, 6, 10],
    });
    expect(timingSets(natalEvent('living_together'))).toEqual({
      favourable: [5, 7, 11, 12],
      denial: [2, 4, 6, 10],
      widerDenial: [2, 4, 6, 10],
    });
    expect(timingSets(natalEvent('wealth_gain')).widerDenial).toEqual([1, 5, 8, 9, 12]);
  });

  it('sets a house against the 12th from it', () => {
    expect(timingSets(houseSets(1))).toEqual({ favourable: [1], denial: [12], widerDenial: [8, 12] });
  });
});

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

  it('opposes when the sub lord meets only what is against', () => {
    // Moon's houses 11, 8, 5 10, 1: for house 6 (against it 5 and 1) only opposition.
    expect(subVerdict(chart, 'Rahu', timingSets(houseSets(6)))).toEqual({
      subLord: 'Moon',
      verdict: 'OPPOSES',
      favourable: null,
      denial: 3,
    });
  });
});

describe('300 random charts', () => {
  const charts = randomCharts(300, 77, [0, 60]);
  const marriage = natalEvent('marriage');

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

  it('reaches every class, sub verdict and lean', () => {
    const rows = charts.flatMap((chart) => fruitfulSet(chart, marriage).planets);
    expect(new Set(rows.map((row) => row.class))).toEqual(new Set(FRUITFULNESS));
    expect(new Set(rows.map((row) => row.sub.verdict))).toEqual(new Set(SUB_VERDICTS));
    for (const { class: fruit, favourable, denial, sub } of rows) {
      const own = favourable !== null && (denial === null || favourable <= denial);
      expect(fruit === 'FRUITFUL').toBe(own && sub.verdict !== 'OPPOSES');
      expect(fruit === 'NEUTRAL').toBe(favourable === null && denial === null);
    }
    const leans = charts.flatMap((chart) => PLANETS.map((planet) => lean(chart, planet, [2, 7, 11], [1, 6, 10])));
    expect(new Set(leans)).toEqual(new Set(LEANS));
  });
});

describe('lean', () => {
  const chart = workedChart();
  it.each([
    // Sun: 1 at level 1 (L1), 3 and 12 at 3, 2 at 3 (promoted).
    ['Sun', [1], [2], 'FOR'],
    ['Sun', [2], [1], 'AGAINST'],
    ['Sun', [3], [12], 'BOTH'],
    ['Sun', [5], [6], 'NONE'],
    ['Sun', [1], [6], 'FOR'],
    ['Sun', [6], [1], 'AGAINST'],
  ] as const)('%s for %p against %p: %s', (planet, favourable, against, expected) => {
    expect(lean(chart, planet, favourable, against)).toBe(expected);
  });
});
