import { AsyncLocalStorage } from 'node:async_hooks';
import { type CatalogueMarks, digitsOf } from './marks.ts';
import { OFFERED } from './offered.ts';
import type { SpokenRecord } from './record.ts';

/** How a call speaks. */
interface Manner {
  /** BCP 47 tag; undefined in English. */
  readonly tag: string | undefined;
  /** That of the names beside its sentences, which may be there before all sentences are. */
  readonly names: string | undefined;
  /** Where what is said is written down, for whoever reads the results of others; none elsewhere. */
  readonly record: SpokenRecord | undefined;
  /** Sentences that a text can do without, and in which order they go; none in English. */
  readonly spared: Map<string, number> | undefined;
}

/** The manner of the call: none is English that nobody writes down, which costs one read. */
const spoken = new AsyncLocalStorage<Manner>();

/** BCP 47 tag of the language that the call is answered in; undefined for English. */
export const language = (): string | undefined => spoken.getStore()?.tag;

/** BCP 47 tag of the language that whoever calls has names in; undefined for English. */
export const languageOfNames = (): string | undefined => spoken.getStore()?.names;

const sparedOfCall = (): Manner['spared'] => spoken.getStore()?.spared;

/** The record of what is said, where one is kept. */
export const recordOfCall = (): SpokenRecord | undefined => spoken.getStore()?.record;

/** Notes of a sentence that a text can do without it; those of the lowest order go first. English is known by its words. */
export function spare(order: number, sentence: string): string {
  spoken.getStore()?.spared?.set(sentence, order);
  return sentence;
}

/** The order in which a sentence of the call goes; undefined where it was not said to be spared. */
export const spareOrder = (sentence: string): number | undefined => spoken.getStore()?.spared?.get(sentence);

/** The messages of one catalogue in other languages; each is read when the language is first spoken. */
type Translations<Messages> = Readonly<Record<string, () => Promise<{ readonly messages: Partial<Messages> }>>>;

/** Reads what a catalogue has in one language. */
type Reader = (tag: string) => Promise<void>;

const readers: Reader[] = [];

/** How many catalogues have been read in a language: what is loaded later is read with the next call in it. */
const readIn = new Map<string, number>();

/** The messages of a catalogue, by its name, in a language that no file has. */
type MadeUp = (name: string) => object;

const madeUp = new Map<string, MadeUp>();

/** Makes up a language for tests, which is offered from then on: what it says is told by the names of catalogues. */
export function makeUp(tag: string, messagesOf: MadeUp): void {
  madeUp.set(tag, messagesOf);
  // A test before it may have spoken another one under the same tag.
  readIn.delete(tag);
}

export const madeUpLanguages = (): readonly string[] => [...madeUp.keys()];

/**
 * One catalogue of messages, as the compiled files declare it. Returns what it has in the manner of the call: undefined
 * for English that nobody writes down.
 */
export function catalogue<Messages extends Said>(
  name: string,
  say: () => Messages,
  marks: CatalogueMarks,
  translations: Translations<Messages>,
): () => Partial<Messages> | undefined {
  const read = new Map<string, Partial<Messages>>();
  let written: Partial<Messages> | undefined;
  readers.push(async (tag) => {
    // What is made up for a catalogue is made of its messages.
    const invented = madeUp.get(tag)?.(name) as Partial<Messages> | undefined;
    const translation = translations[tag];
    if (invented !== undefined) read.set(tag, invented);
    else if (translation !== undefined) read.set(tag, (await translation()).messages);
  });
  return () => {
    const manner = spoken.getStore();
    if (manner === undefined) return undefined;
    if (manner.record !== undefined) return (written ??= writtenDown(name, say(), marks));
    return manner.tag === undefined ? undefined : read.get(manner.tag);
  };
}

type Said = Readonly<Record<string, (args: never) => string>>;

/** What the key of a message ends with that says another one in plain words, of the same arguments. */
const PLAIN = 'Plain';

const PLAIN_ENGLISH: Manner = { tag: undefined, names: undefined, record: undefined, spared: undefined };

/** The same messages, each written down as it is said. */
function writtenDown<Messages extends Said>(name: string, say: Messages, marks: CatalogueMarks): Messages {
  const kept = Object.entries(say).map(([key, message]) => {
    const own: Said[string] | undefined = say[`${key}${PLAIN}`];
    const saidAndWritten = (args: never): string => {
      const { record, ...manner } = spoken.getStore() ?? PLAIN_ENGLISH;
      return spoken.run({ ...manner, record: undefined }, () => {
        const text = message(args);
        // The same arguments with some of their texts in other words, so of the same type.
        const plainArgs = record?.inPlainWords(args) as never;
        const plain = own === undefined && plainArgs === args ? undefined : (own ?? message)(plainArgs);
        record?.write({ id: `${name}/${key}`, text, plain, digits: digitsOf(marks[key], args), args });
        return text;
      });
    };
    return [key, saidAndWritten] as const;
  });
  // The keys are those of `say`, and so are their types.
  return Object.fromEntries(kept) as unknown as Messages;
}

/** Reads each catalogue known so far in a language; what is loaded later is read by the next call of this. */
export async function readLanguage(tag: string): Promise<void> {
  for (let at = readIn.get(tag) ?? 0; at < readers.length; at = readIn.get(tag) ?? 0) {
    const unread = readers.slice(at);
    await Promise.all(unread.map((read) => read(tag)));
    readIn.set(tag, Math.max(readIn.get(tag) ?? 0, at + unread.length));
  }
}

/** Whether a language was read, in whatever call. */
export const isRead = (tag: string): boolean => readIn.has(tag);

/** Reads each language that results are offered in; false where all were read before. */
export async function readOffered(): Promise<boolean> {
  const unread = OFFERED.filter((tag) => !isRead(tag));
  await Promise.all(unread.map(readLanguage));
  return unread.length > 0;
}

/** Reads in the language of the call what was loaded since the call began. */
export async function readSinceCall(): Promise<void> {
  for (const tag of new Set([language(), languageOfNames()])) if (tag !== undefined) await readLanguage(tag);
}

/** Does some work in a language, once its catalogues are read. What a catalogue lacks is said in English. */
export const inLanguage = <Result>(tag: string, work: () => Result): Promise<Awaited<Result>> =>
  onceRead(tag, () => spoken.run({ tag, names: tag, record: recordOfCall(), spared: new Map() }, work));

/** Does some work in English for somebody who has names in another language. */
export const withNamesIn = <Result>(names: string, work: () => Result): Promise<Awaited<Result>> =>
  onceRead(names, () => spoken.run({ tag: language(), names, record: recordOfCall(), spared: sparedOfCall() }, work));

/** Does some work, at once where the language was read before, as it was for nearly every call. */
const onceRead = <Result>(tag: string, work: () => Result): Promise<Awaited<Result>> =>
  readIn.get(tag) === readers.length ? Promise.resolve(work()) : afterReading(tag, work);

async function afterReading<Result>(tag: string, work: () => Result): Promise<Awaited<Result>> {
  await readLanguage(tag);
  return await work();
}

/** Says something in a language that was read. */
export const sayIn = <Result>(tag: string, say: () => Result): Result =>
  spoken.run({ tag, names: tag, record: undefined, spared: undefined }, say);

/** Does some work whose sentences are written down. */
export const withRecord = <Result>(record: SpokenRecord, work: () => Result): Result =>
  spoken.run({ tag: language(), names: languageOfNames(), record, spared: sparedOfCall() }, work);
