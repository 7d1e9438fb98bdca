import { create } from '@bufbuild/protobuf';
import { CATALOG, exampleOf } from '@cuspal/catalog';
import { drawFigure, FIGURES } from '@cuspal/figures';
import { CallToolResponseSchema, type CallToolResponse } from '@cuspal/proto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { echoClients } from '../../../test/fake-clients.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { send } from '../../../test/http.ts';
import { meteredAccess } from '../../../test/rest-access.ts';
import { eachService } from '../../routing/clients.ts';

/** What the services answer in place of the example of a tool. */
const told = new Map<string, object>();
const called: string[] = [];
/** The arguments of the last call. */
let sent: object = {};
interface Played {
  readonly name?: string;
  readonly argumentsJson?: Uint8Array;
}
const played = async ({ name = '', argumentsJson }: Played): Promise<CallToolResponse> => {
  called.push(name);
  sent = JSON.parse(Buffer.from(argumentsJson ?? []).toString() || '{}');
  const text = JSON.stringify(told.get(name) ?? exampleOf(name).answer);
  const resultJson = Buffer.from(JSON.stringify({ content: [{ type: 'text', text }] }));
  return create(CallToolResponseSchema, { resultJson, units: 1 });
};

let gateway: TestGateway;
const { access, taken, givenBack } = meteredAccess(1_000);
beforeAll(async () => {
  const [fake] = Object.values(echoClients());
  if (!fake) throw new Error('no service');
  const clients = eachService(() => ({ ...fake, callTool: played, callToolStream: played }));
  gateway = await startTestGateway({ catalogue: CATALOG, clients, openAccess: async () => access });
});
afterAll(() => gateway.gateway.close());
beforeEach(() => {
  for (const list of [called, taken, givenBack, gateway.log]) list.length = 0;
  told.clear();
});

const post = (path: string, accept: string | undefined, body: object | string = {}) =>
  send(gateway.url, { path: `/v1/tools/${path}`, headers: { accept }, body });
const figure = (path: string) => post(path, 'image/svg+xml');

describe('the figure of a call', () => {
  it('is the one drawn from the JSON of the same call, for every tool that has one', async () => {
    for (const name of Object.keys(FIGURES)) {
      const [json, svg] = [await post(name, '*/*'), await figure(name)];
      expect([name, json.headers['content-type'], svg.headers['content-type']]).toEqual([
        name,
        'application/json',
        'image/svg+xml',
      ]);
      expect([name, svg.text]).toEqual([name, drawFigure(name, json.json)?.svg]);
    }
  });

  it('is drawn as the parameters say', async () => {
    const chart = exampleOf('get_full_chart').answer;
    for (const style of ['round', 'south', 'north', 'east', 'north-bhava'] as const)
      expect((await figure(`get_full_chart?style=${style}`)).text).toBe(
        drawFigure('get_full_chart', chart, { style })?.svg,
      );
    const at = '2026-01-08T15:30:00+05:30';
    const { text } = await figure(`get_dasha_periods?level=mahadasha&at=${encodeURIComponent(at)}`);
    expect(text).toBe(
      drawFigure('get_dasha_periods', exampleOf('get_dasha_periods').answer, { at, level: 'mahadasha' })?.svg,
    );
    expect(text).toContain('data-running="true"');
    const narrow = await figure('get_shadbala?width=390');
    expect(narrow.text).toBe(drawFigure('get_shadbala', exampleOf('get_shadbala').answer, { width: 390 })?.svg);
    expect(narrow.text).toContain(' width="390"');
  });

  it('is that of the full result where a brief one has less to draw, and of what was sent elsewhere', async () => {
    await post('get_panchang', 'image/svg+xml', { latitude: 1, detail: 'brief' });
    expect(sent).toEqual({ latitude: 1, detail: 'full' });
    await post('get_panchang', '*/*', { latitude: 1 });
    expect(sent).toEqual({ latitude: 1 });
    await post('get_d9_chart', 'image/svg+xml', { latitude: 1, detail: 'brief' });
    expect(sent).toEqual({ latitude: 1, detail: 'brief' });
    await post('get_sahams', 'image/svg+xml', { latitude: 1, tables: true });
    expect(sent).toEqual({ latitude: 1, tables: false });
  });

  it('runs nothing, loads nothing, is read as nothing else, and says what it depends on', async () => {
    const { headers } = await figure('get_full_chart');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'Accept, Accept-Language' });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy.filter((part) => !part.startsWith('style-src'))).toEqual([
      "default-src 'none'",
      "frame-ancestors 'none'",
      'sandbox',
    ]);
    expect(policy.join()).not.toContain('unsafe-inline');
    for (const accept of ['*/*', 'image/svg+xml'])
      expect((await post('get_arudha_lagna', accept)).headers['vary']).toBe('Accept, Accept-Language');
    const origin = 'http://localhost:5173';
    const { headers: foreign } = await send(gateway.url, {
      path: '/v1/tools/get_full_chart',
      headers: { accept: 'image/svg+xml', origin },
      body: {},
    });
    expect([foreign['vary'], foreign['access-control-allow-origin']]).toEqual([
      'Accept, Accept-Language, Origin',
      origin,
    ]);
  });

  it('costs what the call costs, and is logged and counted as one', async () => {
    expect((await figure('get_full_chart')).headers['x-request-id']).toBeDefined();
    expect([called, taken.length, givenBack.length]).toEqual([['get_full_chart'], 1, 0]);
    const lines = gateway.log.filter(({ tool }) => tool === 'get_full_chart');
    expect(lines.map(({ outcome }) => outcome)).toEqual(['success']);
  });
});

describe('a figure that cannot be had', () => {
  it('is 406 where the tool has none, before anything is computed or charged', async () => {
    const { status, headers, json } = await figure('get_arudha_lagna');
    expect([status, headers['content-type']]).toEqual([406, 'application/problem+json']);
    expect(json).toMatchObject({
      title: 'Not Acceptable',
      code: 'validation_failed',
      field: 'Accept',
      detail:
        'get_arudha_lagna has no figure: its result is a few single values. The figure that comes nearest is that of get_arudha_padas. Send "Accept: application/json" for the result.',
      nearest: 'get_arudha_padas',
      figures: Object.keys(FIGURES),
    });
    expect((await figure('get_tool_catalog')).json.detail).toContain('"Accept: text/plain"');
    expect([called, taken]).toEqual([[], []]);
    expect((await post('get_arudha_lagna', 'image/svg+xml, application/json;q=0.1')).headers['content-type']).toBe(
      'application/json',
    );
  });

  it.each([
    [
      'get_full_chart?style=square',
      'style',
      'style must be round or south or north or east or north-bhava, but it is square.',
    ],
    ['get_planets?style=north', 'style', 'style must be south or east or round, but it is north.'],
    [
      'get_full_chart?level=antardasha',
      'level',
      'Unknown parameter "level". This address takes width, style. Leave it out.',
    ],
    ['get_shadbala?style=south', 'style', 'Unknown parameter "style". This address takes width. Leave it out.'],
    ['get_shadbala?width=100', 'width', 'width must be a whole number of pixels from 320 to 1200, but it is 100.'],
    [
      'get_full_chart?fields=planets',
      'fields',
      'Unknown parameter "fields". This address takes width, style. Leave it out.',
    ],
    ['get_full_chart?style=south&style=north', 'style', 'Parameter "style" came 2 times. Send it once.'],
    ['get_dasha_periods?level=sub', 'level', 'level must be mahadasha or antardasha, but it is sub.'],
    ['get_dasha_periods?at=now', 'at', 'at must be an instant such as 2026-01-08T15:30:00+05:30, but it is "now".'],
  ])('%s is refused before anything is computed', async (path, field, detail) => {
    const { status, json } = await figure(path);
    expect([status, json.code, json.field, json.detail]).toEqual([400, 'validation_failed', field, detail]);
    expect([called, taken]).toEqual([[], []]);
  });

  it('leaves the parameters of figures unknown where the result is wanted', async () => {
    expect((await post('get_full_chart?style=south', '*/*')).json).toMatchObject({ status: 400, field: 'style' });
  });

  it('is not charged where the option does not fit what was computed', async () => {
    told.set('get_dasha_periods', {
      mahadashas: [{ planet: 'Sun', startDate: '2020-01-01T00:00:00Z', endDate: '2026-01-01T00:00:00Z' }],
    });
    const { status, json } = await figure('get_dasha_periods?level=antardasha');
    expect([status, json.code, json.field]).toEqual([400, 'validation_failed', 'level']);
    expect(json.detail).toBe('level antardasha needs the antardashas, which the Sun period has not. Take mahadasha.');
    expect([taken.length, givenBack.length]).toEqual([1, 1]);
  });

  it('is a fault of ours where the result is not as figures know it', async () => {
    told.set('get_shadbala', { planets: 'secret' });
    const { status, json, text } = await figure('get_shadbala');
    expect([status, json.code, givenBack.length]).toEqual([500, 'internal_error', 1]);
    expect(text).not.toContain('secret');
  });

  it('is refused as the result would be: a body that is none, a name that no tool has', async () => {
    expect((await post('get_full_chart', 'image/svg+xml', '[')).json).toMatchObject({ status: 400, field: 'body' });
    expect((await figure('get_ful_chart')).json).toMatchObject({ status: 404, code: 'not_found' });
  });
});
