import { noFigureSaid } from '@cuspal/figures';
import { CATALOG } from '@cuspal/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send, type RawAnswer } from '../../test/http.ts';
import { eventually } from '../../test/services.ts';
import { connectServices, eachService } from '../routing/clients.ts';

const MEMBERS = ['latitude', 'longitude', 'planets', 'note', 'system', 'ms', 'form'];
const catalogue = TEST_CATALOGUE.map((entry) =>
  entry.system === 'meta' ? entry : { ...entry, resultMembers: MEMBERS },
);
let service: FakeService;
let gateway: TestGateway;
beforeAll(async () => {
  service = await fakeService('ephemeris', []);
  gateway = await startTestGateway({
    catalogue,
    clients: connectServices(eachService(() => service.target)),
  });
});
afterAll(async () => {
  await gateway.gateway.close();
  service.kill();
});

const ERAS = { legacy, modern };
const ask = (name: string, args: unknown, request = legacy, path = '/mcp') =>
  send(gateway.url, { ...request('tools/call', { name, arguments: args }), path });
const through = (name: unknown, args?: unknown, more: object = {}, request = legacy) =>
  ask('call_tool', { name, ...(args !== undefined && { arguments: args }), ...more }, request);
const textOf = ({ json }: RawAnswer): string => json.result.content[0].text;
const last = () => service.calls.at(-1);

describe.each(Object.entries(ERAS))('call_tool, %s', (_, request) => {
  it('answers with the bytes of the tool itself', async () => {
    const args = { latitude: 6.927, note: 'कोलंबो "quoted" \u2028' };
    const [direct, passed] = [
      await ask('echo_arguments', args, request),
      await through('echo_arguments', args, {}, request),
    ];
    expect(passed.text).toBe(direct.text);
    const [plan, planned] = [
      await ask('get_tool_catalog', {}, request),
      await through('get_tool_catalog', undefined, {}, request),
    ];
    expect(planned.text).toBe(plan.text);
  });

  it('answers with the same text and no structured content, of which it announces none', async () => {
    const args = { latitude: 6.927, planets: [{ longitude: 1.23456 }] };
    const path = '/mcp?structured=1';
    const direct = await ask('echo_structured', args, request, path);
    const passed = await ask('call_tool', { name: 'echo_structured', arguments: args }, request, path);
    expect(direct.json.result.structuredContent).toEqual(args);
    expect(textOf(passed)).toBe(textOf(direct));
    expect(Object.keys(passed.json.result)).not.toContain('structuredContent');
  });

  it('passes on what is wrong with an argument of the tool, by its name', async () => {
    const [direct, passed] = [
      await ask('refuse_argument', { latitude: 95 }, request),
      await through('refuse_argument', { latitude: 95 }, { fields: ['note'] }, request),
    ];
    const requestId = passed.headers['x-request-id'];
    expect(passed.json.result.content).toEqual(direct.json.result.content);
    expect(passed.json.result._meta).toEqual({ ...direct.json.result._meta, requestId });
    expect(passed.json.result._meta).toMatchObject({ code: 'validation_failed', field: 'latitude' });
  });
});

describe('what call_tool takes', () => {
  it('is logged and measured as the tool that was called', async () => {
    const before = gateway.log.length;
    await through('echo_arguments', { a: 1 });
    expect(gateway.log.slice(before)).toMatchObject([{ tool: 'echo_arguments', outcome: 'success' }]);
    expect(last()).toMatchObject({ name: 'echo_arguments', caller: { accountId: 'operator', toolsets: [] } });
  });

  it('cuts the text to the members and decimals that are wanted', async () => {
    const args = { latitude: 6.92789, longitude: 79.861, planets: [{ longitude: 1.23456 }], system: 'kp' };
    const cut = async (more: object, name = 'echo_arguments') => textOf(await through(name, args, more));
    expect(await cut({ fields: ['planets'] })).toBe('{"planets":[{"longitude":1.23456}],"system":"kp"}');
    expect(await cut({ fields: ['latitude'], precision: 2 }, 'echo_structured')).toBe(
      '{"latitude":6.93,"system":"kp"}',
    );
    expect(await cut({ precision: 1 })).toBe(
      '{"latitude":6.9,"longitude":79.9,"planets":[{"longitude":1.2}],"system":"kp"}',
    );
    expect(await cut({ fields: [], precision: null })).toBe(JSON.stringify(args));
  });

  it('may be an object written as text, as some clients send it', async () => {
    expect(textOf(await through('echo_arguments', '{"latitude":1}'))).toBe('{"latitude":1}');
    expect(textOf(await through('echo_arguments', null))).toBe('{}');
    expect(textOf(await through('echo_arguments'))).toBe('{}');
  });

  it.each([
    [{}, 'name', 'Argument "name" is missing. Send the name of a tool, such as get_full_chart.'],
    [{ name: 5 }, 'name', 'Argument "name" is 5 but must be the name of a tool, such as get_full_chart.'],
    [
      { name: 'ecko_arguments' },
      'name',
      'Argument "name" names "ecko_arguments", which is no tool. The nearest are echo_arguments,',
    ],
    [{ name: 'no_such_tool' }, 'name', 'which is no tool'],
    [{ name: 'call_tool' }, 'name', 'Argument "name" is "call_tool", which is called by itself. Call it directly.'],
    [{ name: 'describe_tools' }, 'name', 'which is called by itself'],
    [{ name: '__proto__' }, 'name', 'which is no tool'],
    [
      { name: 'echo_arguments', arguments: [1] },
      'arguments',
      'Argument "arguments" is a list of 1 but must be an object',
    ],
    [{ name: 'echo_arguments', arguments: 'latitude 5' }, 'arguments', 'Argument "arguments" is "latitude 5" but'],
    [
      { name: 'echo_arguments', latitude: 5 },
      'latitude',
      'Unknown argument "latitude". What the tool itself takes belongs into "arguments" of call_tool.',
    ],
    [
      { name: 'echo_arguments', fields: ['planet'] },
      'fields',
      'Argument "fields" names "planet", which is no member of this answer. echo_arguments answers with latitude, longitude,',
    ],
    [{ name: 'echo_arguments', precision: 11 }, 'precision', 'Argument "precision" is 11 but'],
    [{ name: 'get_tool_catalog', fields: ['tools'] }, 'fields', 'get_tool_catalog answers in plain text'],
  ])('%j is refused before anything runs', async (args, field, said) => {
    const [calls, lines] = [service.calls.length, gateway.log.length];
    const { status, headers, json } = await ask('call_tool', args);
    expect([status, json.result.isError]).toEqual([200, true]);
    expect(json.result.content[0].text).toContain(said);
    expect(json.result._meta).toEqual({
      code: 'validation_failed',
      recoverable: true,
      field,
      requestId: headers['x-request-id'],
    });
    expect(service.calls).toHaveLength(calls);
    expect(gateway.log.slice(lines)).toMatchObject([{ tool: 'call_tool', outcome: 'validation_failed' }]);
  });

  it('is one failed call when the service answers what cannot be cut', async () => {
    const { json } = await through('break_inside', {}, { precision: 1 });
    expect(json.result).toMatchObject({ isError: true, _meta: { code: 'internal_error' } });
    const text = await through('sleep_briefly', { ms: 1 }, { precision: 1 });
    expect(text.json.result).toMatchObject({ isError: true, _meta: { code: 'internal_error' } });
  });
});

describe('progress and cancellation', () => {
  const accept = 'application/json, text/event-stream';
  const aloud = (steps: number) =>
    legacy(
      'tools/call',
      {
        name: 'call_tool',
        arguments: { name: 'work_aloud', arguments: { steps }, fields: ['note'] },
        _meta: { progressToken: 'p' },
      },
      { accept },
    );

  it('are those of the tool itself', async () => {
    const { headers, text } = await send(gateway.url, aloud(2));
    expect(headers['content-type']).toBe('text/event-stream');
    const messages = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(String(data)));
    expect(messages.map(({ method, params }) => [method, params?.progress])).toEqual([
      ['notifications/progress', 1],
      ['notifications/progress', 2],
      [undefined, undefined],
    ]);
    expect(messages.at(-1).result.content[0].text).toBe('{}');
  });

  it('reach the service when the client goes away', async () => {
    const before = service.cancelled;
    const gone = new AbortController();
    const { headers, body } = aloud(15);
    const response = await fetch(`${gateway.url}/mcp`, {
      method: 'POST',
      headers: {
        ...(headers as Record<string, string>),
        authorization: `Bearer ${KEY}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: gone.signal,
    });
    await response.body?.getReader().read();
    gone.abort();
    expect(await eventually(() => service.cancelled === before + 1)).toBe(true);
  });
});

describe('describe_tools', () => {
  const describing = async (names: unknown, request = legacy) => ask('describe_tools', { names }, request);

  it('gives the definitions that the list gives, to the letter, in the order asked for', async () => {
    const listed = (await send(gateway.url, legacy('tools/list'))).json.result.tools;
    const named = (name: string) => listed.find((tool: { readonly name: string }) => tool.name === name);
    for (const request of [legacy, modern]) {
      const text = textOf(await describing(['echo_structured', 'get_tool_catalog', 'echo_structured'], request));
      expect(JSON.parse(text)).toEqual({
        tools: [named('echo_structured'), named('get_tool_catalog')],
        withoutFigure: [noFigureSaid('get_tool_catalog')],
      });
    }
    expect(JSON.parse(textOf(await describing('echo_arguments, work_aloud'))).tools).toHaveLength(2);
  });

  it('gives the two tools of the sets too', async () => {
    const inSet = await send(gateway.url, { ...legacy('tools/list'), path: '/mcp?toolsets=sport' });
    expect(JSON.parse(textOf(await describing(['describe_tools', 'call_tool'])))).toEqual(inSet.json.result);
  });

  it.each([
    [undefined, 'names', 'Argument "names" is missing. It must be a list of 1 to 10 tool names.'],
    [
      [],
      'names',
      'Argument "names" is a list of 0 but must be a list of 1 to 10 tool names. Correct it and call again.',
    ],
    [Array.from({ length: 11 }, (_, at) => `tool_${at}`), 'names', 'Argument "names" is a list of 11 but'],
    [
      ['echo_arguments', 5],
      'names',
      'Argument "names" holds 5, which is no text. It must be a list of 1 to 10 tool names.',
    ],
    [[null], 'names', 'Argument "names" holds'],
    [{ a: 1 }, 'names', 'Argument "names" is an object but'],
    [
      ['echo_argument'],
      'names',
      'Argument "names" names "echo_argument", which is no tool. The nearest are echo_arguments,',
    ],
  ])('%j is refused', async (names, field, said) => {
    const { json } = await describing(names);
    expect(json.result).toMatchObject({ isError: true, _meta: { code: 'validation_failed', field } });
    expect(json.result.content[0].text).toContain(said);
  });

  it('takes names alone', async () => {
    const { json } = await ask('describe_tools', { names: ['echo_arguments'], name: 'x' });
    expect(json.result._meta).toMatchObject({ field: 'name' });
  });
});

it('the sets of the caller go to the service with the call, and alter nothing of it', async () => {
  const calls = async (path: string, headers = {}) => {
    const request = legacy('tools/call', { name: 'echo_arguments', arguments: { a: 1 } }, headers);
    const { text } = await send(gateway.url, { ...request, path });
    return { text, toolsets: last()?.caller?.toolsets };
  };
  const plain = await calls('/mcp');
  expect(plain.toolsets).toEqual([]);
  expect(await calls('/mcp?toolsets=sport,compact')).toEqual({ ...plain, toolsets: ['compact', 'sport'] });
  expect(await calls('/mcp', { 'x-cuspal-toolsets': 'Core' })).toEqual({ ...plain, toolsets: ['core'] });
});

it('no tool of the catalogue has the name of one of the two', () => {
  expect(CATALOG.filter(({ name }) => name === 'call_tool' || name === 'describe_tools')).toEqual([]);
});
