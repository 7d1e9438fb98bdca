import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoToSecond } from './iso.ts';

const byDate = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, -5);

it.each([
  [0, '1970-01-01T00:00:00'],
  [-1, '1969-12-31T23:59:59'],
  [-0.5, '1970-01-01T00:00:00'],
  [951_782_399_999.9, '2000-02-28T23:59:59'],
  [951_782_400_000, '2000-02-29T00:00:00'],
  [Date.UTC(1900, 1, 28, 23, 59, 59), '1900-02-28T23:59:59'],
  [Date.UTC(1900, 2, 1), '1900-03-01T00:00:00'],
  [Date.UTC(2399, 11, 31, 12), '2399-12-31T12:00:00'],
  [Date.parse('0000-01-01T00:00:00Z'), '0000-01-01T00:00:00'],
  [Date.parse('0000-01-01T00:00:00Z') - 1000, '-000001-12-31T23:59:59'],
])('%d ms is %s', (milliseconds, expected) => {
  expect(isoToSecond(milliseconds)).toBe(expected);
  expect(byDate(milliseconds)).toBe(expected);
});

it('writes every day of 1600 to 2600, and any moment of four-digit years, as Date does', () => {
  const day = 86_400_000;
  for (let at = Date.UTC(1600, 0, 1); at < Date.UTC(2600, 0, 1); at += day)
    if (isoToSecond(at) !== byDate(at)) expect(isoToSecond(at)).toBe(byDate(at));
  const moments = fc.double({ min: Date.parse('0000-01-01'), max: Date.parse('9999-12-31'), noNaN: true });
  fc.assert(fc.property(moments, (at) => isoToSecond(at) === byDate(at)));
});
