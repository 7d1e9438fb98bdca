import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';

/** The account of a row, with which it is deleted. */
const accountId = () => text('account_id').notNull();

export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: text('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    salt: text('salt').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    /** When a first code came back that did not open the account by itself: this is the second. */
    firstAt: instant('consumed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('sign_in_codes_of_address').on(table.email), index('sign_in_codes_expiring').on(table.expiresAt)],
);

export const webSessions = pgTable(
  'web_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    accountId: accountId(),
    csrf: text('csrf').notNull(),
    /** Browser and system in a few words; null: an older version began it. */
    browser: text('browser'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** The organisation whose provider let the person in; null: it was a code or a passkey. */
    ssoOrganisationId: text('sso_organisation_id'),
    /** The person as the provider names them, and its session where it has named one. */
    ssoSubject: text('sso_subject'),
    ssoSession: text('sso_session'),
  },
  (table) => [index('web_sessions_of_account').on(table.accountId), index('web_sessions_expiring').on(table.expiresAt)],
);

export const passkeys = pgTable('passkeys', {
  /** Id of the credential in base64url, as the browser names it. */
  id: text('id').primaryKey(),
  accountId: accountId(),
  name: text('name').notNull(),
  /** COSE key in base64url. */
  publicKey: text('public_key').notNull(),
  /** Signatures so far, as the authenticator counts them; 0 where it counts none. */
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  transports: text('transports').array().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastUsedAt: instant('last_used_at'),
});

/** The change of an address that is under way, with the hashes of the codes that went to both. */
export const addressChanges = pgTable('address_changes', {
  accountId: text('account_id').primaryKey(),
  newEmail: text('new_email').notNull(),
  oldSalt: text('old_salt').notNull(),
  oldHash: text('old_hash').notNull(),
  newSalt: text('new_salt').notNull(),
  newHash: text('new_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});
