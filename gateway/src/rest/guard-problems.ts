import type { OutgoingHttpHeaders } from 'node:http';
import { NotServing, WrongHost, WrongMethod, type Faults } from '../web/faults.ts';
import { asAsked } from '../web/page.ts';
import { faultProblem } from './faults.ts';
import { problem, problemHeaders, type Problem } from './problem.ts';

const RETRY_AFTER_SECONDS = 2;

export interface GuardProblems {
  /** What the log says of a fault of ours. */
  readonly logged: string;
  /** Headers of every refusal. */
  readonly headers: OutgoingHttpHeaders;
  /** What to send in place of another method. */
  readonly wrongMethod: (allow: string) => string;
}

/** What guards of an address of its own refuse, as problems. */
export const guardProblems = ({ logged, headers: own, wrongMethod }: GuardProblems): Faults => ({
  logged,
  answer(fault, request, requestId) {
    const told = problemOf(fault, requestId, wrongMethod);
    const allowed = fault instanceof WrongMethod ? { Allow: fault.allow } : {};
    const headers = { ...allowed, ...problemHeaders(told), ...own };
    return asAsked({ status: told.status, headers, body: JSON.stringify(told) }, request);
  },
});

function problemOf(fault: unknown, requestId: string, wrongMethod: GuardProblems['wrongMethod']): Problem {
  const told = (code: string, status: number, detail: string, more = {}): Problem =>
    problem({ code, status, detail, requestId, more });
  if (fault instanceof WrongHost) return told('auth_invalid', 403, 'The Host header names another server.');
  if (fault instanceof WrongMethod) return told('validation_failed', 405, wrongMethod(fault.allow));
  if (fault instanceof NotServing) {
    const more = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    return told('engine_unavailable', 503, 'The server is starting or stopping. Try again.', more);
  }
  return faultProblem(fault, requestId);
}
