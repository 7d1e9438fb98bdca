import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';
import { organisations, ROLES } from './organisations-schema.ts';

const organisationId = () => text('organisation_id').references(() => organisations.id, { onDelete: 'cascade' });

/** A group of a provider, and the role that it gives. */
export interface GroupRole {
  readonly group: string;
  readonly role: (typeof ROLES)[number];
}

/** The OpenID Connect providers of organisations. */
export const singleSignOn = pgTable('single_sign_on', {
  organisationId: organisationId().primaryKey(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed. */
  clientSecret: text('client_secret').notNull(),
  emailClaim: text('email_claim').notNull(),
  verifiedClaim: text('verified_claim').notNull(),
  groupsClaim: text('groups_claim').notNull(),
  groupRoles: jsonb('group_roles').$type<readonly GroupRole[]>().notNull().default([]),
  /** Null: who is in none of the groups is not let in. */
  defaultRole: text('default_role', { enum: ROLES }),
  sessionHours: integer('session_hours').notNull(),
  /** Whether addresses of its domains come by it alone. */
  required: boolean('required').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Domains that organisations name as theirs. A verified one is of one organisation. */
export const organisationDomains = pgTable(
  'organisation_domains',
  {
    organisationId: organisationId().notNull(),
    /** Lower case, in ASCII. */
    domain: text('domain').notNull(),
    /** What the TXT record of the domain has to say. */
    token: text('token').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    verifiedAt: instant('verified_at'),
    checkedAt: instant('checked_at'),
    missingSince: instant('missing_since'),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.domain] })],
);
