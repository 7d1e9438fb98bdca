/** What is known of a failure. */
export interface Failure {
  readonly code: string;
  readonly remedy: string;
  readonly recoverable: boolean;
  readonly status?: number | undefined;
  readonly field?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly detail?: string | undefined;
}

/** A name as schemas have them; whatever else was sent as one is not repeated. */
const FIELD = /^[A-Za-z_][\w.[\]-]{0,63}$/;

/**
 * A call that failed. Message and printed members hold nothing that was sent, so they may be logged; `detail` is what
 * the server said of the fault, which may repeat birth data, and is never printed by itself.
 */
export class CuspalError extends Error {
  override readonly name = 'CuspalError';
  /**
   * The code as the server names it; `unreachable`, `deadline`, `interrupted` and `unexpected_answer` are the client's.
   */
  readonly code: string;
  /** What to do about it. */
  readonly remedy: string;
  /** Whether the same or a corrected call can succeed. */
  readonly recoverable: boolean;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The argument that is at fault. */
  readonly field: string | undefined;
  /** Under which the server knows the request. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly #detail: string | undefined;

  constructor({ code, remedy, recoverable, status, field, requestId, retryAfterSeconds, detail }: Failure) {
    const named = field !== undefined && FIELD.test(field) ? field : undefined;
    const at = named === undefined ? '' : ` at ${named}`;
    super(`${code}${at}. ${remedy}${requestId === undefined ? '' : ` Request ${requestId}.`}`);
    this.code = code;
    this.remedy = remedy;
    this.recoverable = recoverable;
    this.status = status;
    this.field = named;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.#detail = detail;
  }

  /** The fault in words, with the value that was sent. For the person whose data it is, not for a log. */
  get detail(): string | undefined {
    return this.#detail;
  }
}
