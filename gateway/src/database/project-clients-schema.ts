import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';

/** How a client of a project proves itself. */
export const CLIENT_METHODS = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'] as const;

/** Whether tokens of a client are bound to a key that it proves to have with each request (RFC 9449). */
export const PROOF_RULES = ['off', 'allowed', 'required'] as const;

/** Public keys as RFC 7517 writes them. */
export interface KeySet {
  readonly keys: readonly Readonly<Record<string, string>>[];
}

/** Programs that get tokens of a project by credentials of their own. */
export const projectClients = pgTable(
  'project_clients',
  {
    /** The client_id. */
    id: text('id').primaryKey(),
    /** The project, with which it is deleted. */
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    method: text('method', { enum: CLIENT_METHODS }).notNull(),
    /** SHA-256 of the secret; null: it proves itself by a key. */
    secretHash: text('secret_hash'),
    /** The last characters of the secret. */
    hint: text('hint'),
    keySet: jsonb('key_set').$type<KeySet>(),
    /** Where it publishes its keys; the set is what was last read there. */
    jwksUri: text('jwks_uri'),
    keysReadAt: instant('keys_read_at'),
    dpop: text('dpop', { enum: PROOF_RULES }).notNull().default('off'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
    /** Null: it does not end by itself. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('project_clients_of_account').on(table.accountId)],
);
