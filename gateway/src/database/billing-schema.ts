import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';

/** Hours of which the events are made. */
export const billingHours = pgTable('billing_hours', { hour: instant('hour').primaryKey() });

/** Events for the billing system; bill_usage makes them, and what they are made of stands in billed_months. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** What is sent as its identifier, by which it counts once. */
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    customer: text('customer'),
    kind: text('kind', { enum: ['included', 'overage', 'prepaid'] }).notNull(),
    hour: instant('hour').notNull(),
    units: bigint('units', { mode: 'number' }).notNull(),
    /** unsure: it may have been taken, and the billing system would not know it again. */
    status: text('status', { enum: ['waiting', 'sent', 'unsure'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at'),
    /** When it was sent for the first time without an answer. */
    unansweredSince: instant('unanswered_since'),
    sentAt: instant('sent_at'),
    /** What was said the last time. */
    fault: text('fault'),
  },
  (table) => [unique().on(table.accountId, table.hour, table.kind), index('billing_events_sent').on(table.sentAt)],
);
