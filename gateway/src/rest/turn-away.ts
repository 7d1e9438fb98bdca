import type { ServerResponse } from 'node:http';
import { reply } from '../http/reply.ts';
import type { TurnedAway } from '../mcp/admission.ts';
import { problem, sendProblem } from './problem.ts';

/** Answers a request that is not admitted. */
export function turnAway(response: ServerResponse, turned: TurnedAway, requestId: string): void {
  const { headers } = turned;
  if (turned.kind === 'preflight') return reply(response, 204, headers, []);
  const { status, error } = turned;
  const { code, recoverable: _, requestId: __, ...more } = error.data;
  sendProblem(response, problem({ code: String(code), detail: error.message, status, requestId, more }), headers);
}
