import { describe, expect, it } from 'vitest';
import { birthsFor } from '../../../tool-kit/src/testing/births-for.ts';
import { anyDate, BY_HORARY, BY_STANDING, ownDate, trials } from '../../test/rectification-trials.ts';
import type { DrawDate, PeriodRule } from '../../test/rectification-trials.ts';

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
  /** Mean rank of the true time, 0 for the first. */
  readonly rank: number;
}

async function sharesOf(
  label: string,
  charts: number,
  events: number,
  draw: DrawDate,
  rule: PeriodRule = BY_STANDING,
): Promise<Shares> {
  const counts = { near: 0, unlikely: 0, barHolds: 0, high: 0, rank: 0 };
  let minutes = 0;
  for await (const { found, minutesOff, barHolds, rank } of trials(charts, events, draw, 1966 + events, rule)) {
    counts.rank += rank;
    counts.near += Number(minutesOff <= 2);
    counts.unlikely += Number(found.chance.p <= 0.05);
    counts.barHolds += Number(barHolds);
    counts.high += Number(found.confidence === 'HIGH');
    minutes += (found.errorBar.toMs - found.errorBar.fromMs) / 60_000;
  }
  const { near, unlikely, barHolds, high, rank } = counts;
  if (WHOLE) {
    process.stdout.write(
      `${charts} charts, ${events} ${label}: within 2 minutes ${near}, p at most 0.05 ${unlikely}, error bar holds the true time ${barHolds}, mean width ${(minutes / charts).toFixed(1)} minutes, high confidence ${high}, mean rank of the true time ${(rank / charts).toFixed(3)}\n`,
    );
  }
  return { near: near / charts, unlikely: unlikely / charts, barHolds: barHolds / charts, high, rank: rank / charts };
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
      if (WHOLE) expect(high).toBeGreaterThan(0);
      if (WHOLE) await sharesOf('events of own periods', charts, 5, ownDate);
    },
    TRIALS * 5_000,
  );

  it(
    'ranks the true time higher than by the classes of horary, each with events of its own open periods',
    async () => {
      const charts = Math.ceil(TRIALS / 2);
      for (const events of WHOLE ? [5, 10] : [10]) {
        const { rank } = await sharesOf('events of own periods', charts, events, ownDate);
        const label = 'events of own periods by the classes of horary';
        const { rank: before } = await sharesOf(label, charts, events, BY_HORARY.ownDate, BY_HORARY);
        if (WHOLE) expect(rank).toBeLessThan(before);
        expect(rank).toBeLessThan(0.2);
      }
    },
    TRIALS * 5_000,
  );
});
