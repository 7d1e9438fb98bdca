import { CATALOG } from '@cuspal/catalog';
import { TOPIC_KEYS } from '@cuspal/catalog/reading';
import { callTool, sampleArguments, type SampleChart } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { TIER_KEYS, TIERS } from '../classifier/tiers.ts';
import { joinLines } from '../text/lines.ts';
import setBirthProfile from '../meta/set-birth-profile.tool.ts';
import { planFor, planLines } from './plan.ts';
import { polarPlan } from './polar-plan.ts';

const NOW = Date.UTC(2026, 10, 28, 9);
const born = (birth_datetime: string, latitude: number, longitude: number, time_zone: string): SampleChart => ({
  label: birth_datetime,
  arguments: { birth_datetime, latitude, longitude, time_zone },
  now: NOW,
});
const BIRTHS = [
  born('1995-06-15T09:30', 69.65, 18.96, 'Europe/Oslo'),
  born('1978-12-24T23:10', 78.22, 15.65, 'Europe/Oslo'),
  born('1990-07-01T06:00', -77.85, 166.67, 'Pacific/Auckland'),
];
const PLANS = TIER_KEYS.flatMap((depth) =>
  [...TOPIC_KEYS, 'general' as const].map((topic) => ({
    topic,
    depth,
    plan: polarPlan(planFor('', { topic, depth })),
  })),
);
const QUESTIONS = [
  'my number is 45, where is my lost ring',
  'horary: my brother is ill',
  'horary: when does the parcel come',
  'horary: do I get the promotion',
];
const LISTED = new Set(
  [...PLANS.map(({ plan }) => plan), ...QUESTIONS.map((question) => polarPlan(planFor(question)))].flatMap(
    ({ tools }) => tools,
  ),
);

const answerOf = (name: string, chart: SampleChart) => {
  const { inputSchema = {} } = CATALOG.find((tool) => tool.name === name) ?? {};
  return callTool(name, sampleArguments(inputSchema, chart), { now: NOW });
};

describe('the plan of a birth inside the polar circles', () => {
  it.each(BIRTHS)('A7: every tool that it can list answers a birth of $label', async (chart) => {
    const failed: string[] = [];
    for (const name of LISTED) {
      const { isError, text } = await answerOf(name, chart);
      if (isError) failed.push(`${name}: ${text}`);
    }
    expect(failed).toEqual([]);
  });

  it('A7: keeps tier, topic, floor and form, and lists as many tools as the floor at least', () => {
    for (const { topic, depth, plan } of PLANS) {
      const asked = planFor('', { topic, depth });
      expect(plan).toEqual({ ...asked, tools: plan.tools, toolCount: plan.tools.length });
      expect(plan.toolCount).toBeGreaterThanOrEqual(TIERS[depth].floor);
      expect(new Set(plan.tools).size).toBe(plan.toolCount);
      const form = (text: string) =>
        text
          .split('\n')
          .filter((line) => !/^\d+\. /.test(line))
          .join('\n')
          .replace(/Tools listed: \d+/, '');
      expect(form(joinLines(planLines(plan)))).toBe(form(joinLines(planLines(asked))));
    }
  });

  it('A7: leaves out of the plans of a topic only what refuses such a birth', async () => {
    const [chart] = BIRTHS;
    if (chart === undefined) throw new Error('no birth');
    const ordinary = new Set(TOPIC_KEYS.flatMap((topic) => planFor('', { topic, depth: 'full' }).tools));
    // It compares skies of several places, each with cusps of its own.
    const left = [...ordinary].filter((name) => !LISTED.has(name) && name !== 'get_horary_serial');
    expect(left.length).toBeGreaterThan(20);
    for (const name of left) {
      const { meta, text } = await answerOf(name, chart);
      expect([name, meta['code'], text]).toEqual([name, expect.stringMatching(/out_of_range|validation_failed/), text]);
      expect(text).not.toMatch(/equator|another place/);
    }
  });

  it('A7: is what set_birth_profile prints for such a birth, and for no other', async () => {
    for (const { arguments: args } of BIRTHS) {
      const { text } = await callTool(setBirthProfile, { ...args, question: 'When will I get married?' });
      const plan = polarPlan(planFor('When will I get married?'));
      expect(text.slice(text.indexOf('READING PLAN'))).toBe(joinLines(planLines(plan)));
      expect(text).toContain('Minimum tool calls before answering: 12\n');
      expect(text).toContain('\n1. get_full_chart\n2. get_planets\n');
    }
    const below = { ...BIRTHS[0]?.arguments, latitude: 66.2, question: 'When will I get married?' };
    expect((await callTool(setBirthProfile, below)).text).toContain('\n1. get_full_chart\n2. get_house_cusps\n');
  });
});
