import { RELATION_ROWS } from '@cuspal/engine/topics/family/relations';
import { themeOf } from '@cuspal/engine/topics/spiritual/karma-panel';
import { describe, it } from 'vitest';
import { exampleSays } from './example-says.ts';

describe('the example of the meanings', () => {
  it('R39', () => {
    const { spouse, grandfather_paternal: grandfather } = RELATION_ROWS;
    exampleSays('R39', `House 5 stands for ${themeOf(5).replace(', merit', ' and merit')}`);
    exampleSays('R39', `spouse is read from house ${spouse.house}`);
    exampleSays('R39', `grandfather from ${grandfather.house}, the ninth from 9, with ${grandfather.karaka}`);
  });
});
