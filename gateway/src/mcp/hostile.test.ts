import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { ENVELOPE, MODERN, send, type RawRequest } from '../../test/http.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ logLevel: 'error' });
});
afterAll(() => gateway.gateway.close());

/** Never a 5xx, never internals, always JSON (or nothing) and a request id; and nothing in the log that is our fault. */
async function holds(request: RawRequest): Promise<void> {
  const { status, headers, text, json } = await send(gateway.url, request);
  expect(status).toBeLessThan(500);
  expect(headers['x-request-id']).toBeDefined();
  if (text !== '' && headers['content-type'] === 'application/json') expect(json.jsonrpc).toBe('2.0');
  expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  expect(gateway.log).toEqual([]);
}

const names = fc.constantFrom('tools/call', 'tools/list', 'initialize', 'ping', 'server/discover', '__proto__', '');
const keys = fc.constantFrom('name', 'arguments', '_meta', 'cursor', 'constructor', 'toString', 'requestState');
const tools = fc.constantFrom('echo_arguments', 'nope', 'hasOwnProperty', '\u0000');
const params = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(keys, fc.oneof(fc.jsonValue(), tools)),
  fc.record({ name: tools, arguments: fc.dictionary(fc.string(), fc.jsonValue()), _meta: fc.jsonValue() }),
  fc.record({ name: tools, _meta: fc.record({ ...constants(ENVELOPE), extra: fc.jsonValue() }) }),
);
const message = fc.record(
  {
    jsonrpc: fc.constantFrom('2.0', '1.0', 2),
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    method: fc.oneof(names, fc.jsonValue()),
    params,
    result: fc.jsonValue(),
    error: fc.jsonValue(),
  },
  { requiredKeys: ['method'] },
);
const version = fc.constantFrom(undefined, MODERN, '2025-11-25', 'x', '', '9999');
const headers = fc.record({
  'mcp-protocol-version': version,
  'mcp-method': fc.oneof(
    fc.constant(undefined),
    names.filter((name) => name !== ''),
  ),
  'mcp-name': fc.constantFrom(undefined, 'echo_arguments', '=?base64?w6TDpA==?=', '\u00e4'),
  accept: fc.constantFrom(undefined, '*/*', 'text/html;q=x'),
  'accept-encoding': fc.constantFrom(undefined, 'br', 'gzip;q=0', '*;q=banana'),
  traceparent: fc.constantFrom(undefined, 'x', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`),
});

function constants(object: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, fc.constant(value)]));
}

describe('hostile input', () => {
  it('messages that nearly fit', async () => {
    await fc.assert(
      fc.asyncProperty(message, headers, async (body, sent) => holds({ body: JSON.stringify(body), headers: sent })),
      { numRuns: 600 },
    );
  });

  it('any JSON, and any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => holds({ body })),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (body) => holds({ body: Buffer.from(body) })),
      { numRuns: 200 },
    );
  });

  const call = (args: string): string =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo_arguments","arguments":${args}}}`;

  it('objects nested deeper than any stack', async () => {
    const depth = 60_000;
    await holds({ body: call(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`) });
    await holds({ body: call(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`) });
    await holds({ body: `${'['.repeat(100_000)}` });
    await holds({
      body: `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
    });
    const meta = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
    await holds({ body: `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":${meta}}}` });
    const envelope = JSON.stringify(ENVELOPE).replace(
      '"io.modelcontextprotocol/clientCapabilities":{}',
      `"io.modelcontextprotocol/clientCapabilities":{"experimental":{"x":${meta}}}`,
    );
    await holds({
      body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo_arguments","_meta":${envelope}}}`,
      headers: { 'mcp-protocol-version': MODERN, 'mcp-method': 'tools/call', 'mcp-name': 'echo_arguments' },
    });
  });

  it('numbers and texts at the edge', async () => {
    for (const args of ['{"a":1e400}', '{"a":-0}', '{"a":"\\ud800"}', '{"__proto__":{"x":1}}', '{"a":1e-400}']) {
      await holds({ body: call(args) });
    }
    await holds({ body: call('{}').replace('"id":1', `"id":"${'x'.repeat(200_000)}"`) });
    await holds({
      body: `{"jsonrpc":"2.0","id":"${'x'.repeat(200_000)}","method":"tools/list"}`,
      headers: { 'accept-encoding': 'br' },
    });
    await holds({ body: call('{}').replace('"id":1', '"id":1e400') });
    await holds({ body: call('{}').replace('echo_arguments', 'x'.repeat(250_000)) });
  });
});
