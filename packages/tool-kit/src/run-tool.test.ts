import { EngineError } from '@cuspal/engine/base/errors';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineTextTool, defineTool, type ToolContext } from './define-tool.ts';
import { disclaimerText } from './disclaimers.ts';
import { ToolError } from './errors.ts';
import { acceptedBirthInput, birthInput } from './inputs/birth.ts';
import { personInput, personMoment } from './inputs/person.ts';
import { compileTool, type RunOptions, type ToolOutcome } from './run-tool.ts';
import type { DisclaimerClass, System } from './taxonomy.ts';
import { callTool, conforms } from './testing/index.ts';
import { testEphemeris } from './testing/call-tool.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };

interface Options {
  readonly system?: System;
  readonly disclaimer?: DisclaimerClass | null;
  readonly structured?: boolean;
}

function tool<Input extends z.ZodObject>(
  input: Input,
  run: (context: ToolContext<z.output<Input>>) => object | Promise<object>,
  { system = 'kp', disclaimer = null, structured = false }: Options = {},
  birth: 'required' | 'accepted' = input === (birthInput as z.ZodObject) ? 'required' : 'accepted',
) {
  return defineTool({
    name: 'get_sample',
    title: 'Sample',
    family: 'foundation',
    phase: 'promise',
    system,
    needs: [],
    disclaimer,
    structured,
    birth,
    description: 'For tests.',
    provenance: { rules: ['R1'], sources: ['s'] },
    input,
    output: z.looseObject({}),
    run: (context) => Promise.resolve(run(context)).then((result) => ({ ...result })),
  });
}

const chartTool = tool(birthInput, ({ chart }) => ({ offset: chart.moment.offsetMinutes, jd: chart.moment.jdUt }));

describe('the time of birth', () => {
  const texts: [string, object, string, string][] = [
    [
      'a bare date',
      { ...BIRTH, birth_datetime: '1992-08-14' },
      'birth_datetime',
      'birth_datetime "1992-08-14" has no clock time. Ask for the time of birth and send YYYY-MM-DDTHH:MM; if it is not known, use find_birth_time.',
    ],
    [
      'a suffix that disagrees',
      { ...BIRTH, birth_datetime: '1992-08-14T10:02:00Z' },
      'birth_datetime',
      'birth_datetime carries the offset +00:00 but utc_offset_minutes 330 means +05:30. Make them agree, or leave the suffix out.',
    ],
    [
      'a zone that disagrees',
      { ...BIRTH, time_zone: 'Europe/London' },
      'utc_offset_minutes',
      'utc_offset_minutes 330 (+05:30) disagrees with time_zone Europe/London, which was at +01:00 at birth. Send one of them, or two that agree.',
    ],
    [
      'a day that is not in the calendar',
      { ...BIRTH, birth_datetime: '1991-02-29T10:00' },
      'birth_datetime',
      'birth_datetime "1991-02-29T10:00" names a day that is not in the calendar. Give a real date.',
    ],
  ];
  it.each(texts)('%s', async (_, args, field, text) => {
    const call = await callTool(chartTool, args);
    expect(call).toMatchObject({ isError: true, text, meta: { code: 'validation_failed', field, recoverable: true } });
  });

  it('outside the ephemeris', async () => {
    const call = await callTool(chartTool, { ...BIRTH, birth_datetime: '1799-12-31T10:00' });
    expect(call.meta).toEqual({ code: 'out_of_range', recoverable: false, field: 'birth_datetime', requestId: 'test' });
    expect(call.text).toContain('outside the supported years 1800 to 2399');
  });

  it.each([
    ['a suffix that agrees', { ...BIRTH, birth_datetime: '1992-08-14T10:02:00+05:30' }, 330],
    ['a zone alone', { ...BIRTH, utc_offset_minutes: undefined, time_zone: 'Asia/Kolkata' }, 330],
    ['a zone and its own offset', { ...BIRTH, time_zone: 'Asia/Kolkata' }, 330],
    [
      'a fraction of a minute',
      { ...BIRTH, birth_datetime: '1862-01-12T06:33', utc_offset_minutes: 353.4667 },
      353.4667,
    ],
    [
      'a skipped hour takes the offset after the change',
      { ...BIRTH, birth_datetime: '2021-03-28T02:30', utc_offset_minutes: undefined, time_zone: 'Europe/Berlin' },
      120,
    ],
    [
      'a repeated hour takes the earlier reading',
      { ...BIRTH, birth_datetime: '2010-10-31T01:30', utc_offset_minutes: undefined, time_zone: 'Europe/London' },
      60,
    ],
  ])('accepts %s', async (_, args, offset) => {
    expect((await callTool(chartTool, args)).result['offset']).toBe(offset);
  });

  it.each([
    [
      'twice',
      { birth_datetime: '2010-10-31T01:30', time_zone: 'Europe/London' },
      /showed this time twice; .*\+01:00, is taken/,
    ],
    [
      'never',
      { birth_datetime: '2021-03-28T02:30', time_zone: 'Europe/Berlin' },
      /never showed this time: .*\+02:00, is taken/,
    ],
  ])('is told of when the clocks showed it %s, unless the offset was sent', async (_, birth, sentence) => {
    const args = { ...BIRTH, ...birth, utc_offset_minutes: undefined };
    const { result } = await callTool(chartTool, args);
    expect(result).toMatchObject({ provenance: { notes: [expect.stringMatching(sentence)] } });
    const sent = await callTool(chartTool, { ...args, utc_offset_minutes: result['offset'] });
    expect(sent.result).toMatchObject({ provenance: { notes: [] } });
  });

  it('of tools that do not need one is asked for when the tool builds a chart', async () => {
    const call = await callTool(
      tool(acceptedBirthInput, ({ chart }) => ({ jd: chart.moment.jdUt })),
      { latitude: 1 },
    );
    expect(call.meta).toMatchObject({ code: 'birth_data_missing', field: 'birth_datetime' });
    expect(call.text).toBe('birth_datetime and longitude are missing. Send them with this call, as with every call.');
  });
});

describe('another person', () => {
  const match = tool(birthInput.extend({ person2: personInput }), ({ chart, input, note }) => {
    const moment = personMoment(input.person2, 'person2', chart.moment.ayanamsa, note);
    return { ayanamsa: moment.ayanamsa, offset: moment.offsetMinutes };
  });
  const person2 = { datetime: '1990-01-01T12:00', latitude: 51, longitude: 0, utcOffsetMinutes: 0 };

  it('is told of a clock that showed their time twice', async () => {
    const zoned = { datetime: '2010-10-31T01:30', latitude: 51.5, longitude: 0, timeZone: 'Europe/London' };
    const call = await callTool(match, { ...BIRTH, person2: zoned });
    expect(call.result).toMatchObject({
      offset: 60,
      provenance: { notes: [expect.stringMatching(/^person2: The clocks there showed this time twice; .*\+01:00/)] },
    });
  });

  it('is read in the ayanamsa of the first', async () => {
    const call = await callTool(match, { ...BIRTH, ayanamsa: 'raman', person2 });
    expect(call.result).toMatchObject({ ayanamsa: 'raman', offset: 0 });
  });

  it('has faults named by its own names', async () => {
    const bare = await callTool(match, { ...BIRTH, person2: { ...person2, datetime: '1990-01-01' } });
    expect(bare.meta).toMatchObject({ code: 'validation_failed', field: 'person2.datetime' });
    expect(bare.text).toMatch(/^person2\.datetime "1990-01-01" has no clock time\./);
    const zoned = await callTool(match, { ...BIRTH, person2: { ...person2, timeZone: 'Asia/Tokyo' } });
    expect(zoned.text).toContain('person2.utcOffsetMinutes 0 (+00:00) disagrees with person2.timeZone Asia/Tokyo');
    const none = await callTool(match, { ...BIRTH, person2: { ...person2, utcOffsetMinutes: null } });
    expect(none.meta).toMatchObject({ code: 'validation_failed', field: 'person2.utcOffsetMinutes' });
  });
});

describe('what every result carries', () => {
  const classes: DisclaimerClass[] = ['health', 'longevity', 'child', 'legal', 'financial'];
  it.each(classes)('the disclaimer of the class %s, whatever the tool returns', async (disclaimer) => {
    const plain = await callTool(
      tool(acceptedBirthInput, () => ({ disclaimer: undefined }), { disclaimer }),
      {},
    );
    expect(plain.result['disclaimer']).toBe(disclaimerText(disclaimer));
  });

  it('the disclaimer of the tool itself in place of that of its class', async () => {
    const own = tool(acceptedBirthInput, () => ({ disclaimer: 'Never delayed.' }), { disclaimer: 'health' });
    expect((await callTool(own, {})).result['disclaimer']).toBe('Never delayed.');
  });

  it('none in the class relationship unless the tool prints one', async () => {
    const { result } = await callTool(
      tool(acceptedBirthInput, () => ({}), { disclaimer: 'relationship' }),
      {},
    );
    expect(result).toEqual({ system: 'kp', provenance: { rules: ['R1'], sources: ['s'], notes: [] } });
  });

  it('the system, and a note where it is an extension', async () => {
    const extension = await callTool(
      tool(acceptedBirthInput, () => ({}), { system: 'extension' }),
      {},
    );
    expect(extension.result['system']).toBe('extension');
    expect(extension.result['extensionNote']).toContain('service extension');
    const joint = await callTool(
      tool(acceptedBirthInput, () => ({ system: 'extension', extensionNote: 'own' })),
      {},
    );
    expect(joint.result).toMatchObject({ system: 'extension', extensionNote: 'own' });
  });

  it('a note on birth parameters that had no part in it', async () => {
    const place = tool(acceptedBirthInput, ({ input, note }) => {
      note('birth_datetime is ignored here.');
      return { place: [input.latitude, input.longitude] };
    });
    const { result } = await callTool(place, { ...BIRTH, ayanamsa: 'raman' });
    expect(result).toMatchObject({
      place: [13.0827, 80.2707],
      provenance: {
        notes: ['birth_datetime is ignored here.', 'Accepted and not used by this tool: utc_offset_minutes, ayanamsa.'],
      },
    });
    expect((await callTool(place, { latitude: 1, longitude: 2 })).result).toMatchObject({
      provenance: { notes: ['birth_datetime is ignored here.'] },
    });
  });

  it('structuredContent equal to the text where it is promised', async () => {
    const call = await callTool(
      tool(acceptedBirthInput, () => ({ a: 'ü"\n' }), { structured: true }),
      {},
    );
    expect(call.structuredContent).toEqual(JSON.parse(call.text));
    expect((await callTool(chartTool, BIRTH)).structuredContent).toBeUndefined();
  });
});

describe('a call that fails', () => {
  const throwing = (error: unknown) =>
    compileTool(
      tool(acceptedBirthInput, () => {
        throw error;
      }),
    );
  const run = (error: unknown, options: Partial<RunOptions> = {}): Promise<ToolOutcome> =>
    throwing(error)(Buffer.from('{}'), { ephemeris: testEphemeris(), now: 0, requestId: 'r', ...options });

  it.each<[unknown, string, boolean]>([
    [new ToolError('invalid_event_name', 'No such event.', { field: 'event' }), 'invalid_event_name', true],
    [new EngineError('out_of_range', 'Too far north.', 'latitude'), 'out_of_range', false],
    [new EngineError('validation_failed', 'Wrong.'), 'validation_failed', true],
    [new EngineError('internal_error', 'swe_calc 2448848'), 'internal_error', true],
    [new TypeError('x is undefined at /srv/secret.ts'), 'internal_error', true],
    ['a string', 'internal_error', true],
    [undefined, 'internal_error', true],
  ])('%s is answered as %s', async (error, code, recoverable) => {
    const outcome = await run(error);
    expect(outcome).toMatchObject({ isError: true, code, units: 0 });
    expect(JSON.parse(outcome.metaJson)).toMatchObject({ code, recoverable, requestId: 'r' });
    const { content, isError } = JSON.parse(outcome.resultJson);
    expect(isError).toBe(true);
    const shown = code === 'internal_error' ? 'The calculation failed on our side' : (error as Error).message;
    expect(content[0].text).toContain(shown);
    expect(outcome.resultJson).not.toMatch(/swe_calc|secret|undefined/);
    expect('fault' in outcome).toBe(code === 'internal_error');
  });

  it('keeps the cause of an internal error for the log', async () => {
    const cause = new TypeError('x');
    expect((await run(cause)).fault).toBe(cause);
  });

  it('because the result is too large', async () => {
    const large = tool(acceptedBirthInput, () => ({ text: 'é'.repeat(600_000) }));
    const call = await callTool(large, {});
    expect(call.meta['code']).toBe('validation_failed');
    expect(call.text).toContain('larger than 1 MiB');
    expect(
      (
        await callTool(
          tool(acceptedBirthInput, () => ({ text: 'e'.repeat(900_000) })),
          {},
        )
      ).isError,
    ).toBe(false);
  });

  it('because nobody waits any more', async () => {
    const search = compileTool(tool(acceptedBirthInput, async ({ breathe }) => breathe().then(() => ({}))));
    const run = (options: Partial<RunOptions>) =>
      search(Buffer.from('{}'), { ephemeris: testEphemeris(), now: 0, ...options });
    expect((await run({ signal: AbortSignal.abort() })).code).toBe('cancelled');
    expect((await run({ deadline: Date.now() - 1 })).code).toBe('engine_timeout');
    expect((await run({ deadline: Date.now() + 1000 })).code).toBe('');
  });
});

it('a text tool answers in text', async () => {
  const text = defineTextTool({
    name: 'get_text',
    title: 'Text',
    family: 'meta',
    phase: 'standalone',
    system: 'meta',
    needs: [],
    birth: 'none',
    description: 'For tests.',
    input: z.strictObject({}),
    run: ({ now }) => ({ text: 'line 1\nline 2', structured: { now } }),
  });
  const call = await conforms(text, {}, { now: 5 });
  expect(call).toMatchObject({ text: 'line 1\nline 2', result: { now: 5 }, structuredContent: undefined });
  expect((await callTool(text, { x: 1 })).text).toBe('Unknown argument "x". Nothing is taken here: leave it out.');
});
