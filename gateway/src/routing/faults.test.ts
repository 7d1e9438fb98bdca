import { stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send } from '../../test/http.ts';
import { eventually } from '../../test/services.ts';
import { connectServices, eachService } from './clients.ts';

let ephemeris: FakeService;
let natal: FakeService;
let election: FakeService;
let gateway: TestGateway;

beforeAll(async () => {
  [ephemeris, natal, election] = await Promise.all([
    fakeService('ephemeris', TEST_CATALOGUE),
    fakeService('natal', TEST_CATALOGUE),
    fakeService('election', TEST_CATALOGUE),
  ]);
  const known = { ephemeris, natal, election };
  gateway = await startTestGateway({
    clients: connectServices(eachService((name) => (name in known ? known[name as 'natal'].target : '127.0.0.1:9'))),
  });
});
afterAll(async () => {
  await gateway.gateway.close();
  for (const service of [ephemeris, natal, election]) service.kill();
});

const call = (name: string, args: object = {}, request = legacy) =>
  send(gateway.url, request('tools/call', { name, arguments: args }));
const lines = (tool: string) => gateway.log.filter((line) => line['tool'] === tool);

describe('faults behind the gateway', () => {
  it('a service that is away: engine_unavailable, within seconds, in both eras', async () => {
    for (const request of [legacy, modern]) {
      const started = Date.now();
      const { status, headers, json } = await call('get_tool_catalog', {}, request);
      expect(Date.now() - started).toBeLessThan(4_000);
      expect(status).toBe(200);
      expect(json.result.isError).toBe(true);
      expect(json.result.content[0].text).toMatch(/cannot be reached/);
      expect(json.result._meta).toMatchObject({
        code: 'engine_unavailable',
        recoverable: true,
        retryAfterSeconds: 2,
        requestId: headers['x-request-id'],
      });
    }
  });

  it('a call over its deadline: engine_timeout, and the service is told', async () => {
    const cancelled = election.cancelled;
    const { json } = await call('search_long');
    expect(json.result).toMatchObject({ isError: true, _meta: { code: 'engine_timeout', recoverable: true } });
    await expect(eventually(() => election.cancelled > cancelled)).resolves.toBe(true);
  });

  it('a client that goes away: the call is cancelled in the service', async () => {
    const cancelled = natal.cancelled;
    const leaving = new AbortController();
    const sent = fetch(`${gateway.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'sleep_briefly', arguments: { ms: 10_000 } },
      }),
      signal: leaving.signal,
    });
    const calls = natal.calls.length;
    await eventually(() => natal.calls.length > calls);
    leaving.abort();
    await expect(sent).rejects.toThrow();
    await expect(eventually(() => natal.cancelled > cancelled)).resolves.toBe(true);
    await eventually(() => lines('sleep_briefly').length > 0);
    expect(lines('sleep_briefly').at(-1)).toMatchObject({ outcome: 'cancelled' });
  });

  it('a fault inside: internal_error with the request id and nothing of the fault', async () => {
    const { headers, text, json } = await call('break_inside');
    expect(json.result._meta).toEqual({
      code: 'internal_error',
      recoverable: true,
      requestId: headers['x-request-id'],
    });
    expect(text).not.toMatch(/secret|12\.345678/);
    expect(json.result.content[0].text).toContain(String(headers['x-request-id']));
    // The line is written once the answer is on its way.
    await vi.waitFor(() =>
      expect(lines('break_inside').at(-1)).toMatchObject({ level: 'error', outcome: 'internal_error' }),
    );
    expect(JSON.stringify(lines('break_inside'))).not.toContain('12.345678');
  });

  it.each([0, 1, 2, 3, 4])('bytes that are no result (form %d): internal_error, and valid JSON', async (form) => {
    const { status, json } = await call('return_garbage', { form });
    expect([status, json.result._meta.code]).toEqual([200, 'internal_error']);
  });

  it('a result over 1 MiB: internal_error', async () => {
    expect((await call('return_too_much')).json.result._meta.code).toBe('internal_error');
  });

  it('a service that dies and comes back is used again within two seconds', async () => {
    const port = Number(natal.target.split(':')[1]);
    expect((await call('refuse_argument')).json.result._meta.code).toBe('validation_failed');
    natal.kill();
    expect((await call('refuse_argument')).json.result._meta.code).toBe('engine_unavailable');
    expect((await call('echo_arguments', { a: 1 })).json.result.content[0].text).toBe('{"a":1}');
    natal = await fakeService('natal', TEST_CATALOGUE, port);
    const back = Date.now();
    await eventually(async () => (await call('refuse_argument')).json.result._meta.code === 'validation_failed');
    expect(Date.now() - back).toBeLessThan(2_000);
  });

  it('a service that dies during a call: the call is tried again or ends as engine_unavailable', async () => {
    const calls = natal.calls.length;
    const pending = call('sleep_briefly', { ms: 5_000 });
    await eventually(() => natal.calls.length > calls);
    natal.kill();
    expect((await pending).json.result._meta.code).toBe('engine_unavailable');
  });
});

describe('what reaches the service', () => {
  const last = () => {
    const request = ephemeris.calls.at(-1);
    return { ...request, argumentsJson: Buffer.from(request?.argumentsJson ?? '').toString() };
  };

  it('the arguments as JSON, the account and the request id', async () => {
    const { headers } = await call('echo_arguments', { latitude: -0.5, list: [1, 'a'], deep: { x: null } });
    expect(last()).toMatchObject({
      name: 'echo_arguments',
      argumentsJson: '{"latitude":-0.5,"list":[1,"a"],"deep":{"x":null}}',
      caller: { accountId: 'operator', requestId: headers['x-request-id'], tracestate: '' },
    });
    expect(last().caller?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });

  it('the trace context of the headers, else of _meta', async () => {
    const inHeader = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const inMeta = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;
    const params = { name: 'echo_arguments', _meta: { traceparent: inMeta, tracestate: 'v=1' } };
    await send(gateway.url, modern('tools/call', params));
    expect(last().caller).toMatchObject({ traceparent: inMeta, tracestate: 'v=1' });
    await send(gateway.url, modern('tools/call', params, { traceparent: inHeader }));
    expect(last().caller).toMatchObject({ traceparent: inHeader, tracestate: '' });
    expect(lines('echo_arguments').at(-1)).toMatchObject({ traceId: 'a'.repeat(32) });
    await send(gateway.url, modern('tools/call', params, { traceparent: `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01` }));
    expect(last().caller).toMatchObject({ traceparent: inMeta });
  });
});

describe('the log', () => {
  it('has one line a call and never arguments, keys or addresses', async () => {
    const before = gateway.log.length;
    const { headers } = await call('echo_arguments', { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927 });
    await call('unknown_tool_of_1992', {});
    const added = gateway.log.slice(before);
    expect(added).toHaveLength(2);
    expect(added[0]).toEqual({
      level: 'info',
      time: expect.any(String),
      service: 'gateway',
      msg: 'call',
      requestId: headers['x-request-id'],
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      accountId: 'operator',
      tool: 'echo_arguments',
      durationMs: expect.any(Number),
      outcome: 'success',
    });
    expect(added[1]).toMatchObject({ tool: 'unknown', outcome: 'validation_failed' });
    expect(stableText(JSON.stringify(gateway.log))).not.toMatch(
      /1992|6\.927|mcp_|127\.0\.0\.1:(?!\d+",)|birth_datetime/,
    );
  });
});
