import type { IncomingMessage } from 'node:http';

/** A name or an address, with or without a port (RFC 9110, 7.2); nothing where the target names none. */
const HOST = /^(?:\[[\w:.~%-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/;

export const isHost = (value: string): boolean => HOST.test(value);

/**
 * Whether a request says where it goes: once, as a host is written, and with HTTP/1.1 always (RFC 9112, 3.2). Of several
 * hosts Node shows the first, and whoever stands in front may have gone by another.
 */
export function saysItsHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((_text, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host, second] = hosts;
  if (host === undefined) return httpVersion !== '1.1';
  return second === undefined && isHost(host);
}
