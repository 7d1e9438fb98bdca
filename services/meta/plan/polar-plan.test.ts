import { CATALOG } from '@cuspal/catalog';
import { TOPIC_KEYS } from '@cuspal/catalog/reading';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { callTool, sampleArguments, type SampleChart } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { TIER_KEYS, TIERS } from '../classifier/tiers.ts';
import { joinLines } from '../text/lines.ts';
import setBirthProfile from '../meta/set-birth-profile.tool.ts';
import { planLines } from './plan-lines.ts';
import { planFor } from './plan.ts';
import { WITHOUT_CUSPS } from './without-cusps.ts';

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
const POLAR = { nowMs: NOW, birth: 'without_cusps' } as const;
const PLANS = TIER_KEYS.flatMap((depth) =>
  [...TOPIC_KEYS, 'general' as const].map((topic) => ({
    topic,
    depth,
    plan: planFor('', { topic, depth }, POLAR),
  })),
);
const QUESTIONS = [
  'my number is 45, where is my lost ring',
  'horary: my brother is ill',
  'horary: when does the parcel come',
  'horary: do I get the promotion',
];
const LISTED = new Set(
  [...PLANS.map(({ plan }) => plan), ...QUESTIONS.map((question) => planFor(question, {}, POLAR))].flatMap(
    ({ tools, shorterWay }) => [...tools, ...shorterWay.map(({ tool }) => tool)],
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
      const asked = planFor('', { topic, depth }, { nowMs: NOW });
      const { tools, toolCount, arguments: calls, shorterWay } = plan;
      expect(plan).toEqual({ ...asked, tools, toolCount, arguments: calls, shorterWay });
      expect(toolCount).toBeGreaterThanOrEqual(TIERS[depth].floor);
      expect(new Set(tools).size).toBe(toolCount);
      expect(shorterWay.length).toBeGreaterThan(0);
      const form = (text: string) =>
        (text.split('Shorter way, ')[0] ?? '')
          .split('\n')
          .filter((line) => !/^\d+\. |^ {2}/.test(line))
          .join('\n')
          .replace(/Tools listed: \d+/, '');
      expect(form(joinLines(planLines(plan)))).toBe(form(joinLines(planLines(asked))));
    }
  });

  it('A7: knows of every tool whether it answers such a birth', async () => {
    const [chart] = BIRTHS;
    if (chart === undefined) throw new Error('no birth');
    for (const { name, system } of CATALOG) {
      if (system === 'meta') continue;
      const { isError, meta, text } = await answerOf(name, chart);
      expect([name, isError]).toEqual([name, !WITHOUT_CUSPS.has(name)]);
      if (!isError) continue;
      expect([name, meta['code'], text]).toEqual([name, expect.stringMatching(/out_of_range|validation_failed/), text]);
      expect(text).not.toMatch(/equator|another place/);
    }
  });

  it('A7: is what set_birth_profile prints for such a birth, and for no other', async () => {
    for (const { arguments: args } of BIRTHS) {
      const { text } = await callTool(setBirthProfile, { ...args, question: 'When will I get married?' }, { now: NOW });
      const plan = planFor('When will I get married?', {}, { ...POLAR, nowMs: NOW, clock: resolveBirth(args) });
      expect(text.slice(text.indexOf('READING PLAN'))).toBe(joinLines(planLines(plan)));
      expect(text).toContain('Minimum tool calls before answering: 12\n');
      expect(text).toMatch(/\n1\. get_full_chart\n {2}event: "Marriage"\n2\. get_planets\n/);
    }
    const below = { ...BIRTHS[0]?.arguments, latitude: 66.2, question: 'When will I get married?' };
    expect((await callTool(setBirthProfile, below)).text).toMatch(
      /\n1\. get_full_chart\n {2}event: "Marriage"\n2\. get_house_cusps\n/,
    );
  });
});
