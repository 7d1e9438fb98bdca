import type { ServerResponse } from 'node:http';
import { isOutage } from '../database/outage.ts';
import { reply } from '../http/reply.ts';
import type { TurnedAway } from '../mcp/admission.ts';
import { refuse, type RestExchange } from './exchange.ts';
import { problem, sendProblem, type Problem } from './problem.ts';

const NOTHING =
  'There is nothing at this address. There are GET /v1/tools, GET /v1/tools/{name}, POST /v1/tools/{name}, ' +
  'POST /v1/answers, POST /v1/batch, GET /v1/places, GET /v1/calendar, GET /v1/usage, GET /v1/keys, GET /v1/keys/{id}, ' +
  'POST /v1/keys/{id}/rotate, POST /v1/feeds and POST /v1/reports/{kind}.';

const RETRY_AFTER_SECONDS = 2;

/** What is told of a request that failed through no fault of its own. */
export const faultProblem = (fault: unknown, requestId: string): Problem =>
  isOutage(fault)
    ? problem({
        code: 'engine_unavailable',
        detail: 'The server cannot answer at the moment. Try again.',
        requestId,
        more: { retryAfterSeconds: RETRY_AFTER_SECONDS },
      })
    : problem({ code: 'internal_error', detail: 'Something failed inside the server. Try again.', requestId });

/** Answers a request to an address under /v1 at which there is nothing. */
export const refuseUnknown = (exchange: RestExchange): void =>
  refuse(exchange, problem({ code: 'not_found', detail: NOTHING, requestId: exchange.requestId }));

/** Answers a request that is not admitted. */
export function turnAway(response: ServerResponse, turned: TurnedAway, requestId: string): void {
  const { headers } = turned;
  if (turned.kind === 'preflight') return reply(response, 204, headers, []);
  const { status, error } = turned;
  const { code, recoverable: _, requestId: __, ...more } = error.data;
  sendProblem(response, problem({ code: String(code), detail: error.message, status, requestId, more }), headers);
}
