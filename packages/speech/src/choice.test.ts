import { describe, expect, it } from 'vitest';
import { languageAccepted, languageChosen } from './index.ts';

describe('languageChosen', () => {
  it.each(['en', 'en-IN', 'EN-gb'])('%s is English', (tag) => {
    expect(languageChosen(tag)).toEqual({ sentences: undefined, names: undefined, isUnknown: false });
  });

  it.each(['fi', 'tlh', 'Hindi', 'hi-Latn'])('%s is not offered', (tag) => {
    expect(languageChosen(tag)).toEqual({ sentences: undefined, names: undefined, isUnknown: true });
  });

  it.each(['', 'hi_IN', 'h', 'e n', '-', 'hi-', `hi-x-${'a'.repeat(80)}`])('"%s" is no tag', (tag) => {
    expect(languageChosen(tag)).toBeUndefined();
  });
});

describe('languageAccepted', () => {
  it.each([
    undefined,
    '*',
    'en-GB,en;q=0.9,fi;q=0.8',
    'fi, en;q=0.1',
    'fi',
    'fi;q=1, *;q=0.5',
    ';q=, ,,;;',
    'fi;q=nothing',
    'x'.repeat(2_000),
  ])('%s is answered in English', (header) => {
    expect(languageAccepted(header)).toBeUndefined();
  });
});
