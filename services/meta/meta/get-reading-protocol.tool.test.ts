import { callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { planLines } from '../plan/plan-lines.ts';
import { planFor } from '../plan/plan.ts';
import { joinLines } from '../text/lines.ts';
import tool from './get-reading-protocol.tool.ts';
import setBirthProfile from './set-birth-profile.tool.ts';

const QUESTION = 'When will I get a job?';

describe('get_reading_protocol', () => {
  it('prints the protocol alone without a question', async () => {
    for (const args of [{}, { question: '' }, { question: ' \n\t ' }]) {
      const { text, result } = await callTool(tool, args);
      expect(text.startsWith('READING PROTOCOL\n\n1. TOOL BUDGET AND FLOORS\n')).toBe(true);
      expect(text).not.toContain('READING PLAN');
      expect(result).not.toHaveProperty('plan');
    }
  });

  it('begins with the plan when there is a question', async () => {
    const { text } = await callTool(tool, { question: QUESTION });
    const alone = (await callTool(tool, {})).text;
    expect(text).toBe(`${joinLines(planLines(planFor(QUESTION)))}\n\n${alone}`);
  });

  it.each([{ topic: 'legal' }, { depth: 'factual' }])('begins with a plan when told only %j', async (asked) => {
    const { text, result } = await callTool(tool, asked);
    expect(text.startsWith('READING PLAN\n')).toBe(true);
    expect(result['plan']).toMatchObject({ classifiedBy: 'ASKED' });
  });

  it('takes topic and depth of its own words only', async () => {
    expect(await callTool(tool, { topic: 'love' })).toMatchObject({ isError: true, meta: { field: 'topic' } });
    expect(await callTool(tool, { depth: 'deep' })).toMatchObject({ isError: true, meta: { field: 'depth' } });
    const general = await callTool(tool, { question: 'When will I marry?', topic: 'general' });
    expect(general.result['plan']).toMatchObject({ topic: null, tier: 'focused' });
  });

  it('gives the plan that set_birth_profile gives', async () => {
    const birth = { birth_datetime: '1990-05-17T14:30', latitude: 18.5, longitude: 73.9, utc_offset_minutes: 330 };
    const profile = await callTool(setBirthProfile, { ...birth, question: QUESTION });
    const protocol = await callTool(tool, { question: QUESTION });
    expect(protocol.result['plan']).toEqual(profile.result['plan']);
    const plan = profile.text.slice(profile.text.indexOf('READING PLAN'));
    expect(protocol.text.startsWith(`${plan}\n\nREADING PROTOCOL\n`)).toBe(true);
  });

  it('gives programs the whole protocol', async () => {
    const { result } = await callTool(tool, {});
    expect(Object.keys(result)).toEqual([
      'tiers',
      'phases',
      'routing',
      'patterns',
      'rules',
      'houseGroups',
      'disclaimers',
    ]);
    expect(result['tiers']).toEqual([
      { key: 'full', label: 'Full reading', floor: 20, expectedMin: 25, expectedMax: 40 },
      { key: 'focused', label: 'Focused question', floor: 12, expectedMin: 15, expectedMax: 20 },
      { key: 'factual', label: 'Factual lookup', floor: 5, expectedMin: 5, expectedMax: 8 },
    ]);
    expect(result['phases']).toHaveLength(7);
    expect(Object.keys(Object(result['routing']))).toHaveLength(23);
    expect(result['patterns']).toHaveLength(6);
    expect(result['rules']).toHaveLength(15);
    expect(result['houseGroups']).toHaveLength(78);
    expect(Object.keys(Object(result['disclaimers']))).toEqual(['health', 'legal', 'financial', 'longevity']);
  });

  it('refuses a question over 2,000 characters and any birth data', async () => {
    expect(await callTool(tool, { question: 'x'.repeat(2001) })).toMatchObject({
      isError: true,
      meta: { code: 'validation_failed', field: 'question' },
    });
    expect((await callTool(tool, { question: 'x'.repeat(2000) })).isError).toBe(false);
    expect(await callTool(tool, { latitude: 10 })).toMatchObject({
      isError: true,
      meta: { code: 'validation_failed' },
    });
  });
});
