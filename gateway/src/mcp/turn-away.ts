import type { OutgoingHttpHeaders } from 'node:http';
import type { Answering } from '../http/exchange.ts';
import { reply, replyJson } from '../http/reply.ts';
import type { TurnedAway } from './admission.ts';
import { errorBody } from './rpc-error.ts';

/** Answers a request that is not admitted; `headers` are all of its answer. */
export function turnAway(response: Answering, headers: OutgoingHttpHeaders, turned: TurnedAway): void {
  if (turned.kind === 'preflight') reply(response, 204, headers, []);
  else replyJson(response, turned.status, headers, errorBody(null, turned.error));
}
