import { expect, it } from 'vitest';
import { LoopTurns } from './loop-turns.ts';

/** Turns of an event loop, in each of which so many requests come that take so long. */
function loop() {
  let now = 0;
  let ended: (() => void) | undefined;
  const turns = new LoopTurns(50, { now: () => now, afterTurn: (work) => (ended = work) });
  const turn = (requests: number, ms: number): number => {
    let begun = 0;
    for (let each = 0; each < requests; each += 1) {
      if (!turns.admits()) continue;
      begun += 1;
      now += ms;
    }
    ended?.();
    now += 1;
    return begun;
  };
  return { turn, wait: (ms: number) => void (now += ms) };
}

it('one long turn refuses nobody, and short ones never do', () => {
  const { turn } = loop();
  expect(turn(200, 1)).toBe(200);
  expect(turn(10, 1)).toBe(10);
  for (let each = 0; each < 1_000; each += 1) expect(turn(40, 1)).toBe(40);
  expect(turn(200, 1)).toBe(200);
});

it('where turns stay long each begins what 50 ms are enough for, and at least one', () => {
  const { turn } = loop();
  // 250 ms from the end of the first.
  for (let each = 0; each < 4; each += 1) expect(turn(100, 1)).toBe(100);
  expect(turn(100, 1)).toBe(50);
  expect(turn(100, 5)).toBe(10);
  expect(turn(3, 200)).toBe(1);
});

it('a second without a refusal ends it', () => {
  const { turn, wait } = loop();
  for (let each = 0; each < 7; each += 1) turn(100, 1);
  expect(turn(100, 1)).toBe(50);
  wait(900);
  expect(turn(40, 1)).toBe(40);
  expect(turn(100, 1)).toBe(50);
  wait(1_000);
  expect(turn(40, 1)).toBe(40);
  expect(turn(100, 1)).toBe(100);
});

it('0 ms look at no turn', () => {
  const turns = new LoopTurns(0, {
    now: () => {
      throw new Error('nobody asks for the time');
    },
    afterTurn: () => {},
  });
  for (let each = 0; each < 1_000; each += 1) expect(turns.admits()).toBe(true);
});
