import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { describe, expect, it } from 'vitest';
import { localRouter } from './local-router.ts';
import { localProtocol } from './protocol.ts';
import { speakStdio } from './stdio.ts';

const logger = suiteLogger('one-process', 'silent', { write: () => {} });
// Two calls are compared to the byte, so both are of one moment.
const NOW = Date.parse('2026-11-15T12:00:00Z');
const protocol = localProtocol(
  localRouter(createSwissEphemeris(), () => NOW),
  logger,
);

/** A conversation in which each line that is said may be answered; it ends with the answer to the last id. */
async function converse(
  opening: readonly object[],
  last: number,
  reply: (line: ReturnType<typeof JSON.parse>) => object | undefined = () => undefined,
) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = speakStdio(protocol, { input, output }, {}, logger);
  const say = (message: object) => input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  for (const message of opening) say(message);
  for await (const text of createInterface({ input: output })) {
    const line = JSON.parse(text);
    const answer = reply(line);
    if (answer) say({ id: line.id, ...answer });
    if (line.id === last && !('method' in line)) {
      input.end();
      await ended;
      return line;
    }
  }
  throw new Error('the conversation ended without its last answer');
}

const BIRTH = { birth_datetime: '1990-04-23T14:05:00', birth_place: 'Springfield' };
const params = { name: 'set_birth_profile', arguments: BIRTH };
const hello = (capabilities: object) => [
  {
    id: 'hello',
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities, clientInfo: { name: 'test', version: '1' } },
  },
  { method: 'notifications/initialized' },
];
const choicesOf = (asked: ReturnType<typeof JSON.parse>): readonly string[] =>
  asked.params.requestedSchema.properties.birth_place.enum;

describe('a place that can be more than one, over stdin and stdout', () => {
  it('is asked in the midst of a call of the older era', async () => {
    const asked: string[] = [];
    const line = await converse(
      [...hello({ elicitation: {} }), { id: 7, method: 'tools/call', params }],
      7,
      (message) => {
        if (message.method !== 'elicitation/create') return undefined;
        const chosen = choicesOf(message).find((name) => name.includes('Massachusetts')) ?? '';
        asked.push(chosen);
        return { result: { action: 'accept', content: { birth_place: chosen } } };
      },
    );
    expect(asked).toEqual([
      expect.stringMatching(/^Springfield, Massachusetts, United States \(42\.1\d*, -72\.5\d*, America\/New_York\)$/),
    ]);
    expect(line.result.isError).toBeUndefined();
    expect(line.result.content[0].text).toContain('Springfield, Massachusetts, United States');
  });

  it('has its text where the person declines, and where the client has no forms', async () => {
    const call = { id: 7, method: 'tools/call', params };
    const declined = await converse([...hello({ elicitation: {} }), call], 7, ({ method }) =>
      method === 'elicitation/create' ? { result: { action: 'decline' } } : undefined,
    );
    const without = await converse([...hello({}), call], 7);
    for (const { result } of [declined, without]) {
      expect(result.isError).toBe(true);
      expect(result.content[0].text).toContain('"Springfield" can be more than one place.');
    }
  });

  it('is asked by the answer of 2026-07-28, and every choice is a place that the tool takes', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
    };
    const asked = await converse([{ id: 7, method: 'tools/call', params: { ...params, _meta } }], 7);
    expect(asked.result.resultType).toBe('input_required');
    const choices = choicesOf(asked.result.inputRequests.birth_place);
    expect(choices.length).toBeGreaterThanOrEqual(2);
    for (const chosen of choices) {
      const inputResponses = { birth_place: { action: 'accept', content: { birth_place: chosen } } };
      const line = await converse([{ id: 8, method: 'tools/call', params: { ...params, inputResponses, _meta } }], 8);
      const [, latitude = '', longitude = ''] = /\((-?[\d.]+), (-?[\d.]+), /.exec(chosen) ?? [];
      expect(line.result.isError, chosen).toBeUndefined();
      const { profile } = line.result._meta['cuspal/structured'];
      expect(JSON.stringify(profile), chosen).toContain(latitude);
      expect(JSON.stringify(profile), chosen).toContain(longitude);
    }
  });
});

describe('an event and a second birth', () => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
  };
  const FIRST = {
    birth_datetime: '1990-04-23T14:05:00',
    latitude: 13.0827,
    longitude: 80.2707,
    utc_offset_minutes: 330,
  };
  const called = (name: string, args: object, more: object = {}) =>
    converse([{ id: 7, method: 'tools/call', params: { name, arguments: args, ...more, _meta } }], 7);

  it('is chosen from the nearest names, and the tool reads the chosen one', async () => {
    const args = { ...FIRST, event: 'promtion' };
    const asked = await called('get_event_dasha', args);
    expect(asked.result.resultType).toBe('input_required');
    const { message, requestedSchema } = asked.result.inputRequests.event.params;
    expect(message).toBe('Which event is meant by "promtion"?');
    const names: readonly string[] = requestedSchema.properties.event.enum;
    expect(names).toHaveLength(5);
    expect(names).toContain('Promotion / Increment');
    const content = { event: 'Promotion / Increment' };
    const line = await called('get_event_dasha', args, { inputResponses: { event: { action: 'accept', content } } });
    const meant = await called('get_event_dasha', { ...FIRST, ...content });
    expect(line.result.isError).toBeUndefined();
    expect(line.result).toEqual(meant.result);
  });

  it('is asked for where it is missing, and is read as if it had been sent', async () => {
    const asked = await called('get_ashta_koota_milan', FIRST);
    expect(Object.keys(asked.result.inputRequests.partner.params.requestedSchema.properties)).toEqual([
      'datetime',
      'place',
      'latitude',
      'longitude',
      'timeZone',
    ]);
    const content = { datetime: '1992-08-14T10:02', latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' };
    const answer = (filled: object) => ({ inputResponses: { partner: { action: 'accept', content: filled } } });
    const line = await called('get_ashta_koota_milan', FIRST, answer(content));
    const sent = await called('get_ashta_koota_milan', { ...FIRST, partner: content });
    expect(line.result.isError).toBeUndefined();
    expect(line.result).toEqual(sent.result);
    const wrong = await called('get_ashta_koota_milan', FIRST, answer({ ...content, latitude: 91 }));
    expect(wrong.result).toMatchObject({ isError: true, _meta: { field: 'partner.latitude' } });
  });

  const named = (filled: object) =>
    called('get_ashta_koota_milan', FIRST, { inputResponses: { partner: { action: 'accept', content: filled } } });
  const formOf = (line: ReturnType<typeof JSON.parse>) => line.result.inputRequests.partner.params;

  it('is read at the place that its name means, as if the coordinates had been sent', async () => {
    const when = { datetime: '1992-08-14T10:02' };
    const profile = { birth_datetime: when.datetime, birth_place: 'Pune, India' };
    const { latitude, longitude } = (await called('set_birth_profile', profile)).result._meta['cuspal/structured']
      .profile;
    const partner = { ...when, latitude, longitude, timeZone: 'Asia/Kolkata' };
    const sent = await called('get_ashta_koota_milan', { ...FIRST, partner });
    expect(sent.result.isError).toBeUndefined();
    expect((await named({ ...when, place: 'Pune, India', timeZone: ' ' })).result).toEqual(sent.result);
    // Coordinates that were filled in as well count, as they do for the first birth.
    expect((await named({ ...partner, place: 'Springfield' })).result).toEqual(sent.result);
  });

  it('is asked once more where its place can be several, with what was filled in, and is read at the chosen one', async () => {
    const again = formOf(await named({ datetime: '1992-08-14T10:02', place: 'Springfield' }));
    expect(again.message).toBe('Which place of birth of the other person is meant by "Springfield" (partner)?');
    const { properties, required } = again.requestedSchema;
    expect(Object.keys(properties)).toEqual(['datetime', 'place', 'timeZone']);
    expect(properties.datetime.default).toBe('1992-08-14T10:02');
    expect(required).toEqual(['datetime', 'place']);
    const choices: readonly string[] = properties.place.enum;
    expect(choices.length).toBeGreaterThanOrEqual(2);
    for (const place of choices) {
      const [, latitude, longitude, timeZone] = /\((-?[\d.]+), (-?[\d.]+), ([^)]+)\)$/.exec(place) ?? [];
      const partner = {
        datetime: '1992-08-14T10:02',
        latitude: Number(latitude),
        longitude: Number(longitude),
        timeZone,
      };
      const sent = await called('get_ashta_koota_milan', { ...FIRST, partner });
      expect(sent.result.isError, place).toBeUndefined();
      expect((await named({ datetime: '1992-08-14T10:02', place })).result, place).toEqual(sent.result);
    }
  });

  it('is asked once more where nobody knows the place, and may then have coordinates', async () => {
    const again = formOf(await named({ datetime: '1992-08-14T10:02', place: 'Qqxzwv' }));
    expect(again.message).toContain('No place is known by the name "Qqxzwv" (partner).');
    expect(Object.keys(again.requestedSchema.properties)).toEqual([
      'datetime',
      'place',
      'latitude',
      'longitude',
      'timeZone',
    ]);
    expect(again.requestedSchema.required).toEqual(['datetime']);
  });

  it('names what is missing where neither a place nor coordinates were filled in', async () => {
    const line = await named({ datetime: '1992-08-14T10:02', place: '' });
    expect(line.result).toMatchObject({ isError: true, _meta: { field: 'partner.latitude' } });
  });

  it('is asked for in two forms in the midst of a call of the older era', async () => {
    const asked: string[] = [];
    const call = { id: 7, method: 'tools/call', params: { name: 'get_ashta_koota_milan', arguments: FIRST } };
    const line = await converse([...hello({ elicitation: {} }), call], 7, ({ method, params: form }) => {
      if (method !== 'elicitation/create') return undefined;
      asked.push(form.message);
      const { datetime, place } = form.requestedSchema.properties;
      const content = { datetime: datetime.default ?? '1992-08-14T10:02', place: place.enum?.[0] ?? 'Springfield' };
      return { result: { action: 'accept', content } };
    });
    expect(asked).toHaveLength(2);
    expect(line.result.isError).toBeUndefined();
  });
});
