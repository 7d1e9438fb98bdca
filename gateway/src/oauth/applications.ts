import { and, desc, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { ACCESS_TOKEN, CLIENT, CLIENT_DOCUMENT, GRANT, oidc } from '../database/schema.ts';
import { redirectTarget } from '../config/redirects.ts';

/** An application that may call tools on behalf of an account. */
export interface ConnectedApplication {
  readonly grantId: string;
  /** What the application calls itself. */
  readonly name: string;
  /** Where its sign-in leads back to: hosts, or schemes of applications on the user's device. */
  readonly hosts: readonly string[];
  readonly connectedAt: Date;
  readonly lastUsedAt: Date | null;
}

const grantPayload = z.looseObject({ iat: z.number() });
const clientPayload = z.looseObject({ client_name: z.string().optional(), redirect_uris: z.array(z.string()) });

/** Connected applications of an account, the latest first. */
export async function connectedApplications(
  orm: Orm,
  accountId: string,
  now: number,
): Promise<readonly ConnectedApplication[]> {
  const clients = alias(oidc, 'clients');
  const tokens = alias(oidc, 'tokens');
  const hasToken = orm
    .select({ one: sql`1` })
    .from(tokens)
    .where(and(eq(tokens.grantId, oidc.id), inArray(tokens.kind, [ACCESS_TOKEN, 'RefreshToken'])));
  const rows = await orm
    .select({ grantId: oidc.id, grant: oidc.payload, lastUsedAt: oidc.lastUsedAt, client: clients.payload })
    .from(oidc)
    .leftJoin(
      clients,
      and(inArray(clients.kind, [CLIENT, CLIENT_DOCUMENT]), eq(clients.id, sql`${oidc.payload} ->> 'clientId'`)),
    )
    .where(
      and(
        eq(oidc.kind, GRANT),
        sql`${oidc.payload} ->> 'accountId' = ${accountId}`,
        gt(oidc.expiresAt, new Date(now)),
        exists(hasToken),
      ),
    )
    .orderBy(desc(sql`(${oidc.payload} ->> 'iat')::bigint`), oidc.id);
  return rows.map(({ grantId, grant, lastUsedAt, client }) => {
    const said = clientPayload.safeParse(client).data;
    return {
      grantId,
      name: said?.client_name ?? 'An application that gives no name',
      hosts: [...new Set(said?.redirect_uris.map(redirectTarget) ?? [])],
      connectedAt: new Date(grantPayload.parse(grant).iat * 1000),
      lastUsedAt,
    };
  });
}
