import { languageChosen, NAMED, namesIn, OFFERED } from '@cuspal/speech';
import { ToolError } from './errors.ts';
import type { JsonSchema } from './schema/json-schema.ts';
import { say } from './tool-kit.messages.ts';

/** The argument of every tool that chooses the language of its result. It is read before all others, whose faults it words. */
const LANGUAGE = 'language';

/** The argument as documents show it; lists of tools leave it out (docs/adr/0105-language-of-a-call.md). */
export const LANGUAGE_ARGUMENT: JsonSchema = {
  type: 'string',
  description: 'BCP 47 tag of the language to answer in; English where it is not offered',
};

/** What a call is answered in. */
export interface CallLanguage {
  /** The arguments that are left to the tool. */
  readonly args: object;
  /** Language of the sentences; undefined for English. */
  readonly sentences: string | undefined;
  /** Language of the names; undefined for English. */
  readonly names: string | undefined;
  /** What was asked for, where the sentences are in English all the same. */
  readonly missed: string | undefined;
}

interface Asking {
  readonly [LANGUAGE]?: unknown;
}

/** Reads the language that the arguments name, or else that of the connection. Throws where it is no tag. */
export function languageOfCall(given: object, ofConnection: string | undefined): CallLanguage {
  const { [LANGUAGE]: own }: Asking = given;
  const args = LANGUAGE in given ? without(given) : given;
  const asked = own ?? ofConnection;
  if (asked === undefined) return { args, sentences: undefined, names: undefined, missed: undefined };
  const choice = typeof asked === 'string' ? languageChosen(asked.trim()) : undefined;
  if (typeof asked !== 'string' || choice === undefined) throw noTag(asked);
  const { sentences, names, isUnknown } = choice;
  const missed = sentences === undefined && (isUnknown || names !== undefined) ? asked : undefined;
  return { args, sentences, names, missed };
}

function without({ [LANGUAGE]: _, ...args }: Asking): object {
  return args;
}

const SHOWN_LETTERS = 40;

function noTag(asked: unknown): ToolError {
  const shown = typeof asked === 'string' ? `the text ${JSON.stringify(asked.slice(0, SHOWN_LETTERS))}` : `no text`;
  return new ToolError(
    'validation_failed',
    `Argument "${LANGUAGE}" is ${shown} but must be a BCP 47 tag, such as "hi" or "pt-BR". Correct it or leave it out.`,
    { field: LANGUAGE },
  );
}

/** The sentence on a language that was asked for and is not spoken; undefined where it is. */
export function missedNote({ missed, names }: Pick<CallLanguage, 'missed' | 'names'>): string | undefined {
  if (missed === undefined) return undefined;
  const tag = missed.slice(0, SHOWN_LETTERS);
  if (names !== undefined) return say.namesAlone({ tag });
  return say.languageNotOffered({ tag, offered: [...new Set([...OFFERED, ...NAMED])] });
}

/** A result with its language, and with the names in it as that language has them. */
export async function inItsLanguage(result: object, { sentences, names }: CallLanguage): Promise<object> {
  const named = names === undefined ? {} : await namesIn(names, textsOf(result));
  return {
    ...result,
    ...(sentences !== undefined && { [LANGUAGE]: sentences }),
    ...(Object.keys(named).length > 0 && { names: named }),
  };
}

/** Keys and texts of a result, wherever they lie in it. */
function textsOf(result: object): ReadonlySet<string> {
  const found = new Set<string>();
  const open: unknown[] = [result];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') found.add(next);
    else if (Array.isArray(next)) open.push(...(next as unknown[]));
    else if (typeof next === 'object' && next !== null) {
      for (const [key, value] of Object.entries(next)) {
        found.add(key);
        open.push(value);
      }
    }
  }
  return found;
}
