import { request as httpsRequest, type RequestOptions } from 'node:https';
import { destination, publicHosts, type PublicHostsParts } from './public-hosts.ts';

const POST_MS = 15_000;

/** What is sent: all headers but Host and Content-Length, and the whole body. */
export interface PostedBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came back. Nothing of the body is read: whoever answers cannot fill memory. */
export interface PostAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export interface GuardedPostParts extends PublicHostsParts {
  readonly post: (
    posted: PostedBody,
    url: URL,
    addresses: readonly string[],
    signal: AbortSignal,
  ) => Promise<PostAnswer>;
}

export type GuardedPost = (address: string, posted: PostedBody) => Promise<PostAnswer>;

/**
 * Posts to an address that a stranger has named, on the public internet alone. No redirect is followed; every status is
 * an answer, and it rejects where none comes.
 */
export function guardedPost(parts: Partial<GuardedPostParts> = {}): GuardedPost {
  const { post = postTo, timeoutMs = POST_MS, ...more } = parts;
  const reach = publicHosts({ timeoutMs, ...more });
  return (address, posted) => reach(address, (url, addresses, signal) => post(posted, url, addresses, signal));
}

/** `options` serve tests: a port and a certificate of their own. */
export function postTo(
  { headers, body }: PostedBody,
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
  options: Pick<RequestOptions, 'port' | 'ca'> = {},
): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const own = { ...headers, host: url.host, 'content-length': String(Buffer.byteLength(body)) };
    const where = { ...destination(url, addresses), method: 'POST', headers: own, signal, ...options };
    const outgoing = httpsRequest(where, (incoming) => {
      resolve({ status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'] });
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
