import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientOfVersion1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOfVersion1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send, type RawRequest } from '../../test/http.ts';
import { eventually } from '../../test/services.ts';
import { connectServices, eachService } from '../routing/clients.ts';

let service: FakeService;
let gateway: TestGateway;
beforeAll(async () => {
  service = await fakeService('ephemeris', []);
  service.list = TEST_CATALOGUE;
  gateway = await startTestGateway({ clients: connectServices(eachService(() => service.target)) });
});
afterAll(async () => {
  await gateway.gateway.close();
  service.kill();
});

const STREAM = { accept: 'application/json, text/event-stream' };
const ERAS = { legacy, modern };
type Ask = typeof legacy;

/** A call with a progress token. */
const aloud = (ask: Ask, args: object, name = 'work_aloud', headers: RawRequest['headers'] = STREAM): RawRequest =>
  ask('tools/call', { name, arguments: args, _meta: { progressToken: 'p-1' } }, headers);

/** The messages of an event stream. */
const events = (text: string) =>
  text
    .split('\n\n')
    .filter((frame) => frame !== '')
    .map((frame) => {
      expect(frame).toMatch(/^event: message\ndata: \{[^\n]*\}$/);
      return JSON.parse(frame.slice('event: message\ndata: '.length));
    });

describe.each(Object.entries(ERAS))('a call with a progress token, %s', (era, ask) => {
  it('streams each step as it comes, the result last', async () => {
    const response = await fetch(`${gateway.url}/mcp`, request(aloud(ask, { steps: 3 })));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    const arrived: { readonly text: string; readonly atMs: number }[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      arrived.push({ text: decoder.decode(chunk), atMs: performance.now() });
    const messages = events(arrived.map(({ text }) => text).join(''));
    expect(messages.slice(0, -1)).toEqual(
      [1, 2, 3].map((progress) => ({
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 'p-1', progress, total: 3, ...(progress % 2 && { message: `step ${progress}` }) },
      })),
    );
    expect(messages.at(-1)).toMatchObject({ id: 1, result: { content: [{ type: 'text', text: '{"steps":3}' }] } });
    if (era === 'modern') expect(messages.at(-1).result.resultType).toBe('complete');
    // Not gathered and sent at once: the first step is there while the service still works.
    expect((arrived.at(-1)?.atMs ?? 0) - (arrived[0]?.atMs ?? 0)).toBeGreaterThan(500);
  });

  it.each([
    ['ends before its first step', aloud(ask, { steps: 0 })],
    ['is of a tool that tells none', aloud(ask, {}, 'echo_arguments')],
    [
      'comes from a client that takes no stream',
      aloud(ask, { steps: 1 }, 'work_aloud', { accept: 'application/json' }),
    ],
  ])('is plain JSON when it %s', async (_, call) => {
    const { status, headers, json } = await send(gateway.url, call);
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(json.result.content).toHaveLength(1);
  });

  it('ends in a failed call when the service breaks', async () => {
    const { text } = await send(gateway.url, aloud(ask, { steps: 4, breakAfter: 2 }));
    const messages = events(text);
    expect(messages.map(({ method }) => method ?? 'result')).toEqual([
      'notifications/progress',
      'notifications/progress',
      'result',
    ]);
    expect(messages.at(-1).result).toMatchObject({ isError: true, _meta: { code: 'engine_unavailable' } });
  });

  it('is cancelled when the client goes away', async () => {
    const before = service.cancelled;
    const gone = new AbortController();
    const response = await fetch(`${gateway.url}/mcp`, { ...request(aloud(ask, { steps: 15 })), signal: gone.signal });
    await response.body?.getReader().read();
    gone.abort();
    expect(await eventually(() => service.cancelled === before + 1)).toBe(true);
    expect(
      await eventually(() => gateway.log.some(({ tool, outcome }) => tool === 'work_aloud' && outcome === 'cancelled')),
    ).toBe(true);
  });
});

it('without a token the call waits for its answer', async () => {
  const { headers, json } = await send(
    gateway.url,
    legacy('tools/call', { name: 'work_aloud', arguments: {} }, STREAM),
  );
  expect(headers['content-type']).toBe('application/json');
  expect(json.result.content[0].text).toBe('{}');
});

const request = ({ headers = {}, body }: RawRequest): RequestInit => ({
  method: 'POST',
  headers: {
    authorization: `Bearer ${KEY}`,
    'content-type': 'application/json',
    ...(headers as Record<string, string>),
  },
  body: JSON.stringify(body),
});

const identity = { name: 'test', version: '1' };
const address = () => new URL(`${gateway.url}/mcp`);
const requestInit = { headers: { authorization: `Bearer ${KEY}` } };
const call = { name: 'work_aloud', arguments: {} };
interface Heard {
  readonly progress: number;
}

async function closedAfter<Result>(client: { close(): Promise<void> }, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } finally {
    await client.close();
  }
}

const CLIENTS = {
  'SDK 1': async (onprogress: (step: Heard) => void) => {
    const client = new ClientOfVersion1(identity);
    await client.connect(new TransportOfVersion1(address(), { requestInit }));
    return closedAfter(client, client.callTool(call, undefined, { onprogress }));
  },
  'SDK 2, handshake': async (onprogress: (step: Heard) => void) => {
    const client = new Client(identity);
    await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }));
    return closedAfter(client, client.callTool(call, { onprogress }));
  },
  'SDK 2, 2026-07-28 alone': async (onprogress: (step: Heard) => void) => {
    const client = new Client(identity, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }));
    return closedAfter(client, client.callTool(call, { onprogress }));
  },
} as const;

it.each(Object.entries(CLIENTS))('%s hears three seconds of work in six steps', async (_, work) => {
  const heard: number[] = [];
  const result = await work(({ progress }) => heard.push(progress));
  expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
  expect(result).toMatchObject({ content: [{ type: 'text', text: '{}' }] });
});
