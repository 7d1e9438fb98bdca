import { errorAnswer, type ToolAnswer } from '../routing/answer.ts';
import type { Spent } from './reservation.ts';

/** The result of a call on a spent allowance (docs/api.md#errors): all a model needs to stop and tell its user. */
export function spentAnswer({ allowance, ofKey, resetsAt, retryAfterSeconds }: Spent, requestId: string): ToolAnswer {
  const instant = resetsAt.toISOString().replace('.000Z', 'Z');
  const text =
    `${spent(allowance, ofKey)}; it begins again at ${instant} ` +
    `("retryAfterSeconds": ${retryAfterSeconds}). Nothing was charged. Call no further tools until then: ` +
    `answer from the results you have and tell the user that the ${ofKey ? 'share of the key' : 'allowance'} is spent.`;
  const meta = {
    code: 'quota_exhausted',
    recoverable: false,
    allowance,
    ...(ofKey && { ofKey, remedy: LARGER_SHARE }),
    resetsAt: instant,
    retryAfterSeconds,
    requestId,
  };
  return errorAnswer(text, meta);
}

const LARGER_SHARE = 'Wait until resetsAt, or have the owner of the key give it a larger share.';

const spent = (allowance: number, ofKey = false): string =>
  ofKey
    ? `The share of this API key, ${allowance} tool calls a month, is spent`
    : `The monthly allowance of ${allowance} tool calls is spent`;
