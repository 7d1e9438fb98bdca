import { errorAnswer, type ToolAnswer } from '../routing/answer.ts';
import type { KeptOut } from './idempotent-calls.ts';

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
