import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import { HELD_OUT_QUESTIONS } from './corpus/held-out.ts';
import type { LabelledQuestion } from './corpus/question.ts';
import { TUNED_QUESTIONS } from './corpus/tuned.ts';
import { PATTERN_TOPICS } from './topic.ts';

const CORPUS = [...TUNED_QUESTIONS, ...HELD_OUT_QUESTIONS];
const RIGHT = 0.95;

function misses(questions: readonly LabelledQuestion[]): readonly string[] {
  return questions.flatMap(({ question, tier, topic }) => {
    const found = classify(question);
    const heard = `${found.tier}/${found.topic ?? 'general'}`;
    return heard === `${tier}/${topic}` ? [] : [`${question}: ${tier}/${topic}, heard as ${heard}`];
  });
}

describe('the corpus of everyday questions', () => {
  it('has at least 400, each once, of every topic and tier, a third of them kept apart', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(400);
    expect(new Set(CORPUS.map(({ question }) => question.toLowerCase())).size).toBe(CORPUS.length);
    expect(new Set(CORPUS.map(({ topic }) => topic))).toEqual(new Set([...PATTERN_TOPICS, 'general']));
    expect(new Set(CORPUS.map(({ tier }) => tier)).size).toBe(3);
    expect(HELD_OUT_QUESTIONS.length).toBeGreaterThanOrEqual(CORPUS.length / 4);
  });

  it.each([
    ['the whole', CORPUS],
    ['the part the patterns were made with', TUNED_QUESTIONS],
    ['the part kept apart', HELD_OUT_QUESTIONS],
  ])('reaches its labels in at least 95 of 100: %s', (name, questions) => {
    const missed = misses(questions);
    process.stdout.write(`${name}: ${questions.length - missed.length} of ${questions.length}\n`);
    if (missed.length > 0) process.stdout.write(`${missed.map((miss) => `  ${miss}\n`).join('')}`);
    expect(1 - missed.length / questions.length).toBeGreaterThanOrEqual(RIGHT);
  });
});
