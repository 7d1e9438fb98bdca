import type { CuspalError } from './error.ts';
import type { ToolName } from './generated/tools.ts';
import type {
  AnswerOf,
  AnyResultOf,
  ArgumentsOf,
  CallOptions,
  FieldOf,
  PlainArgumentsOf,
  ResultOf,
  Waiting,
} from './method.ts';
import { interrupted, problemIn, unexpected } from './problem.ts';
import { portionsOf, type AnyCall, type Portion } from './portions.ts';
import { newKey, type Answer, type Transport } from './transport.ts';

/** One call of a batch; `id` comes back with its result. Left out, it is the position of the call, from 0. */
export type BatchCall<Name extends ToolName = ToolName> = Name extends ToolName
  ? { readonly id?: string | number; readonly name: Name; readonly arguments: ArgumentsOf<Name> }
  : never;

/** A call without an argument that chooses what comes. */
export type PlainCall<Name extends ToolName = ToolName> = Name extends ToolName
  ? { readonly id?: string | number; readonly name: Name; readonly arguments: PlainArgumentsOf<Name> }
  : never;

/** What a call came to. Results come in the order in which they are ready. */
export type BatchResult<
  Name extends ToolName = ToolName,
  Field extends FieldOf<Name> = FieldOf<Name>,
  Result = ResultOf<Name>,
> = {
  readonly id: string | number;
  readonly name: Name;
} & (
  | { readonly ok: true; readonly result: AnswerOf<Name, Field, Result> }
  | { readonly ok: false; readonly error: CuspalError }
);

/** `timeoutMs` is that of each request, which carries at most 1,000 calls. */
export type BatchOptions<Field extends string = string> = CallOptions<Field>;

/** The server begins calls for ten minutes, and lets those under way end. */
const TIMEOUT_MS = 11 * 60_000;

/** A line as it came, before its result has a type. */
interface Read {
  readonly at: number;
  readonly result?: unknown;
  readonly error?: CuspalError;
}

/**
 * Sends the calls in as many requests as they need, one after the other, and gives one result for each call. A request
 * that is turned away whole rejects. One whose answer breaks off is sent again under its key, which charges no call
 * twice; what has no result after all tries fails as `interrupted`.
 */
export async function* runBatch<Name extends ToolName, Field extends FieldOf<Name>>(
  transport: Transport,
  calls: Iterable<AnyCall> | AsyncIterable<AnyCall>,
  options: BatchOptions<Field>,
): AsyncGenerator<BatchResult<Name, Field, AnyResultOf<Name>>, void, undefined> {
  const { fields, precision, timeoutMs = TIMEOUT_MS, signal } = options;
  const small = { ...(fields && { fields }), ...(precision !== undefined && { precision }) };
  for await (const portion of portionsOf(calls, small)) {
    const waiting = { timeoutMs, ...(signal && { signal }) };
    for await (const { at, result, error } of answersOf(transport, portion, waiting)) {
      const call = portion.calls[at];
      if (!call) throw unexpected(200);
      // The calls are those of the caller, and the server answers what the contract of the tool says.
      const known = { id: call.id, name: call.name as Name };
      if (error) yield { ...known, ok: false, error };
      else yield { ...known, ok: true, result: result as AnswerOf<Name, Field, AnyResultOf<Name>> };
    }
  }
}

/** One for each call of the portion, whatever becomes of the streams. */
async function* answersOf(
  transport: Transport,
  { calls, body }: Portion,
  waiting: Waiting,
): AsyncGenerator<Read, void, undefined> {
  const sent = { path: '/v1/batch', body, type: 'application/x-ndjson', key: newKey() } as const;
  const open = new Set(calls.keys());
  for (let tries = 1; ; tries += 1) {
    const answer = await transport.open(sent, waiting);
    yield* readFrom(answer, open);
    if (open.size === 0) return;
    const broken = interrupted(answer.response.headers.get('x-request-id') ?? undefined);
    if (await transport.waits(broken, tries, answer.watch)) continue;
    for (const at of open) yield { at, error: broken };
    return;
  }
}

/** The answers of one stream to calls that have none yet, until it ends or breaks off. */
async function* readFrom({ response, watch }: Answer, open: Set<number>): AsyncGenerator<Read, void, undefined> {
  try {
    if (!response.body) throw unexpected(response.status);
    for await (const line of linesOf(response.body)) {
      const read = readLine(line);
      if (read && open.delete(read.at)) yield read;
    }
  } catch {
    // The batch ends where the reader stopped or time ran out.
    if (watch.signal.aborted) throw watch.fault(interrupted);
  }
}

/** Reads a line of a batch; undefined where it is none. */
function readLine(line: string): Read | undefined {
  const read: unknown = JSON.parse(line);
  if (typeof read !== 'object' || read === null || !('id' in read) || typeof read.id !== 'number') return undefined;
  const { id: at } = read;
  if ('result' in read) return { at, result: read.result };
  return { at, error: problemIn('problem' in read ? read.problem : undefined) ?? unexpected(200) };
}

/** Longer than any line of a batch: a result has at most 1 MiB. */
const LONGEST_LINE = 8 * 1024 * 1024;

/** The lines of a stream of UTF-8 without their ends, empty ones left out. Who stops early ends the stream. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      if (rest.length > LONGEST_LINE) throw new RangeError('A line of the answer is too long.');
      for (const line of lines) if (line.trim() !== '') yield line;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
