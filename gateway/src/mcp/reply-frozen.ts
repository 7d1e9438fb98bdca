import type { McpExchange } from './exchange.ts';
import { chosenEncoding, type FrozenJson } from './frozen-json.ts';
import { varyWith } from '../http/answer-headers.ts';
import { reply } from '../http/reply.ts';

/** Ends a frozen reply and sends it in the best encoding that the client takes. */
export function replyFrozen(
  { request, response, headers }: Omit<McpExchange, 'requestId'>,
  frozen: FrozenJson,
  end: string,
): void {
  const wanted = chosenEncoding(request.headers['accept-encoding']?.toString());
  const { encoding, parts } = frozen.body(wanted, end);
  const vary = varyWith(headers, 'Accept-Encoding');
  const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  reply(response, 200, { ...headers, 'Content-Type': 'application/json', ...coding, Vary: vary }, parts);
}

/** How a reply to a message ends. */
export const withId = (id: string | number): string => `"id":${JSON.stringify(id)}}`;
