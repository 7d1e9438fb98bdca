import { z } from 'zod';
import { namesServer } from './config-values.ts';

interface Access {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

interface Group extends Access {
  readonly tls: boolean;
  readonly nodes: readonly { readonly host: string; readonly port: number }[];
}

/** Where Redis is: one server, some nodes of a cluster, or sentinels that know a master by its name. */
export type RedisAddress =
  | { readonly kind: 'server'; readonly url: string }
  | (Group & { readonly kind: 'cluster' })
  | (Group & { readonly kind: 'sentinel'; readonly master: string; readonly sentinel: Access });

/** An address with several hosts, which URL does not read: scheme, kind, user and password, hosts, path, query. */
const GROUP =
  /^(rediss?)\+(cluster|sentinel):\/\/(?:([^@/?#]*)@)?([^@/?#]+)(?:\/([^/?#]*))?(?:\?((?:sentinel(?:Username|Password)=[^&#]*&?)+))?$/;
const DEFAULT_PORTS = { cluster: 6_379, sentinel: 26_379 };

/** Undefined when it is none. */
export function redisAddressOf(text: string): RedisAddress | undefined {
  if (namesServer(text, /^rediss?:$/)) return { kind: 'server', url: text };
  try {
    return groupOf(text);
  } catch {
    // A host that is none, or a percent sign that begins no byte.
    return undefined;
  }
}

function groupOf(text: string): RedisAddress | undefined {
  const [, scheme, kind, login = '', hosts = '', master = '', query = ''] = GROUP.exec(text) ?? [];
  if (kind !== 'cluster' && kind !== 'sentinel') return undefined;
  const nodes = hosts.split(',').map((host) => nodeOf(host, DEFAULT_PORTS[kind]));
  const group = { tls: scheme === 'rediss', nodes, ...accessOf(login) };
  if (kind === 'cluster') return master === '' && query === '' ? { kind, ...group } : undefined;
  if (master === '') return undefined;
  const asked = new URLSearchParams(query);
  const sentinel = {
    username: asked.get('sentinelUsername') ?? undefined,
    password: asked.get('sentinelPassword') ?? undefined,
  };
  return { kind, ...group, master: decodeURIComponent(master), sentinel };
}

function nodeOf(host: string, defaultPort: number) {
  const { hostname, port } = new URL(`redis://${host}`);
  if (hostname === '' || port === '0') throw new TypeError('a host and a port are needed');
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? defaultPort : Number(port) };
}

function accessOf(login: string): Access {
  const [username = '', ...password] = login.split(':').map(decodeURIComponent);
  return {
    username: username === '' ? undefined : username,
    password: password.length === 0 ? undefined : password.join(':'),
  };
}

/** Schema of the address of Redis in any of its forms. */
export const redisAddress = z.string().refine((text) => redisAddressOf(text) !== undefined, {
  error:
    'must be an address such as redis://host:6379, redis+cluster://host:6379,host:6379 or redis+sentinel://host:26379,host:26379/NAME, with rediss for TLS',
});
