import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect } from 'vitest';
import { KEY, startTestGateway, type TestGateway, type TestSettings } from './gateway.ts';
import { agent, type RawRequest } from './http.ts';

/** An answer to the byte, but for what differs each time and the order of its headers. */
interface WireAnswer {
  readonly status: string;
  readonly headers: readonly string[];
  readonly body: string;
}

/** Methods of which Node's client does not say how long a body is. */
const UNFRAMED = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);
const EACH_TIME = /^(?:date|x-request-id): /i;

const EXPAND = { br: brotliDecompressSync, gzip: gunzipSync };
const isExpanded = (encoding: string | undefined): encoding is keyof typeof EXPAND =>
  encoding !== undefined && Object.hasOwn(EXPAND, encoding);

/**
 * The body and the headers that may differ. A list is compressed quickly for who asks first and made smaller beside that,
 * so what is compressed is compared by what it says, and its length by what came.
 */
function readAs({ headers }: IncomingMessage, body: Buffer): { readonly body: Buffer; readonly differing: RegExp } {
  const { 'content-encoding': encoding, 'content-length': length } = headers;
  if (!isExpanded(encoding)) return { body, differing: EACH_TIME };
  if (length !== undefined) expect(body.length).toBe(Number(length));
  return { body: EXPAND[encoding](body), differing: /^(?:date|x-request-id|content-length): /i };
}

/** One request with exactly the headers given, and what came back. */
function onWire(url: string, { method = 'POST', path = '/mcp', headers = {}, body }: RawRequest): Promise<WireAnswer> {
  const payload = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  // Answers name the server as the request does.
  const all = {
    host: 'localhost:3000',
    authorization: `Bearer ${KEY}`,
    'content-type': 'application/json',
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path, method, headers: sent, agent }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const { statusCode, statusMessage, rawHeaders } = incoming;
        const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ''}`] : []));
        const { body, differing } = readAs(incoming, Buffer.concat(parts));
        resolve({
          status: `${statusCode} ${statusMessage}`,
          headers: lines.filter((line) => !differing.test(line)).toSorted(),
          body: body.toString('latin1'),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(UNFRAMED.has(method) ? undefined : payload);
  });
}

export interface FastAndNest {
  /** What both answer to a request, after it was compared. */
  readonly both: (what: string, request: RawRequest) => Promise<WireAnswer>;
}

/** Two gateways for the tests of a describe, which differ in their fast path alone. */
export function fastAndNest(settings: () => TestSettings): FastAndNest {
  let gateways: readonly TestGateway[] = [];
  beforeAll(async () => {
    const start = (fastPath: boolean): Promise<TestGateway> => {
      const { config, ...more } = settings();
      return startTestGateway({ newRequestId: () => 'the-request', ...more, config: { ...config, fastPath } });
    };
    gateways = await Promise.all([start(true), start(false)]);
  });
  afterAll(() => Promise.all(gateways.map(({ gateway }) => gateway.close())));
  return {
    async both(what, request) {
      const [fast, nest] = await Promise.all(gateways.map(({ url }) => onWire(url, request)));
      if (!fast || !nest) throw new Error('two gateways');
      expect(nest, what).toEqual(fast);
      return fast;
    },
  };
}
