import type { OutgoingHttpHeaders } from 'node:http';
import { EVENT_STREAM_HEADERS } from '../http/answer-headers.ts';
import type { HttpResponse, HttpRequest } from '../http/http-message.ts';
import { bytesOf, type Piece } from '../http/pieces.ts';
import type { ProgressStep } from '../routing/tool-router.ts';
import type { ProgressToken } from './recognise.ts';

const EVENT = Buffer.from('event: message\ndata: ');
const END = Buffer.from('\n\n');

/** The answer of one call that becomes an event stream with its first step; without a step it stays plain JSON. */
export interface ProgressStream {
  begun(): boolean;
  readonly tell: (step: ProgressStep) => void;
  /** The result, last. */
  end(body: readonly Piece[]): void;
}

/** Undefined when the client did not ask for steps or does not take a stream. */
export function progressStream(
  { headers: { accept = '' } }: Pick<HttpRequest, 'headers'>,
  response: HttpResponse,
  headers: OutgoingHttpHeaders,
  token: ProgressToken | undefined,
): ProgressStream | undefined {
  if (token === undefined || !accept.includes('text/event-stream')) return undefined;
  const send = (body: readonly Piece[]): void => {
    if (!response.destroyed) response.write(Buffer.concat([EVENT, ...body.map(bytesOf), END]));
  };
  let begun = false;
  return {
    begun: () => begun,
    tell: ({ done, total, message }) => {
      if (!begun && !response.destroyed) response.writeHead(200, { ...headers, ...EVENT_STREAM_HEADERS });
      begun = true;
      const said = message === '' ? {} : { message };
      const params = { progressToken: token, progress: done, total, ...said };
      send([Buffer.from(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params }))]);
    },
    end(body) {
      send(body);
      response.end();
    },
  };
}
