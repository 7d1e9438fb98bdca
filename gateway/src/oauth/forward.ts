import { IncomingMessage } from 'node:http';

/** A request like the one that came, with a body that has been read and changed. */
export function withBody(request: IncomingMessage, body: string): IncomingMessage {
  const bytes = Buffer.from(body);
  const { 'transfer-encoding': _, ...headers } = request.headers;
  const forwarded = new IncomingMessage(request.socket);
  forwarded.method = request.method;
  forwarded.url = request.url;
  forwarded.httpVersion = request.httpVersion;
  forwarded.headers = { ...headers, 'content-length': String(bytes.length) };
  forwarded.complete = true;
  forwarded.push(bytes);
  forwarded.push(null);
  return forwarded;
}
