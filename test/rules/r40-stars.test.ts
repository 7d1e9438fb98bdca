import { inWords } from '@cuspal/engine/base/words';
import { STARS } from '@cuspal/engine/zodiac/names';
import { starAttributes } from '@cuspal/engine/zodiac/star-attributes';
import { describe, it } from 'vitest';
import { exampleSays } from './example-says.ts';

describe('the example of the stars', () => {
  it('R40', () => {
    const rohini = starAttributes(3);
    exampleSays('R40', `${STARS[3]}, star 4, has the deity ${rohini.deity}, the gana ${rohini.gana}`);
    exampleSays('R40', `the ${rohini.yoni.animal} as its animal`, `class ${rohini.class} and faces ${rohini.facing}`);
    exampleSays('R40', `syllables are ${inWords(rohini.syllables)}`);
  });
});
