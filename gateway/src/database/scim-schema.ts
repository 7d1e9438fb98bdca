import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';
import { organisations } from './organisations-schema.ts';

const organisationId = () =>
  text('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });

/** Tokens by which the providers of organisations keep persons and groups here. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: text('id').primaryKey(),
    organisationId: organisationId(),
    /** SHA-256 of the token, as lower-case hexadecimal digits. */
    hash: text('hash').notNull().unique(),
    /** The last four characters. */
    hint: text('hint').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('scim_tokens_of_organisation').on(table.organisationId)],
);

/** Persons as the provider of an organisation keeps them. Their names and accounts are there once in an organisation. */
export const scimUsers = pgTable(
  'scim_users',
  {
    id: text('id').primaryKey(),
    organisationId: organisationId(),
    /** The person, with whom it is deleted. */
    accountId: text('account_id').notNull(),
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    /** Lower case, in ASCII. */
    email: text('email').notNull(),
    /** Null: it is the user name, and the provider has said none. */
    emailType: text('email_type'),
    displayName: text('display_name'),
    formattedName: text('formatted_name'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    active: boolean('active').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('scim_users_of_account').on(table.accountId)],
);

/** Groups as the provider keeps them. Their names are there once in an organisation. */
export const scimGroups = pgTable('scim_groups', {
  id: text('id').primaryKey(),
  organisationId: organisationId(),
  displayName: text('display_name').notNull(),
  externalId: text('external_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const scimGroupMembers = pgTable(
  'scim_group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => scimGroups.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => scimUsers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index('scim_groups_of_user').on(table.userId)],
);
