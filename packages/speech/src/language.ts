import { AsyncLocalStorage } from 'node:async_hooks';

/** The language of the call: none is English, which costs one read. */
const spoken = new AsyncLocalStorage<string>();

/** BCP 47 tag of the language that the call is answered in; undefined for English. */
export const language = (): string | undefined => spoken.getStore();

/** The messages of one catalogue in other languages; each is read when the language is first spoken. */
type Translations<Messages> = Readonly<Record<string, () => Promise<{ readonly messages: Partial<Messages> }>>>;

/** Reads what a catalogue has in one language, where it has not been read. */
type Reader = (tag: string) => Promise<void>;

const readers: Reader[] = [];

/**
 * One catalogue of messages, as the compiled files declare it. Returns what it has in the language of the call:
 * undefined in English.
 */
export function catalogue<Messages>(translations: Translations<Messages>): () => Partial<Messages> | undefined {
  const read = new Map<string, Partial<Messages>>();
  readers.push(async (tag) => {
    const translation = read.has(tag) ? undefined : translations[tag];
    if (translation !== undefined) read.set(tag, (await translation()).messages);
  });
  return () => {
    const tag = spoken.getStore();
    return tag === undefined ? undefined : read.get(tag);
  };
}

/** Reads each catalogue known so far in a language; what is loaded later is read by the next call of this. */
export async function readLanguage(tag: string): Promise<void> {
  await Promise.all(readers.map((read) => read(tag)));
}

/** Does some work in a language, once its catalogues are read. What a catalogue lacks is said in English. */
export async function inLanguage<Result>(tag: string, work: () => Result): Promise<Awaited<Result>> {
  await readLanguage(tag);
  return await spoken.run(tag, work);
}
