import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpResponse } from './http-message.ts';
import { bytesOf, keptBytes, type Piece } from './pieces.ts';
import { noteKept } from './waiting-bytes.ts';

/** Below this, one copy is cheaper than several writes. */
const COPIED_BYTES = 16 * 1024;

/** Writes a whole reply; what the client has left is dropped in silence. */
export function reply(
  response: HttpResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: readonly Piece[],
): void {
  if (response.destroyed || response.headersSent) return;
  const { compressor } = response;
  const accepted = response.whole ? response.acceptEncoding : response.req.headers['accept-encoding']?.toString();
  if (status === 200 && accepted !== undefined && compressor?.mayTake(headers, accepted, body) === true)
    compressor.compress(headers, body, (compressed, bytes) => write(response, status, compressed, bytes));
  else write(response, status, headers, body);
}

function write(response: HttpResponse, status: number, headers: OutgoingHttpHeaders, body: readonly Piece[]): void {
  if (response.destroyed || response.headersSent) return;
  if (response.whole) return response.whole(status, headers, body);
  if (response.socket) noteKept(response.socket, keptBytes(body));
  const parts = body.map(bytesOf);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  response.writeHead(status, { ...headers, 'Content-Length': length });
  const [only] = parts;
  if (parts.length === 1) return void response.end(only);
  if (length <= COPIED_BYTES) return void response.end(Buffer.concat(parts, length));
  response.cork();
  for (const part of parts) response.write(part);
  response.uncork();
  response.end();
}

export function replyJson(response: HttpResponse, status: number, headers: OutgoingHttpHeaders, body: string): void {
  reply(response, status, { 'Content-Type': 'application/json', ...headers }, [Buffer.from(body)]);
}
