import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { promise } from '../../kp/promise/promise.ts';
import { answering, windowsFor } from '../../kp/timing/event-windows.ts';
import { releaseFinder } from '../../kp/timing/release.ts';
import { birthdayMs } from '../../time/moment.ts';
import { commonMarriageWindows, commonWindows } from './marriage-windows.ts';

const AS_OF = Date.UTC(2026, 0, 1, 12);
const DAY = 86_400_000;

/** Charts of two ages that both live at the moment asked about. */
const born = randomCharts(1500, 33_3).filter(
  ({ moment }) => moment.utcMs > Date.UTC(1925, 0, 1) && moment.utcMs < Date.UTC(2006, 0, 1),
);
const pairs = born.flatMap((one, index) => {
  const others = [born[index + 1], born[index + 7]];
  return others.flatMap((other) => (other === undefined ? [] : [[one, other] as const]));
});

describe('windows of two', () => {
  it('keeps what lies in both, long enough, the better classes first', () => {
    const at = (startMs: number, endMs: number, of: 'FULL' | 'PARTIAL') => ({ startMs, endMs, class: of });
    const mine = [at(0, 10, 'PARTIAL'), at(20, 40, 'FULL')];
    const theirs = [at(5, 25, 'PARTIAL'), at(30, 60, 'FULL')];
    expect(commonWindows(mine, theirs)).toEqual([
      { startMs: 30, endMs: 40, classes: ['FULL', 'FULL'] },
      { startMs: 20, endMs: 25, classes: ['FULL', 'PARTIAL'] },
      { startMs: 5, endMs: 10, classes: ['PARTIAL', 'PARTIAL'] },
    ]);
    expect(commonWindows(mine, theirs, 6)).toHaveLength(1);
    expect(commonWindows(mine, [])).toEqual([]);
  });

  it('marriage: inside the usable part of a window of either, grown up, at most five, none without both promises', () => {
    let found = 0;
    for (const [one, other] of pairs.slice(0, 100)) {
      const windows = commonMarriageWindows(ephemeris, one, other, AS_OF, 10, 5);
      const from = Math.max(AS_OF, birthdayMs(one.moment, 18), birthdayMs(other.moment, 18));
      const span = { startMs: from, endMs: from + 10 * 365.25 * DAY };
      const whole = [one, other].map((chart) => {
        if (promise(chart, natalEvent('marriage')).side === 'no') return [];
        return answering(
          windowsFor(chart, natalEvent('marriage'), span, {
            rulingPlanets: [],
            asOfMs: AS_OF,
            releases: releaseFinder(ephemeris, chart.moment.ayanamsa),
          }),
        );
      });
      expect(windows.length).toBeLessThanOrEqual(5);
      if (whole.some((list) => list.length === 0)) expect(windows).toEqual([]);
      windows.forEach(({ startMs, endMs, classes }, index) => {
        expect(startMs).toBeGreaterThanOrEqual(windows[index - 1]?.startMs ?? from);
        expect(startMs).toBeLessThan(endMs);
        classes.forEach((of, person) => {
          const holding = whole[person]?.find(
            (window) => (window.usableStartMs ?? Infinity) <= startMs && endMs <= window.endMs,
          );
          expect(holding?.class).toBe(of);
        });
        found++;
      });
    }
    expect(found).toBeGreaterThan(20);
  });
});
