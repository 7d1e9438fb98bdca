import type { Answering } from './exchange.ts';

/** Aborted when the client leaves before all of its answer was written. */
export function abortedOnClose(response: Answering): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
