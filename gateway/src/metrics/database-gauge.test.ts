import { expect, it } from 'vitest';
import { createRegistry } from '@cuspal/telemetry/metrics';
import { databaseGauge } from './database-gauge.ts';

it('a gauge of the database is asked for at each look, and empty while the database is silent', async () => {
  const registry = createRegistry('gateway');
  const answers = [() => Promise.resolve(3), () => Promise.reject(new Error('away')), () => Promise.resolve(0)];
  databaseGauge(registry, {
    name: 'waiting',
    help: 'What waits',
    read: () => answers.shift()?.() ?? Promise.resolve(9),
  });
  const shown = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('waiting'));
  expect(await shown()).toEqual(['waiting{service="gateway"} 3']);
  expect(await shown()).toEqual([]);
  expect(await shown()).toEqual(['waiting{service="gateway"} 0']);
});
