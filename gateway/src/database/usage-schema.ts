import { bigint, date, jsonb, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';

/** A counter, of 64 bits in the database. */
export const count = (name: string) => bigint(name, { mode: 'number' });

/** Months as they are shown: what was used, without what is only leased. */
export const usedMonths = pgView('used_months', {
  accountId: text('account_id').notNull(),
  month: text('month').notNull(),
  used: count('used').notNull(),
  extraUsed: count('extra_used').notNull(),
}).existing();

/** What keys have used of their share of months as it is shown, without what is only leased. */
export const usedKeyMonths = pgView('used_key_months', {
  keyId: text('key_id').notNull(),
  accountId: text('account_id').notNull(),
  month: text('month').notNull(),
  used: count('used').notNull(),
}).existing();

/** Days as they are shown, with what leases have used. */
export const usedDays = pgView('used_days', {
  accountId: text('account_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  family: text('family').notNull(),
  calls: count('calls').notNull(),
}).existing();

/** Usage that the database refuses. */
export const setAsideUsage = pgTable('set_aside_usage', {
  id: text('id').primaryKey(),
  /** The function that refused it. */
  kind: text('kind', { enum: ['refund_calls', 'record_calls', 'note_calls', 'end_calls'] }).notNull(),
  accountId: text('account_id').notNull(),
  batch: jsonb('batch').$type<object>().notNull(),
  /** What the database said. */
  fault: text('fault').notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** Use of the running month by addresses whose account is deleted. */
export const departedUsage = pgTable(
  'departed_usage',
  {
    /** HMAC-SHA-256 of the address. */
    addressHash: text('address_hash').notNull(),
    /** YYYY-MM, UTC. */
    month: text('month').notNull(),
    used: count('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.month] })],
);
