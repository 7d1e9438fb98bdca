import { expect, it } from 'vitest';
import { eventsIn, type StreamEvent } from '../src/calls/event-stream.ts';

const TEXT = 'event: progress\ndata: {"done":1}\n\nevent: result\ndata: first line\ndata: zwölf\n\nevent: never ended';

it.each([1, 3, 7, 1_000])('reads the events of a stream in pieces of %i bytes', async (size) => {
  const bytes = new TextEncoder().encode(TEXT);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of eventsIn(body)) events.push(event);
  expect(events).toEqual([
    { name: 'progress', data: '{"done":1}' },
    { name: 'result', data: 'first line\nzwölf' },
  ]);
});
