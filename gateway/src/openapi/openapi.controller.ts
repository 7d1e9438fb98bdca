import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { chosenEncoding, freezeOnDemand, type FrozenJson } from '../http/frozen-json.ts';
import { namesTag } from '../http/entity-tag.ts';
import { reply as send } from '../http/reply.ts';
import { jsonFault, WrongHost, WrongMethod, type Faults } from '../web/faults.ts';
import { HostGuard, RouteGuard } from '../web/guards.ts';
import { takeOver, Route, type RouteReply, type RouteRequest } from '../web/route.ts';
import { BASE_URL_OF } from '../web/web.module.ts';
import { toolsInSets } from '@cuspal/catalog';
import { selectionOf } from '../toolsets/selection.ts';
import { documentHead, documentTail, readParts, type Parts } from './document.ts';

/** A document up to where the address of the server stands. */
interface Written {
  readonly head: FrozenJson;
  /** Hash of the part that does not depend on the base URL. */
  readonly hash: string;
}

const FAULTS: Faults = {
  logged: 'the OpenAPI document failed',
  answer(fault, _request, requestId) {
    if (fault instanceof WrongHost) return jsonFault(403, 'The Host header names another server.', requestId);
    if (fault instanceof UnknownToolset) return jsonFault(400, fault.message, requestId);
    if (fault instanceof WrongMethod)
      return jsonFault(405, 'Ask for this document by GET.', requestId, { Allow: fault.allow });
    return jsonFault(500, 'The document cannot be written at the moment. Try again.', requestId);
  },
};

class UnknownToolset extends Error {}

/** The contract of the addresses under /v1, of all tools or of some sets. Made when first asked for; needs no database. */
@Controller()
@UseGuards(HostGuard, RouteGuard)
export class OpenApiController {
  #parts: Promise<Parts> | undefined;
  /** Documents of all tools and of single sets; there are no more of them than sets. */
  readonly #kept = new Map<string, Written>();

  constructor(@Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string) {}

  @Route('openapi.json', { methods: ['GET', 'HEAD'], needsHost: true, faults: FAULTS })
  async document(@Req() { raw: { method, headers }, raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const { head, hash, kept: isKept } = await this.#document(raw);
    const tail = documentTail(this.baseUrlOf(raw));
    const etag = `W/"${createHash('sha256').update(hash).update(tail).digest('base64url').slice(0, 22)}"`;
    const kept = { ...SHARED, ETag: etag };
    const response = takeOver(reply);
    if (namesTag(headers['if-none-match'], etag, 'weak')) return send(response, 304, kept, []);
    const { encoding, parts } = head.body(
      isKept ? chosenEncoding(headers['accept-encoding']?.toString()) : 'identity',
      tail,
    );
    const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    if (method === 'GET') return send(response, 200, { ...kept, ...TYPE, ...coding }, parts);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    response.writeHead(200, { ...kept, ...TYPE, ...coding, 'Content-Length': length }).end();
  }

  async #document(request: IncomingMessage): Promise<Written & { readonly kept: boolean }> {
    // The address alone says which sets: what is answered may be kept by anybody on the way.
    const read = selectionOf({ url: request.url ?? '', headers: {} });
    if (!read.ok) throw new UnknownToolset(read.message);
    const sets = read.selection?.toolsets ?? [];
    const known = this.#kept.get(sets.join());
    if (known) return { ...known, kept: true };
    const text = documentHead(await this.#read(), sets.length === 0 ? undefined : toolsInSets(sets));
    const hash = createHash('sha256').update(text).digest('base64url');
    const written = { head: freezeOnDemand(text), hash };
    // Several sets together are too many to keep, and to compress for one reader.
    if (sets.length > 1) return { ...written, kept: false };
    this.#kept.set(sets.join(), written);
    return { ...written, kept: true };
  }

  /** A failed reading is tried again by the next request. */
  #read(): Promise<Parts> {
    return (this.#parts ??= readParts().catch((fault: unknown) => {
      this.#parts = undefined;
      throw fault;
    }));
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
