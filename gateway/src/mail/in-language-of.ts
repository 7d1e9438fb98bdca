import { pageLanguageChosen, readLanguage, sayIn } from '@cuspal/speech';

const ENGLISH = 'en';

/**
 * Writes a message in the language that is kept of its reader (docs/adr/0108). Where none is kept it is that in which the
 * work is done: of the page whose form asks for it, and English for what no request asks for. A language that is not
 * offered any more, or cannot be read, is English.
 */
export async function inLanguageOf<Written>(kept: string | null, write: () => Written): Promise<Written> {
  if (kept === null) return write();
  const tag = pageLanguageChosen(kept) ?? ENGLISH;
  if (tag === ENGLISH) return sayIn(ENGLISH, write);
  return readLanguage(tag).then(
    () => sayIn(tag, write),
    () => sayIn(ENGLISH, write),
  );
}
