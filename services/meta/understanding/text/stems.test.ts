import { expect, it } from 'vitest';
import { conceptsOf } from '../concepts/concepts.ts';
import { stemOf } from './stems.ts';

it.each([
  ['চাকরিটা', 'চাকরি'],
  ['परीक्षेसाठी', 'परीक्षे'],
  ['கடனால்', 'கடன'],
  ['ఉద్యోగంలో', 'ఉద్యోగ'],
  ['квартирами', 'квартир'],
  ['house', 'house'],
  ['ко', 'ко'],
])('"%s" without its ending is "%s"', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('a word in another case stands for the idea of the word', () => {
  expect(conceptsOf(['любовницей'])).toContain('cheat');
  expect(conceptsOf(['недвижимостью'])).toEqual(conceptsOf(['недвижимость']));
});
