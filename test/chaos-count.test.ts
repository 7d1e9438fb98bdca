import { expect, it } from 'vitest';
import { Count } from './chaos/count.ts';

it('counts what failed in each part, for how long and how, and what was answered wrongly', () => {
  let now = 0;
  const count = new Count(new Map([['a', 'right']]), () => now);
  const heard = (outcome: string, text = '', name = 'a') => count.heard({ name, outcome, text });
  count.begin('calm');
  heard('success', 'right');
  count.begin('storm');
  now = 100;
  heard('error engine_unavailable');
  heard('success', 'wrong');
  // Parts that speak of the time of the call are not compared.
  heard('success', 'anything', 'b');
  now = 700;
  heard('status 503 {"jsonrpc":"2.0","id":"1"}');
  heard('status 503 {"jsonrpc":"2.0","id":"2"}');
  now = 900;
  heard('success', 'right');
  expect(count.parts).toEqual([
    { name: 'calm', calls: 1, failed: 0, from: 0, to: 0, ways: {} },
    {
      name: 'storm',
      calls: 6,
      failed: 3,
      from: 100,
      to: 700,
      ways: { 'error engine_unavailable': 1, 'status 503': 2 },
    },
  ]);
  expect(count.wrong).toBe(1);
});
