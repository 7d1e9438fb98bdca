import { describe, expect, it, vi } from 'vitest';
import { quietSearch } from '../../test/quiet-search.ts';
import { ephemeris } from '../../test/random-charts.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import { searchBudget } from '../search/budget.ts';
import { longitudeCrossings } from '../search/crossings.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { PLANETS } from '../zodiac/names.ts';
import { beginSearch, crossingsOver, lastCrossing, nextCrossing, withinFiles } from './transit-search.ts';
import { SIGN_BORDERS, SUB_BORDERS } from './stays.ts';

const jd = (iso: string): number => jdFromUtcMs(Date.parse(iso));

describe('long searches', () => {
  it.each(PLANETS)('finds in pieces what one search finds: %s', async (planet) => {
    const [from, to] = [jd('2019-05-01T00:00Z'), jd('2019-05-01T00:00Z') + (planet === 'Moon' ? 130 : 9_000)];
    const borders = planet === 'Moon' ? SUB_BORDERS : SIGN_BORDERS;
    const pieces = await crossingsOver(quietSearch(), planet, borders, from, to);
    const whole = longitudeCrossings(ephemeris, planet, 'kp', borders, from, to, searchBudget(ephemeris));
    expect(pieces.map(({ target, direction }) => [target, direction])).toEqual(
      whole.map(({ target, direction }) => [target, direction]),
    );
    pieces.forEach((each, index) => {
      expect(Math.abs(each.jd - (whole[index]?.jd ?? NaN)) * 86_400).toBeLessThan(0.5);
    });
  });

  it('yields its turn between pieces and stops when nobody waits any more', async () => {
    const yieldTurn = vi.fn(() => Promise.resolve());
    await crossingsOver(beginSearch(ephemeris, 'kp', yieldTurn), 'Moon', SUB_BORDERS, 2_460_000, 2_460_365);
    expect(yieldTurn.mock.calls.length).toBeGreaterThan(8);
    const gone = beginSearch(ephemeris, 'kp', () => Promise.reject(new Error('gone')));
    await expect(crossingsOver(gone, 'Moon', SUB_BORDERS, 2_460_000, 2_460_365)).rejects.toThrow('gone');
  });

  it('stops where the budget of the call ends and says where', async () => {
    const search = { ...quietSearch(), budget: searchBudget(ephemeris, 1000) };
    const found = await crossingsOver(search, 'Moon', SUB_BORDERS, 2_460_000, 2_460_365);
    expect(search.budget.stoppedAt).toBeGreaterThan(2_460_000);
    expect(search.budget.stoppedAt).toBeLessThan(2_460_365);
    expect(found.at(-1)?.jd ?? Infinity).toBeLessThan(search.budget.stoppedAt ?? 0);
  });

  it('finds the neighbours of a moment that the whole list has', async () => {
    const [from, to] = [jd('2000-01-01T00:00Z'), jd('2012-01-01T00:00Z')];
    for (const planet of ['Mercury', 'Mars', 'Saturn', 'Rahu'] as const) {
      const all = await crossingsOver(quietSearch(), planet, SIGN_BORDERS, from, to);
      for (let at = from + 1200; at < to - 1200; at += 97.3) {
        const next = nextCrossing(quietSearch(), planet, SIGN_BORDERS, at, 1200);
        const last = lastCrossing(quietSearch(), planet, SIGN_BORDERS, at, 1200);
        const [after, before] = [all.find((each) => each.jd >= at), all.findLast((each) => each.jd < at)];
        expect(next?.jd).toBeCloseTo(after?.jd ?? NaN, 4);
        expect(last?.jd).toBeCloseTo(before?.jd ?? NaN, 4);
        expect([next?.target, last?.target]).toEqual([after?.target, before?.target]);
      }
    }
  });

  it('goes to the edge of the files and no further', () => {
    expect(withinFiles(FIRST_JD - 10, LAST_JD + 10)).toEqual({ fromJd: FIRST_JD, toJd: LAST_JD, cut: true });
    expect(withinFiles(2_460_000, 2_460_001).cut).toBe(false);
    expect(nextCrossing(quietSearch(), 'Saturn', SIGN_BORDERS, LAST_JD - 5, 1200)).toBeNull();
    expect(lastCrossing(quietSearch(), 'Saturn', SIGN_BORDERS, FIRST_JD + 5, 1200)).toBeNull();
  });
});
