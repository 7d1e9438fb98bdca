import { describe, expect, it } from '@jest/globals';
import { EVENTS, charts, spanOf } from '../../test/paradigm-charts.ts';
import { eventWindows } from '../kp/timing/event-windows.ts';
import { promise } from '../kp/promise/promise.ts';
import { kpParadigm } from './paradigm-kp.ts';

describe('KP', () => {
  it('answers by its verdict and dates by its first window, never where nothing is promised', () => {
    const answers = new Map<string, string>();
    for (const chart of charts.slice(0, 20))
      for (const event of EVENTS) {
        const span = spanOf(chart);
        const { answer, next, grounds, factors } = kpParadigm(chart, event, span);
        const { verdict, side, csl, covered } = promise(chart, event);
        answers.set(verdict, answer);
        expect(grounds).toEqual({ planets: [csl], houses: covered });
        expect(factors.every(({ points }) => points === null)).toBe(true);
        const [first] = eventWindows(chart, event, span, 10_000, { rulingPlanets: [], releases: () => null }).windows;
        expect(next && [next.startMs, next.endMs]).toEqual(first ? [first.startMs, first.endMs] : null);
        if (side === 'no') expect(next).toBeNull();
      }
    expect(Object.fromEntries(answers)).toEqual({
      ACTIVE: 'YES',
      MIXED_ACTIVE: 'YES',
      PARTIALLY_ACTIVE: 'CONDITIONAL',
      CONTRADICTED: 'CONDITIONAL',
      DENIED: 'NO',
      NEGATED: 'NO',
    });
  });
});
