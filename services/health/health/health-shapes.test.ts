import { SIGN_BODY_PARTS } from '@cuspal/engine/parashari/vargas/body-parts';
import { starBodyParts } from '@cuspal/engine/zodiac/star-attributes';
import { expect, it } from 'vitest';
import { partsNamed } from './health-shapes.ts';
import { messages as hindi } from './translations/health.messages.hi.ts';

/** Every part that a star names in each of its signs (R19.1), and every part of a sign (R19.2). */
const ALL_PARTS = [
  ...Array.from({ length: 27 }, (_, star) => star).flatMap((star) =>
    [Math.floor((star * 4) / 9), Math.floor((star * 4 + 3) / 9)].flatMap((sign) => starBodyParts(star, sign)),
  ),
  ...Object.values(SIGN_BODY_PARTS).flat(),
];

it('names the parts of the body in a sentence, the stretch of Dhanishta as a part (R19.1)', () => {
  expect(partsNamed(['heart', 'back', 'spine'])).toEqual(['heart', 'back', 'spine']);
  // Star 23 in Aquarius: ankle to knee.
  const parts = starBodyParts(22, 10);
  expect(parts).toEqual(['ankle to knee']);
  expect(partsNamed(parts)).toEqual(['leg from ankle to knee']);
  // Every other part is a noun that stands after `the` as it is.
  for (const part of ALL_PARTS) if (part !== 'ankle to knee') expect(part).not.toMatch(/ to /);
});

it('knows every part in Hindi', () => {
  const unknown = ALL_PARTS.filter((said) => hindi.bodyPart({ part: said.replaceAll(' ', '_'), said: '' }) === '');
  expect(unknown).toEqual([]);
});
