import { expect, it } from 'vitest';
import { KnownEclipses } from './known-eclipses.ts';

const eclipse = (jdUt: number) => ({ kind: 'SOLAR', type: 'TOTAL', jdUt }) as const;

it('knows an eclipse from every instant since which none is known to come before it', () => {
  const known = new KnownEclipses();
  known.keep(100, eclipse(150));
  expect(known.next(100, 'SOLAR')).toEqual(eclipse(150));
  expect(known.next(149.9, 'SOLAR')).toEqual(eclipse(150));
  expect(known.next(150, 'SOLAR')).toEqual(eclipse(150));
  // Earlier than it was asked for, later than it, or of the other kind nothing is known.
  expect(known.next(99.9, 'SOLAR')).toBeUndefined();
  expect(known.next(150.1, 'SOLAR')).toBeUndefined();
  expect(known.next(120, 'LUNAR')).toBeUndefined();
});

it('keeps them in order and widens what it knows', () => {
  const known = new KnownEclipses();
  for (const [from, at] of [
    [300, 320],
    [100, 150],
    [200, 210],
    [90, 150],
    [140, 150],
  ] as const)
    known.keep(from, eclipse(at));
  const asked = [80, 90, 150, 160, 200, 210.5, 310, 321];
  expect(asked.map((jd) => known.next(jd, 'SOLAR')?.jdUt)).toEqual([
    undefined, // nobody asked from here
    150,
    150,
    undefined,
    210,
    undefined,
    320,
    undefined,
  ]);
});
