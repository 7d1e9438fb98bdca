/** Where a call stands in its trace, as W3C writes it; both empty where nobody said. */
export interface TraceContext {
  readonly traceparent: string;
  readonly tracestate: string;
}

/**
 * All that a span may say beside its name: words of ours, never what a caller sent. Names are those of the OpenTelemetry
 * conventions where they have one.
 */
export interface SpanAttributes {
  readonly 'cuspal.tool'?: string;
  /** `success` or an error code. */
  readonly 'cuspal.outcome'?: string;
  readonly 'cuspal.request_id'?: string;
  readonly 'db.system.name'?: 'postgresql' | 'redis';
  readonly 'db.operation.name'?: string;
  readonly 'error.type'?: string;
  readonly 'http.request.method'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'http.route'?: string;
  readonly 'rpc.method'?: string;
  readonly 'rpc.system.name'?: 'grpc';
}

export interface SpanParts {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** Left out: the span in which the work is begun. */
  readonly parent?: TraceContext | undefined;
  /** When it began, on the clock of performance.now(); left out: now. */
  readonly since?: number;
  readonly attributes?: SpanAttributes;
}

/** What a span says of how a call ended: `success`, an error of the caller, or one of ours, which marks it as failed. */
export const endingOf = (outcome: string): SpanAttributes => ({
  'cuspal.outcome': outcome,
  ...(OURS.has(outcome) && { 'error.type': outcome }),
});

/** The codes that count against availability. */
const OURS = new Set(['engine_unavailable', 'engine_timeout', 'internal_error', 'overloaded']);

/** A piece of work in a trace; its own context is what goes on to whoever works for it. */
export interface Span extends TraceContext {
  set(attributes: SpanAttributes): void;
}

/** A span that its maker ends; `fault`: why it failed. */
export interface OpenSpan {
  end(fault?: unknown): void;
}

/** What makes spans while tracing is on. */
export interface Tracing {
  /** Work in a span of its own, which ends as the work does. */
  within<Result>(parts: SpanParts, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** A span under the present one; undefined where there is none. */
  open(parts: SpanParts): OpenSpan | undefined;
  current(): Span | undefined;
  /** Runs work later as if it were begun here. */
  keep(): <Result>(work: () => Result) => Result;
  /** Runs work that goes on for longer than the call that began it. */
  outside<Result>(work: () => Result): Result;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** One a process, as its log on stdout is; undefined while tracing is off. */
let tracing: Tracing | undefined;

/** Gives back what was used before. */
export function useTracing(next: Tracing | undefined): Tracing | undefined {
  const before = tracing;
  tracing = next;
  return before;
}

/** Work in a span of its own where tracing is on, else the work alone. */
export function traced<Result>(
  parts: () => SpanParts,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.within(parts(), work) : work(undefined);
}

/** A span under the present one, ended by whoever opened it. */
export const openSpan = (parts: () => SpanParts): OpenSpan | undefined => tracing?.open(parts());

/** The span in which this runs. */
export const currentSpan = (): Span | undefined => tracing?.current();

/** Work that outlives the call that began it, and is no part of it. */
export const outsideSpans = <Result>(work: () => Result): Result => (tracing ? tracing.outside(work) : work());

const AT_ONCE = <Result>(work: () => Result): Result => work();

/**
 * Keeps the present span for work that is done later together with that of others: what it returns runs the work in it.
 */
export const keptSpan = (): (<Result>(work: () => Result) => Result) => tracing?.keep() ?? AT_ONCE;
