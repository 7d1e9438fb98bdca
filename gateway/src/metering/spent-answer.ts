import { errorAnswer, type ToolAnswer } from '../routing/answer.ts';
import type { Spent } from './reservation.ts';

/** The result of a call on a spent allowance (docs/api.md#errors): all a model needs to stop and tell its user. */
export function spentAnswer({ allowance, resetsAt, retryAfterSeconds }: Spent, requestId: string): ToolAnswer {
  const instant = resetsAt.toISOString().replace('.000Z', 'Z');
  const text =
    `The monthly allowance of ${allowance} tool calls is spent; it begins again at ${instant} ` +
    `("retryAfterSeconds": ${retryAfterSeconds}). Nothing was charged. Call no further tools until then: ` +
    'answer from the results you have and tell the user that the allowance is spent.';
  const meta = {
    code: 'quota_exhausted',
    recoverable: false,
    allowance,
    resetsAt: instant,
    retryAfterSeconds,
    requestId,
  };
  return errorAnswer(text, meta);
}
