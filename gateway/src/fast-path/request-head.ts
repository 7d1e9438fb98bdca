import type { IncomingHttpHeaders } from 'node:http';
import { isHost } from '../http/host.ts';

/** What is known of a plain request before its body is there. */
export interface Head {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the body. */
  readonly length: number;
}

const REQUEST_LINE = /^(GET|POST) (\/[!-~]*) HTTP\/1\.1$/;
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** What may stand as the value of a header, of a request or of an answer. */
export const HEADER_VALUE = /^[\t -~]*$/;
const LENGTH = /^\d{1,6}$/;
/** Node refuses a request of more than 1,000. */
const MOST_HEADERS = 100;

/** What says how messages are cut or what becomes of the connection, and a name that is no plain member in JavaScript. */
const FOR_NODE = new Set([
  'transfer-encoding',
  'te',
  'trailer',
  'expect',
  'upgrade',
  'keep-alive',
  'proxy-connection',
  '__proto__',
]);

/**
 * The head of a request, its lines without the empty one at the end; undefined for all that is not entirely plain. So
 * that nobody can read a message otherwise than Node would, names come once, values are ASCII, and the length of the body
 * is a number alone.
 */
export function plainHead(text: string): Head | undefined {
  const [first = '', ...lines] = text.split('\r\n');
  const [, method, url] = REQUEST_LINE.exec(first) ?? [];
  if (method === undefined || url === undefined || lines.length > MOST_HEADERS) return undefined;
  const headers: IncomingHttpHeaders = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1);
    if (colon < 1 || !NAME.test(name) || !HEADER_VALUE.test(value)) return undefined;
    const known = name.toLowerCase();
    if (FOR_NODE.has(known) || known in headers) return undefined;
    headers[known] = value.trim();
  }
  // Equal heads share them.
  Object.freeze(headers);
  const { host, connection = 'keep-alive', 'content-length': length } = headers;
  if (host === undefined || !isHost(host) || connection.toLowerCase() !== 'keep-alive') return undefined;
  if (method === 'GET') return length === undefined ? { method, url, headers, length: 0 } : undefined;
  return length !== undefined && LENGTH.test(length) ? { method, url, headers, length: Number(length) } : undefined;
}
