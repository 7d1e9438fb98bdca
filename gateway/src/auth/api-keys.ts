import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { INVALID, type Authenticator, type Principal } from './authenticator.ts';

/** A new key: `mcp_` and 256 random bits in base64url. */
export const newApiKey = (): string => `mcp_${randomBytes(32).toString('base64url')}`;

/** What is kept of a key: its SHA-256. The key itself has 256 bits, so nothing slower is needed. */
export const hashApiKey = (key: string): Buffer => hash('sha256', key, 'buffer');

/** Keys that the configuration names, all of one account. */
export function configuredKeys(keys: readonly string[], principal: Principal): Authenticator {
  const known = keys.filter((key) => key !== '').map(hashApiKey);
  return {
    authenticate(credential) {
      const sent = hashApiKey(credential);
      let found = false;
      for (const candidate of known) found = timingSafeEqual(candidate, sent) || found;
      return found ? { ok: true, principal } : INVALID;
    },
  };
}
