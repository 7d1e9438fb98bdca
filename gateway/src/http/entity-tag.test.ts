import { describe, expect, it } from 'vitest';
import { matches, namesTag } from './entity-tag.ts';

describe('a condition of a request', () => {
  // RFC 9110, 8.8.3.2: the table of examples.
  it.each([
    ['W/"1"', 'W/"1"', false, true],
    ['W/"1"', 'W/"2"', false, false],
    ['W/"1"', '"1"', false, true],
    ['"1"', '"1"', true, true],
  ])('%s beside %s', (one, other, strong, weak) => {
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      expect([matches(a, b, 'strong'), matches(a, b, 'weak')]).toEqual([strong, weak]);
    }
  });

  it('names any of several tags, and by * whatever there is', () => {
    expect(matches('"a", W/"b" ,"c"', '"b"', 'weak')).toBe(true);
    expect(matches('"a", W/"b" ,"c"', '"b"', 'strong')).toBe(false);
    expect(matches('"a","c"', '"c"', 'strong')).toBe(true);
    expect(matches(' * ', '"c"', 'strong')).toBe(true);
    expect(matches('*', undefined, 'weak')).toBe(false);
    expect(namesTag('*', '"c"', 'weak')).toBe(false);
    expect(matches(undefined, '"c"', 'weak')).toBe(false);
    expect(matches(`${'"x",'.repeat(500)}"c"`, '"c"', 'weak')).toBe(false);
  });
});
