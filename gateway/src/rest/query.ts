import { queryTextOf } from '../http/paths.ts';
import { shown } from '../response-shaping/argument-fault.ts';

/** Parameters of an address by name, or which of them cannot be taken and why. */
export type Query =
  | { readonly ok: true; readonly values: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly field: string; readonly detail: string };

/** Reads the parameters that an address takes. `lists`: those that may come more than once; they are joined by commas. */
export function readQuery(url: string, taken: readonly string[], lists: readonly string[] = []): Query {
  const parameters = new URLSearchParams(queryTextOf(url));
  for (const field of new Set(parameters.keys())) {
    const detail = faultOf(field, parameters.getAll(field).length, taken, lists);
    if (detail !== undefined) return { ok: false, field, detail };
  }
  const names = [...new Set(parameters.keys())];
  return { ok: true, values: new Map(names.map((name) => [name, parameters.getAll(name).join()])) };
}

function faultOf(name: string, times: number, taken: readonly string[], lists: readonly string[]): string | undefined {
  if (!taken.includes(name)) {
    const known = taken.length === 0 ? 'This address takes none' : `This address takes ${taken.join(', ')}`;
    return `Unknown parameter ${shown(name)}. ${known}. Leave it out.`;
  }
  if (times > 1 && !lists.includes(name)) return `Parameter "${name}" came ${times} times. Send it once.`;
  return undefined;
}
