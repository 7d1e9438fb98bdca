import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { INVALID, type Authenticator } from './authenticator.ts';
import { BatchedLookup } from './batched-lookup.ts';
import { SCOPE } from './addresses.ts';
import { credentialDigest } from './verdict-cache.ts';
import type { Orm } from '../database/connection.ts';
import { ACCESS_TOKEN, CLIENT_CREDENTIALS, GRANT, oidc, projectClients } from '../database/schema.ts';

const FORM = /^[A-Za-z0-9_-]{43}$/;
const EXPIRED = { ok: false, code: 'auth_expired' } as const;

const tokenPayload = z.looseObject({ aud: z.string(), scope: z.string(), jkt: z.string().optional() });
const grantPayload = z.looseObject({ accountId: z.string() });

/** Access tokens that were given for this resource, whose grant still stands, or the client of a project that has them. */
export function accessTokens(orm: Orm, resource: string, now: () => number): Authenticator {
  const grants = alias(oidc, 'grants');
  const tokens = new BatchedLookup(async (digests) => {
    const rows = await orm
      .select({
        digest: oidc.id,
        payload: oidc.payload,
        expiresAt: oidc.expiresAt,
        grantId: grants.id,
        clientId: projectClients.id,
        clientAccountId: projectClients.accountId,
        clientExpiresAt: projectClients.expiresAt,
        proofs: projectClients.dpop,
      })
      .from(oidc)
      .leftJoin(grants, and(eq(oidc.kind, ACCESS_TOKEN), eq(grants.kind, GRANT), eq(grants.id, oidc.grantId)))
      .leftJoin(projectClients, and(eq(oidc.kind, CLIENT_CREDENTIALS), eq(projectClients.id, oidc.grantId)))
      .where(and(inArray(oidc.kind, [ACCESS_TOKEN, CLIENT_CREDENTIALS]), inArray(oidc.id, [...digests])));
    return new Map(rows.map((row) => [row.digest, row]));
  });
  return {
    async authenticate(credential) {
      if (!FORM.test(credential)) return INVALID;
      const row = await tokens.one(credentialDigest(credential));
      const grantId = row?.grantId ?? row?.clientId;
      if (!row || typeof grantId !== 'string') return INVALID;
      const { aud, scope, jkt: proofKey } = tokenPayload.parse(row.payload);
      if (aud !== resource || !scope.split(' ').includes(SCOPE)) return INVALID;
      // A client that has to bind its tokens since has those of before no more.
      if (row.proofs === 'required' && proofKey === undefined) return INVALID;
      const expiresAt = Math.min(row.expiresAt?.getTime() ?? 0, row.clientExpiresAt?.getTime() ?? Infinity);
      if (expiresAt <= now()) return EXPIRED;
      const accountId = row.clientAccountId ?? grantPayload.parse(row.payload).accountId;
      return { ok: true, principal: { accountId, grantId, expiresAt, ...(proofKey !== undefined && { proofKey }) } };
    },
  };
}
