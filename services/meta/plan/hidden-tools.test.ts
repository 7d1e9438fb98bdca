import { callTool, findTool } from '@cuspal/tool-kit/testing';
import { toolsInSets } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TOPIC_ROWS } from '../test/plans.ts';
import { planFor } from './plan.ts';
import getReadingProtocol from '../meta/get-reading-protocol.tool.ts';
import setBirthProfile from '../meta/set-birth-profile.tool.ts';

const BIRTH = { birth_datetime: '1990-05-17T14:30', latitude: 18.5204, longitude: 73.8567, utc_offset_minutes: 330 };
const planOf = async (question: string, toolsets: readonly string[]) =>
  (await callTool(getReadingProtocol, { question }, { toolsets })).text.split('\n\nREADING PROTOCOL')[0] ?? '';
/** A plan without its shorter way, which names answer_question where the caller has sets. */
const listed = (text: string): string => text.split('\n\nShorter way, ')[0] ?? '';
const structured = z.object({ plan: z.object({ shorterWay: z.array(z.object({ tool: z.string() })) }) });
const shorterWayOf = (meta: Readonly<Record<string, unknown>>) =>
  structured.parse(meta['cuspal/structured']).plan.shorterWay;
const steps = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. (?!Ask)(.+)$/gm)].map(([, step]) => String(step));

describe('a plan for a caller who has some of the tools in view', () => {
  it('names a tool outside the sets as a call through call_tool, and no other', async () => {
    const text = await planOf('Full marriage reading', ['core', 'foundation']);
    const inSets = toolsInSets(['core', 'foundation']);
    const { tools } = planFor('Full marriage reading');
    expect(steps(text)).toEqual(tools.map((tool) => (inSets.has(tool) ? tool : `call_tool ${tool}`)));
    expect(text).toContain('\n1. get_full_chart\n');
    expect(text).toContain('\n23. call_tool get_marriage_advanced\n');
    expect(text).toContain('Minimum tool calls before answering: 20\n');
    expect(text).toContain('Tools listed: 26\n');
  });

  it.each(TOPIC_ROWS)('holds the same tools for "%s" whatever the sets are', async (question) => {
    const whole = await planOf(`when ${question}`, []);
    expect(whole).not.toContain('call_tool');
    for (const sets of [['compact'], ['core'], ['sport', 'vargas']]) {
      const text = await planOf(`when ${question}`, sets);
      expect(listed(text.replaceAll('call_tool ', ''))).toBe(listed(whole));
      expect(text).toContain('rather than a reading:\n- answer_question (counts as ');
    }
    expect(steps(await planOf(`when ${question}`, ['compact'])).every((step) => step.startsWith('call_tool '))).toBe(
      true,
    );
  });

  it('is printed so by set_birth_profile too, with and without a birth time', async () => {
    const asked = { ...BIRTH, question: 'When will I get married?' };
    const { text, meta } = await callTool(setBirthProfile, asked, { toolsets: ['compact'] });
    const plain = await callTool(setBirthProfile, asked);
    expect(text).toContain('\n1. call_tool get_full_chart\n');
    expect(listed(text.replaceAll('call_tool ', ''))).toBe(listed(plain.text));
    const [first, ...others] = shorterWayOf(meta);
    expect(first?.tool).toBe('answer_question');
    expect(shorterWayOf(plain.meta).map(({ tool }) => tool)).toEqual(
      expect.arrayContaining(others.map(({ tool }) => tool)),
    );

    const timeless = { ...asked, birth_datetime: '1990-05-17', birth_time_known: false };
    const unknown = await callTool(setBirthProfile, timeless, { toolsets: ['meta'] });
    const unfolded = (folded: string): string => folded.replaceAll('\n  ', ' ');
    expect(unfolded(unknown.text)).toContain(
      'Call call_tool get_horary_chart_v2 with it, and with the moment and place of the question',
    );
    expect(unfolded(unknown.text)).toContain('and call set_birth_profile again with it.');
    const known = await callTool(setBirthProfile, timeless);
    expect(unfolded(unknown.text).replaceAll('call_tool ', '')).toBe(unfolded(known.text));
  });
});

it('leaves the result of an engine tool as it is', async () => {
  const tool = await findTool('get_full_chart');
  expect(await callTool(tool, BIRTH, { toolsets: ['compact'] })).toEqual(await callTool(tool, BIRTH));
});

it('tells a caller whose sets hide tools how the protocol below its plan calls them, and no other', async () => {
  const note =
    'A tool named here that your list does not hold is called through call_tool, with its name and its arguments.';
  const protocolOf = async (toolsets: readonly string[]): Promise<string> => {
    const { text } = await callTool(getReadingProtocol, { question: 'When will I get married?' }, { toolsets });
    return text.slice(text.indexOf('READING PROTOCOL')).replaceAll('\n  ', ' ');
  };
  const plain = await protocolOf([]);
  expect(plain).not.toContain('call_tool');
  expect(await protocolOf(['compact'])).toBe(plain.replace('READING PROTOCOL\n', `READING PROTOCOL\n${note}\n`));
});
