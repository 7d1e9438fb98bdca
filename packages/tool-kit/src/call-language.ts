import { type KeptJson, languageChosen, type LanguageChoice, NAMED, NamesFound, OFFERED } from '@cuspal/speech';
import { ToolError } from './errors.ts';
import type { NameFinder } from './names-by-schema.ts';
import type { JsonSchema } from './schema/json-schema.ts';
import { say } from './tool-kit.messages.ts';

/** The argument of every tool that chooses the language of its result. It is read before all others, whose faults it words. */
export const LANGUAGE = 'language';

/** The argument as documents show it; lists of tools leave it out (docs/adr/0105-language-of-a-call.md). */
export const LANGUAGE_ARGUMENT: JsonSchema = {
  type: 'string',
  description: 'BCP 47 tag of the language to answer in; English where it is not offered',
};

/** Languages that somebody is spoken to in. */
export type SpokenLanguage = Pick<LanguageChoice, 'sentences' | 'names'>;

/** What a call is answered in. */
export interface CallLanguage extends SpokenLanguage {
  /** The arguments that are left to the tool. */
  readonly args: object;
  /** What was asked for, where the sentences are in English all the same. */
  readonly missed: string | undefined;
}

interface Asking {
  readonly [LANGUAGE]?: unknown;
}

const ENGLISH: SpokenLanguage = { sentences: undefined, names: undefined };

/** The language of a connection, in which faults are worded that are found before its call is read. */
export const languageOfConnection = (tag: string | undefined): SpokenLanguage =>
  (tag === undefined ? undefined : languageChosen(tag.trim())) ?? ENGLISH;

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

/** The other arguments. A loop, because what is left of an object costs ten times as much to make. */
function without(given: object): object {
  const args: Record<string, unknown> = {};
  const members: Readonly<Record<string, unknown>> = { ...given };
  for (const key of Object.keys(members)) if (key !== LANGUAGE) args[key] = members[key];
  return args;
}

const SHOWN_LETTERS = 40;

function noTag(asked: unknown): ToolError {
  const isText = typeof asked === 'string';
  const text = isText ? JSON.stringify(asked.slice(0, SHOWN_LETTERS)) : '';
  return new ToolError('validation_failed', say.noTag({ isText, text }), { field: LANGUAGE });
}

/** The sentence on a language that was asked for and is not spoken; undefined where it is. */
export function missedNote({ missed, names }: Pick<CallLanguage, 'missed' | 'names'>): string | undefined {
  if (missed === undefined) return undefined;
  const tag = missed.slice(0, SHOWN_LETTERS);
  if (names !== undefined) return say.namesAlone({ tag });
  return say.languageNotOffered({ tag, offered: [...new Set([...OFFERED, ...NAMED])] });
}

/** What stands beside a result: its language, and the names in it as that language has them. */
interface Beside {
  readonly [LANGUAGE]: string | undefined;
  readonly names: KeptJson | undefined;
}

/** What stands beside a result; what is undefined of it is not printed. */
export function besideResult(
  result: object,
  find: NameFinder | undefined,
  { sentences, names }: SpokenLanguage,
): Beside {
  const found = new NamesFound();
  find?.(result, found);
  return { [LANGUAGE]: sentences, names: names === undefined ? undefined : found.jsonIn(names) };
}
