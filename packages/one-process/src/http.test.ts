import { request } from 'node:http';
import { TOOL_COUNT } from '@cuspal/catalog';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHttp, type HttpServing } from './http.ts';
import { localRouter } from './local-router.ts';
import { localProtocol } from './protocol.ts';

const KEY = '0123456789abcdefghijklmnopqrstuvwxyz';
const logger = suiteLogger('one-process', 'silent', { write: () => {} });
const protocol = localProtocol(localRouter(createSwissEphemeris()), logger);
const selection = { toolsets: ['compact'], cacheScope: 'public' as const };
let open: HttpServing;
let keyed: HttpServing;
beforeAll(async () => {
  open = await serveHttp(protocol, { host: '127.0.0.1', port: 0, keys: [] }, {}, logger);
  keyed = await serveHttp(protocol, { host: '127.0.0.1', port: 0, keys: [KEY] }, { selection }, logger);
});
afterAll(() => Promise.all([open.close(), keyed.close()]));

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message?: object;
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** Sends any Host and Origin: fetch sets the one and forbids the other. */
const send = ({ address }: HttpServing, { path = '/mcp', method = 'POST', headers = {}, message = LIST }: Sent = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: ReturnType<typeof JSON.parse> }>(
    (resolve, reject) => {
      const sent = request(
        `${address}${path}`,
        { method, headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const text = Buffer.concat(parts).toString();
            const body: unknown = text === '' ? undefined : JSON.parse(text);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
          });
        },
      );
      sent.on('error', reject);
      sent.end(method === 'POST' ? JSON.stringify(message) : undefined);
    },
  );
const names = (body: { result: { tools: { name: string }[] } }) => body.result.tools.map(({ name }) => name);

describe('HTTP without keys', () => {
  it('lists all tools, or those of the sets that the address names', async () => {
    const [all, core] = [await send(open), await send(open, { path: '/mcp?toolsets=compact' })];
    expect([all.status, names(all.body).length]).toEqual([200, TOOL_COUNT]);
    expect(names(core.body)).toEqual([
      'set_birth_profile',
      'get_reading_protocol',
      'get_tool_catalog',
      'answer_question',
      'describe_tools',
      'call_tool',
    ]);
  });

  it('answers a call under its request id', async () => {
    const message = { ...LIST, method: 'tools/call', params: { name: 'get_house_cusps', arguments: {} } };
    const { body, headers } = await send(open, { message });
    expect(body.result).toMatchObject({ isError: true, _meta: { code: 'birth_data_missing' } });
    expect(body.result._meta.requestId).toBe(headers['x-request-id']);
  });

  it.each([
    [{ host: 'evil.example' }, 403, 'Forbidden: the Host header names another server.'],
    [{ origin: 'https://evil.example' }, 403, 'Forbidden: pages of this Origin may not call the server.'],
    [{ 'content-type': 'text/plain' }, 415, 'Unsupported media type: send application/json, not compressed.'],
  ])('refuses %j', async (headers, status, message) => {
    const { status: given, body } = await send(open, { headers });
    expect([given, body.error.message]).toEqual([status, message]);
  });

  it('refuses other methods and paths, the last by the rule for Host too', async () => {
    expect((await send(open, { method: 'GET' })).status).toBe(405);
    expect((await send(open, { path: '/mcp/auth' })).status).toBe(404);
    expect((await send(open, { path: '/developer' })).body.error.message).toContain('by POST to /mcp');
    expect((await send(open, { path: '/developer', headers: { host: 'evil.example' } })).status).toBe(403);
  });

  it('lets a page of the same machine ask first', async () => {
    const origin = 'http://localhost:6274';
    const { status, headers } = await send(open, { method: 'OPTIONS', headers: { origin } });
    expect([status, headers['access-control-allow-origin']]).toEqual([204, origin]);
  });

  it('says who holds a port that is taken', async () => {
    const port = Number(new URL(open.address).port);
    const again = serveHttp(protocol, { host: '127.0.0.1', port, keys: [] }, {}, logger);
    await expect(again).rejects.toThrow('EADDRINUSE');
  });
});

describe('HTTP with a key and sets of tools', () => {
  it.each([
    [{}, 401],
    [{ authorization: `Bearer ${KEY}x` }, 401],
    [{ authorization: KEY }, 401],
    [{ authorization: `bearer ${KEY}` }, 200],
  ])('%j: %d', async (headers, status) => {
    const answer = await send(keyed, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
    expect(JSON.stringify(answer.body)).not.toContain(KEY);
  });

  it('shows the sets of the command line unless a request names its own', async () => {
    const headers = { authorization: `Bearer ${KEY}` };
    const [own, asked] = [await send(keyed, { headers }), await send(keyed, { headers, path: '/mcp?toolsets=meta' })];
    expect(names(own.body)).toHaveLength(6);
    expect(names(asked.body).length).toBeGreaterThanOrEqual(5);
  });

  it('gives objects where the command line asks for them, unless a request says otherwise', async () => {
    const serving = await serveHttp(
      protocol,
      { host: '127.0.0.1', port: 0, keys: [] },
      { structured: 'public' },
      logger,
    );
    const outlines = async (path: string) =>
      (await send(serving, { path })).body.result.tools.filter((tool: object) => 'outputSchema' in tool).length;
    expect(await outlines('/mcp?toolsets=core')).toBeGreaterThan(0);
    expect(await outlines('/mcp?toolsets=core&structured=0')).toBe(0);
    await serving.close();
  });
});
