import { z } from 'zod';
import type { BillingSettings } from '../config/billing-variables.ts';
import { meterOf, type BillingSystem, type Taken } from './billing-system.ts';
import { post, type Answer } from './post.ts';

/** Stripe promises to know an identifier again for 24 hours; an hour is kept back for clocks and long answers. */
const REMEMBERS_MS = 23 * 3_600_000;

/** Meter events of Stripe, one by one: POST /v1/billing/meter_events. */
export const stripe = ({ url, key = '' }: BillingSettings): BillingSystem => ({
  remembersMs: REMEMBERS_MS,
  async take(event, customer): Promise<Taken> {
    if (customer === null) {
      return { outcome: 'refused', fault: 'The account has no customer of Stripe: set it by putPlan.' };
    }
    const body = new URLSearchParams({
      event_name: meterOf(event),
      'payload[stripe_customer_id]': customer,
      'payload[value]': String(event.units),
      identifier: event.id,
      timestamp: String(event.hour.getTime() / 1_000),
    }).toString();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await post(`${url}/v1/billing/meter_events`, { headers, body });
    return answer === undefined ? { outcome: 'unanswered', fault: 'no answer' } : takenBy(answer);
  },
});

/** An identifier that Stripe has already is refused as a fault: then the event counts. */
function takenBy({ status, retryAfter, text }: Answer): Taken {
  if (status === 200 || (status === 400 && text.includes('already exists with identifier')))
    return { outcome: 'taken' };
  const fault = `status ${status} ${messageIn(text)}`.trim();
  // Behind a status of the 500s it may have been taken before something went wrong.
  return status >= 500 ? { outcome: 'unanswered', fault } : { outcome: 'refused', fault, retryAfter };
}

const word = z.string().optional().catch(undefined);
const answered = z.object({ error: z.object({ type: word, code: word, param: word }) });

/** Undefined of what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code of a fault, in which no secret stands; what is said beside it may repeat what was sent. */
function messageIn(text: string): string {
  const { error } = answered.safeParse(parsed(text)).data ?? {};
  return [error?.type, error?.code, error?.param]
    .filter((each) => each !== undefined)
    .join(' ')
    .slice(0, 200);
}
