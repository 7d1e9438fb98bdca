import { describe, expect, it } from 'vitest';
import { HELD_OUT_QUESTIONS } from '../classifier/corpus/held-out.ts';
import type { LabelledQuestion } from '../classifier/corpus/question.ts';
import { TUNED_QUESTIONS } from '../classifier/corpus/tuned.ts';
import { EVERYDAY } from './corpus/everyday.ts';
import { HELD_OUT, HELD_OUT_DECLINED } from './corpus/held-out.ts';
import { HELD_OUT_2 } from './corpus/held-out-2.ts';
import { HELD_OUT_3 } from './corpus/held-out-3.ts';
import { HELD_OUT_4 } from './corpus/held-out-4.ts';
import { HELD_OUT_5 } from './corpus/held-out-5.ts';
import { HELD_OUT_6 } from './corpus/held-out-6.ts';
import { HELD_OUT_7 } from './corpus/held-out-7.ts';
import { HELD_OUT_8 } from './corpus/held-out-8.ts';
import { HELD_OUT_WORLD } from './corpus/held-out-world.ts';
import { faultsOf } from './corpus/judge.ts';
import type { JudgedQuestion } from './corpus/question.ts';
import { understand } from './understand.ts';
import type { Understanding } from './understanding.ts';

const NOW = Date.UTC(2026, 10, 28);

const wrongOf = (questions: readonly JudgedQuestion[]): readonly string[] =>
  questions.flatMap((asked) => {
    const faults = faultsOf(asked, understand(asked.question, {}, NOW));
    return faults.length === 0 ? [] : [`${asked.question}: ${faults.join(', ')}`];
  });

function report(name: string, total: number, wrong: readonly string[], shown: readonly string[]): void {
  process.stdout.write(`${name}: ${total - wrong.length} of ${total}\n`);
  process.stdout.write(shown.map((line) => `  ${line}\n`).join(''));
}

describe('everyday questions', () => {
  it('are understood in 97 of 100 where the words and examples were made with them', () => {
    const wrong = wrongOf(EVERYDAY);
    report('made with', EVERYDAY.length, wrong, wrong);
    expect(wrong.length / EVERYDAY.length).toBeLessThanOrEqual(0.03);
  });

  it('are understood in 98 of 100 where what was missed showed what the examples lacked', () => {
    const wrong = wrongOf(HELD_OUT);
    report('widened with', HELD_OUT.length, wrong, wrong);
    expect(wrong.length / HELD_OUT.length).toBeLessThanOrEqual(0.02);
  });

  it('are understood in 93 of 100 in eight further languages', () => {
    const wrong = wrongOf(HELD_OUT_WORLD);
    report('eight languages', HELD_OUT_WORLD.length, wrong, wrong);
    expect(wrong.length / HELD_OUT_WORLD.length).toBeLessThanOrEqual(0.07);
  });

  it('are understood in 93 of 100 where their misses were not looked at', () => {
    const wrong = wrongOf(HELD_OUT_2);
    // The misses stay unseen, so that nothing is made for them.
    report('misses not looked at', HELD_OUT_2.length, wrong, []);
    expect(wrong.length / HELD_OUT_2.length).toBeLessThanOrEqual(0.07);
  });

  it('are understood in 92 of 100 where another hand wrote them', () => {
    const wrong = wrongOf(HELD_OUT_3);
    // The misses stay unseen, so that nothing is made for them.
    report('of another hand', HELD_OUT_3.length, wrong, []);
    expect(wrong.length / HELD_OUT_3.length).toBeLessThanOrEqual(0.08);
  });

  it('are understood in 95 of 100 in sixteen languages, their misses looked at', () => {
    const wrong = wrongOf(HELD_OUT_4);
    report('sixteen languages', HELD_OUT_4.length, wrong, wrong);
    expect(wrong.length / HELD_OUT_4.length).toBeLessThanOrEqual(0.05);
  });

  it('are understood in 75 of 100 where a situation is told and its matter seldom named', () => {
    const wrong = wrongOf(HELD_OUT_5);
    report('situations', HELD_OUT_5.length, wrong, []);
    expect(wrong.length / HELD_OUT_5.length).toBeLessThanOrEqual(0.25);
  });

  it('are understood in 93 of 100 where half of their misses were looked at', () => {
    const wrong = wrongOf(HELD_OUT_6);
    report('half looked at', HELD_OUT_6.length, wrong, []);
    expect(wrong.length / HELD_OUT_6.length).toBeLessThanOrEqual(0.07);
  });

  it('are understood in 94 of 100 where their misses were looked at once', () => {
    const wrong = wrongOf(HELD_OUT_7);
    report('looked at once', HELD_OUT_7.length, wrong, []);
    expect(wrong.length / HELD_OUT_7.length).toBeLessThanOrEqual(0.06);
  });

  it('are understood in 87 of 100 where they were written last and their misses not looked at', () => {
    const wrong = wrongOf(HELD_OUT_8);
    report('written last', HELD_OUT_8.length, wrong, []);
    expect(wrong.length / HELD_OUT_8.length).toBeLessThanOrEqual(0.13);
  });

  it('are declined where a doctor, nobody or another program should answer', () => {
    const wrong = HELD_OUT_DECLINED.filter(
      ([question, kind]) => understand(question, {}, NOW).outOfScope?.kind !== kind,
    );
    report(
      'declined',
      HELD_OUT_DECLINED.length,
      wrong.map(([question]) => question),
      [],
    );
    expect(wrong.length).toBeLessThanOrEqual(1);
  });
});

/** Topics that the corpus of the patterns did not have, and what it called their questions. */
const NEW_NAMES: Readonly<Partial<Record<LabelledQuestion['topic'], readonly Understanding['topic'][]>>> = {
  marriage: ['compatibility', 'doshas', 'family'],
  children: ['family'],
  horary: ['sport'],
  muhurta: ['today'],
  annual: ['today', 'transit'],
  remedial: ['doshas', 'transit'],
  general: ['compatibility', 'doshas', 'family', 'transit', 'today'],
};

describe('the questions of the patterns', () => {
  it.each([
    ['made with', TUNED_QUESTIONS],
    ['kept apart', HELD_OUT_QUESTIONS],
  ])('keep their topic and tier in 98 of 100: %s', (name, questions) => {
    const wrong = questions.flatMap(({ question, tier, topic }) => {
      const understood = understand(question, {}, NOW);
      const found = understood.topic ?? 'general';
      const isTopic = found === topic || (NEW_NAMES[topic] ?? []).includes(understood.topic);
      return isTopic && understood.tier === tier ? [] : [`${question}: ${understood.tier}/${found}`];
    });
    report(`of the patterns, ${name}`, questions.length, wrong, wrong);
    expect(wrong.length / questions.length).toBeLessThanOrEqual(0.02);
  });
});
