import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES, endpointSuite } from '../../test/endpoint-suite.ts';
import { ENVELOPE, legacy, MODERN, modern, type RawRequest } from '../../test/http.ts';
import { aboutServer, INSTRUCTIONS } from './identity.ts';

const ask = endpointSuite();

describe('2026-07-28 alone', () => {
  const call = { name: 'echo_arguments', arguments: {} };
  const changed = (headers: RawRequest['headers'], meta: object = {}): RawRequest => {
    const message = modern('tools/call', { ...call, _meta: meta });
    return { ...message, headers: { ...message.headers, ...headers } };
  };

  it('tells who it is by server/discover', async () => {
    const { json } = await ask(modern('server/discover'));
    expect(json.result).toEqual({
      supportedVersions: [MODERN],
      capabilities: CAPABILITIES,
      instructions: INSTRUCTIONS,
      ttlMs: 3_600_000,
      cacheScope: 'public',
      resultType: 'complete',
      _meta: { 'io.modelcontextprotocol/serverInfo': aboutServer() },
    });
  });

  it.each(['protocolVersion', 'clientCapabilities'])('400 and -32602 without %s', async (key) => {
    const { status, json } = await ask(changed({}, { [`io.modelcontextprotocol/${key}`]: undefined }));
    expect([status, json.error.code]).toEqual([400, -32602]);
    expect(json.error.data).toMatchObject({ code: 'validation_failed', recoverable: true });
  });

  it('does without clientInfo', async () => {
    expect((await ask(changed({}, { 'io.modelcontextprotocol/clientInfo': undefined }))).status).toBe(200);
  });

  it('400 and -32022 with what is supported for another version', async () => {
    const version = { 'io.modelcontextprotocol/protocolVersion': '2027-01-01' };
    const { status, json } = await ask(changed({ 'mcp-protocol-version': '2027-01-01' }, version));
    expect([status, json.error.code, json.id]).toEqual([400, -32022, 1]);
    expect(json.error.data).toMatchObject({ supported: [MODERN], requested: '2027-01-01' });
  });

  it.each([
    ['mcp-protocol-version', undefined],
    ['mcp-protocol-version', '2025-11-25'],
    ['mcp-method', undefined],
    ['mcp-method', 'tools/list'],
    ['mcp-method', 'Tools/Call'],
    ['mcp-name', undefined],
    ['mcp-name', 'echo_structured'],
    ['mcp-name', '=?base64?***?='],
  ])('400 and -32020 for the header %s: %s', async (name, value) => {
    const { status, json } = await ask(changed({ [name]: value }));
    expect([status, json.error.code, json.id]).toEqual([400, -32020, 1]);
  });

  it('decodes the name header and takes header names in any case', async () => {
    const name = `=?base64?${Buffer.from('echo_arguments').toString('base64')}?=`;
    expect((await ask(changed({ 'mcp-name': undefined, 'MCP-NAME': name }))).status).toBe(200);
  });

  it.each(['initialize', 'ping', 'logging/setLevel'])('404 for %s, which it has not', async (method) => {
    const { status, json } = await ask(modern(method, { protocolVersion: MODERN, capabilities: {} }));
    expect([status, json.error.code]).toEqual([404, -32601]);
  });

  it('acknowledges a subscription to nothing and ends it', async () => {
    const { status, headers, text } = await ask(
      modern('subscriptions/listen', { notifications: { toolsListChanged: true } }),
    );
    expect([status, headers['content-type'], headers['x-accel-buffering']]).toEqual([200, 'text/event-stream', 'no']);
    expect(text.match(/^data: /gm)).toHaveLength(2);
  });

  it('202 and nothing for a notification', async () => {
    const body = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1, _meta: ENVELOPE } };
    const { status, text } = await ask({ headers: { 'mcp-protocol-version': MODERN }, body });
    expect([status, text]).toEqual([202, '']);
  });
});

describe('the initialize era alone', () => {
  const initialize = (protocolVersion: string) =>
    ask(legacy('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } }));

  it.each(['2025-11-25', '2025-06-18', '2025-03-26'])('shakes hands at %s', async (version) => {
    const { status, json } = await initialize(version);
    expect(status).toBe(200);
    expect(json.result).toEqual({
      protocolVersion: version,
      capabilities: CAPABILITIES,
      serverInfo: aboutServer(),
      instructions: INSTRUCTIONS,
    });
  });

  it.each(['2020-01-01', '', MODERN])('answers a handshake at %p with its own latest version', async (version) => {
    expect((await initialize(version)).json.result.protocolVersion).toBe('2025-11-25');
  });

  it('refuses an unknown version in the header with 400', async () => {
    const { status, json } = await ask(legacy('tools/list', {}, { 'mcp-protocol-version': '1999-01-01' }));
    expect([status, json.error.code, json.error.data.code, json.id]).toEqual([400, 400, 'validation_failed', 1]);
    const { supported } = json.error.data;
    expect(supported[0]).toBe(MODERN);
    expect(json.error.message).toBe(
      `Unsupported protocol version: 1999-01-01 (supported versions: ${supported.join(', ')})`,
    );
    const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const named = page
      .slice(page.indexOf('## Protocol'), page.indexOf('The handshake may be'))
      .match(/\d{4}-\d\d-\d\d/g);
    expect([...new Set(named)]).toEqual(supported);
  });

  it('answers ping, and notifications with 202', async () => {
    expect((await ask(legacy('ping'))).json.result).toEqual({});
    for (const method of ['notifications/initialized', 'notifications/cancelled', 'notifications/unheard_of']) {
      const { status, text } = await ask({ body: { jsonrpc: '2.0', method } });
      expect([status, text]).toEqual([202, '']);
    }
  });
});
