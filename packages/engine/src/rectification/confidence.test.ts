import { describe, expect, it } from 'vitest';
import { confidenceOf } from './confidence.ts';
import type { Evidence } from './confidence.ts';

const proven: Evidence = {
  events: 6,
  chance: { shifts: 40, asGood: 0, p: 1 / 41 },
  stability: 1,
  barMinutes: 5,
  score: 95,
};
const asGood = (count: number) => ({ shifts: 40, asGood: count, p: (1 + count) / 41 });

describe('confidence', () => {
  it.each<[string, Partial<Evidence>, string, RegExp | null]>([
    ['all at their limits', {}, 'HIGH', null],
    ['five events', { events: 5 }, 'MODERATE', /Only 5 events were given, and 6 are asked for/],
    ['one trial as good', { chance: asGood(1) }, 'MODERATE', /In 1 of 40 trials/],
    ['one event that carries all', { stability: 5 / 6 }, 'MODERATE', /keeps the result in 5 of 6 trials only/],
    ['a bar of six minutes', { barMinutes: 6 }, 'MODERATE', /Times 6.0 minutes apart fit about as well/],
    ['five trials as good', { chance: asGood(5) }, 'MODERATE', /In 5 of 40/],
    ['a best score below 95', { score: 94.9 }, 'MODERATE', /scores 94.9 of 100, and 95 are asked for/],
    ['six trials as good', { chance: asGood(6) }, 'LOW', /In 6 of 40/],
    ['two events', { events: 2 }, 'LOW', /Only 2 events were given, and 3 are asked for/],
    ['a single event', { events: 1, stability: 0 }, 'LOW', /A single event cannot be tested/],
    ['a stability of 0.6', { events: 5, stability: 0.6 }, 'MODERATE', /3 of 5/],
    ['less than 0.6', { events: 5, stability: 0.4 }, 'LOW', /2 of 5/],
    ['a bar of twenty minutes', { barMinutes: 20 }, 'MODERATE', /20.0 minutes/],
    ['a longer bar', { barMinutes: 20.1 }, 'LOW', /20.1 minutes/],
    ['no events', { events: 0, chance: null }, 'LOW', /No dated event/],
  ])('%s: %o is %s', (_, evidence, confidence, reason) => {
    const found = confidenceOf({ ...proven, ...evidence });
    expect(found.confidence).toBe(confidence);
    if (reason === null) expect(found.confidenceReasons).toEqual([]);
    else expect(found.confidenceReasons.join(' ')).toMatch(reason);
  });

  it('is at most moderate where no more is allowed, and says why', () => {
    const found = confidenceOf(proven, 'MODERATE');
    expect(found.confidence).toBe('MODERATE');
    expect(found.confidenceReasons).toEqual([expect.stringContaining('more cannot be claimed')]);
    expect(confidenceOf({ ...proven, events: 1 }, 'MODERATE').confidence).toBe('LOW');
  });
});
