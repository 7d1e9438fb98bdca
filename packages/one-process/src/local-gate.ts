import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { lastChecks, refusal, type Admission, type McpPath, type OriginPolicy } from '@cuspal/gateway/protocol';
import { ENTITLEMENTS, OWNER } from './protocol.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const UNAUTHORISED = 'Unauthorized: send one of the keys in CUSPAL_API_KEYS as "Authorization: Bearer …".';

/** The gateway's checks without accounts: Host and Origin, preflight, a key where there are keys, method, media type. */
export class LocalGate {
  readonly #keys: readonly Buffer[];

  constructor(
    private readonly origins: OriginPolicy,
    keys: readonly string[],
  ) {
    this.#keys = keys.map(digest);
  }

  async admit(
    request: Pick<IncomingMessage, 'method' | 'headers'>,
    path: McpPath,
    requestId: string,
  ): Promise<Admission> {
    const { host, origin, authorization } = request.headers;
    const judged = this.origins.judge(host, origin);
    if (!judged.ok) return refusal(requestId, 403, 'auth_invalid', `Forbidden: ${judged.fault}.`, {});
    const { headers } = judged;
    if (request.method === 'OPTIONS')
      return { kind: 'preflight', headers: { ...headers, ...this.origins.preflight('POST') } };
    if (path !== '/mcp') {
      const message = 'Not found: there is no sign-in here. Send messages to /mcp.';
      return refusal(requestId, 404, 'validation_failed', message, headers);
    }
    if (!this.#lets(authorization)) {
      const challenged = { ...headers, 'WWW-Authenticate': 'Bearer' };
      return refusal(requestId, 401, 'auth_invalid', UNAUTHORISED, challenged);
    }
    return lastChecks(request, { principal: OWNER, entitlements: ENTITLEMENTS }, headers, requestId);
  }

  #lets(authorization = ''): boolean {
    if (this.#keys.length === 0) return true;
    const sent = digest(/^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '');
    return this.#keys.some((key) => timingSafeEqual(key, sent));
  }
}
