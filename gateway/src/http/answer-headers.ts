import type { OutgoingHttpHeaders } from 'node:http';

/** Nothing between here and the client keeps the answer. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** Headers of an event stream, which nothing on its way holds back or changes. */
export const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** The `Vary` of an answer that depends on one more header of the request, which it names last. */
export const varyWith = (headers: OutgoingHttpHeaders, name: string): string =>
  headers['Vary'] === undefined ? name : `${String(headers['Vary'])}, ${name}`;
