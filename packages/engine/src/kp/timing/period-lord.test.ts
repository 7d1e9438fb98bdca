import { describe, expect, it } from 'vitest';
import { ephemeris } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { runningAt } from '../../dasha/vimshottari.ts';
import { deferral } from './deferral.ts';
import { releaseFinder } from './release.ts';
import { lordOfPeriod, periodLord } from './period-lord.ts';
import { matter } from '../promise/matter.ts';

describe('the lord of a period', () => {
  const chart = workedChart();

  it('is a planet with all that a page says of it', () => {
    expect(periodLord(chart, 'Mercury')).toEqual({
      planet: 'Mercury',
      starLord: 'Saturn',
      subLord: 'Mars',
      levels: { L1: [7], L2: [1], L3: [7, 8], L4: [3, 12] },
      promoted: false,
      retrograde: false,
      actsFor: [],
      standing: null,
      deferral: { planet: 'Mercury', starLord: 'Saturn', release: null },
    });
  });

  it('is released in its own period', () => {
    const context = { asOfMs: Date.UTC(2033, 0, 1), releases: releaseFinder(ephemeris, 'kp') };
    for (const period of runningAt(vimshottariOf(chart), context.asOfMs)) {
      const lord = lordOfPeriod(chart, period, context, matter(chart, natalEvent('marriage')));
      expect(lord.deferral).toEqual(deferral(chart, period, context));
      expect(lord.standing).not.toBeNull();
    }
  });

  it('names what a node acts for and what a planet does for a matter', () => {
    const marriage = matter(chart, natalEvent('marriage'));
    expect(periodLord(chart, 'Rahu', { matter: marriage })).toMatchObject({
      actsFor: ['Mars', 'Jupiter'],
      standing: 'STRONG',
      deferral: null,
    });
    // Its level 3 on house 2 is the last of nine that touch 2, 7 or 11, and 1 stands against it at level 1.
    expect(periodLord(chart, 'Sun', { matter: marriage }).standing).toBe('WEAK');
    expect(periodLord(chart, 'Saturn')).toMatchObject({ retrograde: true, deferral: null });
  });
});
