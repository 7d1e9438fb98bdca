import { inArray } from 'drizzle-orm';
import { keyRulesOf } from '../accounts/key-rules.ts';
import type { Orm } from '../database/connection.ts';
import { apiKeys } from '../database/schema.ts';
import { BatchedLookup } from './batched-lookup.ts';
import { timingSafeEqual } from 'node:crypto';
import { hashApiKey, keptHash, KEY_LIMITS, plainHash } from '../accounts/keys.ts';
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

const FORM = /^mcp_[A-Za-z0-9_-]{43}$/;

/** Whether a credential has the form of an API key: it is then never asked for among the access tokens. */
export const isApiKey = (credential: string): boolean => FORM.test(credential);

const LOOKED_UP = {
  hash: apiKeys.hash,
  id: apiKeys.id,
  accountId: apiKeys.accountId,
  revokedAt: apiKeys.revokedAt,
  expiresAt: apiKeys.expiresAt,
  ...KEY_LIMITS,
} as const;

/**
 * Authenticates keys of the database. An unknown key and a revoked one take the same way to the same answer; an
 * expired key gets its own, because its owner has to do something else about it.
 */
export function storedKeys(orm: Orm, now: () => number = Date.now): Authenticator {
  const keys = new BatchedLookup(async (hashes) => {
    const kept = hashes.flatMap((each) => [each, keptHash(each, true)]);
    const rows = await orm.select(LOOKED_UP).from(apiKeys).where(inArray(apiKeys.hash, kept));
    return new Map(rows.map((row) => [plainHash(row.hash), row]));
  });
  return {
    async authenticate(credential) {
      if (!isApiKey(credential)) return INVALID;
      const key = await keys.one(hashApiKey(credential).toString('hex'));
      if (!key || key.revokedAt !== null) return INVALID;
      const { accountId, secretOf } = key;
      const keyId = secretOf ?? key.id;
      const rules = keyRulesOf(keyId, key);
      const principal = {
        accountId,
        keyId,
        ...(secretOf !== null && { secretId: key.id }),
        ...(rules && { rules }),
      };
      if (key.expiresAt === null) return { ok: true, principal };
      const expiresAt = key.expiresAt.getTime();
      if (expiresAt <= now()) return { ok: false, code: 'auth_expired', keyExpiredAt: expiresAt };
      return { ok: true, principal: { ...principal, expiresAt } };
    },
  };
}
