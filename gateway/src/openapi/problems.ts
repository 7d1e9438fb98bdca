import { PROBLEM_CODES } from '../rest/problem-codes.ts';

/** What an error answer of each status is about. */
const STATUSES = {
  400: ['BadRequest', 'An argument, a parameter or the body is wrong. `field` names it.'],
  401: ['Unauthorized', 'No credential, or one that is not valid or has expired.'],
  402: ['QuotaExhausted', 'The allowance of the month is spent. `resetsAt` says when it begins again.'],
  403: [
    'Forbidden',
    'The account is suspended, the key may not do this, or the request came from a page of a foreign origin.',
  ],
  404: ['NotFound', 'No tool has this name, and `nearest` lists names like it; or no key has this id.'],
  406: ['NotAcceptable', 'Only a figure is accepted, and the tool has none. `figures` lists the tools that have one.'],
  409: [
    'Conflict',
    'The `Idempotency-Key` was that of another request, or its request is under way and `Retry-After` says when to come again; or a key has another secret by now than `knownHint` says.',
  ],
  412: ['PreconditionFailed', '`If-Match` or `If-None-Match` does not hold: the resource is another one by now.'],
  413: ['TooLarge', 'The body is larger than this address takes.'],
  415: ['UnsupportedMediaType', 'The body is of another media type, or compressed.'],
  422: ['OutOfRange', 'The date or the place lies outside what can be computed.'],
  429: ['RateLimited', 'Too many requests. `Retry-After` says how many seconds to wait.'],
  500: ['InternalError', 'Something failed inside the server. Nothing was charged.'],
  503: ['Unavailable', 'The engine cannot be reached, or the server is starting or stopping.'],
  504: ['EngineTimeout', 'The engine did not finish the call within its time. Nothing was charged.'],
} as const;

type Status = keyof typeof STATUSES;

const rows = Object.entries(STATUSES);

/** Statuses that end by themselves after a time that is known. */
const WITH_A_WAIT: ReadonlySet<string> = new Set(['402', '409', '429', '503']);

/** Errors that every operation can return. */
const ANY: readonly Status[] = [401, 403, 429, 500, 503];

/** References to the error answers of an operation. */
export const errorResponses = (...more: readonly Status[]): Readonly<Record<string, object>> =>
  Object.fromEntries(
    rows
      .filter(([status]) => [...ANY, ...more].some((wanted) => String(wanted) === status))
      .map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]),
  );

/** The error answers, to be referred to. */
export const ERROR_RESPONSES = Object.fromEntries(
  rows.map(([status, [name, description]]) => [
    name,
    {
      description,
      headers: {
        'X-Request-Id': { $ref: '#/components/headers/RequestId' },
        ...(WITH_A_WAIT.has(status) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
      },
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

export const PROBLEM = {
  type: 'object',
  description: 'Problem details (RFC 9457) with members of ours.',
  properties: {
    type: {
      type: 'string',
      format: 'uri-reference',
      description: 'Where the code is explained, against the address of the request.',
    },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: {
      type: 'string',
      description: 'What was wrong, what was expected and what to do. May repeat what was sent.',
    },
    code: { type: 'string', enum: Object.keys(PROBLEM_CODES) },
    field: { type: 'string', description: 'The argument or parameter that is at fault.' },
    remedy: { type: 'string', description: 'What to do about this case, where there is something.' },
    nearest: { type: 'array', items: { type: 'string' }, description: 'Names of tools like an unknown one.' },
    allowance: { type: 'integer', minimum: 0, description: 'Calls a month, with a spent allowance.' },
    resetsAt: { type: 'string', format: 'date-time', description: 'When a spent allowance begins again.' },
    structured: {
      type: 'object',
      additionalProperties: true,
      description: 'What a meta-tool tells beside its text, such as the candidates of a place.',
    },
    figures: { type: 'array', items: { type: 'string' }, description: 'Tools that have a figure, with 406.' },
    recoverable: { type: 'boolean', description: 'Whether the same or a corrected request can succeed.' },
    retryAfterSeconds: { type: 'number', minimum: 0 },
    requestId: { type: 'string', description: 'Under which the server knows the request.' },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'recoverable', 'requestId'],
};
