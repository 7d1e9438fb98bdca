import { create } from '@bufbuild/protobuf';
import { CALLABLE, exampleOf } from '@cuspal/catalog';
import { CallToolResponseSchema, type CallToolResponse } from '@cuspal/proto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { echoClients } from '../../../test/fake-clients.ts';
import { startTestGateway, KEY, type TestGateway } from '../../../test/gateway.ts';
import { send } from '../../../test/http.ts';
import { meteredAccess, type MeteredAccess } from '../../../test/rest-access.ts';
import { eachService } from '../../routing/clients.ts';
import { canMakePdf } from '../../reports/writer/pdf.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const NOW = Date.UTC(2026, 0, 1, 12);
const ALLOWANCE = 20;

interface Asked {
  readonly name?: string;
  readonly argumentsJson?: Uint8Array;
  readonly caller?: { readonly nowMs?: unknown } | undefined;
}

/** Tools that were called, and the moments that they were told. */
const asked: { readonly name: string; readonly args: Readonly<Record<string, unknown>>; readonly now: number }[] = [];
/** Tools that fail, by the code of their error. */
const failing = new Map<string, { readonly code: string; readonly field?: string }>();

const respond = (text: string, fault?: { readonly code: string }): CallToolResponse =>
  create(CallToolResponseSchema, {
    resultJson: Buffer.from(JSON.stringify({ content: [{ type: 'text', text }], ...(fault && { isError: true }) })),
    ...(fault ? { metaJson: Buffer.from(JSON.stringify(fault)), isError: true, code: fault.code } : { units: 1 }),
  });

/** Plays every tool by its example. */
async function played({ name = '', argumentsJson = new Uint8Array(), caller }: Asked): Promise<CallToolResponse> {
  const args = JSON.parse(Buffer.from(argumentsJson).toString()) as Record<string, unknown>;
  asked.push({ name, args, now: Number(caller?.nowMs) });
  const fault = failing.get(name);
  return fault ? respond(`${name} refuses.`, fault) : respond(JSON.stringify(exampleOf(name).answer));
}

describe.each([true, false])('reports (fast path %s)', (fastPath) => {
  let gateway: TestGateway;
  let metered: MeteredAccess;
  beforeAll(async () => {
    const [fake] = Object.values(echoClients());
    if (!fake) throw new Error('no service');
    const clients = eachService(() => ({ ...fake, callTool: played, callToolStream: played }));
    metered = meteredAccess(ALLOWANCE);
    gateway = await startTestGateway({
      catalogue: CALLABLE,
      clients,
      now: () => NOW,
      openAccess: async () => metered.access,
      config: { fastPath },
    });
  });
  afterAll(() => gateway.gateway.close());

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    send(gateway.url, {
      method: 'POST',
      path: `/v1/reports/${path}`,
      headers: { authorization: `Bearer ${KEY}`, ...headers },
      body,
    });
  const spent = () => metered.taken.length - metered.givenBack.length;

  it('are one page that runs and loads nothing, of calls for one moment, each a unit', async () => {
    const before = spent();
    asked.length = 0;
    const { status, headers, text } = await post('horoscope', { ...BIRTH, name: '<script>alert(1)</script>' });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toMatch(/<script|javascript:|<link|<iframe|https?:\/\/(?!www\.w3\.org)/);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('<svg');
    expect(Number(headers['report-units'])).toBe(asked.length);
    expect(spent() - before).toBe(asked.length);
    expect(new Set(asked.map(({ now }) => now))).toEqual(new Set([NOW]));
  });

  it('tell their price, and are refused before anything is spent where less is left', async () => {
    const price = await post('horoscope?price', BIRTH);
    expect(price.json).toMatchObject({ kind: 'horoscope', units: 8, missing: [] });
    const left = ALLOWANCE - spent();
    // Six questions are three more than usual.
    const dear = { ...BIRTH, questions: Array.from({ length: 6 }, (_, at) => `When will I marry (${at})?`) };
    const events = await post('horoscope', dear);
    expect(events.status).toBe(200);
    expect(left - 11).toBe(ALLOWANCE - spent());
    asked.length = 0;
    const refused = await post('horoscope', BIRTH);
    expect([refused.status, refused.json.code]).toEqual([402, 'quota_exhausted']);
    expect(refused.json).toMatchObject({ units: 8, left: left - 11 });
    expect([asked.length, ALLOWANCE - spent()]).toEqual([0, left - 11]);
  });

  it('say which part is missing and why, and charge nothing for it', async () => {
    metered.givenBack.push(
      ...metered.taken.map((family) => ({ granted: true as const, account: '', day: '', family, extra: false })),
    );
    failing.set('run_marriage_complete_reading', { code: 'out_of_range', field: 'birth_datetime' });
    const before = spent();
    const { status, text, headers } = await post('marriage', BIRTH);
    failing.clear();
    expect(status).toBe(200);
    expect(text).toContain('The reading of marriage: It is read for adults.');
    expect(spent() - before).toBe(Number(headers['report-units']));
    const unknown = await post('marriage?price', { ...BIRTH, birth_time_known: false });
    expect(unknown.json).toMatchObject({ units: 1, tools: ['get_planets'] });
    expect(unknown.json.missing.map(({ lack }: { lack: string }) => lack)).toContain('time');
    expect((await post('match?price', BIRTH)).json.missing).toEqual([{ part: 'match', lack: 'person2' }]);
  });

  it('are not made, and not charged, where a service is away or a field is wrong', async () => {
    const before = spent();
    failing.set('get_boundary_warnings', { code: 'engine_unavailable' });
    expect((await post('marriage', BIRTH)).status).toBe(503);
    failing.clear();
    failing.set('get_full_chart', { code: 'validation_failed', field: 'birth_datetime' });
    const wrong = await post('marriage', BIRTH);
    failing.clear();
    expect([wrong.status, wrong.json.field]).toEqual([400, 'birth_datetime']);
    expect(spent()).toBe(before);
  });

  it('are verified by their code and the same input', async () => {
    const made = await post('birth-time', BIRTH);
    const code = String(made.headers['report-code']);
    const verify = (report: object, sent = code) => post('verify', { kind: 'birth-time', report, code: sent });
    expect((await verify({ ...BIRTH, paper: 'letter' })).json).toEqual({
      matches: true,
      madeBy: code.split('~')[0],
      madeAt: '2026-01-01T12:00:00Z',
      release: code.split('~')[0],
    });
    expect((await verify({ ...BIRTH, latitude: 13.1 })).json.matches).toBe(false);
    const other = code.replace(/^[^~]+/, '0.0.1');
    expect((await verify(BIRTH, other)).json).toMatchObject({ matches: null, madeBy: '0.0.1' });
    expect((await verify(BIRTH, 'x')).json).toMatchObject({ status: 400, field: 'code' });
  });

  it.each([
    ['an unknown kind', 'palm', BIRTH, 404, undefined],
    ['an unknown field', 'year', { ...BIRTH, colour: 'red' }, 400, 'colour'],
    ['a colour of no form', 'year', { ...BIRTH, letterhead: { colour: 'red' } }, 400, 'letterhead.colour'],
    ['a long name', 'year', { ...BIRTH, name: 'x'.repeat(201) }, 400, 'name'],
    ['a missing birth', 'year', { latitude: 1 }, 400, 'birth_datetime'],
    [
      'a logo with a script',
      'year',
      { ...BIRTH, letterhead: { logo: Buffer.from('<svg viewBox="0 0 9 9"><script/></svg>').toString('base64') } },
      400,
      'letterhead.logo',
    ],
  ])('refuse %s', async (_, kind, body, status, field) => {
    const before = spent();
    const refused = await post(kind, body);
    expect([refused.status, refused.json.field]).toEqual([status, field]);
    expect(spent()).toBe(before);
  });

  it('are PDF where that is accepted and can be made', async () => {
    const { status, headers, bytes, json } = await post('marriage', BIRTH, { accept: 'application/pdf' });
    if (!canMakePdf()) return expect([status, json.detail]).toEqual([406, expect.stringContaining('no PDF')]);
    expect([status, headers['content-type'], bytes.toString('latin1', 0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('take no form that there is not', async () => {
    expect((await post('year', BIRTH, { accept: 'image/png' })).status).toBe(406);
  });

  it('leave nothing of a birth in the log', () => {
    expect(JSON.stringify(gateway.log)).not.toMatch(/1992-08-14|13\.0827/);
  });
});
