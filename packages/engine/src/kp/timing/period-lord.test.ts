import { describe, expect, it } from '@jest/globals';
import { ephemeris } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { deferral, releaseFinder } from './deferral.ts';
import { periodLord } from './period-lord.ts';
import { matter } from '../promise/matter.ts';

describe('the lord of a period', () => {
  const chart = workedChart();
  const releases = releaseFinder(ephemeris, 'kp');
  const context = { fromMs: Date.parse('1992-09-01T00:00:00Z'), releases };

  it('is a planet with all that a page says of it', () => {
    expect(periodLord(chart, 'Mercury', context)).toEqual({
      planet: 'Mercury',
      starLord: 'Saturn',
      subLord: 'Mars',
      levels: { L1: [7], L2: [1], L3: [7, 8], L4: [3, 12] },
      promoted: false,
      retrograde: false,
      actsFor: [],
      fruitfulness: null,
      deferral: deferral(chart, 'Mercury', context.fromMs, releases),
    });
  });

  it('names what a node acts for and what a planet does for a matter', () => {
    const marriage = matter(chart, natalEvent('marriage'));
    expect(periodLord(chart, 'Rahu', { ...context, matter: marriage })).toMatchObject({
      actsFor: ['Mars', 'Jupiter'],
      fruitfulness: 'FRUITFUL',
      deferral: null,
    });
    expect(periodLord(chart, 'Sun', { ...context, matter: marriage }).fruitfulness).toBe('HOSTILE');
    expect(periodLord(chart, 'Saturn', context)).toMatchObject({ retrograde: true, deferral: null });
  });
});
