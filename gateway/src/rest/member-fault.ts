import type { z } from 'zod';

/** Letters of the name of a member that a refusal repeats. */
const LONGEST_NAME = 60;

/** The first member of a body that cannot be taken, and why. */
export function memberFault({ issues: [issue] }: z.ZodError): { readonly field: string; readonly detail: string } {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = String(unknown ?? issue?.path[0] ?? 'body');
  const detail =
    unknown === undefined
      ? `Member "${field}" cannot be taken: ${issue?.message ?? 'it is not what is expected'}.`
      : `Unknown member "${unknown.slice(0, LONGEST_NAME)}". Leave it out.`;
  return { field, detail };
}
