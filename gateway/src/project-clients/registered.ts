import { hash } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { SCOPE } from '../auth/addresses.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, projectClients } from '../database/schema.ts';
import type { PublishedKeys } from './published-keys.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a client_id is of the form that clients of projects have. No client that registers itself gets such a one. */
export const isClientId = (id: string): boolean => ID.test(id);

/** The secret of a client as it is kept and compared. */
export const secretDigest = (secret: string): string => hash('sha256', secret, 'base64url');

interface RegisteredParts {
  readonly orm: Pick<Orm, 'select'>;
  readonly publishedKeys: Pick<PublishedKeys, 'of'>;
  readonly clientGrants: readonly string[];
  readonly now: () => number;
}

/**
 * A client of a project as the authorization server takes it; undefined where there is none that may get a token now. No
 * person is ever sent to it.
 */
export async function registeredClient({ orm, publishedKeys, clientGrants, now }: RegisteredParts, id: string) {
  const [row] = await orm
    .select({ client: projectClients })
    .from(projectClients)
    .innerJoin(accounts, eq(accounts.id, projectClients.accountId))
    .where(
      and(
        eq(projectClients.id, id),
        isNull(accounts.suspendedAt),
        or(isNull(projectClients.expiresAt), gt(projectClients.expiresAt, new Date(now()))),
      ),
    );
  if (!row) return undefined;
  const { name, method, secretHash, dpop } = row.client;
  const keySet = await publishedKeys.of(row.client);
  if (keySet === undefined) return undefined;
  return {
    client_id: id,
    client_name: name,
    redirect_uris: [],
    response_types: [],
    grant_types: [...clientGrants],
    token_endpoint_auth_method: method,
    scope: SCOPE,
    dpop_bound_access_tokens: dpop === 'required',
    ...(secretHash !== null && { client_secret: secretHash }),
    ...(keySet !== null && { jwks: { keys: [...keySet.keys] } }),
  };
}

/** Whether a client binds its tokens to a key where it proves to have one. Those that register themselves never do. */
export async function takesProofs(orm: Pick<Orm, 'select'>, id: string): Promise<boolean> {
  if (!isClientId(id)) return false;
  const [row] = await orm.select({ dpop: projectClients.dpop }).from(projectClients).where(eq(projectClients.id, id));
  return row !== undefined && row.dpop !== 'off';
}
