import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpResponse } from './http-message.ts';
import { bytesOf, type Piece } from './pieces.ts';

/** Below this, one copy is cheaper than several writes. */
const COPIED_BYTES = 64 * 1024;

/** Writes a whole reply; what the client has left is dropped in silence. */
export function reply(
  response: HttpResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: readonly Piece[],
): void {
  if (response.destroyed || response.headersSent) return;
  if (response.whole) return response.whole(status, headers, body);
  const parts = body.map(bytesOf);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  response.writeHead(status, { ...headers, 'Content-Length': length });
  if (length <= COPIED_BYTES) {
    response.end(Buffer.concat(parts, length));
    return;
  }
  response.cork();
  for (const part of parts) response.write(part);
  response.uncork();
  response.end();
}

export function replyJson(response: HttpResponse, status: number, headers: OutgoingHttpHeaders, body: string): void {
  reply(response, status, { 'Content-Type': 'application/json', ...headers }, [Buffer.from(body)]);
}
