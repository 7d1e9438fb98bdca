import { describe, expect, it } from 'vitest';
import type { PeriodClass } from '../promise/period-class.ts';
import type { Planet } from '../../zodiac/names.ts';
import { byWindowOrder, inCommon } from './window-order.ts';

const window = (of: PeriodClass, common: readonly Planet[], startMs: number, running = false) => ({
  class: of,
  running,
  rulingPlanetsInCommon: common,
  startMs,
});

describe('window order', () => {
  it('goes by class, then by lords that are ruling planets, then by start, one that runs after those that begin', () => {
    const best = window('FULL', [], 9);
    const second = window('PARTIAL', ['Moon', 'Mars'], 8);
    const third = window('PARTIAL', ['Venus'], 1);
    const fourth = window('PARTIAL', ['Saturn'], 2);
    const running = window('PARTIAL', ['Saturn'], 0, true);
    const weak = window('WEAK', ['Moon', 'Mars', 'Sun'], 0);
    const silent = window('SILENT', ['Moon', 'Mars', 'Sun'], 0);
    expect([silent, running, fourth, weak, third, best, second].sort(byWindowOrder)).toEqual([
      best,
      second,
      third,
      fourth,
      running,
      weak,
      silent,
    ]);
  });

  it('counts a lord of two periods once', () => {
    expect(inCommon(['Moon', 'Sun', 'Moon'], ['Moon', 'Venus', 'Sun'])).toEqual(['Moon', 'Sun']);
    expect(inCommon(['Mars', 'Mars', 'Mars'], ['Moon'])).toEqual([]);
  });
});
