import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';

const sequence = (name: string) => bigint(name, { mode: 'number' });

/** Written by triggers: by what name an account stands in the audit log while it is there. */
export const auditNames = pgTable('audit_names', {
  accountId: text('account_id').primaryKey(),
  name: text('name').notNull().unique(),
});

/** The end of each chain of the audit log. */
export const auditHeads = pgTable('audit_heads', {
  /** The id of a shared organisation; of a personal one the name of its account in the log. */
  chain: text('chain').primaryKey(),
  sequence: sequence('sequence').notNull().default(0),
  hash: text('hash').notNull(),
  /** Number of the newest entry that the sink has taken. */
  sent: sequence('sent').notNull().default(0),
  /** Until when a gateway is sending it, or the sink is left alone. */
  sendingUntil: instant('sending_until'),
});

/** Entries of the audit log, which are appended and never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    chain: text('chain').notNull(),
    sequence: sequence('sequence').notNull(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    surface: text('surface').notNull(),
    actorKind: text('actor_kind').notNull(),
    actor: text('actor'),
    address: text('address'),
    targetKind: text('target_kind').notNull(),
    target: text('target').notNull(),
    project: text('project'),
    before: jsonb('before').$type<AuditFacts>(),
    after: jsonb('after').$type<AuditFacts>(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.sequence] }),
    index('audit_entries_by').on(table.actor),
    index('audit_entries_at').on(table.at),
  ],
);

/** What something was before, or is after: a few values, none of them a secret, an address or about a birth. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
