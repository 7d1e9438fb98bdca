import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { endpointSuite, OWN_META } from '../../test/endpoint-suite.ts';
import { legacy, MODERN, modern, type Params } from '../../test/http.ts';

const ask = endpointSuite();

const ERAS = [
  ['2026-07-28', modern],
  ['2025-11-25', (method: string, params?: Params) => legacy(method, params, { 'mcp-protocol-version': '2025-11-25' })],
  ['no handshake and no header', legacy],
] as const;
const isModern = (era: string): boolean => era === MODERN;

describe.each(ERAS)('%s', (era, request) => {
  const extra = isModern(era) ? { resultType: 'complete' } : {};

  it('lists the tools in catalogue order, in one page', async () => {
    const { status, json } = await ask(request('tools/list'));
    expect(status).toBe(200);
    expect(json.result.tools.map((tool: { name: string }) => tool.name)).toEqual(
      TEST_CATALOGUE.map((tool) => tool.name),
    );
    const { tools, ...rest } = json.result;
    expect(rest).toEqual(isModern(era) ? { ...extra, ttlMs: 3_600_000, cacheScope: 'public', _meta: OWN_META } : {});
    expect(tools[0]).toEqual({
      name: 'get_tool_catalog',
      title: 'Title of get_tool_catalog',
      description: 'Astrology test tool get_tool_catalog.',
      inputSchema: { type: 'object', properties: { latitude: { type: 'number' } }, additionalProperties: false },
      annotations: {
        title: expect.any(String),
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
      _meta: { family: 'meta', phase: 'standalone', system: 'meta', 'anthropic/alwaysLoad': true },
    });
    expect(tools[1]._meta).toEqual({ family: 'foundation', phase: 'chart_foundation', system: 'kp' });
    const long = tools.filter((tool: { _meta: object }) => 'anthropic/maxResultSizeChars' in tool._meta);
    expect(long).toMatchObject([{ name: 'return_too_much', _meta: { 'anthropic/maxResultSizeChars': 50_000 } }]);
    expect(tools.filter((tool: object) => 'outputSchema' in tool)).toEqual([]);
  });

  it('passes arguments on and the result back', async () => {
    const args = { latitude: 6.927, note: 'कोलंबो "quoted" \u2028' };
    const { status, headers, json } = await ask(request('tools/call', { name: 'echo_arguments', arguments: args }));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    expect(json).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        content: [{ type: 'text', text: JSON.stringify(args) }],
        ...extra,
        ...(isModern(era) ? { _meta: OWN_META } : {}),
      },
    });
  });

  it('keeps the meta of a meta-tool', async () => {
    const { json } = await ask(request('tools/call', { name: 'get_tool_catalog' }));
    expect(json.result).toEqual({
      content: [{ type: 'text', text: 'All tools.' }],
      ...extra,
      _meta: { ...(isModern(era) ? OWN_META : {}), 'cuspal/structured': { tools: ['echo_arguments'] } },
    });
  });

  it('passes an argument fault on as a result with code, field and request id', async () => {
    const { status, headers, json } = await ask(request('tools/call', { name: 'refuse_argument', arguments: {} }));
    expect(status).toBe(200);
    expect(json.result.isError).toBe(true);
    expect(json.result._meta).toEqual({
      ...(isModern(era) ? OWN_META : {}),
      code: 'validation_failed',
      recoverable: true,
      field: 'latitude',
      requestId: headers['x-request-id'],
    });
  });

  it('answers an unknown tool with -32602 and the nearest names, HTTP 200', async () => {
    const { status, headers, json } = await ask(request('tools/call', { name: 'ecko_argument', arguments: {} }));
    expect(status).toBe(200);
    expect(json.error.code).toBe(-32602);
    expect(json.error.message).toContain('ecko_argument');
    expect(json.error.data.nearest[0]).toBe('echo_arguments');
    expect(json.error.data).toMatchObject({
      code: 'validation_failed',
      recoverable: true,
      requestId: headers['x-request-id'],
    });
  });

  it.each([{ cursor: 'x' }, { cursor: '' }, { cursor: 5 }])('answers the cursor in %p with -32602', async (params) => {
    const { status, json } = await ask(request('tools/list', params));
    expect([status, json.error.code]).toEqual([200, -32602]);
  });

  it('takes a null cursor for none', async () => {
    expect((await ask(request('tools/list', { cursor: null }))).json.result.tools).toHaveLength(10);
  });

  it('answers params of the wrong form with -32602', async () => {
    for (const params of [{ name: 5 }, { arguments: {} }, { name: 'echo_arguments', arguments: [] }]) {
      const { status, json } = await ask(request('tools/call', params));
      expect([status, json.error.code]).toEqual([200, -32602]);
      expect(json.error.message).not.toContain('\n');
    }
  });

  it('answers an unknown method with -32601', async () => {
    const { status, json } = await ask(request('resources/subscribe', { uri: 'cuspal://rules' }));
    expect([status, json.error.code]).toEqual([isModern(era) ? 404 : 200, -32601]);
  });

  it('answers a request with a progress token', async () => {
    const params = { name: 'echo_arguments', arguments: { a: 1 }, _meta: { progressToken: 7 } };
    const { status, json } = await ask(request('tools/call', params));
    expect(status).toBe(200);
    expect(json.result.content[0].text).toBe('{"a":1}');
  });

  it.each([undefined, '*/*', 'application/json', 'text/event-stream', 'text/html'])(
    'answers Accept %p with JSON',
    async (accept) => {
      for (const method of ['tools/list', 'nope']) {
        const message = request(method);
        const { headers } = await ask({ ...message, headers: { ...message.headers, accept } });
        expect(headers['content-type']).toBe('application/json');
      }
    },
  );

  it('echoes text and number ids, as they came', async () => {
    for (const id of ['', 'ä"\\\u0000', 0, -1, 9007199254740991]) {
      const message = request('tools/call', { name: 'echo_arguments' });
      const { json } = await ask({ ...message, body: { ...Object(message.body), id } });
      expect(json.id).toBe(id);
    }
  });

  it('lists compressed for those who take it', async () => {
    const message = request('tools/list');
    const plain = await ask(message);
    const read = { br: brotliDecompressSync, gzip: gunzipSync } as const;
    for (const coding of ['br', 'gzip'] as const) {
      const { headers, bytes } = await ask({ ...message, headers: { ...message.headers, 'accept-encoding': coding } });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(read[coding](bytes).toString()).toBe(plain.text);
    }
  });

  it('has no session', async () => {
    const message = request('tools/list');
    const { status, headers } = await ask({ ...message, headers: { ...message.headers, 'mcp-session-id': 'x' } });
    expect(status).toBe(200);
    expect(headers['mcp-session-id']).toBeUndefined();
  });
});

describe('the messages themselves', () => {
  it.each([
    ['', -32700],
    ['{', -32700],
    ['{"jsonrpc":"2.0","id":1,"method":"ping"} x', -32700],
    [Buffer.from([0x22, 0xc3, 0x28, 0x22]), -32700],
    ['[]', -32600],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600],
    ['null', -32600],
    ['5', -32600],
    ['{}', -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
  ])('%p is 400 and %p', async (body, code) => {
    const { status, json } = await ask({ body });
    expect([status, json.error.code, json.jsonrpc]).toEqual([400, code, '2.0']);
    expect(json.error.data).toMatchObject({ code: 'validation_failed', recoverable: true });
    expect(typeof json.error.data.requestId).toBe('string');
  });

  it.each(['5', '"x"', 'null', '{"jsonrpc":"2.0","id":7,"result":{},"error":{}}'])(
    '%s is no request, so its refusal has no id',
    async (body) => {
      const { json } = await ask({ body });
      expect(json.id).toBeNull();
    },
  );

  it('params of the wrong form are named in the words of JSON', async () => {
    const call = (params: unknown) =>
      ask({ body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }) });
    const [{ json: list }, { json: nameless }] = [
      await call({ name: 'echo_arguments', arguments: [] }),
      await call({ arguments: {} }),
    ];
    expect(list.error).toMatchObject({
      code: -32602,
      message: 'Invalid params: params.arguments: expected object, received array.',
    });
    expect(nameless.error.message).toBe('Invalid params: params.name: expected string, received nothing.');
  });

  it('every refusal echoes its request id and no two are the same', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask({ body: '{' })));
    for (const { headers, json } of answers) expect(json.error.data.requestId).toBe(headers['x-request-id']);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(3);
  });
});
