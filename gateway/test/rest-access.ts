import { suiteLogger } from '@cuspal/telemetry/testing';
import type { Entitlements } from '../src/accounts/entitlements.ts';
import { Limits } from '../src/limits/limits.ts';
import type { Unit } from '../src/metering/reservation.ts';
import { keysWithoutAccounts, type TestAccess } from './access.ts';
import { KEY } from './gateway.ts';

const RESETS_AT = new Date('2026-12-01T00:00:00Z');

export interface MeteredAccess {
  readonly access: TestAccess;
  readonly taken: string[];
  readonly givenBack: Unit[];
  /** Ends the credential. */
  readonly revoke: () => void;
}

/** One account with an allowance of so many calls and real limits, on the clock of `now`. */
export function meteredAccess(
  allowance: number,
  { rate, now }: { readonly rate?: Entitlements['rate']; readonly now?: () => number } = {},
): MeteredAccess {
  const limits = new Limits({ logger: suiteLogger('gateway', 'silent'), ...(now && { now }) });
  const plain = keysWithoutAccounts([KEY]);
  const entitlements: Entitlements = { accountId: 'customer', suspended: false, metered: true, rate };
  const taken: string[] = [];
  const givenBack: Unit[] = [];
  let revoked = false;
  return {
    taken,
    givenBack,
    revoke: () => (revoked = true),
    access: {
      ...plain,
      limits,
      authenticators: {
        ...plain.authenticators,
        '/mcp': {
          authenticate: async (credential) => {
            const verdict = await plain.authenticators['/mcp'].authenticate(credential);
            if (revoked) return { ok: false, code: 'auth_invalid' };
            return verdict.ok ? { ...verdict, entitlements } : verdict;
          },
        },
      },
      meter: {
        covers: () => false,
        reserve: async (account, family) => {
          if (taken.length - givenBack.length >= allowance)
            return { granted: false, allowance, resetsAt: RESETS_AT, retryAfterSeconds: 914_400 };
          taken.push(family);
          return { granted: true, account, day: '2026-11-20', family, extra: false };
        },
        ended: (unit, succeeded) => void (succeeded || givenBack.push(unit)),
        record: () => {},
      },
      allowances: {
        of: () => ({ allowance, left: allowance - taken.length + givenBack.length, resetSeconds: 914_400 }),
        first: () => undefined,
      },
      close: async () => limits.close(),
    },
  };
}
