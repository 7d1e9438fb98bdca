import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { lean, LEANS } from './levels.ts';
import { houseSets, subVerdict, timingSets } from './timing-sets.ts';

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

describe('the sub lord of a planet', () => {
  const chart = workedChart();

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

  it('is each of the four in random charts', () => {
    const leans = randomCharts(100, 77, [0, 60]).flatMap((each) =>
      PLANETS.map((planet) => lean(each, planet, [2, 7, 11], [1, 6, 10])),
    );
    expect(new Set(leans)).toEqual(new Set(LEANS));
  });
});
