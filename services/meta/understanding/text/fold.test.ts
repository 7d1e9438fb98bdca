import { describe, expect, it } from 'vitest';
import { conceptsOf } from '../concepts/concepts.ts';
import { wordsOf } from './fold.ts';

describe('the words of a text', () => {
  it('are told apart where French leans one on the next, and left whole in English', () => {
    expect(wordsOf("L'amour ou l’argent, qu'en dit-on")).toEqual([
      'l',
      'amour',
      'ou',
      'l',
      'argent',
      'qu',
      'en',
      'dit',
      'on',
    ]);
    expect(wordsOf("I don't know, it's my son's")).toEqual(['i', 'dont', 'know', 'its', 'my', 'sons']);
  });

  it('are heard in Arabic with the article and the letters written together with them', () => {
    for (const word of ['طلاق', 'الطلاق', 'والطلاق', 'بالطلاق', 'للطلاق']) {
      expect(conceptsOf(wordsOf(word))).toContain('divorce');
    }
  });
});
