import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { INVALID, type Authenticator } from './authenticator.ts';
import { BatchedLookup } from './batched-lookup.ts';
import { SCOPE } from './addresses.ts';
import { credentialDigest } from './verdict-cache.ts';
import type { Orm } from '../database/connection.ts';
import { ACCESS_TOKEN, GRANT, oidc } from '../database/schema.ts';

const FORM = /^[A-Za-z0-9_-]{43}$/;
const EXPIRED = { ok: false, code: 'auth_expired' } as const;

const tokenPayload = z.looseObject({
  accountId: z.string(),
  grantId: z.string(),
  aud: z.string(),
  scope: z.string(),
});

/** Access tokens that were given for this resource, whose grant still stands. */
export function accessTokens(orm: Orm, resource: string, now: () => number): Authenticator {
  const grants = alias(oidc, 'grants');
  const tokens = new BatchedLookup(async (digests) => {
    const rows = await orm
      .select({ digest: oidc.id, payload: oidc.payload, expiresAt: oidc.expiresAt })
      .from(oidc)
      .innerJoin(grants, and(eq(grants.kind, GRANT), eq(grants.id, oidc.grantId)))
      .where(and(eq(oidc.kind, ACCESS_TOKEN), inArray(oidc.id, [...digests])));
    return new Map(rows.map((row) => [row.digest, row]));
  });
  return {
    async authenticate(credential) {
      if (!FORM.test(credential)) return INVALID;
      const row = await tokens.one(credentialDigest(credential));
      if (!row) return INVALID;
      const { accountId, grantId, aud, scope } = tokenPayload.parse(row.payload);
      if (aud !== resource || !scope.split(' ').includes(SCOPE)) return INVALID;
      const expiresAt = row.expiresAt?.getTime() ?? 0;
      if (expiresAt <= now()) return EXPIRED;
      return { ok: true, principal: { accountId, grantId, expiresAt } };
    },
  };
}
