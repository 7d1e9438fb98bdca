import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { chosenEncoding, type FrozenJson } from './frozen-json.ts';
import { reply } from './reply.ts';

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly headers: OutgoingHttpHeaders;
}

/** Ends a frozen reply with the id and sends it in the best encoding that the client takes. */
export function replyFrozen({ request, response, headers }: Asked, frozen: FrozenJson, id: string | number): void {
  const wanted = chosenEncoding(request.headers['accept-encoding']?.toString());
  const { encoding, parts } = frozen.body(wanted, `"id":${JSON.stringify(id)}}`);
  const vary = headers['Vary'] === undefined ? 'Accept-Encoding' : `${String(headers['Vary'])}, Accept-Encoding`;
  const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  reply(response, 200, { ...headers, 'Content-Type': 'application/json', ...coding, Vary: vary }, parts);
}
