import { describe, expect, it } from 'vitest';
import { at, GOLDEN_CHART, placeOf, runScan } from '../../test/election-scans.ts';
import { shownDay } from '../time/clock.ts';
import { candidatesOf, select } from './selection.ts';
import { byRank, testBetween, WINDOW_TESTS } from './window-order.ts';

const place = placeOf(GOLDEN_CHART);
const scan = await runScan({
  chart: GOLDEN_CHART,
  event: 'match_meeting',
  granularity: 'minute',
  place,
  from: at('2027-02-01T00:00:00+05:30'),
  days: 7,
});
const ordered = candidatesOf(scan);

describe('the choice among windows', () => {
  it('is the best and its equals, three at most, counted in the whole scan', () => {
    const { status, chosen, inseparableCount } = select(ordered, {}, place);
    const best = ordered[0]?.window.rank ?? [];
    const equals = ordered.filter(({ window }) => window.rank.every((value, index) => value === best[index]));
    expect([status, inseparableCount]).toEqual(['TIE', equals.length]);
    expect(chosen.map(({ window }) => window.from)).toEqual(equals.slice(0, 3).map(({ window }) => window.from));
    expect(chosen.slice(1).map(({ discriminator }) => discriminator)).toEqual(['INSEPARABLE', 'INSEPARABLE']);
    const next = ordered[equals.length]?.window.rank ?? [];
    expect(chosen[0]?.discriminator).toBe(testBetween(best, next));
  });

  it('takes so many of a date as are asked for, and the next best move up', () => {
    const { chosen } = select(ordered, { most: 9, mostPerDay: 2 }, place);
    const days = chosen.map(({ window }) => shownDay(window.from * 1000, place));
    for (const day of new Set(days)) expect(days.filter((each) => each === day).length).toBeLessThanOrEqual(2);
    const places = chosen.map(({ window }) => ordered.findIndex((each) => each.window === window));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    // What was passed over stands behind two better ones of its date.
    const last = places.at(-1) ?? 0;
    for (const [index, { window }] of ordered.slice(0, last).entries()) {
      if (places.includes(index)) continue;
      const day = shownDay(window.from * 1000, place);
      const better = places.filter((other, at) => other < index && days[at] === day);
      expect(better).toHaveLength(2);
    }
  });

  it('names the test between each and the one above', () => {
    const { chosen } = select(ordered, { most: 25 }, place);
    for (const [index, { window, discriminator, place: rank }] of chosen.entries()) {
      expect(rank).toBe(index + 1);
      const above = chosen[index - 1]?.window;
      if (above) expect(discriminator).toBe(testBetween(above.rank, window.rank) ?? 'INSEPARABLE');
    }
    expect(select(ordered.slice(0, 1), {}, place)).toMatchObject({
      status: 'ONE',
      chosen: [{ discriminator: 'ONLY_WINDOW' }],
    });
    expect(select([], {}, place)).toEqual({ status: 'NONE', chosen: [], inseparableCount: 0 });
  });
});

describe('the order of windows', () => {
  const rank = (changed: number) =>
    WINDOW_TESTS.flatMap((test) => (test === 'STAR_GRADES' ? [0, 0, 0] : [0])).map((value, index) =>
      index === changed ? 1 : value,
    );

  it('is decided by the first test that differs, and by the start where none does', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => testBetween(rank(-1), rank(index)))).toEqual([
      ...WINDOW_TESTS.slice(0, 9),
      'STAR_GRADES',
      'STAR_GRADES',
      'SUB_SUB',
    ]);
    expect(testBetween(rank(3), rank(3))).toBeNull();
    expect(byRank({ rank: rank(3), from: 5 }, { rank: rank(5), from: 1 })).toBeGreaterThan(0);
    expect(byRank({ rank: rank(3), from: 5 }, { rank: rank(3), from: 9 })).toBeLessThan(0);
  });
});
