import { vitality } from '@cuspal/engine/topics/health/vitality';
import { describe, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { sampleChart } from './sample-sky.ts';

describe('the example of the rule on scores', () => {
  it('R37', () => {
    const { score, recuperationClass, factors } = vitality(sampleChart());
    const points = (of: string) => factors.find(({ factor }) => factor === of)?.points;
    exampleSays(
      'R37',
      `is ${points('base')} plus ${points('csl1')} for Jupiter`,
      `${points('csl1_star_lord')} for its star lord Venus`,
    );
    exampleSays('R37', `${points('lagna_lord')} for the lord of the Lagna and ${points('resistance')} for resistance`);
    exampleSays('R37', `makes ${score}, which is ${recuperationClass}`);
  });
});
