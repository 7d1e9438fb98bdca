import { status } from '@grpc/grpc-js';
import type { CallToolResponse, Progress } from '@cuspal/proto';
import type { ToolEntry } from '../catalog/entry.ts';
import { codeOf } from '../core/code-of.ts';
import { asObjectToo, failure, type FailureCode, type ToolAnswer } from './answer.ts';
import { argumentBytes, callDeadlineMs } from './call-request.ts';
import { inClientSpan, type ServiceClients } from './clients.ts';

/** The account and the trace of a call. */
interface Caller {
  readonly requestId: string;
  readonly traceparent: string;
  readonly tracestate: string;
  readonly accountId: string;
  /** Names of the toolsets that the caller has selected; left out when it sees all tools. */
  readonly toolsets?: string[];
  /** The moment of every call of a test account; left out where the clock goes. */
  readonly testClockMs?: number;
  /** The moment of a call that was sent with a key; left out where it is that in which the call begins. */
  readonly nowMs?: number;
  /** BCP 47 tag of the language of the connection; left out where it names none. */
  readonly locale?: string;
}

/** Context of one call. */
export interface CallSetting {
  readonly caller: Caller;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Receives the progress of tools that report it. */
  readonly onProgress?: OnProgress;
  /** Set where a success is wanted as an object beside its text; `private` where lists for such results depend on a header. */
  readonly structured?: 'public' | 'private';
  /** Whether a success is wanted as its text alone. */
  readonly asText?: boolean;
}

type OnProgress = (step: ProgressStep) => void;

/** A share of the work: `done` of `total`, and what it is on; an empty message says nothing. */
export type ProgressStep = Pick<Progress, 'done' | 'total' | 'message'>;

const MAX_RESULT_BYTES = 1024 * 1024;
const OPEN = '{'.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);
const CLOSE = '}'.charCodeAt(0);

/** Sends each call to the service that owns the tool. Every call gets an answer; nothing is thrown. */
export class ToolRouter {
  constructor(private readonly clients: ServiceClients) {}

  async call(
    entry: ToolEntry,
    args: object,
    { caller, signal, onProgress, structured, asText = false }: CallSetting,
  ): Promise<ToolAnswer> {
    try {
      const client = this.clients[entry.service];
      const call = {
        name: entry.name,
        argumentsJson: argumentBytes(args),
        caller: { ...caller },
        asText,
      };
      const options = { deadlineMs: callDeadlineMs(entry), signal };
      const response = await inClientSpan(
        'ToolService',
        entry.progress && onProgress ? 'CallToolStream' : 'CallTool',
        (span) => {
          const sent = span ? { ...call, caller: { ...caller, ...span } } : call;
          return entry.progress && onProgress
            ? client.callToolStream(sent, onProgress, options)
            : client.callTool(sent, options);
        },
      );
      const answer = checked(response, caller.requestId);
      return structured && entry.outputSchema ? asObjectToo(answer) : answer;
    } catch (fault) {
      const code = failureOf(fault, signal);
      return failure(code, caller.requestId, code === 'internal_error' ? fault : undefined);
    }
  }
}

/** The bytes are spliced unparsed into the reply, so their outline is checked: objects with members, not too large. */
function checked(response: CallToolResponse, requestId: string): ToolAnswer {
  const { resultJson: result, metaJson: meta, code, asText } = response;
  const fits = result.length + meta.length <= MAX_RESULT_BYTES;
  if (fits && (asText || isObject(result)) && (meta.length === 0 || isObject(meta)))
    return asText ? { result, meta, code, asText: { structured: false } } : { result, meta, code };
  return failure('internal_error', requestId, new Error(`a result of ${result.length} bytes that cannot be passed on`));
}

const isObject = (bytes: Uint8Array): boolean =>
  bytes[0] === OPEN && bytes[1] === QUOTE && bytes[bytes.length - 1] === CLOSE;

/**
 * Codes that say that the service cannot be reached: UNAVAILABLE; CANCELLED that the caller did not cause, since it
 * ended at work; UNAUTHENTICATED, while its processes change their GRPC_SECRET.
 */
const AWAY: ReadonlySet<unknown> = new Set([status.UNAVAILABLE, status.CANCELLED, status.UNAUTHENTICATED]);

/** The failure code of a call that threw. */
export function failureOf(fault: unknown, signal: AbortSignal): FailureCode {
  const code = codeOf(fault);
  if (signal.aborted) return 'cancelled';
  if (code === status.DEADLINE_EXCEEDED) return 'engine_timeout';
  if (AWAY.has(code)) return 'engine_unavailable';
  return 'internal_error';
}
