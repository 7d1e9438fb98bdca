import { z } from 'zod';

/**
 * Outcome of a call: the MCP result and its _meta, both as UTF-8 JSON objects, which the fast path never parses.
 */
export interface ToolAnswer {
  readonly result: Uint8Array;
  /** `result` is the text of the result alone, as it was asked for, and whether the result has it as an object too. */
  readonly asText?: { readonly structured: boolean };
  /** Contents of the MCP result after its text, where `result` is the text alone. */
  readonly beside?: readonly object[];
  /** Empty when there is none. */
  readonly meta: Uint8Array;
  /** Empty on success, else the error code (docs/api.md#errors). */
  readonly code: string;
  /** What is said of a call that was refused before it began, which is no result of its tool. */
  readonly refused?: Refused;
  /** The error behind an internal_error, for the log alone. */
  readonly fault?: unknown;
}

const whole = z.object({ content: z.tuple([z.looseObject({ text: z.string() })]).rest(z.looseObject({})) });

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const parsed = (bytes: Uint8Array): unknown => JSON.parse(bufferOf(bytes).toString());

/** The text of a result, which comes alone or in the MCP result. */
export const textOf = ({ result, asText }: Pick<ToolAnswer, 'result' | 'asText'>): Buffer =>
  asText ? bufferOf(result) : Buffer.from(whole.parse(parsed(result)).content[0].text);

/** What programs read of a call beside its result. */
export const metaOf = ({ meta }: Pick<ToolAnswer, 'meta'>): unknown => (meta.length === 0 ? {} : parsed(meta));

/** A success whose text is JSON, with the same as an object. */
export function asObjectToo(answer: ToolAnswer): ToolAnswer {
  if (answer.code !== '') return answer;
  if (answer.asText) return { ...answer, asText: { structured: true } };
  // A long result comes whole, and is opened for its text.
  const { content } = whole.parse(parsed(answer.result));
  const result = `{"content":${JSON.stringify(content)},"structuredContent":${content[0].text}}`;
  return { ...answer, result: Buffer.from(result) };
}

export interface Refused {
  readonly code: 'overloaded' | 'rate_limited';
  readonly status: 429 | 503;
  readonly text: string;
  readonly retryAfterSeconds: number;
}

/** Failures that the gateway itself states about a call; all may be tried again. */
const FAILURES = {
  engine_unavailable: {
    text: 'The engine that computes this tool cannot be reached at the moment. Nothing was charged. Try again in a few seconds, and go on with the other tools meanwhile.',
    retryAfterSeconds: 2,
  },
  engine_timeout: {
    text: 'The engine did not finish this call within its time. Nothing was charged. Try again, with a shorter search span or a coarser granularity where the tool has one.',
    retryAfterSeconds: 2,
  },
  cancelled: { text: 'The client went away before the result was ready. Nothing was charged. Send the call again.' },
  internal_error: {
    text: 'Something failed inside the server. Nothing was charged. Try again. If it happens once more, report the request id.',
  },
} as const;

export type FailureCode = keyof typeof FAILURES;

/** A failed call as a tool result: the text for the model, code and request id for programs. */
export function failure(code: FailureCode, requestId: string, fault?: unknown): ToolAnswer {
  const { text, ...retry } = FAILURES[code];
  const shown = code === 'internal_error' ? `${text} Request id: ${requestId}.` : text;
  return errorAnswer(shown, { code, recoverable: true, ...retry, requestId }, fault);
}

/** The failure of a call whose allowance could not be asked for. */
export const unchargedFailure = (requestId: string): ToolAnswer =>
  errorAnswer(
    'The account of this call cannot be read at the moment. Nothing was computed and nothing was charged. Try again in a few seconds.',
    { code: 'engine_unavailable', recoverable: true, retryAfterSeconds: 2, requestId },
  );

/** A call that was not begun: too many are under way, of the service or of the account. */
export const refusedAnswer = (
  code: Refused['code'],
  text: string,
  retryAfterSeconds: number,
  requestId: string,
): ToolAnswer => ({
  ...errorAnswer(text, { code, recoverable: true, retryAfterSeconds, requestId }),
  refused: { code, status: code === 'overloaded' ? 503 : 429, text, retryAfterSeconds },
});

interface ErrorMeta {
  readonly code: string;
  readonly recoverable: boolean;
  readonly requestId: string;
  readonly retryAfterSeconds?: number;
  readonly [more: string]: unknown;
}

/** `meta` is what programs read; its code is also the outcome of the call. */
export function errorAnswer(text: string, meta: ErrorMeta, fault?: unknown): ToolAnswer {
  return {
    result: Buffer.from(JSON.stringify({ content: [{ type: 'text', text }], isError: true })),
    meta: Buffer.from(JSON.stringify(meta)),
    code: meta.code,
    fault,
  };
}
