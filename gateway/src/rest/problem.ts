import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { reply } from '../http/reply.ts';
import { repeated } from '../response-shaping/argument-fault.ts';
import { problemKind, type ProblemCode } from './problem-codes.ts';

/** Problem details (RFC 9457) of type about:blank, with members of ours. */
export interface Problem {
  readonly title: string;
  readonly status: number;
  /** What was wrong, what was expected and what to do. */
  readonly detail: string;
  readonly code: string;
  /** The argument or parameter that is at fault. */
  readonly field?: string;
  readonly remedy: string;
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
  const { status: usual, remedy, recoverable } = problemKind(code);
  const status = told ?? usual;
  return { title: STATUS_CODES[status] ?? CLIENT_GONE, status, detail, code, remedy, recoverable, ...more, requestId };
}

/** A fault of a field of the request itself. */
export const fieldProblem = (requestId: string, field: string, detail: string): Problem =>
  problem({ code: 'validation_failed' satisfies ProblemCode, detail, requestId, more: { field: repeated(field) } });

/** Headers of an answer with this problem. */
export function problemHeaders({ retryAfterSeconds }: Problem): OutgoingHttpHeaders {
  const retry = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return { 'Content-Type': 'application/problem+json', ...retry };
}

export function sendProblem(response: ServerResponse, told: Problem, headers: OutgoingHttpHeaders): void {
  reply(response, told.status, { ...headers, ...problemHeaders(told) }, [Buffer.from(JSON.stringify(told))]);
}
