import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';

/** What a member of an organisation is, the first of them all that one can be. */
export const ROLES = ['owner', 'developer', 'billing', 'reader'] as const;

export const organisations = pgTable('organisations', {
  /** A personal one has the id of the account. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Whether it is that of one account, which nobody joins. */
  personal: boolean('personal').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

const organisationId = () =>
  text('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });

/** Persons, by the account of their address. The database keeps an owner in every organisation. */
export const members = pgTable(
  'members',
  {
    organisationId: organisationId(),
    accountId: text('account_id').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.accountId] }),
    index('members_of_account').on(table.accountId),
  ],
);

/** Keys by which programs manage an organisation, or the whole server. They call no tools. */
export const managementKeys = pgTable(
  'management_keys',
  {
    id: text('id').primaryKey(),
    /** Null: it is the operator's. */
    organisationId: text('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the key, as lower-case hexadecimal digits. */
    hash: text('hash').notNull().unique(),
    /** The last four characters. */
    hint: text('hint').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
    /** Null: it does not end by itself. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('management_keys_of_organisation').on(table.organisationId)],
);

/** Invitations that are open. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    organisationId: organisationId(),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    /** SHA-256 of the secret in the message. */
    secretHash: text('secret_hash').notNull().unique(),
    invitedBy: text('invited_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique().on(table.organisationId, table.email),
    index('invitations_to_address').on(table.email),
    index('invitations_by').on(table.invitedBy),
    index('invitations_expiring').on(table.expiresAt),
  ],
);
