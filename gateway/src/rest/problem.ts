import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { reply } from '../http/reply.ts';
import { repeated } from '../response-shaping/argument-fault.ts';
import { problemKind, typeOf, type ProblemCode } from './problem-codes.ts';

/** Problem details (RFC 9457), with members of ours. */
export interface Problem {
  /** Where the code is explained: a reference that is resolved against the address of the request. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What was wrong, what was expected and what to do. */
  readonly detail: string;
  readonly code: string;
  /** The argument or parameter that is at fault. */
  readonly field?: string;
  /** What to do about this case; left out where detail alone says it, or nothing helps. */
  readonly remedy?: string;
  readonly recoverable: boolean;
  readonly retryAfterSeconds?: number;
  readonly requestId: string;
  readonly [more: string]: unknown;
}

interface ProblemOptions {
  readonly code: string;
  readonly detail: string;
  readonly requestId: string;
  /** Where it is not that of the code. */
  readonly status?: number;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Title for what no standard names. */
const CLIENT_GONE = 'Client Closed Request';

export function problem({ code, detail, requestId, status: told, more = {} }: ProblemOptions): Problem {
  const kind = problemKind(code);
  const status = told ?? kind.status;
  const remedy = kind.remedy({ ...more, status });
  const title = STATUS_CODES[status] ?? CLIENT_GONE;
  const usual = { type: typeOf(code), title, status, detail, code, ...(remedy !== undefined && { remedy }) };
  return { ...usual, recoverable: kind.recoverable, ...more, requestId };
}

/** A fault of a field of the request itself. */
export const fieldProblem = (requestId: string, field: string, detail: string): Problem =>
  problem({ code: 'validation_failed' satisfies ProblemCode, detail, requestId, more: { field: repeated(field) } });

/** A request of a kind of which too many came; `detail` says which. */
export const rateLimited = (requestId: string, detail: string, retryAfterSeconds: number): Problem =>
  problem({ code: 'rate_limited' satisfies ProblemCode, detail, requestId, more: { retryAfterSeconds } });

/** A body that is not the JSON which it should be. */
export const unreadableBody = (requestId: string): Problem =>
  fieldProblem(requestId, 'body', 'The body is no JSON that can be read. Send one JSON object.');

/** Headers of an answer with this problem. */
export function problemHeaders({ retryAfterSeconds }: Problem): OutgoingHttpHeaders {
  const retry = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return { 'Content-Type': 'application/problem+json', ...retry };
}

export function sendProblem(response: ServerResponse, told: Problem, headers: OutgoingHttpHeaders): void {
  reply(response, told.status, { ...headers, ...problemHeaders(told) }, [Buffer.from(JSON.stringify(told))]);
}
