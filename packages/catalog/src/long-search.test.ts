import { describe, expect, it } from 'vitest';
import { isLongSearch } from './long-search.ts';

const ELECTION = { family: 'electional', progress: true };

describe('a long search', () => {
  it.each([
    [{ scan_days: 30, granularity: 'minute' }, true],
    [{ scan_days: 30 }, true],
    [{ scan_days: 29, granularity: 'minute' }, false],
    [{ scan_days: 89, granularity: 'hour' }, false],
    [{ scan_days: 90, granularity: 'hour' }, true],
    [{ scan_days: 364, granularity: 'day' }, false],
    [{ scan_days: 10_000, granularity: 'day' }, true],
    [{ scan_days: 30, granularity: 'constructor' }, true],
    [{ scan_days: 'thirty' }, false],
    [{}, false],
  ])('is an election with %o: %s', (args, long) => {
    expect(isLongSearch(ELECTION, args)).toBe(long);
  });

  it('is every search for a birth time, and no plain call or answer', () => {
    expect(isLongSearch({ family: 'rectification', progress: true }, {})).toBe(true);
    expect(isLongSearch({ family: 'answers', progress: true }, {})).toBe(false);
    expect(isLongSearch({ family: 'electional' }, { scan_days: 365 })).toBe(false);
  });
});
