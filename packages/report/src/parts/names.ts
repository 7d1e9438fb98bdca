import { language, languageOfNames, named as namedInSentences, sayIn } from '@cuspal/speech';

/** Says what is all names, in the language that names are wanted in: that may be before its sentences are there. */
export function inNames<Words>(say: () => Words): Words {
  const tag = languageOfNames();
  return tag === undefined || tag === language() ? say() : sayIn(tag, say);
}

/** A name as a cell of a table has it. */
export const named = (name: string): string => inNames(() => namedInSentences(name));
