import { describe, expect, it } from 'vitest';
import { proseFaults } from '@cuspal/tool-kit/testing';
import { randomCharts } from '../../../test/random-charts.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { verdictOf } from './promise.ts';
import { heldBack } from './related-matters.ts';

const NEEDS = {
  engagement: 'marriage',
  love_marriage: 'marriage',
  second_marriage: 'marriage',
  second_child: 'childbirth',
};

describe('a matter beside the denial of what it needs (R9P)', () => {
  it('is held back where it is promised or open, and nothing else is', () => {
    const seen = new Set<string>();
    for (const chart of randomCharts(150, 9_090, [0, 55])) {
      const side = (key: string) => verdictOf(chart, natalEvent(key)).side;
      for (const event of NATAL_EVENTS) {
        const needed = Object.entries(NEEDS).find(([key]) => key === event.key)?.[1];
        const held = heldBack(chart, event);
        const expected = needed !== undefined && side(needed) === 'no' && side(event.key) !== 'no';
        expect([event.key, held !== null]).toEqual([event.key, expected]);
        if (held === null) continue;
        seen.add(event.key);
        expect(held.by.key).toBe(needed);
        expect(held.sentence).toContain(event.label);
        expect(proseFaults(held.sentence)).toEqual([]);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(NEEDS).sort());
  });
});
