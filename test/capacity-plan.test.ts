import { expect, it } from 'vitest';
import { meanWork, planFor } from '../bench/capacity/plan.ts';
import type { Kind } from '../bench/capacity/queue.ts';
import { meanBytes, trafficFor, type Traffic } from '../bench/capacity/traffic.ts';

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

const TRAFFIC: Traffic = {
  classes: [
    { name: 'list', share: 1, log: 0, plain: 400, compressed: 100 },
    { name: 'chart', share: 3, log: 800, plain: 2_000, compressed: 500 },
  ],
  connections: { postgres: 10, redis: 1, service: 2 },
};

it('bytes are the mean over the mix, whatever its shares add up to', () => {
  expect(meanBytes(TRAFFIC.classes)).toEqual({ log: 600, plain: 1_600, compressed: 400 });
});

it('every gateway is connected to every replica, and to two of each service that the mix does not call', () => {
  const needs = { replicas: { gateway: 3, natal: 4, dasha: 2 }, cores: {}, p99: {} };
  expect(trafficFor(TRAFFIC, needs, 1_000)).toEqual({
    postgres: 30,
    redis: 3,
    services: 3 * (4 + 2 + 5 * 2) * 2,
    bytes: { log: 600_000, plain: 1_600_000, compressed: 400_000 },
  });
});
