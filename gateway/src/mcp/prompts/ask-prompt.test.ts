import { describe, expect, it } from 'vitest';
import { CALLABLE, CATALOG, toolByName } from '@cuspal/catalog';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CHENNAI, PARTNER } from '../../../test/prompt-arguments.ts';
import { callsIn, promptText } from '../../../test/prompt-text.ts';
import { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import { cuspalPrompts } from './cuspal-prompts.ts';

const prompts = cuspalPrompts(new ToolCatalogue(CALLABLE));
const QUESTION = { question: 'When will I marry?' };
const ASKED = { ...CHENNAI, ...QUESTION };
const BIRTH = { birth_datetime: '1992-08-14T10:02', latitude: 13.0827, longitude: 80.2707, time_zone: 'Asia/Kolkata' };
const textFor = (toolsets: readonly string[], given: Readonly<Record<string, string>> = ASKED): string => {
  const [message] = prompts.get('ask', given, toolsets).messages;
  return message?.content.type === 'text' ? message.content.text : '';
};

describe('the prompt that asks any question', () => {
  it('comes first, and needs the question and the moment of birth', () => {
    const [first] = prompts.list();
    expect(first?.name).toBe('ask');
    const needed = first?.arguments?.filter(({ required }) => required).map(({ name }) => name);
    expect(needed).toEqual(['question', 'birth_datetime']);
    expect(() => prompts.get('ask', CHENNAI)).toThrow('question is missing.');
    const long = { ...CHENNAI, question: 'x'.repeat(1_001) };
    expect(() => prompts.get('ask', long)).toThrow('at most 1000 can be taken');
  });

  it('makes one call, with arguments that the tool takes', () => {
    const whole = { ...ASKED, ...PARTNER, ayanamsa: 'lahiri' };
    const check = new Ajv2020({ strict: false }).compile({
      ...toolByName('answer_question')?.inputSchema,
      additionalProperties: false,
    });
    for (const given of [ASKED, whole]) {
      const [call, ...others] = callsIn(promptText(prompts, 'ask', given));
      expect([call?.tool, others]).toEqual(['answer_question', []]);
      expect(call?.args).toMatchObject({ ...BIRTH, ...QUESTION });
      check(call?.args);
      expect(check.errors).toBeNull();
    }
    expect(callsIn(promptText(prompts, 'ask', whole))[0]?.args).toMatchObject({
      ayanamsa: 'lahiri',
      person2: { datetime: '1994-11-03T17:20', latitude: 12.9716, longitude: 77.5946, utcOffsetMinutes: 330 },
    });
  });

  it('names the tool as the list of the caller has it, and another way where no list has it', () => {
    for (const toolsets of [['compact'], ['sport', 'core']]) {
      const text = textFor(toolsets);
      expect(text).toMatch(/^1\. answer_question$/m);
      expect(text).not.toContain('If it holds neither');
    }
    const all = textFor([]);
    expect(all).toMatch(/^1\. answer_question$/m);
    expect(all).toContain(
      'If your list does not hold answer_question, call it through call_tool. If it holds neither, call get_reading_protocol {"question":"When will I marry?"}',
    );
  });

  it('says how the answer is told', () => {
    const text = textFor([]);
    for (const said of ['Begin with the member "answer"', 'how sure it is', 'every disclaimer', 'no date of a death'])
      expect(text).toContain(said);
  });

  it('looks a town up first', () => {
    const { birth_datetime } = CHENNAI;
    const placed = { birth_datetime, birth_place: 'Chennai', ...QUESTION };
    expect(textFor([], placed)).toContain('Call set_birth_profile {"birth_datetime":"1992-08-14T10:02","birth_place":');
    expect(textFor(['sport'], placed)).toContain('Call call_tool set_birth_profile {');
  });

  it('asks for the moment of a second birth whose place is known', () => {
    expect(() => prompts.get('ask', { ...ASKED, partner_place: 'Bengaluru' })).toThrow('partner_datetime is missing.');
  });

  it('is not offered where no service has its tool', () => {
    const without = cuspalPrompts(new ToolCatalogue(CATALOG));
    expect(without.list().map(({ name }) => name)).not.toContain('ask');
    expect(() => without.get('ask', ASKED)).toThrow('Unknown prompt: ask.');
  });
});
