import { invalidParams, shown } from '../texts/invalid-params.ts';
import type { Argument } from './arguments/argument.ts';

/** What was read, by argument; what was not sent is not there. */
export type Values = Readonly<Record<string, unknown>>;

/** Reads what a client sent for a prompt. Throws -32602 that names the argument, its value and what is right. */
export function readArguments(known: readonly Argument[], given: Readonly<Record<string, string>>): Values {
  const names = known.map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw invalidParams(`Unknown argument: ${shown(unknown)}. This prompt takes ${names.join(', ')}.`, {
      field: unknown,
    });
  }
  return Object.fromEntries(
    known.flatMap((argument) => {
      const text = Object.hasOwn(given, argument.name) ? given[argument.name]?.trim() : undefined;
      // Clients send what their user has left empty as an empty text.
      if (text === undefined || text === '') {
        if (argument.required) throw missing(argument.name, argument.description);
        return [];
      }
      const read = argument.read(text);
      if (read.ok) return [[argument.name, read.value] as const];
      throw invalidParams(`${argument.name} "${shown(text)}" ${read.fault}`, { field: argument.name });
    }),
  );
}

/** Says that an argument is not there and what belongs there. */
export const missing = (field: string, description: string) =>
  invalidParams(`${field} is missing. Send it as text. ${description}.`, { field });
