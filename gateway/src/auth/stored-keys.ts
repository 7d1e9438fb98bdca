import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { apiKeys } from '../database/schema.ts';
import { hashApiKey } from './api-keys.ts';
import type { Authenticator } from './authenticator.ts';

const FORM = /^mcp_[A-Za-z0-9_-]{43}$/;

/** Whether a credential has the form of an API key: it is then never asked for among the access tokens. */
export const isApiKey = (credential: string): boolean => FORM.test(credential);

/** Keys of the database. A key that never was and one that was revoked take the same way to the same answer. */
export function storedKeys(orm: Orm): Authenticator {
  const find = (key: string) =>
    orm
      .select({ id: apiKeys.id, accountId: apiKeys.accountId, revokedAt: apiKeys.revokedAt })
      .from(apiKeys)
      .where(eq(apiKeys.hash, hashApiKey(key).toString('hex')));
  return {
    async authenticate(credential) {
      if (!isApiKey(credential)) return { ok: false, code: 'auth_invalid' };
      const [key] = await find(credential);
      if (!key || key.revokedAt !== null) return { ok: false, code: 'auth_invalid' };
      return { ok: true, principal: { accountId: key.accountId, keyId: key.id } };
    },
  };
}
