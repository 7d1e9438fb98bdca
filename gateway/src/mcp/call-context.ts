import { abortedOnClose, type HttpRequest, type HttpResponse } from '../http/http-message.ts';
import { traceOf } from '../http/trace.ts';
import { callerOf } from '../journal/call-buffer.ts';
import type { Choice } from '../toolsets/selection.ts';
import type { Admitted } from './admission.ts';
import type { CallContext } from './calls.ts';

interface Sent {
  readonly request: Pick<HttpRequest, 'headers'>;
  readonly response: HttpResponse;
  readonly requestId: string;
}

/** What surrounds the calls of an admitted request. `meta`: that of its message. */
export function callContext(
  { principal, entitlements }: Pick<Admitted, 'principal' | 'entitlements'>,
  { request, response, requestId }: Sent,
  { selection, structured, language }: Choice,
  meta?: Readonly<Record<string, unknown>>,
): CallContext {
  const { accountId, metered, rate, testClockMs, key } = entitlements;
  return {
    caller: {
      requestId,
      accountId,
      ...traceOf(request.headers, meta),
      ...(selection && { toolsets: [...selection.toolsets] }),
      ...(testClockMs !== undefined && { testClockMs }),
      ...(language !== undefined && { locale: language }),
    },
    ...(selection && { selection }),
    ...(structured && { structured }),
    metered,
    keyWithShare: key?.keyWithShare,
    bounded: rate !== undefined,
    by: callerOf(principal),
    signal: abortedOnClose(response),
  };
}
