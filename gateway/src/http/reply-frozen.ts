import type { OutgoingHttpHeaders } from 'node:http';
import { varyWith } from './answer-headers.ts';
import { chosenEncoding, type FrozenJson } from './frozen-json.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';
import { reply } from './reply.ts';

interface Answering {
  readonly request: Pick<HttpRequest, 'headers'>;
  readonly response: HttpResponse;
  readonly headers: OutgoingHttpHeaders;
}

/** Ends a frozen reply and sends it in the best encoding that the client takes. */
export function replyFrozen({ request, response, headers }: Answering, frozen: FrozenJson, end: string): void {
  const wanted = chosenEncoding(request.headers['accept-encoding']?.toString());
  const { encoding, parts } = frozen.body(wanted, end);
  const vary = varyWith(headers, 'Accept-Encoding');
  const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  reply(response, 200, { ...headers, 'Content-Type': 'application/json', ...coding, Vary: vary }, parts);
}
