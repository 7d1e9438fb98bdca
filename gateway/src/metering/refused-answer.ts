import { errorAnswer, type ToolAnswer } from '../routing/answer.ts';
import type { KeptOut } from './idempotent-calls.ts';
import type { Spent } from './reservation.ts';

/** Header by which a program names a request, so that sending it again charges nothing again. */
export const KEY_HEADER = 'Idempotency-Key';

const BUSY_RETRY_SECONDS = 1;

const OTHER =
  `The ${KEY_HEADER} of this request was used for another one within the last ten minutes. Nothing was charged. ` +
  'Send each request with a key of its own, and only the same request again with the same key.';
const BUSY =
  `Another request with this ${KEY_HEADER} is under way. Nothing was charged. ` +
  `Send this one again in ${BUSY_RETRY_SECONDS} s to get the same answer.`;

/** The answer to a call that may not run under its key. */
export function keptOutAnswer({ reason }: KeptOut, requestId: string): ToolAnswer {
  const told = { recoverable: true, field: KEY_HEADER, requestId, 'cuspal/status': 409 };
  return reason === 'other'
    ? errorAnswer(OTHER, { code: 'validation_failed', ...told, remedy: 'Send this request with a key of its own.' })
    : errorAnswer(BUSY, { code: 'rate_limited', ...told, retryAfterSeconds: BUSY_RETRY_SECONDS });
}

/** The result of a call on a spent allowance (docs/api.md#errors): all a model needs to stop and tell its user. */
export function spentAnswer({ allowance, ofKey, resetsAt, retryAfterSeconds }: Spent, requestId: string): ToolAnswer {
  const instant = resetsAt.toISOString().replace('.000Z', 'Z');
  const text =
    `${spentText(allowance, ofKey)}; it begins again at ${instant} ` +
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

const spentText = (allowance: number, ofKey = false): string =>
  ofKey
    ? `The share of this API key, ${allowance} tool calls a month, is spent`
    : `The monthly allowance of ${allowance} tool calls is spent`;
