import type { HttpResponse } from './http-message.ts';

/** Aborted when the client leaves before all of its answer was written. */
export function abortedOnClose(response: HttpResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
