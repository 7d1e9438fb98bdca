import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './answers.ts';

const NOW = Date.parse('2026-10-21T07:28:00Z');

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['99999999', 3_600_000],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('of %j', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});
