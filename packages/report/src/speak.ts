import { inLanguage, languageChosen, withNamesIn } from '@cuspal/speech';

/**
 * Does some work in a language: its sentences where there are all of them, else its names in English sentences. In English
 * without one.
 */
export async function speaking<Result>(tag: string | undefined, work: () => Result): Promise<Awaited<Result>> {
  const { sentences, names } = (tag === undefined ? undefined : languageChosen(tag)) ?? {};
  if (sentences !== undefined) return inLanguage(sentences, work);
  return names === undefined ? await work() : withNamesIn(names, work);
}
