import { describe, expect, it } from 'vitest';
import { jd, sky } from '../../test/search-sky.ts';
import { subStarts } from '../zodiac/sub-table.ts';
import { searchBudget } from './budget.ts';
import { longitudeCrossings } from './crossings.ts';

describe('searchBudget', () => {
  it('stops a search given one and says where to go on', () => {
    const budget = searchBudget(sky, 500);
    const [from, to] = [jd('2000-01-01T00:00Z'), jd('2050-01-01T00:00Z')];
    const found = longitudeCrossings(sky, 'Moon', 'kp', [0, 90, 180, 270], from, to, budget);
    expect(budget.stoppedAt).toBeGreaterThan(from);
    expect(budget.stoppedAt).toBeLessThan(to);
    const again = longitudeCrossings(sky, 'Moon', 'kp', [0, 90, 180, 270], budget.stoppedAt ?? NaN, to);
    const whole = longitudeCrossings(sky, 'Moon', 'kp', [0, 90, 180, 270], from, to);
    expect([...found, ...again].map(({ target }) => target)).toEqual(whole.map(({ target }) => target));
  });

  it('gets on with every new budget until the search is done', () => {
    const targets = subStarts.map((arcsec) => arcsec / 3600);
    const [from, to] = [jd('2000-01-01T00:00Z'), jd('2030-01-01T00:00Z')];
    const found: number[] = [];
    let start: number | null = from;
    for (let call = 0; start !== null && call < 10; call += 1) {
      const budget = searchBudget(sky, 12_000);
      found.push(...longitudeCrossings(sky, 'Mercury', 'kp', targets, start, to, budget).map(({ target }) => target));
      start = budget.stoppedAt;
    }
    expect(start).toBeNull();
    const whole = longitudeCrossings(sky, 'Mercury', 'kp', targets, from, to, searchBudget(sky, 1_000_000));
    expect(found).toEqual(whole.map(({ target }) => target));
  });

  it('refuses a search too long for one call', () => {
    const targets = subStarts.map((arcsec) => arcsec / 3600);
    expect(() =>
      longitudeCrossings(sky, 'Moon', 'kp', targets, jd('1900-01-01T00:00Z'), jd('2000-01-01T00:00Z')),
    ).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });
});
