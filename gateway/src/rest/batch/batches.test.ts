import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { KEY, type TestGateway } from '../../../test/gateway.ts';
import { agent, send, type RawRequest } from '../../../test/http.ts';
import { meteredAccess } from '../../../test/rest-access.ts';
import { linesOf, restGateways, type BatchLine } from '../../../test/rest-suite.ts';
import { eventually } from '../../../test/services.ts';

const suite = restGateways();
const { start } = suite;
const batch = (body: RawRequest['body'], more: Partial<RawRequest> = {}): RawRequest => ({
  path: '/v1/batch',
  body,
  ...more,
});
const echo = (id: number | string, args: object = { latitude: 1 }) => ({ id, name: 'echo_arguments', arguments: args });

/** A batch whose answer is read by hand. */
const begin = ({ url }: TestGateway, calls: readonly object[]) =>
  new Promise<{ lines: string[]; leave: () => void; ended: Promise<void> }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const outgoing = httpRequest(new URL('/v1/batch', url), { method: 'POST', headers, agent }, (incoming) => {
      const lines: string[] = [];
      incoming.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)));
      const ended = new Promise<void>((done) => incoming.on('close', done));
      incoming.on('error', () => {});
      resolve({ lines, leave: () => outgoing.destroy(), ended });
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(calls));
  });

describe('a batch', () => {
  it('answers a line for each call, each with its id, status and result', async () => {
    const { url } = await start();
    const calls = [
      echo('a', { latitude: 2.55555 }),
      { ...echo(7, { system: 'kp', latitude: 2.55555, ms: 1 }), fields: ['latitude'], precision: 1 },
      { name: 'get_tool_catalog' },
      { id: 'r', name: 'refuse_argument' },
      { id: 'u', name: 'echo_argument' },
      { id: 'f', name: 'echo_arguments', arguments: 5 },
      { id: 'm', name: 'echo_arguments', fields: 'nothing' },
      { id: 'b', name: 'break_inside' },
    ];
    const answer = await send(url, batch(calls));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson']);
    expect(answer.text.endsWith('\n')).toBe(true);
    const lines = linesOf(answer);
    expect(lines.size).toBe(calls.length);
    expect(lines.get('a')).toEqual({ id: 'a', status: 200, result: { latitude: 2.55555 } });
    expect(lines.get(7)).toEqual({ id: 7, status: 200, result: { system: 'kp', latitude: 2.6 } });
    expect(lines.get(2)).toEqual({ id: 2, status: 200, result: 'All tools.' });
    expect(lines.get('r')).toMatchObject({
      status: 400,
      problem: { code: 'validation_failed', field: 'latitude', status: 400 },
    });
    expect(lines.get('u')).toMatchObject({
      status: 404,
      problem: { code: 'not_found', nearest: expect.arrayContaining(['echo_arguments']) },
    });
    expect(lines.get('f')).toMatchObject({ status: 400, problem: { field: 'arguments' } });
    expect(lines.get('m')).toMatchObject({ status: 400, problem: { field: 'fields' } });
    expect(lines.get('b')).toMatchObject({ status: 500, problem: { code: 'internal_error' } });
    const ids = [...lines.values()].flatMap(({ problem }) => (problem ? [problem['requestId']] : []));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toContain(`${String(answer.headers['x-request-id'])}.`);
  });

  it('has the same lines from a list and from lines of JSON, under each name that their type has', async () => {
    const { url } = await start();
    const calls = Array.from({ length: 50 }, (_, id) => echo(id, { latitude: id / 8 }));
    const whole = linesOf(await send(url, batch(calls)));
    expect(whole.size).toBe(50);
    for (const type of ['application/x-ndjson', 'application/jsonl; charset=utf-8', 'application/json']) {
      const body = calls.map((each) => JSON.stringify(each)).join('\n');
      const lines = linesOf(await send(url, batch(body, { headers: { 'content-type': type } })));
      for (const [id, line] of whole) expect(lines.get(id)).toEqual(line);
    }
  });

  it('gives each line as it is ready, in the order in which calls end', async () => {
    const gateway = await start();
    const slow = { id: 'slow', name: 'sleep_briefly', arguments: { ms: 1_500 } };
    const { lines, ended } = await begin(gateway, [slow, echo('quick')]);
    expect(await eventually(() => lines.length === 1)).toBe(true);
    expect(lines[0]).toContain('"quick"');
    await ended;
    expect(lines.map((line) => (JSON.parse(line) as BatchLine).id)).toEqual(['quick', 'slow']);
  });

  it('takes 4 MiB and no more, and is refused whole where a line cannot be read', async () => {
    const { url } = await start();
    const before = suite.service.calls.length;
    const large = JSON.stringify(Array.from({ length: 17 }, (_, id) => echo(id, { name: 'x'.repeat(250 * 1024) })));
    expect((await send(url, batch(large))).json).toMatchObject({ status: 413 });
    const { status, json } = await send(url, batch(`${JSON.stringify(echo(1))}\n{"name`));
    expect([status, json.field]).toEqual([400, 'body']);
    expect(json.detail).toContain('Line 2 is not JSON.');
    expect(suite.service.calls.length).toBe(before);
    const fitting = JSON.stringify(Array.from({ length: 16 }, (_, id) => echo(id, { name: 'x'.repeat(250 * 1024) })));
    const lines = linesOf(await send(url, batch(fitting)));
    expect([...lines.values()].map((line) => line.status)).toEqual(Array(16).fill(200));
  });

  it('is metered call by call, and a spent allowance is an error line each', async () => {
    const { access, taken, givenBack } = meteredAccess(5);
    const { url } = await start({ openAccess: async () => access });
    const statusesOf = async (calls: readonly object[]) =>
      [...linesOf(await send(url, batch(calls))).values()].map((line) => line.status);
    const refused = Array.from({ length: 3 }, (_, id) => ({ id, name: 'refuse_argument' }));
    expect(await statusesOf(refused)).toEqual([400, 400, 400]);
    expect((await statusesOf(Array.from({ length: 9 }, (_, id) => echo(id)))).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(4).fill(402),
    ]);
    expect([taken.length, givenBack.length]).toEqual([8, 3]);
  });

  it('takes one token for the request, and none that the account needs for single calls', async () => {
    const rate = { burst: 20, perSecond: 200 };
    const { access } = meteredAccess(1_000, { rate });
    const { url } = await start({ openAccess: async () => access });
    const calls = Array.from({ length: 60 }, (_, id) => echo(id));
    const answering = send(url, batch(calls));
    const single = { path: '/v1/tools/echo_arguments', body: {} };
    for (let tries = 0; tries < 5; tries += 1) expect((await send(url, single)).status).toBe(200);
    const lines = [...linesOf(await answering).values()];
    expect(lines.map((line) => line.status)).toEqual(Array(60).fill(200));
  });

  it('ends with its client', async () => {
    const gateway = await start();
    const [before, cancelled] = [suite.service.calls.length, suite.service.cancelled];
    const calls = Array.from({ length: 100 }, (_, id) => ({ id, name: 'sleep_briefly', arguments: { ms: 60_000 } }));
    const { leave } = await begin(gateway, calls);
    expect(await eventually(() => suite.service.calls.length === before + 16)).toBe(true);
    leave();
    expect(await eventually(() => suite.service.cancelled === cancelled + 16)).toBe(true);
    expect(suite.service.calls.length).toBe(before + 16);
    expect(await eventually(() => gateway.log.filter(({ outcome }) => outcome === 'cancelled').length === 16)).toBe(
      true,
    );
  });

  it('ends what it has begun when the server stops, and says so of the rest', async () => {
    const { access, taken } = meteredAccess(1_000);
    const gateway = await start({ openAccess: async () => access });
    const calls = Array.from({ length: 30 }, (_, id) => ({ id, name: 'sleep_briefly', arguments: { ms: 500 } }));
    const { lines, ended } = await begin(gateway, calls);
    expect(await eventually(() => taken.length === 16)).toBe(true);
    await Promise.all([gateway.gateway.close(), ended]);
    const answers = lines.map((line) => JSON.parse(line) as BatchLine);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
    const rest = answers.filter(({ status }) => status === 503);
    expect(rest).toHaveLength(14);
    for (const { problem } of rest) expect(problem).toMatchObject({ code: 'engine_unavailable', retryAfterSeconds: 2 });
    expect(taken).toHaveLength(16);
  });

  it('begins no call after its key was revoked', async () => {
    const { access, taken, revoke } = meteredAccess(1_000);
    const gateway = await start({ openAccess: async () => access });
    const calls = Array.from({ length: 20 }, (_, id) => ({ id, name: 'sleep_briefly', arguments: { ms: 300 } }));
    const { lines, ended } = await begin(gateway, calls);
    expect(await eventually(() => taken.length === 16)).toBe(true);
    revoke();
    await ended;
    const statuses = lines.map((line) => (JSON.parse(line) as BatchLine).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  });

  it('has two of an account at once', async () => {
    const gateway = await start();
    const slow = [{ name: 'sleep_briefly', arguments: { ms: 60_000 } }];
    const under = [await begin(gateway, slow), await begin(gateway, slow)];
    const third = await send(gateway.url, batch([echo(1)]));
    expect([third.status, third.json.code, third.headers['retry-after']]).toEqual([429, 'rate_limited', '5']);
    for (const { leave } of under) leave();
    expect(await eventually(async () => (await send(gateway.url, batch([echo(1)]))).status === 200)).toBe(true);
  });
});
