import { describe, expect, it } from 'vitest';
import { birthsFor } from '../../../tool-kit/src/testing/births-for.ts';
import { anyDate, ownDate, trials } from '../../test/rectification-trials.ts';
import type { DrawDate } from '../../test/rectification-trials.ts';

/**
 * Sets of each kind. A few show that nothing is broken; `CUSPAL_BIRTHS=200` shows the shares, and prints
 * how often the error bar holds the true time.
 */
const TRIALS = birthsFor(200, 8);
const WHOLE = TRIALS >= 100;

interface Shares {
  readonly near: number;
  readonly unlikely: number;
  readonly barHolds: number;
  readonly high: number;
}

async function sharesOf(label: string, charts: number, events: number, draw: DrawDate): Promise<Shares> {
  const counts = { near: 0, unlikely: 0, barHolds: 0, high: 0 };
  let minutes = 0;
  for await (const { found, minutesOff, barHolds } of trials(charts, events, draw, 1966 + events)) {
    counts.near += Number(minutesOff <= 2);
    counts.unlikely += Number(found.chance.p <= 0.05);
    counts.barHolds += Number(barHolds);
    counts.high += Number(found.confidence === 'HIGH');
    minutes += (found.errorBar.toMs - found.errorBar.fromMs) / 60_000;
  }
  const { near, unlikely, barHolds, high } = counts;
  if (WHOLE) {
    process.stdout.write(
      `${charts} charts, ${events} ${label}: within 2 minutes ${near}, p at most 0.05 ${unlikely}, error bar holds the true time ${barHolds}, mean width ${(minutes / charts).toFixed(1)} minutes, high confidence ${high}\n`,
    );
  }
  return { near: near / charts, unlikely: unlikely / charts, barHolds: barHolds / charts, high };
}

describe(`rectification of ${TRIALS} charts whose true time is known`, () => {
  it.each([5, 10])(
    'is never of high confidence with %d events whose dates were drawn at random',
    async (events) => {
      const { high, unlikely } = await sharesOf('events of random dates', TRIALS, events, anyDate);
      expect(high).toBe(0);
      if (WHOLE) expect(unlikely).toBeLessThan(0.08);
    },
    TRIALS * 5_000,
  );

  it(
    'finds the time and beats chance with ten events of its own open periods',
    async () => {
      const charts = Math.ceil(TRIALS / 2);
      const { near, unlikely, barHolds, high } = await sharesOf('events of own periods', charts, 10, ownDate);
      expect(near).toBeGreaterThanOrEqual(WHOLE ? 0.6 : 0.4);
      expect(unlikely).toBeGreaterThanOrEqual(0.6);
      expect(barHolds).toBeGreaterThanOrEqual(WHOLE ? 0.8 : 0.4);
      expect(high).toBeGreaterThan(0);
      if (WHOLE) await sharesOf('events of own periods', charts, 5, ownDate);
    },
    TRIALS * 5_000,
  );
});
