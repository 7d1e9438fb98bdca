import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { commentOpenings } from '../scripts/lint/comment-openings.mjs';

const faults = (code: string): readonly string[] =>
  new Linter()
    .verify(code, [
      { plugins: { cuspal: { rules: { openings: commentOpenings } } }, rules: { 'cuspal/openings': 'error' } },
    ])
    .map(({ line, message }) => `${line}: ${message}`);

const fault = (line: number, word: string): string =>
  `${line}: A comment does not begin with "${word}": give it a subject and a verb (CONTRIBUTING.md).`;

describe('the openings of comments', () => {
  it.each(['Of', 'Those', 'Who', 'Whose', 'Whoever', 'So'])('a comment may not begin with "%s"', (word) => {
    expect(faults(`/** ${word} houses. */\nlet a = 1;`)).toEqual([fault(1, word)]);
    expect(faults(`let a = 1;\n/**\n * ${word} houses.\n */\nlet b = 1;`)).toEqual([fault(2, word)]);
    expect(faults(`let a = 1; // ${word} houses.`)).toEqual([fault(1, word)]);
  });

  it('a word that only starts alike, or stands within a comment, is no fragment', () => {
    expect(faults('/** Often used. Those that are not stay. */\nlet a = 1;')).toEqual([]);
    expect(faults('// Some houses,\n// Of which two count.\nlet a = 1;')).toEqual([]);
  });

  it('the comment of the next line of code begins anew', () => {
    expect(faults('let a = 1; // One.\nlet b = 1; // So two.')).toEqual([fault(2, 'So')]);
    expect(faults('// One.\n\n// So two.\nlet b = 1;')).toEqual([fault(3, 'So')]);
  });
});
