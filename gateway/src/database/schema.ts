import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant, oidc } from './oidc-schema.ts';
import { invitations, managementKeys, members, organisations } from './organisations-schema.ts';
import { billingEvents, billingHours } from './billing-schema.ts';
import { auditEntries, auditHeads, auditNames } from './audit-schema.ts';
import { addressChanges, passkeys, signInCodes, webSessions } from './sign-in-schema.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks-schema.ts';
import { organisationDomains, singleSignOn } from './single-sign-on-schema.ts';
import { count, departedUsage, setAsideUsage } from './usage-schema.ts';
import { projectClients } from './project-clients-schema.ts';
import { scimGroupMembers, scimGroups, scimTokens, scimUsers } from './scim-schema.ts';

export { invitations, managementKeys, members, organisations, ROLES } from './organisations-schema.ts';
export { billingEvents, billingHours } from './billing-schema.ts';
export { auditEntries, auditHeads, auditNames, type AuditFacts } from './audit-schema.ts';
export { addressChanges, passkeys, signInCodes, webSessions } from './sign-in-schema.ts';
export { webhookDeliveries, webhookEndpoints } from './webhooks-schema.ts';
export { CLIENT_METHODS, projectClients, PROOF_RULES, type KeySet } from './project-clients-schema.ts';
export { scimGroupMembers, scimGroups, scimTokens, scimUsers } from './scim-schema.ts';
export { organisationDomains, singleSignOn, type GroupRole } from './single-sign-on-schema.ts';
export { departedUsage, setAsideUsage, usedDays, usedKeyMonths, usedMonths } from './usage-schema.ts';
export {
  ACCESS_TOKEN,
  CLIENT,
  CLIENT_CREDENTIALS,
  CLIENT_DOCUMENT,
  GRANT,
  INTERACTION,
  oidc,
  REFRESH_TOKEN,
  REPLAY_DETECTION,
  UNUSED_CLIENT_MS,
} from './oidc-schema.ts';

/** Accounts of the operator and of users. A limit that is null is the configured default. */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['operator', 'user'] }).notNull(),
  name: text('name').notNull(),
  /** Lower case. */
  email: text('email').unique(),
  unmetered: boolean('unmetered').notNull().default(false),
  monthlyAllowance: count('monthly_allowance'),
  /** Prepaid calls left; they are used after the month's allowance. */
  extraCalls: count('extra_calls').notNull().default(0),
  ratePerSecond: integer('rate_per_second'),
  burst: integer('burst'),
  maxKeys: integer('max_keys'),
  suspendedAt: instant('suspended_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** The moment of every call of a test account; null for all others, whose clock goes. */
  testClock: instant('test_clock'),
  /** The account whose test account this is. */
  twinOf: text('twin_of')
    .unique()
    .references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' }),
  /** Name of its plan in PLANS_FILE; null: none. What the plan says stands in the limits here. */
  plan: text('plan'),
  /** Whether calls beyond the allowance run and are counted, in place of being refused. */
  softCap: boolean('soft_cap').notNull().default(false),
  /** What the billing system calls whoever pays; null: the id of the account. */
  billingCustomer: text('billing_customer'),
  /** The organisation whose project this is. The database gives each a personal one that is written without. */
  organisationId: text('organisation_id')
    .notNull()
    .default(sql`null`),
});

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** In which language a person last signed in or chose to read pages. */
export const accountLanguages = pgTable('account_languages', {
  accountId: accountId().primaryKey(),
  /** BCP 47. */
  language: text('language').notNull(),
});

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    accountId: accountId(),
    name: text('name').notNull(),
    /** SHA-256 of the key as lower-case hexadecimal digits; with RESTRICTED before it where the key has restrictions. */
    hash: text('hash').notNull().unique(),
    /** The last four characters. */
    hint: text('hint').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    /** Null: it does not end by itself. */
    expiresAt: instant('expires_at'),
    /** The key whose earlier secret this is. */
    secretOf: text('secret_of').references((): AnyPgColumn => apiKeys.id, { onDelete: 'cascade' }),
    /** Share of the allowance and of the rate; null: the whole of it. */
    monthlyCalls: count('monthly_calls'),
    ratePerSecond: integer('rate_per_second'),
    addressRanges: text('address_ranges').array().notNull().default([]),
    allowedOrigins: text('allowed_origins').array().notNull().default([]),
    /** Sets of tools that its lists begin with. */
    toolsets: text('toolsets').array().notNull().default([]),
    /** Whether it may make and change keys of its account. */
    manages: boolean('manages').notNull().default(false),
  },
  (table) => [
    index('api_keys_of_account').on(table.accountId),
    index('api_keys_secrets_of')
      .on(table.secretOf)
      .where(sql`${table.secretOf} is not null`),
    index('api_keys_of_origin')
      .using('gin', table.allowedOrigins)
      .where(sql`${table.allowedOrigins} <> '{}'`),
  ],
);

/** Written by the functions of the meter alone: what keys with a share have used of it, as `usageMonths`: see usedKeyMonths. */
const keyUsageMonths = pgTable(
  'key_usage_months',
  {
    keyId: text('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    accountId: accountId(),
    /** YYYY-MM, UTC. */
    month: text('month').notNull(),
    used: count('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.month] }), index().on(table.accountId)],
);

/** Written by the functions of the meter alone. Units that gateways have taken ahead are in `used`: see usedMonths. */
export const usageMonths = pgTable(
  'usage_months',
  {
    accountId: accountId(),
    /** YYYY-MM, UTC. */
    month: text('month').notNull(),
    used: count('used').notNull().default(0),
    extraUsed: count('extra_used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);

export const usageDays = pgTable(
  'usage_days',
  {
    accountId: accountId(),
    /** YYYY-MM-DD, UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    family: text('family').notNull(),
    calls: count('calls').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.family] })],
);

/** The last calls of each account; written by note_calls alone, as are the two tables below. */
export const calls = pgTable(
  'calls',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    /** See Caller in journal/caller.ts. */
    caller: text('caller').notNull(),
    tool: text('tool').notNull(),
    outcome: text('outcome').notNull(),
    durationMs: integer('duration_ms').notNull(),
    requestId: text('request_id').notNull(),
    /** Name of the argument at fault, `unknown` for one that the tool does not have. */
    field: text('field'),
    at: instant('at').notNull(),
  },
  (table) => [index('calls_of_account').on(table.accountId, table.at, table.seq), index('calls_by_time').on(table.at)],
);

export const usageCallers = pgTable(
  'usage_callers',
  {
    accountId: accountId(),
    /** YYYY-MM, UTC. */
    month: text('month').notNull(),
    caller: text('caller').notNull(),
    succeeded: count('succeeded').notNull(),
    refused: count('refused').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.caller] })],
);

export const usageTools = pgTable(
  'usage_tools',
  {
    accountId: accountId(),
    /** YYYY-MM, UTC. */
    month: text('month').notNull(),
    tool: text('tool').notNull(),
    outcome: text('outcome').notNull(),
    calls: count('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.tool, table.outcome] })],
);

/** Messages about a spent allowance. */
export const allowanceNotices = pgTable(
  'allowance_notices',
  {
    accountId: accountId(),
    /** YYYY-MM, UTC. */
    month: text('month').notNull(),
    /** Per cent of the allowance. */
    level: integer('level').$type<50 | 80 | 100>().notNull(),
    claimedAt: instant('claimed_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.level] })],
);

/** News of what every gateway must forget. Only publish_revocation writes it, so that numbers become visible in order. */
export const revocations = pgTable('revocations', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['key', 'token', 'grant', 'account'] }).notNull(),
  subject: text('subject').notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** Secrets that all gateways share and no configuration names. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const schema = {
  auditEntries,
  auditHeads,
  auditNames,
  webhookEndpoints,
  webhookDeliveries,
  billingHours,
  billingEvents,
  accounts,
  accountLanguages,
  organisations,
  members,
  invitations,
  managementKeys,
  apiKeys,
  keyUsageMonths,
  usageMonths,
  usageDays,
  calls,
  usageCallers,
  usageTools,
  setAsideUsage,
  allowanceNotices,
  departedUsage,
  oidc,
  signInCodes,
  webSessions,
  passkeys,
  addressChanges,
  singleSignOn,
  organisationDomains,
  projectClients,
  scimTokens,
  scimUsers,
  scimGroups,
  scimGroupMembers,
  revocations,
  settings,
};
