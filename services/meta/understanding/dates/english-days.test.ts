import { describe, expect, it } from 'vitest';
import { languageOfDays, withCapitals } from './english-days.ts';

describe('words for days', () => {
  it.each([
    ['by the end of the year', 'english'],
    ['2027', 'any'],
    ['agle mahine', 'other'],
    ['próximo año', 'other'],
  ])('"%s" are of the language: %s', (said, language) => {
    expect(languageOfDays(said)).toBe(language);
  });

  it('have the capitals of names', () => {
    expect(withCapitals('saturday or sunday before christmas')).toBe('Saturday or Sunday before Christmas');
  });
});
