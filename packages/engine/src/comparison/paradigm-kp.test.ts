import { describe, expect, it } from 'vitest';
import { ephemeris } from '../../test/random-charts.ts';
import { EVENTS, charts, spanOf } from '../../test/paradigm-charts.ts';
import { eventWindows } from '../kp/timing/event-windows.ts';
import { releaseFinder } from '../kp/timing/release.ts';
import { promise } from '../kp/promise/promise.ts';
import { kpParadigm } from './paradigm-kp.ts';

describe('KP', () => {
  it('answers by its verdict and dates by its first window, never where nothing is promised', () => {
    const answers = new Map<string, string>();
    for (const chart of charts.slice(0, 20))
      for (const event of EVENTS) {
        const span = spanOf(chart);
        const { answer, next, grounds, factors } = kpParadigm(ephemeris, chart, event, span);
        const { verdict, side, csl, covered } = promise(chart, event);
        answers.set(verdict, answer);
        expect(grounds).toEqual({ planets: [csl], houses: covered });
        expect(factors.every(({ points }) => points === null)).toBe(true);
        const releases = releaseFinder(ephemeris, chart.moment.ayanamsa);
        const context = { rulingPlanets: [], asOfMs: span.startMs, releases };
        const { windows, weaker } = eventWindows(chart, event, span, Infinity, context);
        const usable = (windows.some(({ usableStartMs }) => usableStartMs !== null) ? windows : weaker).flatMap(
          ({ usableStartMs, endMs }) => (usableStartMs === null ? [] : [[usableStartMs, endMs]]),
        );
        const [first] = usable.sort(([a = 0], [b = 0]) => a - b);
        expect(next && [next.startMs, next.endMs]).toEqual(first ?? null);
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
