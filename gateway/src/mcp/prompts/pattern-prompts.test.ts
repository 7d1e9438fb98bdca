import { describe, expect, it } from 'vitest';
import { CATALOG, toolByName } from '@cuspal/catalog';
import { labelled, PATTERNS } from '@cuspal/catalog/reading';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CHENNAI, PROMPT_ARGUMENTS } from '../../../test/prompt-arguments.ts';
import { callsIn, promptText } from '../../../test/prompt-text.ts';
import { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import { personArguments, TAKES_PLACE } from './arguments/person.ts';
import { cuspalPrompts } from './cuspal-prompts.ts';

const prompts = cuspalPrompts(new ToolCatalogue(CATALOG));
const ajv = new Ajv2020({ strict: false, allErrors: true });

describe('the prompts', () => {
  it('are the six patterns in their order, each with a description and arguments that say what they are', () => {
    const list = prompts.list();
    expect(list.map(({ name, title }) => [name, title])).toEqual([
      ['promise_to_date_chain', 'Promise-to-date chain'],
      ['three_dasha_agreement', 'Three-dasha agreement'],
      ['karakamsa_path', 'Karakamsa path'],
      ['birth_time_guard', 'Birth-time guard'],
      ['two_person_reading', 'Two-person reading'],
      ['question_and_birth_cross_check', 'Question-and-birth cross check'],
    ]);
    const person = new Set(personArguments('first', TAKES_PLACE).map(({ name }) => name));
    const ofChain = list[0]?.arguments ?? [];
    expect(ofChain.filter(({ name }) => person.has(name)).map(({ name }) => name)[0]).toBe('birth_datetime');
    expect(ofChain.filter(({ name }) => !person.has(name)).map(({ name, required }) => [name, required])).toEqual([
      ['event', true],
      ['topic', false],
      ['ayanamsa', false],
      ['question', false],
    ]);
    const required = ofChain.map((argument) => argument.required === true);
    expect(required).toEqual(required.toSorted((one, other) => Number(other) - Number(one)));
    for (const { arguments: given = [] } of list) {
      expect(new Set(given.map(({ name }) => name)).size).toBe(given.length);
      for (const { description = '' } of given) expect(description).toMatch(/\w/);
    }
  });

  it.each(PATTERNS.map((pattern) => [pattern.prompt, pattern] as const))(
    '%s names its tools in order',
    (name, { steps, bundle }) => {
      const expected = steps.flatMap(({ tool, whose }) => (whose === 'each' ? [tool, tool] : [tool]));
      const text = promptText(prompts, name, { ...CHENNAI, ...PROMPT_ARGUMENTS[name] });
      expect(callsIn(text).map(({ tool }) => tool)).toEqual([...expected, ...(bundle ? [bundle.tool] : [])]);
      for (const { tool } of steps) expect(text).toContain(labelled(tool));
    },
  );

  it.each(PATTERNS.map(({ prompt }) => prompt))('%s gives each tool arguments that its schema takes', (name) => {
    for (const { tool, args } of callsIn(promptText(prompts, name, { ...CHENNAI, ...PROMPT_ARGUMENTS[name] }))) {
      const check = ajv.compile({ ...toolByName(tool)?.inputSchema, additionalProperties: false });
      check(args);
      expect([tool, check.errors]).toEqual([tool, null]);
    }
  });

  it('fills in what was said', () => {
    const text = promptText(prompts, 'promise_to_date_chain', {
      ...CHENNAI,
      event: 'wedding',
      question: 'When\u0000,\n now?',
    });
    const birth = {
      birth_datetime: '1992-08-14T10:02',
      latitude: 13.0827,
      longitude: 80.2707,
      time_zone: 'Asia/Kolkata',
    };
    expect(callsIn(text).slice(0, 3)).toEqual([
      { tool: 'analyze_natal_promise', args: { ...birth, events: ['Marriage'] } },
      { tool: 'get_significators', args: birth },
      { tool: 'find_event_timing_v2', args: { ...birth, event: 'Marriage' } },
    ]);
    expect(text).toContain('The question is "When , now?"');
  });

  it('reads the second chart for itself and hands it on to the tools for two', () => {
    const calls = callsIn(
      promptText(prompts, 'two_person_reading', { ...CHENNAI, ...PROMPT_ARGUMENTS['two_person_reading'] }),
    );
    expect(calls[1]?.args).toMatchObject({
      birth_datetime: '1994-11-03T17:20',
      utc_offset_minutes: 330,
      events: ['Marriage'],
    });
    expect(calls[2]?.args['person2']).toEqual({
      datetime: '1994-11-03T17:20',
      latitude: 12.9716,
      longitude: 77.5946,
      utcOffsetMinutes: 330,
    });
  });

  it('takes the place of the question where it is known, else that of birth', () => {
    const asked = { ...CHENNAI, ...PROMPT_ARGUMENTS['question_and_birth_cross_check'] };
    const at = (more: Readonly<Record<string, string>>) =>
      callsIn(promptText(prompts, 'question_and_birth_cross_check', { ...asked, ...more }));
    expect(at({})[0]?.args).toMatchObject({
      birth_datetime: '2026-03-10T12:00',
      latitude: 13.0827,
      target_number: 108,
    });
    const london = { question_latitude: '51.5', question_longitude: '-0.12', question_utc_offset_minutes: '0' };
    expect(at(london)[0]?.args).toEqual({
      birth_datetime: '2026-03-10T12:00',
      latitude: 51.5,
      longitude: -0.12,
      utc_offset_minutes: 0,
      target_number: 108,
      query_event: 'Marriage',
    });
    expect(at(london)[1]?.args).toMatchObject({ latitude: 13.0827, query_latitude: 51.5, query_utc_offset_minutes: 0 });
  });

  it('asks for dated events where none are known', () => {
    const text = promptText(prompts, 'birth_time_guard', CHENNAI);
    expect(text.match(/Ask for dated events first\. Add them as known_events/g)).toHaveLength(2);
    expect(promptText(prompts, 'birth_time_guard', { ...CHENNAI, known_events: '2015-07-06 Marriage' })).not.toContain(
      'Ask for dated events',
    );
  });

  it('adds the tools of the topic, the event’s own where none is named', () => {
    const chain = (more: object) => promptText(prompts, 'promise_to_date_chain', { ...CHENNAI, ...more });
    expect(chain({ event: 'Marriage' })).toContain('- get_upapada_lagna [jaimini]');
    expect(chain({ event: 'Promotion' })).toContain('For more detail on career use these tools.');
    expect(chain({ event: 'Promotion', topic: 'foreign_settlement' })).toContain(
      'For more detail on foreign settlement',
    );
    expect(chain({ event: 'sports_win' })).not.toContain('For more detail');
  });
});

describe('prompts for a caller who sees some sets of tools', () => {
  const textFor = (toolsets: readonly string[], name: string, given: object): string =>
    JSON.stringify(prompts.get(name, { ...CHENNAI, ...given }, toolsets).messages);

  it.each(PATTERNS.map(({ prompt }) => prompt))('%s calls what they do not list through call_tool', (name) => {
    const given = PROMPT_ARGUMENTS[name] ?? {};
    const whole = textFor([], name, given);
    expect(whole).not.toContain('call_tool');
    const small = textFor(['compact'], name, given);
    const note = /- A tool named here that your list does not hold is called through call_tool[^\\]*\\n/;
    expect(small).toMatch(note);
    expect(small.replace(note, '').replaceAll('call_tool ', '')).toBe(whole);
    for (const { tool } of PATTERNS.find(({ prompt }) => prompt === name)?.steps ?? [])
      expect(small).toMatch(new RegExp(`\\d\\. call_tool ${tool}\\b`));
  });

  it('call what they list by its name', () => {
    const chain = textFor(['marriage'], 'promise_to_date_chain', { event: 'Marriage' });
    expect(chain).toContain('call_tool get_upapada_lagna [jaimini]');
    expect(chain).toContain('- get_spouse_characteristics');
    const { birth_datetime } = CHENNAI;
    const placed = { birth_datetime, birth_place: 'Chennai', event: 'Marriage' };
    const asked = (toolsets: readonly string[]) =>
      JSON.stringify(prompts.get('promise_to_date_chain', placed, toolsets).messages);
    expect(asked(['marriage'])).toContain('Call call_tool set_birth_profile {');
    expect(asked(['compact'])).toContain('Call set_birth_profile {');
  });
});

describe('prompts of a server that lacks tools', () => {
  const without = (...names: readonly string[]) =>
    cuspalPrompts(new ToolCatalogue(CATALOG.filter(({ name }) => !names.includes(name))));

  it('name only what can be called', () => {
    const few = without(
      'get_significators',
      'get_upapada_lagna',
      'run_kundli_match_complete',
      'run_marriage_complete_reading',
    );
    const chain = promptText(few, 'promise_to_date_chain', { ...CHENNAI, event: 'Marriage' });
    expect(chain).not.toMatch(/get_significators|get_upapada_lagna/);
    expect(chain).toContain('2. find_event_timing_v2');
    const two = promptText(few, 'two_person_reading', { ...CHENNAI, ...PROMPT_ARGUMENTS['two_person_reading'] });
    expect(two).not.toMatch(/run_/);
  });

  it('are not offered when none of their tools is there', () => {
    const few = without('get_chara_karakas', 'get_d9_chart', 'get_ishta_devata', 'get_d20_chart');
    expect(few.list().map(({ name }) => name)).not.toContain('karakamsa_path');
    expect(() => few.get('karakamsa_path', CHENNAI)).toThrow(/^Unknown prompt: karakamsa_path\./);
    expect(cuspalPrompts(new ToolCatalogue([])).list()).toEqual([]);
  });
});
