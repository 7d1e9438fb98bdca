import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client as V2Client, StreamableHTTPClientTransport as V2Transport } from '@modelcontextprotocol/client';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as V1Transport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ROOT } from '../../scripts/lib/runtime.mjs';
import { clientSuite } from './support/client-suite.ts';
import { BIRTH } from './support/caller.ts';
import { startOneProcess, type OneProcess } from './support/one-process.ts';
import { sharedSystem } from './support/shared.ts';

const TIMEOUT_MS = 120_000;

const system = await sharedSystem();

const requestInit = () => ({ headers: { authorization: `Bearer ${system.key}` } });
const info = { name: 'e2e', version: '1.0.0' };

const clients: Record<string, () => Promise<any>> = {
  'the v1 client': async () => {
    const client = new V1Client(info);
    await client.connect(new V1Transport(new URL(system.url), { requestInit: requestInit() }));
    return client;
  },
  'the v2 client, initialize era': () => v2('legacy'),
  'the v2 client, negotiated': () => v2('auto'),
  'the v2 client, pinned to 2026-07-28': () => v2({ pin: '2026-07-28' }),
};
const v2 = async (mode: 'legacy' | 'auto' | { pin: string }) => {
  const client = new V2Client(info, { versionNegotiation: { mode } });
  await client.connect(new V2Transport(new URL(system.url), { requestInit: requestInit() }));
  return client;
};
clientSuite(clients);

describe('the same in one process', () => {
  let alone: OneProcess;
  beforeAll(async () => {
    alone = await startOneProcess(join(ROOT, 'packages/one-process/bin/cuspal.mjs'));
  }, TIMEOUT_MS);
  afterAll(() => alone?.stop());

  const body = async (url: string, method: string, params: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${system.key}` };
    const message = { jsonrpc: '2.0', id: 1, method, params };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message) });
    return response.text();
  };

  it.each([
    ['tools/list', {}],
    ['prompts/list', {}],
    ['resources/list', {}],
    ['resources/read', { uri: 'cuspal://rules/R5.3' }],
    ...['get_house_cusps', 'get_planets', 'analyze_natal_promise', 'get_divisional_chart', 'get_shadbala'].map(
      (name): [string, object] => ['tools/call', { name, arguments: BIRTH }],
    ),
    ['tools/call', { name: 'call_tool', arguments: { name: 'get_house_cusps', arguments: BIRTH, precision: 2 } }],
    ['tools/call', { name: 'get_planet', arguments: {} }],
  ])('%s %j: the bytes that the gateway and its services answer', async (method, params) => {
    const [served, here] = [await body(system.url, method, params), await body(alone.url, method, params)];
    expect(withoutRequestId(here)).toBe(withoutRequestId(served));
    expect(served.length).toBeGreaterThan(100);
  });
});

const withoutRequestId = (text: string): string => text.replaceAll(/"requestId":"[^"]*"/g, '"requestId":""');
