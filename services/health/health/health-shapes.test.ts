import { starBodyParts } from '@cuspal/engine/zodiac/star-attributes';
import { expect, it } from 'vitest';
import { partsNamed } from './health-shapes.ts';

it('names the parts of the body in a sentence, the stretch of Dhanishta as a part (R19.1)', () => {
  expect(partsNamed(['heart', 'back', 'spine'])).toEqual(['heart', 'back', 'spine']);
  // Star 23 in Aquarius: ankle to knee.
  const parts = starBodyParts(22, 10);
  expect(parts).toEqual(['ankle to knee']);
  expect(partsNamed(parts)).toEqual(['leg from ankle to knee']);
  // Every other part is a noun that stands after `the` as it is.
  for (let star = 0; star < 27; star += 1)
    for (let sign = Math.floor((star * 4) / 9); sign <= Math.floor((star * 4 + 3) / 9); sign += 1)
      for (const part of starBodyParts(star, sign)) if (part !== 'ankle to knee') expect(part).not.toMatch(/ to /);
});
