import type { IncomingMessage } from 'node:http';

/** A name or an address, with or without a port (RFC 9110, 7.2); nothing where the target names none. */
const HOST = /^(?:\[[\w:.~%-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/;

export const isHost = (value: string): boolean => HOST.test(value);

const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)$/i;

/**
 * A target with the name of the server in it, as proxies are asked, becomes the path alone, and the name takes the place
 * of Host: every server must take such a request (RFC 9112, 3.2.2).
 */
export function takeOriginForm(request: IncomingMessage): void {
  const [, host = '', rest = ''] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (host === '' || !isHost(host)) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

type RawHead = Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>;

/** Values of a header, one for each time it comes. */
const valuesOf = ({ rawHeaders }: RawHead, name: string): readonly string[] =>
  rawHeaders.filter((_text, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);

/**
 * Whether a request says where it goes: once, as a host is written, and with HTTP/1.1 always (RFC 9112, 3.2). Of several
 * hosts Node shows the first, and whoever stands in front may have gone by another.
 */
function saysItsHost(request: RawHead): boolean {
  const [host, second] = valuesOf(request, 'host');
  if (host === undefined) return request.httpVersion !== '1.1';
  return second === undefined && isHost(host);
}

/** Whether a request can be read in one way alone: it says where it goes, and at most once who asks. */
export const hasOneMeaning = (request: RawHead): boolean =>
  saysItsHost(request) && valuesOf(request, 'authorization').length < 2;
