import type { OutgoingHttpHeaders } from 'node:http';
import { isJsonObject } from '../core/json.ts';
import type { HttpRequest } from '../http/http-message.ts';
import type { Limits, Taken } from '../limits/limits.ts';
import { takeOfClient } from '../web/client-limit.ts';
import type { Admission, TurnedAway } from './admission.ts';
import { readRequest } from './read-request.ts';

/**
 * Methods that KEYLESS=lists opens: how a client begins, and the lists of what there is. What `initialize` opens must
 * be open to the notification that ends it, or clients take the connection for a failed one.
 */
export const OPEN_METHODS: ReadonlySet<unknown> = new Set([
  'initialize',
  'notifications/initialized',
  'ping',
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'skills/list',
]);

/** Most bytes of a message of somebody without credentials. */
const MOST_BYTES = 16 * 1024;

/** A caller without credentials, who looks and calls nothing, so that there is nothing to count. */
const LOOKER = { accountId: '' } as const;
const LOOKS = { accountId: '', suspended: false, metered: false, rate: undefined } as const;

/** What is told to a request without credentials: the way in, or to come later. */
export interface KeylessRefusals {
  readonly challenge: TurnedAway;
  readonly tooFast: (taken: Taken) => TurnedAway;
  /** Headers of an answer that was counted. */
  readonly counted: (taken: Taken) => OutgoingHttpHeaders;
}

/** Lets in a message without credentials whose method is open; its body is read for that, and goes with the admission. */
export async function admitKeyless(
  limits: Pick<Limits, 'take' | 'giveBack'>,
  clientAddress: string,
  request: HttpRequest,
  requestId: string,
  { challenge, tooFast, counted }: KeylessRefusals,
): Promise<Admission> {
  const read = await readRequest(request, requestId, MOST_BYTES);
  const opens = read.kind === 'read' && isJsonObject(read.message) && OPEN_METHODS.has(read.message['method']);
  if (!opens) return challenge;
  const taken = await takeOfClient(limits, 'keyless', clientAddress);
  if (!taken.ok) return tooFast(taken);
  return { kind: 'admitted', principal: LOOKER, entitlements: LOOKS, headers: counted(taken), read };
}
