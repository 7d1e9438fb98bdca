import type { OutgoingHttpHeaders } from 'node:http';
import { makeRoom } from '../core/lru-cache.ts';
import { keep } from '../http/pieces.ts';
import { reply as send } from '../http/reply.ts';
import { chosenEncoding, freezeOnDemand, type ContentEncoding } from '../http/frozen-json.ts';
import { html } from '../web/html.ts';
import { takeOver, type RouteReply } from '../web/route.ts';
import { SERVER } from './call-code.ts';

/** A text that anybody may read, as bytes that all its answers share. */
export interface KeptText {
  readonly headers: OutgoingHttpHeaders;
  /** `baseUrl`: the address of the server, as the request knows it. */
  body(
    wanted: ContentEncoding,
    baseUrl?: string,
  ): { readonly encoding: ContentEncoding; readonly parts: readonly Buffer[] };
}

/** Addresses that the server may be called by at once: whoever asks may name others. */
export const MOST_BASE_URLS = 8;

/** Bytes as they are. */
export function keptBytes(bytes: Buffer, headers: OutgoingHttpHeaders): KeptText {
  const parts = [keep(bytes)];
  return { headers, body: () => ({ encoding: 'identity', parts }) };
}

/**
 * A page, with the address of the server where SERVER stands in it. It has a form, so it is never compressed.
 */
export function keptPage({
  headers,
  body,
}: {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}): KeptText {
  const [first = '', ...others] = body.split(SERVER);
  if (others.length === 0) return keptBytes(Buffer.from(body), headers);
  const begin = keep(Buffer.from(first));
  const pieces = others.map((piece) => keep(Buffer.from(piece)));
  return {
    headers,
    body: (_wanted, baseUrl = '') => {
      const address = Buffer.from(html`${baseUrl}`.text);
      return { encoding: 'identity', parts: [begin, ...pieces.flatMap((piece) => [address, piece])] };
    },
  };
}

/** A text without forms, which ends with a line end; compressed when a client first takes it so. */
export function keptPlain(text: string, headers: OutgoingHttpHeaders): KeptText {
  const frozen = freezeOnDemand(text.replace(/\n$/, ''));
  return { headers: { ...headers, Vary: 'Accept-Encoding' }, body: (wanted) => frozen.body(wanted, '\n') };
}

/** Texts that are written when they are first asked for. Beyond so many the oldest goes. */
export class KeptTexts {
  readonly #texts = new Map<string, KeptText>();

  constructor(private readonly most = Number.POSITIVE_INFINITY) {}

  /** The text under a key; undefined where there is none to keep. */
  of<Text extends KeptText | undefined>(key: string, write: () => Text): KeptText | Text {
    const known = this.#texts.get(key);
    if (known) return known;
    const written = write();
    if (!written) return written;
    makeRoom(this.#texts, key, this.most);
    this.#texts.set(key, written);
    return written;
  }
}

/** Answers with a kept text, without its bytes where only the head was asked for. */
export function answerKept(reply: RouteReply, text: KeptText, baseUrl = ''): void {
  const response = takeOver(reply);
  const { method, headers } = response.req;
  const { encoding, parts } = text.body(chosenEncoding(headers['accept-encoding']?.toString()), baseUrl);
  const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  if (method !== 'HEAD') return send(response, 200, { ...text.headers, ...coding }, parts);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  response.writeHead(200, { ...text.headers, ...coding, 'Content-Length': length }).end();
}
