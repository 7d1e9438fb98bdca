import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readReference } from '../../test/read-reference.ts';
import { divide, signOf, subAndSign } from './division.ts';
import { normalize } from '../base/angles.ts';
import { DASHA_ORDER, DASHA_YEARS } from './names.ts';

interface PublishedLords {
  readonly items: readonly { case: string; point: string; lon: number; star_lord: string; sub_lord: string }[];
}

/** The lords by fractions of the circle in BigInt: another way than the lookup's. Units of 1/(36*120) arc-second. */
function lordsByFractions(units: bigint): string[] {
  const star = 1_728_000n * 120n;
  let index = Number(units / star) % 9;
  let rest = units % star;
  let width = star;
  const lords = [DASHA_ORDER[index] ?? ''];
  for (let depth = 0; depth < 3; depth += 1) {
    let passed = 0n;
    let part = 0;
    for (;;) {
      const next = passed + width * BigInt(DASHA_YEARS[(index + part) % 9] ?? 0);
      // A part ends at next / 120; compared without dividing.
      if (rest * 120n < next) break;
      passed = next;
      part += 1;
    }
    rest -= passed / 120n;
    index = (index + part) % 9;
    width = (width * BigInt(DASHA_YEARS[index] ?? 0)) / 120n;
    lords.push(DASHA_ORDER[index] ?? '');
  }
  return lords;
}

const lordsOf = (longitude: number): string[] => {
  const { starLord, subLord, subSubLord, subSubSubLord } = divide(longitude);
  return [starLord, subLord, subSubLord, subSubSubLord];
};

describe('divide (R4)', () => {
  it('agrees with exact fractions everywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 46_655_999 }), (q) => {
        // The middle of a unit of 1/36", so that no rounding can move it.
        expect(lordsOf((q + 0.5) / 129_600)).toEqual(lordsByFractions(BigInt(q) * 120n + 60n));
      }),
      { numRuns: 3000, seed: 249 },
    );
  });

  it('gives a boundary to the part it opens, and the hair below it to the part it closes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 46_655_999 }), (q) => {
        expect(lordsOf(q / 129_600)).toEqual(lordsByFractions(BigInt(q) * 120n));
        expect(lordsOf((q - 1e-3) / 129_600)).toEqual(lordsByFractions(BigInt(q) * 120n - 1n));
      }),
      { numRuns: 1000, seed: 27 },
    );
  });

  it('gives sign and sub alone as it gives them with the rest, beside borders too', () => {
    for (let step = 0; step < 20_000; step += 1) {
      const border = ((step * 37) % 3240) / 9 + ((step % 5) - 2) * 1e-9;
      for (const longitude of [border, step * 0.0181]) {
        const { signIndex, subIndex } = divide(longitude);
        expect([signOf(longitude), subAndSign(longitude)]).toEqual([signIndex, subIndex * 12 + signIndex]);
      }
    }
  });

  it('reads Aries 0° and the end of Pisces', () => {
    expect(divide(0)).toMatchObject({ signIndex: 0, starIndex: 0, pada: 1, subIndex: 0, subSubSubLord: 'Ketu' });
    expect(divide(360)).toEqual(divide(0));
    expect(divide(-1e-13)).toEqual(divide(0));
    expect(divide(359.99999)).toMatchObject({
      signIndex: 11,
      starIndex: 26,
      pada: 4,
      subIndex: 242,
      signLord: 'Jupiter',
    });
  });

  it("puts four padas of 3°20' in each star and 2¼ stars in each sign", () => {
    for (let pada = 0; pada < 108; pada += 1) {
      expect(divide((pada * 10) / 3)).toMatchObject({
        pada: (pada % 4) + 1,
        starIndex: Math.floor(pada / 4),
        signIndex: Math.floor(pada / 9),
      });
    }
  });

  const published = readReference<PublishedLords>('kp_star_sub_published').items;
  it.each(published)('gives the lords printed for $point of $case', ({ lon, star_lord, sub_lord }) => {
    expect(divide(lon)).toMatchObject({ starLord: star_lord, subLord: sub_lord });
  });
});

describe('normalize', () => {
  it.each([
    [0, 0],
    [360, 0],
    [-1, 359],
    [725, 5],
    [-1e-15, 0],
    [-0, 0],
    [-360, 0],
  ])('brings %p to %p', (angle, expected) => {
    expect(Object.is(normalize(angle), expected)).toBe(true);
  });
});
