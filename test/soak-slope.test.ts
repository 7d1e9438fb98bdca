import { expect, it } from 'vitest';
import { seeded } from '../bench/capacity/queue.ts';
import { grows, slopeOf } from './soak/slope.ts';

const samples = (value: (at: number) => number) => Array.from({ length: 60 }, (_, at) => ({ at, value: value(at) }));

it('a straight line has its slope and no error', () => {
  const { perSecond, error } = slopeOf(samples((at) => 100 + 2.5 * at));
  expect(perSecond).toBeCloseTo(2.5, 9);
  expect(error).toBeCloseTo(0, 9);
});

it('noise around a level is no growth, and growth shows through noise', () => {
  const random = seeded(3);
  const flat = slopeOf(samples(() => 200 + 20 * random()));
  const leaking = slopeOf(samples((at) => 200 + at + 20 * random()));
  expect(grows(flat, 0.2)).toBe(false);
  expect(grows(leaking, 0.5)).toBe(true);
  expect(leaking.perSecond).toBeGreaterThan(0.7);
  expect(grows(leaking, 1.5)).toBe(false);
});

it('two samples are no line', () => {
  expect(() =>
    slopeOf([
      { at: 0, value: 1 },
      { at: 1, value: 2 },
    ]),
  ).toThrow('three samples');
});
