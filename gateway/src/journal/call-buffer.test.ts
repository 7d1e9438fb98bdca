import { expect, it } from 'vitest';
import { CallBuffer } from './call-buffer.ts';

const note = (request: number) => ({
  account: request % 2 === 0 ? 'a' : 'b',
  caller: 'configured' as const,
  tool: 'get_planets',
  outcome: 'success',
  at: Date.parse('2026-11-26T00:00:00Z') + request,
  ms: 1,
  request: String(request),
});

it('holds the latest of an account alone, or none where none are kept', () => {
  const held = (kept: number) => {
    const buffer = new CallBuffer(20, kept);
    for (let request = 0; request < 45; request += 1) {
      buffer.count(note(request), '2026-11');
      buffer.keep(note(request));
    }
    const { calls, tools } = buffer.empty();
    expect(tools.reduce((sum, { calls: counted }) => sum + counted, 0)).toBe(45);
    return calls.map(({ request }) => Number(request));
  };
  expect(held(3)).toEqual([40, 42, 44, 39, 41, 43]);
  expect(held(0)).toEqual([]);
});

it('hands out calls so many at a time, each account’s in their order, and all counts with the first', () => {
  const buffer = new CallBuffer(20, 100);
  for (let request = 0; request < 45; request += 1) {
    buffer.count(note(request), '2026-11');
    buffer.keep(note(request));
  }
  const batches = [buffer.empty()];
  while (buffer.hasRest) {
    // What comes meanwhile waits for its turn.
    buffer.count(note(100), '2026-11');
    buffer.keep(note(100));
    batches.push(buffer.empty());
  }
  expect(batches.map(({ calls }) => calls.length)).toEqual([20, 20, 5]);
  expect(batches.map(({ tools }) => tools.map(({ account, calls }) => [account, calls]))).toEqual([
    [
      ['a', 23],
      ['b', 22],
    ],
    [],
    [],
  ]);
  const ofA = batches.flatMap(({ calls }) => calls).filter(({ account }) => account === 'a');
  expect(ofA.map(({ request }) => Number(request))).toEqual(Array.from({ length: 23 }, (_, index) => 2 * index));

  expect(buffer.isEmpty).toBe(false);
  expect(buffer.empty()).toMatchObject({ tools: [{ account: 'a', calls: 2 }], calls: [{}, {}] });
  expect(buffer.isEmpty).toBe(true);
});
