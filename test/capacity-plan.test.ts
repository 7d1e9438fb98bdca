import { expect, it } from 'vitest';
import { meanWork, planFor } from '../bench/capacity/plan.ts';
import type { Kind } from '../bench/capacity/queue.ts';

const KINDS: readonly Kind[] = [
  { name: 'list', share: 50, visits: [{ station: 'gateway', seconds: [0.001] }] },
  {
    name: 'chart',
    share: 50,
    visits: [
      { station: 'gateway', seconds: [0.001] },
      { station: 'natal', seconds: [0.004, 0.006] },
    ],
  },
];

it('work is the mean over the mix', () => {
  expect(meanWork(KINDS)['gateway']).toBeCloseTo(0.001, 12);
  expect(meanWork(KINDS)['natal']).toBeCloseTo(0.0025, 12);
});

it('replicas follow the work, none of them busier than seven tenths', () => {
  const { replicas, cores, p99 } = planFor(KINDS, 1_000, { chart: 2.5 });
  expect(cores['natal']).toBeCloseTo(2.5, 9);
  expect(replicas).toEqual({ gateway: 2, natal: 4 });
  expect(p99['chart']).toBeLessThan(0.1);
});

it('a hundred times the load needs a hundred times the cores', () => {
  const { replicas } = planFor(KINDS, 100_000, {});
  expect(replicas).toEqual({ gateway: 143, natal: 358 });
});

it('a stricter limit needs more replicas than the work alone', () => {
  const loose = planFor(KINDS, 1_000, {});
  const strict = planFor(KINDS, 1_000, { chart: (loose.p99['chart'] ?? 0) * 0.75 });
  expect(strict.replicas['natal']).toBeGreaterThan(loose.replicas['natal'] ?? 0);
  expect(strict.p99['chart']).toBeLessThan(loose.p99['chart'] ?? 0);
});
