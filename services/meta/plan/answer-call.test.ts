import { ANSWER_TOOL } from '@cuspal/catalog';
import { callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { matterNamed } from '../matters/matters.ts';
import { aboutMatter } from '../test/understandings.ts';
import { answerMembers } from './answer-call.ts';
import { membersOf } from './bundles.ts';
import { planFor } from './plan.ts';

const NOW = Date.UTC(2026, 10, 28, 9);
const BIRTH = { birth_datetime: '1990-05-12T10:20:00', latitude: 13.0878, longitude: 80.2785, utc_offset_minutes: 330 };
const result = z.object({ steps: z.array(z.object({ tool: z.string() })) });

describe('answer_question in a plan', () => {
  it.each([
    ['marriage_when', { event: 'Marriage' }],
    ['vehicle', { event: 'Vehicle Purchase' }],
    ['travel_date', { event: 'Begin a Journey', question: 'Which day is good to begin my journey?' }],
  ])('counts as the tools that it runs: %s', async (key, args) => {
    const matter = matterNamed(key);
    if (matter === undefined) throw new Error(key);
    const answered = await callTool(
      ANSWER_TOOL.name,
      { ...BIRTH, ...args, voice: 'audit', budget: 4000 },
      { now: NOW },
    );
    const { steps } = result.parse(answered.result);
    expect(steps.flatMap(({ tool }) => membersOf(tool)).sort()).toEqual([...answerMembers(aboutMatter(matter))].sort());
  });

  it('comes first where the list of the caller holds it, and is not named where it does not', () => {
    const named = (answers: boolean) =>
      planFor('When will I get married?', {}, { nowMs: NOW, answers }).shorterWay.map(({ tool }) => tool);
    expect(named(true)[0]).toBe(ANSWER_TOOL.name);
    expect(named(false)).not.toContain(ANSWER_TOOL.name);
  });
});
