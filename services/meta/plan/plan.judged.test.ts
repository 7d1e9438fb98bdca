import { describe, expect, it } from 'vitest';
import { EVERYDAY } from '../understanding/corpus/everyday.ts';
import { HELD_OUT_2 } from '../understanding/corpus/held-out-2.ts';
import type { JudgedQuestion } from '../understanding/corpus/question.ts';
import { type Plan, planFor } from './plan.ts';

const NOW = Date.UTC(2026, 10, 28);

/** Says what is wrong with a plan: its topic or tools, its event, and any tool it names that misleads. */
function planFaultsOf(asked: JudgedQuestion, plan: Plan): readonly string[] {
  const { topic, event, tools, shorterWay } = plan;
  if (asked.declined === true) return tools.length === 0 ? [] : ['not declined'];
  const named = new Set([...tools, ...shorterWay.map(({ tool }) => tool)]);
  const isAbout = asked.topics.some((right) => right === topic) || asked.anyTool.some((tool) => named.has(tool));
  const isEvent = asked.events.length === 0 || asked.events.includes(event?.label ?? null);
  return [
    ...(isAbout ? [] : [`about ${topic ?? 'nothing'}`]),
    ...(isEvent ? [] : [`event ${event?.label ?? 'none'}`]),
    ...asked.notTool.filter((tool) => named.has(tool)).map((tool) => `misleads by ${tool}`),
  ];
}

describe('the plan of an everyday question', () => {
  it.each([
    ['made with', EVERYDAY, 0.05],
    ['misses not looked at', HELD_OUT_2, 0.08],
  ])('names what answers it, its event, and no tool that misleads: %s', (name, questions, most) => {
    const right = questions.filter(
      (asked) => planFaultsOf(asked, planFor(asked.question, {}, { nowMs: NOW })).length === 0,
    );
    process.stdout.write(`plans, ${name}: ${right.length} of ${questions.length}\n`);
    expect(1 - right.length / questions.length).toBeLessThanOrEqual(most);
  });
});
