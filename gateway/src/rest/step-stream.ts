import { EVENT_STREAM_HEADERS } from '../http/answer-headers.ts';
import type { ProgressStep } from '../routing/tool-router.ts';
import type { RestExchange } from './exchange.ts';
import type { Outcome } from './outcome.ts';

/** The answer to one call that becomes an event stream with its first step; without a step it stays what it is. */
export interface StepStream {
  begun(): boolean;
  readonly tell: (step: ProgressStep) => void;
  /** The result or the problem, last. */
  end(outcome: Outcome): void;
}

/** Undefined unless the client takes a stream beside the result. */
export function stepsOf({ request, response, admitted }: RestExchange): StepStream | undefined {
  if (request.headers.accept?.includes('text/event-stream') !== true) return undefined;
  let begun = false;
  const send = (event: 'progress' | 'result' | 'problem', data: string): void => {
    if (!response.destroyed) response.write(`event: ${event}\n${data.replace(/^/gm, 'data: ')}\n\n`);
  };
  return {
    begun: () => begun,
    tell({ done, total, message }) {
      if (!begun && !response.destroyed) response.writeHead(200, { ...admitted.headers, ...EVENT_STREAM_HEADERS });
      begun = true;
      send('progress', JSON.stringify({ done, total, ...(message !== '' && { message }) }));
    },
    end(outcome) {
      if (outcome.ok) send('result', outcome.text.toString());
      else send('problem', JSON.stringify(outcome.problem));
      response.end();
    },
  };
}
