import type { BillingSettings } from '../config/billing-variables.ts';
import { meterOf, type BillingSystem, type Taken } from './billing-system.ts';
import { post } from './post.ts';

/** OpenMeter knows an event again by its source and id for 32 days by default; two are kept back. */
const REMEMBERS_MS = 30 * 24 * 3_600_000;

/** CloudEvents for OpenMeter: POST /api/v1/events. */
export const openMeter = ({ url, key }: BillingSettings): BillingSystem => ({
  remembersMs: REMEMBERS_MS,
  async take(event, customer): Promise<Taken> {
    const body = JSON.stringify({
      specversion: '1.0',
      id: event.id,
      source: 'cuspal',
      type: meterOf(event),
      subject: customer ?? event.accountId,
      time: event.hour.toISOString(),
      datacontenttype: 'application/json',
      data: { value: event.units, project: event.accountId },
    });
    const headers = {
      'content-type': 'application/cloudevents+json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const answer = await post(`${url}/api/v1/events`, { headers, body });
    if (answer === undefined) return { outcome: 'unanswered', fault: 'no answer' };
    const { status, retryAfter } = answer;
    if (status >= 200 && status < 300) return { outcome: 'taken' };
    const fault = `status ${status}`;
    return status >= 500 ? { outcome: 'unanswered', fault } : { outcome: 'refused', fault, retryAfter };
  },
});
