import { OPERATIONS } from '../management/operations.ts';
import type { Answered } from '../management/operation.ts';
import { runOperation } from '../management/run.ts';
import { OPERATOR } from '../organisations/actor.ts';
import type { Services } from './command.ts';

/** Does what a request of the operator to /v1/manage does. `ids`: those of the path, by their names in it. */
export async function byOperation(
  services: Services,
  name: string,
  ids: Readonly<Record<string, string>>,
  input: unknown = {},
): Promise<Answered> {
  const operation = OPERATIONS.find((each) => each.name === name);
  if (!operation) throw new Error(`there is no operation ${name}`);
  return runOperation(operation, services, { actor: OPERATOR, ids, input });
}
