import { hash } from 'node:crypto';
import { memberFault } from '../rest/member-fault.ts';
import { ManagementFieldError } from './errors.ts';
import { checkReach, idsOf } from './operations.ts';
import type { Answered, Asked, ManagementServices, Operation } from './operation.ts';

/** Ids, and domains. */
const ID = /^[\w.-]{1,253}$/;
/** Stands for what is no id: it may hold what a database does not take, and there is nothing under it. */
const NO_ID = '-';

/** Runs one operation for whoever asks; throws an AccountError for what cannot be, or not by them. */
export async function runOperation(
  operation: Operation,
  services: ManagementServices,
  asked: Asked<unknown>,
): Promise<Answered> {
  checkReach(operation, asked.actor);
  const ids = idsOf(operation).map((name) => {
    const sent = asked.ids[name] ?? '';
    return [name, ID.test(sent) ? sent : NO_ID] as const;
  });
  const parsed = operation.input.safeParse(asked.input);
  if (parsed.success) return operation.run(services, { ...asked, ids: Object.fromEntries(ids), input: parsed.data });
  const { field, detail } = memberFault(parsed.error, asked.input, operation.method === 'GET' ? 'Parameter' : 'Member');
  throw new ManagementFieldError(field, detail);
}

/** The version of a resource. It changes with whatever can be set, and not because a key was used. */
export const tagOf = (body: object): string =>
  `"${hash('sha256', JSON.stringify({ ...body, lastUsedAt: undefined }), 'base64url').slice(0, 27)}"`;
