interface ProblemKind {
  /** HTTP status of an answer with this code. */
  readonly status: number;
  /** What to do about it. */
  readonly remedy: string;
  /** Whether the same or a corrected request can succeed. */
  readonly recoverable: boolean;
}

const CORRECT = 'Correct what detail names and send the request again.';
const LATER = 'Send the request again after retryAfterSeconds.';

/** Every code that a problem of REST can carry. Those of the gate come with a status of their own, 401 to 503. */
export const PROBLEM_CODES = {
  validation_failed: { status: 400, remedy: CORRECT, recoverable: true },
  birth_data_missing: {
    status: 400,
    remedy: 'Add the named birth parameter and send the request again.',
    recoverable: true,
  },
  invalid_event_name: { status: 400, remedy: 'Take one of the event names that detail lists.', recoverable: true },
  auth_invalid: {
    status: 401,
    remedy: 'Send a valid API key or access token as a bearer credential.',
    recoverable: false,
  },
  auth_expired: { status: 401, remedy: 'Refresh the access token, or make a new key.', recoverable: true },
  quota_exhausted: { status: 402, remedy: 'Wait until resetsAt, or ask for a larger allowance.', recoverable: false },
  not_found: {
    status: 404,
    remedy: 'Take one of the nearest names. GET /v1/tools lists all tools.',
    recoverable: true,
  },
  out_of_range: { status: 422, remedy: 'Choose a date or place that can be computed.', recoverable: false },
  rate_limited: { status: 429, remedy: LATER, recoverable: true },
  cancelled: { status: 499, remedy: 'Send the request again and wait for the answer.', recoverable: true },
  internal_error: {
    status: 500,
    remedy: 'Send the request again, and report requestId if it fails once more.',
    recoverable: true,
  },
  overloaded: { status: 503, remedy: LATER, recoverable: true },
  engine_unavailable: { status: 503, remedy: LATER, recoverable: true },
  engine_timeout: {
    status: 504,
    remedy: 'Send the request again, with a shorter span of time where there is one.',
    recoverable: true,
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof PROBLEM_CODES;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_CODES, code);

/** What a code stands for; one that is not known is a fault of ours. */
export const problemKind = (code: string): ProblemKind => PROBLEM_CODES[isProblemCode(code) ? code : 'internal_error'];
