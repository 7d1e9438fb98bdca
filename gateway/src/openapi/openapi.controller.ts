import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { chosenEncoding, freezeOnDemand, type FrozenJson } from '../mcp/frozen-json.ts';
import { reply as send } from '../http/reply.ts';
import { jsonFault, WrongHost, WrongMethod, type Faults } from '../web/faults.ts';
import { HostGuard } from '../web/host.guard.ts';
import { RouteGuard } from '../web/route.guard.ts';
import { rawOf, Route, type RouteReply, type RouteRequest } from '../web/route.ts';
import { BASE_URL_OF } from '../web/web.module.ts';
import { documentHead, documentTail } from './document.ts';

interface Written {
  readonly head: FrozenJson;
  /** Hash of the part that does not depend on the base URL. */
  readonly hash: string;
}

const FAULTS: Faults = {
  logged: 'the OpenAPI document failed',
  answer(fault, _request, requestId) {
    if (fault instanceof WrongHost) return jsonFault(403, 'The Host header names another server.', requestId);
    if (fault instanceof WrongMethod)
      return jsonFault(405, 'Ask for this document by GET.', requestId, { Allow: fault.allow });
    return jsonFault(500, 'The document cannot be written at the moment. Try again.', requestId);
  },
};

/** The contract of the addresses under /v1. Made when it is first asked for; needs no database. */
@Controller()
@UseGuards(HostGuard, RouteGuard)
export class OpenApiController {
  #written: Promise<Written> | undefined;

  constructor(@Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string) {}

  @Route('openapi.json', { methods: ['GET', 'HEAD'], needsHost: true, faults: FAULTS })
  async document(@Req() { raw: { method, headers }, raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const { head, hash } = await this.#document();
    const tail = documentTail(this.baseUrlOf(raw));
    const etag = `W/"${createHash('sha256').update(hash).update(tail).digest('base64url').slice(0, 22)}"`;
    const kept = { ...SHARED, ETag: etag };
    const response = rawOf(reply);
    if (headers['if-none-match'] === etag) return send(response, 304, kept, []);
    const { encoding, parts } = head.body(chosenEncoding(headers['accept-encoding']?.toString()), tail);
    const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    if (method === 'GET') return send(response, 200, { ...kept, ...TYPE, ...coding }, parts);
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
