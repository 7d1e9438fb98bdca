import { divide } from '@cuspal/engine/zodiac/division';
import { describe, expect, it } from '@jest/globals';
import { exampleSays } from './example-says.ts';

describe('examples of the rules on stars and subs', () => {
  it('R4.2', () => {
    const ketuEnds = 46 / 60 + 40 / 3600;
    const subLords = [0, ketuEnds - 1e-6, ketuEnds, 3 - 1e-6, 3].map((degrees) => divide(degrees).subLord);
    expect(subLords).toEqual(['Ketu', 'Ketu', 'Venus', 'Venus', 'Sun']);
    const wide = (from: number, to: number) => `${Math.round((to - from) * 3600).toLocaleString('en-GB')} arc-seconds`;
    exampleSays('R4.2', `is ${wide(0, ketuEnds)} wide`, `is ${wide(ketuEnds, 3)} wide`, '0°46′40″', '3°00′00″');
  });
});
