import { describe, expect, it } from 'vitest';
import { bandOf, scoreOf } from './score.ts';

const factor = (points: number) => ({ factor: 'f', detail: 'd', points });
const sum = (of: ReturnType<typeof scoreOf>): number => of.factors.reduce((total, { points }) => total + points, 0);

describe('scoreOf', () => {
  it('adds whole points up', () => {
    expect(scoreOf([factor(30), factor(-10)])).toEqual({ score: 20, factors: [factor(30), factor(-10)] });
  });

  it('shows what rounding adds and what a limit cuts off', () => {
    const rounded = scoreOf([factor(10 / 3), factor(10 / 3)]);
    expect(rounded.score).toBe(7);
    expect(rounded.factors.map(({ factor: name, points }) => [name, points])).toEqual([
      ['f', 3.33],
      ['f', 3.33],
      ['rounding', 0.34],
    ]);
    expect(scoreOf([factor(80), factor(50)]).factors.at(-1)).toMatchObject({ factor: 'clamp', points: -30 });
    expect(scoreOf([factor(-25)]).factors.at(-1)).toMatchObject({ factor: 'clamp', points: 25 });
    for (const each of [rounded, scoreOf([factor(80), factor(50.5)]), scoreOf([factor(-25)])]) {
      expect(sum(each)).toBeCloseTo(each.score, 9);
    }
  });

  it('rounds a half up, whatever floats made of it', () => {
    expect(scoreOf([factor(22.5)]).score).toBe(23);
    expect(scoreOf([factor(0.1), factor(0.2), factor(0.2)]).score).toBe(1);
    expect(scoreOf([factor(1.1), factor(2.2), factor(3.2)]).score).toBe(7);
  });

  it('keeps other limits', () => {
    expect(scoreOf([factor(-130)], { least: -100 }).score).toBe(-100);
  });
});

it('bandOf: a limit belongs to the band above it', () => {
  const band = (score: number): string =>
    bandOf(
      score,
      [
        [25, 'LOW'],
        [45, 'WATCH'],
      ],
      'HIGH',
    );
  expect([0, 24, 25, 44, 45, 100].map(band)).toEqual(['LOW', 'LOW', 'WATCH', 'WATCH', 'HIGH', 'HIGH']);
});
