import { traced } from '@cuspal/telemetry';
import type { HttpResponse, HttpRequest } from './http-message.ts';
import { contextIn } from './trace.ts';

/** Answers a request in a span of its own, where tracing is on. `route`: a path of ours, never what was sent. */
export const inRequestSpan = (
  request: Pick<HttpRequest, 'method' | 'headers'>,
  response: Pick<HttpResponse, 'statusCode'>,
  route: string,
  requestId: string,
  answer: () => Promise<void>,
): Promise<void> => {
  const method = request.method ?? '';
  return traced(
    () => ({
      name: `${method} ${route}`,
      kind: 'server',
      parent: contextIn(request.headers),
      attributes: { 'http.request.method': method, 'http.route': route, 'cuspal.request_id': requestId },
    }),
    async (span) => {
      await answer();
      span?.set({
        'http.response.status_code': response.statusCode,
        ...(response.statusCode >= 500 && { 'error.type': String(response.statusCode) }),
      });
    },
  );
};
