import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { remembered } from '../core/remembered.ts';

/**
 * The address of who asks, in its one form. `trustedProxies` is the number of proxies in front of the server: each adds
 * the address it saw at the end of X-Forwarded-For, and what stands before that may be invented. What is no address
 * there counts as the nearest proxy, so that nobody becomes another client by writing nonsense.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const direct = addressIn(request.socket.remoteAddress ?? '') ?? '';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const seen = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return addressIn(seen.at(-trustedProxies) ?? '') ?? direct;
}

/** What a limit per address counts by: one IPv6 customer has a whole /64. */
export function networkOf(address: string): string {
  const one = addressIn(address);
  if (one === undefined || isIP(one) === 4) return one ?? address;
  return `${expanded(one).slice(0, 4).join(':')}::/64`;
}

/** The /48 around an IPv6 address: what one site has, 65,536 networks. Undefined for IPv4. */
export function siteOf(address: string): string | undefined {
  const one = addressIn(address);
  if (one === undefined || isIP(one) === 4) return undefined;
  return `${expanded(one).slice(0, 3).join(':')}::/48`;
}

const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^(\d[\d.]*):\d{1,5}$/;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** The address in what proxies write, in its one form: without port, brackets, quotes, zone and IPv6 around IPv4. */
export const addressIn = remembered(1_000, (written): string | undefined => {
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const bare = (BRACKETED.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text).split('%', 1)[0] ?? '';
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : undefined;
  const printed = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(printed) ?? [];
  return high === undefined || low === undefined ? printed : [...bytesOf(high), ...bytesOf(low)].join('.');
});

const bytesOf = (group: string): readonly number[] => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255];

/** The eight groups of an IPv6 address in its one form. */
function expanded(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right];
}
