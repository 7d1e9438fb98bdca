import { describe, expect, it } from 'vitest';
import { SAME_QUESTIONS } from './corpus/same-questions.ts';
import { understand } from './understand.ts';

const NOW = Date.UTC(2026, 10, 28);

/** What decides the answer: the topic, the event, the person, the tense and the days. */
function heard(question: string): string {
  const { topic, event, about, past, dates, counted, outOfScope } = understand(question, {}, NOW);
  return [topic, event?.key, about, past, dates?.from, dates?.to, counted, outOfScope?.kind].join(' ');
}

const LANGUAGES = ['hi', 'hi-latn', 'bn', 'mr', 'ta', 'ta-latn', 'te', 'te-latn', 'es', 'pt'];

describe('the same question', () => {
  it.each(LANGUAGES)('is understood in %s as in English in 93 of 100', (tag) => {
    const asked = SAME_QUESTIONS.flatMap(({ en, [tag]: other }) =>
      en === undefined || other === undefined ? [] : [[en, other] as const],
    );
    const others = asked.filter(([en, other]) => heard(en) !== heard(other)).map(([, other]) => other);
    process.stdout.write(`as in English, ${tag}: ${asked.length - others.length} of ${asked.length}\n`);
    process.stdout.write(others.map((question) => `  ${question}\n`).join(''));
    expect(others.length / asked.length).toBeLessThanOrEqual(0.07);
  });
});
