import { expect, it } from 'vitest';
import { HELD_OUT_QUESTIONS } from './corpus/held-out.ts';
import { TUNED_QUESTIONS } from './corpus/tuned.ts';
import { matches, near, normalise, type Phrase } from './pattern.ts';
import { heardIn, Phrases } from './phrases.ts';
import { CAREER } from './topics/career.ts';
import { HORARY } from './topics/horary.ts';
import { MARRIAGE } from './topics/marriage.ts';

const PHRASES: readonly Phrase[] = [
  'new job',
  'ma*',
  'marr*',
  'get marr*',
  ['wed*', 'wedding', 'i wed'],
  near('buy|sell', 'house'),
];

it.each([
  ['will i get married', ['ma*', 'marr*', 'get marr*']],
  ['a new job', ['new job']],
  ['a new jobless man', ['ma*']],
  // The first turn of a phrase that hits counts for it.
  ['when i wed the wedding', ['wed*']],
  ['remarried', []],
  ['sell the old house', [PHRASES[5]]],
  ['sell', []],
  ['', []],
])('of "%s" the phrases that hit are found, in their order', (question, hits) => {
  expect(new Phrases(PHRASES).hitIn(heardIn(question))).toEqual(hits);
});

it('finds of real questions what each pattern finds by itself', () => {
  const patterns = [MARRIAGE, CAREER, HORARY].flatMap(({ words, phrases }) => [...words, ...phrases.flat()]);
  const phrases = new Phrases(patterns);
  let found = 0;
  for (const { question } of [...TUNED_QUESTIONS, ...HELD_OUT_QUESTIONS]) {
    const asked = normalise(question);
    const hits = phrases.hitIn(heardIn(asked));
    expect([question, hits]).toEqual([question, patterns.filter((pattern) => matches(asked, pattern))]);
    found += hits.length;
  }
  expect(found).toBeGreaterThan(100);
});
