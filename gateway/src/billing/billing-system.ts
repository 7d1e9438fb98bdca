import type { InferSelectModel } from 'drizzle-orm';
import type { billingEvents } from '../database/schema.ts';

export type BillingEvent = InferSelectModel<typeof billingEvents>;

/** Name under which a billing system counts events of a kind. */
export const meterOf = ({ kind }: Pick<BillingEvent, 'kind'>): string => `cuspal_${kind}`;

/** What came of an event that was sent. */
export type Taken =
  | { readonly outcome: 'taken' }
  /** It was refused, or came to nothing: it is sure that it does not count. */
  | { readonly outcome: 'refused'; readonly fault: string; readonly retryAfter?: string | undefined }
  /** No answer came: it may count or not. */
  | { readonly outcome: 'unanswered'; readonly fault: string };

/** A billing system as the outbox sees it. */
export interface BillingSystem {
  /** For how long it knows an event again by its identifier. */
  readonly remembersMs: number;
  /** Never rejects. */
  take(event: BillingEvent, customer: string | null): Promise<Taken>;
}
