import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './oidc-schema.ts';
import { organisations } from './organisations-schema.ts';

/** Where organisations are told of what is done in them. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Kinds of events that it is sent; none: all. */
    events: text('events').array().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Number of its secret, which is made of it. */
    secretNumber: integer('secret_number').notNull().default(1),
    /** Until when the secret before signs as well. */
    earlierSecretUntil: instant('earlier_secret_until'),
    /** When a delivery failed for the first time since the last one that arrived. */
    failingSince: instant('failing_since'),
    disabledAt: instant('disabled_at'),
    /** When its owners are to be told that it was disabled. */
    tellAt: instant('tell_at'),
  },
  (table) => [index('webhook_endpoints_of_organisation').on(table.organisationId)],
);

/** Messages, each for one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** What is sent as webhook-id. */
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Tries of the run that is under way or was the last; a replay begins another. */
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; null: it is not. */
    nextAt: instant('next_at'),
    triedAt: instant('tried_at'),
    /** HTTP status of the last answer; null: there was none. */
    answer: integer('answer'),
  },
  (table) => [index('webhook_deliveries_of_endpoint').on(table.endpointId, table.createdAt, table.id)],
);
