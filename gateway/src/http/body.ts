import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpResponse, HttpRequest } from './http-message.ts';

export const MAX_BODY_BYTES = 256 * 1024;

export type Body =
  { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: 'too_large' | 'gone' };

/** Reads at most so many bytes. How long that may take is the server's requestTimeout. */
export function readBody(request: HttpRequest, most = MAX_BODY_BYTES): Body | Promise<Body> {
  if ('whole' in request) {
    return request.whole.length > most ? { ok: false, reason: 'too_large' } : { ok: true, bytes: request.whole };
  }
  if (Number(request.headers['content-length']) > most) {
    return Promise.resolve({ ok: false, reason: 'too_large' });
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const done = (body: Body): void => {
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
      resolve(body);
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > most) done({ ok: false, reason: 'too_large' });
      else chunks.push(chunk);
    };
    const onEnd = (): void => {
      const [only] = chunks;
      done({ ok: true, bytes: only && chunks.length === 1 ? only : Buffer.concat(chunks, length) });
    };
    const onGone = (): void => done({ ok: false, reason: 'gone' });
    request.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone);
  });
}

/** Answers at once and keeps the connection open only until the client has stopped sending. */
export function replyTooLarge(
  request: HttpRequest,
  response: HttpResponse,
  headers: OutgoingHttpHeaders,
  text: string,
): void {
  const body = Buffer.from(text);
  response.writeHead(413, { ...headers, 'Content-Length': body.length, Connection: 'close' });
  response.write(body);
  discardBody(request, response);
}

const DISCARDED_BYTES = 4 * 1024 * 1024;
const DISCARD_MS = 1_000;

/**
 * Swallows what a client is still sending before the connection is closed: a closed socket with unread bytes resets
 * the connection, and the client would lose the answer that says why.
 */
function discardBody(request: HttpRequest, response: Pick<HttpResponse, 'end'>): void {
  if ('whole' in request) return void response.end();
  let length = 0;
  const stop = (): void => {
    clearTimeout(timer);
    response.end();
    if (!request.complete) request.destroy();
  };
  const timer = setTimeout(stop, DISCARD_MS);
  request.on('error', stop);
  request.on('close', () => clearTimeout(timer));
  request.on('end', stop);
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > DISCARDED_BYTES) stop();
  });
  request.resume();
}
