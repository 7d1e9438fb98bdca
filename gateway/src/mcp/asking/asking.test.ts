import { create } from '@bufbuild/protobuf';
import { CALLABLE } from '@cuspal/catalog';
import { CallToolResponseSchema, FindPlacesResponseSchema } from '@cuspal/proto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastAndNest } from '../../../test/fast-and-nest.ts';
import { echoClients } from '../../../test/fake-clients.ts';
import { KEY, startTestGateway, type TestGateway, type TestSettings } from '../../../test/gateway.ts';
import { legacy, modern, send, type Params, type RawRequest } from '../../../test/http.ts';
import { toolEntry } from '../../catalog/entry.ts';
import type { ServiceClients } from '../../routing/clients.ts';
import { showsForms } from './asking.ts';

const spot = (region: string, latitude: number, longitude: number, timeZone: string) => ({
  name: 'Springfield',
  region,
  country: 'United States',
  countryCode: 'US',
  latitude,
  longitude,
  timeZone,
  population: 100_000,
});
const CANDIDATES = [
  spot('Missouri', 37.2153, -93.2982, 'America/Chicago'),
  spot('Massachusetts', 42.1015, -72.5898, 'America/New_York'),
];
const CHOICES = [
  'Springfield, Missouri, United States (37.2153, -93.2982, America/Chicago)',
  'Springfield, Massachusetts, United States (42.1015, -72.5898, America/New_York)',
];
const TEXT = 'birth_place "Springfield" can be more than one place.';

/** Refuses a place of birth without coordinates as set_birth_profile does, and echoes all other calls. */
function refusingClients(): ServiceClients {
  const clients = echoClients();
  const callTool: ServiceClients['meta']['callTool'] = async (request, options) => {
    const { argumentsJson = new Uint8Array(), caller } = request;
    const args: Params = JSON.parse(Buffer.from(argumentsJson).toString());
    if (args['birth_place'] === undefined || args['latitude'] !== undefined)
      return clients.meta.callTool(request, options);
    const meta = {
      code: 'validation_failed',
      recoverable: true,
      field: 'birth_place',
      requestId: caller?.requestId,
      'cuspal/structured': { finding: 'SAME_NAME', candidates: CANDIDATES, total: 2 },
    };
    return create(CallToolResponseSchema, {
      resultJson: Buffer.from(JSON.stringify({ content: [{ type: 'text', text: TEXT }], isError: true })),
      metaJson: Buffer.from(JSON.stringify(meta)),
      isError: true,
      code: 'validation_failed',
    });
  };
  return { ...clients, meta: { ...clients.meta, callTool } };
}

const settings = (): TestSettings => ({
  catalogue: CALLABLE.map((entry) => toolEntry.parse(entry)),
  clients: refusingClients(),
});

const BIRTH = { birth_datetime: '1990-04-23T14:05:00', birth_place: 'Springfield' };
const CALL = { name: 'set_birth_profile', arguments: BIRTH };
const able = (capabilities: object = { elicitation: { form: {} } }) => ({
  _meta: { 'io.modelcontextprotocol/clientCapabilities': capabilities },
});
const accepted = (content: object, field = 'birth_place') => ({
  inputResponses: { [field]: { action: 'accept', content } },
});
const again = (more: object, call: object = CALL): RawRequest => modern('tools/call', { ...call, ...more, ...able() });
const CALL_BY_NAME = { name: 'call_tool', arguments: CALL };

const FORM = {
  method: 'elicitation/create',
  params: {
    mode: 'form',
    message: 'Which place of birth is meant by "Springfield"?',
    requestedSchema: {
      type: 'object',
      properties: { birth_place: { type: 'string', title: 'Place of birth', enum: CHOICES } },
      required: ['birth_place'],
    },
  },
};
const BOSTON_SIDE = {
  birth_datetime: '1990-04-23T14:05:00',
  birth_place: 'Springfield, Massachusetts, United States',
  latitude: 42.1015,
  longitude: -72.5898,
  time_zone: 'America/New_York',
};

describe('a place that can be more than one', () => {
  const { both } = fastAndNest(settings);
  let reference: TestGateway;
  beforeAll(async () => {
    reference = await startTestGateway({ ...settings(), newRequestId: () => 'the-request', hotPath: false });
  });
  afterAll(() => reference.gateway.close());

  /** The result that the fast path, Nest and the SDK alone agree about. */
  async function resultOf(what: string, request: RawRequest) {
    const [own, sdk] = [await both(what, request), await send(reference.url, request)];
    const { result } = JSON.parse(Buffer.from(own.body, 'latin1').toString());
    expect(result, what).toEqual(sdk.json.result);
    return result;
  }

  it.each([
    ['forms', { elicitation: { form: {} } }],
    ['no mode, which is forms', { elicitation: {} }],
    ['both modes', { elicitation: { form: {}, url: {} } }],
  ])('is asked of a client that names %s', async (what, capabilities) => {
    const result = await resultOf(what, modern('tools/call', { ...CALL, ...able(capabilities) }));
    expect(result).toEqual({
      resultType: 'input_required',
      inputRequests: { birth_place: FORM },
      _meta: expect.objectContaining({ 'io.modelcontextprotocol/serverInfo': expect.anything() }),
    });
  });

  it.each([
    ['a client without elicitation', modern('tools/call', CALL)],
    ['a client that opens addresses alone', modern('tools/call', { ...CALL, ...able({ elicitation: { url: {} } }) })],
    ['the initialize era', legacy('tools/call', CALL)],
  ])('has its text for %s', async (what, request) => {
    const result = await resultOf(what, request);
    expect(result.content).toEqual([{ type: 'text', text: TEXT }]);
    expect(result).toMatchObject({ isError: true, _meta: { field: 'birth_place', code: 'validation_failed' } });
  });

  const told = (result: { readonly content: readonly [{ readonly text: string }] }) =>
    JSON.parse(result.content[0].text);

  it('is the chosen one when the call comes again', async () => {
    const result = await resultOf('chosen', again(accepted({ birth_place: CHOICES[1] })));
    expect(result.resultType).toBe('complete');
    expect(told(result)).toEqual(BOSTON_SIDE);
  });

  it('leaves a time zone that was sent, for the tool to judge', async () => {
    const call = { ...CALL, arguments: { ...BIRTH, time_zone: 'Asia/Kolkata' } };
    const result = await resultOf('zone', again(accepted({ birth_place: CHOICES[1] }), call));
    expect(told(result)).toEqual({ ...BOSTON_SIDE, time_zone: 'Asia/Kolkata' });
  });

  it('is asked and chosen through call_tool as well', async () => {
    const asked = await resultOf('asked', modern('tools/call', { ...CALL_BY_NAME, ...able() }));
    expect(asked.inputRequests).toEqual({ birth_place: FORM });
    const result = await resultOf('chosen', again(accepted({ birth_place: CHOICES[1] }), CALL_BY_NAME));
    expect(told(result)).toEqual(BOSTON_SIDE);
  });

  it.each([
    ['declined', { inputResponses: { birth_place: { action: 'decline' } } }],
    ['cancelled', { inputResponses: { birth_place: { action: 'cancel' } } }],
    ['not answered', { inputResponses: {} }],
    ['answered with a number', accepted({ birth_place: 5 })],
    ['answered with the same name', accepted({ birth_place: 'Springfield' })],
    ['answered with a long text', accepted({ birth_place: 'Springfield '.repeat(1_000) })],
    ['answered under another name', accepted({ birth_place: CHOICES[0] }, '__proto__')],
  ])('has its text and is not asked again where it was %s', async (what, more) => {
    const result = await resultOf(what, again(more));
    expect(result).toMatchObject({ resultType: 'complete', isError: true, content: [{ text: TEXT }] });
  });

  it('is asked of the person before the client of the SDK, which sends the call again', async () => {
    const client = new Client(
      { name: 'test', version: '1' },
      { versionNegotiation: { mode: { pin: '2026-07-28' } }, capabilities: { elicitation: { form: {} } } },
    );
    const seen: unknown[] = [];
    client.setRequestHandler('elicitation/create', ({ params }) => {
      seen.push(params);
      return { action: 'accept', content: { birth_place: CHOICES[0] ?? '' } };
    });
    const requestInit = { headers: { authorization: `Bearer ${KEY}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${reference.url}/mcp`), { requestInit }));
    const { content } = await client.callTool(CALL);
    expect(seen).toMatchObject([{ message: FORM.params.message }]);
    expect(JSON.stringify(content)).toContain('37.2153');
    await client.close();
  });
});

describe('the place of a second birth', () => {
  const answer = create(FindPlacesResponseSchema, { places: CANDIDATES, total: 2, finding: 'SAME_NAME' });
  const { both } = fastAndNest(() => ({
    ...settings(),
    places: {
      findPlaces: ({ question = '' }) =>
        question === 'broken' ? Promise.reject(new Error('no places')) : Promise.resolve(answer),
      close: () => {},
    },
  }));
  const call = { name: 'get_ashta_koota_milan', arguments: { ...BOSTON_SIDE } };
  const resultOf = async (place: string) => {
    const content = { datetime: '1992-08-14T10:02', place };
    const { body } = await both(place, again(accepted(content, 'partner'), call));
    return JSON.parse(Buffer.from(body, 'latin1').toString()).result;
  };

  it('is looked up, and asked for once more where it can be several', async () => {
    const result = await resultOf('Springfield');
    expect(result.resultType).toBe('input_required');
    const { properties } = result.inputRequests.partner.params.requestedSchema;
    expect(properties.place.enum).toEqual(CHOICES);
    expect(properties.datetime.default).toBe('1992-08-14T10:02');
  });

  it('is taken from the choice', async () => {
    const { partner } = JSON.parse((await resultOf(CHOICES[1] ?? '')).content[0].text);
    const { latitude, longitude, time_zone: timeZone } = BOSTON_SIDE;
    expect(partner).toEqual({ datetime: '1992-08-14T10:02', latitude, longitude, timeZone });
  });

  it.each([
    ['cannot be looked up', 'broken'],
    ['is no name', 'Springfield '.repeat(100)],
  ])('is left to the tool where it %s', async (_, place) => {
    const { partner } = JSON.parse((await resultOf(place)).content[0].text);
    expect(partner).toEqual({ datetime: '1992-08-14T10:02' });
  });
});

describe('showsForms', () => {
  it.each([undefined, null, {}, { elicitation: true }, { elicitation: null }, { elicitation: { url: {} } }])(
    'is not said by %j',
    (capabilities) => expect(showsForms(capabilities)).toBe(false),
  );
});
