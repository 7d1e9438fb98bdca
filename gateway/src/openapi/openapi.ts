import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { Handler } from '../http/http-server.ts';
import { chosenEncoding, freezeOnDemand, type FrozenJson } from '../mcp/frozen-json.ts';
import type { OriginPolicy } from '../http/origins.ts';
import { reply, replyJson } from '../http/reply.ts';
import { documentHead, documentTail } from './document.ts';

export interface OpenApiParts {
  readonly origins: Pick<OriginPolicy, 'judge'>;
  /** The public address of the server, as this request may know it. */
  readonly baseUrlOf: (request: IncomingMessage) => string;
  readonly logger: Logger;
}

interface Written {
  readonly head: FrozenJson;
  /** Of the part that is alike for all. */
  readonly hash: string;
}

const PATH = '/openapi.json';

/** GET /openapi.json: the contract of the addresses under /v1. Made when it is first asked for; needs no database. */
export class OpenApi implements Handler {
  readonly #parts: OpenApiParts;
  #written: Promise<Written> | undefined;

  constructor(parts: OpenApiParts) {
    this.#parts = parts;
  }

  /** False when the path is none of ours. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    if (request.url?.split('?', 1)[0] !== PATH) return false;
    this.#answer(request, response, requestId).catch((fault: unknown) => {
      faultLog(this.#parts.logger).error({ requestId, fault }, 'the OpenAPI document failed');
      refuse(response, 500, 'The document cannot be written at the moment. Try again.', requestId);
    });
    return true;
  }

  async #answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const { method, headers } = request;
    if (!this.#parts.origins.judge(headers.host, undefined).ok)
      return refuse(response, 403, 'The Host header names another server.', requestId);
    if (method !== 'GET' && method !== 'HEAD')
      return refuse(response, 405, 'Ask for this document by GET.', requestId, { Allow: 'GET, HEAD' });
    const { head, hash } = await this.#document();
    const tail = documentTail(this.#parts.baseUrlOf(request));
    const etag = `W/"${createHash('sha256').update(hash).update(tail).digest('base64url').slice(0, 22)}"`;
    const kept = { ...SHARED, ETag: etag };
    if (headers['if-none-match'] === etag) return reply(response, 304, kept, []);
    const { encoding, parts } = head.body(chosenEncoding(headers['accept-encoding']?.toString()), tail);
    const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    if (method === 'GET') return reply(response, 200, { ...kept, ...TYPE, ...coding }, parts);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    response.writeHead(200, { ...kept, ...TYPE, ...coding, 'Content-Length': length }).end();
  }

  /** A failed reading is tried again by the next request. */
  #document(): Promise<Written> {
    return (this.#written ??= documentHead().then(
      (text) => ({ head: freezeOnDemand(text), hash: createHash('sha256').update(text).digest('base64url') }),
      (fault: unknown) => {
        this.#written = undefined;
        throw fault;
      },
    ));
  }
}

/** Public, the same for everybody who names the server alike; tools in a browser may read it from any page. */
const SHARED: OutgoingHttpHeaders = {
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  Vary: 'Accept-Encoding, Host',
  'X-Content-Type-Options': 'nosniff',
};
const TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  requestId: string,
  headers: OutgoingHttpHeaders = {},
): void {
  replyJson(response, status, headers, JSON.stringify({ error: { status, message, requestId } }));
}
