import { describe, expect, it } from 'vitest';
import { seeded, simulate, type Kind } from '../bench/capacity/queue.ts';

const mean = (values: readonly number[] = []): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const exponential = (average: number): readonly number[] => {
  const random = seeded(7);
  return Array.from({ length: 30_000 }, () => -Math.log(1 - random()) * average);
};
const at = (station: string, seconds: readonly number[]): Kind => ({
  name: 'call',
  share: 1,
  visits: [{ station, seconds }],
});
const ONE = { a: { replicas: 1, share: 1 } };
/** Expects a value within so many hundredths of what theory says. */
const near = (value: number, wanted: number, hundredths: number): void =>
  expect(Math.abs(value / wanted - 1)).toBeLessThan(hundredths / 100);

describe('the queueing simulation agrees with the formulas', () => {
  it('of one server with random work (M/M/1): mean 1 / (μ - λ), and its 99th percentile', () => {
    const load = { kinds: [at('a', exponential(0.01))], stations: ONE, perSecond: 70, requests: 150_000 };
    const { seconds, busy } = simulate(load);
    const all = seconds.get('call') ?? [];
    near(busy['a'] ?? 0, 0.7, 2);
    near(mean(all), 1 / (100 - 70), 6);
    near(all[Math.floor(all.length * 0.99)] ?? 0, Math.log(100) / (100 - 70), 10);
  });

  it('of one server with equal work (M/D/1): mean s + ρ s / 2 (1 - ρ)', () => {
    const { seconds } = simulate({ kinds: [at('a', [0.01])], stations: ONE, perSecond: 80, requests: 100_000 });
    near(mean(seconds.get('call')), 0.01 + (0.8 * 0.01) / (2 * 0.2), 5);
  });

  it('of half a core, which is a core with twice the work', () => {
    const half = { a: { replicas: 1, share: 0.5 } };
    const slow = simulate({ kinds: [at('a', [0.01])], stations: half, perSecond: 40, requests: 50_000 });
    const twice = simulate({ kinds: [at('a', [0.02])], stations: ONE, perSecond: 40, requests: 50_000 });
    expect(slow.seconds.get('call')).toEqual(twice.seconds.get('call'));
  });

  it('of a share by periods: quick while it lasts, and as much in the long run', () => {
    const seldom = { kinds: [at('a', [0.01])], perSecond: 0.5, requests: 5_000 };
    const quick = simulate({ ...seldom, stations: { a: { replicas: 1, share: 0.25, period: 0.1 } } });
    // 25 ms of each 100 ms: work of 10 ms is done at once.
    expect(quick.seconds.get('call')?.[0]).toBeCloseTo(0.01, 9);
    expect(quick.seconds.get('call')?.[2_500]).toBeCloseTo(0.01, 9);
    // Work of 60 ms runs 25, waits 75, runs 25, waits 75 and runs 10, unless it comes late in a period.
    const long = simulate({
      ...seldom,
      kinds: [at('a', [0.06])],
      stations: { a: { replicas: 1, share: 0.25, period: 0.1 } },
    });
    const all = long.seconds.get('call') ?? [];
    expect(all[0]).toBeGreaterThan(0.13);
    expect(all[4_000]).toBeLessThan(0.211);
    const busy = { kinds: [at('a', [0.01])], perSecond: 20, requests: 60_000 };
    near(simulate({ ...busy, stations: { a: { replicas: 1, share: 0.25, period: 0.1 } } }).busy['a'] ?? 0, 0.8, 3);
  });

  it('and two replicas in turn carry twice as much, none more than the other', () => {
    const two = { a: { replicas: 2, share: 1 } };
    const { busy } = simulate({ kinds: [at('a', [0.01])], stations: two, perSecond: 160, requests: 60_000 });
    near(busy['a'] ?? 0, 0.8, 2);
  });

  it('kinds come by their shares and keep their own times; stations stand one behind the other', () => {
    const kinds: readonly Kind[] = [
      { name: 'many', share: 9, visits: [{ station: 'a', seconds: [0.001] }] },
      {
        name: 'few',
        share: 1,
        visits: [
          { station: 'a', seconds: [0.001] },
          { station: 'b', seconds: [0.05] },
        ],
      },
    ];
    const stations = { a: { replicas: 1, share: 1 }, b: { replicas: 1, share: 1 } };
    const { seconds, busy } = simulate({ kinds, stations, perSecond: 1, requests: 20_000 });
    near(seconds.get('many')?.length ?? 0, 18_000, 2);
    expect(seconds.get('few')?.[0]).toBeCloseTo(0.051, 9);
    near(busy['b'] ?? 0, 0.005, 8);
  });
});
