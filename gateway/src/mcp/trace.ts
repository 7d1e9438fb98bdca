import { randomUUID } from 'node:crypto';

export interface TraceContext {
  readonly traceparent: string;
  readonly tracestate: string;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const MAX_TRACESTATE = 512;

type Carrier = Readonly<Record<string, unknown>>;

/** The W3C trace context of a request: its headers, else its `_meta`, else a new one, so that every call has a trace id. */
export function traceOf(headers: Carrier, meta: Carrier | undefined): TraceContext {
  return read(headers) ?? (meta && read(meta)) ?? begun();
}

function read({ traceparent, tracestate }: Carrier): TraceContext | undefined {
  if (typeof traceparent !== 'string' || !TRACEPARENT.test(traceparent)) return undefined;
  const kept = typeof tracestate === 'string' && tracestate.length <= MAX_TRACESTATE ? tracestate : '';
  return { traceparent, tracestate: kept };
}

/** Identifiers out of random UUIDs, which Node draws in bulk; their fixed digits do no harm here. */
function begun(): TraceContext {
  const traceId = randomUUID().replaceAll('-', '');
  const spanId = randomUUID().replaceAll('-', '').slice(16);
  return { traceparent: `00-${traceId}-${spanId}-00`, tracestate: '' };
}
