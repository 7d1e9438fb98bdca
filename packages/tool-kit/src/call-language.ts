import { languageChosen, type LanguageChoice, NAMED, nameKey, type NameKind, namesIn, OFFERED } from '@cuspal/speech';
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

function without({ [LANGUAGE]: _, ...args }: Asking): object {
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

/** A result with its language, and with the names in it as that language has them. */
export async function inItsLanguage(result: object, { sentences, names }: SpokenLanguage): Promise<object> {
  const named = names === undefined ? {} : await namesIn(names, namesAmong(result));
  return {
    ...result,
    ...(sentences !== undefined && { [LANGUAGE]: sentences }),
    ...(Object.keys(named).length > 0 && { names: named }),
  };
}

/** What the names in a member are of, where English has the same name for something else. */
const KIND_OF_MEMBER: Readonly<Record<string, NameKind>> = {
  amanta: 'month',
  purnimanta: 'month',
  lunarMonth: 'month',
  deity: 'deity',
  yogini: 'yogini',
  sahams: 'saham',
  baladi: 'state',
  group: 'group',
  samvatsara: 'samvatsara',
};

type FoundNames = Map<string, Set<string>>;

/** Names among the keys and texts of a result, wherever they lie in it, each with what it is the name of. */
function namesAmong(result: object): FoundNames {
  const found: FoundNames = new Map();
  lookThrough(result, undefined, found);
  return found;
}

/** Every call in another language looks through all of its result, so nothing is made on the way. */
function lookThrough(value: unknown, kind: NameKind | undefined, found: FoundNames): void {
  if (typeof value === 'string') find(value, kind, found);
  else if (Array.isArray(value)) for (const each of value) lookThrough(each, kind, found);
  else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      find(key, undefined, found);
      const inside: unknown = Reflect.get(value, key);
      lookThrough(inside, Object.hasOwn(KIND_OF_MEMBER, key) ? KIND_OF_MEMBER[key] : kind, found);
    }
  }
}

function find(text: string, kind: NameKind | undefined, found: FoundNames): void {
  const key = nameKey(text, kind);
  if (key === undefined) return;
  const keys = found.get(text);
  if (keys === undefined) found.set(text, new Set([key]));
  else keys.add(key);
}
