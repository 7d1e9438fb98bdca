import type { Access } from '../src/app/access.ts';
import { configuredKeys } from '../src/auth/configured-keys.ts';
import { NOBODY, type Authenticator } from '../src/auth/authenticator.ts';
import type { Door } from '../src/auth/door.ts';

const given = { ok: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 } as const;
const entitlements = { accountId: 'operator', suspended: false, metered: false, rate: undefined } as const;

/** Who may call where there is no database: whoever has one of the keys, as fast as they like, for nothing. */
export function keysWithoutAccounts(keys: readonly string[]): Access {
  const door = (authenticator: Authenticator): Door => ({
    async authenticate(credential) {
      const verdict = await authenticator.authenticate(credential);
      return verdict.ok ? { ...verdict, entitlements } : verdict;
    },
  });
  return {
    doors: { '/mcp': door(configuredKeys(keys, { accountId: 'operator' })), '/mcp/auth': door(NOBODY) },
    limits: { account: () => given, take: () => given },
    meter: {
      reserve: () => Promise.reject(new Error('nobody is metered here')),
      ended: () => {},
      record: () => {},
    },
    journal: { note: () => {}, noteUnread: () => {} },
    notices: { note: () => {} },
    noteUse: () => {},
    close: async () => {},
  };
}
