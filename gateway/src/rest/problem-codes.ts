/** What is known of a case beside its code, as far as a remedy depends on it. */
interface ProblemCase {
  readonly status: number;
  readonly field?: unknown;
  readonly nearest?: unknown;
  readonly retryAfterSeconds?: unknown;
}

interface ProblemKind {
  /** HTTP status of an answer with this code. */
  readonly status: number;
  /** What to do about a case; undefined where only `detail` can say it, or nothing helps. */
  readonly remedy: (told: ProblemCase) => string | undefined;
  /** Whether the same or a corrected request can succeed. */
  readonly recoverable: boolean;
}

const always = (remedy: string) => () => remedy;
const none = () => undefined;

const corrected = ({ field }: ProblemCase): string | undefined =>
  field === undefined ? undefined : 'Correct what field names and send the request again.';
const later = ({ retryAfterSeconds }: ProblemCase): string | undefined =>
  retryAfterSeconds === undefined ? undefined : 'Send the request again after retryAfterSeconds.';
const named = ({ field, nearest }: ProblemCase): string | undefined => {
  if (field === undefined) return undefined;
  const near = Array.isArray(nearest) && nearest.length > 0 ? 'one of the nearest names, or ' : '';
  return `Take ${near}a name that GET /v1/tools lists.`;
};

/**
 * Every code that a problem of REST can carry. Those of the gate come with a status of their own, 401 to 503. A case
 * that knows better has a remedy of its own.
 */
export const PROBLEM_CODES = {
  validation_failed: { status: 400, remedy: corrected, recoverable: true },
  birth_data_missing: {
    status: 400,
    remedy: always('Add the named birth parameter and send the request again.'),
    recoverable: true,
  },
  invalid_event_name: {
    status: 400,
    remedy: always('Take one of the event names that detail lists.'),
    recoverable: true,
  },
  auth_invalid: {
    status: 401,
    remedy: ({ status }) =>
      status === 401 ? 'Send a valid API key or access token as a bearer credential.' : undefined,
    recoverable: false,
  },
  auth_expired: {
    status: 401,
    remedy: always('Refresh the access token, or sign in again.'),
    recoverable: true,
  },
  quota_exhausted: {
    status: 402,
    remedy: always('Wait until resetsAt, or ask the operator of the server for a larger allowance.'),
    recoverable: false,
  },
  not_found: { status: 404, remedy: named, recoverable: true },
  out_of_range: { status: 422, remedy: none, recoverable: false },
  rate_limited: { status: 429, remedy: later, recoverable: true },
  cancelled: {
    status: 499,
    remedy: always('Send the request again and wait for the answer.'),
    recoverable: true,
  },
  internal_error: {
    status: 500,
    remedy: always('Send the request again, and report requestId if it fails once more.'),
    recoverable: true,
  },
  overloaded: { status: 503, remedy: later, recoverable: true },
  engine_unavailable: { status: 503, remedy: later, recoverable: true },
  engine_timeout: { status: 504, remedy: later, recoverable: true },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof PROBLEM_CODES;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_CODES, code);

const nameOf = (code: string): ProblemCode => (isProblemCode(code) ? code : 'internal_error');

/** What a code stands for; one that is not known is a fault of ours. */
export const problemKind = (code: string): ProblemKind => PROBLEM_CODES[nameOf(code)];

/** Where a code is explained, on this server and on every other. */
export const typeOf = (code: string): string => `/docs/errors#${nameOf(code)}`;
