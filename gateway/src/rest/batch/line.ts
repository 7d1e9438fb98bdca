import type { Outcome } from '../outcome.ts';
import { fieldProblem, problem, type Problem } from '../problem.ts';
import type { ItemId } from './batch-item.ts';
import type { Stop } from './batch-rate-limit.ts';

const problemLine = (id: ItemId, told: Problem): Buffer =>
  Buffer.from(`${JSON.stringify({ id, status: told.status, problem: told })}\n`);

const END = Buffer.from('}\n');

/** The line of a call: its id, the status that it would have by itself, and its result or problem. */
export function resultLine(id: ItemId, outcome: Outcome, isText: boolean): Buffer {
  if (!outcome.ok) return problemLine(id, outcome.problem);
  const result = isText ? Buffer.from(JSON.stringify(outcome.text.toString())) : outcome.text;
  return Buffer.concat([Buffer.from(`{"id":${JSON.stringify(id)},"status":200,"result":`), result, END]);
}

export const faultLine = (
  id: ItemId,
  { field, detail }: { field: string; detail: string },
  requestId: string,
): Buffer => problemLine(id, fieldProblem(requestId, field, detail));

interface Stopped {
  readonly code: string;
  readonly detail: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

const SOON = { retryAfterSeconds: 2 };

const STOPPED: Readonly<Record<Exclude<Stop, 'gone'>, Stopped>> = {
  draining: {
    code: 'engine_unavailable',
    detail: 'The server is about to restart, and this call was not begun. Nothing was charged. Send it again.',
    more: SOON,
  },
  late: {
    code: 'engine_timeout',
    detail: 'The time of the batch is over, and this call was not begun. Nothing was charged. Send it again.',
    more: { remedy: 'Send the calls that were not begun in another batch.' },
  },
  starved: {
    code: 'rate_limited',
    detail:
      'The account was at its rate until the time of the batch was over, and this call was not begun. Nothing was charged. Send it again.',
    more: SOON,
  },
  refused: {
    code: 'auth_invalid',
    detail: 'The key or token of the batch is no longer valid. This call was not begun and nothing was charged.',
    more: { remedy: 'Send the calls that were not begun with a valid API key or access token.' },
  },
  unknown: {
    code: 'engine_unavailable',
    detail: 'The account of the batch cannot be read at the moment. This call was not begun and nothing was charged.',
    more: SOON,
  },
};

/** The line of a call that was not started. */
export const stoppedLine = (id: ItemId, stop: Exclude<Stop, 'gone'>, requestId: string): Buffer =>
  problemLine(id, problem({ ...STOPPED[stop], requestId }));
