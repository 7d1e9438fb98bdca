import { describe, expect, it } from '@jest/globals';
import { ephemeris } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { releaseFinder } from './deferral.ts';
import { lordView } from './lord-view.ts';
import { matter } from '../promise/matter.ts';

describe('the Lord object', () => {
  const chart = workedChart();
  const releases = releaseFinder(ephemeris, 'kp');
  const context = { fromMs: Date.parse('1992-09-01T00:00:00Z'), releases };

  it('has a planet with all that a page prints of it', () => {
    expect(lordView(chart, 'Mercury', context)).toEqual({
      planet: 'Mercury',
      starLord: 'Saturn',
      subLord: 'Mars',
      levels: { L1: [7], L2: [1], L3: [7, 8], L4: [3, 12] },
      promoted: false,
      retrograde: false,
      actsFor: [],
      fruitfulness: null,
      deferral: {
        delayed: true,
        starLord: 'Saturn',
        turnsDirect: expect.stringMatching(/^1992-10-16T.*\+05:30$/),
        passesStartingPoint: expect.stringMatching(/^1993-01-/),
      },
    });
  });

  it('names what a node acts for and what a planet does for a matter', () => {
    const marriage = matter(chart, natalEvent('marriage'));
    expect(lordView(chart, 'Rahu', { ...context, matter: marriage })).toMatchObject({
      actsFor: ['Mars', 'Jupiter'],
      fruitfulness: 'FRUITFUL',
      deferral: null,
    });
    expect(lordView(chart, 'Sun', { ...context, matter: marriage }).fruitfulness).toBe('HOSTILE');
    expect(lordView(chart, 'Saturn', context)).toMatchObject({ retrograde: true, deferral: null });
  });
});
