import { randomBytes } from 'node:crypto';
import { currentSpan, type TraceContext } from '@cuspal/telemetry';

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const MAX_TRACESTATE = 512;

type Carrier = Readonly<Record<string, unknown>>;

/**
 * The W3C trace context of a request: its headers, else its `_meta`, else a new one, so that every call has a trace id.
 * Where tracing is on the span of the request stands for its headers, and for a new one.
 */
export function traceOf(headers: Carrier, meta: Carrier | undefined): TraceContext {
  const span = currentSpan();
  const here = span && { traceparent: span.traceparent, tracestate: span.tracestate };
  const sent = contextIn(headers);
  return (sent && (here ?? sent)) ?? (meta && contextIn(meta)) ?? here ?? begun();
}

/** The context that somebody sent; undefined where it is none. */
export function contextIn({ traceparent, tracestate }: Carrier): TraceContext | undefined {
  if (typeof traceparent !== 'string' || !TRACEPARENT.test(traceparent)) return undefined;
  const kept = typeof tracestate === 'string' && tracestate.length <= MAX_TRACESTATE ? tracestate : '';
  return { traceparent, tracestate: kept };
}

const TRACE_DIGITS = 32;
const SPAN_DIGITS = 16;
const DRAWN_BYTES = 128 * (TRACE_DIGITS + SPAN_DIGITS);
/** Random digits are drawn in bulk: a draw costs as much as the rest of a context. */
let digits = '';
let used = 0;

function begun(): TraceContext {
  if (used === digits.length) {
    digits = randomBytes(DRAWN_BYTES).toString('hex');
    used = 0;
  }
  const traceEnd = used + TRACE_DIGITS;
  const spanEnd = traceEnd + SPAN_DIGITS;
  const traceparent = `00-${digits.slice(used, traceEnd)}-${digits.slice(traceEnd, spanEnd)}-00`;
  used = spanEnd;
  return { traceparent, tracestate: '' };
}
