import { request as httpRequest, Agent, type IncomingHttpHeaders } from 'node:http';
import { KEY } from './gateway.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
  readonly json: ReturnType<typeof JSON.parse>;
}

export interface RawRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer | object | undefined;
}

export const agent = new Agent({ keepAlive: true });

/** One request with exactly the headers given (and a good key and content type unless overwritten). */
export function send(
  url: string,
  { method = 'POST', path = '/mcp', headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const payload = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const all = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(new URL(path, url), { method, headers: sent, agent }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(parts);
        const text = bytes.toString();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, bytes, json: parsed(text) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const MODERN = '2026-07-28';
export const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

export interface Params {
  readonly [key: string]: unknown;
}

/** A request of the initialize era; no header of the protocol is needed. */
export const legacy = (method: string, params?: Params, headers: RawRequest['headers'] = {}): RawRequest => ({
  headers,
  body: { jsonrpc: '2.0', id: 1, method, ...(params ? { params } : {}) },
});

const mcpName = (named: unknown): RawRequest['headers'] => (typeof named === 'string' ? { 'mcp-name': named } : {});

/** A request of 2026-07-28 with all the headers it needs. */
export const modern = (method: string, params: Params = {}, headers: RawRequest['headers'] = {}): RawRequest => ({
  headers: {
    'mcp-protocol-version': MODERN,
    'mcp-method': method,
    ...mcpName(params['name'] ?? params['uri']),
    ...headers,
  },
  body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: { ...ENVELOPE, ...(params['_meta'] ?? {}) } } },
});
