import { timingSafeEqual } from 'node:crypto';
import { hashApiKey } from '../accounts/api-keys.ts';
import { INVALID, type Authenticator, type Principal } from './authenticator.ts';

/** Authenticates the keys that the configuration names, all of one account. */
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
