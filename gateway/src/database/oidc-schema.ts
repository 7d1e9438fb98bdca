import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Kinds of rows of the authorization server, as the database names them. */
export const ACCESS_TOKEN = 'AccessToken';
/** Tokens of clients of projects. */
export const CLIENT_CREDENTIALS = 'ClientCredentials';
/** Assertions of clients, each of which is taken once. */
export const REPLAY_DETECTION = 'ReplayDetection';
export const REFRESH_TOKEN = 'RefreshToken';
export const CLIENT = 'Client';
export const CLIENT_DOCUMENT = 'ClientDocument';
export const GRANT = 'Grant';
export const INTERACTION = 'Interaction';

/** A client that never got a token is forgotten after a day. */
export const UNUSED_CLIENT_MS = 86_400_000;

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Everything the OAuth server keeps. */
export const oidc = pgTable(
  'oidc',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    expiresAt: instant('expires_at'),
    consumedAt: instant('consumed_at'),
    /** When the application of a grant last asked for something. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('oidc_of_grant').on(table.grantId),
    index('oidc_by_uid').on(table.kind, table.uid),
    index('oidc_by_user_code').on(table.kind, table.userCode),
    index('oidc_of_account').on(sql`(${table.payload} ->> 'accountId')`),
    index('oidc_expiring').on(table.expiresAt),
  ],
);
